"""The table under the tools."""

from mesh import mesh_object
from surface import Surface

REACH = 3000


def table(base=(0.012, 0.013, 0.016), rough=0.22, spec=0.5, only_shadow=False):
    """A dark glossy table at z = 0, or one of which only the shadow is kept."""
    surface = Surface("floor", base, rough, metal=0.0, spec=spec, masked=False)
    surface.uneven(0.05)
    corners = [(-REACH, -REACH, 0), (REACH, -REACH, 0), (REACH, REACH, 0), (-REACH, REACH, 0)]
    ob = mesh_object("floor", corners, [[0, 1, 2, 3]], [surface.finish()])
    ob.is_shadow_catcher = only_shadow
    return ob


def shadow_table():
    return table(base=(0.5, 0.5, 0.5), rough=0.9, spec=0, only_shadow=True)


def fade_far_end(floor, near, far, colour, strength):
    """Hides the horizon: between two y the table takes on the glow of the backdrop."""
    tree = floor.data.materials[0].node_tree
    nodes, links = tree.nodes, tree.links
    shader = nodes["Principled BSDF"]
    coordinates, axes, ramp = (
        nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "MapRange")
    )
    ramp.interpolation_type = "SMOOTHERSTEP"
    links.new(coordinates.outputs["Object"], axes.inputs[0])
    links.new(axes.outputs["Y"], ramp.inputs[0])
    for socket, value in zip(list(ramp.inputs)[1:5], (near, far, 0, strength)):
        socket.default_value = value
    shader.inputs["Emission"].default_value = (*colour, 1)
    links.new(ramp.outputs[0], shader.inputs["Emission Strength"])
