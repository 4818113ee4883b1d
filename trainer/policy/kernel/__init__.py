"""The policy's compiled part: plain integers and floats in, plain integers out.

Everything here works on NumPy arrays of int64 (a table of four hands, the rules of a house)
and float64 (coefficients). Only the modules beside this folder may import from here.
"""
