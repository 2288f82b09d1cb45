"""The designer's report: results of many games as one HTML page with plots."""
