"""How a metal surface is put together: colour, roughness, grain, a coating's edge."""

import bpy


class Surface:
    """One metal material whose parts can be switched on one by one; `finish()` hands the material over.

    Colours are linear RGB, scales are per millimetre (or per unit of UV), `coord` is "UV" or "Object".
    """

    def __init__(self, name, base, rough, metal=1.0, spec=0.5, coord="UV", masked=True):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.coords = self.node("ShaderNodeTexCoord")
        self.base, self.rough, self.bump, self.coord = base, rough, None, coord
        self.colour, self.roughness = base, rough
        for socket, value in (
            ("Base Color", (*base, 1)),
            ("Roughness", rough),
            ("Metallic", metal),
            ("Specular", spec),
        ):
            self.shader.inputs[socket].default_value = value
        if masked:
            # In Blender 3.4 the name of an output pass is the name of its node.
            output = self.node("ShaderNodeOutputAOV")
            output.name = "mask"
            output.inputs[1].default_value = 1.0

    def node(self, kind):
        return self.tree.nodes.new(kind)

    def link(self, value, socket):
        if hasattr(value, "is_output"):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = (*value, 1) if isinstance(value, tuple) else value

    def math(self, operation, a, b):
        node = self.node("ShaderNodeMath")
        node.operation = operation
        self.link(a, node.inputs[0])
        self.link(b, node.inputs[1])
        return node.outputs[0]

    def mix(self, factor, a, b):
        node = self.node("ShaderNodeMixRGB")
        for socket, value in zip(node.inputs, (factor, a, b)):
            self.link(value, socket)
        return node.outputs[0]

    def noise(self, scale, coord="Object", detail=3, stretch=None):
        node = self.node("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        vector = self.coords.outputs[coord]
        if stretch:
            mapping = self.node("ShaderNodeMapping")
            mapping.inputs["Scale"].default_value = (*stretch, 1)
            self.link(vector, mapping.inputs[0])
            vector = mapping.outputs[0]
            node.inputs["Roughness"].default_value = 0.65
        self.link(vector, node.inputs["Vector"])
        return node.outputs["Fac"]

    def raise_by(self, height, strength, distance):
        node = self.node("ShaderNodeBump")
        node.inputs["Strength"].default_value = strength
        node.inputs["Distance"].default_value = distance
        self.link(height, node.inputs["Height"])
        if self.bump:
            self.link(self.bump.outputs[0], node.inputs["Normal"])
        self.bump = node

    def tint(self, colour):
        """Another colour where the surface is seen at a grazing angle."""
        weight = self.node("ShaderNodeLayerWeight")
        weight.inputs[0].default_value = 0.42
        self.colour = self.mix(weight.outputs["Facing"], self.colour, colour)

    def mottle(self, amount):
        lighter = tuple(min(1, c * 1.9 + 0.01) for c in self.base)
        self.colour = self.mix(
            self.math("MULTIPLY", self.noise(0.55, detail=4), amount), self.colour, lighter
        )

    def coating_edge(self, low, high, bare, bare_rough):
        """Coated above `high` (object z, mm), bare below `low`, blended between."""
        axes = self.node("ShaderNodeSeparateXYZ")
        self.link(self.coords.outputs["Object"], axes.inputs[0])
        step = self.node("ShaderNodeMapRange")
        step.interpolation_type = "SMOOTHSTEP"
        step.inputs[1].default_value = low
        step.inputs[2].default_value = high
        self.link(axes.outputs["Z"], step.inputs[0])
        self.colour = self.mix(step.outputs[0], bare, self.colour)
        rougher = self.math("MULTIPLY", step.outputs[0], self.rough - bare_rough)
        self.roughness = self.math("ADD", rougher, bare_rough)

    def uneven(self, amount):
        """Roughness that varies over centimetres, as handling and process leave it."""
        shift = self.math("MULTIPLY", self.math("SUBTRACT", self.noise(0.35, detail=5), 0.5), amount)
        self.roughness = self.math("ADD", self.roughness, shift)

    def grain(self, scale, strength=0.12, height=0.01):
        """Ground or brushed lines: the scale of the noise along both axes."""
        lines = self.noise(1, self.coord, stretch=scale)
        shift = self.math("MULTIPLY", self.math("SUBTRACT", lines, 0.5), 0.16)
        self.roughness = self.math("ADD", self.roughness, shift)
        self.raise_by(lines, strength, height)

    def pits(self, scale, strength, distance):
        self.raise_by(self.noise(scale), strength, distance)

    def crystals(self, scale):
        """Single lighter grains, as in polycrystalline diamond: so fine that from afar the sinter is even and dark."""
        cells = self.node("ShaderNodeTexVoronoi")
        cells.inputs["Scale"].default_value = scale
        self.link(self.coords.outputs["Object"], cells.inputs["Vector"])
        parts = self.node("ShaderNodeSeparateXYZ")
        self.link(cells.outputs["Color"], parts.inputs[0])
        bright = self.math("GREATER_THAN", parts.outputs[0], 0.80)
        self.colour = self.mix(bright, self.colour, (0.085, 0.087, 0.093))
        self.roughness = self.math("SUBTRACT", self.roughness, self.math("MULTIPLY", bright, 0.06))
        self.raise_by(parts.outputs[1], 0.12, 0.01)

    def brushed(self, amount):
        """Reflections drawn out across the grain."""
        self.shader.inputs["Anisotropic"].default_value = amount
        tangent = self.node("ShaderNodeTangent")
        tangent.direction_type = "UV_MAP" if self.coord == "UV" else "RADIAL"
        if self.coord != "UV":
            tangent.axis = "Z"
        self.link(tangent.outputs[0], self.shader.inputs["Tangent"])

    def finish(self):
        if hasattr(self.colour, "is_output"):
            self.link(self.colour, self.shader.inputs["Base Color"])
        if hasattr(self.roughness, "is_output"):
            self.link(self.roughness, self.shader.inputs["Roughness"])
        if self.bump:
            self.link(self.bump.outputs[0], self.shader.inputs["Normal"])
        return self.material
