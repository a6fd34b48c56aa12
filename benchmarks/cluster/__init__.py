"""Several nodes under load, to which everything happens that may happen: is every acknowledged act kept?"""
