"""Data sets of play: every decision of many matches, in Parquet files that one command makes again."""
