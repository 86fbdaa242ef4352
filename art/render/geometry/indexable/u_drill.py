"""An indexable U-drill: two wide chip spaces, an inner and an outer trigon insert, flange, shank with a flat."""

from math import pi, radians

from mathutils import Matrix, Vector

from geometry.flute_sections import gullet_section
from geometry.insert import insert
from geometry.insert_shapes import iso_shape
from geometry.rotary_tool import rotary_tool
from geometry.screw import screw
from materials import material
from mesh import group, shade_smooth
from solids import cut, lathe, prism, round_edges

CIRCLE = 7.94
# Thickness and hole of WC.. 0503 and SP.. 07T3, the turn that brings an edge to the front and the outer insert's distance
# from the rim; mm and degrees.
HELD = {"W": (3.18, 3.4, 180, 5.35), "S": (3.97, 2.85, 42, 4.2)}


def _plate(letter, coating):
    thickness, hole, _, _ = HELD[letter]
    plate = insert(letter, CIRCLE, thickness, 0.8, hole, coating, clearance=7, breaker=0.75, sink=0.6)
    head = screw(2.05, 1.2, socket=0.58, dome=0.1, taper=0.55)
    head.location = (0, 0, thickness / 2 - 0.1)
    return group([plate, head], "plate")


def u_drill(diameter=28.0, depth=84.0, letter="W", coating="violet"):
    """Along z, its tip at 0; diameter and depth in mm, the letter of its inserts' shape."""
    thickness, _, pointing, from_rim = HELD[letter]
    r = diameter / 2 - 0.35
    body = rotary_tool(
        r, depth + 16, depth + 8, 2, 6, gullet_section(), material("nickel"), end="flat", run_out=r * 1.3
    )
    outline, _ = iso_shape(letter, CIRCLE + 0.24).outline(0, 0.5, 8, 1)
    parts = []
    # Which flute, how far from the axis: the outer insert cuts the diameter, the inner one reaches past the middle.
    for angle, radial, lift in ((0.0, diameter / 2 - from_rim, 0.5), (pi, 4.45, 0.75)):
        turn = Matrix.Rotation(angle, 4, "Z")
        # Local x along the axis, local y outwards, the rake face towards the cutting direction.
        axes = Matrix(((0, 1, 0, 0), (0, 0, 1, 0), (1, 0, 0, 0), (0, 0, 0, 1)))
        # A trigon's blunt corner looks along the axis, a square's edge nearly so.
        place = (
            turn
            @ Matrix.Translation(Vector((radial, 0.15, -CIRCLE / 2 + lift)))
            @ axes
            @ Matrix.Rotation(radians(pointing), 4, "Z")
        )
        seat = prism("seat", [tuple(p) for p in outline], -thickness, 9)
        seat.matrix_world = place
        cut(body, seat)
        plate = _plate(letter, coating)
        plate.matrix_world = place @ Matrix.Translation((0, 0, -thickness / 2))
        parts.append(plate)
    shade_smooth(body.data, 30)
    top = -depth - 14
    profile = [
        (0.001, top),
        (21.3, top),
        (22, top - 0.7),
        (22, top - 8.5),
        (21.3, top - 9.2),
        (16, top - 9.2),
        (16, top - 9.6),
        (16, top - 66),
        (15, top - 67),
        (0.001, top - 67),
    ]
    shank = lathe("shank", profile, 160, [material("nickel")])
    cut(shank, prism("flat", [(14.2, -30), (40, -30), (40, 30), (14.2, 30)], top - 62, top - 14))
    round_edges(shank, 0.3, 2, 30)
    return group([body, shank, *parts], "u-drill")
