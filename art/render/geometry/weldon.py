"""The clamping flat of a shank to DIN 6535 HB, on the side that a tool lying in a picture turns up."""

from math import radians

from mathutils import Matrix

from solids import cut, prism

# Length, centre from the shank's end, depth, mm; by shank diameter.
FLATS = {
    6: (4.2, 18, 0.9),
    8: (5.5, 18, 1.1),
    10: (7, 20, 1.5),
    12: (8, 22.5, 1.6),
    16: (10, 24, 1.8),
    20: (11, 25, 1.8),
    25: (12, 32, 2.0),
    32: (14, 36, 2.0),
}


def weldon_flat(tool, shank, length, towards=150, further=0):
    """Cuts the flat into a tool that stands on its shank along z; `towards` in degrees round z, mm.

    `further`: how far from the first a second flat lies, as large shanks have it.
    """
    flat, from_end, depth = FLATS[shank]
    middle, deep = from_end - length + further, shank / 2 - depth
    outline = [(deep, -shank), (shank, -shank), (shank, shank), (deep, shank)]
    block = prism("flat", outline, middle - flat / 2, middle + flat / 2)
    block.data.transform(Matrix.Rotation(radians(towards), 4, "Z"))
    cut(tool, block)
