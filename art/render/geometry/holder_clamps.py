"""What holds an insert in its holder: a finger from above, or a lever in the hole."""

from math import cos, pi, sin

import numpy as np

from geometry.screw import screw
from materials import material
from mesh import group, mesh_object, paint
from solids import cut, lathe, prism, round_edges


def finger_clamp():
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
    body = mesh_object("clamp", points, faces, recalculate=True)
    back = [(-1.6 + 6.6 * cos(a), 6.4 * sin(a)) for a in np.linspace(pi / 2, 3 * pi / 2, 20)]
    side = [(3.4, 6.2), (7.5, 4.6), (11.2, 3.1), (13.2, 2.3), (13.8, 1.2)]
    cut(body, prism("plan", back + [(x, -y) for x, y in side] + side[::-1], -2, 12), "INTERSECT")
    cut(body, lathe("sink", [(0.001, 12), (3.9, 12), (3.9, 4.6), (0.001, 4.6)], 64))
    paint(round_edges(body, 0.42, 3, 28), material("dark clamp"))
    head = screw(3.55, 2.6, socket=0.56, dome=0.10)
    head.location = (0, 0, 7.0)
    return group([body, head], "clamp")


def lever(hole):
    """The head of the lever that stands in the insert's hole."""
    r = hole / 2 - 0.35
    pin = lathe(
        "lever",
        [(0.001, 0.55), (0.9, 0.55), (1.1, 1.0), (r - 0.25, 1.0), (r, 0.7), (r, -3), (0.001, -3)],
        72,
        [material("screw")],
    )
    return pin
