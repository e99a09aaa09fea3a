"""Chisels, hammers, saws and the like. Each lies on the bench along x, its business end to the right."""
import math


from goods.metal.metalwork import along, ash, beech, body, brass, forged, ground_steel, loft, rivet, screw, timber, walnut
from materials import metal
from parts import cutout, lay
from shapes import bevel, box, fillet, lathe, spline


def turned(name, profile, material, place=(0, 0, 0), smooth=True):
    """A turned part: the profile is (distance along x, radius)."""
    line = [(r, x) for x, r in profile]
    return along(lathe(name, fillet([(0, line[0][1]), *line, (0, line[-1][1])], 0.012, 5) if not smooth else [(0, line[0][1]), *line, (0, line[-1][1])], material), "x", place)


def chisel(width, wood_=None, seed=0.0):
    """A bench chisel; `width` in units: a quarter inch is 0.064."""
    face, honed = ground_steel("#b4b4b3", 0.24, "x", 0.5, 0.25), metal("#e6e6e4", 0.08, 0.0)
    w, thick, length = width / 2, 0.034, 1.12
    flat = w * 0.62

    def ring(x, k, t, low=0.0):
        return [(x, -w * k, low), (x, w * k, low), (x, w * k, low + t * 0.30), (x, (flat + 0.0) * k, low + t), (x, -flat * k, low + t), (x, -w * k, low + t * 0.30)]

    tip = length
    rings = [ring(0.0, min(1, 0.075 / w), 0.075), ring(0.05, 0.5 + 0.5 * min(1, 0.075 / w), 0.06), ring(0.16, 1, thick * 1.25), ring(0.6, 1, thick * 1.1), ring(tip - 0.078, 1, thick)]
    edge = [[(tip - 0.078, -w, 0.0), (tip - 0.078, w, 0.0), (tip - 0.078, w, thick * 0.30), (tip - 0.078, flat, thick), (tip - 0.078, -flat, thick), (tip - 0.078, -w, thick * 0.30)],
            [(tip - 0.02, -w, 0.0), (tip - 0.02, w, 0.0), (tip - 0.02, w, thick * 0.28), (tip - 0.02, flat, thick * 0.30), (tip - 0.02, -flat, thick * 0.30), (tip - 0.02, -w, thick * 0.28)],
            [(tip, -w, 0.0), (tip, w, 0.0), (tip, w, 0.001), (tip, flat, 0.001), (tip, -flat, 0.001), (tip, -w, 0.001)]]
    blade = loft("blade", rings, face, 12)
    end = loft("bevel", edge, honed, 12)
    r = 0.078 + width * 0.06
    neck = turned("neck", spline([(-0.16, 0.075), (-0.1, 0.06), (-0.02, 0.05), (0.06, 0.042)], 20), face, (0, 0, 0.04))
    things = [blade, end, neck]
    things.append(turned("bolster", [(-0.175, r * 0.9), (-0.17, r * 1.02), (-0.14, r * 1.02), (-0.13, r * 0.8)], face, (0, 0, 0.04)))
    things.append(turned("ferrule", fillet([(-0.36, r * 1.06), (-0.35, r * 1.12), (-0.19, r * 1.0), (-0.175, r * 0.9)], 0.01, 4), brass(), (0, 0, 0.04)))
    profile = spline([(-1.46, r * 0.9), (-1.455, r * 1.22), (-1.40, r * 1.52), (-1.22, r * 1.62), (-0.95, r * 1.50), (-0.68, r * 1.24), (-0.5, r * 1.16), (-0.36, r * 1.10)], 60)
    things.append(turned("handle", profile, wood_ or ash("z", seed, rough=0.4, gloss=0.15), (0, 0, 0.04)))
    things.append(turned("hoop", fillet([(-1.40, r * 1.50), (-1.395, r * 1.60), (-1.345, r * 1.64), (-1.34, r * 1.52)], 0.008, 4), face, (0, 0, 0.04)))
    z = r * 1.62
    slope = (z - 0.04) / 2.34
    return lay(lay(lay(things, (0, 0, -0.04)), tilt=(0, math.degrees(slope))), (0, 0, 0.04 + 1.12 * slope))


def mallet():
    """A joiner's mallet of beech: a heavy head on a flat handle that shows on top."""
    head = beech("y", 2.0, rough=0.5)
    w, d, h = 0.66, 1.35, 0.92
    lean = math.tan(math.radians(2)) * h
    rings = []
    for z, e in ((-h / 2, 0.03), (-h / 2 + 0.01, 0.01), (-h / 2 + 0.03, 0), (h / 2 - 0.03, 0), (h / 2 - 0.01, 0.01), (h / 2, 0.03)):
        half = d / 2 + lean * (z / h)
        a, b = w / 2 - e, half - e
        c = 0.035
        rings.append([(z, y, x) for x, y in ((a, -b + c), (a, b - c), (a - c, b), (c - a, b), (-a, b - c), (-a, c - b), (c - a, -b), (a - c, -b))])
    block = loft("head", rings, head, 25)
    handle = body("handle", [(-3.05, 0, 0, 0.17, 0.112), (-2.9, 0, 0, 0.18, 0.118), (-2.2, 0, 0, 0.155, 0.105), (-1.2, 0, 0, 0.165, 0.10), (-0.5, 0, 0, 0.19, 0.10), (0.52, 0, 0, 0.215, 0.10)], beech("x", 5.0, rough=0.42), 3.6, 60, (0.4, 0.15))
    return lay([block, handle], (0, 0, w / 2))


def hammer(kind="cross", wood_=None):
    """A hammer that lies on its side. `cross`: a face and a wedge across the handle. `tack`: slim, with a claw-thin neck."""
    raw, bright = forged("#55565a", 0.34), ground_steel("#b9b9b7", 0.22, "o", 0.3, 0.2)
    s = 1.0 if kind == "cross" else 0.72

    def oct_(y, w, h, cut=0.35):
        c = 1 - cut
        return [(px * w, y, pz * h) for px, pz in ((1, -c), (1, c), (c, 1), (-c, 1), (-1, c), (-1, -c), (-c, -1), (c, -1))]

    if kind == "cross":
        rings = [oct_(-0.40, 0.135, 0.135, 0.5), oct_(-0.24, 0.135, 0.135, 0.5), oct_(-0.20, 0.10, 0.10, 0.4), oct_(-0.13, 0.115, 0.115, 0.3), oct_(-0.10, 0.14, 0.13, 0.25), oct_(0.14, 0.14, 0.13, 0.25), oct_(0.20, 0.12, 0.12, 0.25), oct_(0.34, 0.075, 0.125, 0.12), oct_(0.52, 0.018, 0.13, 0.1), oct_(0.532, 0.008, 0.125, 0.1)]
        face = lathe("face", fillet([(0, -0.02), (0.125, -0.02), (0.138, 0.0, 0.01), (0.138, 0.075, 0.012), (0.12, 0.092, 0.01), (0, 0.097)], 0.008), bright)
        face.rotation_euler, face.location = (math.pi / 2, 0, 0), (0, -0.39, 0)
    else:
        rings = [oct_(-0.62, 0.075, 0.075, 0.55), oct_(-0.50, 0.07, 0.07, 0.5), oct_(-0.3, 0.062, 0.062, 0.4), oct_(-0.13, 0.085, 0.08, 0.25), oct_(-0.10, 0.11, 0.10, 0.22), oct_(0.12, 0.11, 0.10, 0.22), oct_(0.17, 0.085, 0.08, 0.25), oct_(0.4, 0.06, 0.06, 0.4), oct_(0.62, 0.055, 0.055, 0.5)]
        for k, ring in enumerate(rings):
            bend = ring[0][1]
            rings[k] = [(x - 0.16 * bend * bend, y, z) for x, y, z in ring]
        rings = [[(x, y, z) for x, y, z in ring] for ring in rings]
        faces = []
        for way in (-1, 1):
            f = lathe("face", fillet([(0, -0.02), (0.07, -0.02), (0.078, 0.0, 0.01), (0.078, 0.06, 0.008), (0.066, 0.072, 0.008), (0, 0.075)], 0.006), bright)
            f.rotation_euler, f.location = (way * -math.pi / 2, 0, way * 0.19), (-0.16 * 0.38, way * 0.60, 0)
            faces.append(f)
    head = loft("head", rings, raw, 24)
    bevel(head, 0.012, 3).modifiers[-1].harden_normals = False
    wood_ = wood_ or timber("#c79a64", "#8f6338", "x", 12, seed=1.5, pores=0.6, rough=0.4, gloss=0.12)
    length = 2.85 if kind == "cross" else 2.6
    stations = [(-length, 0, 0, 0.135, 0.105), (-length + 0.1, 0, 0, 0.15, 0.115), (-length * 0.72, 0, 0, 0.135, 0.105), (-length * 0.4, 0, 0, 0.105, 0.085), (-0.55, 0, 0, 0.085, 0.07), (-0.2, 0, 0, 0.085, 0.075), (0.17 if kind == "cross" else 0.135, 0, 0, 0.095, 0.082)]
    stations = [(x, y, z, a * (1 if kind == "cross" else 0.82), b * (1 if kind == "cross" else 0.82)) for x, y, z, a, b in stations]
    handle = body("handle", stations, wood_, 2.2, 70, (0.5, 0.1))
    end = 0.185 if kind == "cross" else 0.148
    wedge = box("wedge", (0.012, 0.11, 0.022), metal("#8a8a88", 0.3), 0.003, (end - 0.005, 0, -0.011))
    parts = [head, handle, wedge] + ([face] if kind == "cross" else faces)
    drop = 0.135 * (1 if kind == "cross" else 0.8)
    tail = 0.11 * (1 if kind == "cross" else 0.82)
    del s
    return lay(lay(parts, tilt=(0, -math.degrees(math.atan2(drop - tail, length)))), (0, 0, drop))


def screwdriver():
    """A cabinetmaker's screwdriver: an oval beech handle, steel through it, a tip ground flat."""
    s = ground_steel("#b9b9b7", 0.22, "x", 0.4, 0.25)
    grip = body("handle", [(-1.28, 0, 0, 0.10, 0.085), (-1.22, 0, 0, 0.165, 0.125), (-1.05, 0, 0, 0.185, 0.145), (-0.80, 0, 0, 0.18, 0.142), (-0.45, 0, 0, 0.15, 0.118), (-0.2, 0, 0, 0.105, 0.092), (-0.06, 0, 0, 0.10, 0.088)], beech("x", 3.0, rough=0.36, gloss=0.25), 2.2, 70, (0.5, 0.1))
    ferrule = body("ferrule", [(-0.08, 0, 0, 0.103, 0.091), (0.0, 0, 0, 0.098, 0.086), (0.07, 0, 0, 0.075, 0.06), (0.16, 0, 0, 0.06, 0.035), (0.30, 0, 0, 0.046, 0.033)], s, 2.3, 40, (0.1, 0.1))
    shaft = turned("shaft", [(0.05, 0.031), (1.18, 0.031)], s)
    tip = body("tip", [(1.14, 0, 0, 0.031, 0.031), (1.25, 0, 0, 0.038, 0.027), (1.36, 0, 0, 0.040, 0.016), (1.44, 0, 0, 0.034, 0.009)], s, 3.2, 30, (0.0, 0.2))
    cap = lathe("cap", fillet([(0, 0), (0.045, 0.0), (0.045, 0.022, 0.012), (0, 0.028)], 0.01), s)
    along(cap, "-x", (-1.31, 0, 0))
    return lay(lay([grip, ferrule, shaft, tip, cap], tilt=(0, math.degrees(0.145 / 2.49))), (0, 0, 0.094))


def _teeth(length, height, per_inch, toe, big=1.0):
    """A saw plate's outline: x from heel 0 to toe, the teeth below y = 0."""
    pitch = 0.254 / per_inch
    count = int(length / pitch)
    line = []
    for k in range(count):
        x = length - k * pitch
        line += [(x, 0.0), (x - pitch * 0.28, -pitch * 0.62 * big)]
    line.append((length - count * pitch, 0.0))
    return [(length, toe), *line, (0, height)]


def dovetail_saw():
    """A small saw with a brass back, its handle open at the rear."""
    plate = cutout("plate", [[(x, y) for x, y in reversed(_teeth(2.54, 0.52, 20, 0.46))]], 0.012, ground_steel("#b9bab9", 0.2, "x", 0.25, 0.15), 0.0008)
    back = body("back", [(-0.06, 0.56, 0, 0.10, 0.042), (0.3, 0.56, 0, 0.10, 0.042), (2.55, 0.50, 0, 0.09, 0.038)], brass(), 5, 10, (0.2, 0.3))
    wood_ = walnut("x", 4.0, rough=0.36, gloss=0.25)
    outline = spline([(0.30, 0.60), (0.37, 0.44), (0.28, 0.26), (0.33, 0.13), (0.16, 0.01), (-0.08, 0.03), (-0.22, -0.03), (-0.31, -0.16), (-0.40, -0.38), (-0.48, -0.58), (-0.42, -0.74), (-0.50, -0.85), (-0.68, -0.88), (-0.84, -0.80), (-0.86, -0.66), (-0.79, -0.46), (-0.72, -0.22), (-0.69, 0.04), (-0.75, 0.23), (-0.93, 0.36), (-0.95, 0.47), (-0.82, 0.54), (-0.58, 0.52), (-0.36, 0.46), (-0.14, 0.51), (0.08, 0.61)], 220, closed=True)[:-1]
    grip = cutout("handle", [outline], 0.235, wood_, 0.058)
    nuts = [rivet(0.062, brass(0.16), (x, y, 0.1165), "z", 0.12) for x, y in ((0.12, 0.34), (-0.18, 0.12))]
    inner = [rivet(0.03, brass(0.1), (x, y, 0.124), "z", 0.1) for x, y in ((0.12, 0.34), (-0.18, 0.12))]
    return lay(lay([plate, back, grip, *nuts, *inner], tilt=(0, 2.2)), (0, 0, 0.104))


def panel_saw():
    """A saw with a wide plate and a closed handle, 20 inches."""
    plate = cutout("plate", [[(x, y) for x, y in reversed(_teeth(5.08, 1.02, 8, 0.46))]], 0.012, ground_steel("#b7b8b7", 0.22, "x", 0.35, 0.3), 0.0008)
    wood_ = beech("x", 6.0, rough=0.38, gloss=0.2)
    outline = spline([(0.42, 1.06), (0.20, 1.12), (-0.02, 1.10), (-0.22, 1.05), (-0.44, 1.08), (-0.66, 1.17), (-0.90, 1.20), (-1.02, 1.13), (-0.98, 1.02), (-0.87, 0.86), (-0.82, 0.62), (-0.87, 0.36), (-0.98, 0.15), (-0.99, 0.05), (-0.87, 0.0), (-0.66, 0.05), (-0.44, -0.03), (-0.20, -0.08), (0.04, -0.04), (0.22, 0.07), (0.36, 0.20), (0.44, 0.40), (0.38, 0.58), (0.46, 0.80), (0.52, 0.95)], 260, closed=True)[:-1]
    hole = spline([(-0.14, 0.89), (-0.34, 0.91), (-0.49, 0.82), (-0.50, 0.60), (-0.55, 0.37), (-0.51, 0.21), (-0.36, 0.17), (-0.19, 0.27), (-0.09, 0.46), (-0.12, 0.65), (-0.07, 0.79)], 120, closed=True)[:-1]
    grip = cutout("handle", [outline, hole], 0.25, wood_, 0.06)
    nuts = []
    for x, y, r in ((0.32, 0.90, 0.062), (0.17, 0.52, 0.085), (0.20, 0.22, 0.062), (0.06, 0.98, 0.062)):
        nuts += [rivet(r, brass(0.16), (x, y, 0.124), "z", 0.10), *screw(r * 0.5, brass(0.12), (x, y, 0.131), "z", 30 * x + 20, 0.1)]
    return lay(lay([plate, grip, *nuts], tilt=(0, 1.2)), (0, 0, 0.126))
