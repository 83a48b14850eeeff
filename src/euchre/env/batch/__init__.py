"""The batch of thousands of deals in arrays, stepped at once in compiled code."""
