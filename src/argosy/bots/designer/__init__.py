"""The designer's report: results of many games as one page with plots."""
