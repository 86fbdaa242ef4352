"""Face and shoulder mills: right-hand cutters on an arbor, the cutting end below."""

from math import cos, pi, radians, sin

import numpy as np
from mathutils import Matrix, Vector

from geometry.insert import insert
from geometry.insert_shapes import iso_shape, parallelogram
from geometry.screw import screw
from materials import material
from mesh import group, paint
from solids import cut, lathe, prism, round_edges


def seated(plate, radius, height, top, stem=3):
    """An insert and its screw as one part, its top in z = 0."""
    head = screw(radius, 1.2, socket=0.55, dome=0.12, taper=0.5, stem=stem)
    head.location = (0, 0, top - height)
    return group([plate, head], "seated insert")


def frame_of(angle, tilt):
    """Axes of a tooth: outwards, up, against the cutting direction; tilted by the axial rake."""
    outward = Vector((cos(angle), sin(angle), 0))
    up = Vector((0, 0, 1))
    axes = Matrix((outward, up, outward.cross(up))).transposed() @ Matrix.Rotation(radians(tilt), 3, "X")
    return outward, axes


def cut_placed(body, tool, place):
    """Cuts a tool made at the origin out of the body at its place."""
    tool.matrix_world = place
    cut(body, tool)


def bolt_recess(bore):
    """Radii of what is seen of the arbor's bore from the cutting end: the recess for the bolt's head and its hole, mm."""
    return {8: (7.0, 4.3), 11: (8.9, 5.4), 13.5: (10.4, 6.4)}[bore]


# Circle, thickness, hole and cutting edge of the inserts by their letter, and the turn that brings an edge to 45°; mm and
# degrees.
FACING = {"S": (13.0, 4.0, 4.6, 9, 0), "O": (15.9, 5.56, 5.5, 6.5, 22.5)}


# From this diameter on four bolts hold the cutter (DIN 8030 form C): radii of bore, circle, head
# and hole, mm.
BOLTED = 160
BORE, BOLT_CIRCLE, BOLT_HEAD, BOLT_HOLE = 20, 33.35, 13, 9


def height_of(diameter):
    """From the cutting end to the arbor, mm."""
    if diameter >= BOLTED:
        return 63
    return 42 if diameter < 60 else 52.6


def _bolted_floor(radius, floor, height, steel):
    """What is seen at the bottom of the recess: the bore and four holes for bolts, their heads sunk."""
    # One face below, not a fan: rings of short faces would be shaded in streaks.
    plate = prism("floor", [(radius * cos(a), radius * sin(a)) for a in np.arange(192) * 2 * pi / 192], floor, height)
    holes = [(0, 0, BORE, BORE)]
    for number in range(4):
        angle = radians(45 + 90 * number)
        holes.append((BOLT_CIRCLE * cos(angle), BOLT_CIRCLE * sin(angle), BOLT_HEAD, BOLT_HOLE))
    for x, y, head, hole in holes:
        profile = [(0.001, height + 5), (hole, height + 5), (hole, floor + 14), (head, floor + 14), (head, floor - 5)]
        tool = lathe("bolt", [*profile, (0.001, floor - 5)], 72)
        tool.location = (x, y, 0)
        cut(plate, tool)
    return paint(round_edges(plate, 0.6, 2, 40), material(steel))


def face_mill(teeth=6, diameter=80, coating="gold", steel="nickel", letter="S", approach=45):
    """With square (S) or octagonal (O) inserts whose edge stands at KAPR `approach`, degrees; mm.

    `diameter` is measured at the face, where the leaning edges end; the cutter itself is wider.
    """
    circle, thickness, hole, edge, turn = FACING[letter]
    outer = diameter / 2 + edge * cos(radians(approach))
    turn += approach - 45
    plain, _ = iso_shape(letter, circle).outline(0, 0.9, 6, 1)
    # How far the turned insert reaches from its middle, outwards and down.
    reach = max(x * cos(radians(turn)) - y * sin(radians(turn)) for x, y in plain) + 0.6
    r = outer - 2.7
    is_small, is_bolted = diameter < 60, diameter >= BOLTED
    height = height_of(diameter)
    bore = 9 if is_small else 50 if is_bolted else 13.5
    hub = r - 14 if is_bolted else max(r - 8.7, bore + 6)
    recess = bore + (2.5 if is_small else 3.5)
    back = 8 if approach == 45 else 2.4
    profile = [
        (bore, height - 0.6),
        (bore + 0.7, height),
        (hub - 1.1, height),
        (hub, height - 1.1),
        (hub, height - 12.6),
        (hub + 0.9, height - 18.6),
        (r - 0.5, 20),
        (r, 17),
        (r, 9.2),
        (r - back, 1.2),
        # Rings between: faces as long as a wide end would be shaded in streaks.
        *((r - back + (recess + 1 + back - r) * part / 8, 1.2) for part in range(1, 8) if is_bolted),
        (recess + 1, 1.2),
        (recess, 2.2),
        (recess, 11),
        (bore, 12),
    ]
    body = lathe("face mill", profile, 192, [material(steel)], 28, closed=True)
    key = 8 if is_bolted else 6
    cut(body, prism("key", [(-100, -key), (100, -key), (100, key), (-100, key)], height - key - 0.1, 90))
    outline, _ = iso_shape(letter, circle + 0.2).outline(0, 0.5, 6, 1)
    turned = Matrix.Rotation(radians(turn), 3, "Z")
    seat_outline = [tuple((turned @ Vector((x, y, 0))).xy) for x, y in outline]
    # The chip space ends before the bore.
    inner = max(-9.5, bore + 1.5 - (outer - reach))
    parts = [_bolted_floor(bore + 0.1, 22, height - 1, steel)] if is_bolted else []
    for tooth in range(teeth):
        outward, axes = frame_of(2 * pi * tooth / teeth + 0.2, -12)
        place = Matrix.Translation(outward * (outer - reach) + Vector((0, 0, reach))) @ axes.to_4x4()
        cut_placed(body, prism("seat", seat_outline, -thickness, 2), place)
        gullet = prism(
            "gullet",
            [(inner, -30), (30, -30), (30, 13), (16, 20), (2, 16), (inner + 2, 6)],
            -0.6 - thickness * 0.2,
            13.5,
        )
        cut_placed(body, round_edges(gullet, 4.2, 5, 20), place)
        plate = insert(letter, circle, thickness, 0.9, hole, coating, clearance=20, breaker=0.9, sink=1.0)
        # A long screw would come out at the back of the tooth.
        part = seated(plate, hole * 0.6, 0.35, thickness / 2, stem=1.5 if letter == "O" else 3)
        part.matrix_world = (
            place @ Matrix.Translation((0, 0, -thickness / 2)) @ Matrix.Rotation(radians(turn), 4, "Z")
        )
        parts.append(part)
    paint(round_edges(body, 0.28, 2, 30), material(steel))
    return group([*parts, body], "face mill")


def shoulder_insert(coating="violet"):
    """An APMT 1604 insert, its acute cutting corner at +x +y."""
    return insert(
        parallelogram(16.2, 9.33), 9.33, 4.76, 0.8, 4.4, coating, clearance=11, breaker=0.85, sink=0.55
    )


def shoulder_mill(teeth=4, diameter=50, coating="violet", steel="nickel", height=40):
    """A 90° shoulder mill with standing parallelogram inserts, mm."""
    r = diameter / 2 - 0.8
    hub = r - 3.2
    bore = 8 if diameter < 45 else 11
    recess, through = bolt_recess(bore)
    profile = [
        (bore, height - 0.6),
        (bore + 0.7, height),
        (hub - 1, height),
        (hub, height - 1),
        (hub, 27),
        (r - 0.4, 21),
        (r, 20.3),
        (r, 2.2),
        (r - 1.2, 0.9),
        # Rings between: faces as long as the end is wide would be shaded in streaks.
        *((r - 1.2 + (recess + 2.2 - r) * part / 6, 0.9) for part in range(1, 6)),
        (recess + 1, 0.9),
        (recess, 1.9),
        (recess, 13),
        (through, 13),
        (through, 21),
        (bore, 21),
    ]
    body = lathe("shoulder mill", profile, 192, [material(steel)], 28, closed=True)
    cut(body, prism("key", [(-100, -5.2), (100, -5.2), (100, 5.2), (-100, 5.2)], height - 5.6, 60))
    thickness, length, width, parts = 4.76, 16.2, 9.33, []
    outline, _ = parallelogram(length + 0.2, width + 0.2).outline(0, 0.4, 6, 1)
    # The chip space ends before the recess.
    inner = max(-7.2, recess + 2.2 - (diameter - width) / 2)
    for tooth in range(teeth):
        outward, axes = frame_of(2 * pi * tooth / teeth + 0.35, -9)
        place = (
            Matrix.Translation(outward * (diameter / 2 - width / 2) + Vector((0, 0, length / 2 + 0.1)))
            @ axes.to_4x4()
        )
        # The insert's long side stands upright, its acute corner below and outside.
        stood = place @ Matrix(((0, 1, 0, 0), (-1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
        cut_placed(body, prism("seat", [tuple(p) for p in outline], -thickness, 16), stood)
        gullet = prism(
            "gullet",
            [(inner, -30), (30, -30), (30, 17), (14, 20), (2, 15), (inner + 1.2, 8)],
            -0.4 - thickness * 0.15,
            14.5,
        )
        cut_placed(body, round_edges(gullet, 3.8, 5, 20), place)
        part = seated(shoulder_insert(coating), 2.6, 0.3, thickness / 2)
        part.matrix_world = stood @ Matrix.Translation((0, 0, -thickness / 2))
        parts.append(part)
    paint(round_edges(body, 0.25, 2, 30), material(steel))
    return group([*parts, body], "shoulder mill")
