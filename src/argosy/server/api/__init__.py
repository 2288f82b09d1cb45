"""The HTTP and WebSocket interface: operations, authentication, the OpenAPI document."""
