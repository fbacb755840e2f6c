"""The long proofs: each takes as long as it is given, and tells its figures."""
