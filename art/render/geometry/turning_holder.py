"""External toolholders: shank along y, rake face up, the nose at +y."""

from math import cos, radians, sin

import bpy
from mathutils import Matrix, Vector

from geometry.holder_clamps import finger_clamp, lever
from geometry.holder_head import HolderHead
from geometry.insert import insert
from geometry.insert_shapes import iso_shape
from geometry.screw import screw
from marking import marking
from materials import material
from mesh import group, paint
from solids import cut, prism, round_edges

# Circle, thickness, corner radius, hole of the inserts held, mm.
NEGATIVE = {
    "C": (12.7, 4.76, 0.8, 5.16),
    "D": (12.7, 6.35, 0.8, 5.16),
    "V": (9.525, 4.76, 0.8, 3.81),
    "W": (12.7, 4.76, 0.8, 5.16),
    "S": (12.7, 4.76, 0.8, 5.16),
    "T": (9.525, 4.76, 0.8, 3.81),
}
POSITIVE = {
    "C": (9.525, 3.97, 0.4, 4.4),
    "D": (9.525, 3.97, 0.4, 4.4),
    "V": (9.525, 4.76, 0.4, 4.4),
    "T": (9.525, 3.97, 0.4, 4.4),
    "S": (12.7, 4.76, 0.8, 5.5),
    "R": (10, 3.97, 0, 4.4),
}
# How far the insert's top stands above the head, mm.
LIFT = 0.38


def turning_holder(
    designation,
    hand="right",
    clamped=False,
    steel="nickel",
    length=96,
    text="CNMG 120408|P25",
    letter="C",
    approach=95,
    positive=False,
    shank=25.0,
    width=32.0,
    dip=0.0,
    indexed=False,
):
    """A square shank and an insert held by a lever in its hole, by a finger (`clamped`) or, positive, by a screw.

    `hand`: a right-hand tool has its edge on the left when it points away from you. `approach` is KAPR in degrees,
    `width` the distance from the shank's back to the edge; mm. The seat slopes down to the nose by `dip` degrees, which
    gives the flanks of a negative insert their clearance. `indexed`: the opposite corner of a C, D, V or S plate cuts, so
    its marking is read from the other side.
    """
    side = -1 if hand == "right" else 1
    circle, thickness, radius, hole = (POSITIVE if positive else NEGATIVE)[letter]
    head = HolderHead(letter, circle, approach, shank, width)
    body = prism("holder", [(side * u, y) for u, y in head.outline(length)][::side], -shank, 0)
    middle = Vector((side * head.middle.x, head.middle.y, 0))
    turn = head.pointing if side == -1 else 180 - head.pointing
    rotation = Matrix.Rotation(radians(turn), 3, "Z")
    sloped = _slope(Vector((side * head.nose.x, 0, LIFT)), turn, dip)

    def placed(inset, corner):
        outline, _ = iso_shape(letter, circle).outline(inset, corner, 8, 1)
        # A round's outline is far finer than a cut needs.
        outline = outline[:: max(1, len(outline) // 72)]
        return [tuple((rotation @ Vector((x, y, 0)) + middle).xy) for x, y in outline]

    under = LIFT - 0.03 - thickness - (0 if positive else 3.2)
    cut(body, sloped(prism("pocket", placed(-0.12, 0.25), under, 8)))
    paint(round_edges(body, 0.45 * shank / 25, 3, 30), material(steel))
    ink = material("grey mark" if steel == "black oxide" else "black mark")
    letters = (side * shank / 2, -length * 0.35 - shank * 1.14, 0.01)
    parts = [body, *marking(designation, shank / 5, ink, letters, 90 if side == 1 else -90)]
    if not positive:
        shim = prism("shim", placed(0.35, 0.8), under + 0.3, LIFT - 0.05 - thickness, material("plain carbide"))
        parts.append(sloped(round_edges(shim, 0.15, 2)))
    more = {"clearance": 7, "breaker": 0.7, "sink": 0.5} if positive else {"text": text}
    plate = insert(letter, circle, thickness, radius, hole, flank="gold", **more)
    plate.location = (middle.x, middle.y, LIFT - thickness / 2)
    plate.rotation_euler[2] = radians(turn + (180 if indexed else 0))
    held = _held_by(head, middle, turn, side, hole, clamped, positive)
    parts += [sloped(plate), held if clamped else sloped(held)]
    return group(parts, "holder")


def _held_by(head, middle, turn, side, hole, clamped, positive):
    if positive:
        part = screw(hole * 0.58, 1.6, socket=0.6, dome=0.1, taper=0.6)
        part.location = (middle.x, middle.y, 0.13)
    elif clamped:
        part = finger_clamp()
        turn -= side * head.clamp_turn
        away = Vector((cos(radians(turn)), sin(radians(turn)))) * head.clamp_distance
        part.location = (middle.x - away.x, middle.y - away.y, 0.02)
        part.rotation_euler[2] = radians(turn)
        part.scale = (head.clamp_scale,) * 3
    else:
        part = lever(hole)
        part.location = (middle.x, middle.y, -0.9)
    return part


def _slope(nose, turn, dip):
    """What tilts a part of the seat about the nose."""
    a = radians(turn)
    tilt = Matrix.Rotation(radians(dip), 4, Vector((-sin(a), cos(a), 0)))
    slope = Matrix.Translation(nose) @ tilt @ Matrix.Translation(-nose)

    def sloped(ob):
        bpy.context.view_layer.update()
        ob.matrix_world = slope @ ob.matrix_world
        bpy.context.view_layer.update()
        return ob

    return sloped
