"""Renders the scene and keeps what the denoiser needs: colour, albedo, normals, mask."""

import os
import shutil
import time

import bpy
import numpy as np

KEPT = (("col", "Image"), ("alb", "Denoising Albedo"), ("nrm", "Denoising Normal"), ("msk", "mask"))
# The shadow's picture is that much smaller than the tool's.
SHADOW_SHARE, SHADOW_SAMPLES = 5, 10
# Smaller, the shadow of a thin shank is a row of clouds, px.
SHADOW_LEAST = 320


def _settings(width, height, samples, threshold, threads, transparent):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = transparent
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.seed = 0
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = threshold
    cycles.adaptive_min_samples = min(6, samples)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 1, 5
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 8
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 6, 0
    cycles.blur_glossy = 0.4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.4


def _wire_outputs(folder):
    """One EXR per pass through the compositor; Blender 3.4 has no other way to hand passes over."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_combined = True
    extra = layer.aovs.add()
    extra.name, extra.type = "mask", "VALUE"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_mode = "OPEN_EXR", "RGBA"
    files.format.color_depth, files.format.exr_codec = "32", "ZIP"
    files.file_slots.clear()
    for name, socket in KEPT:
        files.file_slots.new(name + "_")
        tree.links.new(layers.outputs[socket], files.inputs[-1])


def _read(folder, name):
    image = bpy.data.images.load(os.path.join(folder, f"{name}_{bpy.context.scene.frame_current:04d}.exr"))
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    # Blender's rows run upwards.
    return pixels.reshape(image.size[1], image.size[0], 4)[::-1]


def _render(folder):
    """The kept passes of one render and how many seconds it took."""
    os.makedirs(folder, exist_ok=True)
    start = time.time()
    bpy.ops.render.render(write_still=False)
    seconds = time.time() - start
    passes = [_read(folder, name) for name, _ in KEPT]
    shutil.rmtree(folder)
    return *passes, seconds


def _floor():
    return next((ob for ob in bpy.context.scene.objects if ob.is_shadow_catcher), None)


def render_passes(path, width, height, samples, threshold, threads, transparent, exposure):
    """Writes the passes as one .npz and says how many seconds the render took.

    The shadow of a cut-out is rendered apart and small: it is blurred anyway, and a table seen by the camera costs as much
    as the tool.
    """
    folder = path + ".exr"
    _settings(width, height, samples, threshold, threads, transparent)
    _wire_outputs(folder)
    shadow, seconds = {}, 0
    floor = _floor() if transparent else None
    if floor:
        small = max(SHADOW_LEAST, width // SHADOW_SHARE), max(SHADOW_LEAST, height // SHADOW_SHARE)
        _settings(*small, max(samples, SHADOW_SAMPLES), threshold, threads, transparent)
        colour, _, _, mask, seconds = _render(folder)
        shadow = {"shadow_alpha": colour[..., 3], "shadow_mask": mask[..., 0]}
        floor.visible_camera = False
    _settings(width, height, samples, threshold, threads, transparent)
    colour, albedo, normal, mask, more = _render(folder)
    # Written beside its place and moved there whole, so that a stopped run resumes with whole files only.
    np.savez(
        path + ".part.npz",
        col=colour[..., :3],
        alpha=colour[..., 3],
        alb=albedo[..., :3],
        nrm=normal[..., :3],
        mask=mask[..., 0],
        transparent=int(transparent),
        exposure=exposure,
        **shadow,
    )
    os.replace(path + ".part.npz", path)
    return seconds + more
