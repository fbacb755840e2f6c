"""Many games of one kind: played on local processes or on Ray, kept as they come, resumable."""
