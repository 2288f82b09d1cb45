"""Games between bots by the thousand: plans, runners, results files, statistics and reports."""
