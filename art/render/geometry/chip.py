"""Steel chips as they form: the cutting edge's engaged length, carried along by a screw motion."""

import numpy as np
from chip_colours import chip_material
from mesh import mesh_object, shade_smooth
from solids import apply_modifiers


def _unit(v):
    return v / np.linalg.norm(v)


def _turned(points, axis, angle):
    """The points turned round an axis through the origin (Rodrigues), one angle per row of points."""
    c, s = np.cos(angle)[..., None], np.sin(angle)[..., None]
    along = (points @ axis)[..., None] * axis
    return points * c + np.cross(axis, points) * s + along * (1 - c)


def _sheared(rows, across, torn, random):
    """How far each point is moved along the edge: the side of the old skin is torn into fine teeth."""
    teeth = np.abs(np.modf(np.arange(rows) / 7.0 + 0.35 * random.normal(0, 1, rows).cumsum() / 12)[0])
    return np.outer(torn * (teeth - 0.5), np.linspace(0, 1, across) ** 6)


def chip(
    start,
    end,
    flow,
    drift,
    radius,
    turns,
    seed,
    thickness=0.42,
    torn=0.10,
    bend=(0, 0, 0),
    growth=0.0,
):
    """A curl that begins on the edge between two points (mm), where it leaves along `flow`.

    It winds with that radius (mm) round an axis along `drift`; the nearer the flow is to the drift, the longer
    its pitch. `bend` moves the far end (mm), `growth` widens the curl per turn. The same seed gives the same chip.
    """
    start, end, flow, drift = (np.array(v, float) for v in (start, end, flow, drift))
    flow, drift = _unit(flow), _unit(drift)
    random = np.random.default_rng(seed)
    rows, across = int(turns * 140), 18
    share = flow @ drift
    tangent = flow - share * drift
    steep = np.linalg.norm(tangent)
    middle = (start + end) / 2
    centre = middle + radius * np.cross(drift, tangent / steep)
    s, q = np.linspace(0, 1, rows), np.linspace(0, 1, across)
    angle = s * turns * 2 * np.pi
    edge = start + np.outer(q, end - start)
    # Crowned across its width, as a chip groove leaves it.
    crown = np.outer(4 * q * (1 - q) - 0.6, np.cross(end - start, flow)) * -0.05
    wobble = random.normal(0, 1, rows).cumsum()
    wobble = np.convolve(wobble - np.linspace(wobble[0], wobble[-1], rows), np.ones(50) / 50, "same")
    points = np.repeat((edge + crown - centre)[None], rows, 0)
    points = points + _sheared(rows, across, torn, random)[..., None] * _unit(end - start)
    points = _turned(points, drift, np.repeat(angle[:, None], across, 1))
    wide = 1 + growth * angle / (2 * np.pi) + 0.004 * wobble * np.clip(s * 6, 0, 1)
    along = (points @ drift)[..., None] * drift
    points = (points - along) * wide[:, None, None] + along
    lift = radius * share / steep * angle + 0.015 * wobble * np.clip(s * 6, 0, 1)
    points = points + lift[:, None, None] * drift + centre
    points = points + (s**2)[:, None, None] * np.array(bend, float)
    points += random.normal(0, 0.004, points.shape) * np.clip(s * 30, 0, 1)[:, None, None]
    number = np.arange(rows * across).reshape(rows, across)
    faces = np.stack([number[:-1, :-1], number[1:, :-1], number[1:, 1:], number[:-1, 1:]], -1).reshape(-1, 4)
    far, over = np.meshgrid(angle * radius, q * np.linalg.norm(end - start), indexing="ij")
    uv = np.stack([far, over], -1).reshape(-1, 2)[faces.ravel()]
    ob = mesh_object("chip", points.reshape(-1, 3), faces.tolist(), [chip_material()], 60, uv=uv)
    thick = ob.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = thickness, 0
    apply_modifiers(ob)
    shade_smooth(ob.data, 50)
    return ob
