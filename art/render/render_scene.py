"""Blender's entry: builds one scene, renders its passes and writes beside them, as OUT.json, what the scene measures.

blender -b --factory-startup -P render_scene.py -- NAME OUT.npz SIZE_FACTOR SAMPLES THRESHOLD THREADS

No samples: only the measures. `span` is how many millimetres the picture's width spans at the tool's main face, across
the line of sight; a scene that names no face has none.
"""

import json
import os
import sys

import bpy

# Blender runs this file as text: its folder is not on the path, and no .pyc belongs into the sources.
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from camera import frame_subject, span_at  # noqa: E402
from passes import render_passes  # noqa: E402
from scenes.all_scenes import SCENES  # noqa: E402

HERO, CUT_OUT = (1920, 1080), (1600, 1600)


def main():
    name, path, factor, samples, threshold, threads = sys.argv[sys.argv.index("--") + 1 :]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    facts = SCENES[name]() or {}
    is_hero = name.startswith("hero_")
    width, height = HERO if is_hero else CUT_OUT
    if not is_hero:
        bpy.context.scene.render.resolution_x = bpy.context.scene.render.resolution_y = CUT_OUT[0]
        frame_subject(facts.get("fill", 0.84))
    with open(path.removesuffix(".npz") + ".json", "w", encoding="utf8") as file:
        json.dump({"span": round(span_at(facts["face"]), 2)} if "face" in facts else {}, file)
    if int(samples) == 0:
        return
    size = round(width * float(factor)), round(height * float(factor))
    seconds = render_passes(
        path, *size, int(samples), float(threshold), int(threads), not is_hero, facts.get("exposure", 0.0)
    )
    print(f"RENDERED {name} {size[0]}x{size[1]} in {seconds:.0f} s")


main()
