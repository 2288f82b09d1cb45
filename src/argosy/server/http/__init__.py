"""Serving HTTP: connections, rate limits, security headers, metrics, logs, static files."""
