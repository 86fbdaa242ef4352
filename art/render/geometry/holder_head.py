"""How an insert stands in the head of a right-hand holder and the outline of that head, from above.

Measures are (u, y) in mm: u from the shank's back to the edge, y along the shank, the nose at 0.
"""

from math import cos, radians, sin

import numpy as np
from mathutils import Vector

# Angle of the corner, degrees; how far the front wall follows the front edge, mm.
CORNERS = {"C": (80, 26), "D": (55, 24), "V": (35, 16), "W": (80, 26), "T": (60, 22), "S": (90, 12), "R": (90, 12)}
# Where a finger presses: degrees off the insert's axis, distance of its screw from the insert's middle, its size.
CLAMPS = {"D": (12, 14.2, 0.85), "V": (30, 11.8, 0.85)}
# How far the body stands back behind the cutting edges, mm.
BEHIND_EDGE = 0.87


class HolderHead:
    """`approach` is KAPR in degrees, `width` the distance from the shank's back to the edge (WF), mm."""

    def __init__(self, letter, circle, approach, shank, width):
        self.corner, self.front = CORNERS[letter]
        self.clamp_turn, self.clamp_distance, self.clamp_scale = CLAMPS.get(letter, (0, 11.2, 1))
        self.shank, self.edge = shank, _edge_length(letter, circle)
        self.round = circle / 2 if letter == "R" else 0
        k = radians(approach)
        self._side = Vector((cos(k), -sin(k)))
        self._front = Vector((cos(k + radians(self.corner)), -sin(k + radians(self.corner))))
        # Style S (ISO 5608) leads with its corner: its side edge runs outwards and ends at the outermost point.
        outwards = max(0, self._side.x) * self.edge
        self.nose = Vector((width - outwards, 0))
        self.pointing = approach + self.corner / 2
        self._inward = (self._side + self._front).normalized()
        self.middle = self.nose + self._inward * (circle / 2 / sin(radians(self.corner / 2)))
        if self.round:
            self.middle = Vector((width - self.round, -self.round))

    def outline(self, length):
        """The holder's outline, anticlockwise seen with u to the right."""
        if self.round:
            return self._round_outline(length)
        tip = self.nose + self._inward * (BEHIND_EDGE / sin(radians(self.corner / 2)))
        scale, shank = self.shank / 25, self.shank
        if abs(self.pointing - 90) < 1 and tip.x < 0.75 * shank:
            return self._neutral_outline(tip, length)
        below = tip + self._side * (self.edge + (4 * scale if self._side.x < 0 else -2))
        # Styles whose edge stays within the shank have no neck.
        least = shank + 1 if below.x > shank + 1 else shank
        neck = Vector((max(below.x - 1.4 * scale, least), below.y - 10 * scale))
        end = tip + self._front * min(self.front * scale, (tip.x - 6 * scale) / max(0.01, -self._front.x))
        back = Vector((6 * scale, end.y - 0.55 * max(0, end.x - 6 * scale)))
        points = [(0, -length), (shank, -length), (shank, neck.y - 11 * scale), neck]
        points += [below, tip, end]
        if end.x - back.x > 0.5:
            points.append(back)
        return [*map(tuple, points), (0, back.y - 6 * scale)]

    def _neutral_outline(self, tip, length):
        """The edge in the middle of the shank, both sides alike."""
        shank, along = self.shank, min(self.edge, (0.44 * self.shank) / abs(self._side.x))
        right, left = tip + self._side * along, tip + self._front * along
        low = right.y - 1.4 * (shank - right.x) - 2
        return [(0, -length), (shank, -length), (shank, low), tuple(right), tuple(tip), tuple(left), (0, low)]

    def _round_outline(self, length):
        """Round the insert, a little behind its edge, and back to the shank."""
        r, shank = self.round - BEHIND_EDGE, self.shank
        arc = [
            (self.middle.x + r * cos(radians(a)), self.middle.y + r * sin(radians(a))) for a in np.linspace(-12, 118, 24)
        ]
        side, front = arc[0], arc[-1]
        low = side[1] - 0.45 * shank
        start = [(0, -length), (shank, -length), (shank, low - 0.5 * shank), (max(side[0] - 0.08 * shank, shank), low)]
        left = 0.2 * shank
        return [*start, *arc, (left, front[1] - 0.55 * (front[0] - left)), (0, front[1] - 0.95 * (front[0] - left) + 2)]


def _edge_length(letter, circle):
    if letter == "R":
        return 0
    if letter in "TW":
        return circle * (3**0.5 if letter == "T" else 0.68)
    return circle / sin(radians(CORNERS[letter][0]))
