"""A copy milling cutter with round inserts: right-hand, on an arbor, the cutting end below."""

from math import pi

from mathutils import Matrix, Vector

from geometry.indexable.indexable_mill import bolt_recess, cut_placed, frame_of, seated
from geometry.insert import insert
from geometry.insert_shapes import iso_shape
from materials import material
from mesh import group, paint
from solids import cut, lathe, prism, round_edges

CIRCLE, THICKNESS = 12.0, 4.76


def copy_mill(teeth=4, diameter=50, coating="violet", steel="nickel", height=50):
    """RPMT 1204 inserts that stand, mm."""
    r = diameter / 2 - 1.4
    hub, bore = 0.89 * r, 11 if diameter < 80 else 13.5
    recess, through = bolt_recess(bore)
    profile = [
        (bore, height - 0.6),
        (bore + 0.7, height),
        (hub - 1, height),
        (hub, height - 1),
        (hub, 32),
        (r - 0.6, 23),
        (r, 21.5),
        (r, 7.5),
        (r - 1.2, 4.4),
        (r - 4.6, 1.6),
        (recess + 1, 1.2),
        (recess, 2.2),
        (recess, 13),
        (through, 13),
        (through, 21),
        (bore, 21),
    ]
    body = lathe("copy mill", profile, 192, [material(steel)], 28, closed=True)
    cut(body, prism("key", [(-100, -5.2), (100, -5.2), (100, 5.2), (-100, 5.2)], height - 5.6, 70))
    outline, _ = iso_shape("R", CIRCLE + 0.2).outline(0, 0.5)
    parts = []
    for tooth in range(teeth):
        outward, axes = frame_of(2 * pi * tooth / teeth + 0.35, -9)
        place = Matrix.Translation(outward * (diameter / 2 - CIRCLE / 2) + Vector((0, 0, CIRCLE / 2))) @ axes.to_4x4()
        cut_placed(body, prism("seat", [tuple(p) for p in outline[::4]], -THICKNESS, 15), place)
        gullet = prism(
            "gullet",
            [(-8.4, -30), (30, -30), (30, 14), (15, 19), (2, 15), (-7.2, 6)],
            -0.4 - THICKNESS * 0.15,
            14.0,
        )
        cut_placed(body, round_edges(gullet, 3.8, 5, 20), place)
        plate = insert(
            "R", CIRCLE, THICKNESS, 0.8, 4.4, coating, clearance=11, breaker=0.85, sink=0.7
        )
        part = seated(plate, 2.6, 0.3, THICKNESS / 2)
        part.matrix_world = place @ Matrix.Translation((0, 0, -THICKNESS / 2))
        parts.append(part)
    paint(round_edges(body, 0.25, 2, 30), material(steel))
    return group([*parts, body], "copy mill")
