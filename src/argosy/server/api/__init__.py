"""The HTTP and WebSocket interface: routes, authentication, the OpenAPI document."""
