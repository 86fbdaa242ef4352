"""An indexable U-drill: two wide chip spaces, an inner and an outer trigon insert, flange, shank with a flat."""

from math import pi

from mathutils import Matrix, Vector

from geometry.flute_sections import gullet_section
from geometry.insert import insert
from geometry.insert_shapes import iso_shape
from geometry.rotary_tool import rotary_tool
from geometry.screw import screw
from materials import material
from mesh import group, shade_smooth
from solids import cut, lathe, prism, round_edges

CIRCLE, THICKNESS = 7.94, 3.18


def _plate(coating):
    plate = insert("W", CIRCLE, THICKNESS, 0.8, 3.4, coating, clearance=7, breaker=0.75, sink=0.6)
    head = screw(2.05, 1.2, socket=0.58, dome=0.1, taper=0.55)
    head.location = (0, 0, THICKNESS / 2 - 0.1)
    return group([plate, head], "plate")


def u_drill(diameter=28.0, depth=84.0, coating="violet"):
    """Along z, its tip at 0; diameter and depth in mm."""
    r = diameter / 2 - 0.35
    body = rotary_tool(
        r, depth + 16, depth + 8, 2, 6, gullet_section(), material("nickel"), end="flat", run_out=r * 1.3
    )
    outline, _ = iso_shape("W", CIRCLE + 0.24).outline(0, 0.5, 8, 1)
    parts = []
    # Which flute, how far from the axis: the outer insert cuts the diameter, the inner one reaches past the middle.
    for angle, radial, lift in ((0.0, diameter / 2 - 5.35, 0.5), (pi, 4.45, 0.75)):
        turn = Matrix.Rotation(angle, 4, "Z")
        # Local x along the axis, local y outwards, the rake face towards the cutting direction.
        axes = Matrix(((0, 1, 0, 0), (0, 0, 1, 0), (1, 0, 0, 0), (0, 0, 0, 1)))
        # The trigon's blunt corner looks along the axis.
        place = (
            turn
            @ Matrix.Translation(Vector((radial, 0.15, -CIRCLE / 2 + lift)))
            @ axes
            @ Matrix.Rotation(pi, 4, "Z")
        )
        seat = prism("seat", [tuple(p) for p in outline], -THICKNESS, 9)
        seat.matrix_world = place
        cut(body, seat)
        plate = _plate(coating)
        plate.matrix_world = place @ Matrix.Translation((0, 0, -THICKNESS / 2))
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
