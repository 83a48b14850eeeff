"""Work for the processor: bots and reviews, in turns, in threads and processes."""
