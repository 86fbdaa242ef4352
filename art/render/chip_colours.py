"""The temper colours of a steel chip."""

import functools

from surface import Surface

# Position along the noise, colour: from bright steel over straw and purple to blue.
COLOURS = (
    (0.40, (0.60, 0.585, 0.56)),
    (0.52, (0.60, 0.52, 0.38)),
    (0.59, (0.50, 0.34, 0.22)),
    (0.66, (0.30, 0.21, 0.31)),
    (0.74, (0.20, 0.24, 0.40)),
)


@functools.cache
def chip_material():
    """Bright where it ran over the rake, tempered in patches; UV in mm along and across, grain drawn out lengthwise."""
    surface = Surface("chip", (0.55, 0.50, 0.42), 0.20)
    surface.uneven(0.10)
    surface.grain((0.12, 9), 0.22, 0.02)
    ramp = surface.node("ShaderNodeValToRGB")
    steps = ramp.color_ramp.elements
    for element, (position, colour) in zip(steps, (COLOURS[0], COLOURS[-1])):
        element.position, element.color = position, (*colour, 1)
    for position, colour in COLOURS[1:-1]:
        steps.new(position).color = (*colour, 1)
    surface.link(surface.noise(0.16, detail=2), ramp.inputs[0])
    surface.colour = ramp.outputs[0]
    return surface.finish()
