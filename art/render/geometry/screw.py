"""Screws with a six-lobed or hexagonal socket."""

import numpy as np

from materials import material
from mesh import grid_faces, mesh_object


def screw(radius, height, socket=0.58, dome=0.25, depth=0.6, taper=None, stem=3, hexagon=False):
    """Its head's top is at 0, mm; `taper` is the share of the radius to which a countersunk head narrows.

    `stem`: how far such a screw reaches below its head, in radii.
    """
    count = 144
    a = np.arange(count) * 2 * np.pi / count
    lobes = radius * socket * (1 + 0.13 * np.cos(6 * a))
    if hexagon:
        lobes = radius * socket * np.cos(np.pi / 6) / np.cos(a % (np.pi / 3) - np.pi / 6)
    round_ = np.ones(count)

    def ring(r, z):
        return np.stack([r * np.cos(a), r * np.sin(a), np.full(count, z)], -1)

    r = radius
    rows = [
        ring(lobes * 0.35, -depth * r),
        ring(lobes * 0.96, -depth * r * 0.9),
        ring(lobes, -depth * r * 0.8),
        ring(lobes, -0.05 * r),
        ring(lobes * 1.05, 0),
    ]
    for s in np.linspace(0.15, 1, 7):
        outward = (
            (r * socket * 1.2 * (1 - s) + r * 0.93 * s) * round_
            if s > 0.15
            else lobes * 0.5 + r * socket * 0.62
        )
        rows.append(ring(outward, -dome * r * s * s))
    rows += [ring(r * 0.985 * round_, -dome * r - 0.05 * r), ring(r * round_, -dome * r - 0.12 * r)]
    if taper is None:
        rows += [ring(r * round_, -height), ring(r * 0.5 * round_, -height - 0.2)]
    else:
        rows += [ring(r * taper * round_, -height), ring(r * taper * round_, -height - stem * r)]
    points = np.r_[np.concatenate(rows), [[0, 0, -depth * r * 1.05]]]
    fan = [[len(rows) * count, j, (j + 1) % count] for j in range(count)]
    return mesh_object("screw", points, grid_faces(len(rows), count).tolist() + fan, [material("screw")], 30)
