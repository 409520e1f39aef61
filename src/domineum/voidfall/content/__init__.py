"""What is in the box: the records, the maps, and whether they fit together."""
