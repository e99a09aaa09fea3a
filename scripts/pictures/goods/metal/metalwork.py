"""What tools and kitchen goods have in common: bodies through rings, bars, screws; iron, ground steel, timber."""
import math

import bpy
import numpy as np

from materials import Surface, plain
from parts import carve
from shapes import fillet, lathe, link_mesh, outward, spline


def smooth_edges(thing, angle=38):
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(angle)
    return thing


def loft(name, rings, material, angle=38, more=(), sharp=()):
    """A body through rings of points, all of one length, with closed ends.

    `more` are (material, numbers of the strips along the body that wear it); `sharp` are numbers of points whose lines are edges."""
    n = len(rings[0])
    points = [tuple(p) for ring in rings for p in ring]
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(rings) - 1) for k in range(n)]
    faces += [tuple(reversed(range(n))), tuple(range((len(rings) - 1) * n, len(rings) * n))]
    thing = link_mesh(name, points, faces, material)
    for slot, (other, strips) in enumerate(more, 1):
        thing.data.materials.append(other)
        for face in list(thing.data.polygons)[:-2]:
            if face.index % n in strips:
                face.material_index = slot
    if sharp:
        for edge in thing.data.edges:
            a, b = edge.vertices
            if a % n == b % n and a % n in sharp:
                edge.use_edge_sharp = True
    outward(thing)
    return smooth_edges(thing, angle)


def oval(half_w, half_h, power=2.0, steps=40):
    """A superellipse: 2 is an ellipse, 4 a rounded rectangle."""
    out = []
    for k in range(steps):
        a = 2 * math.pi * k / steps
        c, s = math.cos(a), math.sin(a)
        out.append((math.copysign(abs(c) ** (2 / power), c) * half_w, math.copysign(abs(s) ** (2 / power), s) * half_h))
    return out


def capped(stations, cap):
    """Stations (…, half, half) with a rounded end each: rings that shrink."""
    first, last = stations[0], stations[-1]

    def end(station, way, size):
        rim = min(station[3], station[4])
        out = []
        for k in range(1, 7):
            a = math.pi / 2 * k / 6.2
            out.append((station[0] + way * size * rim * math.sin(a), station[1], station[2], station[3] - rim * (1 - math.cos(a)), station[4] - rim * (1 - math.cos(a))))
        return out

    return (list(reversed(end(first, -1, cap[0]))) if cap[0] else []) + stations + (end(last, 1, cap[1]) if cap[1] else [])


def body(name, stations, material, power=2.4, count=60, cap=(0.5, 0.5), steps=40):
    """A handle-like body along x; stations are (x, y, z of the middle, half its depth in y, half its height in z)."""
    line = capped([tuple(p) for p in spline(stations, count)], cap)
    rings = [[(x, cy + a, cz + b) for a, b in oval(hy, hz, power, steps)] for x, cy, cz, hy, hz in line]
    return loft(name, rings, material)


def bar(name, path, sizes, material, power=2.4, count=60, up=(0, 0, 1), cap=(0.6, 0.6), steps=32):
    """A bar along a smooth line; `sizes` are (half width across, half height along `up`) from end to end."""
    line = np.array(spline(path, count))
    wide = np.array(spline(sizes, count)) if len(sizes) > 2 else np.linspace(sizes[0], sizes[-1], count + 1)
    ahead = np.gradient(line, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    rings = []
    above = np.array(up, float)

    def ring(at, t, w, h):
        a = above - t * above.dot(t)
        a /= np.linalg.norm(a)
        side = np.cross(t, a)
        return [tuple(at + side * p + a * q) for p, q in oval(w, h, power, steps)]

    for k in range(count + 1):
        t, (w, h) = ahead[k], wide[k]
        if k == 0 and cap[0]:
            rings += list(reversed(_ends(ring, line[k], t, w, h, -cap[0])))
        rings.append(ring(line[k], t, w, h))
        if k == count and cap[1]:
            rings += _ends(ring, line[k], t, w, h, cap[1])
    return loft(name, rings, material)


def _ends(ring, at, t, w, h, size):
    rim = min(w, h)
    out = []
    for k in range(1, 6):
        a = math.pi / 2 * k / 5.2
        less = rim * (1 - math.cos(a))
        out.append(ring(at + t * size * rim * math.sin(a), t, w - less, h - less))
    return out


def along(thing, axis="x", place=(0, 0, 0)):
    """Turn what was made upright so that it lies along x or y."""
    thing.rotation_euler = {"x": (0, math.pi / 2, 0), "-x": (0, -math.pi / 2, 0), "y": (-math.pi / 2, 0, 0), "-y": (math.pi / 2, 0, 0), "z": (0, 0, 0)}[axis]
    thing.location = place
    return thing


def cut(thing, *tools):
    """Take the tools' bodies away from a thing, wherever it is moved later."""
    for tool in tools:
        tool.parent = thing
    carve(thing, *tools)
    thing.data.auto_smooth_angle = math.radians(32)
    return thing


def rivet(radius, material, place=(0, 0, 0), axis="z", dome=0.3, sink=0.02):
    """A rivet's head."""
    h = radius * dome
    thing = lathe("rivet", fillet([(0, -sink), (radius, -sink), (radius, h * 0.3, h * 0.5), (radius * 0.6, h, h), (0, h * 1.1)], 0.01), material, 40)
    return along(thing, axis, place)


def screw(radius, material, place=(0, 0, 0), axis="z", turn=20, high=0.16):
    """A flat screw head with one slot across."""
    h = radius * high
    head = lathe("screw", fillet([(0, -0.02), (radius, -0.02), (radius, h, h * 0.6), (0, h)], 0.01), material, 40)
    slot = link_mesh("slot", [(x * radius * 0.97, y * radius * 0.13, h + 0.0012) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)], plain("#17120e", 0.8))
    turned = bpy.data.objects.new("screw", None)
    bpy.context.scene.collection.objects.link(turned)
    head.parent = slot.parent = turned
    slot.rotation_euler = (0, 0, math.radians(turn))
    along(turned, axis, place)
    return [head, slot]


def iron(color="#1d1c1b", rough=0.42, grain=1.0, milled=False):
    """Seasoned cast iron: pebbled by the sand, dark with oil; `milled` is its smooth inside."""
    s = Surface("iron", color, rough, specular=0.5, metallic=0.25)
    s.set("Base Color", s.mix(s.ramp(s.noise(3, 4), (0.3, 0.0), (0.75, 0.6)), color, "#3a332c"))
    s.set("Roughness", s.ramp(s.noise(5, 5), (0.3, rough - 0.08), (0.75, rough + 0.14)))
    if milled:
        lines = s.add("ShaderNodeTexWave", Vector=s.stretch(1, 1, 0), Scale=9, Distortion=0.4)
        lines.wave_type, lines.rings_direction = "RINGS", "SPHERICAL"
        return s.bump(s.math("MULTIPLY_ADD", lines.outputs["Fac"], 0.5, s.noise(30)), 0.12, 0.006).done()
    cells = s.math("ADD", s.noise(55, 2), s.math("MULTIPLY", s.noise(24, 2), 0.8))
    return s.bump(cells, 0.42 * grain, 0.014).done()


def ground_steel(color="#cfcecb", rough=0.24, lines="y", strength=0.35, stain=0.0, uneven=0.5):
    """Steel off the grinder: fine lines along one axis ('o': around z); `stain` darkens it in clouds."""
    s = Surface("steel", color, rough, metallic=1.0)
    pull = {"x": (2, 170, 170), "y": (170, 2, 170), "z": (170, 170, 2), "o": (3, 3, 200)}[lines]
    fine = s.noise(1, 2, 0.5, s.stretch(*pull))
    cloud = s.noise(1.6, 5)
    if stain:
        s.set("Base Color", s.mix(s.math("MULTIPLY", s.ramp(cloud, (0.35, 0.0), (0.75, 1.0)), stain), color, "#4a4a4c"))
    s.set("Roughness", s.math("ADD", s.ramp(cloud, (0.3, rough), (0.75, rough + 0.1)), s.math("MULTIPLY", fine, 0.14 * strength)))
    return s.bump(s.math("MULTIPLY_ADD", fine, strength, s.math("MULTIPLY", s.noise(2.2), uneven * 2)), 0.05, 0.012).done()


def copper(rough=0.24):
    """Copper, brushed around."""
    s = Surface("copper", "#cba894", rough, metallic=1.0)
    lines = s.noise(1, 5, 0.6, s.stretch(3, 3, 160))
    s.set("Base Color", s.mix(s.ramp(s.noise(1.7, 4), (0.3, 0.0), (0.8, 0.5)), "#cfae9c", "#b8917f"))
    s.set("Roughness", s.math("MULTIPLY_ADD", lines, 0.12, rough - 0.05))
    return s.bump(lines, 0.05, 0.01).done()


def forged(color="#4c4d50", rough=0.38):
    """Dark forged steel: a thin scale of oxide, hammered a little."""
    s = Surface("forged", color, rough, metallic=0.85)
    s.set("Base Color", s.mix(s.ramp(s.noise(4, 5), (0.3, 0.0), (0.75, 0.7)), color, "#2e2c2b"))
    s.set("Roughness", s.ramp(s.noise(9, 4), (0.3, rough - 0.06), (0.75, rough + 0.14)))
    return s.bump(s.math("MULTIPLY_ADD", s.noise(3.4, 1), 1.0, s.math("MULTIPLY", s.noise(40), 0.16)), 0.22, 0.05).done()


def galvanized(color="#a9afb3", scale=5.5, rough=0.36):
    """Steel out of the zinc bath: frost flowers, each with a tone of its own."""
    s = Surface("zinc", color, rough, metallic=0.85)
    cells = s.add("ShaderNodeTexVoronoi", Vector=s.mix(0.06, s.where, s.add("ShaderNodeTexNoise", Vector=s.where, Scale=9.0).outputs["Color"]), Scale=scale)
    tone = s.add("ShaderNodeSeparateXYZ", Vector=cells.outputs["Color"]).outputs["X"]
    dull = s.noise(2.5, 5)
    s.set("Base Color", s.mix(s.math("MULTIPLY", tone, 0.42), color, "#81888d"))
    s.set("Roughness", s.math("MULTIPLY_ADD", tone, 0.18, s.ramp(dull, (0.3, rough - 0.08), (0.75, rough + 0.08))))
    return s.bump(s.noise(6), 0.05, 0.03).done()


def timber(light, dark, along="x", rings=14.0, heart=(0.5, -1.3), rough=0.46, gloss=0.08, seed=0.0, staves=0.0, pores=0.5, flecks=0.0, figure=0.5, stripes=(), mark=None, wave=0.3, across=None):
    """Wood as a solid: rings around a heart outside of the body, so that sides and ends belong together.

    `staves` is the width of the strips a board is glued from, `stripes` are (from, to, light, dark) across it,
    `mark` is (image, x, y, width, height, color): a drawing burnt or printed in, white where it is."""
    s = Surface("timber", light, rough, clearcoat=gloss, clearcoat_roughness=0.3, specular=0.32)
    order = {"x": ("X", "Y", "Z"), "y": ("Y", "X", "Z"), "z": ("Z", "X", "Y")}[along]
    split = s.add("ShaderNodeSeparateXYZ", Vector=s.where)
    long, side, deep = (split.outputs[a] for a in order)
    strip = 0.0
    if staves:
        strip = s.math("FLOOR", s.math("ADD", s.math("DIVIDE", side, staves), 100.5))
        inside = s.math("SUBTRACT", side, s.math("MULTIPLY", s.math("SUBTRACT", strip, 100.0), staves))
        lot = s.add("ShaderNodeTexWhiteNoise", W=strip)
        lot.noise_dimensions = "1D"
        chance = lot.outputs["Value"]
        long = s.math("MULTIPLY_ADD", chance, 31.0, long)
        side = s.math("ADD", inside, s.math("MULTIPLY", s.math("SUBTRACT", chance, 0.5), 1.6))
    at = s.add("ShaderNodeCombineXYZ", X=s.math("ADD", long, seed * 7.3), Y=side, Z=deep).outputs[0]

    def pulled(x, y=1.0):
        return s.add("ShaderNodeMapping", Vector=at, Scale=(x, y, y)).outputs[0]

    bend = s.math("MULTIPLY", s.math("SUBTRACT", s.noise(1.0, 3, 0.5, pulled(0.22)), 0.5), wave * 2)
    dy, dz = s.math("SUBTRACT", side, heart[0]), s.math("SUBTRACT", deep, heart[1])
    radius = s.math("ADD", s.math("SQRT", s.math("ADD", s.math("MULTIPLY", dy, dy), s.math("MULTIPLY", dz, dz))), bend)
    radius = s.math("MULTIPLY_ADD", s.noise(5.0, 2, 0.5, pulled(0.1)), 0.035, radius)
    ring = s.math("FRACT", s.math("MULTIPLY", radius, rings))
    late = s.ramp(ring, (0.0, 0.75), (0.16, 0.12), (0.62, 0.2), (0.92, 0.9), (1.0, 0.75))
    fiber = s.noise(70, 3, 0.65, pulled(0.03))
    broad = s.noise(7, 3, 0.6, pulled(0.06))
    holes = s.math("MULTIPLY", s.ramp(s.noise(130, 1, 0.5, pulled(0.045)), (0.31, 1.0), (0.40, 0.0)), s.ramp(ring, (0.0, 1.0), (0.45, 0.35)))

    def dressed(pale, deep_):
        tone = s.mix(s.math("MULTIPLY", late, figure), pale, deep_)
        tone = s.mix(s.math("MULTIPLY", broad, 0.35), tone, s.mix(0.45, pale, deep_))
        tone = s.mix(s.math("MULTIPLY", s.math("SUBTRACT", fiber, 0.3), 0.55), tone, deep_)
        return s.mix(s.math("MULTIPLY", holes, pores), tone, s.mix(0.5, deep_, "#1c120a"))

    tone = dressed(light, dark)
    for low, high, pale, deep_ in stripes:
        place = split.outputs[across or order[1]]
        tone = s.mix(s.math("MULTIPLY", s.math("GREATER_THAN", place, low), s.math("LESS_THAN", place, high)), tone, dressed(pale, deep_))
    if staves:
        tone = s.mix(s.math("MULTIPLY", chance, 0.32), tone, dark)
        seam = s.math("GREATER_THAN", s.math("ABSOLUTE", inside), staves / 2 - 0.004)
        tone = s.mix(s.math("MULTIPLY", seam, 0.45), tone, dark)
    if flecks:
        spots = s.ramp(s.noise(34, 1, 0.5, pulled(0.16)), (0.28, 1.0), (0.36, 0.0))
        tone = s.mix(s.math("MULTIPLY", spots, flecks), tone, dark)
    height = s.math("SUBTRACT", s.math("MULTIPLY", fiber, 0.5), s.math("MULTIPLY", holes, 0.6))
    if mark:
        image, x, y, w, h, color = mark
        place = s.add("ShaderNodeMapping", Vector=s.where, Location=(0.5 - x / w, 0.5 - y / h, 0), Scale=(1 / w, 1 / h, 1)).outputs[0]
        node = s.add("ShaderNodeTexImage", Vector=place)
        node.image, node.extension = image, "CLIP"
        up = s.math("GREATER_THAN", s.add("ShaderNodeSeparateXYZ", Vector=s.add("ShaderNodeNewGeometry").outputs["Normal"]).outputs["Z"], 0.3)
        cut = s.math("MULTIPLY", node.outputs["Color"], up)
        tone = s.mix(s.math("MULTIPLY", cut, 0.86), tone, color)
        height = s.math("MULTIPLY_ADD", cut, -3.0, height)
    s.set("Base Color", tone)
    s.set("Roughness", s.math("MULTIPLY_ADD", fiber, 0.16, rough - 0.06))
    return s.bump(height, 0.2, 0.01).done()


def drawn(svg):
    """A drawing as an image that materials read: white where something is."""
    import hashlib
    import os
    import subprocess
    import tempfile

    from materials import HERE

    file = os.path.join(tempfile.gettempdir(), f"print-{hashlib.sha256(svg.encode()).hexdigest()[:16]}.png")
    if not os.path.exists(file):
        part = f"{file}.{os.getpid()}.png"
        subprocess.run(["node", os.path.join(HERE, "label.mjs"), part], input=svg.encode(), check=True)
        os.replace(part, file)
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = "Non-Color"
    return image


def oak(along="x", seed=0.0, **more):
    return timber("#c79a63", "#8f6236", along, 16, seed=seed, pores=0.6, **more)


def walnut(along="x", seed=0.0, **more):
    return timber("#7a4f31", "#402516", along, 13, seed=seed, pores=0.6, **more)


def maple(along="x", seed=0.0, **more):
    return timber("#dcb886", "#b58a58", along, 13, seed=seed, pores=0.15, figure=0.35, **more)


def ash(along="x", seed=0.0, **more):
    return timber("#d8b684", "#a87d4c", along, 12, seed=seed, pores=0.5, figure=0.6, **more)


def beech(along="x", seed=0.0, **more):
    return timber("#cf9f70", "#a06f45", along, 12, seed=seed, pores=0.1, flecks=0.45, figure=0.3, **more)


def brass(rough=0.22):
    """Brass that hands have touched."""
    s = Surface("brass", "#c8a05c", rough, metallic=1.0)
    s.set("Base Color", s.mix(s.ramp(s.noise(3, 4), (0.3, 0.0), (0.8, 0.45)), "#caa463", "#9c7a40"))
    s.set("Roughness", s.ramp(s.noise(6, 5), (0.3, rough - 0.04), (0.75, rough + 0.14)))
    return s.bump(s.noise(4), 0.05, 0.02).done()


def floor(material, size=30, z=0.0):
    """A bench or table that fills the picture."""
    return link_mesh("floor", [(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)], [(0, 1, 2, 3)], material)



def rgb_mix(a, b, share):
    """A color between two, as '#rrggbb'."""
    one, two = ([int(c[i : i + 2], 16) for i in (1, 3, 5)] for c in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(one, two))
