"""The heights of a rotary tool's end over its radius: the lower of a relief plane and a gash plane per tooth."""

from math import pi, radians, tan

import numpy as np


class RotaryEnd:
    """`kind` is "square", "ball", "drill" or "flat"; angles in degrees, lengths in mm.

    `share` and `reach` are the section at the end: what part of the pitch a point is behind its tooth's edge, and how far
    out it lies.
    """

    def __init__(
        self, kind, radius, share, reach, pitch, point=140, relief=(9, 24), gash=(36, 52), gash_start=0.08, dish=2.5
    ):
        self.kind, self.radius, self.pitch = kind, radius, pitch
        self.point, self.relief, self.gash = point, relief, gash
        self.gash_start, self.dish = gash_start, dish
        self.share = share
        self.lip = _lip(share, reach)

    def heights(self, rho):
        """Height at radius `rho` (one per point of the section)."""
        if self.kind == "ball":
            return np.zeros(len(self.share))
        if self.kind == "flat":
            return -rho * np.sin(np.minimum(self.share * self.pitch, pi / 2)) * tan(radians(2))
        lip = np.interp(rho, *self.lip)
        # Before the edge of its own tooth, but behind the lip: there the flute's wall is the rake face.
        on_wall = self.share >= lip - 1e-9
        behind = (self.share - lip + np.where(on_wall, 0, 1)) * self.pitch
        edge, back = self._drill(rho, behind) if self.kind == "drill" else self._square(rho, behind)
        ahead = self.pitch - behind
        along, across = rho * np.cos(ahead), rho * np.sin(ahead)
        gash = (
            edge
            - np.maximum(0, along - self.gash_start * self.radius) * tan(radians(self.gash[0]))
            + across * tan(radians(self.gash[1]))
        )
        return np.where(~on_wall & (ahead < pi / 2 * 0.98), np.minimum(back, gash), back)

    def _two_planes(self, edge, x, width):
        first, second = (tan(radians(a)) for a in self.relief)
        return edge - np.where(x < width, x * first, width * first + (x - width) * second)

    def _drill(self, rho, behind):
        edge = -rho * tan(radians(90 - self.point / 2))
        return edge, self._two_planes(edge, rho * behind, rho * pi * 0.16)

    def _square(self, rho, behind):
        edge = -(self.radius - rho) * tan(radians(self.dish))
        return edge, self._two_planes(edge, rho * np.sin(np.minimum(behind, pi / 2)), 0.11 * self.radius)


def _lip(share, reach):
    """The end's cutting edge, where the flute's wall comes up: radii, mm, and at each the share of the pitch."""
    first = share[: np.argmin(share) + 1] if share[0] > share[-1] else share
    count = len(first)
    order = np.argsort(first)
    share, reach = np.r_[first[order], 1.0], np.r_[reach[:count][order], np.max(reach)]
    wall = slice(np.argmin(reach), None)
    return np.maximum.accumulate(reach[wall] + np.arange(len(reach[wall])) * 1e-9), share[wall]
