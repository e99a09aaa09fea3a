"""Cigars: one model of length, girth, head and leaf; bands; bundles."""
import math
import random

import bpy

from materials import Surface, plain
from parts import lay, made, slab
from prints import BANDS, band_print
from shapes import box, link_mesh, outward, tube

# What the trade calls the leaf's color, from pale to nearly black: the leaf, its veins, its darker clouds.
WRAPPERS = {
    "claro": ("#986f40", "#78502a", "#875f34"),
    "natural": ("#7d512c", "#5e3a1f", "#6c4425"),
    "colorado": ("#60331d", "#442214", "#512a18"),
    "rosado": ("#6c3720", "#4c2616", "#5b2e1b"),
    "cameroon": ("#613a20", "#442816", "#52311b"),
    "maduro": ("#371f14", "#25130c", "#2d180f"),
    "oscuro": ("#271712", "#180e0a", "#20130e"),
}


# Length and radius of the trade's sizes, in units of ten centimeters.
SIZES = {
    "petit": (1.18, 0.083),
    "corona": (1.40, 0.083),
    "robusto": (1.27, 0.099),
    "toro": (1.52, 0.101),
    "churchill": (1.76, 0.094),
    "torpedo": (1.56, 0.103),
}


def wrapper(shade, radius):
    """Leaf wound around a cigar: its seams run in a helix, veins cross it, and it has a faint oil."""
    light, vein, cloud = WRAPPERS[shade]
    s = Surface("wrapper", light, 0.5, specular=0.32, sheen=0.08)
    s.where = s.add("ShaderNodeTexCoord").outputs["UV"]
    plane = s.add("ShaderNodeSeparateXYZ", Vector=s.where)
    along, around = plane.outputs["X"], plane.outputs["Y"]
    chance = s.add("ShaderNodeObjectInfo").outputs["Random"]
    shift = s.add("ShaderNodeCombineXYZ", X=s.math("MULTIPLY", chance, 7.3), Y=s.math("MULTIPLY", chance, 3.1))
    moved = s.add("ShaderNodeVectorMath")
    moved.operation = "ADD"
    s.wire(moved.inputs[0], s.where)
    s.wire(moved.inputs[1], shift.outputs[0])
    where = moved.outputs[0]

    def turned(angle, x, y):
        return s.add("ShaderNodeMapping", Vector=where, Rotation=(0, 0, math.radians(angle)), Scale=(x, y, 1)).outputs[0]

    def ridge(scale, place, width, detail=1.0, distort=0.3):
        away = s.math("ABSOLUTE", s.math("SUBTRACT", s.noise(scale, detail, 0.4, place, distort), 0.5))
        return s.ramp(away, (0.0, 1.0), (width, 0.0))

    # The seam: one turn of the helix is a third of a cigar, and the upper leaf ends in a low step.
    winding = s.math("FRACT", s.math("ADD", s.math("MULTIPLY_ADD", along, 1.5, s.math("MULTIPLY", around, 1 / (2 * math.pi * radius))), s.math("MULTIPLY_ADD", s.noise(2.2, 2, 0.5, where), 0.14, chance)))
    step = s.ramp(winding, (0.0, 0.0), (0.012, 1.0), (0.10, 0.62), (1.0, 0.55), smooth=False)
    edge = s.ramp(winding, (0.0, 1.0), (0.010, 0.35), (0.03, 0.0), smooth=False)
    large = ridge(2.6, turned(-34, 0.5, 2.4), 0.008)
    small = ridge(7.0, turned(24, 0.7, 2.0), 0.014)
    net = ridge(30, turned(-10, 0.8, 1.4), 0.06)
    tooth = s.noise(150, 2, 0.6, where)
    fiber = s.noise(34, 3, 0.6, turned(-30, 0.35, 2.4))
    tone = s.mix(s.ramp(s.noise(3.0, 3, 0.6, where), (0.32, 0.0), (0.72, 0.85)), light, cloud)
    tone = s.mix(s.math("MULTIPLY", fiber, 0.34), tone, cloud)
    tone = s.mix(s.math("MULTIPLY", net, 0.14), tone, vein)
    tone = s.mix(s.math("MULTIPLY", small, 0.20), tone, vein)
    tone = s.mix(s.math("MULTIPLY", large, 0.30), tone, vein)
    tone = s.mix(s.ramp(s.noise(60, 2, 0.5, where), (0.22, 0.5), (0.30, 0.0)), tone, vein)
    tone = s.mix(s.math("MULTIPLY", edge, 0.5), tone, vein)
    tone = s.mix(s.math("MULTIPLY", chance, 0.22), tone, cloud)
    s.set("Base Color", tone)
    s.set("Roughness", s.math("MULTIPLY_ADD", fiber, 0.22, 0.36))
    high = s.math("MULTIPLY", step, 0.5)
    for value, much in ((large, 0.42), (small, 0.22), (net, 0.08), (tooth, 0.10), (fiber, 0.12), (s.noise(8, 2, 0.5, where), 0.9)):
        high = s.math("MULTIPLY_ADD", value, much, high)
    return s.bump(high, 0.5, 0.010).done()


def filler(shade):
    """The foot: leaves rolled and cut across."""
    light, vein, _ = WRAPPERS[shade]
    s = Surface("filler", "#6d4526", 0.85, specular=0.1)
    bent = s.add("ShaderNodeMapping", Vector=s.where, Rotation=(0.5, 0.3, 0.2), Scale=(0.3, 1, 1)).outputs[0]
    folds = s.noise(16, 3, 0.6, bent, 2.4)
    lines = s.math("FRACT", s.math("MULTIPLY", folds, 5.0))
    ring = s.ramp(lines, (0.0, 1.0), (0.30, 0.25), (0.75, 0.8), (1.0, 0.0))
    tone = s.mix(ring, "#2a180d", s.mix(s.noise(12, 2), "#8a5c34", s.mix(0.5, light, "#5c3a20")))
    s.set("Base Color", s.mix(s.ramp(s.noise(30, 2), (0.3, 0.5), (0.5, 0.0)), tone, "#1e110a"))
    return s.bump(ring, 0.9, 0.02).done()


def _section(k, sides, press):
    """A point of the cross-section with radius one; a pressed cigar is nearly square."""
    a = 2 * math.pi * k / sides
    c, s_ = math.cos(a), math.sin(a)
    if press <= 0:
        return c, s_
    n = 2 + 3.0 * press
    r = (abs(c) ** n + abs(s_) ** n) ** (-1 / n) * (1 - 0.06 * press)
    return c * r, s_ * r


def cigar(shade="natural", size="robusto", band="green", head="round", press=0.0, seed=0, roll=0.0, cut=False, second=None, length=None):
    """A cigar that lies along x with its foot to the left, on the table; `roll` turns its band from the top to the front."""
    dice = random.Random(seed * 7 + 1)
    long, radius = SIZES[size]
    long = (length or long) * dice.uniform(0.996, 1.004)
    waves = [(dice.uniform(1.5, 6), dice.uniform(0, 6), dice.uniform(0.003, 0.007)) for _ in range(4)]
    bend = dice.uniform(-0.004, 0.004)
    sides = 72
    spots = [long * k / 110 for k in range(110)]
    taper = 0.40 if head == "torpedo" else radius * 0.92
    cap = long - (0.13 if head == "torpedo" else 0.115)

    def girth(x):
        t = max(0.0, (x - (long - taper)) / taper)
        if head == "torpedo":
            base = radius * (1 - 0.70 * t**1.6) if t < 0.93 else radius * (1 - 0.70 * 0.93**1.6) * math.sqrt(max(0, 1 - ((t - 0.93) / 0.07) ** 2))
        else:
            base = radius * max(0.0, 1 - t**2.4) ** (1 / 2.2)
        swell = 1 + sum(h * math.sin(f * x + p) for f, p, h in waves) - 0.012 * max(0, 1 - x / 0.12)
        return base * swell + (0.0016 if x > cap else 0) + (0.0012 if x > cap + 0.05 else 0)

    end = [long - taper * (0.08 if head == "torpedo" else 1) * (1 - math.sin(math.pi / 2 * k / 26)) for k in range(27)]
    spots = sorted(set([x for x in spots if x < end[0] - 0.002] + end + [cap - 0.0012, cap + 0.0012, cap + 0.0488, cap + 0.0512]))

    def place(x, k, r):
        y, z = _section(k, sides, press)
        wave = 1 + 0.006 * math.sin(2 * math.pi * k / sides * 3 + x * 3 + seed)
        return (x - long / 2, r * y * wave, r * z * wave + bend * math.sin(math.pi * x / long))

    points, rows, prints = [], [], []
    wall = 0.005
    inner = [(0.010, girth(0) - wall), (0.0, girth(0) - wall * 0.7), (-0.001, girth(0) - wall * 0.2)]
    for x, r in inner + [(x, max(girth(x), 0.0008)) for x in spots]:
        rows.append((x, len(points)))
        points += [place(x, k, r) for k in range(sides)]
    faces, sheet = [], []
    for (x0, a), (x1, b) in zip(rows, rows[1:]):
        for k in range(sides):
            n = (k + 1) % sides
            faces.append((a + k, a + n, b + n, b + k))
            # The print's seam is underneath, where nobody looks: a quarter turn after the section's start.
            v0, v1 = ((k / sides + 0.25) % 1.0), ((k / sides + 0.25) % 1.0) + 1 / sides
            sheet.append([(x0, v0), (x0, v1), (x1, v1), (x1, v0)])
    faces.append(tuple(range(len(points) - sides, len(points))))
    sheet.append([(long, k / sides * 0.05) for k in range(sides)])
    body = link_mesh("cigar", points, faces, made(f"wrapper-{shade}-{radius}", lambda: wrapper(shade, radius)))
    layer = body.data.uv_layers.new(name="print")
    around = 2 * math.pi * radius
    for face, spots_ in zip(body.data.polygons, sheet):
        for corner, (u, v) in zip(face.loop_indices, spots_):
            layer.data[corner].uv = (u, v * around)
    outward(body)
    foot, fan = [(0.008 - long / 2, 0, 0)], []
    for j in range(1, 9):
        for k in range(sides):
            y, z = _section(k, sides, press)
            r = (girth(0) - wall * 0.8) * j / 8
            foot.append((0.008 - long / 2 + dice.uniform(-0.004, 0.004) * (j < 8), r * y, r * z))
    for k in range(sides):
        n = (k + 1) % sides
        fan.append((0, 1 + k, 1 + n))
        for j in range(7):
            fan.append((1 + j * sides + k, 1 + (j + 1) * sides + k, 1 + (j + 1) * sides + n, 1 + j * sides + n))
    things = [body, link_mesh("foot", foot, fan, made(f"filler-{shade}", lambda: filler(shade)))]
    at = long * 0.70 if head == "torpedo" else long - 0.34
    if band:
        things.append(_band(at, 0.072, 0.028, girth, place, sides, band))
    if second:
        things.append(_band(at - 0.13, 0.030, 0.0, girth, place, sides, second))
    handle = bpy.data.objects.new("cigar", None)
    bpy.context.scene.collection.objects.link(handle)
    handle.rotation_euler = (math.radians(roll), 0, 0)
    handle.location = (0, 0, radius * (1.0 if press <= 0 else 0.965))
    for thing in things:
        thing.parent = handle
    return things


def _band(at, half, more, girth, place, sides, words):
    """A paper band around a cigar; it is wider at its medallion, which looks up."""
    points, faces, steps = [], [], 7
    total = sides * 2
    for k in range(total + 1):
        part = k / 2
        turn = (k / total) * 2 - 1
        w = half + more * math.exp(-((turn * math.pi / 0.95) ** 2))
        for j in range(steps + 1):
            x = at + w * (2 * j / steps - 1)
            start = part - sides / 4
            points.append(place(x, start, girth(x) + 0.0026 + (0.0018 if k > total - 6 else 0)))
    for k in range(total):
        for j in range(steps):
            a = k * (steps + 1) + j
            faces.append((a, a + 1, a + steps + 2, a + steps + 1))
    thing = link_mesh("band", points, faces, made(f"band-{words}", lambda: band_print(*BANDS[words])))
    layer = thing.data.uv_layers.new(name="print")
    for face in thing.data.polygons:
        for corner in face.loop_indices:
            v = thing.data.loops[corner].vertex_index
            layer.data[corner].uv = ((v // (steps + 1)) / total, (v % (steps + 1)) / steps)
    solid = thing.modifiers.new("paper", "SOLIDIFY")
    solid.thickness, solid.offset = 0.0016, 1
    return thing


def row(count, gap, kinds, z, y, roll=0):
    """Cigars side by side, heads to the back, their backs all at one height."""
    things = []
    for k in range(count):
        kind = kinds[k % len(kinds)]
        one = cigar(seed=k + 3, roll=roll + random.Random(k).uniform(-9, 9), **kind)
        things += lay(one, ((k - (count - 1) / 2) * gap, y + random.Random(k + 5).uniform(-0.006, 0.006), z), 90)
    return things


def ribbon(w, d, h, material, x=0.0):
    """A ribbon around a bundle of that depth and height, with a bow on top."""
    loop = [(x, a, b + h / 2) for a, b in slab(d + 0.012, h + 0.012, min(d, h) * 0.3)]
    things = [tube("ribbon", loop + loop[:1], 0.006, material, sides=12, flat=w / 0.012, count=120, caps=False, sideways=(1, 0, 0))]
    for way in (-1, 1):
        bow = [(x, 0, h + 0.015), (x + 0.03 * way, way * 0.12, h + 0.09), (x + 0.06 * way, way * 0.25, h + 0.08), (x + 0.05 * way, way * 0.24, h + 0.03), (x, way * 0.02, h + 0.02)]
        things.append(tube("bow", bow, 0.005, material, sides=12, flat=w / 0.013, count=60, sideways=(1, 0, 0)))
        tail = [(x, 0, h + 0.02), (x + way * 0.09, -0.08, h + 0.03), (x + way * 0.17, -0.19, h + 0.008), (x + way * 0.22, -0.27, h - 0.03)]
        things.append(tube("tail", tail, 0.004, material, sides=12, flat=w / 0.014, count=48, sideways=(1, 0, 0)))
    knot = box("knot", (w * 1.1, 0.07, 0.045), material, 0.02, (x, 0, h + 0.005), 5)
    return things + [knot]


def bundle(kinds, across=4, rows=2, color="#d9cdb2", roll=0):
    """Cigars in rows, tied with a ribbon. They lie along x."""
    radius = max(SIZES[kind["size"]][1] for kind in kinds)
    things, k = [], 0
    for row in range(rows):
        for j in range(across):
            kind = kinds[k % len(kinds)]
            one = cigar(seed=k + 11, roll=roll + random.Random(k).uniform(-8, 8), **kind)
            things += lay(one, (random.Random(k + 2).uniform(-0.012, 0.012), (j - (across - 1) / 2) * radius * 2.02, row * radius * 2.0), 0)
            k += 1
    silk = plain(color, 0.42, sheen=0.5)
    return things + ribbon(0.10, across * radius * 2.02, rows * radius * 2.0, silk, -0.12)
