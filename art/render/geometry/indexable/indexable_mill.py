"""Face and shoulder mills: right-hand cutters on an arbor, the cutting end below."""

from math import cos, pi, radians, sin

from mathutils import Matrix, Vector

from geometry.insert import insert
from geometry.insert_shapes import iso_shape, parallelogram
from geometry.screw import screw
from materials import material
from mesh import group, paint
from solids import cut, lathe, prism, round_edges


def seated(plate, radius, height, top):
    """An insert and its screw as one part, its top in z = 0."""
    head = screw(radius, 1.2, socket=0.55, dome=0.12, taper=0.5)
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


def face_mill(teeth=6, diameter=80, coating="gold", steel="nickel"):
    """A 45° face mill with square inserts, mm."""
    r = diameter / 2 - 2.7
    hub = r - 8.7
    profile = [
        (13.5, 52),
        (14.2, 52.6),
        (hub - 1.1, 52.6),
        (hub, 51.5),
        (hub, 40),
        (hub + 0.9, 34),
        (r - 0.5, 20),
        (r, 17),
        (r, 9.2),
        (r - 8, 1.2),
        (18, 1.2),
        (17, 2.2),
        (17, 11),
        (13.5, 12),
    ]
    body = lathe("face mill", profile, 192, [material(steel)], 28, closed=True)
    cut(body, prism("key", [(-40, -6), (40, -6), (40, 6), (-40, 6)], 46.5, 60))
    thickness, circle, parts = 4.0, 13.0, []
    quarter = Matrix.Rotation(radians(45), 3, "Z")
    outline, _ = iso_shape("S", circle + 0.2).outline(0, 0.5, 6, 1)
    seat_outline = [tuple((quarter @ Vector((x, y, 0))).xy) for x, y in outline]
    for tooth in range(teeth):
        outward, axes = frame_of(2 * pi * tooth / teeth + 0.2, -12)
        place = Matrix.Translation(outward * (diameter / 2 - 9.3) + Vector((0, 0, 9.2))) @ axes.to_4x4()
        cut_placed(body, prism("seat", seat_outline, -thickness, 14), place)
        gullet = prism(
            "gullet",
            [(-9.5, -30), (30, -30), (30, 13), (16, 20), (2, 16), (-7.5, 6)],
            -0.6 - thickness * 0.2,
            13.5,
        )
        cut_placed(body, round_edges(gullet, 4.2, 5, 20), place)
        plate = insert("S", circle, thickness, 0.9, 4.6, coating, clearance=20, breaker=0.9, sink=1.0)
        part = seated(plate, 2.75, 0.35, thickness / 2)
        part.matrix_world = (
            place @ Matrix.Translation((0, 0, -thickness / 2)) @ Matrix.Rotation(radians(45), 4, "Z")
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
    profile = [
        (11, height - 0.6),
        (11.7, height),
        (hub - 1, height),
        (hub, height - 1),
        (hub, 27),
        (r - 0.4, 21),
        (r, 20.3),
        (r, 2.2),
        (r - 1.2, 0.9),
        (15, 0.9),
        (14, 1.9),
        (14, 9),
        (11, 10),
    ]
    body = lathe("shoulder mill", profile, 192, [material(steel)], 28, closed=True)
    cut(body, prism("key", [(-40, -5.2), (40, -5.2), (40, 5.2), (-40, 5.2)], height - 5.6, 60))
    thickness, length, width, parts = 4.76, 16.2, 9.33, []
    outline, _ = parallelogram(length + 0.2, width + 0.2).outline(0, 0.4, 6, 1)
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
            [(-7.2, -30), (30, -30), (30, 17), (14, 20), (2, 15), (-6.0, 8)],
            -0.4 - thickness * 0.15,
            14.5,
        )
        cut_placed(body, round_edges(gullet, 3.8, 5, 20), place)
        part = seated(shoulder_insert(coating), 2.6, 0.3, thickness / 2)
        part.matrix_world = stood @ Matrix.Translation((0, 0, -thickness / 2))
        parts.append(part)
    paint(round_edges(body, 0.25, 2, 30), material(steel))
    return group([*parts, body], "shoulder mill")
