"""A worker process: what its tables share, and its connection to the other workers."""
