"""A right-hand external grooving holder: shank along y, a thin nose at −x, a clamping jaw above the insert."""

from math import radians

from geometry.grooving.grooving_insert import grooving_insert
from geometry.screw import screw
from marking import marking
from materials import material
from mesh import group, paint
from solids import bow, cut, front_prism, lathe, prism, round_edges

SHANK = 25.0


def grooving_holder(designation, insert_width, length=118):
    """mm; the shank is 25 × 25."""
    jaw = [
        (-length, 0),
        (-36, 0),
        *bow((-33, 0.6), (-27, 7.0), -0.06, 6),
        (-3, 7.0),
        *bow((0, 6.6), (10.5, 2.4), 0.04, 6),
        (11.2, 1.2),
        (10.6, 0.1),
        (4, -0.15),
    ]
    slot = [
        (-6.4, -0.15),
        (-6.4, -1.4),
        (-25, -1.4),
        *bow((-25.6, -1.5), (-25.6, -3.1), -0.4, 5),
        (-25, -3.2),
        (-6.4, -3.2),
        (-6.4, -4.35),
    ]
    below = [(13.2, -4.35), (13.0, -6.2), *bow((12.4, -7.5), (1.5, -25), -0.14, 10), (-length, -25)]
    body = front_prism("grooving holder", [*jaw, *slot, *below], -SHANK, 0)
    nose = -SHANK + insert_width - 0.55
    clear = [(5, -1.5), *[(x, y) for x, y in bow((-14, -1.5), (nose, 5.5), 0.12, 8)], (nose, 40), (5, 40)]
    cut(body, prism("clearance", clear, -40, 20))
    sink = lathe("sink", [(0.001, 20), (4.9, 20), (4.9, 3.4), (0.001, 3.4)], 72)
    sink.location = (-13.5, -15, 0)
    cut(body, sink)
    paint(round_edges(body, 0.4, 3, 28), material("black oxide"))
    head = screw(4.5, 3.4, socket=0.55, dome=0.08)
    head.location = (-13.5, -15, 6.3)
    plate = grooving_insert(insert_width, 21.0, 4.2, "violet")
    plate.rotation_euler[2] = radians(90)
    plate.location = (-SHANK + (insert_width - 0.55) / 2, 15.2, -0.02)
    letters = marking(designation, 5.0, material("grey mark"), (-12.5, -66, 0.01), -90)
    return group([body, head, plate, *letters], "grooving holder")
