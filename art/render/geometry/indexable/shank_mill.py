"""A 90° end mill with parallelogram inserts on a shank with two clamping flats, along z, its tip at 0."""

from math import pi

from mathutils import Matrix, Vector

from geometry.indexable.indexable_mill import cut_placed, frame_of, seated
from geometry.insert import insert
from geometry.insert_shapes import parallelogram
from geometry.weldon import weldon_flat
from materials import material
from mesh import group, paint
from solids import lathe, prism, round_edges

# APKT 1003, mm.
LENGTH, WIDTH, THICKNESS = 10.4, 6.7, 3.5


def shank_mill(teeth=3, diameter=25, length=100, coating="violet", steel="nickel"):
    """mm; the shank is as thick as the cutter."""
    r, shank = diameter / 2 - 0.5, diameter / 2
    neck = 0.4 * length
    profile = [
        (0.001, -0.9),
        (r - 1.0, -0.9),
        (r, -2.0),
        (r, -14),
        (r - 0.9, -18),
        (r - 0.9, -neck),
        (shank, -neck - 1),
        (shank, 1 - length),
        (shank - 1, -length),
        (0.001, -length),
    ]
    body = lathe("shank mill", profile, 160, [material(steel)], 28)
    outline, _ = parallelogram(LENGTH + 0.2, WIDTH + 0.2).outline(0, 0.4, 6, 1)
    parts = []
    for tooth in range(teeth):
        outward, axes = frame_of(2 * pi * tooth / teeth + 0.35, -8)
        # The frame's axes are those of a cutter whose end is below; here it is above.
        place = (
            Matrix.Rotation(pi, 4, "X")
            @ Matrix.Translation(outward * (diameter / 2 - WIDTH / 2) + Vector((0, 0, LENGTH / 2)))
            @ axes.to_4x4()
            @ Matrix(((0, 1, 0, 0), (-1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
        )
        cut_placed(body, prism("seat", [tuple(p) for p in outline], -THICKNESS, 10), place)
        # The chip space in front of the insert runs out towards the shank.
        gullet = prism(
            "gullet",
            [(-14, -5.2), (-14, 12), (10, 12), (14.5, 8), (11, -3.0), (4, -4.8)],
            -0.3 - THICKNESS * 0.15,
            7.6,
        )
        cut_placed(body, round_edges(gullet, 2.2, 4, 20), place)
        plate = insert(
            parallelogram(LENGTH, WIDTH), WIDTH, THICKNESS, 0.5, 2.8, coating, clearance=11, breaker=0.7, sink=0.45
        )
        part = seated(plate, 1.75, 0.25, THICKNESS / 2)
        part.matrix_world = place @ Matrix.Translation((0, 0, -THICKNESS / 2))
        parts.append(part)
    for further in (0, 25):
        weldon_flat(body, diameter, length, further=further)
    paint(round_edges(body, 0.2, 2, 30), material(steel))
    return group([*parts, body], "shank mill")
