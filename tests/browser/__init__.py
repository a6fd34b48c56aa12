"""The client as people use it: a real Chromium, a real server."""
