"""Programs that write generated parts of the project."""
