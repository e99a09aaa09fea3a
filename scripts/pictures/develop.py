"""From a scene to a file: its parts in linear light, the denoiser, the PNG."""
import os
import subprocess
import tempfile

import bpy
import numpy as np


def _read(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3]


def render(scene, names):
    """Render the parts of a picture by Blender's names for them: {"Image": height x width x 3, linear light, ...}."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    with tempfile.TemporaryDirectory() as folder:
        files = tree.nodes.new("CompositorNodeOutputFile")
        files.base_path = folder
        files.format.file_format = "OPEN_EXR"
        files.format.color_depth = "32"
        files.file_slots.clear()
        for name in names:
            files.file_slots.new(name.replace(" ", ""))
            tree.links.new(source.outputs[name], files.inputs[-1])
        bpy.ops.render.render()
        return {
            name: _read(os.path.join(folder, f"{name.replace(' ', '')}{scene.frame_current:04d}.exr"))
            for name in names
        }


def reflected(scene, samples):
    """How much of the light that falls on it each point of the picture gives back: its color, unlit."""
    for thing in list(scene.objects):
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
    scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0
    for material in bpy.data.materials:
        if material.use_nodes:
            for link in list(material.node_tree.links):
                if link.to_socket.name in ("Normal", "Roughness", "Clearcoat"):
                    material.node_tree.links.remove(link)
    scene.cycles.max_bounces = 0
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = False
    return render(scene, ["DiffCol"])["DiffCol"]


def clean(color, guides):
    """Let PICTURES_DENOISER clean a picture, if it is set; `guides` are its unlit colors and its normals."""
    program = os.environ.get("PICTURES_DENOISER")
    if not program:
        return color
    with tempfile.TemporaryDirectory() as folder:
        given, answer = os.path.join(folder, "in.npy"), os.path.join(folder, "out.npy")
        np.save(given, np.concatenate([color, *guides], 2))
        subprocess.run([program, given, answer], check=True)
        return np.load(answer)


def develop(scene, picture, path):
    """Write a picture in linear light to a PNG, as the scene's film and exposure show it."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(np.concatenate([picture, np.ones((height, width, 1), np.float32)], 2).ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    image.save_render(path, scene=scene)
