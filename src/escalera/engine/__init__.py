"""The rules at work: legality, the deal, scoring, the match and what a seat may see."""
