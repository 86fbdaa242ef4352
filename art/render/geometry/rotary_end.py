"""The heights of a rotary tool's end over its radius: the lower of a relief plane and a gash plane per tooth."""

from math import pi, radians, tan

import numpy as np


class RotaryEnd:
    """`kind` is "square", "ball", "drill" or "flat"; angles in degrees, lengths in mm."""

    def __init__(
        self, kind, radius, share, pitch, point=140, relief=(9, 24), gash=(36, 52), gash_start=0.08, dish=2.5
    ):
        self.kind, self.radius, self.pitch = kind, radius, pitch
        self.point, self.relief, self.gash = point, relief, gash
        self.gash_start, self.dish = gash_start, dish
        self.behind = share * pitch

    def heights(self, rho):
        """Height at radius `rho` (one per point of the section)."""
        if self.kind == "ball":
            return np.zeros(len(self.behind))
        if self.kind == "flat":
            return -rho * np.sin(np.minimum(self.behind, pi / 2)) * tan(radians(2))
        edge, back = self._drill(rho) if self.kind == "drill" else self._square(rho)
        ahead = self.pitch - self.behind
        along, across = rho * np.cos(ahead), rho * np.sin(ahead)
        gash = (
            edge
            - np.maximum(0, along - self.gash_start * self.radius) * tan(radians(self.gash[0]))
            + across * tan(radians(self.gash[1]))
        )
        return np.where(ahead < pi / 2 * 0.98, np.minimum(back, gash), back)

    def _two_planes(self, edge, x, width):
        first, second = (tan(radians(a)) for a in self.relief)
        return edge - np.where(x < width, x * first, width * first + (x - width) * second)

    def _drill(self, rho):
        edge = -rho * tan(radians(90 - self.point / 2))
        return edge, self._two_planes(edge, rho * self.behind, rho * pi * 0.16)

    def _square(self, rho):
        edge = -(self.radius - rho) * tan(radians(self.dish))
        return edge, self._two_planes(edge, rho * np.sin(np.minimum(self.behind, pi / 2)), 0.11 * self.radius)
