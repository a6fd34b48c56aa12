"""An hour of coming and going: is memory flat, and is everything given back that was taken?"""
