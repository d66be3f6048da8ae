"""Tables for people and bots, over HTTP and WebSockets: the log of each table is the truth."""
