"""The studio all pictures are taken in: one soft light, one camera, one way to a file.

A script names its pictures with `@shot(...)`, builds their goods in the function below it and ends with
`main()`. One unit is ten centimetres. How to run one: README.md beside this file.
"""
import math
import os
import sys
import time

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from develop import clean, develop, reflected, render
from materials import paper
from shapes import evaluated_points, link_mesh

SHOTS = {}
COLORS = {}
BLANK = "blank "
SEEN = ["Image", "Denoising Albedo", "Denoising Normal"]
LIGHT = ["DiffDir", "DiffInd"]


def shot(width=1000, height=1000, **camera):
    """Name the function's picture after it: `night_ferry` becomes night-ferry.png."""

    def keep(build):
        SHOTS[build.__name__.rstrip("_").replace("_", "-")] = (build, width, height, camera)
        return build

    return keep


def add_shot(name, build, width=1000, height=1000, **camera):
    """The same for a picture that is one of many: every color of a mug, say."""
    SHOTS[name] = (build, width, height, camera)


def add_colors(name, build, colors, width=1000, height=1000, blank=None, **camera):
    """One picture in several colors: `colors` are {"rust": what build is given}, the pictures `name-rust` and so on.

    The light is worked out once, for the first color; of the others only what they reflect. So they may differ in
    base colors and prints, not in shape, in metal, in glass or in cloth with a sheen. Begin with a color of middle
    lightness that is not strong: something of it stays in dark and in white ones. Prints of several pictures show
    through each other unless `blank` is given: what build makes a plain gray one of, which is rendered for its light
    and not kept."""
    first = f"{name}-{next(iter(colors))}" if name else next(iter(colors))
    if blank is not None:
        first = BLANK + first
        SHOTS[first] = (lambda: build(blank), width, height, camera)
    for color, value in colors.items():
        key = f"{name}-{color}" if name else color
        SHOTS[key] = (lambda value=value: build(value), width, height, camera)
        COLORS[key] = first


def _fresh_scene(samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02 if samples > 64 else 0.1
    cycles.adaptive_min_samples = 4
    cycles.max_bounces = 12
    cycles.diffuse_bounces = 1 if samples <= 32 else 3
    cycles.transmission_bounces = 12
    cycles.transparent_max_bounces = 16
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.4
    cycles.sample_clamp_indirect = 6
    return scene


def _world(scene, strength):
    """A dim room, lighter above than below, so that metal and glass have something to show."""
    world = bpy.data.worlds.new("room")
    scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    where = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.35
    ramp.color_ramp.elements[0].color = (0.16, 0.15, 0.14, 1)
    ramp.color_ramp.elements[1].position = 0.75
    ramp.color_ramp.elements[1].color = (0.92, 0.95, 1, 1)
    half = tree.nodes.new("ShaderNodeMath")
    half.operation = "MULTIPLY_ADD"
    half.inputs[1].default_value = 0.5
    half.inputs[2].default_value = 0.5
    tree.links.new(where.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], half.inputs[0])
    tree.links.new(half.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes["Background"].inputs[0])
    tree.nodes["Background"].inputs[1].default_value = strength
    # The room is a soft ramp: a small map of where it is bright will do, and takes seconds less than a large one.
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 64


def sweep(color, size=1.0, back=2.6, floor=None, radius=1.6):
    """A sheet of paper that runs from the table up the wall; `floor` gives the table a material of its own."""
    material = color if isinstance(color, bpy.types.Material) else paper(color)
    steps = 32
    line = [(-8, 0)] + [
        (back + radius * math.sin(a), radius - radius * math.cos(a))
        for a in (i * math.pi / 2 / steps for i in range(steps + 1))
    ]
    line.append((back + radius, 14))
    wide = 16
    points, faces = [], []
    for y, z in line:
        points += [(-wide * size, y * size, z * size), (wide * size, y * size, z * size)]
    for i in range(len(line) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    sheet = link_mesh("sweep", points, faces, material)
    if floor:
        link_mesh("floor", [(-30, -30, 0.002), (30, -30, 0.002), (30, 30, 0.002), (-30, 30, 0.002)], [(0, 1, 2, 3)], floor)
    return sheet


def _aim(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat("-Z", "Y").to_euler()


def area_light(place, target, size, power, color=(1, 1, 1), height=None):
    """A flat light at `place` that looks at `target`; `height` makes it a strip."""
    light = bpy.data.lights.new("light", "AREA")
    light.size = size
    if height:
        light.shape = "RECTANGLE"
        light.size_y = height
    light.energy = power
    light.color = color
    thing = bpy.data.objects.new("light", light)
    thing.location = place
    bpy.context.scene.collection.objects.link(thing)
    _aim(thing, target)
    return thing


def _light(center, s, power=1.0, warm=1.0, side=-1):
    """The one light: a large soft window from the left, a weak fill, and a strip behind for the edges."""
    x, y, z = center

    def at(dx, dy, dz):
        return (x + dx * s * side, y + dy * s, z + dz * s)

    area_light(at(-3.3, -0.7, 2.5), center, 2.0 * s, 270 * s * s * power, (1, 1 - 0.05 * warm, 1 - 0.13 * warm))
    area_light(at(3.4, -2.0, 1.4), center, 2.2 * s, 30 * s * s * power, (0.9, 0.95, 1))
    area_light(at(1.4, 2.3, 3.4), center, 1.4 * s, 70 * s * s * power, (1, 0.98, 0.95), 0.7 * s)


def _measure(scene, camera, points):
    seen = [world_to_camera_view(scene, camera, p) for p in points]
    xs, ys = [p.x for p in seen], [p.y for p in seen]
    return min(xs), max(xs), min(ys), max(ys)


def _frame(scene, points, fill, up, turn, lens, middle, blur, focus, s):
    """Put the camera where the goods fill `fill` of the picture and their middle is at `middle`."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_width = 36
    camera = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    target, distance = (low + high) / 2, (high - low).length * 2.5
    a, b = math.radians(up), math.radians(turn)
    away = Vector((math.sin(b) * math.cos(a), -math.cos(b) * math.cos(a), math.sin(a)))
    for _ in range(8):
        camera.location = target + away * distance
        _aim(camera, target)
        bpy.context.view_layer.update()
        x0, x1, y0, y1 = _measure(scene, camera, points)
        distance *= max((x1 - x0) / fill[0], (y1 - y0) / fill[1])
        # The picture's plane at the target: how far one picture width is, to move the target by that.
        size = max(scene.render.resolution_x, scene.render.resolution_y)
        plane = distance * data.sensor_width / lens
        frame = camera.matrix_world.to_3x3()
        right, top = frame @ Vector((1, 0, 0)), frame @ Vector((0, 1, 0))
        target += right * ((x0 + x1) / 2 - middle[0]) * plane * scene.render.resolution_x / size * 0.8
        target += top * ((y0 + y1) / 2 - middle[1]) * plane * scene.render.resolution_y / size * 0.8
    data.dof.use_dof = blur > 0
    at = Vector(focus) if focus else (low + high) / 2 - Vector((0, (high.y - low.y) * 0.3, 0))
    data.dof.focus_distance = max(0.1, (camera.location - at).dot(away))
    data.dof.aperture_fstop = 1.1 / max(0.01, blur * s)
    return camera


def take(names, samples, folder, scale=1.0):
    """Build, frame and light the first of `names`, render it, and develop all: the others are its colors."""
    _, width, height, options = SHOTS[names[0]]
    colors = len(names) > 1
    lit, light, base = None, None, None
    for name in names:
        scene = _fresh_scene(samples)
        scene.render.resolution_x = round(width * scale)
        scene.render.resolution_y = round(height * scale)
        _compose(scene, SHOTS[name][0], options)
        if lit is None:
            parts = render(scene, [*SEEN, *LIGHT] if colors else SEEN)
            guides = [parts["Denoising Albedo"], parts["Denoising Normal"]]
            lit = clean(parts["Image"], guides)
        picture = lit
        if colors:
            own = reflected(scene, 12 if names[0].startswith(BLANK) else 5)
            if base is None:
                light, base = clean(parts["DiffDir"] + parts["DiffInd"], guides), own
            picture = np.maximum(0, lit + light * (own - base))
        if not name.startswith(BLANK):
            develop(scene, picture, os.path.abspath(os.path.join(folder, f"{name}.png")))


def _compose(scene, build, options):
    goods = build()
    bpy.context.view_layer.update()
    points = [p for thing in goods for p in evaluated_points(thing)]
    low = [min(p[i] for p in points) for i in range(3)]
    high = [max(p[i] for p in points) for i in range(3)]
    s = options.get("rig") or max(0.25, max(high[0] - low[0], high[2] - low[2], (high[1] - low[1]) * 0.7) / 1.5)
    center = tuple((low[i] + high[i]) / 2 for i in range(3))
    fill = options.get("fill", 0.68)
    fill = fill if isinstance(fill, tuple) else (fill, fill)
    ground = options.get("ground")
    if ground:
        sweep(ground, s, options.get("back", 2.6))
    _frame(
        scene, points, fill, options.get("up", 14), options.get("turn", 0), options.get("lens", 85),
        options.get("middle", (0.5, 0.48)), options.get("blur", 1.0), options.get("focus"), s,
    )
    _light(center, s, options.get("power", 1.0), options.get("warm", 1.0), options.get("side", 1))
    _world(scene, options.get("room", 0.36))
    scene.view_settings.exposure = options.get("exposure", 0.15)


def main():
    """`blender -b -P FILE.py -- FOLDER [--samples N] [--scale 0.4] [NAME ...]`"""
    words = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    folder, samples, scale, names = None, 256, 1.0, []
    while words:
        word = words.pop(0)
        if word == "--samples":
            samples = int(words.pop(0))
        elif word == "--scale":
            scale = float(words.pop(0))
        elif folder is None:
            folder = word
        else:
            names.append(word)
    if folder is None:
        sys.exit(main.__doc__)
    if names == ["--list"]:
        sys.exit("\n".join(f"{name} {COLORS.get(name, name)}" for name in SHOTS if not name.startswith(BLANK)))
    unknown = [name for name in names if name not in SHOTS]
    if unknown:
        sys.exit(f"No such picture: {', '.join(unknown)}. There are: {', '.join(SHOTS)}")
    os.makedirs(folder, exist_ok=True)
    families = {}
    for name in names or [name for name in SHOTS if not name.startswith(BLANK)]:
        first = COLORS.get(name, name)
        families.setdefault(first, [first])
        if name != first:
            families[first].append(name)
    for family in families.values():
        start = time.time()
        take(family, samples, folder, scale)
        print(f"{', '.join(family)}: {time.time() - start:.0f} s", flush=True)
