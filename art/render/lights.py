"""Soft boxes, the room's gradient and the light that all cut-outs share."""

import bpy
from mathutils import Vector

from mesh import mesh_object

SQUARE_UV = [(0, 0), (1, 0), (1, 1), (0, 1)]


def _soft_edge(tree, coordinate, soft):
    nodes, links = tree.nodes, tree.links
    centred = nodes.new("ShaderNodeMath")
    centred.operation = "SUBTRACT"
    centred.inputs[1].default_value = 0.5
    links.new(coordinate, centred.inputs[0])
    away = nodes.new("ShaderNodeMath")
    away.operation = "ABSOLUTE"
    links.new(centred.outputs[0], away.inputs[0])
    ramp = nodes.new("ShaderNodeMapRange")
    ramp.interpolation_type = "SMOOTHSTEP"
    ramp.inputs[1].default_value = 0.5
    ramp.inputs[2].default_value = 0.5 - soft
    links.new(away.outputs[0], ramp.inputs[0])
    return ramp.outputs[0]


def _glow(strength, colour, soft, one_sided, sheer):
    material = bpy.data.materials.new("soft box")
    material.use_nodes = True
    tree = material.node_tree
    nodes, links = tree.nodes, tree.links
    nodes.clear()
    out = nodes.new("ShaderNodeOutputMaterial")
    emission = nodes.new("ShaderNodeEmission")
    emission.inputs[0].default_value = (*colour, 1)
    coordinates = nodes.new("ShaderNodeTexCoord")
    axes = nodes.new("ShaderNodeSeparateXYZ")
    links.new(coordinates.outputs["UV"], axes.inputs[0])
    both = nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY"
    for side in (0, 1):
        links.new(_soft_edge(tree, axes.outputs[side], soft), both.inputs[side])
    scaled = nodes.new("ShaderNodeMath")
    scaled.operation = "MULTIPLY"
    scaled.inputs[1].default_value = strength
    links.new(both.outputs[0], scaled.inputs[0])
    links.new(scaled.outputs[0], emission.inputs[1])
    shader = emission
    if sheer:
        clear = nodes.new("ShaderNodeBsdfTransparent")
        shader = nodes.new("ShaderNodeAddShader")
        links.new(emission.outputs[0], shader.inputs[0])
        links.new(clear.outputs[0], shader.inputs[1])
    elif one_sided:
        # Clear from behind, so that the table under the card still mirrors the room.
        geometry = nodes.new("ShaderNodeNewGeometry")
        clear = nodes.new("ShaderNodeBsdfTransparent")
        shader = nodes.new("ShaderNodeMixShader")
        links.new(geometry.outputs["Backfacing"], shader.inputs[0])
        links.new(emission.outputs[0], shader.inputs[1])
        links.new(clear.outputs[0], shader.inputs[2])
    links.new(shader.outputs[0], out.inputs[0])
    return material


def soft_box(
    location, target, width, height, strength, colour=(1, 1, 1), soft=0.35, camera=False, bounce=False, sheer=False
):
    """A glowing card with soft edges that faces its target; as a real soft box looks mirrored in metal.

    `bounce`: clear from behind; `sheer`: only adds its light to what is seen through it.
    """
    corners = [
        (-width / 2, -height / 2, 0),
        (width / 2, -height / 2, 0),
        (width / 2, height / 2, 0),
        (-width / 2, height / 2, 0),
    ]
    ob = mesh_object(
        "softbox", corners, [[0, 1, 2, 3]], [_glow(strength, colour, soft, bounce, sheer)], uv=SQUARE_UV
    )
    ob.location = location
    ob.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("Z", "Y").to_euler()
    ob.visible_camera = camera
    ob.visible_shadow = False
    return ob


def room(stops):
    """Surroundings that change with height: (z from −1 to 1, colour) from below upwards."""
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    coordinates = nodes.new("ShaderNodeTexCoord")
    axes = nodes.new("ShaderNodeSeparateXYZ")
    links.new(coordinates.outputs["Generated"], axes.inputs[0])
    height = nodes.new("ShaderNodeMapRange")
    height.inputs[1].default_value = -1
    links.new(axes.outputs["Z"], height.inputs[0])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    steps = ramp.color_ramp.elements
    steps.remove(steps[-1])
    steps[0].position, steps[0].color = (stops[0][0] + 1) / 2, (*stops[0][1], 1)
    for z, colour in stops[1:]:
        steps.new((z + 1) / 2).color = (*colour, 1)
    links.new(height.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])


def studio(size, back=5.0):
    """The light of every cut-out round a tool of `size` mm; flat tops mirror the box behind, of strength `back`."""
    room(
        [
            (-1, (0.72, 0.72, 0.72)),
            (-0.12, (0.52, 0.52, 0.53)),
            (0.015, (0.05, 0.05, 0.052)),
            (0.20, (0.06, 0.06, 0.065)),
            (0.55, (0.24, 0.243, 0.25)),
            (1, (0.45, 0.45, 0.455)),
        ]
    )
    s, middle = size, (0, 0, 0.1 * size)
    soft_box((-0.2 * s, 0.1 * s, 2.8 * s), (0, 0, 0), 2.2 * s, 1.5 * s, 3.0, soft=0.45)
    soft_box((-0.9 * s, 2.9 * s, 2.3 * s), (0, 0, 0), 2.3 * s, 1.3 * s, back, soft=0.5)
    soft_box((-2.7 * s, -0.5 * s, 1.1 * s), middle, 0.6 * s, 2.6 * s, 9.0, (1, 0.985, 0.96), soft=0.45)
    soft_box((2.4 * s, 0.7 * s, 0.9 * s), middle, 0.40 * s, 2.4 * s, 9.0, (0.95, 0.98, 1), soft=0.45)
    soft_box((0.5 * s, -3.4 * s, 1.7 * s), (0, 0, 0), 2.0 * s, 0.55 * s, 3.0, soft=0.45)
