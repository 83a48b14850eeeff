"""The compiled policy: how the search imagines that everybody bids and plays."""
