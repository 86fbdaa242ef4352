"""A fluted tool as one grid of angle × height: no seams, and a column of points exactly on each cutting edge."""

from math import cos, pi, radians, sqrt, tan

import numpy as np

from geometry.rotary_end import RotaryEnd
from mesh import grid_faces, mesh_object


def _heights_of_rows(radius, flute_length, zone, is_ball, step, apart):
    if is_ball:
        first = -radius * (1 - np.cos(np.linspace(0.02, 1, 40) * pi / 2))
        first = np.r_[first, np.linspace(-radius, -zone, 5)[1:]]
    else:
        first = -zone * np.linspace(0, 1, 34) ** 2.2
    heights = np.r_[first, np.arange(-zone - apart, -flute_length, -apart), -flute_length]
    if apart < radius * 0.07:
        heights = np.r_[heights, np.arange(-apart, -zone, -apart)]
    if step:
        length, small, slope = step
        heights = np.r_[heights, -length + 0.01, -length - np.linspace(0, (radius - small) / slope, 6)]
    return np.unique(heights)[::-1]


def _largest_radius(z, radius, corner, end, step):
    """How far out the tool may reach at that height: corner radius, step and its chamfer."""
    if step and -z < step[0]:
        return step[1] * (0.995 if -z < 0.02 * radius else 1)
    if step and -z < step[0] + (radius - step[1]) / step[2]:
        return step[1] + (-z - step[0]) * step[2]
    if end == "square" and -z < corner:
        return radius - corner + sqrt(max(0, corner * corner - (corner + z) ** 2))
    if end == "drill" and -z < 0.02 * radius:
        return radius * 0.995
    return radius


def _depth_of_knuckles(z, pitch, tooth):
    """How deep the wave between two cords is at that height, on each column of points, mm."""
    return 0.26 * pitch * (0.5 - 0.5 * np.cos(2 * pi * (-z / pitch - tooth)))


def _shank(radius, shank_radius, flute_length, length, chamfer):
    heights, radii = [-flute_length - 0.02 * radius], [radius]
    if abs(shank_radius - radius) > 1e-3:
        slope = abs(shank_radius - radius) * 2.2
        heights += [-flute_length - 0.6 * radius, -flute_length - 0.6 * radius - slope]
        radii += [radius, shank_radius]
    heights += [*np.linspace(heights[-1] - 0.2, -length + chamfer, 10), -length]
    return list(zip(heights, radii + [shank_radius] * 10 + [shank_radius - chamfer]))


def _grain(rows, arc, helix, cap_rows, side_rows, points, faces):
    """UV along which the grinding lines run: with the flute, round the shank, straight over the end."""
    count = rows[0].shape[0]
    z = np.stack([row[:, 2] for row in rows])
    i, j = np.meshgrid(np.arange(len(rows) - 1), np.arange(count), indexing="ij")

    def at(row, column):
        return np.stack([arc[column], z[row, column % count] / cos(radians(helix))], -1)

    uv = np.stack([at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)], 2).reshape(-1, 4, 2)
    row = i.ravel()
    on_shank = row >= cap_rows + side_rows - 1
    uv[on_shank] = uv[on_shank][..., ::-1]
    on_cap = row < cap_rows
    if cap_rows:
        uv[on_cap] = points[faces[on_cap]][..., :2]
    return uv.reshape(-1, 2)


def rotary_tool(
    radius,
    length,
    flute_length,
    flutes,
    helix,
    section,
    material,
    end="square",
    corner=0.3,
    shank_radius=None,
    run_out=None,
    chamfer=0.5,
    step=None,
    knuckles=None,
    **end_angles
):
    """A right-hand tool along z, its tip at 0, its shank below; mm and degrees.

    `knuckles` is the pitch of a wavy edge, each tooth's waves between those of the one before; `step` is the (length, radius) of a first, smaller diameter, with half the angle of its chamfer if that isn't 45°;
    `end_angles` go to RotaryEnd.
    """
    if step:
        step = (step[0], step[1], tan(radians(step[2] if len(step) > 2 else 45)))
    share, reach = section[0][::-1], section[1][::-1]
    pitch, run_out = 2 * pi / flutes, run_out or 1.1 * radius
    share_all, reach_all = np.tile(share, flutes), np.tile(reach, flutes) * radius
    theta = (np.repeat(np.arange(flutes), len(share)) + 1 - share_all) * pitch
    zone, lead = (2.2 if end == "drill" else 1.3) * radius, tan(radians(helix)) / radius
    face = RotaryEnd(end, radius, share_all, reach_all * (step[1] / radius if step else 1), pitch, **end_angles)
    rows, end_heights, end_reach = [], None, None
    apart = knuckles / 12 if knuckles else radius * 0.07
    tooth = np.repeat(np.arange(flutes) / flutes, len(share))
    for z in _heights_of_rows(radius, flute_length, zone, end == "ball", step, apart):
        r = reach_all.copy()
        if -z > flute_length - run_out:
            r += ((-z - (flute_length - run_out)) / run_out) ** 2 * radius * 0.75
        if end == "ball":
            r *= sqrt(max(1e-9, radius * radius - (radius + z) ** 2)) / radius if -z < radius else 1
        largest = _largest_radius(z, radius, corner, end, step)
        # A step's first diameter has flutes of its own depth, not ones cut off at its radius.
        r = np.minimum(r * (largest / radius if step and largest < radius else 1), largest)
        if knuckles:
            r = np.minimum(r, largest - _depth_of_knuckles(z, knuckles, tooth))
        if end_heights is None:
            end_heights, end_reach = face.heights(r), r.copy()
        height = np.where(-z < zone, -zone + (z + zone) * (end_heights + zone) / zone, z)
        angle = theta + lead * height
        rows.append(np.stack([r * np.cos(angle), r * np.sin(angle), height], -1))
    side_rows, angle = len(rows), theta - lead * flute_length
    for z, r in _shank(radius, shank_radius or radius, flute_length, length, chamfer):
        rows.append(np.stack([r * np.cos(angle), r * np.sin(angle), np.full(len(theta), z)], -1))
    cap = []
    if end != "ball":
        angle = theta + lead * end_heights
        for s in np.linspace(1, 0, 30)[1:-1]:
            rho = end_reach * s
            cap.append(np.stack([rho * np.cos(angle), rho * np.sin(angle), face.heights(rho)], -1))
    rows = cap[::-1] + rows
    count, last = len(theta), (len(rows) - 1) * len(theta)
    tip = float(face.heights(np.zeros(count)).max())
    points = np.r_[np.concatenate(rows), [[0, 0, tip]], [[0, 0, -length]]]
    faces = grid_faces(len(rows), count)
    j = np.arange(count)
    following = (j + 1) % count
    middle = len(rows) * count
    fans = [[middle, a, b] for a, b in zip(j, following)] + [
        [middle + 1, last + b, last + a] for a, b in zip(j, following)
    ]
    step_x, step_y = (
        np.diff(np.r_[reach_all, reach_all[:1]]),
        np.diff(np.r_[theta, theta[-1:] + theta[0] + 0.01]) * radius,
    )
    arc = np.r_[0, np.cumsum(np.hypot(step_x, step_y))]
    uv = np.r_[_grain(rows, arc, helix, len(cap), side_rows, points, faces), np.zeros((len(fans) * 3, 2))]
    return mesh_object("rotary tool", points, faces.tolist() + fans, [material], 30, uv=uv)
