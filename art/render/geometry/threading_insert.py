"""Laydown inserts: a triangle with a ground profile at one end of each side, for threads and circlip grooves."""

from math import cos, radians, sin, tan

from marking import marking
from materials import material
from mesh import group
from solids import cut, lathe, prism, round_edges

# Points round one tooth on the upper side of the triangle, from its left end inwards, mm for a 9.525 circle.
TOOTH = {
    "thread": [(-8.36, 4.96), (-7.45, 6.50), (-7.27, 6.50), (-6.34, 4.96), (-5.33, 4.96), (-4.99, 4.76)],
    "groove": [
        (-8.36, 4.96),
        (-8.10, 5.10),
        (-8.10, 6.55),
        (-6.50, 6.55),
        (-6.50, 4.96),
        (-5.33, 4.96),
        (-4.99, 4.76),
    ],
}
SIDE_END = (8.48, 4.76)


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
    # The relief of the flanks: the underside a little smaller than the top.
    for vertex in body.data.vertices:
        away = (vertex.co.x**2 + vertex.co.y**2) ** 0.5
        if vertex.co.z < 0 and away > r + 1:
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
