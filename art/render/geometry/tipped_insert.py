"""A carbide body with brazed corner tips of PCD or PCBN; each tip is a solid of its own with a seam of braze."""

from math import cos, radians, sin, tan

import numpy as np

from geometry.insert_shapes import iso_shape
from materials import material
from mesh import group
from solids import cut, lathe, prism, round_edges

SEAM = 0.07


def keep_side(outline, nx, ny, distance):
    """The part of a convex outline where x·nx + y·ny ≤ distance."""
    kept = []
    for a, b in zip(outline, [*outline[1:], outline[0]]):
        from_a, from_b = a[0] * nx + a[1] * ny - distance, b[0] * nx + b[1] * ny - distance
        if from_a <= 0:
            kept.append(tuple(a))
        if from_a * from_b < 0:
            t = from_a / (from_a - from_b)
            kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
    return kept


def _relieve(ob, half, circle, clearance):
    """Draws every part in towards the underside, as a positive insert's flanks are."""
    slope = tan(radians(clearance)) / (circle / 2)
    for vertex in ob.data.vertices:
        inward = 1 - slope * (half - vertex.co.z)
        vertex.co.x *= inward
        vertex.co.y *= inward


def tipped_insert(
    letter,
    circle,
    thickness,
    radius,
    hole,
    tip,
    corners=(0,),
    tip_length=3.6,
    tip_thickness=1.6,
    clearance=0,
    body="ground carbide",
    seam="braze",
):
    """`tip`, `body` and `seam` are materials' names; `corners` are the directions of the tipped corners, degrees."""
    outline, _ = iso_shape(letter, circle).outline(0, radius, 10, 2)
    half, reach = thickness / 2, max(p[0] for p in outline)
    block = prism("body", outline, -half, half, material(body))
    r = hole / 2
    bore = [
        (0.001, half + 1),
        (r + 0.5, half + 1),
        (r + 0.5, half),
        (r, half - 0.5),
        (r, 0.3 - half),
        (r + 0.3, -half),
        (r + 0.3, -half - 1),
        (0.001, -half - 1),
    ]
    cut(block, lathe("bore", bore, 72))
    low, parts = half - tip_thickness, []
    for corner in corners:
        nx, ny, seat = -cos(radians(corner)), -sin(radians(corner)), -(reach - tip_length)
        wide = [(x * 1.2, y * 1.2) for x, y in outline]
        cut(block, prism("pocket", keep_side(wide, nx, ny, seat), low, half + 1))
        # Behind and under the tip only: beside it, braze would show along the cutting edge.
        area = keep_side([(x * 0.9985, y * 0.9985) for x, y in outline], nx, ny, seat)
        behind = keep_side(area, -nx, -ny, SEAM - seat)
        braze = [
            prism("braze", behind, low, half - 0.015, material(seam)),
            prism("braze", area, low, low + SEAM, material(seam)),
        ]
        point = prism("tip", keep_side(outline, nx, ny, seat - SEAM), low + SEAM, half, material(tip))
        parts += [*braze, round_edges(point, 0.045, 2, 25)]
    # In proportion: on a small body a wider round would shine along the tip's seat.
    round_edges(block, 0.09 * circle / 12.7, 3, 25)
    if clearance:
        for part in [block, *parts]:
            _relieve(part, half, circle, clearance)
    return group([block, *parts], "tipped insert")
