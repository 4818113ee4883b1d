"""What lies beside the package: pages, lessons, puzzles; and the kernels' machine code."""
