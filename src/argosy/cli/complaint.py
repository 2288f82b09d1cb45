"""Errors that the user can mend."""


class Complaint(Exception):  # noqa: N818 - it is no error of the program
    """Something the user can mend: said in one line, exit code 2, no traceback."""
