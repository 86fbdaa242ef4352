"""Right-hand bars for grooves in bores: along x, the nose at 0, rake face up, a two-ended insert across, its edge at +y."""

from math import radians

from geometry.boring_bar import outside_bore, round_shank
from geometry.grooving.grooving_insert import grooving_insert
from geometry.screw import screw
from marking import marking
from materials import material
from mesh import group, paint
from solids import bow, cut, front_prism, lathe, prism, round_edges, side_prism

# Length and height of the insert, that of the external holders, and how much the blade beside it is narrower, mm.
INSERT, HEIGHT, FREE = 21.0, 4.2, 0.35


def _with_blade(bar, r, reach, width):
    """The jaw above and the support below the insert reach out beyond the round, narrower than the groove."""
    top, behind = 0.62 * r - 0.6, -0.3 * r
    jaw = [
        (behind, -0.15),
        (behind, top),
        *bow((0.5 * r, top), (reach - 5.4, 2.2), 0.07, 8),
        (reach - 4.6, 1.1),
        (reach - 5.0, 0.1),
        (reach - 9, -0.15),
    ]
    support = [
        (behind, -0.8 * r),
        (behind, -HEIGHT - 0.15),
        (reach - 1.9, -HEIGHT - 0.15),
        *bow((reach - 2.1, -HEIGHT - 1.8), (0.45 * r, -0.85 * r), -0.16, 8),
    ]
    for name, profile in (("jaw", jaw), ("support", support)):
        cut(bar, front_prism(name, profile, FREE - width, 5), "UNION")


def grooving_bar(designation, diameter, length, reach, width):
    """mm; `reach` is the edge's distance from the axis, `width` that of the groove."""
    r, run = diameter / 2, 1.3 * diameter
    top = 0.62 * r
    bar = round_shank(diameter, length, r * 0.93)
    slope = bow((-run - r * 0.8, r + 2), (-run, top), -0.16, 14)
    cut(bar, side_prism("top", [*slope, (9, top), (9, r + 2)], -2 * r, 2 * r))
    # Behind the blade the side stands back down to the rake face: there the chip leaves.
    side = 0.6 * r
    room = [(-width, r + 5), (-width, side), (-0.85 * diameter, side), (-1.25 * diameter, r + 5)]
    cut(bar, prism("chip room", room, -0.15, 2 * r))
    _with_blade(bar, r, reach, width)
    cut(bar, outside_bore(r, reach, run))
    # The front face leans back from the groove's side.
    front = [(-FREE, reach + 4), (-FREE, reach - 7), (-1.4, -2 * r), (20, -2 * r), (20, reach + 4)]
    cut(bar, prism("front", front, -2 * r, 2 * r))
    seat = [(reach - INSERT - 0.15, low) for low in (-HEIGHT - 0.15, -0.15)]
    seat += [(reach + 5, -0.15), (reach + 5, -HEIGHT - 0.15)]
    cut(bar, front_prism("seat", seat, -width - 0.05, 5))
    # The slit lets the screw close the jaw.
    slit = [(-0.62 * r, -1.3), (reach + 5, -1.3), (reach + 5, -2.7), (-0.62 * r, -2.7)]
    cut(bar, front_prism("slit", slit, -0.85 * diameter, 5))
    at = (-0.46 * diameter, -0.04 * r)
    sink = lathe("sink", [(0.001, 20), (4.4, 20), (4.4, top - 3.6), (0.001, top - 3.6)], 96)
    sink.location = (*at, 0)
    cut(bar, sink)
    paint(round_edges(bar, 0.35, 3, 28), material("black oxide"))
    # Smooth, a large face with a hole in it shades in streaks.
    for face in bar.data.polygons:
        if face.area > 100:
            face.use_smooth = False
    head = screw(4.0, 3.4, socket=0.56, dome=0.03, hexagon=True)
    head.location = (*at, top - 0.5)
    plate = grooving_insert(width, INSERT, HEIGHT, "violet")
    plate.rotation_euler[2] = radians(90)
    plate.location = (-width / 2, reach, -0.02)
    letters = marking(
        designation, diameter * 0.2, material("grey mark"), (-length * 0.62, 0, r * 0.93 + 0.01), 180
    )
    return group([bar, head, plate, *letters], "grooving bar")
