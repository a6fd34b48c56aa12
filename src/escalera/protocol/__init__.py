"""Wire messages and their schema: what a client may send, what it is sent. No behaviour."""
