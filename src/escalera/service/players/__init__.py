"""Computer players in processes of their own: they receive a view as bytes, and can be killed.

Import from the modules: `pool` for a server, `foreign` for one player that somebody else wrote. This
file imports nothing, so that a child process loads no more than it needs.
"""
