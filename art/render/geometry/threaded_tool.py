"""Taps and thread mills: at each point the lowest of thread, flute and lead; a forming tap has lobes, no flutes."""

from math import pi, radians, tan

import numpy as np

from geometry.flute_sections import smooth_through
from mesh import grid_faces, mesh_object

LAND = 0.42
# A forming tap's lobes, how far the thread stands back between them, and its oil grooves' share of a lobe and radius.
LOBES, LOBE_DEPTH, GROOVE, GROOVE_RADIUS = 5, 0.035, 0.16, 0.84


def _flute(share):
    depth = np.where(share < LAND, 1.1, 0)
    beyond = share >= LAND
    at = [LAND, 0.44, 0.50, 0.60, 0.72, 0.84, 0.92, 0.97, 1.0]
    depth[beyond] = smooth_through(at, [1.1, 0.93, 0.76, 0.58, 0.49, 0.47, 0.60, 0.82, 1.1], share[beyond])
    return depth


def _with_gun(share, shift):
    """The columns of one tooth and its flute's depth where a spiral point has cut the face back by `shift`.

    The columns move with the face, so that one of them stays exactly on the cutting edge.
    """
    on_land = shift + share / LAND * (LAND - shift)
    in_flute = LAND + (share - LAND) / (1 - LAND) * (1 + shift - LAND)
    moved = np.where(share < LAND, on_land, in_flute)
    straight = np.where(moved < 1, _flute(np.minimum(moved, 1)), 1.1)
    return moved, np.minimum(straight, _flute(moved - shift))


def _lobed(share):
    """How far the thread stands back, and the oil groove's depth, between two lobes; shares of the radius."""
    groove = np.abs(share - 0.5) / (GROOVE / 2)
    return LOBE_DEPTH * (0.5 - 0.5 * np.cos(2 * pi * share)), GROOVE_RADIUS + 0.3 * np.clip(groove - 0.6, 0, 1)


def threaded_tool(
    radius,
    pitch,
    length,
    thread_length,
    flutes,
    helix,
    material,
    shank_radius,
    lead=2.5,
    is_mill=False,
    gun=None,
    taper=0.0,
):
    """A tap with a square at its end or a thread mill, whose rows don't climb; tip at 0, mm, degrees.

    `lead` is the number of threads of a tap's chamfer; `gun` the (length mm, angle) of a spiral point, which pushes the
    chips ahead. No flutes: a forming tap. `taper`: how much the thread's diameter grows per mm, as a pipe thread's does;
    `radius` is that of its thick end.
    """
    is_forming = flutes == 0
    flutes = flutes or LOBES
    height, tooth = 0.63 * pitch, 2 * pi / flutes
    share = np.linspace(0, 1, 110)[:-1][::-1]
    share_all, first = np.tile(share, flutes), np.repeat(np.arange(flutes), len(share)) + 1
    twist, count, bottom = tan(radians(helix)) / radius, len(share_all), thread_length + 1.6 * radius
    levels, rows = -np.arange(0, bottom, pitch / 22.0), []
    for z in levels:
        shift = max(0, gun[0] + z) * tan(radians(gun[1])) / (radius * tooth) if gun else 0
        moved, flute = _with_gun(share, shift)
        back = taper / 2 * max(0, thread_length + z)
        if is_forming:
            moved = share
            stands_back, flute = _lobed(share)
            back = back + np.tile(stands_back, flutes) * radius
        theta, flute = (first - np.tile(moved, flutes)) * tooth, np.tile(flute, flutes) * radius
        angle = theta + twist * z
        turn = z / pitch - (0.25 if is_mill else angle / (2 * pi))
        away = np.abs(turn % 1.0 - 0.5) * 2
        faded = np.clip((-z - thread_length) / (pitch * 1.2), 0, 1)
        thread = (radius - height * np.clip((away - 0.10) / 0.78, 0, 1)) * (1 - faded) + faded * (
            radius - height * 1.02
        )
        if not is_mill:
            first_thread = radius - taper / 2 * thread_length - height * 1.08
            thread = np.minimum(thread - back, first_thread - z / (lead * pitch) * height * 1.1)
        start = thread_length + 0.4 * radius
        deep = flute + (((-z - start) / (bottom - start)) ** 2 * radius * 0.75 if -z > start else 0)
        r = np.minimum(thread, deep) * (1 - 0.012 * np.clip(share_all / LAND, 0, 1))
        rows.append(np.stack([r * np.cos(angle), r * np.sin(angle), np.full(count, z)], -1))
    angle, low, neck = theta + twist * levels[-1], levels[-1], radius - height * 1.02
    for z, r in _shank_rings(low, neck, shank_radius, length, angle, is_mill):
        rows.append(np.stack([r * np.cos(angle), r * np.sin(angle), np.full(count, z)], -1))
    cap = []
    for s in (0.96, 0.9, 0.75, 0.5, 0.25):
        ring = rows[0] * np.array([s, s, 1])
        ring[:, 2] = 0 if is_mill else (1 - s) * radius * 0.18
        cap.append(ring)
    rows = cap[::-1] + rows
    points = np.r_[np.concatenate(rows), [[0, 0, 0 if is_mill else radius * 0.2]], [[0, 0, -length]]]
    middle, last = len(rows) * count, (len(rows) - 1) * count
    j = range(count)
    fans = [[middle, a, (a + 1) % count] for a in j] + [
        [middle + 1, last + (a + 1) % count, last + a] for a in j
    ]
    uv = np.r_[
        _grain(rows, np.r_[theta * radius, theta[0] * radius + 2 * pi * radius]), np.zeros((len(fans) * 3, 2))
    ]
    return mesh_object(
        "threaded tool", points, grid_faces(len(rows), count).tolist() + fans, [material], 24, uv=uv
    )


def _shank_rings(low, neck, shank, length, angle, is_mill):
    """(z, radius per point): the neck, the shank and, on a tap, its square."""
    round_ = np.ones(len(angle))
    rings = [(low - 0.3, neck * round_), (low - 0.3 - abs(shank - neck) * 1.3, shank * round_)]
    if is_mill:
        return (
            rings
            + [(z, shank * round_) for z in np.linspace(low - 3, -length + 0.5, 8)]
            + [(-length, (shank - 0.5) * round_)]
        )
    square_at = length - 2.3 * shank
    square = np.minimum(shank, 0.80 * shank / np.maximum(np.abs(np.cos(angle)), np.abs(np.sin(angle))))
    rings += [(z, shank * round_) for z in np.linspace(low - 3, -square_at + 0.6, 8)]
    ends = [(-square_at, shank * round_), (-square_at - 0.25 * shank, square), (-length + 0.5, square)]
    return rings + ends + [(-length, np.minimum(square, shank - 0.5))]


def _grain(rows, arc):
    count = rows[0].shape[0]
    z = np.stack([row[:, 2] for row in rows])
    i, j = np.meshgrid(np.arange(len(rows) - 1), np.arange(count), indexing="ij")

    def at(row, column):
        return np.stack([arc[column], z[row, column % count]], -1)

    return np.stack([at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)], 2)[..., ::-1].reshape(-1, 2)
