"""What crosses the wire: types, strict decoding, errors."""
