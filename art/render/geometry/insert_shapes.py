"""Outlines of indexable inserts, seen from above."""

from math import cos, pi, radians, sin

import numpy as np

# Direction of each side's normal, degrees; all sides touch the inscribed circle (ISO 1832).
SIDES = {
    "C": [-50, 50, 130, 230],
    "D": [-62.5, 62.5, 117.5, 242.5],
    "V": [-72.5, 72.5, 107.5, 252.5],
    "T": [-60, 60, 180],
    "S": [-45, 45, 135, 225],
    "O": [-22.5, 22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5],
    "W": [-50, 50, 70, 170, 190, 290],
}


class Shape:
    """Sides by the direction of their normal and their distance from the middle, mm."""

    def __init__(self, normals, distances):
        self.normals, self.distances = normals, distances

    def outline(self, inset, radius, corner_points=14, side_points=40):
        """Points (n × 2), anticlockwise, and for each how far from a corner it is (0 at one, 1 between two)."""
        n, arcs = len(self.normals), []
        for i in range(n):
            a, b = radians(self.normals[i]), radians(self.normals[(i + 1) % n])
            turned = b if b > a else b + 2 * pi
            # A blunt corner (the trigon's long one) is far rounder than a cutting corner.
            r = radius if turned - a > radians(40) else radius * 4
            sides = np.array([[cos(a), sin(a)], [cos(b), sin(b)]])
            reach = [self.distances[i] - inset - r, self.distances[(i + 1) % n] - inset - r]
            centre = np.linalg.solve(sides, np.array(reach))
            angle = np.linspace(a, turned, corner_points)
            arcs.append((centre[:, None] + r * np.array([np.cos(angle), np.sin(angle)])).T)
        points, away = [], []
        for i in range(n):
            t = np.linspace(0, 1, side_points + 2)[1:-1][:, None]
            points += [arcs[i], arcs[i][-1] * (1 - t) + arcs[(i + 1) % n][0] * t]
            away += [np.zeros(corner_points), np.sin(t[:, 0] * pi) ** 0.6]
        return np.concatenate(points), np.concatenate(away)


class Round(Shape):
    """A circle, mm."""

    def __init__(self, circle):
        self.circle = circle

    def outline(self, inset, radius, corner_points=14, side_points=40):
        a = np.arange(288) * 2 * np.pi / 288
        r = self.circle / 2 - inset
        return np.stack([r * np.cos(a), r * np.sin(a)], -1), np.full(288, 0.6)


def iso_shape(letter, circle):
    """The shape of an ISO 1832 letter with its inscribed circle, mm."""
    if letter == "R":
        return Round(circle)
    return Shape(SIDES[letter], [circle / 2] * len(SIDES[letter]))


def square_with_facets(circle, facet):
    """A face milling insert: square, its corners cut off into wiper facets of that length, mm."""
    corner = circle / 2 * 2**0.5 - facet / 2
    return Shape([0, 45, 90, 135, 180, 225, 270, 315], [corner, circle / 2] * 4)


def parallelogram(length, width, acute=85):
    """A shoulder milling insert; its acute corner, +x +y, is the one that cuts."""
    lean = 90 - acute
    return Shape([-lean, 90, 180 - lean, 270], [length / 2, width / 2] * 2)
