"""A right-hand external threading holder: shank along y, rake face up, the tooth of its laydown insert at −x, +y."""

from math import radians

from mathutils import Matrix

from geometry.screw import screw
from geometry.threading_insert import laydown_outline, threading_insert
from marking import marking
from materials import material
from mesh import group, paint
from solids import cut, prism, round_edges, side_prism

SHANK, WIDTH = 25.0, 32.0
THICKNESS, LIFT = 3.5, 0.5
# From the insert's middle to its tooth, mm.
TOOTH = (-7.30, 6.75)


def threading_holder(designation, length=118):
    """mm; the shank is 25 × 25, the insert a 16ER held by a screw on a shim."""
    middle = (-WIDTH - TOOTH[0], -TOOTH[1])
    # The head stands back behind the insert's front and, along its left side, behind that.
    plan = [
        (0, -length),
        (-SHANK, -length),
        (-SHANK, -24),
        (-SHANK - 1.6, -14.5),
        (-SHANK - 6.3, -3.6),
        (-SHANK - 5.6, -2.3),
        (-6, -2.3),
        (0, -8),
    ]
    body = prism("threading holder", plan[::-1], -SHANK, 0)
    # Below the shim the head is cut back, so that it clears the shoulder.
    foot = side_prism("foot", [(1, -9.5), (-2.2, -9.5), (-13, -SHANK - 1), (1, -SHANK - 1)], -1, SHANK + 10)
    foot.data.transform(Matrix.Rotation(radians(90), 4, "Z"))
    cut(body, foot)
    under = LIFT - THICKNESS - 2.6
    outline = laydown_outline("thread", False, 9.525 * 1.012)
    cut(body, prism("pocket", [(x + middle[0], y + middle[1]) for x, y in outline], under, 5))
    paint(round_edges(body, 0.45, 3, 30), material("black oxide"))
    small = [(x * 0.985 + middle[0], y * 0.985 + middle[1]) for x, y in laydown_outline("thread", False, 9.4)]
    shim = prism("shim", small, under + 0.05, LIFT - THICKNESS - 0.05, material("plain carbide"))
    head = screw(2.45, 1.6, socket=0.6, dome=0.1, taper=0.6)
    head.location = (0, 0, THICKNESS / 2 - 0.2)
    plate = group([threading_insert(), head], "plate")
    plate.location = (*middle, LIFT - THICKNESS / 2)
    letters = marking(designation, 5.0, material("grey mark"), (-SHANK / 2, -62, 0.01), -90)
    return group([body, shim, plate, *letters], "threading holder")
