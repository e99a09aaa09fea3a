"""What goes with a cigar: cutters, lighters, ashtrays, a decanter. Each function builds one good at the origin."""
import math

from materials import glass, liquid, metal, plain, wood
from parts import brass, carve, circle, cutout, hoop, lay, rod, slab, walnut
from shapes import bevel, box, fillet, lathe, link_mesh, outward, spline, tube


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
    """A trough of ash wood, joined of bars, with a steel tray and one rest."""
    ash = wood("#d6b88a", "#b08c5c", "x", 0.5, 3.0, 0.05, 4)
    base = box("base", (2.5, 0.62, 0.09), ash, 0.012)
    walls = [box("wall", (2.5, 0.105, 0.162), ash, 0.02, (0, y, 0.08)) for y in (-0.2575, 0.2575)]
    end = box("end", (0.17, 0.42, 0.155), ash, 0.016, (-1.165, 0, 0.08))
    block = carve(box("block", (0.70, 0.42, 0.155), ash, 0.016, (0.90, 0, 0.08)), rod(0.108, 1.5, None, "x", (1.0, 0, 0.257)))
    pan = cutout("pan", [slab(1.60, 0.40, 0.03, -0.27)], 0.012, metal("#c4c2bd", 0.3, 0.5), 0.004)
    pan.location.z = 0.098
    return [base, *walls, end, block, pan]


def decanter(level=0.34, color="#d8964a"):
    """A ground glass decanter with whisky in it."""
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
    r, h = 0.40, 0.88
    body = lathe("glass", fillet([(0, 0), (r * 0.86, 0, 0.05), (r * 0.93, 0.10, 0.1), (r, h, 0.0), (r - 0.01, h + 0.008, 0.0), (r - 0.024, h, 0.0), (r * 0.87, 0.20, 0.06), (r * 0.6, 0.155, 0.06), (0, 0.15)], 0.03), glass("#fdfdfb"))
    top = 0.15 + level
    drink = lathe("whisky", fillet([(0, 0.151), (r * 0.6, 0.156, 0.05), (r * 0.872, 0.20, 0.05), (r * 0.885, top, 0.0), (r * 0.85, top - 0.008, 0.0), (0, top - 0.008)], 0.02), liquid(color, "#e0b070"))
    return [body, drink]
