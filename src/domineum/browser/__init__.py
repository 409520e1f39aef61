"""Tables of one browser, without a server: the same answers, standard library only."""
