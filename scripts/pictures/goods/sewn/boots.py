"""Boots: the Chelsea, the rubber boot, and boots with laces for trail and work."""
import math

import numpy as np

from goods.sewn.lasts import Last, knot, pull_loop
from goods.sewn.skin import panel, ribbon, stitches, unit
from goods.sewn.stuffs import calf, canvas, crepe, dark, oiled, rubber, suede, thread, webbing
from materials import Surface, brass

SHAFT = [
    [(-1.27, 0, 0.30), (-1.34, 0, 0.55), (-1.265, 0, 0.88), (-1.225, 0, 1.10), (-1.205, 0, 1.34), (-1.225, 0, 1.62)],
    [(-1.12, 0.235, 0.30), (-1.165, 0.28, 0.55), (-1.11, 0.255, 0.88), (-1.075, 0.245, 1.10), (-1.06, 0.24, 1.34), (-1.08, 0.24, 1.61)],
    [(-0.76, 0.325, 0.30), (-0.775, 0.38, 0.55), (-0.785, 0.35, 0.88), (-0.79, 0.33, 1.10), (-0.795, 0.315, 1.33), (-0.80, 0.315, 1.58)],
    [(-0.34, 0.345, 0.30), (-0.37, 0.405, 0.56), (-0.45, 0.38, 0.88), (-0.50, 0.345, 1.09), (-0.545, 0.31, 1.31), (-0.56, 0.30, 1.56)],
    [(0.02, 0.40, 0.30), (-0.03, 0.44, 0.57), (-0.14, 0.40, 0.87), (-0.25, 0.34, 1.06), (-0.355, 0.265, 1.27), (-0.39, 0.225, 1.565)],
    [(0.36, 0.45, 0.30), (0.29, 0.475, 0.55), (0.12, 0.385, 0.82), (-0.05, 0.30, 1.01), (-0.22, 0.205, 1.23), (-0.30, 0.145, 1.58)],
    [(0.68, 0.465, 0.30), (0.62, 0.48, 0.51), (0.38, 0.36, 0.76), (0.12, 0.255, 0.955), (-0.14, 0.145, 1.19), (-0.265, 0.09, 1.59)],
    [(0.95, 0.40, 0.30), (0.92, 0.42, 0.47), (0.64, 0.30, 0.69), (0.27, 0.195, 0.895), (-0.08, 0.10, 1.16), (-0.25, 0.05, 1.60)],
    [(1.19, 0.235, 0.30), (1.19, 0.25, 0.43), (0.86, 0.18, 0.63), (0.38, 0.10, 0.845), (-0.045, 0.05, 1.14), (-0.245, 0.025, 1.605)],
    [(1.345, 0, 0.30), (1.375, 0, 0.42), (0.95, 0, 0.615), (0.42, 0, 0.83), (-0.03, 0, 1.13), (-0.24, 0, 1.61)],
]


def arch(high=0.09, back=-0.42, front=0.35, edge=0.05):
    """The hollow between heel and ball: lifts the lowest rows of a sole."""

    def wave(ring, off, z):
        x = ring[:, 0]
        up = np.clip((x - back) / edge, 0, 1) * np.clip((front - x) / 0.42, 0, 1)
        up = up * up * (3 - 2 * up)
        return up * high * (1 if z < 0.055 else 0)

    return wave


def lugs(high=0.05, back=-0.40, front=0.3):
    """A deep tread below the hollow."""
    hollow = arch(high * 1.6, back, front)

    def wave(ring, off, z):
        k = np.arange(len(ring))
        teeth = np.where((k // 3) % 3 == 0, high, 0.0) * (1 if z < 0.03 else 0)
        return np.maximum(hollow(ring, off, z), teeth)

    return wave


def welt(last, z, out, material, thread_=None):
    """The leather strip that upper and sole are sewn to, with its thread on top."""
    things = [last.sole([(-0.02, z), (out - 0.012, z), (out, z + 0.012), (out, z + 0.028), (out - 0.014, z + 0.042), (0.0, z + 0.046), (-0.02, z + 0.046)], material, name="welt")]
    if thread_:
        rim = last.rim((out - 0.022, out - 0.02), (z + 0.043, z + 0.046))
        rim.normal = lambda a, b: np.broadcast_to(np.array([0.0, 0, 1]), (*np.shape(a), 3))
        things.append(stitches(rim, [(k, 0.5) for k in np.linspace(0, 2 * last.n, 120)], thread_, 0.002, 0.04, 0.022, 0.008))
    return things


def elastic(color):
    """Ribbed elastic cloth; the ribs stand upright."""
    s = Surface("elastic", color, 0.9, specular=0.1)
    node = s.add("ShaderNodeTexWave", Vector=s.where, Scale=12, Distortion=0.3)
    node.bands_direction = "X"
    s.set("Base Color", s.mix(node.outputs["Fac"], s.mix(0.55, color, "#000000"), color))
    return s.bump(node.outputs["Fac"], 0.8, 0.014).done()


def chelsea(colors, seed=3, shiny=False):
    """Waxed suede on a crepe sole with a stitched welt; `colors` are (leather, elastic, thread)."""
    leather, stretch, sewn = colors
    body = calf(leather, 0.36) if shiny else suede(leather)
    inner, seam, gore = calf("#a98a63", 0.6), thread(sewn), elastic(stretch)
    last = Last(SHAFT, drop=0.03, spring=0.07, worn=0.014, wrinkles=((0.1, 0.95, 0.30, 0.022, 3), (0.62, 0.66, 0.2, 0.014, 5), (-1.0, 0.8, 0.3, 0.015, 8)), seed=seed)
    n, skin = last.n, last.skin
    things = last.upper(body, inner, 0.03) + last.footbed(inner, 0.30)
    things.append(last.sole([(-0.05, 0.0), (0.05, 0.0), (0.068, 0.02), (0.072, 0.06), (0.068, 0.20), (0.06, 0.222), (0.0, 0.226)], crepe(), wave=arch(0.075)))
    things += welt(last, 0.222, 0.075, calf("#a9794a", 0.55), thread("#e0d2b2"))
    # Elastic at both sides, between two seams.
    left, right = [(2.75, 0.50), (2.25, 0.66), (2.0, 0.82), (1.9, 0.985)], [(2.95, 0.50), (3.45, 0.66), (3.75, 0.82), (3.9, 0.985)]
    things += last.both(left, right, gore, thick=0.006, lift=0.002, n=(40, 24))
    for path in ([(a - d, b - d * 0.06) for a, b in left] for d in (0.08, 0.2)):
        things += [stitches(skin, path, seam, 0.001, 0.026, 0.012, 0.005), stitches(skin, last.mirrored(path), seam, 0.001, 0.026, 0.012, 0.005)]
    for path in ([(a + d, b - d * 0.06) for a, b in right] for d in (0.08, 0.2)):
        things += [stitches(skin, path, seam, 0.001, 0.026, 0.012, 0.005), stitches(skin, last.mirrored(path), seam, 0.001, 0.026, 0.012, 0.005)]
    # The vamp laid over the back part.
    things += panel(skin, [(2.82, 0.46), (3.1, 0.22), (3.6, 0.0)], [(2.72, 0.46), (2.95, 0.22), (3.42, 0.0)], body, 0.012, n=(40, 8))
    for d in (0.12, 0.24):
        path = [(2.86 + d, 0.45), (3.12 + d, 0.22), (3.58 + d, 0.0)]
        things += [stitches(skin, path, seam, 0.002, 0.026, 0.012, 0.005), stitches(skin, last.mirrored(path), seam, 0.002, 0.026, 0.012, 0.005)]
    things.append(stitches(skin, [(k, 0.955) for k in np.linspace(-1.85, 1.85, 40)], seam, 0.001, 0.026, 0.012, 0.005))
    things.append(stitches(skin, [(k, 0.955) for k in np.linspace(4.0, 14.0, 60)], seam, 0.001, 0.026, 0.012, 0.005))
    things += pull_loop(last, 0.0, 0.9, webbing(stretch), 0.20, 0.13, 0.022)
    return things


def rain_boot(color, trim="#d8cba6", seed=5):
    """Natural rubber to under the knee: a cotton lining, a deep tread, a loop at the back."""
    body, sole, inner = rubber(color, 0.3, 0.35), rubber(trim, 0.6), canvas("#d6cbb2", 24)
    net = []
    top = [(-0.70, 1.62), (-0.69, 2.12), (-0.68, 2.72)]
    for k, row in enumerate(SHAFT):
        t = math.pi * (1 - k / 9)
        rows = list(row[:4])
        x, w, z = row[4]
        rows.append((x * 0.98 - 0.0, w * 1.16, z + 0.02))
        for j, (c, z) in enumerate(top):
            rx, ry = (0.545, 0.40) if j == 0 else (0.565, 0.43) if j == 1 else (0.60, 0.45)
            rows.append((c + rx * math.cos(t) * 1.0, ry * math.sin(t), z + (0.05 * math.cos(t) if j == 2 else 0)))
        net.append(rows)
    last = Last(net, drop=0.02, spring=0.07, worn=0.010, wrinkles=((-0.1, 1.15, 0.30, 0.03, 3), (-1.1, 1.15, 0.3, 0.02, 8)), seed=seed)
    n, skin = last.n, last.skin
    things = last.upper(body, inner, 0.035) + last.footbed(inner, 0.32)
    things.append(last.sole([(-0.05, 0.0), (0.045, 0.0), (0.06, 0.012), (0.06, 0.07), (0.058, 0.24), (0.05, 0.265), (0.02, 0.275), (-0.02, 0.27)], sole, wave=lugs(0.05)))
    around = np.linspace(0, 2 * n, 120)
    # Raised bands: around the foot, over the toe, at the heel, below the edge.
    things += panel(skin, [(k, 0.0) for k in around], [(k, 0.085 + 0.05 * math.exp(-((k - n) / 1.6) ** 2)) for k in around], body, 0.022, n=(240, 10), smooth=False)
    things += panel(skin, [(-1.6, 0.08), (0, 0.08), (1.6, 0.08)], [(-1.2, 0.24), (0, 0.27), (1.2, 0.24)], body, 0.02, n=(60, 12))
    things += panel(skin, [(k, 0.955) for k in around], [(k, 0.997) for k in around], sole, 0.02, n=(240, 8), smooth=False)
    things += panel(skin, [(-0.16, 0.25), (0, 0.25), (0.16, 0.25)], [(-0.16, 0.95), (0, 0.95), (0.16, 0.95)], body, 0.012, n=(14, 40))
    things += panel(skin, [(8.6, 0.09), (9, 0.09), (9.4, 0.09)], [(8.75, 0.95), (9, 0.95), (9.25, 0.95)], body, 0.006, n=(14, 60))
    things += pull_loop(last, 0.0, 0.955, rubber(trim, 0.6), 0.14, 0.16, 0.03)
    return things


def lace_boot(colors, seed=2, hooks=True, toe_cap=False, wedge=False):
    """An oiled leather boot for trail or work; `colors` are (leather, collar, laces, sole, thread)."""
    leather, collar, lacing, under, sewn = colors
    body, soft, seam, hole = oiled(leather), oiled(collar), thread(sewn), dark()
    inner, cord_ = calf("#8a6a48", 0.6), webbing(lacing, rough=0.85)
    metal_ = brass(0.25, 0)
    net = [
        [(-1.27, 0, 0.34), (-1.345, 0, 0.60), (-1.29, 0, 1.00), (-1.25, 0, 1.40), (-1.30, 0, 1.80)],
        [(-1.12, 0.24, 0.34), (-1.17, 0.295, 0.60), (-1.13, 0.275, 1.00), (-1.10, 0.265, 1.40), (-1.14, 0.27, 1.80)],
        [(-0.76, 0.33, 0.34), (-0.775, 0.40, 0.60), (-0.785, 0.38, 0.98), (-0.80, 0.36, 1.37), (-0.84, 0.37, 1.76)],
        [(-0.34, 0.355, 0.34), (-0.37, 0.43, 0.61), (-0.44, 0.41, 0.98), (-0.51, 0.37, 1.36), (-0.56, 0.36, 1.75)],
        [(0.02, 0.42, 0.34), (-0.02, 0.475, 0.62), (-0.13, 0.43, 0.97), (-0.27, 0.335, 1.33), (-0.35, 0.24, 1.73)],
        [(0.34, 0.475, 0.34), (0.28, 0.52, 0.60), (0.17, 0.45, 0.88), (0.01, 0.315, 1.15), (-0.14, 0.185, 1.37)],
        [(0.65, 0.495, 0.34), (0.61, 0.53, 0.56), (0.50, 0.455, 0.78), (0.33, 0.30, 0.98), (0.17, 0.155, 1.11)],
        [(0.93, 0.44, 0.34), (0.93, 0.47, 0.52), (0.83, 0.40, 0.70), (0.64, 0.24, 0.84), (0.45, 0.115, 0.93)],
        [(1.18, 0.265, 0.34), (1.195, 0.285, 0.49), (1.10, 0.23, 0.64), (0.87, 0.125, 0.755), (0.60, 0.055, 0.84)],
        [(1.335, 0, 0.34), (1.37, 0, 0.48), (1.24, 0, 0.64), (0.95, 0, 0.75), (0.64, 0, 0.825)],
    ]
    last = Last(net, spring=0.08, worn=0.016, wrinkles=((0.0, 1.05, 0.28, 0.024, 3), (0.62, 0.75, 0.2, 0.016, 5), (-0.95, 1.1, 0.35, 0.022, 8)), seed=seed)
    n, skin = last.n, last.skin
    pad = (lambda a: np.interp(np.minimum(a, 2 * n - a), [0, 3.2, 4.0, 9], [0.12, 0.11, 0.04, 0.035])) if hooks else None
    things = last.upper(body, soft if hooks else inner, 0.035, pad=pad) + last.footbed(inner, 0.36)
    sole = rubber(under, 0.6)
    if wedge:
        things.append(last.sole([(-0.05, 0.0), (0.05, 0.0), (0.072, 0.015), (0.075, 0.06), (0.07, 0.25), (0.062, 0.268), (0.0, 0.27)], sole))
    else:
        things.append(last.sole([(-0.05, 0.0), (0.05, 0.0), (0.074, 0.004), (0.082, 0.03), (0.078, 0.11), (0.07, 0.125), (0.07, 0.225), (0.066, 0.24), (0.0, 0.245)], sole, wave=lugs(0.065)))
    things += welt(last, 0.262 if wedge else 0.24, 0.085, calf("#6d4729" if hooks else "#a9794a", 0.55), thread("#d9cba8"))
    # Heel piece, toe, sides, eyestays, collar.
    things += panel(skin, [(-2.0, 0), (0, 0), (2.0, 0)], [(-1.1, 0.52), (0, 0.60), (1.1, 0.52)], body, 0.024, thread=seam, sewn=("high", "ends"), n=(80, 20))
    things += panel(skin, [(-0.34, 0.55), (0, 0.55), (0.34, 0.55)], [(-0.34, 0.93), (0, 0.93), (0.34, 0.93)], body, 0.02, thread=seam, sewn=("ends",), n=(20, 30))
    if toe_cap:
        toe = panel(skin, [(6.5, 0), (7.5, 0), (9, 0), (10.5, 0), (11.5, 0)], [(7.05, 0.42), (7.9, 0.60), (9, 0.66), (10.1, 0.60), (10.95, 0.42)], body, 0.026, thread=seam, sewn=("high",), n=(90, 18))
        things += toe
        for d in (0.035, 0.07):
            things.append(stitches(skin, [(7.05 - d, 0.40 - d), (7.9, 0.60 - d), (9, 0.66 - d), (10.1, 0.60 - d), (10.95 + d, 0.40 - d)], seam, 0.027, 0.026, 0.012, 0.0055))
    for d in (0.0, 0.10, 0.2):
        path = [(4.55 + d, 0.0), (4.75 + d, 0.32), (5.3 + d, 0.58), (6.3 + d * 0.8, 0.76)]
        things += [stitches(skin, path, seam, 0.001, 0.028, 0.013, 0.0055), stitches(skin, last.mirrored(path), seam, 0.001, 0.028, 0.013, 0.0055)]
    eye_low = [(3.62, 0.99), (3.9, 0.86), (4.5, 0.79), (5.4, 0.74), (6.5, 0.74), (7.5, 0.76), (8.4, 0.80), (9, 0.82)]
    eye_high = [(3.85, 0.995), (4.1, 0.995), (4.6, 0.99), (5.4, 0.99), (6.5, 0.99), (7.5, 0.99), (8.4, 0.99), (9, 0.99)]
    things += panel(skin, eye_low + last.mirrored(eye_low[:-1])[::-1], eye_high + last.mirrored(eye_high[:-1])[::-1], body, 0.024, thread=seam, sewn=("low", "high"), n=(160, 12), inset=0.024)
    if hooks:
        things += panel(skin, [(-3.4, 0.80), (-1.7, 0.79), (0, 0.82), (1.7, 0.79), (3.4, 0.80)], [(-3.5, 0.99), (-1.7, 0.99), (0, 0.99), (1.7, 0.99), (3.5, 0.99)], soft, 0.03, thread=seam, sewn=("low",), n=(90, 14))
    else:
        things.append(stitches(skin, [(k, 0.955) for k in np.linspace(-3.5, 3.5, 60)], seam, 0.001, 0.028, 0.013))
        things.append(stitches(skin, [(k, 0.925) for k in np.linspace(-3.5, 3.5, 60)], seam, 0.001, 0.028, 0.013))
    low, high = [5.05, 5.6, 6.2, 6.85, 7.5, 8.05], [4.65, 4.35, 4.08]
    places = [4.1, 4.55] + low if not hooks else low
    things += last.tongue(soft, 4.0, (-0.14, 0.22), 0.25, 0.07, 0.03, 0.055)
    things += last.eyelets(places, 0.90, metal_, hole, 0.02, 0.025)
    chain = sorted(places + (high if hooks else []), reverse=True)
    things += last.laces(chain, 0.90, cord_, 0.05, 0.036, 0.026, cross=True)
    if hooks:
        for k in [*high, *(2 * n - q for q in high)]:
            here, out = skin.lifted(np.array(k), np.array(0.875), np.array(0.026)), skin.normal(k, 0.875)
            inward = unit(skin.at(k, 0.99) - skin.at(k, 0.80))
            path = [here - inward * 0.04, here + out * 0.02 - inward * 0.03, here + out * 0.035, here + out * 0.052 + inward * 0.028, here + out * 0.065 + inward * 0.015, here + out * 0.072 - inward * 0.03]
            things.append(ribbon("hook", path, [0.07, 0.07, 0.055, 0.05, 0.055, 0.06], 0.014, metal_, face=out + inward * 0.3, count=24))
    top = chain[-1]
    one, two = skin.at(top, 0.9), skin.at(2 * n - top, 0.9)
    up = unit(skin.normal(top, 0.9) + skin.normal(2 * n - top, 0.9))
    things += knot((one + two) / 2 + up * 0.12, cord_, 0.30, up * 0.5 + np.array([0.2, 0, 0.7]), 0.05, 0.036, up + np.array([0, 0, -0.25]))
    things += pull_loop(last, 0.0, 0.93, webbing(lacing), 0.16, 0.13, 0.022)
    return things
