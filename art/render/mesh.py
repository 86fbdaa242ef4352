"""Meshes from points and faces. Everything is in millimetres: one Blender unit is one millimetre."""

from math import radians

import bmesh
import bpy
import numpy as np


def link(ob):
    """Puts an object into the scene and hands it back."""
    bpy.context.scene.collection.objects.link(ob)
    return ob


def shade_smooth(mesh, angle=32.0):
    """Smooth faces, sharp where two meet at more than `angle` degrees (the interface of Blender 3.4)."""
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = radians(angle)
    mesh.update()


def recalculate_normals(mesh, merge=0.0):
    """Has all faces look outwards; points nearer than `merge` mm become one."""
    editable = bmesh.new()
    editable.from_mesh(mesh)
    if merge:
        bmesh.ops.remove_doubles(editable, verts=editable.verts, dist=merge)
    bmesh.ops.recalc_face_normals(editable, faces=editable.faces)
    editable.to_mesh(mesh)
    editable.free()


def mesh_object(
    name, points, faces, materials=(), angle=32.0, uv=None, material_index=None, recalculate=False
):
    """An object of points (n × 3) and faces (lists of point numbers)."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(np.asarray(points).tolist(), [], faces)
    if uv is not None:
        mesh.uv_layers.new(name="UVMap").data.foreach_set("uv", np.asarray(uv, np.float32).ravel())
    for material in materials:
        mesh.materials.append(material)
    if material_index is not None:
        mesh.polygons.foreach_set("material_index", material_index)
    if recalculate:
        recalculate_normals(mesh, 1e-5)
    shade_smooth(mesh, angle)
    return link(bpy.data.objects.new(name, mesh))


def grid_faces(rows, columns, closed_rows=False):
    """The quads of a grid whose columns close into rings: (rows − 1) × columns × 4 point numbers."""
    i = np.arange(rows if closed_rows else rows - 1)
    row, column = np.meshgrid(i, np.arange(columns), indexing="ij")
    next_row, next_column = (row + 1) % rows, (column + 1) % columns
    corners = [
        row * columns + column,
        next_row * columns + column,
        next_row * columns + next_column,
        row * columns + next_column,
    ]
    return np.stack(corners, -1).reshape(-1, 4)


def group(children, name="group"):
    """An empty that carries the children."""
    empty = link(bpy.data.objects.new(name, None))
    for child in children:
        child.parent = empty
    return empty


def paint(ob, material):
    """One material for the whole object."""
    ob.data.materials.clear()
    ob.data.materials.append(material)
    return ob
