"""The words of Argosy: every sentence shown to people, in every language, as Fluent files."""
