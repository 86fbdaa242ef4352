"""Grooving and parting inserts: a bar with a cutting end of full width, a narrower body, a V along top and bottom."""

from math import radians, tan

import numpy as np

from geometry.loft import loft
from materials import material

# Over the distance from the cutting edge, mm: width as a share of the full one, height of the top's middle and
# depth of its trough, height of the underside above the lowest.
STATIONS = np.array(
    [
        # x,    width, top,   trough, underside
        [0.00, 1.000, 0.00, 0.00, 0.52],
        [0.06, 1.000, 0.03, 0.00, 0.50],
        [0.22, 0.998, 0.02, 0.02, 0.48],
        [0.45, 0.990, -0.12, 0.10, 0.44],
        [0.80, 0.978, -0.30, 0.20, 0.40],
        [1.20, 0.965, -0.38, 0.26, 0.36],
        [1.60, 0.950, -0.34, 0.26, 0.32],
        [2.00, 0.938, -0.14, 0.20, 0.28],
        [2.40, 0.925, 0.10, 0.10, 0.22],
        [2.70, 0.915, 0.18, 0.04, 0.18],
        [3.20, 0.900, 0.18, 0.00, 0.12],
        [3.70, 0.860, 0.10, 0.06, 0.06],
        [4.20, 0.810, -0.10, 0.20, 0.02],
        [4.80, 0.790, -0.26, 0.32, 0.00],
        [5.60, 0.780, -0.30, 0.36, 0.00],
    ]
)


def _section(x, width, top, trough, bottom):
    """Across the bar: a troughed top, straight sides that draw in, a V below."""
    half = width / 2
    across = np.linspace(-1, 1, 9)
    above = [(x, half * s, top - trough * (1 - s * s)) for s in across]
    below = [(x, half * s * 0.93, bottom + 0.25 * (1 - abs(s))) for s in across[::-1][::2]]
    return np.array(above + below)


# Where the polished land behind a cutting edge ends, mm.
LAND = 0.22


def grooving_insert(width, length, height, coating="violet", double_ended=True, lead=0, edge=None):
    """Lies along x, its cutting edge at x = 0, z = 0, the body towards −x; width, length and height in mm.

    `lead`: degrees by which a right-hand edge is askew, its right corner ahead;
    `edge` is the material of the land behind the cutting edge if not that of the top.
    """
    # The clearance below the edge is a share of the height.
    end = [
        (-x, width * w, top, trough, -height + lift * height * 0.45) for x, w, top, trough, lift in STATIONS
    ]
    if double_ended:
        other = [(-length - x, *rest) for x, *rest in end][::-1]
    else:
        last = end[-1][1:]
        other = [(0.35 - length, *last), (-length, last[0] * 0.95, last[1] - 0.35, last[2], last[3] + 0.5)]
    sections = [_section(*station) for station in [*end, *other]]
    for section in sections[: len(STATIONS)]:
        section[:, 0] -= section[:, 1] * tan(radians(lead))
    bar = loft("grooving insert", sections, material(coating), 30)
    if edge:
        bar.data.materials.append(material(edge))
        # The faces of the top, row by row from the edge; the mirrored end has its land in the last rows.
        around, above = len(sections[0]), 8
        rows = sum(x <= LAND for x, *_ in STATIONS) - 1
        last = len(sections) - 1
        for row in [*range(rows), *(range(last - rows, last) if double_ended else ())]:
            for column in range(above):
                bar.data.polygons[row * around + column].material_index = 1
    return bar
