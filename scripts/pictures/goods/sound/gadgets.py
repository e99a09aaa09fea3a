"""Small things with electricity: earbuds and their case, an instant camera, a telephone in a leather case."""
import math

from goods.sound.audio import speckled, stands
from materials import Surface, lacquer, metal, plain, printed, steel
from parts import cutout, lay, rod, slab
from shapes import box, card, fillet, lathe, link_mesh, spline, tube


def _pebble(w, h, d, material, power=3.2, steps=96, low=-1.0, high=1.0, name="pebble"):
    """A soft box (a superellipsoid) around the origin, cut level at shares of its height."""
    def p(v, e):
        return math.copysign(abs(v) ** e, v)
    points, faces, rows = [], [], 40
    e = 2 / power
    for j in range(rows + 1):
        b = -math.pi / 2 + math.pi * j / rows
        for k in range(steps):
            a = 2 * math.pi * k / steps
            z = min(high, max(low, p(math.sin(b), e)))
            points.append((w / 2 * p(math.cos(b), e) * p(math.cos(a), e), d / 2 * p(math.cos(b), e) * p(math.sin(a), e), h / 2 * z))
    for j in range(rows):
        for k in range(steps):
            n = (k + 1) % steps
            faces.append((j * steps + k, j * steps + n, (j + 1) * steps + n, (j + 1) * steps + k))
    return link_mesh(name, points, faces, material)


def bud(material, side=1):
    """One earbud: a round head, a soft tip, a stem with a metal end."""
    soft = plain("#b9b5ac", 0.55)
    head = lathe("head", spline([(0.0, -0.10), (0.09, -0.085), (0.118, 0.0), (0.10, 0.075), (0.066, 0.115), (0.06, 0.14)], 48) + [(0, 0.142)], material, 64)
    tip = lathe("tip", [(0.045, 0.11)] + spline([(0.055, 0.12), (0.098, 0.135), (0.092, 0.185), (0.058, 0.225), (0.035, 0.225)], 32) + [(0.03, 0.20), (0, 0.20)], soft, 64)
    lay([head, tip], (0, 0, 0.40), 0, (0, side * 62))
    stem = tube("stem", [(-0.03 * side, 0, 0.40), (-0.035 * side, 0, 0.22), (-0.03 * side, 0, 0.07)], [0.062, 0.055, 0.052], material, sides=32, count=24)
    end = lathe("end", fillet([(0, 0.0), (0.045, 0.0, 0.01), (0.0535, 0.02, 0.01), (0.0535, 0.05), (0, 0.05)], 0.006), metal("#b9b4aa", 0.25, 0.2, True), 40)
    end.location.x = -0.03 * side
    return [head, tip, stem, end]


def earbuds(color="#cbc4b5"):
    """A charging case and, before it, both buds."""
    white = speckled(color, "#8f8d84", 0.42, "#ad9a7c", 0.5)
    body = _pebble(0.68, 0.50, 0.27, white, 3.6, low=-1.0, high=0.30, name="case")
    lid = _pebble(0.68, 0.50, 0.27, white, 3.6, low=0.335, high=1.0, name="lid")
    gap = _pebble(0.668, 0.49, 0.258, plain("#57544e", 0.8), 3.6, name="gap")
    lamp = rod(0.011, 0.01, plain("#b6d8a8", 0.3), "y", (0, -0.1345, 0.0))
    things = lay([body, lid, gap, lamp], (0, 0, 0.25), -14)
    left = lay(bud(white, 1), (-0.30, -0.33, 0.042), -24, (80.5, 0), 0.74)
    right = lay(bud(white, -1), (0.20, -0.40, 0.042), 32, (80.5, 0), 0.74)
    return things + left + right


def instant_camera():
    """A camera that prints: a thick body, a wide lens, a slot below."""
    shell = speckled("#ddd5c4", "#b7aa93", 0.45, "#cbbfa8", 0.3)
    dark, black = plain("#1f2022", 0.5), lacquer("#17181a", 0.3)
    w, h, d = 1.36, 1.06, 0.52
    body = cutout("body", [slab(w, h, 0.16)], d, shell, 0.055)
    grip = cutout("grip", [slab(0.24, h - 0.26, 0.09, -w / 2 + 0.16)], 0.05, plain("#2a2a2b", 0.7), 0.02)
    grip.location.z = d / 2 + 0.002
    stripe = box("stripe", (w + 0.004, 0.05, d + 0.004), lacquer("#c2541f", 0.35), 0.02, (0, -0.245, -(d + 0.004) / 2))
    slot = cutout("slot", [slab(0.80, 0.052, 0.024, 0.06, -0.395)], 0.02, plain("#0b0b0c", 0.7), 0.003)
    lip = cutout("lip", [slab(0.90, 0.12, 0.05, 0.06, -0.395), slab(0.80, 0.052, 0.024, 0.06, -0.395)], 0.035, dark, 0.01)
    slot.location.z, lip.location.z = d / 2 - 0.004, d / 2 + 0.006
    z = d / 2
    lens = [
        lathe("plinth", fillet([(0.30, z - 0.02), (0.40, z - 0.02), (0.40, z + 0.05, 0.02), (0.37, z + 0.07, 0.02), (0.33, z + 0.07), (0.30, z)], 0.012), dark, 128),
        lathe("barrel", fillet([(0.27, z), (0.345, z), (0.345, z + 0.24, 0.015), (0.33, z + 0.26, 0.01), (0.30, z + 0.255, 0.01), (0.29, z + 0.20), (0.27, z + 0.19)], 0.01), black, 128),
        lathe("accent", fillet([(0.34, z + 0.16), (0.351, z + 0.162, 0.004), (0.351, z + 0.195, 0.004), (0.34, z + 0.197)], 0.003), lacquer("#c2541f", 0.35), 128),
        lathe("step", fillet([(0.295, z + 0.21), (0.25, z + 0.19, 0.006), (0.235, z + 0.14, 0.006), (0.19, z + 0.13, 0.006), (0.165, z + 0.09)], 0.005), plain("#101113", 0.55), 128),
    ]
    front = Surface("lens", "#0a1018", 0.02, specular=0.9, clearcoat=1.0, clearcoat_roughness=0.0)
    facing = front.add("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"]
    front.set("Base Color", front.mix(facing, "#0b1a2e", "#3a2450"))
    lens.append(lathe("glass", [(0.19, z + 0.125)] + spline([(0.18, z + 0.135), (0.10, z + 0.175), (0.0, z + 0.19)], 24), front.done(), 96))
    for part in lens:
        part.location = (0.06, 0.05, 0)
    ridges = [box("ridge", (0.010, 0.012, 0.085), black, 0.003, (0.06 + 0.347 * math.cos(a), 0.05 + 0.347 * math.sin(a), z + 0.07)) for a in (2 * math.pi * k / 60 for k in range(60))]
    for k, ridge in enumerate(ridges):
        ridge.rotation_euler.z = 2 * math.pi * k / 60
    def window(x, y, ww, hh, inner, r=0.03):
        rim = cutout("rim", [slab(ww, hh, r, x, y), slab(ww - 0.03, hh - 0.03, r - 0.012, x, y)], 0.02, dark, 0.005)
        pane_ = cutout("pane", [slab(ww - 0.026, hh - 0.026, r - 0.012, x, y)], 0.01, inner, 0.003)
        rim.location.z, pane_.location.z = z + 0.005, z + 0.002
        return [rim, pane_]
    finder = window(0.52, 0.38, 0.20, 0.15, plain("#10151b", 0.03, clearcoat=1.0))
    flash = Surface("flash", "#c9cdd0", 0.12, clearcoat=1.0)
    flash.bump(flash.noise(1, 1, 0.5, flash.stretch(60, 0, 0)), 0.4, 0.02)
    finder += window(-0.42, 0.38, 0.30, 0.16, flash.done())
    name = card("name", 0.34, 0.06, printed('<svg xmlns="http://www.w3.org/2000/svg" width="680" height="120" viewBox="0 0 680 120"><rect width="680" height="120" fill="#ddd5c4"/><text x="340" y="86" font-family="DejaVu Sans" font-size="74" letter-spacing="10" text-anchor="middle" fill="#2c2b2a">northlight</text></svg>', 0.5))
    name.location = (0.46, -0.31, z + 0.003)
    things = stands([body, grip, stripe, slot, lip, *lens, *ridges, *finder, name], (0, 0, h / 2))
    top = [
        lathe("button", fillet([(0, 0), (0.085, 0), (0.085, 0.05, 0.015), (0.06, 0.06, 0.015), (0, 0.058)], 0.01), lacquer("#c2541f", 0.3), 64),
        lathe("collar", fillet([(0.088, 0), (0.115, 0), (0.112, 0.03, 0.012), (0.09, 0.03)], 0.008), dark, 64),
        cutout("hump", [slab(0.34, 0.24, 0.06)], 0.07, dark, 0.02),
    ]
    top[0].location = top[1].location = (-0.44, 0, h - 0.004)
    top[2].location = (0.38, 0, h + 0.01)
    lug = [rod(0.03, 0.05, steel(0.2, 0.0), "x", (side * (w / 2 + 0.012), 0, h * 0.78)) for side in (-1, 1)]
    strap = tube("strap", [(w / 2 + 0.03, 0, h * 0.78), (w / 2 + 0.12, -0.06, h * 0.62), (w / 2 + 0.16, -0.20, 0.25), (w / 2 + 0.14, -0.42, 0.03), (w / 2 - 0.05, -0.62, 0.022), (0.30, -0.66, 0.022), (0.2, -0.52, 0.022), (0.5, -0.42, 0.03), (w / 2 + 0.08, -0.20, 0.2), (w / 2 + 0.06, -0.02, 0.55), (w / 2 + 0.03, 0, h * 0.76)], [0.02, 0.02], plain("#3a2c22", 0.8), sides=14, count=140)
    return things + top + lug + [strap]


def calf(color, grain=60):
    """Dyed calfskin: fine pores, a shade lighter where hands wear it."""
    s = Surface("calf", color, 0.46, specular=0.35)
    pores = s.add("ShaderNodeTexVoronoi", Vector=s.where, Scale=grain).outputs["Distance"]
    s.set("Base Color", s.mix(s.math("MULTIPLY", s.noise(2.4, 3), 0.14), color, s.mix(0.22, color, "#b09a80")))
    return s.bump(s.math("MULTIPLY_ADD", s.noise(5), 0.5, pores), 0.2, 0.012).done()


def phone_case(color, loop="#cdbb95"):
    """A telephone in a leather case that lies face down, a waxed loop through its corner."""
    skin = calf(color)
    w, h = 0.76, 1.54
    shell = cutout("shell", [slab(w, h, 0.13)], 0.115, skin, 0.035)
    shell.location.z = 0.0575
    things = [shell]
    # The camera's window in the leather, the island in it, its lenses.
    x, y = -w / 2 + 0.225, h / 2 - 0.235
    rim = cutout("rim", [slab(0.345, 0.365, 0.09, x, y), slab(0.315, 0.335, 0.08, x, y)], 0.03, skin, 0.012)
    rim.location.z = 0.122
    island = cutout("island", [slab(0.325, 0.345, 0.083, x, y)], 0.03, lacquer("#1c1e21", 0.22), 0.008)
    island.location.z = 0.112
    things += [rim, island]
    glass_ = Surface("lens", "#070a10", 0.03, clearcoat=1.0)
    glass_.set("Base Color", glass_.mix(glass_.add("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"], "#0c1626", "#31425c"))
    glass_ = glass_.done()
    for dx, dy in ((-0.075, 0.085), (-0.075, -0.085), (0.075, 0.0)):
        ring_ = lathe("ring", fillet([(0.05, 0.12), (0.066, 0.12), (0.066, 0.146, 0.006), (0.056, 0.150, 0.004), (0.05, 0.142)], 0.004), metal("#5a5c60", 0.25, 0.2, True), 64)
        eye = lathe("eye", [(0.052, 0.138)] + spline([(0.05, 0.139), (0.026, 0.144), (0, 0.145)], 12), glass_, 48)
        dot = lathe("dot", [(0.02, 0.1395), (0.018, 0.1462), (0, 0.1465)], plain("#020203", 0.1, clearcoat=1.0), 32)
        for part in (ring_, eye, dot):
            part.location = (x + dx, y + dy, 0)
        things += [ring_, eye, dot]
    flash = lathe("flash", [(0.026, 0.126), (0.024, 0.130), (0, 0.131)], plain("#e2d9b8", 0.2, clearcoat=1.0), 32)
    flash.location = (x + 0.078, y + 0.112, 0)
    things.append(flash)
    thread = plain("#c4ab80", 0.9)
    edge = slab(w - 0.10, h - 0.10, 0.085, steps=14)
    total, line = 0.0, []
    for a, b in zip(edge, edge[1:] + edge[:1]):
        long = math.dist(a, b)
        n = max(1, round(long / 0.004))
        line += [(a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n) for k in range(n)]
    step = 9
    for k in range(0, len(line) - step, step):
        a, b = line[k], line[k + 5]
        things.append(tube("stitch", [(a[0], a[1], 0.1145), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0.1185), (b[0], b[1], 0.1145)], [0.0045, 0.0045], thread, sides=6, count=4))
    ex, ey = w / 2 - 0.10, -h / 2 + 0.10
    eyelet = lathe("eyelet", fillet([(0.022, 0.11), (0.045, 0.11), (0.045, 0.122, 0.004), (0.03, 0.126, 0.004), (0.022, 0.12)], 0.003), metal("#b08f52", 0.22, 0.0), 48)
    eyelet.location = (ex, ey, 0)
    hole = lathe("hole", [(0, 0.118), (0.024, 0.118)], plain("#0c0a09", 0.9), 32)
    hole.location = (ex, ey, 0)
    waxed = Surface("waxed", loop, 0.7)
    waxed.bump(waxed.add("ShaderNodeTexVoronoi", Vector=waxed.where, Scale=60).outputs["Distance"], 0.4, 0.008)
    waxed = waxed.done()
    path = [(ex, ey, 0.115), (ex + 0.05, ey - 0.06, 0.15), (ex + 0.16, ey - 0.16, 0.05), (ex + 0.27, ey - 0.10, 0.022), (ex + 0.34, ey + 0.14, 0.022), (ex + 0.30, ey + 0.42, 0.022), (ex + 0.20, ey + 0.46, 0.022), (ex + 0.155, ey + 0.24, 0.022), (ex + 0.17, ey - 0.04, 0.022), (ex + 0.15, ey - 0.19, 0.05)]
    things.append(tube("loop", path, [0.02, 0.02], waxed, sides=14, count=120))
    knot = lathe("knot", spline([(0, -0.05), (0.034, -0.035), (0.045, 0.0), (0.034, 0.035), (0, 0.05)], 24), waxed, 32)
    knot.location, knot.rotation_euler = (ex + 0.155, ey - 0.165, 0.052), (0.3, 1.2, 0.6)
    return [*things, eyelet, hole, knot]
