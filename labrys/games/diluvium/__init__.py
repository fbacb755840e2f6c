"""Diluvium: empires that sail out after the flood."""
