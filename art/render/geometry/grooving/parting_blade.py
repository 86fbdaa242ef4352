"""A self-clamping parting blade with its insert."""

from math import cos, pi, radians, sin

import numpy as np

from geometry.grooving.grooving_insert import grooving_insert
from marking import marking
from materials import material
from mesh import group, paint
from solids import bow, cut, prism, round_edges, side_prism


def _bore(blade, radius, x, z):
    circle = [(radius * cos(a), radius * sin(a)) for a in np.linspace(0, 2 * pi, 40)[:-1]]
    hole = prism("bore", circle, -5, 5)
    hole.rotation_euler = (radians(90), 0, 0)
    hole.location = (x, 0, z)
    cut(blade, hole)


def parting_blade(width=3.1, length=105, coating="violet", text=""):
    """Stands along x, its cutting end at +x, the blade 32 mm high; mm.

    `width` is the insert's; the blade is thinner, so that it follows into the cut.
    """
    thickness = 0.78 * width
    slot = [
        (-3.2, -1.5),
        (-3.0, -2.35),
        *bow((-3.2, -2.55), (-12.2, -3.3), 0.02),
        *bow((-13.2, -3.4), (-13.2, -6.4), -0.35, 6),
        *bow((-12.2, -6.5), (-1.6, -6.3), 0.0, 3),
    ]
    above = [(-length, 0), (-24, 0), *bow((-22, 0), (-4.4, -1.0), 0.03)]
    profile = [*above, *slot, *bow((-1.6, -6.6), (-12, -32), -0.16, 14), (-length, -32)]
    blade = side_prism("blade", profile, -thickness / 2, thickness / 2)
    _bore(blade, 3.1, -30, -14)
    _bore(blade, 1.6, -17.5, -6.2)
    paint(round_edges(blade, 0.22, 3, 35), material("nickel"))
    plate = grooving_insert(width, 14.5, 4.1, coating, double_ended=False)
    plate.location = (1.6, 0, -2.15)
    letters = marking(text, 3.4, material("black mark"), (-62, -thickness / 2 - 0.004, -16), tilt=90)
    return group([blade, plate, *letters], "parting blade")
