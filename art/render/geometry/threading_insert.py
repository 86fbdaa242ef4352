"""Laydown inserts: a triangle with a ground profile at one end of each side, for threads and circlip grooves."""

from math import cos, radians, sin, tan

import numpy as np
from mathutils import Matrix

from marking import marking
from materials import material
from mesh import group
from solids import cut, lathe, prism, round_edges

# Points round one tooth on the upper side of the triangle, from its left end inwards, mm for a 9.525 circle.
TOOTH = {
    "thread": [(-8.36, 4.96), (-7.33, 6.75), (-7.27, 6.75), (-6.24, 4.96), (-5.33, 4.96), (-4.99, 4.76)],
    "groove": [
        (-8.36, 4.96),
        (-8.10, 5.10),
        (-8.10, 6.80),
        (-6.50, 6.80),
        (-6.50, 4.96),
        (-5.33, 4.96),
        (-4.99, 4.76),
    ],
}
SIDE_END = (8.48, 4.76)
# The furrow behind the tooth that curls the chip: its middle's (x, y) and height over the top; half its length, its radius.
FORMER = (-6.9, 4.6), 1.15, 3.4, 1.6


def _tooth(angle):
    """The thread's tooth with flanks at another angle, degrees; its crest stays."""
    (_, low), (left, high), (right, _), _, *rest = TOOTH["thread"]
    wide = (high - low) * tan(radians(angle / 2))
    return [(left - wide, low), (left, high), (right, high), (right + wide, low), *rest]



def laydown_outline(profile, is_internal, circle, angle=60):
    """The outline, anticlockwise; an internal insert is the mirror image of an external one. `angle`: the thread's."""
    k, points = circle / 9.525, []
    teeth = TOOTH[profile] if angle == 60 else _tooth(angle)
    for turn in (0, -120, -240):
        c, s = cos(radians(turn)), sin(radians(turn))
        points += [(k * (c * x - s * y), k * (s * x + c * y)) for x, y in [*teeth, SIDE_END]]
    mirrored = points if is_internal else None
    if mirrored:
        return [(-x, y) for x, y in mirrored]
    return points[::-1]


def _chip_formers(body, half, is_internal, k):
    """One behind each tooth, a piece of an egg that lies along the side."""
    (x, y), height, length, radius = FORMER
    profile = [(radius * cos(radians(a)) + 0.001, length * sin(radians(a))) for a in np.linspace(90, -90, 33)]
    for turn in (0, -120, -240):
        egg = lathe("former", profile, 96)
        side = -1 if is_internal else 1
        lie = Matrix.Rotation(radians(side * turn), 4, "Z") @ Matrix.Translation((side * x, y, 0))
        egg.matrix_world = (
            Matrix.Translation((0, 0, half))
            @ Matrix.Scale(k, 4)
            @ lie
            @ Matrix.Translation((0, 0, height))
            @ Matrix.Rotation(radians(90), 4, "Y")
        )
        cut(body, egg)


def threading_insert(
    profile="thread", is_internal=False, circle=9.525, thickness=3.5, hole=4.0, coating="violet", text="", angle=60
):
    """Its cutting tooth stands at the upper side; the top is at +thickness / 2."""
    half, r = thickness / 2, hole / 2
    outline = laydown_outline(profile, is_internal, circle, angle)
    body = prism("laydown insert", outline, -half, half)
    bore = [
        (0.001, half + 1),
        (r + 0.65, half + 1),
        (r + 0.65, half),
        (r, half - 0.75),
        (r, -half - 1),
        (0.001, -half - 1),
    ]
    cut(body, lathe("bore", bore, 72))
    _chip_formers(body, half, is_internal, circle / 9.525)
    # The relief of the flanks: the underside a little smaller than the top.
    for vertex in body.data.vertices:
        away = (vertex.co.x**2 + vertex.co.y**2) ** 0.5
        if vertex.co.z < -half / 2 and away > r + 1:
            vertex.co.x *= 0.965
            vertex.co.y *= 0.965
    round_edges(body, 0.06, 2, 25)
    body.data.materials.clear()
    body.data.materials.append(material(coating))
    letters = [
        mark
        for line, y in zip(text.split("|"), (3.55, -3.65))
        for mark in marking(line, 0.95, material("light mark"), (0, y, half + 0.004))
    ]
    return group([body, *letters], "laydown insert")
