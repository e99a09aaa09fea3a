"""Glass and what is kept in it: carafes, tumblers, bottles and jars; and the crocks of a pantry. Each function builds one at the origin."""
import math

from goods.table.plates import thrown, wall_lines
from materials import Surface, glass, liquid, plain, printed, rgb, steel, wood
from shapes import fillet, lathe, link_mesh, outward, spline, tube, wrap


def clear(tint="#fbfdfc", shade="#e4eae8"):
    return glass(tint, 0.0, shade)


def blown(points, wall, base, foot, ring=0.0, floor=0.1, material=None, count=64):
    """A blown vessel: its body, and the inner line that what is in it follows."""
    out, within = wall_lines(points, foot, max(0.012, ring), wall, base, floor, 0.05, count)
    return lathe("glass", out + within[1:], material or clear()), within


def filling(within, level, material, sink=0.004, meniscus=0.012):
    """What is in a vessel up to a level; a little larger than the hollow, so that no air is between."""
    line = sorted(((z, r) for r, z in ((p[0], p[1]) for p in within) if z <= level))
    above = min((p for p in within if p[1] > level), key=lambda p: p[1])
    r0, z0 = line[-1][1], line[-1][0]
    r = r0 + (above[0] - r0) * (level - z0) / max(1e-6, above[1] - z0)
    profile = [(max(0, a + (sink if a > 0.02 else 0)), z - sink) for z, a in line]
    profile += [(r + sink, level), (r - 0.006, level - meniscus * 0.55), (r - 0.03, level - meniscus), (0, level - meniscus)]
    return lathe("filling", profile, material)


def oak(seed=0.0):
    return wood("#c99a63", "#94653a", "z", rings=3.5, seed=seed)


def ash(seed=0.0):
    return wood("#d8bd92", "#b3905f", "z", rings=4.5, seed=seed)


def cork():
    s = Surface("cork", "#c19a6b", 0.85, specular=0.15)
    dots = s.ramp(s.noise(46, 3), (0.36, 1.0), (0.44, 0.0))
    s.set("Base Color", s.mix(s.math("MULTIPLY", dots, 0.7), s.mix(s.noise(9), "#b98f5f", "#c9a577"), "#6f4a2b"))
    return s.bump(s.math("SUBTRACT", s.noise(40), dots), 0.3, 0.012).done()


def carafe(level=1.5, stopper=True, water=None):
    """A litre of water: generous below, thin at the neck, with a turned oak stopper."""
    line = [(0.44, 0.03), (0.535, 0.16), (0.545, 0.42), (0.46, 0.92), (0.30, 1.42), (0.205, 1.80), (0.20, 2.02), (0.245, 2.24), (0.265, 2.31)]
    body, within = blown(line, 0.022, 0.07, 0.43)
    things = [body]
    if level:
        things.append(filling(within, level, water or liquid("#f4fafa", "#dcebee")))
    if stopper:
        knob = [(0, 2.02), (0.135, 2.02, 0.02), (0.195, 2.30, 0.01), (0.20, 2.335, 0.015), (0.16, 2.37, 0.03), (0.145, 2.42, 0.06), (0.215, 2.60,
            0.12), (0.17, 2.76, 0.1), (0, 2.79)]
        things.append(lathe("stopper", fillet(knob, 0.04, 8), oak(3), 96))
    return things


def decanter(level=0.62, wine="#c63a4e"):
    """Made in one gather: broad below for air, and an oak ball on the neck."""
    line = [(0.50, 0.03), (0.90, 0.14), (1.02, 0.36), (0.92, 0.60), (0.55, 0.92), (0.27, 1.22), (0.18, 1.60), (0.175, 1.95), (0.225, 2.18)]
    body, within = blown(line, 0.026, 0.075, 0.5, 0.0, 0.14)
    things = [body]
    if level:
        things.append(filling(within, level, liquid(wine, "#c06a76")))
    ball = [(0.215 * math.sin(a), 2.335 - 0.215 * math.cos(a)) for a in (math.pi * k / 40 for k in range(41))]
    things.append(lathe("ball", [(max(0, r), z) for r, z in ball], oak(5), 96))
    return things


def pitcher(level=1.45, tint="#f1faee", shade="#d8e8d2"):
    """A wide-mouthed pitcher in pale green glass with a pulled handle and an ice lip."""
    line = [(0.56, 0.03), (0.68, 0.14), (0.72, 0.48), (0.66, 1.05), (0.54, 1.50), (0.52, 1.72), (0.58, 1.98), (0.63, 2.08)]
    green = clear(tint, shade)
    body, within = blown(line, 0.034, 0.10, 0.55, material=green)
    for v in body.data.vertices:
        d = abs(abs(math.atan2(v.co.y, v.co.x)) - math.pi)
        t = max(0.0, min(1.0, (v.co.z - 1.72) / 0.36))
        w = t * t * (3 - 2 * t)
        v.co.x -= 0.13 * w * math.exp(-((d / 0.30) ** 2))
        v.co.y *= 1 - 0.10 * w * math.exp(-((d / 0.55) ** 2))
        v.co.z += 0.02 * w * math.exp(-((d / 0.32) ** 2))
    path = [(0.575, 0, 1.84), (0.80, 0, 1.93), (1.03, 0, 1.84), (1.12, 0, 1.52), (1.03, 0, 1.12), (0.86, 0, 0.86), (0.705, 0, 0.74), (0.715, 0, 0.64)]
    handle = tube("handle", path, [0.10, 0.070, 0.060, 0.058, 0.058, 0.056, 0.066, 0.085], green, flat=1.25, count=90)
    things = [body, handle]
    if level:
        things.append(filling(within, level, lemonade()))
    return things


def lemonade(color="#faf2cc"):
    """Pressed lemons, water and sugar: clouded."""
    s = Surface("lemonade", color, 0.08, transmission=0.6, ior=1.33)
    s.set("Emission", rgb("#f0e09a"))
    s.set("Emission Strength", 0.14)
    return s.done()


def lemon_slice(radius=0.30):
    """A slice of lemon, cut across; lies in the x-y plane."""
    wedges = "".join(
        f'<path d="M200 200L{200 + 138 * math.cos(a - 0.33):.1f} {200 + 138 * math.sin(a - 0.33):.1f}A138 138 0 0 1 {200 + 138 * math.cos(a + 0.33):.1f} '
        f'{200 + 138 * math.sin(a + 0.33):.1f}Z" fill="#e6c644" stroke="#f3ecc4" stroke-width="9" stroke-linejoin="round"/>'
        for a in (2 * math.pi * k / 9 for k in range(9))
    )
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="#dfb826"/><circle cx="200" cy="200" r="172" fill="#f3ecc4"/>{wedges}</svg>'
    thing = lathe("slice", fillet([(0, -0.03), (radius, -0.03), (radius, 0.03), (0, 0.03)], 0.012), printed(svg, 0.3, 0.4), 64)
    sheet = thing.data.uv_layers.new(name="print")
    for corner in thing.data.loops:
        at = thing.data.vertices[corner.vertex_index].co
        sheet.data[corner.index].uv = (0.5 + at.x / radius / 2.02, 0.5 + at.y / radius / 2.02)
    return thing


def smoke_tumbler(level=0.0, drink="#dca050", tint="#dddcdb", shade="#c9c8ca"):
    """Smoke-gray glass with a thick, slightly domed base; 270 ml."""
    radius, height = 0.42, 0.92
    outer = [(0, 0.012), (0.20, 0.008), (0.33, 0.0), (0.355, 0.004), (0.385, 0.04), (0.392, 0.14), (radius, height)]
    lip = [(radius - 0.004, height + 0.007), (radius - 0.011, height + 0.010), (radius - 0.018, height + 0.006), (radius - 0.021, height)]
    inner = [(0.372, 0.30), (0.355, 0.225), (0.30, 0.185), (0.18, 0.197), (0, 0.205)]
    body = lathe("glass", spline(outer[:-1], 40) + [outer[-1]] + lip + spline(inner, 24), clear(tint, shade))
    things = [body]
    if level:
        things.append(filling([outer[-1]] + lip[2:] + spline(inner, 24), level, liquid(drink, drink)))
    return things


def from_within(s, tone, strength):
    """What stands behind glass gets no light from the table: give a little of it back."""
    s.set("Emission", tone if not isinstance(tone, str) else rgb(tone))
    s.set("Emission Strength", strength)
    return s


def ground_spice(color, other, coarse=60.0):
    """Powder or dried leaves, pressed against the glass."""
    s = Surface("spice", color, 0.95, specular=0.1)
    bits = s.ramp(s.noise(coarse, 2), (0.35, 0.0), (0.62, 1.0))
    tone = s.mix(bits, color, other)
    s.set("Base Color", tone)
    return from_within(s, tone, 0.30).bump(s.noise(coarse, 2), 0.4, 0.012).done()


def spice_jar(spice, label=None, level=0.62):
    """A jar of 100 ml with a cork lid, straight so that it fits a narrow shelf."""
    line = [(0.235, 0.03), (0.262, 0.07), (0.265, 0.45), (0.265, 0.74), (0.25, 0.80), (0.232, 0.84), (0.232, 0.90)]
    body, within = blown(line, 0.016, 0.05, 0.235, 0.0, 0.04)
    top = level
    fill = sorted((z, r) for r, z in ((p[0], p[1]) for p in within) if z < top)
    heap_ = lathe("spice", [(max(0, r - 0.002), z + 0.003) for z, r in fill] + [(0.247, top), (0.20, top + 0.014), (0.1, top + 0.004), (0,
        top + 0.018)], spice, 96, wobble=0.0)
    lid = lathe("lid", fillet([(0, 0.80), (0.205, 0.80), (0.214, 0.905), (0.262, 0.908, 0.012), (0.266, 1.10, 0.025), (0, 1.102)], 0.012), cork(), 96)
    things = [body, heap_, lid]
    if label:
        things.append(wrap("label", 0.2675, 0.24, 0.52, label, 118))
    return things


def tag(words, small="", ink="#3a3630", width=600, height=300, face="#efe6d3"):
    """A paper label with one word, and a line under it."""
    return printed(
        f"""<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"><rect width="{width}" height="{height}" fill="{face}"/>
        <rect x="16" y="16" width="{width - 32}" height="{height - 32}" fill="none" stroke="{ink}" stroke-width="3"/>
        <g text-anchor="middle" fill="{ink}" font-family="DejaVu Serif"><text x="{width / 2}" y="{height * (0.56 if small else 0.62)}" font-size="{height * 0.27}">{words}</text>
        <text x="{width / 2}" y="{height * 0.79}" font-size="{height * 0.105}" letter-spacing="5">{small}</text></g></svg>""",
        0.75,
    )


def cruet(level=0.95, label=None):
    """A bottle for half a litre of oil, with a steel pourer."""
    line = [(0.36, 0.03), (0.405, 0.09), (0.41, 0.40), (0.40, 0.86), (0.33, 1.14), (0.185, 1.36), (0.135, 1.58), (0.130, 1.92)]
    body, within = blown(line, 0.024, 0.08, 0.36, 0.0, 0.08)
    bead = lathe("bead", [(0.128 + 0.02 * math.cos(a), 1.925 + 0.022 * math.sin(a)) for a in (2 * math.pi * k / 20 for k in range(21))], clear())
    things = [body, bead, filling(within, level, liquid("#d8b424", "#b99b3a"))]
    metal = steel(0.14, 0.2)
    things.append(lathe("stop", fillet([(0, 1.74), (0.09, 1.74), (0.098, 1.95), (0.14, 1.952, 0.01), (0.14, 1.985, 0.012), (0.075, 2.0, 0.03),
        (0.052, 2.10, 0.02), (0.05, 2.12), (0, 2.12)], 0.012), metal, 96))
    spout = tube("spout", [(0, 0, 2.08), (0.0, 0, 2.22), (-0.045, 0, 2.36), (-0.13, 0, 2.48), (-0.20, 0, 2.545)], [0.046, 0.042, 0.037, 0.033,
        0.03], metal, hollow=0.008, sides=28)
    air = tube("air", [(0.055, 0, 2.0), (0.062, 0, 2.12), (0.045, 0, 2.27), (0.0, 0, 2.38)], [0.018, 0.016, 0.014, 0.012], metal, sides=16, count=24)
    things += [spout, air]
    if label:
        things.append(wrap("label", 0.412, 0.26, 0.78, label, 120))
    return things


def preserve_jar(level=1.12, label=None):
    """A jar of 750 ml whose glass lid is held by a wire over a rubber ring."""
    line = [(0.44, 0.03), (0.50, 0.09), (0.51, 0.40), (0.51, 1.02), (0.48, 1.20), (0.415, 1.31), (0.405, 1.38), (0.43, 1.41), (0.43, 1.45)]
    body, within = blown(line, 0.032, 0.07, 0.44, 0.0, 0.08)
    jam = Surface("jam", "#7d0f14", 0.12, specular=0.5, clearcoat=0.3, subsurface=0.2)
    jam.set("Subsurface Radius", (0.2, 0.03, 0.02))
    jam.set("Subsurface Color", rgb("#a01a1c"))
    bits = jam.ramp(jam.noise(7, 3), (0.35, 0.0), (0.65, 1.0))
    seeds = jam.ramp(jam.noise(44, 1), (0.25, 1.0), (0.30, 0.0))
    tone = jam.mix(seeds, jam.mix(bits, "#7d0c12", "#b51d1d"), "#c98a3a")
    jam.set("Base Color", tone)
    from_within(jam, tone, 0.28)
    jam.bump(jam.noise(9, 3), 0.3, 0.03)
    things = [body, filling(within, level, jam.done(), 0.003)]
    things.append(lathe("seal", fillet([(0.36, 1.455), (0.455, 1.455, 0.012), (0.46, 1.495, 0.012), (0.36, 1.495)], 0.01), plain("#b5562c", 0.55)))
    lid = [(0, 1.50), (0.43, 1.50, 0.01), (0.44, 1.535, 0.02), (0.40, 1.56, 0.02), (0.36, 1.60, 0.05), (0.25, 1.64, 0.05), (0, 1.66)]
    things.append(lathe("lid", fillet(lid, 0.02), clear()))
    wire = steel(0.2, 0.0)
    things.append(lathe("wire", [(0.412 + 0.016 * math.cos(a), 1.345 + 0.016 * math.sin(a)) for a in (2 * math.pi * k / 16 for k in range(17))],
        wire, 96))
    things.append(tube("bail", [(0.43, 0.0, 1.35), (0.50, 0, 1.40), (0.49, 0, 1.58), (0.36, 0, 1.665), (0.18, 0, 1.69), (0, 0, 1.695), (-0.18, 0,
        1.69), (-0.36, 0, 1.665), (-0.49, 0, 1.58), (-0.50, 0, 1.40), (-0.43, 0, 1.35)], 0.016, wire, sides=16, count=110))
    things.append(tube("clasp", [(0.44, 0.05, 1.345), (0.50, 0.06, 1.30), (0.535, 0.06, 1.10), (0.53, 0.06, 0.92), (0.545, 0, 0.88), (0.53, -0.06,
        0.92), (0.535, -0.06, 1.10), (0.50, -0.06, 1.30), (0.44, -0.05, 1.345)], 0.014, wire, sides=14, count=80))
    if label:
        things.append(wrap("label", 0.5155, 0.34, 0.88, label, 116))
    return things


def crock(material, inside=None, radius=0.58, height=1.5):
    """A heavy jar for ladles and spoons."""
    line = [(radius * 0.86, 0.04), (radius * 0.96, 0.14), (radius, 0.5), (radius * 0.985, height * 0.72), (radius * 0.86, height * 0.875),
        (radius * 0.84, height * 0.93), (radius * 0.91, height)]
    return thrown(wall_lines(line, radius * 0.85, 0.03, 0.055, 0.1, 0.1), material, inside, wobble=0.005)


def beech(seed=0.0):
    return wood("#d2a878", "#b0824f", "x", rough=0.6, rings=3.0, gloss=0.0, seed=seed)


def spoon(kind="spoon", seed=0.0):
    """A kitchen spoon of beech along x: the handle begins at the origin, the head lies at 3.0."""
    length, points, faces = 3.05, [], []
    steps, sides = 64, 20
    head = {"spoon": 0.30, "spatula": 0.31, "slotted": 0.27}[kind]
    for i in range(steps + 1):
        t = i / steps
        x = length * t
        grow = max(0.0, min(1.0, (t - 0.69) / (0.10 if kind != "spatula" else 0.06)))
        grow = grow * grow * (3 - 2 * grow)
        tail = max(0.0, (t - (0.85 if kind != "spatula" else 0.97)) / (0.15 if kind != "spatula" else 0.03))
        round_ = math.sqrt(max(0.0, 1 - tail**2)) if kind != "spatula" else 1 - 0.25 * tail**2
        near = math.sqrt(max(0.02, 1 - max(0.0, 1 - t / 0.02) ** 2)) if t < 0.02 else 1.0
        half = ((0.062 + 0.012 * math.sin(t * 3)) * (1 - grow) + head * grow) * round_ * near
        thick = (0.055 * (1 - grow) + (0.075 if kind != "spatula" else 0.03) * grow) * max(round_, 0.12) * near
        if kind == "spatula":
            thick *= 1 - 0.4 * max(0, (t - 0.8) / 0.2)
        dip = (0.085 if kind != "spatula" else 0.0) * grow * round_
        for k in range(sides):
            a = 2 * math.pi * k / sides
            y, z = half * math.cos(a), thick * math.sin(a)
            if z > 0:
                z -= dip * max(0.0, 1 - (y / max(half, 1e-3)) ** 2) ** 0.8 * 1.0
            points.append((x, y, z - 0.02 * grow))
    for i in range(steps):
        for k in range(sides):
            n = (k + 1) % sides
            faces.append((i * sides + k, i * sides + n, (i + 1) * sides + n, (i + 1) * sides + k))
    faces += [tuple(reversed(range(sides))), tuple(range(steps * sides, (steps + 1) * sides))]
    thing = link_mesh("spoon", points, faces, beech(seed))
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(50)
    outward(thing)
    return thing
