"""The room of the rule pages: from `Rules` and sentences to pages that can be read without a script.

Every number on a page is a field of `Rules` or what the engine answers; every example is judged by the
engine when the page is made. Nothing here knows a route or a table.
"""
