"""Baskets of real strands, and the knitted pouf."""
import math

import numpy as np

from goods.furniture.strands import knitted, oval, reed, smooth, strands, twisted, wall
from materials import Surface, wood
from parts import lay
from shapes import lathe, link_mesh, spline

SEAGRASS = ("#c2a07a", "#8b7050")
RATTAN = ("#bf9468", "#8d6643")
WILLOW = ("#94724c", "#5c4229")


def _along(points):
    """A share of the way -> the point there, for a smooth line through (further, height)."""
    line = np.array(spline(points, 120))
    way = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))))
    way /= way[-1]
    return lambda t: (float(np.interp(t, way, line[:, 0])), float(np.interp(t, way, line[:, 1])))


def _ring(shape, further, z, count=480):
    line, out = oval(*shape, count)
    at = line + out * further
    return np.concatenate((at, np.full((count, 1), z)), 1)


def _closed(path):
    return np.concatenate((path, path[:1]))


def rim(shape, further, z, radius, material, plies=3, turns=44):
    """A border twisted of strands all around."""
    lines = twisted(_closed(_ring(shape, further, z, 960)), plies, radius * 0.85, turns)
    return strands("rim", lines, radius, material, 7)


def wrapped(path, radius, width, material, core=None, spread=1.0):
    """A bow wrapped tightly with flat strips."""
    path = np.asarray(path, float)
    length = np.linalg.norm(np.diff(path, axis=0), axis=1).sum()
    turns = round(length / (width * 2.04 * spread))
    fine = np.stack([np.interp(np.linspace(0, 1, turns * 16), np.linspace(0, 1, len(path)), path[:, i]) for i in range(3)], 1)
    coil = twisted(fine, 1, radius, turns)[0]
    things = [strands("wrap", [coil], width, material, 6, 1.0)]
    things.append(strands("core", [path], radius * 0.98, core or material, 10))
    return things


def lining(profile, material, inside=0.07):
    """What closes a basket's inside, a little behind the weave."""
    steps = [profile(k / 30) for k in range(31)]
    return lathe("lining", [(0, steps[0][1] + 0.05)] + [(max(0.01, r - inside), z + 0.05) for r, z in steps], material, 96)


def belly_basket(band):
    """A round seagrass basket with a dipped foot and soft rope handles; 36 cm across."""
    up = _along([(1.12, 0.05), (1.48, 0.34), (1.76, 0.95), (1.70, 1.62), (1.40, 2.18), (1.23, 2.48)])
    grass = reed(*SEAGRASS, 0.7, twist=5.5, plies=2, depth=0.05, dip=(1.02, band))
    dark = reed("#8a7145", "#574626", 0.8)
    profile = lambda t: (up(t)[0] - 1, up(t)[1])
    things = wall("weave", (1, 1, 2), profile, 56, 33, 0.055, grass, 0.045, 0.75, 0.06, grass, unruly=0.008)
    things.append(lining(up, dark, 0.09))
    things.append(rim((1, 1, 2), up(1)[0] - 1, up(1)[1] + 0.03, 0.062, grass, 3, 36))
    rope = reed(band, band, 0.8, twist=7, plies=3, depth=0.04, mottle=0.2)
    for way in (-1, 1):
        bow = smooth([(way * 1.42, -0.40, 2.08), (way * 1.33, -0.42, 2.42), (way * 1.26, -0.36, 2.86), (way * 1.20, 0.0, 3.10), (way * 1.26, 0.36, 2.86), (way * 1.33, 0.42, 2.42), (way * 1.42, 0.40, 2.08)], 160)
        things.append(strands("handle", twisted(bow, 3, 0.047, 14), 0.05, rope, 8))
        for y in (-0.41, 0.41):
            knot = smooth([(way * 1.40, y, 2.20), (way * 1.53, y - 0.03, 2.14), (way * 1.60, y, 2.04), (way * 1.52, y + 0.03, 1.98), (way * 1.45, y, 2.06)], 40)
            things.append(strands("knot", twisted(knot, 3, 0.04, 3), 0.045, rope, 8))
    return things


def cotton(color):
    """Plain unbleached cloth."""
    s = Surface("cotton", color, 0.95, specular=0.08, sheen=0.25)
    a, b = s.noise(1, 2, 0.5, s.stretch(14, 14, 60)), s.noise(1, 2, 0.5, s.stretch(60, 60, 14))
    weave = s.math("ADD", a, b)
    s.set("Base Color", s.mix(s.math("MULTIPLY", weave, 0.22), color, s.mix(0.4, color, "#7d6f58")))
    return s.bump(weave, 0.25, 0.02).done()


def laundry_basket():
    """A tall willow basket with a cotton liner turned over its rim; 61 cm high."""
    up = _along([(1.72, 0.06), (1.80, 1.2), (1.94, 3.4), (2.05, 5.72)])
    profile = lambda t: (up(t)[0] - 1, up(t)[1])
    rods = reed(*WILLOW, 0.5, mottle=0.45, depth=0.01)
    things = wall("weave", (1, 1, 2), profile, 38, 54, 0.062, rods, 0.058, 0.72, 0.065, rods, unruly=0.012)
    things.append(lining(up, reed("#6a4d2e", "#4a331c", 0.8), 0.10))
    things.append(rim((1, 1, 2), up(0)[0] - 1, 0.06, 0.075, rods, 3, 20))
    things.append(rim((1, 1, 2), up(1)[0] - 1, up(1)[1] + 0.05, 0.075, rods, 3, 20))
    sheet = cotton("#d9cfba")
    rng = np.random.default_rng(4)
    waves = [(f, rng.random() * 6.28, 0.036 / f**0.35) for f in (5, 9, 14, 23, 31)]
    fall = [(1.70, 4.6), (1.76, 5.45), (1.86, 5.82), (2.07, 5.97), (2.23, 5.90), (2.285, 5.55), (2.30, 5.0), (2.31, 4.62), (2.295, 4.55), (2.27, 4.62), (2.255, 5.2)]
    line = np.array(spline(fall, 64))
    turns, points, faces = 220, [], []
    for k in range(turns):
        a = 2 * math.pi * k / turns
        ripple = sum(h * math.sin(f * a + p) for f, p, h in waves)
        hem = 0.05 * math.sin(3 * a + 1) + 0.03 * math.sin(8 * a)
        for r, z in line:
            outside = max(0.0, min(1.0, (5.95 - z) / 1.2)) * (1 if r > 2.1 else 0.3)
            far = r + ripple * outside * 1.5 + 0.01 * math.sin(60 * a) * max(0, 1 - abs(z - 5.9) * 5)
            points.append((far * math.cos(a), far * math.sin(a), z + hem * outside))
    n = len(line)
    faces = [(k * n + i, (k + 1) % turns * n + i, (k + 1) % turns * n + i + 1, k * n + i + 1) for k in range(turns) for i in range(n - 1)]
    things.append(link_mesh("liner", points, faces, sheet))
    for way in (-1, 1):
        bow = smooth([(way * 2.10, -0.55, 4.0), (way * 2.30, -0.5, 4.18), (way * 2.46, -0.25, 4.30), (way * 2.50, 0, 4.33), (way * 2.46, 0.25, 4.30), (way * 2.30, 0.5, 4.18), (way * 2.10, 0.55, 4.0)], 80)
        things.append(strands("handle", twisted(bow, 3, 0.07, 4), 0.072, rods, 8))
    return things


def flat_weave(shape, z, material, step=0.15, width=0.072, inset=0.05):
    """A woven floor inside an outline."""
    a, b, power = shape
    lines = []

    def span(limit, other, at):
        share = max(0.0, 1 - abs(at / limit) ** power)
        return other * share ** (1 / power) - inset

    for along, limit, other in ((0, b, a), (1, a, b)):
        rows = int((limit - inset) * 2 / step)
        for j in range(rows + 1):
            at = (j - rows / 2) * step
            far = span(limit, other, at)
            if far < 0.1:
                continue
            t = np.arange(-far, far, step / 4)
            lift = 0.018 * np.cos(math.pi * (t / step + j + along * 1.0))
            line = np.stack((t, np.full_like(t, at), z + lift), 1) if along == 0 else np.stack((np.full_like(t, at), t, z - lift), 1)
            lines.append((line, np.tile((0.0, 0.0, 1.0), (len(t), 1))))
    return strands("floor", lines, width, material, 6, 0.28)


def woven_tray():
    """A flat rattan tray with a raised rim and two grips; 46 x 30 cm."""
    cane = reed(*RATTAN, 0.45, mottle=0.4, depth=0.008)
    shape = (2.05, 1.28, 3.2)
    up = _along([(0.02, 0.05), (0.12, 0.25), (0.24, 0.55)])
    things = wall("weave", shape, up, 72, 6, 0.052, cane, 0.038, 0.55, 0.048, cane, unruly=0.004)
    things.append(flat_weave((2.03, 1.26, 3.2), 0.06, cane))
    things += [rim(shape, 0.02, 0.04, 0.045, cane, 2, 40)]
    things += wrapped(_closed(_ring(shape, 0.25, 0.60, 600)), 0.062, 0.036, cane)
    for way in (-1, 1):
        x = way * 2.24
        bow = smooth([(x, -0.52, 0.58), (x + way * 0.08, -0.46, 0.80), (x + way * 0.14, -0.22, 0.98), (x + way * 0.15, 0, 1.02), (x + way * 0.14, 0.22, 0.98), (x + way * 0.08, 0.46, 0.80), (x, 0.52, 0.58)], 90)
        things += wrapped(bow, 0.06, 0.036, cane)
    return things


def bread_basket():
    """Loose rattan around an oak base; 30 x 20 cm."""
    cane = reed("#bf9868", "#916d43", 0.45, mottle=0.4, depth=0.006)
    shape = (1.12, 0.70, 2.2)
    up = _along([(0.0, 0.10), (0.06, 0.30), (0.20, 0.62), (0.36, 0.90)])
    oak = wood("#c79a66", "#98693e", "x", rings=3.5)
    line, out = oval(*shape, 160)
    board = []
    for further, z in ((-0.03, 0.03), (-0.005, 0.05), (0.0, 0.10), (-0.02, 0.14), (-0.05, 0.155)):
        board.append(np.concatenate((line + out * further, np.full((160, 1), z)), 1))
    points = [tuple(p) for ring in board for p in ring]
    faces = [(j * 160 + k, j * 160 + (k + 1) % 160, (j + 1) * 160 + (k + 1) % 160, (j + 1) * 160 + k) for j in range(4) for k in range(160)]
    faces += [tuple(range(640, 800)), tuple(reversed(range(160)))]
    things = [link_mesh("base", points, faces, oak)]
    things[0].data.use_auto_smooth, things[0].data.auto_smooth_angle = True, 0.9
    things += wall("weave", shape, up, 52, 13, 0.024, cane, 0.03, 0.9, 0.026, cane, unruly=0.006)
    things.append(rim(shape, 0.0, 0.13, 0.026, cane, 3, 30))
    things.append(rim(shape, 0.37, 0.93, 0.036, cane, 3, 34))
    for way in (-1, 1):
        x = way * 1.46
        bow = smooth([(x, -0.26, 0.90), (x + way * 0.13, -0.22, 1.02), (x + way * 0.19, 0, 1.07), (x + way * 0.13, 0.22, 1.02), (x, 0.26, 0.90)], 60)
        things.append(strands("grip", twisted(bow, 3, 0.032, 5), 0.036, cane, 8))
    return things


def pouf(color):
    """Cotton rope knitted over a dense filling; 50 cm across."""
    outline = []
    for k in range(401):
        a = math.pi * (k / 400 - 0.5) * -1
        r = 2.42 * max(0.0, math.cos(a)) ** 0.66
        z = 1.42 + 1.40 * math.copysign(abs(math.sin(a)) ** 0.78, math.sin(a))
        z -= 0.16 * math.exp(-((r / 0.55) ** 2)) if a > 0 else 0
        outline.append((r, max(0.05, z)))
    line = np.array(outline)
    way = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))))
    ahead = np.gradient(line, axis=0)
    ahead /= np.maximum(1e-9, np.linalg.norm(ahead, axis=1))[:, None]

    def place(v):
        r, z, dr, dz = (float(np.interp(v, way, c)) for c in (line[:, 0], line[:, 1], ahead[:, 0], ahead[:, 1]))
        return max(0.03, r), z, -dz, dr

    yarn = reed(color, color, 0.9, twist=9, plies=3, depth=0.03, mottle=0.12)
    things = knitted("knit", (place, way[-1]), lambda r: 52 if r > 1.75 else 40 if r > 1.25 else 26 if r > 0.75 else 14 if r > 0.4 else 8, yarn)
    core = [(max(0.0, r - 0.09), z - 0.04 if z > 1.4 else z + 0.06) for r, z in outline[::8]]
    things.append(lathe("core", list(reversed(core)), reed(color, color, 1.0, mottle=0.5)))
    knot = smooth([(0.15, 0, 2.70), (0, 0.15, 2.72), (-0.15, 0, 2.70), (0, -0.15, 2.72), (0.13, -0.04, 2.73), (0.02, 0.06, 2.75)], 70)
    things.append(strands("knot", [knot], 0.075, yarn, 10))
    return lay(things)
