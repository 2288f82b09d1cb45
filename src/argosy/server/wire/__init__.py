"""The JSON interface: types, strict decoding, errors."""
