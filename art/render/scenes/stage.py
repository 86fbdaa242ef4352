"""The near-black room of the heroes and the warm and cold light they share."""

from lights import room, soft_box

WARM, COLD, BACKDROP = (1, 0.97, 0.93), (0.82, 0.91, 1), (0.38, 0.56, 0.9)


def dark_room():
    room(
        [
            (-1, (0.010, 0.011, 0.013)),
            (-0.05, (0.014, 0.015, 0.018)),
            (0.05, (0.03, 0.033, 0.04)),
            (0.5, (0.07, 0.075, 0.085)),
            (1, (0.12, 0.125, 0.135)),
        ]
    )


def boxes(*each):
    """Soft boxes given as (location, target, width, height, strength, colour)."""
    for location, target, width, height, strength, colour in each:
        soft_box(location, target, width, height, strength, colour, soft=0.48)


def bounce(x, y, z, width, height, strength, colour):
    """A card on the table that the camera can't see: it turns black flanks to their own colour."""
    soft_box((x, y, z), (x, y, 100), width, height, strength, colour, soft=0.5, bounce=True)
