"""Letters marked on a tool."""

from math import radians

import bpy

from mesh import link


def marking(text, size, material, location, turn=0.0, tilt=0.0):
    """Text of `size` mm centred on its location, turned about z by `turn` degrees, tilted about x by `tilt`.

    A list of one object; of none where there is no text.
    """
    if not text:
        return []
    curve = bpy.data.curves.new("marking", "FONT")
    curve.body = text
    curve.size = size
    curve.align_x = "CENTER"
    curve.align_y = "CENTER"
    curve.extrude = 0.003
    curve.space_character = 1.08
    curve.materials.append(material)
    ob = link(bpy.data.objects.new("marking", curve))
    ob.location = location
    ob.rotation_euler = (radians(tilt), 0, radians(turn))
    return [ob]
