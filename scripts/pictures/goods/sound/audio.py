"""Speakers, headphones, earbuds, a camera, a telephone's case. Each function builds at the origin."""
import math

from goods.house.lamps import _round
from materials import Surface, lacquer, metal, plain, printed, steel
from parts import carve, circle, cutout, hide, lay, rod, slab
from shapes import box, card, fillet, lathe, spline, tube


def stands(things, place=(0, 0, 0)):
    """Turn things that were built lying in the x-y plane so that they look to the camera."""
    return lay(things, place, 0, (90, 0))


def screws(spots, radius, z, material):
    """Screw heads with a cross slot, lying."""
    out = []
    for k, (x, y) in enumerate(spots):
        head = lathe("screw", fillet([(0, z), (radius, z), (radius, z + radius * 0.25, radius * 0.2), (radius * 0.5, z + radius * 0.4, radius * 0.4), (0, z + radius * 0.42)], 0.004), material, 32)
        head.location = (x, y, 0)
        slot = [box("slot", (radius * 1.2, radius * 0.2, radius * 0.1), plain("#0c0c0c", 0.8), 0.001, (x, y, z + radius * 0.34)) for _ in range(2)]
        for n, bar in enumerate(slot):
            bar.rotation_euler.z = k * 0.7 + n * math.pi / 2
        out += [head, *slot]
    return out


def woofer(radius, cone="#2a2a2b", cap="#1d1d1e", ring=None, place=(0, 0)):
    """A driver that lies with its cone up: frame, rubber surround, paper cone, dust cap."""
    r = radius
    frame = lathe("frame", fillet([(r * 0.93, 0.0), (r * 1.10, 0.0), (r * 1.10, 0.025, 0.01), (r * 1.07, 0.04, 0.01), (r * 0.95, 0.045, 0.01), (r * 0.92, 0.02), (r * 0.93, 0.0)], 0.008), ring or lacquer("#1b1c1d", 0.4), 128)
    surround = lathe("surround", [(r * 0.94, 0.02)] + [(r * (0.865 + 0.075 * math.cos(a)), 0.015 + 0.055 * r * 1.6 * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))] + [(r * 0.78, 0.0)], plain("#161616", 0.55), 128)
    skin = Surface("paper cone", cone, 0.75, specular=0.2)
    lines = skin.noise(1, 4, 0.6, skin.stretch(9, 9, 2))
    skin.bump(lines, 0.25, 0.02)
    body = lathe("cone", spline([(r * 0.80, 0.005), (r * 0.60, -r * 0.16), (r * 0.40, -r * 0.30), (r * 0.26, -r * 0.36)], 24), skin.done(), 128)
    dust = lathe("dust", [(r * 0.30, -r * 0.35)] + spline([(r * 0.29, -r * 0.335), (r * 0.24, -r * 0.24), (r * 0.13, -r * 0.185), (0, -r * 0.17)], 24), plain(cap, 0.5), 96)
    things = [frame, surround, body, dust]
    things += screws([(r * 1.03 * math.cos(a), r * 1.03 * math.sin(a)) for a in (math.pi / 4 + math.pi / 2 * k for k in range(4))], 0.028, 0.036, steel(0.3, 0.0))
    for thing in things:
        thing.location.x += place[0]
        thing.location.y += place[1]
    return things


def tweeter(radius, place, plate="#202122", dome="#2e2d2b", ring=None):
    r = radius
    face = lathe("plate", fillet([(r * 0.56, 0.0), (r * 1.0, 0.0), (r * 1.0, 0.03, 0.012), (r * 0.95, 0.038, 0.01), (r * 0.66, 0.028, 0.03), (r * 0.46, -0.01, 0.02), (r * 0.42, -0.02)], 0.01), ring or lacquer(plate, 0.45), 96)
    silk = lathe("dome", [(r * 0.44, -0.02)] + spline([(r * 0.41, -0.01), (r * 0.39, 0.005), (r * 0.36, -0.005), (r * 0.28, 0.06), (r * 0.15, 0.10), (0, 0.11)], 32), plain(dome, 0.62, sheen=0.4), 72)
    things = [face, silk]
    things += screws([(r * 0.82 * math.cos(a), r * 0.82 * math.sin(a)) for a in (math.pi / 6 + math.pi * 2 / 3 * k for k in range(3))], 0.022, 0.03, steel(0.3, 0.0))
    for thing in things:
        thing.location.x += place[0]
        thing.location.y += place[1]
        thing.location.z += 0.022
    return things


def shelf_speaker(timber, w=1.7, h=2.75, d=2.1, knob=False, baffle="#222324", vintage=False, sign="TERN"):
    """A two-way cabinet of veneered wood; its front lies a little behind the edges."""
    body = box("cabinet", (w, d, h), timber("z", 1.0), 0.012, (0, d / 2 + 0.02, 0), 3)
    rim = cutout("edge", [slab(w, h, 0.02), slab(w - 0.16, h - 0.16, 0.015)], 0.10, timber("y", 2.0), 0.008)
    r = w * 0.355
    hole = rod(r * 0.95, 0.9, None, "y", (0, 0.38, h / 2 - h * 0.175))
    carve(body, hole)
    front = cutout("baffle", [slab(w - 0.15, h - 0.15, 0.01), circle(0, -h * 0.175, r * 0.95)], 0.03, lacquer(baffle, 0.6), 0.003)
    front.location.z = -0.015
    silver = metal("#b9b7b2", 0.28, 0.5, True) if vintage else None
    things = [rim, front, *woofer(r, "#3a3733" if vintage else "#2a2a2b", "#201f1e", silver, (0, -h * 0.175)), *tweeter(w * 0.235, (0, h * 0.265), ring=silver)]
    if knob:
        gold = metal("#b9b2a4", 0.25, 0.3, True)
        dial = lathe("knob", fillet([(0, 0), (0.085, 0, 0.01), (0.08, 0.10, 0.02), (0, 0.105)], 0.01), gold, 64)
        dial.location = (w * 0.34, -h * 0.43, 0)
        light = lathe("lamp", [(0, 0.004), (0.016, 0.004), (0.02, 0)], plain("#cfe6d0", 0.3), 24)
        light.location = (w * 0.20, -h * 0.43, 0)
        things += [dial, light]
    sheet = card("badge", 0.34, 0.07, printed(f'<svg xmlns="http://www.w3.org/2000/svg" width="680" height="140" viewBox="0 0 680 140"><rect width="680" height="140" fill="#b9ad93"/><rect x="6" y="6" width="668" height="128" fill="none" stroke="#7d735f" stroke-width="5"/><text x="340" y="100" font-family="DejaVu Sans" font-weight="bold" font-size="84" letter-spacing="26" text-anchor="middle" fill="#2a2622">{sign}</text></svg>', 0.35))
    sheet.location = (-w * 0.30, -h * 0.445, 0.004)
    things.append(sheet)
    return [body, hole, *stands(things, (0, 0, h / 2))]


def grille(color, dark=None, fine=1.0):
    """Woven wool over a round body: a net of threads."""
    s = Surface("grille", color, 0.95, sheen=0.2, specular=0.08)
    at = s.add("ShaderNodeSeparateXYZ", Vector=_round(s, 24 * fine, 40 * fine)).outputs
    row = s.math("FLOOR", at["Z"])
    over = s.math("FRACT", s.math("MULTIPLY_ADD", row, 0.5, at["X"]))
    up = s.math("FRACT", at["Z"])
    x = s.math("SUBTRACT", over, 0.5)
    y = s.math("SUBTRACT", up, 0.5)
    away = s.math("SQRT", s.math("ADD", s.math("MULTIPLY", x, x), s.math("MULTIPLY", y, y)))
    knot = s.ramp(away, (0.25, 1.0), (0.62, 0.0))
    fuzz = s.noise(28, 3, 0.6)
    tone = s.mix(s.math("MULTIPLY_ADD", knot, 0.75, s.math("MULTIPLY", fuzz, 0.2)), dark or s.mix(0.62, color, "#15120f"), color)
    s.set("Base Color", s.mix(s.ramp(s.noise(60, 2), (0.4, 0.0), (0.7, 0.22)), tone, s.mix(0.3, color, "#e8e0cf")))
    return s.bump(s.math("MULTIPLY_ADD", knot, 1.0, s.math("MULTIPLY", fuzz, 0.3)), 0.5, 0.012).done()


def kitchen_speaker(color, bands):
    """A cloth-covered cylinder between two rings, one dial on top; 16 cm."""
    dark = plain("#1b1a19", 0.6)
    cloth_ = lathe("cloth", [(0.55, 0.2)] + spline([(0.572, 0.21), (0.585, 0.4), (0.588, 0.85), (0.585, 1.25), (0.572, 1.42)], 30) + [(0.55, 1.43)], grille(color), 160)
    low = lathe("low", fillet([(0, 0.02), (0.50, 0.02), (0.52, 0.0, 0.02), (0.58, 0.02, 0.03), (0.602, 0.10, 0.03), (0.602, 0.205, 0.012), (0.56, 0.21)], 0.012), bands, 160)
    top = lathe("top", fillet([(0.56, 1.42), (0.602, 1.425, 0.012), (0.602, 1.545, 0.04), (0.57, 1.585, 0.03), (0.45, 1.585, 0.02), (0.43, 1.56, 0.01), (0.43, 1.50)], 0.012), bands, 160)
    well = lathe("well", [(0, 1.515), (0.432, 1.515)], dark, 96)
    silver = metal("#c2bdb4", 0.24, 0.6, True)
    dial = lathe("dial", fillet([(0, 1.51), (0.36, 1.51), (0.36, 1.60, 0.012), (0.345, 1.618, 0.01), (0.25, 1.612, 0.02), (0, 1.608)], 0.01), silver, 128)
    mark = box("mark", (0.016, 0.10, 0.006), plain("#2b2927", 0.5), 0.003, (0.10, -0.235, 1.611))
    mark.rotation_euler.z = 0.4
    tag = card("tag", 0.22, 0.085, printed('<svg xmlns="http://www.w3.org/2000/svg" width="440" height="170" viewBox="0 0 440 170"><rect width="440" height="170" fill="#8d6a48"/><text x="220" y="112" font-family="DejaVu Serif Condensed" font-size="74" letter-spacing="8" text-anchor="middle" fill="#2d1e12">Tern</text></svg>', 0.6), -0.006)
    tag.rotation_euler.x, tag.location = math.pi / 2, (0.0, -0.590, 0.36)
    return [cloth_, low, top, well, dial, mark, tag]


def headphones(shell, pad, band=None, lining=None):
    """Over-ear headphones that stand on their cups."""
    bright = metal("#b7b3ab", 0.24, 0.3, False)
    skin = hide(pad, 46)
    things = []
    for side in (-1, 1):
        outer = [(0, 0.26)] + spline([(0.10, 0.262), (0.26, 0.245), (0.36, 0.19), (0.405, 0.10), (0.41, 0.02)], 32) + [(0.40, 0.0), (0, 0.0)]
        cup = lathe("cup", list(reversed(outer)), lacquer(shell, 0.42), 128)
        plate_ = lathe("disc", fillet([(0, 0.25), (0.17, 0.25), (0.175, 0.268, 0.006), (0.165, 0.274, 0.004), (0, 0.272)], 0.004), bright, 96)
        seam = lathe("seam", fillet([(0.40, -0.03), (0.422, -0.028, 0.006), (0.422, 0.012, 0.006), (0.40, 0.014)], 0.004), bright, 128)
        ring_line = [(0.285 + 0.125 * math.cos(a), -0.135 + 0.115 * math.sin(a) * (1.05 if math.sin(a) < 0 else 1)) for a in (2 * math.pi * k / 36 for k in range(37))]
        cushion = lathe("cushion", ring_line, skin, 128, 0.004)
        mesh_ = lathe("mesh", [(0, -0.10), (0.2, -0.10)], plain("#1c1b1a", 0.95), 64)
        body = [cup, plate_, seam, cushion, mesh_]
        for thing in body:
            thing.scale = (1.22, 1.0, 1)
        lay(body, (side * 0.86, 0, 0.52), 0, (0, side * 90))
        things += body
        yoke = [(side * 0.93, -0.46 * math.cos(a), 0.56 + 0.60 * math.sin(a)) for a in (math.pi * k / 24 for k in range(25))]
        things.append(tube("yoke", yoke, [0.030, 0.030], bright, sides=20, count=60, flat=1.0))
        for y in (-0.45, 0.45):
            things.append(rod(0.042, 0.05, bright, "y", (side * 0.93, y, 0.56)))
        things.append(tube("slider", [(side * 0.93, 0, 1.14), (side * 0.925, 0, 1.30), (side * 0.90, 0, 1.46)], [0.034, 0.034], bright, sides=20, count=16))
        things.append(lathe("collar", fillet([(0, 0), (0.055, 0, 0.01), (0.06, 0.05, 0.015), (0.05, 0.09, 0.015), (0, 0.09)], 0.01), lacquer(shell, 0.4), 48))
        things[-1].location = (side * 0.93, 0, 1.10)
    arch = [(0.90 * math.cos(a), 0, 1.36 + 0.78 * math.sin(a)) for a in (math.pi * (k + 0.0) / 24 for k in range(25))]
    things.append(tube("band", arch, [0.030, 0.034, 0.036, 0.034, 0.030], hide(band or shell, 50), sides=36, flat=4.6, count=96))
    inner = [(0.855 * math.cos(a), 0, 1.36 + 0.735 * math.sin(a)) for a in (math.pi * (k + 3) / 30 for k in range(25))]
    things.append(tube("lining", inner, [0.03, 0.055, 0.062, 0.055, 0.03], hide(lining or pad, 46), sides=36, flat=2.35, count=96))
    for y in (-0.125, 0.125):
        line = [((0.90 + 0.036) * math.cos(a), y, 1.36 + (0.78 + 0.036) * math.sin(a)) for a in (math.pi * (k + 1) / 26 for k in range(25))]
        for k in range(0, 24 * 3):
            i, f = divmod(k, 3)
            a, b = line[i], line[i + 1]
            p = [a[n] + (b[n] - a[n]) * f / 3 for n in range(3)]
            q = [a[n] + (b[n] - a[n]) * (f + 0.6) / 3 for n in range(3)]
            things.append(tube("stitch", [p, [(p[n] + q[n]) / 2 for n in range(3)], q], [0.006, 0.006], plain("#c9b48c", 0.9), sides=6, count=4))
    return things


def speckled(color, fleck="#8a8f90", rough=0.5, more="#e9e4da", share=0.5):
    """Recycled plastic: flecks of what it was."""
    s = Surface("recycled", color, rough, specular=0.4)
    a = s.ramp(s.noise(34, 1), (0.26, share), (0.31, 0.0))
    b = s.ramp(s.noise(50, 1, 0.5, s.stretch(1.3, 0.8, 1.1)), (0.24, share), (0.29, 0.0))
    s.set("Base Color", s.mix(b, s.mix(a, color, fleck), more))
    s.set("Roughness", s.ramp(s.noise(6), (0.3, rough), (0.7, rough + 0.1)))
    return s.bump(s.noise(80), 0.05, 0.008).done()


def shower_speaker(color="#1f4656"):
    """A flat dome with holes around its front, a soft ring and a strap to hang it."""
    s = Surface("shell", color, 0.5, specular=0.4)
    at = s.add("ShaderNodeSeparateXYZ", Vector=_round(s, 13, 19)).outputs
    row = s.math("FLOOR", at["Z"])
    x = s.math("SUBTRACT", s.math("FRACT", s.math("MULTIPLY_ADD", row, 0.5, at["X"])), 0.5)
    y = s.math("SUBTRACT", s.math("FRACT", at["Z"]), 0.5)
    away = s.math("SQRT", s.math("ADD", s.math("MULTIPLY", x, x), s.math("MULTIPLY", y, y)))
    high = s.height()
    band = s.math("MULTIPLY", s.math("GREATER_THAN", high, 4 / 19), s.math("LESS_THAN", high, 9.98 / 19))
    hole = s.math("MULTIPLY", s.ramp(away, (0.20, 1.0), (0.27, 0.0)), band)
    fleck = s.ramp(s.noise(30, 1), (0.27, 0.35), (0.32, 0.0))
    s.set("Base Color", s.mix(hole, s.mix(fleck, color, "#7fa0a8"), "#07090a"))
    s.bump(s.math("MULTIPLY_ADD", hole, -1.0, s.math("MULTIPLY", s.noise(60), 0.05)), 0.7, 0.02)
    body = lathe("shell", [(0, 0.06), (0.5, 0.06)] + spline([(0.66, 0.075), (0.80, 0.20), (0.83, 0.42), (0.74, 0.68), (0.52, 0.86), (0.24, 0.925), (0.0, 0.935)], 80), s.done(), 192)
    ring_ = lathe("ring", fillet([(0, 0), (0.56, 0, 0.02), (0.68, 0.025, 0.03), (0.70, 0.07, 0.02), (0.66, 0.085), (0, 0.085)], 0.02), plain("#c9ccca", 0.6), 128)
    soft = plain("#c9ccca", 0.62)
    top = lathe("button", fillet([(0, 0.90), (0.20, 0.90), (0.205, 0.945, 0.012), (0.18, 0.957, 0.012), (0, 0.953)], 0.01), soft, 96)
    plus = [box("plus", (0.09, 0.014, 0.006), plain("#39484d", 0.6), 0.003, (0, 0, 0.953)), box("plus", (0.014, 0.09, 0.006), plain("#39484d", 0.6), 0.003, (0, 0, 0.953))]
    strap = tube("strap", [(0.70, -0.16, 0.66), (0.90, -0.20, 0.78), (1.07, -0.12, 0.66), (1.10, 0.0, 0.42), (1.06, 0.08, 0.18), (0.90, 0.12, 0.24), (0.78, 0.14, 0.52)], [0.028, 0.028], soft, sides=20, count=70)
    return [body, ring_, top, *plus, strap]
