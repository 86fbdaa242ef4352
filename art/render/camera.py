"""The camera and how a cut-out is framed."""

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from mesh import link

NOT_SUBJECT = ("floor", "softbox")


def camera(location, target, lens=85, focus=None, aperture=0.0):
    """Looks at its target; `aperture` is the radius of the lens in mm, 0 for everything sharp."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_width = 36
    data.clip_start, data.clip_end = 0.5, 5000
    ob = link(bpy.data.objects.new("camera", data))
    ob.location = location
    line = Vector(target) - Vector(location)
    ob.rotation_euler = line.to_track_quat("-Z", "Y").to_euler()
    if aperture:
        data.dof.use_dof = True
        sharp = Vector(focus if focus is not None else target) - Vector(location)
        data.dof.focus_distance = sharp.dot(line.normalized())
        # The f-stop assumes metres; at one unit to the millimetre depth of field would vanish.
        data.dof.aperture_fstop = lens * 1e-3 / (2 * aperture)
    bpy.context.scene.camera = ob
    return ob


def frame_subject(fill, lift=-0.01):
    """Zooms and shifts the camera so that the subject fills that part of the square picture."""
    scene = bpy.context.scene
    lens = scene.camera
    bpy.context.view_layer.update()
    seen = []
    for ob in scene.objects:
        if ob.type == "MESH" and not ob.name.startswith(NOT_SUBJECT):
            # Blender's collections take no stepped slices, hence the list.
            vertices = list(ob.data.vertices)
            step = max(1, len(vertices) // 1500)
            seen += [world_to_camera_view(scene, lens, ob.matrix_world @ v.co) for v in vertices[::step]]
    left, right = min(p.x for p in seen), max(p.x for p in seen)
    low, high = min(p.y for p in seen), max(p.y for p in seen)
    zoom = fill / max(right - left, high - low)
    lens.data.lens *= zoom
    lens.data.shift_x = ((right + left) / 2 - 0.5) * zoom
    lens.data.shift_y = ((high + low) / 2 - 0.5) * zoom + lift


def span_at(point):
    """How many millimetres the picture's width spans at that point of the scene, across the line of sight."""
    scene = bpy.context.scene
    lens = scene.camera
    bpy.context.view_layer.update()
    right = lens.matrix_world.to_quaternion() @ Vector((1, 0, 0))
    near, beside = (world_to_camera_view(scene, lens, Vector(point) + right * mm) for mm in (0, 1))
    return 1 / (beside.x - near.x)
