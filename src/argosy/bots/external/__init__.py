"""Bots that run outside this process, as programs that read and write lines of JSON."""
