"""External toolholders with a C insert at 95°: shank along y, rake face up, the nose at +y."""

from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Matrix, Vector

from geometry.insert import insert
from geometry.insert_shapes import iso_shape
from geometry.screw import screw
from marking import marking
from materials import material
from mesh import group, mesh_object, paint
from solids import cut, lathe, prism, round_edges

THICKNESS, RADIUS = 4.76, 6.35
NOSE = 32.0


def _clamp():
    """A finger that presses on the insert from above, its screw behind; points to +x."""
    profile = [
        (-8, 0.05),
        (-8.3, 3),
        (-7.4, 6.0),
        (-5.5, 6.9),
        (3, 7.3),
        (6, 6.9),
        (9.5, 5.4),
        (12.4, 3.7),
        (13.5, 2.4),
        (13.3, 1.25),
        (12.2, 0.58),
        (10.8, 0.58),
        (10.0, 1.6),
        (8.2, 2.5),
        (6.4, 1.6),
        (6.2, 0.05),
    ]
    n = len(profile)
    points = [(x, -9, z) for x, z in profile] + [(x, 9, z) for x, z in profile]
    faces = [list(range(n)), list(range(2 * n - 1, n - 1, -1))] + [
        [i, n + i, n + (i + 1) % n, (i + 1) % n] for i in range(n)
    ]
    finger = mesh_object("clamp", points, faces, recalculate=True)
    back = [(-1.6 + 6.6 * cos(a), 6.4 * sin(a)) for a in np.linspace(pi / 2, 3 * pi / 2, 20)]
    side = [(3.4, 6.2), (7.5, 4.6), (11.2, 3.1), (13.2, 2.3), (13.8, 1.2)]
    cut(finger, prism("plan", back + [(x, -y) for x, y in side] + side[::-1], -2, 12), "INTERSECT")
    cut(finger, lathe("sink", [(0.001, 12), (3.9, 12), (3.9, 4.6), (0.001, 4.6)], 64))
    paint(round_edges(finger, 0.42, 3, 28), material("dark clamp"))
    head = screw(3.55, 2.6, socket=0.56, dome=0.10)
    head.location = (0, 0, 7.0)
    return group([finger, head], "clamp")


def _lever(hole):
    """The head of the lever that stands in the insert's hole."""
    r = hole / 2 - 0.35
    pin = lathe(
        "lever",
        [(0.001, 0.55), (0.9, 0.55), (1.1, 1.0), (r - 0.25, 1.0), (r, 0.7), (r, -3), (0.001, -3)],
        72,
        [material("screw")],
    )
    return pin


def turning_holder(
    designation, hand="right", clamped=False, steel="nickel", length=96, text="CNMG 120408|P25", dip=0.0
):
    """`hand`: a right-hand tool has its edge on the left when it points away from you; lengths in mm.

    The insert's seat slopes down to the nose by `dip` degrees, which gives the flanks their clearance.
    """
    side = -1 if hand == "right" else 1
    plan = [
        (0, -length),
        (25, -length),
        (25, -40),
        (27.5, -31),
        (29.6, -20),
        (31.1, -0.85),
        (18, -1.75),
        (6, -3.0),
        (0, -9),
    ]
    body = prism("holder", [(side * x, y) for x, y in plan][::side], -25, 0)
    inward = Vector((side, 1, 0)).normalized()
    middle = Vector((side * NOSE, 0, 0)) - inward * (RADIUS / sin(radians(40)))
    turn = 45 if side == 1 else 135
    rotation = Matrix.Rotation(radians(turn), 3, "Z")

    def placed(inset, radius):
        outline, _ = iso_shape("C", 2 * RADIUS).outline(inset, radius, 8, 1)
        return [tuple((rotation @ Vector((x, y, 0)) + middle).xy) for x, y in outline]

    lift = 0.35
    nose = Vector((side * NOSE, 0, 0.38))
    across = Vector((-side * inward.y, side * inward.x, 0))
    slope = (
        Matrix.Translation(nose) @ Matrix.Rotation(radians(side * dip), 4, across) @ Matrix.Translation(-nose)
    )

    def sloped(ob):
        bpy.context.view_layer.update()
        ob.matrix_world = slope @ ob.matrix_world
        bpy.context.view_layer.update()
        return ob

    cut(body, sloped(prism("pocket", placed(-0.12, 0.25), -THICKNESS - 3.2 + lift, 8)))
    shim = prism(
        "shim", placed(0.35, 0.8), -THICKNESS - 2.9 + lift, -THICKNESS + 0.33, material("plain carbide")
    )
    sloped(round_edges(shim, 0.15, 2))
    paint(round_edges(body, 0.45, 3, 30), material(steel))
    ink = "grey mark" if steel == "black oxide" else "black mark"
    parts = [
        shim,
        body,
        marking(designation, 5.0, material(ink), (side * 12.5, -62, 0.01), 90 if side == 1 else -90),
    ]
    plate = insert("C", flank="gold", text=text)
    plate.location = (middle.x, middle.y, -THICKNESS / 2 + 0.38)
    plate.rotation_euler[2] = radians(turn)
    parts.append(sloped(plate))
    if clamped:
        finger = _clamp()
        behind = -inward * 11.2
        finger.location = (middle.x + behind.x, middle.y + behind.y, 0.02)
        finger.rotation_euler[2] = radians(turn)
    else:
        finger = _lever(5.16)
        finger.location = (middle.x, middle.y, -0.9)
        sloped(finger)
    return group([*parts, finger], "holder")
