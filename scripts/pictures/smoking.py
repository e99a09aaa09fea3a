"""Cigars, their boxes and what goes with them. Each function builds one good at the origin, on the table."""
import hashlib
import math
import os
import random
import subprocess
import tempfile

import bpy
from mathutils import Vector

from materials import HERE, Surface, glass, metal, plain, printed, wood
from shapes import bevel, box, card, fillet, lathe, link_mesh, outward, spline, tube

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


def gilded(svg, gold_svg, gold="#c9a04e", rough=0.42):
    """A print with gold: where the second drawing is white, the first is stamped metal a little above the paper."""
    name = hashlib.sha256((svg + gold_svg).encode()).hexdigest()[:16]
    images = []
    for kind, drawing in (("ink", svg), ("gold", gold_svg)):
        file = os.path.join(tempfile.gettempdir(), f"print-{name}-{kind}.png")
        if not os.path.exists(file):
            part = f"{file}.{os.getpid()}.png"
            subprocess.run(["node", os.path.join(HERE, "label.mjs"), part], input=drawing.encode(), check=True)
            os.replace(part, file)
        images.append(bpy.data.images.load(file))
    images[1].colorspace_settings.name = "Non-Color"
    s = Surface("band", "#ffffff", rough, specular=0.35)
    uv = s.add("ShaderNodeTexCoord").outputs["UV"]
    ink, foil = (s.add("ShaderNodeTexImage", Vector=uv) for _ in images)
    ink.image, foil.image = images
    ink.extension = foil.extension = "EXTEND"
    mask = s.math("MULTIPLY", foil.outputs["Color"], 1.0)
    s.set("Base Color", s.mix(mask, s.mix(s.math("MULTIPLY", s.noise(40, 3), 0.14), ink.outputs["Color"], "#5a5046"), gold))
    s.set("Metallic", s.math("MULTIPLY", mask, 0.9))
    s.set("Roughness", s.math("MULTIPLY_ADD", mask, -0.16, rough + 0.08))
    return s.bump(s.math("MULTIPLY_ADD", mask, 1.0, s.math("MULTIPLY", s.noise(90), 0.15)), 0.35, 0.006).done()


def emblem(kind, gold):
    """The house's sign in the middle of a band, 200 wide around the origin."""
    if kind == "leaf":
        return f'<path d="M0 -78C44 -40 44 30 0 78C-44 30 -44 -40 0 -78Z" fill="{gold}"/>'
    if kind == "wheel":
        spokes = "".join(f'<path d="M0 0L{70 * math.cos(a):.1f} {70 * math.sin(a):.1f}"/>' for a in (k * math.pi / 4 for k in range(8)))
        return f'<g stroke="{gold}" stroke-width="9" fill="none"><circle r="62"/><circle r="22"/>{spokes}</g>'
    if kind == "steeple":
        return f'<path d="M0 -84L26 -20H34V70H-34V-20H-26Z" fill="{gold}"/>'
    if kind == "rail":
        return f'<g stroke="{gold}" stroke-width="10" fill="none"><path d="M-30 74L-12 -70M30 74L12 -70"/><path d="M-42 58H42M-34 22H34M-28 -14H28M-22 -46H22"/></g>'
    return f'<path d="M0 -80L24 -24L80 0L24 24L0 80L-24 24L-80 0L-24 -24Z" fill="{gold}"/>'


def band_print(ground, accent, sign, name):
    """A band's print, unrolled: 1500 around, 380 along; its gold alone is the second drawing."""

    def draw(paper, color, gold, words):
        studs = "".join(f'<circle cx="{x}" cy="{y}" r="9" fill="{gold}"/>' for x in range(20, 1500, 40) for y in (44, 336))
        leaves = "".join(
            f'<g transform="translate({x} 190) rotate(90) scale({w} 1)"><path d="M0 -66C30 -30 30 30 0 66C-30 30 -30 -30 0 -66Z" fill="{gold}"/></g>'
            for x, w in ((330, 0.7), (480, 0.55), (1020, 0.55), (1170, 0.7))
        )
        return f"""<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="380" viewBox="0 0 1500 380">
        <rect width="1500" height="380" fill="{paper}"/><rect y="76" width="1500" height="228" fill="{color}"/>
        <path d="M0 9H1500M0 371H1500" stroke="{gold}" stroke-width="18"/><path d="M0 76H1500M0 304H1500" stroke="{gold}" stroke-width="9"/>{studs}{leaves}
        <ellipse cx="750" cy="190" rx="168" ry="168" fill="{gold}"/><ellipse cx="750" cy="190" rx="152" ry="152" fill="{paper}"/>
        <ellipse cx="750" cy="190" rx="140" ry="140" fill="none" stroke="{gold}" stroke-width="5"/>
        <g transform="translate(750 190) rotate(90) scale(1.12)">{emblem(sign, gold)}</g>
        <g fill="{words}" font-family="DejaVu Serif Condensed" font-weight="bold" font-size="54" text-anchor="middle" letter-spacing="3">
        <text transform="translate(135 208)">{name}</text><text transform="translate(1365 208)">{name}</text></g></svg>"""

    return gilded(draw(ground, accent, "#c9a04e", "#f0e2c0"), draw("#000", "#000", "#fff", "#fff"))


BANDS = {
    "green": ("#e2cfa6", "#1d4030", "leaf", "EMBER"),
    "red": ("#e2cfa6", "#8c2a22", "wheel", "EMBER"),
    "blue": ("#dcd2bb", "#223a5c", "steeple", "QUILL"),
    "terra": ("#e3d0ab", "#a2452c", "steeple", "QUILL"),
    "black": ("#dcc69a", "#1c1a19", "rail", "RAIL"),
    "gray": ("#d2cbbb", "#3c434c", "rail", "RAIL"),
    "ivory": ("#1e3328", "#e0cda4", "star", "QUILL"),
    "ruby": ("#e0cba0", "#5c1a24", "star", "ESTATE"),
}


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


def lay(things, place=(0, 0, 0), turn=0.0, tilt=(0, 0), scale=1.0):
    """Move things as one, whatever holds them already; gives them back."""
    handle = bpy.data.objects.new("lay", None)
    bpy.context.scene.collection.objects.link(handle)
    tops = []
    for thing in things:
        while thing.parent:
            thing = thing.parent
        if thing not in tops:
            tops.append(thing)
    for top in tops:
        top.parent = handle
    handle.location = place
    handle.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    handle.scale = (scale, scale, scale)
    return things


def made(name, make):
    """A material of this scene, made once however many cigars wear it."""
    found = bpy.data.materials.get(name)
    if not found:
        found = make()
        found.name = name
    return found


def cutout(name, outlines, thick, material, edge=0.006):
    """A flat body in the x-y plane from closed outlines; outlines inside others are holes."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.extrude = max(0.0005, thick / 2 - edge)
    curve.bevel_depth, curve.bevel_resolution, curve.offset = edge, 3, -edge
    for outline in outlines:
        line = curve.splines.new("POLY")
        line.points.add(len(outline) - 1)
        for point, (x, y) in zip(line.points, outline):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    curved = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(curved)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(curved.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(curved)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    mesh.materials.clear()
    mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(38)
    return thing


def circle(x, y, r, steps=96, squash=1.0):
    return [(x + r * math.cos(2 * math.pi * k / steps), y + r * squash * math.sin(2 * math.pi * k / steps)) for k in range(steps)]


def slab(w, h, r, x=0.0, y=0.0, steps=10):
    """A rectangle with round corners around a point."""
    out = []
    for cx, cy, start in ((w / 2 - r, h / 2 - r, 0), (r - w / 2, h / 2 - r, 90), (r - w / 2, r - h / 2, 180), (w / 2 - r, r - h / 2, 270)):
        out += [(x + cx + r * math.cos(math.radians(start + 90 * k / steps)), y + cy + r * math.sin(math.radians(start + 90 * k / steps))) for k in range(steps + 1)]
    return out


def hoop(radius, thick, material, place=(0, 0, 0)):
    """A ring of round wire that lies flat."""
    line = [(radius + thick * math.cos(a), thick * math.sin(a)) for a in (2 * math.pi * k / 24 for k in range(25))]
    thing = lathe("hoop", line, material, 96)
    thing.location = place
    return thing


def carve(thing, *tools):
    """Take the tools' bodies away from a thing."""
    for tool in tools:
        cut = thing.modifiers.new("carve", "BOOLEAN")
        cut.operation, cut.object, cut.solver = "DIFFERENCE", tool, "EXACT"
        tool.hide_render = True
        tool.display_type = "WIRE"
    for change in thing.modifiers:
        if change.type == "BEVEL":
            change.harden_normals = False
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(28)
    return thing


def rod(radius, length, material=None, axis="x", place=(0, 0, 0)):
    """A round bar, its middle at the place."""
    thing = lathe("rod", fillet([(0, -length / 2), (radius, -length / 2, radius * 0.2), (radius, length / 2, radius * 0.2), (0, length / 2)], 0.01), material, 96)
    thing.rotation_euler = {"x": (0, math.pi / 2, 0), "y": (math.pi / 2, 0, 0), "z": (0, 0, 0)}[axis]
    thing.location = place
    return thing


def brass(rough=0.2, *_):
    """Old brass: paler than new, and on small goods without brush lines."""
    return metal("#b8955e", rough, 0.0)


def hide(color, grain=52):
    """Leather dyed through: it wears to a lighter tone of its own."""
    s = Surface("hide", color, 0.46, specular=0.4, sheen=0.08)
    cells = s.add("ShaderNodeTexVoronoi", Vector=s.where, Scale=grain).outputs["Distance"]
    worn = s.ramp(s.noise(2.2, 3), (0.35, 0.0), (0.75, 1.0))
    s.set("Base Color", s.mix(s.math("MULTIPLY", worn, 0.10), color, "#a89a80"))
    s.set("Roughness", s.math("MULTIPLY_ADD", worn, 0.08, 0.42))
    return s.bump(s.math("MULTIPLY_ADD", cells, 0.6, s.math("MULTIPLY", s.noise(6), 0.5)), 0.2, 0.012, 0.015).done()


def walnut(along="x", seed=0.0, gloss=0.35):
    return wood("#6d4428", "#3a2113", along, 0.38, 4.0, gloss, seed)


def dark_walnut(along="x", seed=0.0, gloss=0.4):
    return wood("#42291b", "#21130c", along, 0.34, 4.0, gloss, seed)


def cedar(along="x", seed=0.0):
    return wood("#b3764a", "#8a5230", along, 0.62, 2.6, 0.0, seed)


def lid_print(house, title, accent, sign="leaf", wide=2.2, high=1.4, ground="#e2d0a8"):
    """The paper inside a box's lid."""
    w, h = 1400, round(1400 * high / wide)
    cx, cy = w / 2, h / 2

    def draw(paper, color, gold, words):
        return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">
        <rect width="{w}" height="{h}" fill="{paper}"/><rect x="26" y="26" width="{w - 52}" height="{h - 52}" fill="none" stroke="{gold}" stroke-width="10"/>
        <rect x="46" y="46" width="{w - 92}" height="{h - 92}" fill="none" stroke="{color}" stroke-width="4"/>
        <ellipse cx="{cx}" cy="{cy - 40}" rx="{h * 0.30:.0f}" ry="{h * 0.27:.0f}" fill="{color}"/>
        <ellipse cx="{cx}" cy="{cy - 40}" rx="{h * 0.32:.0f}" ry="{h * 0.29:.0f}" fill="none" stroke="{gold}" stroke-width="9"/>
        <g transform="translate({cx} {cy - 40}) scale({h / 520:.2f})">{emblem(sign, gold)}</g>
        <g text-anchor="middle" font-family="DejaVu Serif" fill="{words}">
        <text x="{cx}" y="{h * 0.145:.0f}" font-size="54" letter-spacing="20">{house}</text>
        <text x="{cx}" y="{h * 0.86:.0f}" font-size="78" font-weight="bold" font-family="DejaVu Serif Condensed">{title}</text>
        <text x="{cx}" y="{h * 0.925:.0f}" font-size="30" letter-spacing="10">ROLLED BY HAND</text></g></svg>"""

    return gilded(draw(ground, accent, "#c9a04e", "#2c2018"), draw("#000", "#000", "#fff", "#000"), rough=0.6)


def oval_print(accent, sign="leaf", ground="#e2d0a8"):
    """The oval on a box's front."""

    def draw(paper, color, gold):
        return f"""<svg xmlns="http://www.w3.org/2000/svg" width="700" height="460" viewBox="0 0 700 460"><rect width="700" height="460" fill="{paper}"/>
        <ellipse cx="350" cy="230" rx="335" ry="216" fill="none" stroke="{gold}" stroke-width="14"/><ellipse cx="350" cy="230" rx="290" ry="178" fill="{color}"/>
        <g transform="translate(350 230) scale(1.7)">{emblem(sign, gold)}</g></svg>"""

    return gilded(draw(ground, accent, "#c9a04e"), draw("#000", "#000", "#fff"), rough=0.6)


def oval(wide, high, material):
    """A printed oval that stands in the x-z plane and looks to the front."""
    line = circle(0, 0, 0.5, 72)
    thing = link_mesh("oval", [(x * wide, 0, z * high) for x, z in line], [tuple(range(len(line)))], material)
    layer = thing.data.uv_layers.new(name="print")
    for corner in thing.data.loops:
        x, z = line[corner.vertex_index]
        layer.data[corner.index].uv = (x + 0.5, z + 0.5)
    return thing


def _row(count, gap, kinds, z, y, roll=0):
    """Cigars side by side, heads to the back, their backs all at one height."""
    things = []
    for k in range(count):
        kind = kinds[k % len(kinds)]
        one = cigar(seed=k + 3, roll=roll + random.Random(k).uniform(-9, 9), **kind)
        things += lay(one, ((k - (count - 1) / 2) * gap, y + random.Random(k + 5).uniform(-0.006, 0.006), z), 90)
    return things


def cigar_box(kinds, count=10, words=("EMBER &amp; SONS", "Morning Watch"), accent="#1d4030", sign="leaf", timber=None, trim="#1d4030", open_=True, lid_angle=104, ground="#e2d0a8"):
    """A box of two rows of cigars with a printed paper in its lid. The lid is hinged at the back."""
    long, radius = max((SIZES[kind["size"]] for kind in kinds), key=lambda one: one[0])
    radius = max(SIZES[kind["size"]][1] for kind in kinds)
    gap = radius * 2.03
    w, d, h, t = count * gap + 0.03, long + 0.07, radius * 4 + 0.08, 0.055
    make = timber or cedar
    body = [
        box("front", (w + 2 * t, t, h), make("x", 1), 0.008, (0, -d / 2 - t / 2, 0)),
        box("back", (w + 2 * t, t, h), make("x", 2), 0.008, (0, d / 2 + t / 2, 0)),
        box("left", (t, d + 0.002, h), make("y", 3), 0.008, (-w / 2 - t / 2, 0, 0)),
        box("right", (t, d + 0.002, h), make("y", 4), 0.008, (w / 2 + t / 2, 0, 0)),
        box("floor", (w, d, 0.05), make("x", 5), 0.004),
    ]
    for x in (-1, 1):
        body.append(box("inner", (0.012, d, h + 0.035), cedar("y", 6), 0.004, (x * (w / 2 - 0.007), 0, 0.001)))
    body.append(box("inner", (w - 0.03, 0.012, h + 0.035), cedar("x", 7), 0.004, (0, -d / 2 + 0.007, 0.001)))
    edge = plain(trim, 0.55)
    for z in (0.0, h - 0.05):
        body.append(box("trim", (w + 2 * t + 0.006, d + 2 * t + 0.006, 0.05), edge, 0.006, (0, 0, z))) if z == 0.0 else None
    for x in (-1, 1):
        body.append(box("trim", (0.05, 0.004, h - 0.01), edge, 0.002, (x * (w / 2 + t - 0.026), -d / 2 - t - 0.001, 0.005)))
    if open_:
        body.append(box("under", (w - 0.03, d - 0.02, 0.02), cedar("x", 8), 0.004, (0, 0, 2 * radius + 0.05)))
        body += _row(count, gap, kinds, 2 * radius + 0.072, 0)
    logo = oval(h * 1.15, h * 0.72, oval_print(accent, sign, ground))
    logo.location = (0, -d / 2 - t - 0.0035, h * 0.52)
    body.append(logo)
    metal_ = brass(0.26, 0.1)
    body.append(box("clasp", (0.09, 0.02, 0.08), metal_, 0.008, (0, -d / 2 - t - 0.006, h - 0.085)))
    lid = [box("lid", (w + 2 * t, d + 2 * t, 0.055), make("x", 9), 0.010, (0, 0, 0))]
    lid.append(box("rim", (w + 2 * t + 0.005, d + 2 * t + 0.005, 0.020), edge, 0.006, (0, 0, 0.0175)))
    sheet = card("paper", w - 0.02, d - 0.02, lid_print(*words, accent, sign, w, d, ground))
    sheet.rotation_euler = (math.pi, 0, 0)
    sheet.location = (0, 0, -0.003)
    lid.append(sheet)
    if not open_:
        logo_top = oval(0.95, 0.62, oval_print(accent, sign, ground))
        logo_top.rotation_euler = (-math.pi / 2, 0, 0)
        logo_top.location = (0, 0, 0.0565)
        lid.append(logo_top)
    lay(lid, (0, -d / 2 - t, 0))
    return body + lay(lid, (0, d / 2 + t, h + 0.004), 0, (-lid_angle if open_ else 0, 0))


def hygrometer(radius=0.17):
    """A dial with a brass rim; it looks to the front, its back at y = 0."""
    marks = "".join(
        f'<path d="M0 -{188 if k % 5 else 176}V-210" transform="rotate({-130 + 260 * k / 30:.1f})" stroke="#2c2018" stroke-width="{3 if k % 5 else 6}"/>' for k in range(31)
    )
    numbers = "".join(
        f'<text x="{145 * math.sin(a):.0f}" y="{-145 * math.cos(a) + 12:.0f}" font-size="36">{n}</text>' for n, a in ((v, math.radians(-130 + 2.6 * v)) for v in (0, 20, 40, 60, 80, 100))
    )
    dial = printed(f'<svg xmlns="http://www.w3.org/2000/svg" width="460" height="460" viewBox="-230 -230 460 460"><rect x="-230" y="-230" width="460" height="460" fill="#e6d9bb"/><path d="M{-200 * math.sin(0.35):.0f} 0" />{marks}<g font-family="DejaVu Serif" text-anchor="middle" fill="#2c2018">{numbers}<text y="92" font-size="26" letter-spacing="3">% r. h.</text></g><path d="M-6 34L0 -168L6 34Z" transform="rotate(47)" fill="#7d211b"/><circle r="15" fill="#2c2018"/></svg>', 0.3, 0.8)
    rim = lathe("rim", fillet([(radius * 0.84, 0.01), (radius * 0.86, 0.042, 0.01), (radius * 0.95, 0.055, 0.02), (radius * 1.05, 0.035, 0.02), (radius * 1.06, 0.0)], 0.01), brass(0.18, 0.1))
    rim.rotation_euler = (math.pi / 2, 0, 0)
    face = oval(radius * 1.76, radius * 1.76, dial)
    face.location = (0, -0.018, 0)
    return [rim, face]


def humidor(w=2.6, d=2.1, h=1.25, lid=0.36, timber=None, open_=False, kinds=(), count=11, angle=98, dial=True, tray=False):
    """A box of lacquered wood lined with cedar, with brass corners and a hygrometer."""
    make = timber or walnut
    metal_ = brass(0.2, 0.08)
    t, low = 0.11, h - lid
    things = []
    if open_:
        for name, size, place, along in (
            ("front", (w, t, low), (0, -d / 2 + t / 2, 0), "x"), ("back", (w, t, low), (0, d / 2 - t / 2, 0), "x"),
            ("left", (t, d - 0.01, low), (-w / 2 + t / 2, 0, 0), "y"), ("right", (t, d - 0.01, low), (w / 2 - t / 2, 0, 0), "y"),
        ):
            things.append(box(name, size, make(along, 1), 0.018, place))
        for x in (-1, 1):
            things.append(box("lining", (0.035, d - 2 * t, low + 0.035), cedar("y", x), 0.006, (x * (w / 2 - t - 0.017), 0, 0.01)))
            things.append(box("lining", (w - 2 * t, 0.035, low + 0.035), cedar("x", x + 5), 0.006, (0, x * (d / 2 - t - 0.017), 0.01)))
        floor = low - 0.30
        things.append(box("floor", (w - 2 * t, d - 2 * t, 0.05), cedar("x", 3), 0.004, (0, 0, floor - 0.05)))
        things += _row(count, (w - 2 * t - 0.10) / count, kinds, floor, -(d / 2 - t - 0.06) + SIZES[kinds[0]["size"]][0] / 2)
        if tray:
            things.append(box("bar", (w - 2 * t - 0.08, 0.05, 0.24), cedar("x", 9), 0.01, (0, d / 2 - t - 0.34, floor)))
            for x in (-0.5, 0.5):
                things.append(lathe("pull", fillet([(0, 0), (0.03, 0), (0.022, 0.03, 0.01), (0.045, 0.06, 0.02), (0, 0.075)], 0.01), metal_))
                things[-1].location = (x * w * 0.5, d / 2 - t - 0.34, floor + 0.235)
    else:
        things.append(box("body", (w, d, low), make("x", 1), 0.022))
    things.append(box("base", (w + 0.03, d + 0.03, 0.07), make("x", 7), 0.02, (0, 0, -0.01)))
    rosette = lathe("lock", fillet([(0, 0), (0.075, 0, 0.01), (0.075, 0.016, 0.01), (0.055, 0.022, 0.01), (0, 0.022)], 0.006), metal_)
    rosette.rotation_euler = (math.pi / 2, 0, 0)
    rosette.location = (0, -d / 2 + 0.001, low - 0.14)
    hole = plain("#120c08", 0.8)
    things += [rosette, rod(0.016, 0.01, hole, "y", (0, -d / 2 - 0.021, low - 0.13)), box("slot", (0.014, 0.008, 0.04), hole, 0.002, (0, -d / 2 - 0.022, low - 0.175))]
    top = []
    if open_:
        for name, size, place, along in (
            ("front", (w, t, lid - 0.06), (0, -d / 2 + t / 2, 0), "x"), ("back", (w, t, lid - 0.06), (0, d / 2 - t / 2, 0), "x"),
            ("left", (t, d - 0.01, lid - 0.06), (-w / 2 + t / 2, 0, 0), "y"), ("right", (t, d - 0.01, lid - 0.06), (w / 2 - t / 2, 0, 0), "y"),
        ):
            top.append(box(name, size, make(along, 3), 0.012, place))
        top.append(box("top", (w, d, 0.10), make("x", 4), 0.022, (0, 0, lid - 0.10)))
        top.append(box("inside", (w - 2 * t, d - 2 * t, 0.02), cedar("x", 11), 0.004, (0, 0, lid - 0.13)))
        if dial:
            meter = lay(hygrometer(0.19), (0, 0, lid - 0.13), 180, (90, 0))
            top += meter
    else:
        top.append(box("lid", (w, d, lid), make("x", 1.2), 0.03))
        if dial:
            things += lay(hygrometer(), (0, -d / 2 + 0.001, low * 0.42))
    for x in (-1, 1):
        for y in (-1, 1):
            top.append(box("corner", (0.20, 0.20, 0.12), metal_, 0.024, (x * (w / 2 - 0.096), y * (d / 2 - 0.096), lid - 0.115)))
    lay(top, (0, -d / 2, 0))
    return things + lay(top, (0, d / 2, low + 0.008), 0, (-angle if open_ else 0, 0))


def jar(kind, count=11):
    """A glass jar with a wooden stopper, cigars standing in it."""
    r, h = 0.47, 1.62
    body = lathe("glass", fillet([(0, 0), (r - 0.03, 0, 0.05), (r, 0.06, 0.05), (r, h, 0.02), (r - 0.035, h, 0.012), (r - 0.04, 0.12, 0.06), (r - 0.09, 0.085, 0.03), (0, 0.085)], 0.02), glass("#fcfdfb"))
    timber = walnut("x", 3)
    lid = lathe("lid", fillet([(0, h + 0.005), (r + 0.035, h + 0.005, 0.03), (r + 0.04, h + 0.15, 0.05), (r * 0.7, h + 0.185, 0.1), (0, h + 0.19)], 0.02), timber)
    knob = lathe("knob", fillet([(0, h + 0.18), (0.07, h + 0.18, 0.01), (0.05, h + 0.22, 0.03), (0.105, h + 0.30, 0.06), (0.07, h + 0.36, 0.05), (0, h + 0.365)], 0.02), brass(0.2))
    stopper = lathe("stopper", fillet([(0, h - 0.11), (r - 0.06, h - 0.11, 0.01), (r - 0.05, h + 0.01), (0, h + 0.01)], 0.01), cedar("x", 2))
    things = [body, lid, knob, stopper]
    long, radius = SIZES[kind["size"]]
    spots = [(0.31, k * 2 * math.pi / count) for k in range(count)]
    for k, (far, a) in enumerate(spots):
        one = cigar(seed=k, **kind)
        lay(one, (0, 0, -radius), 0)
        lay(one, (far * math.cos(a - 1.2), far * math.sin(a - 1.2), 0.09 + long / 2), math.degrees(a - 1.2) + 180, (0, -90))
        things += one
    return things


def travel_case(color, stitch="#d8b98a"):
    """A stiff case covered in leather, with two latches and a handle."""
    skin, metal_, thread = hide(color), brass(0.24), plain(stitch, 0.8)
    w, d, h, low = 2.0, 0.62, 1.16, 0.68
    things = [box("lower", (w, d, low), skin, 0.14, (0, 0, 0.03), 8), box("upper", (w, d, h - low + 0.14), skin, 0.14, (0, 0, low - 0.10), 8)]
    rim = cutout("rim", [slab(w + 0.014, d + 0.014, 0.146)], 0.04, metal_, 0.012)
    rim.location.z = low + 0.02
    things.append(rim)
    for x in (-1, 1):
        for y in (-1, 1):
            things.append(lathe("foot", fillet([(0, 0), (0.05, 0, 0.01), (0.055, 0.05), (0, 0.05)], 0.01), metal_))
            things[-1].location = (x * 0.8, y * 0.19, 0)

    def seam(points):
        for a, b in zip(points, points[1:]):
            a, b = Vector(a), Vector(b)
            n = max(1, round((b - a).length / 0.042))
            for k in range(n):
                mid = a + (b - a) * ((k + 0.5) / n)
                one = box("stitch", (0.027, 0.008, 0.008), thread, 0.003, tuple(mid))
                one.rotation_euler = (0, -math.atan2(b.z - a.z, b.x - a.x), 0)
                things.append(one)

    front = -d / 2 - 0.002
    seam([(-0.86, front, low - 0.07), (-0.86, front, 0.20), (0.86, front, 0.20), (0.86, front, low - 0.07)])
    seam([(-0.86, front, low + 0.10), (-0.86, front, h - 0.12), (0.86, front, h - 0.12), (0.86, front, low + 0.10)])
    for x in (-0.58, 0.58):
        things.append(box("plate", (0.17, 0.02, 0.22), metal_, 0.02, (x, front - 0.006, low - 0.15)))
        things.append(box("hasp", (0.12, 0.024, 0.20), metal_, 0.02, (x, front - 0.02, low - 0.04)))
        things.append(rod(0.022, 0.12, metal_, "x", (x, front - 0.025, low + 0.13)))
        things.append(rod(0.02, 0.02, metal_, "y", (x, front - 0.036, low + 0.01)))
    for x in (-0.34, 0.34):
        things.append(box("lug", (0.12, 0.12, 0.03), metal_, 0.012, (x, 0, h + 0.035)))
        eye = hoop(0.055, 0.014, metal_)
        eye.rotation_euler = (math.pi / 2, 0, 0)
        eye.location = (x, 0, h + 0.095)
        things.append(eye)
    things.append(tube("handle", [(-0.34, 0, h + 0.13), (-0.30, 0, h + 0.24), (-0.14, 0, h + 0.31), (0.14, 0, h + 0.31), (0.30, 0, h + 0.24), (0.34, 0, h + 0.13)], [0.035, 0.05, 0.055, 0.055, 0.05, 0.035], skin, flat=1.5, count=72))
    return things


def guillotine(shell, bare):
    """A cutter with two blades, lying; finger rings to both sides."""
    plates = []
    for z in (0.012, 0.052):
        plates.append(cutout("shell", [slab(0.62, 0.46, 0.09), circle(0, 0, 0.135)], 0.022, shell, 0.005))
        plates[-1].location.z = z
    edge = [(0.02 - 0.11 * math.cos(math.radians(a)), 0.17 * math.sin(math.radians(a))) for a in range(-90, 91, 6)]
    for way in (-1, 1):
        blade = [(way * (0.30), -0.17)] + [(way * (x + 0.125), y) for x, y in edge] + [(way * 0.30, 0.17)]
        plates.append(cutout("blade", [blade], 0.010, bare, 0.003))
        plates[-1].location.z = 0.026 if way < 0 else 0.038
        ring = cutout("ring", [circle(way * 0.47, 0, 0.20), circle(way * 0.47, 0, 0.145)], 0.034, shell, 0.012)
        ring.location.z = 0.032
        arm = cutout("arm", [slab(0.16, 0.14, 0.02, way * 0.28)], 0.012, bare, 0.003)
        arm.location.z = 0.032
        plates += [ring, arm]
    for x in (-0.25, 0.25):
        for y in (-0.165, 0.165):
            screw = lathe("screw", fillet([(0, 0), (0.024, 0), (0.022, 0.008, 0.004), (0, 0.010)], 0.004), bare, 48)
            screw.location = (x, y, 0.062)
            slot = box("slot", (0.034, 0.005, 0.004), plain("#1b1815", 0.7), 0.001, (x, y, 0.0705))
            slot.rotation_euler.z = x * 9 + y * 13
            plates += [screw, slot]
    return plates


def scissors(bare, accent):
    """Cigar scissors, a little open, lying with their rings to the front."""

    def half(way):
        blade = [(x * way, y) for x, y in spline([(-0.06, -0.10), (0.08, -0.05), (0.26, 0.12), (0.335, 0.34), (0.29, 0.54), (0.15, 0.70), (0.11, 0.60), (0.085, 0.42), (0.05, 0.22), (-0.05, 0.10)], 90, True)]
        shank = [(x * way, y) for x, y in spline([(-0.07, 0.07), (0.06, 0.02), (-0.03, -0.22), (-0.13, -0.46), (-0.18, -0.62), (-0.27, -0.60), (-0.22, -0.42), (-0.13, -0.18)], 90, True)]
        parts = [cutout("blade", [blade], 0.034, bare, 0.012), cutout("shank", [shank], 0.05, bare, 0.02)]
        parts.append(cutout("bow", [circle(-0.30 * way, -0.82, 0.24, squash=1.08), circle(-0.30 * way, -0.82, 0.175, squash=1.08)], 0.06, accent, 0.026))
        return parts

    first, second = half(1), half(-1)
    things = lay(first, (0, 0, 0.030), -9) + lay(second, (0, 0, 0.062), 9)
    screw = lathe("pivot", fillet([(0, 0), (0.06, 0), (0.058, 0.02, 0.01), (0.03, 0.026, 0.01), (0, 0.026)], 0.006), brass(0.2), 64)
    screw.location.z = 0.08
    return things + [screw, box("slot", (0.07, 0.010, 0.004), plain("#1b1815", 0.7), 0.001, (0, 0, 0.1045))]


def punch(shell, trim):
    """A round cutter on a key ring, lying: the blade's end to the right."""
    grooves = [(0.079 - 0.005 * (k % 2), 0.03 + 0.009 * k) for k in range(15)]
    body = lathe("body", fillet([(0, 0.0), (0.060, 0.0, 0.01), (0.078, 0.02, 0.01)], 0.006) + grooves + fillet([(0.08, 0.165), (0.08, 0.19, 0.004), (0.077, 0.195, 0.003)], 0.003), trim, 96)
    middle = lathe("middle", fillet([(0, 0.192), (0.076, 0.192, 0.004), (0.076, 0.50, 0.006), (0, 0.50)], 0.004), shell, 96)
    end = lathe("end", fillet([(0, 0.49), (0.08, 0.49, 0.004), (0.08, 0.53, 0.006), (0.074, 0.54, 0.004), (0.074, 0.70, 0.012), (0.05, 0.715, 0.01), (0.046, 0.66), (0, 0.66)], 0.006), trim, 96)
    things = lay([body, middle, end], (-0.35, 0, 0.08), 0, (0, 90))
    eye = hoop(0.034, 0.010, trim)
    lay([eye], (-0.375, 0, 0.08), 0, (90, 0))
    links = [eye]
    for k in range(3):
        link = tube("link", [(0.042 * math.cos(a) * 1.35, 0.030 * math.sin(a), 0) for a in (2 * math.pi * j / 12 for j in range(13))], 0.009, trim, sides=14, caps=False)
        lay([link], (-0.44 - 0.075 * k, -0.008 * k, 0.046 - 0.010 * k), 8 * k, (68 if k % 2 == 0 else 10, 0))
        links.append(link)
    for k in range(2):
        ring = hoop(0.165, 0.011, trim, (-0.80 + 0.003 * k, -0.055, 0.013 + 0.021 * k))
        links.append(ring)
    return things + links


def flip_lighter(shell, inner=None):
    """A pocket lighter with its lid open; nothing burns."""
    steel_ = inner or metal("#c9c6bf", 0.24, 0.0, True)
    w, d, h, cap = 0.38, 0.135, 0.38, 0.19
    things = [box("case", (w, d, h), shell, 0.034, (0, 0, 0), 8)]
    things.append(box("insert", (w - 0.03, d - 0.026, 0.045), steel_, 0.016, (0, 0, h - 0.012)))
    z, cw = h + 0.03, 0.19
    holes = [circle(x, y, 0.0145, 24) for x in (-0.045, 0.0, 0.045) for y in (-0.022, 0.026)]
    for y in (-0.047, 0.047):
        side = cutout("chimney", [slab(cw, 0.135, 0.02), *holes], 0.008, steel_, 0.002)
        side.rotation_euler.x = math.pi / 2
        side.location = (-0.04, y, z + 0.067)
        things.append(side)
    for x in (-0.04 - cw / 2 + 0.004, -0.04 + cw / 2 - 0.004):
        things.append(box("chimney", (0.008, 0.092, 0.115), steel_, 0.003, (x, 0, z)))
    things.append(box("dark", (cw - 0.02, 0.07, 0.05), plain("#16120f", 0.9), 0.004, (-0.04, 0, z)))
    things.append(rod(0.018, 0.12, plain("#d9cdb6", 0.9), "z", (-0.06, 0, z + 0.055)))
    teeth = [((0.047 + (0.004 if k % 2 else 0)) * math.cos(2 * math.pi * k / 72), (0.047 + (0.004 if k % 2 else 0)) * math.sin(2 * math.pi * k / 72)) for k in range(72)]
    wheel = cutout("wheel", [teeth], 0.05, metal("#8f8a82", 0.35, 0.3), 0.003)
    wheel.rotation_euler.x = math.pi / 2
    wheel.location = (0.092, 0, z + 0.092)
    things += [wheel, rod(0.012, 0.085, steel_, "y", (0.092, 0, z + 0.092))]
    for y in (-0.036, 0.036):
        things.append(box("fork", (0.03, 0.010, 0.085), steel_, 0.004, (0.088, y, z)))
    things.append(box("cam", (0.075, 0.03, 0.018), steel_, 0.006, (0.152, 0, z + 0.02)))
    n, f = w / 2, d / 2
    skin = link_mesh("cap", [(-n, -f, 0), (n, -f, 0), (n, f, 0), (-n, f, 0), (-n, -f, cap), (n, -f, cap), (n, f, cap), (-n, f, cap)], [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], shell, False)
    outward(skin)
    bevel(skin, 0.034, 8)
    wall = skin.modifiers.new("wall", "SOLIDIFY")
    wall.thickness, wall.offset = 0.009, -1
    skin.location = (-n, 0, 0)
    things += lay([skin], (n + 0.004, 0, h + 0.004), 0, (0, 118))
    hinge = rod(0.010, d * 0.62, shell, "y", (n + 0.006, 0, h + 0.002))
    return things + [hinge]


def jet_torch():
    """A torch lighter that stands on its foot: a dark body, brass ends, a window for the gas."""
    dark, metal_ = metal("#2a2c30", 0.42, 0.2, False), brass(0.2, 0.12)
    things = [box("foot", (0.36, 0.21, 0.075), metal_, 0.03, (0, 0, 0), 8), box("body", (0.345, 0.195, 0.56), dark, 0.05, (0, 0, 0.06), 8), box("head", (0.36, 0.21, 0.10), metal_, 0.035, (0, 0, 0.60), 8)]
    frame = cutout("frame", [slab(0.10, 0.30, 0.045), slab(0.066, 0.266, 0.032)], 0.016, metal_, 0.005)
    frame.rotation_euler.x = math.pi / 2
    frame.location = (-0.06, -0.099, 0.33)
    pane = box("pane", (0.07, 0.01, 0.27), plain("#3d4a4c", 0.08, clearcoat=1.0), 0.004, (-0.06, -0.0985, 0.195))
    level = box("level", (0.064, 0.008, 0.13), plain("#6d8a8c", 0.06, clearcoat=1.0), 0.003, (-0.06, -0.1025, 0.20))
    things += [frame, pane, level]
    things.append(lathe("nozzle", fillet([(0, 0.69), (0.062, 0.69), (0.062, 0.735, 0.008), (0.052, 0.80, 0.006), (0.040, 0.805, 0.004), (0.036, 0.74), (0, 0.74)], 0.004), metal("#b9b6b0", 0.24, 0.3, True), 72))
    things[-1].location.x = -0.06
    things.append(rod(0.026, 0.02, plain("#17130f", 0.6), "z", (-0.06, 0, 0.745)))
    button = box("button", (0.12, 0.13, 0.085), dark, 0.03, (0.105, 0, 0.68), 6)
    button.rotation_euler.y = math.radians(14)
    things.append(button)
    for k in range(5):
        things.append(box("rib", (0.010, 0.11, 0.010), dark, 0.004, (0.066 + 0.02 * k, 0, 0.772 - 0.005 * k)))
    wheel = lathe("wheel", [(0, -0.02)] + [(0.055 - 0.003 * (k % 2), -0.02 + 0.004 * k) for k in range(11)] + [(0, 0.02)], metal_, 72)
    wheel.location = (0.06, 0, 0.02)
    return things


def table_lighter():
    """A lighter that stays on the table: walnut turned like a bell, brass foot and fittings."""
    timber, metal_ = walnut("z", 2, 0.5), brass(0.18, 0.1)
    foot = lathe("foot", fillet([(0, 0), (0.43, 0, 0.02), (0.44, 0.03, 0.02), (0.40, 0.075, 0.02), (0.36, 0.085), (0, 0.085)], 0.012), metal_)
    body = lathe("body", [(0, 0.08), (0.385, 0.08)] + spline([(0.39, 0.085), (0.405, 0.14), (0.385, 0.34), (0.30, 0.60), (0.20, 0.74), (0.16, 0.78)], 60) + [(0, 0.785)], timber)
    collar = lathe("collar", fillet([(0, 0.76), (0.185, 0.76, 0.012), (0.19, 0.80, 0.02), (0.15, 0.83, 0.015), (0.14, 0.875, 0.01), (0, 0.88)], 0.01), metal_)
    tower = lathe("tower", fillet([(0, 0.87), (0.075, 0.87), (0.075, 1.01, 0.012), (0.06, 1.02, 0.006), (0.055, 0.96), (0, 0.96)], 0.006), metal_, 72)
    tower.location.x = -0.035
    wick = rod(0.02, 0.09, plain("#d9cdb6", 0.9), "z", (-0.035, 0, 0.995))
    teeth = [((0.058 + (0.004 if k % 2 else 0)) * math.cos(2 * math.pi * k / 80), (0.058 + (0.004 if k % 2 else 0)) * math.sin(2 * math.pi * k / 80)) for k in range(80)]
    wheel = cutout("wheel", [teeth], 0.05, metal("#8f8a82", 0.35, 0.3), 0.003)
    wheel.rotation_euler.x = math.pi / 2
    wheel.location = (0.085, 0, 0.945)
    forks = [box("fork", (0.035, 0.010, 0.09), metal_, 0.004, (0.085, y, 0.865)) for y in (-0.036, 0.036)]
    return [foot, body, collar, tower, wick, wheel, *forks, rod(0.013, 0.085, metal_, "y", (0.085, 0, 0.945))]


def round_ashtray(material):
    """Stoneware, two rests, a deep well."""
    line = [(0, 0.03), (0.56, 0.03), (0.58, 0.0), (0.66, 0.0), (0.68, 0.03)] + spline([(0.70, 0.05), (0.86, 0.16), (0.90, 0.27), (0.87, 0.34), (0.79, 0.355), (0.72, 0.32), (0.66, 0.18), (0.52, 0.105)], 80) + [(0.3, 0.09), (0, 0.088)]
    bowl = lathe("bowl", line, material, 160, 0.002)
    return [carve(bowl, rod(0.112, 2.4, None, "x", (0, 0, 0.385)))]


def square_ashtray():
    """Oiled walnut with a brass edge, a round well and four rests."""
    body = box("block", (1.7, 1.7, 0.36), walnut("x", 4, 0.12), 0.02)
    well = lathe("well", fillet([(0, 0.10), (0.52, 0.10, 0.08), (0.62, 0.5), (0, 0.5)], 0.02), None)
    tools = [well]
    for turn in (45, 135):
        bar = rod(0.115, 3.2, None, "x", (0, 0, 0.385))
        bar.rotation_euler.z = math.radians(turn)
        tools.append(bar)
    carve(body, *tools)
    frame = cutout("edge", [slab(1.73, 1.73, 0.03), slab(1.66, 1.66, 0.02)], 0.05, brass(0.24, 0.12), 0.006)
    frame.location.z = 0.345
    carve(frame, *tools[1:])
    return [body, frame]


def long_ashtray():
    """A bar of ash wood with a steel tray and one rest."""
    body = box("bar", (2.5, 0.62, 0.24), wood("#d6b88a", "#b08c5c", "x", 0.5, 3.0, 0.05, 4), 0.03)
    pocket = box("pocket", (1.55, 0.40, 0.4), None, 0.05, (-0.30, 0, 0.07))
    rest = rod(0.108, 1.2, None, "x", (1.05, 0, 0.255))
    carve(body, pocket, rest)
    pan = cutout("pan", [slab(1.54, 0.39, 0.05, -0.30)], 0.012, metal("#c4c2bd", 0.3, 0.5), 0.004)
    pan.location.z = 0.078
    rim = cutout("rim", [slab(1.58, 0.43, 0.06, -0.30), slab(1.51, 0.36, 0.04, -0.30)], 0.19, metal("#c4c2bd", 0.3, 0.4), 0.006)
    rim.location.z = 0.158
    return [body, pan, rim]


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


def decanter(level=0.34, color="#d8964a"):
    """A ground glass decanter with whisky in it."""
    from materials import liquid

    outer = spline([(0.40, 0.03), (0.46, 0.12), (0.44, 0.34), (0.30, 0.62), (0.135, 0.82), (0.105, 1.02), (0.12, 1.16), (0.155, 1.20)], 80)
    inner = [(r - 0.035, z) for r, z in reversed(outer) if z > 0.13]
    body = lathe("decanter", [(0, 0.0), (0.36, 0.0), (0.39, 0.01)] + outer + [(0.15, 1.212), (0.13, 1.21)] + inner + [(0.38, 0.11), (0.3, 0.085), (0, 0.08)], glass("#fdfdfb"))
    top = 0.08 + level
    wall = [(r + 0.0015, z) for r, z in reversed(inner) if z < top]
    drink = lathe("whisky", [(0, 0.082), (0.30, 0.0865), (0.381, 0.112)] + wall + [(wall[-1][0] - 0.012, top - 0.006), (0, top - 0.006)], liquid(color, "#e0b070"))
    ball = lathe("stopper", fillet([(0, 1.10), (0.062, 1.10, 0.01), (0.072, 1.215, 0.01), (0.11, 1.23, 0.02)], 0.01)[:-1] + spline([(0.10, 1.235), (0.155, 1.33), (0.12, 1.45), (0.0, 1.49)], 36), glass("#fdfdfb"))
    return [body, drink, ball]


def whisky_glass(level=0.16, color="#d8964a"):
    """A heavy tumbler with a finger of whisky."""
    from materials import liquid

    r, h = 0.40, 0.88
    body = lathe("glass", fillet([(0, 0), (r * 0.86, 0, 0.05), (r * 0.93, 0.10, 0.1), (r, h, 0.0), (r - 0.01, h + 0.008, 0.0), (r - 0.024, h, 0.0), (r * 0.87, 0.20, 0.06), (r * 0.6, 0.155, 0.06), (0, 0.15)], 0.03), glass("#fdfdfb"))
    top = 0.15 + level
    drink = lathe("whisky", fillet([(0, 0.151), (r * 0.6, 0.156, 0.05), (r * 0.872, 0.20, 0.05), (r * 0.885, top, 0.0), (r * 0.85, top - 0.008, 0.0), (0, top - 0.008)], 0.02), liquid(color, "#e0b070"))
    return [body, drink]
