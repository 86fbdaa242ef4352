"""What the cut-outs share: light, table, viewpoint.

Each returns what the picture needs: exposure, part filled; and where one knows it, a point of the tool's main face.
"""

from math import cos, radians, sin

from mathutils import Matrix, Vector

from camera import camera
from floor import shadow_table
from lights import soft_box, studio
from mesh import group


# Cards on the table before a plate that the camera doesn't see: x, y, width, depth, strength, colour. Upright flanks mirror
# them, brighter to the left and at the far right, so that no flank is one flat tone.
PLATE_CARDS = [
    (-10, -12, 17, 15, 1.6, (0.97, 0.985, 1)),
    (15, 1, 8, 18, 3.0, (1, 0.99, 0.97)),
]


def plate_picture(plate, thickness, turn, viewpoint=(0, -66, 50), back=4.0, exposure=0.25, fill=0.84):
    """A small flat part on the table, turned by `turn` degrees, seen from above its front corner."""
    studio(26, back)
    shadow_table()
    for x, y, width, depth, strength, colour in PLATE_CARDS:
        soft_box((x, y, 0.05), (x, y, 100), width, depth, strength, colour, soft=0.5, sheer=True)
    plate.location = (0, 0, thickness / 2)
    plate.rotation_euler[2] = radians(turn)
    camera(viewpoint, (0, 0, thickness * 0.42), lens=142)
    return {"exposure": exposure, "fill": fill, "face": (0, 0, thickness)}


def lay_down(tool, radius, direction, at=(0, 0), roll=0):
    """Lays a tool that stands along z on the table, its tip in that direction, degrees."""
    carrier = group([tool], "laid tool")
    tool.rotation_euler = (0, 0, radians(roll))
    turned = Matrix.Rotation(radians(direction), 3, "Z") @ Matrix.Rotation(radians(90), 3, "Y")
    carrier.rotation_euler = turned.to_euler()
    carrier.location = (at[0], at[1], radius)
    return carrier


def rotary_picture(tool, radius, length, lens=85, roll=0, viewpoint=(-12, -150, 150), size=60, exposure=0.35):
    """A long tool across the picture, its tip at the lower left."""
    studio(size, 6.0)
    soft_box((1.15 * size, 1.05 * size, 2.4 * size), (0, 0, 0), 1.1 * size, 2.6 * size, 7.0, soft=0.5)
    shadow_table()
    direction = 222
    towards = Vector((cos(radians(direction)), sin(radians(direction)), 0)) * length * 0.5
    lay_down(tool, radius, direction, (towards.x, towards.y), roll)
    camera(viewpoint, (0, 0, radius), lens=lens)
    # The axis in the middle of the cutting part.
    return {"exposure": exposure, "fill": 0.90, "face": (towards.x / 2, towards.y / 2, radius)}


def standing_picture(tool, size, height, turn=12, viewpoint=(-40, -235, 205), back=3.0, exposure=0.2):
    """A cutter on its arbor end, its teeth up."""
    studio(size, back)
    shadow_table()
    tool.rotation_euler = (radians(180), 0, radians(turn))
    tool.location = (0, 0, height)
    camera(viewpoint, (0, 0, height / 2), lens=82)
    return {"exposure": exposure, "fill": 0.84, "face": (0, 0, height)}


def holder_picture(tool, location, turn, viewpoint=(60, -190, 165), exposure=0.6, size=80, back=6.0):
    """A holder or bar seen from above its nose, its near flank lit so that it doesn't go flat."""
    studio(size, back)
    soft_box((-0.4 * size, -2.6 * size, 0.5 * size), (0, 0, 0), 1.6 * size, 1.0 * size, 2.6, soft=0.5)
    shadow_table()
    tool.location = location
    tool.rotation_euler[2] = radians(turn)
    camera(viewpoint, (-6, -6, 12), lens=80)
    return {"exposure": exposure, "fill": 0.90}
