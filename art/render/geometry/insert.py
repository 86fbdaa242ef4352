"""An indexable insert: hone, land, chip groove with scalloped wall, plateau, sunk hole, straight or relieved flank."""

from math import cos, pi, radians, sin, tan

import numpy as np

from geometry.insert_marking import marking_places
from geometry.insert_shapes import iso_shape
from marking import marking
from materials import material
from mesh import grid_faces, group, mesh_object, recalculate_normals, shade_smooth

HONE = 0.05
# How far in from the edge the land reaches, mm.
LAND = 0.24


def _top_profile(half, circle, breaker, land):
    """(inset, height, scallop) from the edge inwards; without a breaker the top is flat behind its land."""
    rows = [(HONE * (1 - cos(a)), half - HONE * (1 - sin(a)), 0) for a in np.linspace(0, pi / 2, 5)]
    if not breaker:
        if land:
            width, angle = land
            rows = [
                (0, half - width * tan(radians(angle)), 0),
                (width * 0.5, half - width * 0.5 * tan(radians(angle)), 0),
                (width, half, 0),
            ]
        return rows + [(inset, half, 0) for inset in (LAND, 0.4, 0.7, 1.2)], half
    width, depth, plateau = 0.115 * circle * breaker, 0.26 * breaker, half + 0.07
    start = half - 0.03 * breaker
    rows += [(0.14, half - 0.012 * breaker, 0), (LAND, start, 0)]
    rows += [(LAND + width * 0.72 * s, start - depth * sin(s * pi / 2), 0) for s in np.linspace(0.08, 1, 9)]
    rows += [
        (
            LAND + width * (0.72 + 0.42 * s),
            start - depth + (depth + 0.10) * (0.5 - 0.5 * cos(s * pi)),
            0.10 * sin(s * pi) + 0.1,
        )
        for s in np.linspace(0.12, 1, 8)
    ]
    return rows + [(LAND + width * 1.2, plateau, 0.08), (LAND + width * 1.35, plateau, 0)], plateau


class _Rings:
    """Rings of points round the insert, all with the same number of points."""

    def __init__(self, shape, radius, circle):
        self.shape, self.radius, self.circle = shape, radius, circle
        self.base, self.away = shape.outline(0, radius)
        self.count = len(self.base)

    def at(self, inset, z, scallop=0.0):
        """A ring at that inset; the groove is narrower at the corners, its wall may be scalloped."""
        if inset <= 0.3:
            flat, _ = self.shape.outline(inset, max(self.radius - inset, 0.12))
        else:
            corner = max(self.radius - inset, 0.18) + 0.45 * (inset - 0.3)
            narrow, _ = self.shape.outline(0.3 + (inset - 0.3) * 0.62, corner * 0.9)
            wide, _ = self.shape.outline(inset, corner)
            q = self.away[:, None]
            flat = narrow * (1 - q) + wide * q
            if scallop:
                wave = np.cos(np.arange(self.count) / self.count * 2 * pi * 28)[:, None]
                flat = flat * (1 + scallop * wave * q / self.circle)
        return np.c_[flat, np.full(self.count, z)]

    def circle_at(self, angles, r, z):
        return np.c_[r * np.cos(angles), r * np.sin(angles), np.full(self.count, z)]


def _middle(rings, inner, plateau, hole, sink, half):
    """From the last ring of the top to the hole's middle; without a hole to the centre."""
    angles = np.arctan2(inner[:, 1], inner[:, 0])
    if not hole:
        return [np.c_[inner[:, :2] * s, np.full(rings.count, plateau)] for s in (0.75, 0.5, 0.25, 0.001)]
    r = hole / 2
    rim = rings.circle_at(angles, r + sink + 0.18, plateau)
    bridge = [inner * (1 - s) + rim * s for s in (0.33, 0.66, 0.9)]
    for ring in bridge:
        ring[:, 2] = plateau
    steps = [
        (sink + 0.18, 0),
        (sink + 0.05, 0.04),
        (sink, 0.10),
        (0.06, 0.10 + sink * 1.2),
        (0, 0.18 + sink * 1.25),
    ]
    return (
        bridge
        + [rings.circle_at(angles, r + dr, plateau - dz) for dr, dz in steps]
        + [rings.circle_at(angles, r, 0.0)]
    )


def _relieved(rings, top, half, thickness, clearance, hole):
    """The flank of a positive insert and its flat underside."""
    inward = thickness * tan(radians(clearance))
    flank = []
    for s in np.linspace(0, 1, 5)[1:]:
        outline, _ = rings.shape.outline(inward * s, max(rings.radius - inward * s * 0.6, 0.15))
        flank.append(np.c_[outline, np.full(rings.count, half - HONE - (thickness - HONE) * s)])
    flank[-1][:, 2] = -half + 0.12
    seat, _ = rings.shape.outline(inward + 0.15, max(rings.radius - inward * 0.6, 0.15))
    angles = np.arctan2(top[-1][:, 1], top[-1][:, 0])
    r = hole / 2 if hole else 0.001
    ends = [np.c_[seat, np.full(rings.count, -half)], rings.circle_at(angles, r + 0.3, -half)]
    return top[::-1] + flank + ends + ([rings.circle_at(angles, r, -half + 0.3)] if hole else [])


def insert(
    shape,
    circle=12.7,
    thickness=4.76,
    radius=0.8,
    hole=5.16,
    top="alumina",
    flank=None,
    edge=None,
    clearance=0,
    breaker=1.0,
    land=None,
    sink=0.38,
    text="",
    ink="light mark",
):
    """An insert round the origin, its top at +thickness / 2.

    `shape` is an ISO letter or a Shape; `edge` is the material of the land behind the cutting edge if not that of the
    top; `breaker` scales the chip groove (0: flat top), `land` is the (width mm, angle) of a chamfered edge; `text` holds
    the lines of the marking, separated by "|".
    """
    letter = shape if isinstance(shape, str) else ""
    rings = _Rings(iso_shape(letter, circle) if letter else shape, radius, circle)
    half = thickness / 2
    profile, plateau = _top_profile(half, circle, breaker, land)
    edge_to_plateau = [rings.at(*row) for row in profile]
    top_half = edge_to_plateau + _middle(rings, edge_to_plateau[-1], plateau, hole, sink, half)
    count = len(top_half)
    if clearance:
        rows = _relieved(rings, top_half, half, thickness, clearance, hole)
        is_flank = (-2, 4)
    else:
        wall = [
            np.c_[rings.base, np.full(rings.count, z)] for z in np.linspace(half - HONE, HONE - half, 4)[1:-1]
        ]
        below = top_half[:-1] if hole else top_half
        rows = top_half[::-1] + wall + [ring * np.array([1, 1, -1]) for ring in below]
        is_flank = (-3, 5)
    faces = grid_faces(len(rows), rings.count, closed_rows=bool(hole))
    row = np.arange(len(faces)) // rings.count
    on_flank = (row >= count + is_flank[0]) & (row < count + is_flank[1])
    paints = [material(top), material(flank or top), material(edge or top)]
    land_rings = sum(inset <= LAND for inset, *_ in profile) - 1
    on_land = (row >= count - 1 - land_rings) & (row < count - 2)
    part = np.where(on_land, 2, on_flank).astype(np.int32)
    ob = mesh_object("insert", np.concatenate(rows), faces.tolist(), paints, 38, material_index=part)
    recalculate_normals(ob.data)
    shade_smooth(ob.data, 38)
    if not text:
        return ob
    places = marking_places(letter, circle, hole / 2 + sink)
    lines = [
        letters
        for line, (x, y, turn, size) in zip(text.split("|"), places)
        for letters in marking(line, size, material(ink), (x, y, plateau + 0.004), turn)
    ]
    return group([ob, *lines], "insert")
