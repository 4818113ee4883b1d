"""The exact solver's compiled part: plain integers in, plain integers out.

One int64 buffer holds everything a search needs (see `layout`). Every function takes that buffer
either as its raw address (the fast build) or as the NumPy array itself (the debug build, which
checks every index); `words.load` and `words.store` are the only two places that differ.
Only `trainer.solver` may import from here.
"""
