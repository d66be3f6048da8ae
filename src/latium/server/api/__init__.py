"""The server over HTTP and WebSockets. Handlers move messages; the desk decides."""
