"""Reading the content files of Diluvium."""
