"""A curled steel chip."""

import numpy as np

from chip_colours import chip_material
from mesh import mesh_object, shade_smooth
from solids import apply_modifiers


def chip(radius, pitch, turns, width, seed, growth=0.06):
    """A helix round z, mm, its sheared edge torn; the same seed gives the same chip."""
    random = np.random.default_rng(seed)
    n, across = int(turns * 150), 14
    s = np.linspace(0, 1, n)
    a = s * turns * 2 * np.pi
    wobble = np.cumsum(random.normal(0, 1, n))
    wobble = np.convolve(wobble - np.linspace(wobble[0], wobble[-1], n), np.ones(60) / 60, "same")
    r = radius * (1 + growth * a / (2 * np.pi)) * (1 + 0.004 * wobble) * (0.5 + 0.5 * np.clip(s * 14, 0, 1))
    z, torn, rows = pitch * a / (2 * np.pi) + 0.02 * wobble, random.normal(0, 1, n), []
    for j in range(across):
        q = j / (across - 1) - 0.5
        w = width * (1 + (0.13 * torn if j == across - 1 else 0.0))
        out = r + 0.05 * width * (1 - 4 * q * q) + 0.55 * q * w
        rows.append(np.stack([out * np.cos(a), out * np.sin(a), z + 0.72 * q * w], -1))
    points = np.stack(rows, 1)
    points += random.normal(0, 0.006, points.shape)
    points[:, :, 0] += 1.2 * np.sin(s * 5 + seed)[:, None]
    number = np.arange(n * across).reshape(n, across)
    faces = np.stack([number[:-1, :-1], number[1:, :-1], number[1:, 1:], number[:-1, 1:]], -1).reshape(-1, 4)
    along, over = np.meshgrid(a * radius, np.linspace(0, width, across), indexing="ij")
    uv = np.stack([along, over], -1).reshape(-1, 2)[faces.ravel()]
    ob = mesh_object("chip", points.reshape(-1, 3), faces.tolist(), [chip_material()], 60, uv=uv)
    thick = ob.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.11, 0
    apply_modifiers(ob)
    shade_smooth(ob.data, 50)
    return ob
