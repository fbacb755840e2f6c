"""What people read: words, rulebooks, content files and progress."""
