"""Right-hand bars for boring and internal threading: along x, the nose at 0, rake face up, the edge at +y."""

from math import radians, sin

from mathutils import Matrix, Vector

from geometry.insert import insert
from geometry.insert_shapes import iso_shape
from geometry.screw import screw
from geometry.threading_insert import laydown_outline, threading_insert
from marking import marking
from materials import material
from mesh import group, paint
from solids import cut, lathe, prism, round_edges, side_prism


def _shank(diameter, length, flat):
    """A round bar with a flat above and below and a chamfered end; its axis lies in z = 0."""
    r = diameter / 2
    bar = lathe("bar", [(0.001, 0), (r, 0), (r, 1.2 - length), (r - 1.2, -length), (0.001, -length)], 160)
    # The lathe turns about z; the bar points to +x.
    bar.data.transform(Matrix.Rotation(radians(90), 4, "Y"))
    for sign in (1, -1):
        heights = sorted((sign * flat, sign * (r + 5)))
        cut(
            bar,
            side_prism(
                "flat",
                [
                    (-length - 1, heights[0]),
                    (-0.9 * diameter - 30, heights[0]),
                    (-0.9 * diameter - 26, heights[1]),
                    (-length - 1, heights[1]),
                ],
                -r - 1,
                r + 1,
            ),
        )
    return bar


def _bar(diameter, length, reach, rake, pocket, thickness, plate, designation):
    """`reach` is the edge's distance from the axis; `pocket` the seat's outline; `plate` the insert with its screw."""
    r = diameter / 2
    bar = _shank(diameter, length, r * 0.93)
    top = rake + 0.05
    run = 1.25 * diameter
    cut(bar, side_prism("rake", [(-run - r * 0.9, r + 2), (-run, top), (9, top), (9, r + 2)], -2 * r, 2 * r))
    # The nose is cut back so that only the insert's corner leads; it reaches out beyond the bar to carry it.
    depth = -0.78 * r
    plan = [
        (-run * 0.9, -r * 0.5),
        (-run * 0.9, r * 0.82),
        (-run * 0.45, reach - 1.2),
        (-1.6, reach - 0.9),
        (-2.4, reach * 0.35),
        (-4.0, -r * 0.75),
    ]
    cut(bar, prism("nose", plan[::-1], depth, top - 0.02), "UNION")
    face = [
        (-2.4, reach + 4),
        (-2.4, reach * 0.35),
        (-4.6, -r * 0.95),
        (-7, -r - 2),
        (12, -r - 2),
        (12, reach + 4),
    ]
    relieved = [(-0.9, reach + 4), (-2.0, reach * 0.3), *face[2:]]
    cut(bar, prism("front", relieved, -2 * r, 2 * r))
    cut(bar, prism("pocket", pocket, rake - thickness - 0.05, r + 6))
    paint(round_edges(bar, 0.4, 3, 28), material("black oxide"))
    letters = marking(
        designation, diameter * 0.2, material("grey mark"), (-length * 0.62, 0, r * 0.93 + 0.01), 180
    )
    return group([bar, plate, letters], "bar")


def boring_bar(designation="S25T-SCLCR 09", diameter=25.0, length=150.0, reach=17.0):
    """With a CCMT 09T3 insert at 95°, held by a screw."""
    circle, thickness, rake = 9.525, 3.97, 0.0
    inward = Vector((1, 1, 0)).normalized()
    middle = Vector((0, reach, 0)) - inward * (circle / 2 / sin(radians(40)) - 0.4)
    turn = Matrix.Rotation(radians(45), 3, "Z")
    outline, _ = iso_shape("C", circle).outline(-0.1, 0.3, 8, 1)
    pocket = [tuple((turn @ Vector((x, y, 0)) + middle).xy) for x, y in outline]
    seat = insert(
        "C", circle, thickness, 0.4, 4.4, "alumina", flank="gold", clearance=7, breaker=0.7, sink=0.5
    )
    head = screw(2.55, 1.6, socket=0.6, dome=0.1, taper=0.6)
    head.location = (0, 0, thickness / 2 - 0.25)
    plate = group([seat, head], "plate")
    plate.location = (middle.x, middle.y, rake - thickness / 2)
    plate.rotation_euler[2] = radians(45)
    return _bar(diameter, length, reach, rake, pocket, thickness, plate, designation)


def threading_bar(designation="SNR 0020 Q16", diameter=20.0, length=125.0, reach=13.5, profile="thread"):
    """With a 16IR insert whose front tooth points away from the axis; its `profile` is "thread" or "groove"."""
    thickness, rake = 3.5, 0.0
    middle = Vector((-8.6, reach - 6.5, 0))
    outline = laydown_outline(profile, True, 9.525 * 1.012)
    pocket = [(x + middle.x, y + middle.y) for x, y in outline]
    seat = threading_insert(profile, True, thickness=thickness)
    head = screw(2.45, 1.6, socket=0.6, dome=0.1, taper=0.6)
    head.location = (0, 0, thickness / 2 - 0.2)
    plate = group([seat, head], "plate")
    plate.location = (middle.x, middle.y, rake - thickness / 2)
    return _bar(diameter, length, reach, rake, pocket, thickness, plate, designation)
