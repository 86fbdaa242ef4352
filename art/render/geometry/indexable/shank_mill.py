"""A mill with parallelogram or round inserts on a shank with two clamping flats, along z, its tip at 0."""

from math import cos, pi, radians, sin

from mathutils import Matrix, Vector

from geometry.indexable.indexable_mill import cut_placed, frame_of, seated
from geometry.insert import insert
from geometry.insert_shapes import iso_shape, parallelogram
from geometry.weldon import weldon_flat
from materials import material
from mesh import group, paint
from solids import lathe, prism, round_edges

# Length, width, thickness and hole of APKT 1003 and RPMT 10T3, mm.
HELD = {"A": (10.4, 6.7, 3.5, 2.8), "R": (10.0, 10.0, 3.97, 4.4)}


def _shape(letter, length, width):
    return parallelogram(length, width) if letter == "A" else iso_shape("R", width)


def _corner(letter, r):
    """The body's front corner; behind a round insert it is round too."""
    if letter == "A":
        return [(r - 1.0, -0.9), (r, -2.0)]
    return [(r - 4.5 + 4.1 * cos(radians(a)), -5 + 4.1 * sin(radians(a))) for a in range(90, -1, -15)]


def shank_mill(teeth=3, diameter=25, length=100, letter="A", coating="violet", steel="nickel"):
    """mm; the shank is as thick as the cutter; `letter`: its inserts' shape."""
    long, wide, thickness, hole = HELD[letter]
    r, shank = diameter / 2 - 0.5, diameter / 2
    neck, depth = 0.4 * length, min(7.6, 0.3 * diameter)
    profile = [
        (0.001, -0.9),
        *_corner(letter, r),
        (r, -14),
        (r - 0.9, -18),
        (r - 0.9, -neck),
        (shank, -neck - 1),
        (shank, 1 - length),
        (shank - 1, -length),
        (0.001, -length),
    ]
    body = lathe("shank mill", profile, 160, [material(steel)], 28)
    outline, _ = _shape(letter, long + 0.2, wide + 0.2).outline(0, 0.4, 6, 1)
    # A round's outline is far finer than a cut needs.
    outline = outline[:: max(1, len(outline) // 72)]
    # One of two teeth turns its face to the camera.
    start = 0.35 + (pi / 2 if teeth == 2 else 0)
    parts = []
    for tooth in range(teeth):
        outward, axes = frame_of(2 * pi * tooth / teeth + start, -8)
        # The frame's axes are those of a cutter whose end is below; here it is above.
        place = (
            Matrix.Rotation(pi, 4, "X")
            @ Matrix.Translation(outward * (diameter / 2 - wide / 2) + Vector((0, 0, long / 2)))
            @ axes.to_4x4()
            @ Matrix(((0, 1, 0, 0), (-1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
        )
        cut_placed(body, prism("seat", [tuple(p) for p in outline], -thickness, 2), place)
        # The chip space in front of the insert runs out towards the shank.
        gullet = prism(
            "gullet",
            [(-14, -5.2), (-14, 12), (10, 12), (14.5, 8), (11, -3.0), (4, -4.8)],
            -0.3 - thickness * 0.15,
            depth,
        )
        cut_placed(body, round_edges(gullet, 2.2, 4, 20), place)
        plate = insert(
            _shape(letter, long, wide), wide, thickness, 0.5, hole, coating, clearance=11, breaker=0.7, sink=0.45
        )
        part = seated(plate, hole * 0.62, 0.25, thickness / 2, stem=1)
        part.matrix_world = place @ Matrix.Translation((0, 0, -thickness / 2))
        parts.append(part)
    # DIN 1835 B: two flats from 25 mm.
    for further in (0, 25) if diameter >= 25 else (0,):
        weldon_flat(body, diameter, length, further=further)
    paint(round_edges(body, 0.2, 2, 30), material(steel))
    return group([*parts, body], "shank mill")
