"""Pots and pans: enameled and bare cast iron, copper, carbon steel. Each lies at the origin, its long handle to the right."""
import math

from goods.metal.metalwork import bar, beech, body, copper, cut, ground_steel, iron, loft, rivet
from materials import enamel, metal, steel
from parts import cutout, rod, slab
from shapes import fillet, join, lathe, spline


def casserole(color, lid=True):
    """A round casserole of enameled iron, 24 cm across; the lid may lie beside it."""
    coat, pale, bare = enamel(color, 0.14), enamel("#e4dccb", 0.16), iron("#2a2725", 0.45, 0.5)
    line = [(0, 0.012), (0.82, 0.012), (0.84, 0.0), (0.88, 0.0)] + spline([(0.93, 0.01), (1.07, 0.12), (1.15, 0.42), (1.185, 0.98)], 40)
    outer = lathe("pot", line + [(1.187, 1.0), (1.183, 1.006)], coat)
    ears = []
    for way in (-1, 1):
        path = [(1.12 * way, -0.36, 0.74), (1.30 * way, -0.345, 0.79), (1.42 * way, -0.22, 0.815), (1.45 * way, 0, 0.82), (1.42 * way, 0.22, 0.815), (1.30 * way, 0.345, 0.79), (1.12 * way, 0.36, 0.74)]
        ears.append(bar("ear", path, [(0.085, 0.095), (0.075, 0.075), (0.082, 0.06), (0.085, 0.058), (0.082, 0.06), (0.075, 0.075), (0.085, 0.095)], coat, 2.6, 72, cap=(0, 0)))
    things = [join(outer, *ears)]
    things.append(lathe("rim", fillet([(1.184, 1.003), (1.182, 1.014, 0.008), (1.135, 1.014, 0.008), (1.132, 1.0)], 0.006), bare))
    inside = [(1.133, 1.004)] + [(r - 0.055, z) for r, z in reversed(spline([(0.93, 0.09), (1.07, 0.16), (1.15, 0.42), (1.188, 1.0)], 40))] + [(0.7, 0.075), (0, 0.075)]
    things.append(lathe("inside", inside, pale))
    return things + (casserole_lid(coat, pale, bare, 1.016) if lid else [])


def casserole_lid(coat, pale, bare, z):
    edge = lathe("edge", fillet([(1.10, z - 0.03), (1.11, z, 0.005), (1.19, z, 0.008), (1.192, z + 0.012)], 0.006), bare)
    top = [(1.192, z + 0.01), (1.196, z + 0.022)] + fillet([(1.196, z + 0.05), (1.175, z + 0.066), (1.07, z + 0.075), (0.98, z + 0.135), (0.62, z + 0.215), (0.60, z + 0.205), (0.56, z + 0.222), (0.22, z + 0.262), (0.2, z + 0.25), (0, z + 0.256)], 0.025, 6)
    dome = lathe("lid", top, coat)
    under = lathe("under", [(0, z + 0.15), (0.9, z + 0.06), (1.08, z - 0.02), (1.112, z - 0.028)], pale)
    knob = lathe("knob", fillet([(0, z + 0.24), (0.16, z + 0.24), (0.16, z + 0.262, 0.01), (0.075, z + 0.285, 0.03), (0.07, z + 0.36, 0.03), (0.215, z + 0.405, 0.03), (0.222, z + 0.445, 0.025), (0.15, z + 0.466, 0.05), (0, z + 0.47)], 0.02), steel(0.2, 0.3))
    return [edge, dome, under, knob]


def loose_lid(color):
    return casserole_lid(enamel(color, 0.14), enamel("#e4dccb", 0.16), iron("#2a2725", 0.45, 0.5), 0.03)


def _cast_handle(material, start, z, length, rise, droop=0.0, root=0.20):
    """A handle cast with the pan, with an eye at its end; it rises a little."""
    top, low = [], []
    steps = 60
    for k in range(steps + 1):
        t = k / steps
        w = root * (1 - t) ** 3 + 0.098 + 0.075 * t**2.2
        if t > 0.9:
            w *= math.sqrt(max(0.0, 1 - ((t - 0.9) / 0.1) ** 2)) * 0.98 + 0.02
        top.append((start + t * length, w))
        low.append((start + t * length, -w))
    eye_at = start + length * 0.84
    eye = [(eye_at + (0.145 if math.cos(a) > 0 else 0.20) * math.cos(a), (0.075 - 0.02 * (math.cos(a) < 0) * abs(math.cos(a))) * math.sin(a)) for a in (2 * math.pi * k / 48 for k in range(48))]
    handle = cutout("handle", [low + list(reversed(top)), eye], 0.115, material, 0.042)
    for v in handle.data.vertices:
        t = (v.co.x - start) / length
        grow = 1.45 - 0.6 * min(1, t * 2.2)
        v.co.z = v.co.z * grow + z + rise * t - droop * t * t
    return handle


def skillet():
    """A cast-iron pan, 26 cm across, milled inside, with two lips to pour from."""
    rough, smooth = iron(), iron("#1b1a19", 0.36, milled=True)
    outer = lathe("pan", [(0, 0.015), (0.95, 0.015), (0.97, 0.0), (1.01, 0.0)] + spline([(1.04, 0.008), (1.11, 0.07), (1.21, 0.30), (1.285, 0.475)], 28) + fillet([(1.285, 0.475), (1.31, 0.48), (1.312, 0.515), (1.29, 0.525), (1.265, 0.52)], 0.012, 4), rough, 192)
    inner = lathe("inside", [(1.268, 0.521)] + spline([(1.258, 0.51), (1.19, 0.32), (1.11, 0.13), (1.02, 0.068)], 24) + [(0.98, 0.064), (0, 0.06)], smooth, 192)
    for part in (outer, inner):
        for v in part.data.vertices:
            if v.co.z > 0.2:
                a = abs(math.atan2(v.co.y, v.co.x)) - math.pi / 2
                pull = math.exp(-((a / 0.13) ** 2)) * ((v.co.z - 0.2) / 0.32) ** 2
                v.co.y += math.copysign(pull * 0.11, v.co.y)
                v.co.z -= pull * 0.045
    ear = cutout("ear", [[(-1.20 - 0.20 * math.cos(a), 0.36 * math.sin(a)) for a in (math.pi * (k / 40 - 0.5) for k in range(41))]], 0.11, rough, 0.04)
    ear.location.z = 0.45
    return [outer, inner, _cast_handle(rough, 1.20, 0.42, 1.42, 0.22), ear]


def grill_pan():
    """A square pan of cast iron with ridges, 25 cm a side."""
    rough = iron()
    rings = []
    for w, z, r in ((2.06, 0.0, 0.30), (2.10, 0.004, 0.31), (2.14, 0.03, 0.32), (2.40, 0.40, 0.40), (2.47, 0.415, 0.42), (2.485, 0.44, 0.42), (2.465, 0.462, 0.42), (2.42, 0.466, 0.41), (2.385, 0.45, 0.40), (2.15, 0.10, 0.30), (2.08, 0.07, 0.28)):
        rings.append([(x, y, z) for x, y in slab(w, w, r, steps=14)])
    pan = loft("pan", rings, rough, 50)
    ridges = [bar("ridge", [(x, -0.99, 0.075), (x, 0, 0.075), (x, 0.99, 0.075)], [(0.05, 0.07)] * 2, rough, 1.7, 8, steps=20) for x in (0.2 * k for k in range(-4, 5))]
    lip = cutout("ear", [[(-1.18 - 0.16 * math.cos(a), 0.40 * math.sin(a)) for a in (math.pi * (k / 40 - 0.5) for k in range(41))]], 0.10, rough, 0.04)
    lip.location.z = 0.41
    return [pan, *ridges, _cast_handle(rough, 1.18, 0.39, 1.35, 0.20), lip]


def saucepan():
    """A pan of steel lined with copper, 16 cm across, with a long riveted handle."""
    coat = steel(0.18, 0.3)
    outer = lathe("pan", [(0, 0.0), (0.70, 0.0)] + spline([(0.74, 0.004), (0.785, 0.04), (0.80, 0.12)], 12) + [(0.80, 0.80)] + fillet([(0.80, 0.81), (0.815, 0.835), (0.815, 0.855), (0.80, 0.862), (0.782, 0.855)], 0.008, 4), coat, 192)
    band = lathe("band", [(0.8012, 0.075), (0.8025, 0.078), (0.8025, 0.112), (0.8012, 0.115)], copper(0.18), 192)
    inner = lathe("inside", [(0.783, 0.856), (0.777, 0.84), (0.777, 0.14)] + spline([(0.775, 0.10), (0.75, 0.055), (0.70, 0.04)], 10) + [(0, 0.036)], copper(), 192)
    cast = metal("#c4c3c0", 0.26, 0.1, False)
    grip = bar("handle", [(0.80, 0, 0.60), (0.95, 0, 0.66), (1.25, 0, 0.80), (1.75, 0, 0.93), (2.28, 0, 1.0)], [(0.12, 0.05), (0.075, 0.055), (0.07, 0.045), (0.085, 0.04), (0.092, 0.038)], cast, 2.8, 70, cap=(0, 1))
    eye = rod(0.042, 0.5, cast, "z", (2.16, 0, 0.99))
    cut(grip, eye)
    shoe = []
    for k in range(13):
        a = math.radians(-12 + 24 * k / 12)
        shoe.append([((0.803 + d) * math.cos(a), (0.803 + d) * math.sin(a), z) for d, z in ((0, 0.46), (0.022, 0.47), (0.03, 0.49), (0.03, 0.69), (0.022, 0.71), (0, 0.72))])
    things = [outer, band, inner, loft("shoe", shoe, cast, 50), grip]
    for y in (-0.1, 0.1):
        x = math.sqrt(0.778**2 - y * y)
        things.append(rivet(0.055, cast, (x, y, 0.60), "-x", 0.45))
    return things


def egg_pan():
    """A small pan of carbon steel, blue from its first fire, with a beech handle."""
    s = ground_steel("#5b5d63", 0.3, "o", 0.5, 0.75)
    line = [(0, 0.0), (0.60, 0.0)] + spline([(0.64, 0.006), (0.73, 0.09), (0.84, 0.24), (0.905, 0.315)], 24) + [(0.903, 0.325), (0.89, 0.32)]
    pan = lathe("pan", line + spline([(0.885, 0.308), (0.82, 0.235), (0.71, 0.085), (0.62, 0.022)], 24) + [(0, 0.02)], s, 192)
    strap = bar("strap", [(0.83, 0, 0.24), (0.98, 0, 0.30), (1.15, 0, 0.40), (1.38, 0, 0.50)], [(0.16, 0.018), (0.10, 0.02), (0.07, 0.022), (0.06, 0.025)], metal("#3c3d40", 0.34, 0.0), 4, 40)
    grip = body("grip", [(0, 0, 0, 0.082, 0.07), (0.25, 0, 0.005, 0.11, 0.088), (0.6, 0, 0.0, 0.115, 0.09), (0.95, 0, 0.0, 0.10, 0.078), (1.12, 0, 0.0, 0.105, 0.075)], beech("x", 2.0), 2.2, cap=(0.2, 0.9))
    grip.location, grip.rotation_euler = (1.30, 0, 0.475), (0, math.radians(-17), 0)
    ferrule = body("ferrule", [(-0.05, 0, 0, 0.078, 0.066), (0.06, 0, 0, 0.095, 0.08)], metal("#3c3d40", 0.3, 0.0), 2.2, 8, (0.2, 0))
    ferrule.location, ferrule.rotation_euler = grip.location, grip.rotation_euler
    dark = metal("#45464a", 0.3, 0.0)
    heads = [rivet(0.04, dark, (0.80 + 0.035 * k, (-0.075, 0.075, 0)[k], 0.235 + 0.04 * (k == 2) - 0.02), "-x", 0.4) for k in range(2)]
    return [pan, strap, grip, ferrule, *heads]
