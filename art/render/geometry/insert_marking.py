"""Where the letters stand on an insert's top: readable from the corner that faces the camera."""

from math import cos, radians, sin


def marking_places(letter, circle, hole_edge):
    """(x, y, turn in degrees, size in mm) of each line of the marking; `hole_edge` is the sunk hole's radius, mm."""
    k, r = circle / 12.7, hole_edge
    if letter == "C":
        q = 3.58 * k
        return [(q * cos(radians(a)), q * sin(radians(a)), 40, 0.82 * k) for a in (130, -50)]
    if letter == "S":
        q = (r + 0.55 * k) * 0.72
        return [(q, q, -45, 0.8 * k), (-q, -q, -45, 0.8 * k)]
    if letter == "D":
        return [(-r - 2.2 * k, 0, 90, 0.8 * k), (r + 2.2 * k, 0, 90, 0.8 * k)]
    if letter == "V":
        return [(-r - 2.6 * k, 0, 90, 0.8 * k), (r + 2.6 * k, 0, 90, 0.8 * k)]
    if letter == "W":
        return [(r + 1.1 * k, 0, 90, 0.75 * k), (-(r + 0.68 * k), 0, 90, 0.66 * k)]
    return [(r + 1.3 * k, 0, 90, 0.85 * k)]
