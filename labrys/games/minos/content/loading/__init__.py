"""Reading the content files of Minos."""
