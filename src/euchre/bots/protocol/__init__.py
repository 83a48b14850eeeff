"""Players in programs of their own: messages in JSON, a line each."""
