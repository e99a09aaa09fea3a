"""Backpacks: the commuter with zips, the roll-top, the rucksack with a flap."""
import math

import numpy as np

from goods.sewn.pouches import Pouch, Raised, buckle, edge_stitches, handle, label, pillow, piping, rounded, strap, zip_
from goods.sewn.skin import Front, even, frames, grid, line, panel, ribbon, ripple, stitches, unit
from goods.sewn.stuffs import canvas, hide, thread, waxed, webbing
from parts import brass
from materials import steel


def dome(size, height, round_, power=2.4, foot=0.06, foot_high=0.16, taper=0.0):
    """A half width or depth by height: rounded at the foot, an arch above."""

    def at(z):
        z = np.asarray(z, float)
        top = np.clip((z - (height - round_)) / round_, 0, 0.9999)
        low = np.clip(1 - z / foot_high, 0, 1)
        return np.maximum(0.02, (size * (1 - taper * z / height)) * (1 - top**power) ** (1 / power) - foot * low**2)

    return at


def shoulder_straps(bag, cloth, web, metal, height, x=0.52, seam=None):
    """Two padded straps at the back, from under the handle to the bottom corners."""
    things = []
    y = float(bag.deep(np.array([height * 0.5]))[0])
    for s in (-1, 1):
        path = [(s * x * 0.75, y * 0.75, height * 0.90), (s * x * 0.95, y + 0.28, height * 0.86), (s * x * 1.15, y + 0.50, height * 0.68), (s * x * 1.35, y + 0.44, height * 0.48), (s * x * 1.6, y + 0.26, height * 0.33)]
        pts = even(line(path, 120), 70)
        things.append(ribbon("padded", pts, [0.62, 0.66, 0.62, 0.5, 0.3], [0.10, 0.12, 0.12, 0.1, 0.05], cloth, face=(s * 0.25, 1, 0.25), count=70, bulge=0.02))
        end = pts[-1]
        web_ = [end - unit(pts[-1] - pts[-4]) * 0.12, end + np.array([s * 0.06, -0.02, -0.2]), (s * x * 2.0, y + 0.10, height * 0.17), (s * x * 2.15, y - 0.06, height * 0.09)]
        things.append(ribbon("web", web_, 0.26, 0.03, web, face=(s * 0.3, 1, 0.2), count=30))
        place = end + np.array([s * 0.02, 0.02, -0.07])
        things += buckle(place, (s * 0.25, 1, 0.1), unit(pts[-1] - pts[-6]), metal, 0.34, 0.24, 0.022)
    return things


def commuter(color, seed=3):
    """Waxed canvas with a bridle leather bottom, 20 litres, 44 cm high."""
    cloth, tan, brass_ = waxed(color), hide("#8a4f28"), brass(0.25)
    seam, tape, silver = thread("#c9bb97"), webbing("#26261f"), steel(0.25, 0)
    h = 4.4
    bag = Pouch(h, dome(1.42, h, 1.45, 2.5), dome(0.74, h, 0.95, 2.6, taper=0.16), 4.2, soft=0.035, folds=0.045, seed=seed, pulls=((0, 2.0, 1.2, 0.06), (0.9, 1.3, 0.6, 0.03)))
    front = bag.front()
    things = bag.body(cloth)
    # Bottom of leather, all round.
    things += panel(bag, [(k, -0.001) for k in np.linspace(0, 4, 60)], [(k, 0.46) for k in np.linspace(0, 4, 60)], tan, 0.03, n=(240, 14), thread=seam, sewn=("high",), smooth=False)
    # Edges of front and back.
    for sheet, lift in ((front, 0.0), (bag.front(True), 0.0)):
        arch = [(-1.30, 0.46), (-1.325, 1.2), (-1.30, 2.4), (-1.22, 3.1), (-0.98, 3.72), (-0.55, 4.1), (0, 4.22), (0.55, 4.1), (0.98, 3.72), (1.22, 3.1), (1.30, 2.4), (1.325, 1.2), (1.30, 0.46)]
        things.append(piping(sheet, arch, 0.028, cloth, 0.004))
    # The main zip under a flap of cloth.
    arch = [(-1.08, 1.75), (-1.10, 2.4), (-1.02, 3.1), (-0.80, 3.58), (-0.42, 3.88), (0, 3.96), (0.42, 3.88), (0.80, 3.58), (1.02, 3.1), (1.10, 2.4), (1.08, 1.75)]
    things += zip_(front, arch, tape, silver, 0.006, 0.20, 0.06, tan, at=0.02)
    for f in (0.145, -0.145):
        out = [(x * (1 + f / 1.25), 2.2 + (z - 2.2) * (1 + f / 2.0)) for x, z in arch]
        things.append(stitches(front, line(out, 80), seam, 0.003, 0.04, 0.02))
    # The pocket with its own zip.
    pocket = rounded(1.86, 1.30, 0.22, 0, 1.16)
    thing, edge = pillow(front, pocket, 0.20, cloth, 0.6, soft=0.02, seed=4, rounds=0.08)
    things.append(thing)
    rise = Raised(front, lambda x, z: 0.20 * (0.66 + 0.34 * np.clip(1.25 - np.hypot(x / 0.95, (z - 1.16) / 0.68) ** 2, 0, 1)) + 0.02 * ripple(front.at(x, z), 2.4, 4))
    things.append(piping(front, edge, 0.022, cloth, 0.105, closed=True))
    things += zip_(rise, [(-0.76, 1.55), (0, 1.565), (0.76, 1.55)], tape, silver, 0.012, 0.17, 0.055, tan, at=0.93)
    for z in (1.665, 1.435):
        things.append(stitches(rise, [(-0.80, z), (0, z + 0.01), (0.80, z)], seam, 0.012, 0.04, 0.02))
    things += label(front, 0, 2.72, 0.52, 0.34, tan, seam, 0.004, 0.03)
    # Pockets at the sides.
    for s in (-1, 1):
        side = bag.side(s)
        thing, edge = pillow(side, rounded(1.02, 1.55, 0.16, 0.0, 1.22), 0.12, cloth, 0.55, soft=0.02, seed=6 + s, rounds=0.1)
        things.append(thing)
        things.append(piping(side, [(-0.5, 1.98), (0, 1.96), (0.5, 1.98)], 0.03, tan, 0.085))
    feet = ([(-0.34, 0.30, h - 0.16), (-0.33, 0.30, h - 0.03)], [(0.34, 0.30, h - 0.16), (0.33, 0.30, h - 0.03)])
    things += handle(feet, [(-0.24, 0.30, h + 0.24), (0, 0.30, h + 0.33), (0.24, 0.30, h + 0.24)], 0.22, 0.07, tan, seam, face=(0, -1, 0.001))
    things += shoulder_straps(bag, cloth, webbing(color), brass_, h)
    return things


def roll_top(color, seed=5):
    """Taped canvas, closed by rolling; 14 to 24 litres."""
    cloth, black, metal_ = waxed(color, 30), webbing("#1f2022"), brass(0.3)
    seam = thread("#2a2b2c")
    h = 4.25

    def wide(z):
        return 1.36 - 0.06 * np.clip(1 - z / 0.2, 0, 1) ** 2 + 0.05 * np.clip((z - 3.2) / 1.0, 0, 1)

    def deep(z):
        f = np.clip((z - 2.3) / (h - 2.3), 0, 1)
        return 0.78 * (1 - f * f * (3 - 2 * f)) + 0.16 * f * f * (3 - 2 * f) - 0.06 * np.clip(1 - z / 0.2, 0, 1) ** 2

    bag = Pouch(h, wide, deep, lambda z: 4.4 - 1.6 * np.clip((z - 2.3) / 1.9, 0, 1), soft=0.035, folds=0.045, seed=seed, pulls=((0, 1.8, 1.1, 0.06),))
    front = bag.front()
    things = bag.body(cloth)
    # The roll: a spiral of thick cloth that lies on the front's upper edge.
    turns = np.linspace(0, 2 * math.pi * 1.6, 70)
    radius = 0.34 - 0.012 * turns
    rows = []
    for x in np.linspace(-1.46, 1.46, 60):
        bend = 0.05 * (x / 1.46) ** 2
        c = np.array([0, -0.10, h - 0.02 - bend])
        wave = 0.014 * ripple(np.array([[x, 0, 0.0]]), 5.0, 2)[0]
        rows.append([c + np.array([x, -math.cos(t) * r * 0.82, math.sin(t) * r * 0.72 + wave * math.sin(3 * t)]) for t, r in zip(turns + 2.6, radius + wave)])
    roll = grid("roll", np.array(rows), cloth)
    thick = roll.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.035, 0
    things.append(roll)
    edge = [(-1.26, 0.12), (-1.28, 1.2), (-1.26, 2.3), (-1.2, 3.2)]
    for s in (-1, 1):
        things.append(piping(front, [(-s * x, z) for x, z in edge], 0.024, cloth, 0.004))
    things += panel(bag, [(k, -0.001) for k in np.linspace(0, 4, 60)], [(k, 0.40) for k in np.linspace(0, 4, 60)], canvas("#2a2b2d"), 0.02, n=(240, 10), thread=seam, sewn=("high",), smooth=False)
    pocket = rounded(1.80, 1.50, 0.2, 0, 1.30)
    thing, rim = pillow(front, pocket, 0.15, cloth, 0.6, soft=0.02, seed=9, rounds=0.08)
    things.append(thing)
    things += zip_(Raised(front, 0.135), [(-0.74, 1.82), (0, 1.83), (0.74, 1.82)], webbing("#1b1c1e"), webbing("#2a2b2d"), 0.006, 0.17, 0.05, black, at=0.04)
    # The strap over the roll, with its buckle.
    over = [(0, 0.42, h - 0.55), (0, 0.36, h + 0.05), (0, 0.10, h + 0.29), (0, -0.20, h + 0.25), (0, -0.43, h - 0.02)]
    below = [tuple(front.lifted(0.0, z, 0.03)) for z in (3.72, 3.45, 3.15, 2.85, 2.55)]
    path = over + below
    pts = even(line(path, 200), 110)
    things.append(ribbon("closing", pts, 0.26, 0.04, black, face=(0, -1, 0.3), count=110))
    spot = front.lifted(0.0, 3.0, 0.075)
    things += buckle(spot, front.normal(0.0, 3.0), (0, 0, -1), metal_, 0.36, 0.30, 0.024)
    things += strap(front, [(0, 2.06), (0, 2.5), (0, 2.98)], 0.26, black, 0.03, 0.0)
    things.append(ribbon("keeper", [front.lifted(-0.16, 2.66, 0.05), front.lifted(0.0, 2.66, 0.085), front.lifted(0.16, 2.66, 0.05)], 0.09, 0.022, black, face=(0, -1, 0.0), count=12))
    feet = ([(-0.30, 0.30, h - 0.45), (-0.30, 0.36, h - 0.2)], [(0.30, 0.30, h - 0.45), (0.30, 0.36, h - 0.2)])
    things += handle(feet, [(-0.22, 0.42, h + 0.34), (0, 0.42, h + 0.44), (0.22, 0.42, h + 0.34)], 0.2, 0.06, black)
    things += shoulder_straps(bag, cloth, black, metal_, h)
    return things


def rucksack(color, leather="#6b4226", seed=7, pocket_front=False, seam_color="#cbbb90"):
    """Canvas with a flap over a drawstring, two outer pockets and buckled straps; 32 litres."""
    cloth, tan, metal_, seam = canvas(color, 17), hide(leather), brass(0.25), thread(seam_color)
    h = 4.3

    def wide(z):
        return 1.42 - 0.08 * np.clip(1 - z / 0.25, 0, 1) ** 2 - 0.12 * np.clip((z - 2.4) / 1.9, 0, 1) ** 2 - 0.35 * np.clip((z - 3.9) / 0.4, 0, 1) ** 2

    deep = dome(0.82, h, 0.75, 2.6, taper=0.16)
    bag = Pouch(h, wide, deep, 3.6, soft=0.045, folds=0.045, seed=seed, pulls=((0, 1.6, 1.2, 0.07),))
    front = bag.front()
    things = bag.body(cloth)
    # The flap: over the top and down the front.
    z_low, side = 2.32, np.linspace(-1, 1, 71)
    zs = np.linspace(h - 0.62, z_low, 9)
    spine = [(0.62, h - 0.22), (0.42, h + 0.02), (0.05, h + 0.10), (-0.38, h + 0.03), (-0.68, h - 0.18)]
    spine = even(line([(0, y, z) for y, z in spine] + [(0, float(front.at(np.array(0.0), np.array(z))[1]) - 0.08, z) for z in zs], 200), 62)
    rows = []
    for i, (_, y, z) in enumerate(spine):
        f = i / 62
        x = side * (1.24 + 0.17 * min(1.0, f * 2.2))
        over = np.clip((f - 0.25) / 0.15, 0, 1)
        ends_ = np.clip(np.abs(side) - 0.86, 0, 1) / 0.14
        zz = np.full_like(x, min(max(z, z_low), h - 0.62))
        round_ = front.at(np.clip(x, -1.28, 1.28), zz)[:, 1] - front.at(np.zeros_like(x), zz)[:, 1]
        lift = -0.45 * np.abs(side) ** 6 * (1 - over)
        corner = 0.13 * ends_**2 * np.clip((f - 0.86) / 0.14, 0, 1)
        rows.append(np.stack([x, y + round_ * over * 0.8, z + lift + corner], 1))
    rows = np.array(rows)
    rows[..., 1] -= 0.035 * ripple(rows, 2.2, seed + 5)
    flap = grid("flap", rows, cloth, flip=False)
    thick = flap.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.05, 0
    smooth = flap.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, 6
    things.append(flap)
    flat = Front(lambda a, b: _sample(rows, a, b), -1.0)
    for inset in (0.035, 0.075):
        path = [(inset, b) for b in np.linspace(0.36, 1 - inset * 0.9, 30)] + [(a, 1 - inset * 0.75) for a in np.linspace(inset, 1 - inset, 40)] + [(1 - inset, b) for b in np.linspace(1 - inset * 0.9, 0.40, 30)]
        things.append(stitches(flat, path, seam, 0.006, 0.04, 0.02, 0.006))
    things += panel(bag, [(k, -0.001) for k in np.linspace(0, 4, 60)], [(k, 0.36) for k in np.linspace(0, 4, 60)], tan if pocket_front else cloth, 0.03, n=(240, 10), thread=seam, sewn=("high",), smooth=False)
    pockets = [(0.0, 1.35, 1.9, 1.45)] if pocket_front else [(-0.70, 1.28, 1.14, 1.45), (0.70, 1.28, 1.14, 1.45)]
    for x, z, w, t in pockets:
        thing, rim = pillow(front, rounded(w, t, 0.14, x, z), 0.26, cloth, 0.62, soft=0.025, seed=int(x * 10) + 30, rounds=0.1)
        things.append(thing)
        lid = rounded(w + 0.06, 0.52, 0.10, x, z + t / 2 - 0.20)
        thing, rim = pillow(Raised(front, 0.20), lid, 0.09, cloth, 0.6, soft=0.01, seed=31, rounds=0.06)
        things.append(thing)
        inner = rounded(w - 0.06, 0.42, 0.08, x, z + t / 2 - 0.20)
        things.append(stitches(Raised(front, 0.275), inner + inner[:1], seam, 0.012, 0.04, 0.02))
    for x in (-0.66, 0.66):
        a = 0.5 + x / 2.86
        points = [flat.lifted(np.array(a), np.array(b), 0.03) for b in (0.62, 0.75, 0.88, 0.985)]
        points += [front.lifted(x, z, lift) for z, lift in ((2.14, 0.16), (1.98, 0.32), (1.75, 0.345), (1.50, 0.335))]
        pts = even(line(points, 160), 60)
        _, out, _ = frames(pts, (0, -1, 0.1))
        things.append(ribbon("strap", pts, 0.21, 0.04, tan, face=(0, -1, 0.1), count=60))
        things += edge_stitches((pts + out * 0.02)[4:-3], out[4:-3], 0.21, seam)
        k = 42
        things += buckle(pts[k] + out[k] * 0.03, out[k], (0, 0, -1), metal_, 0.31, 0.26, 0.022)
        things.append(ribbon("keeper", [pts[k + 7] - (0.115, 0, 0), pts[k + 7] + out[k] * 0.035, pts[k + 7] + (0.115, 0, 0)], 0.08, 0.02, tan, face=out[k], count=10))
    feet = ([(-0.30, 0.55, h - 0.1), (-0.30, 0.52, h + 0.1)], [(0.30, 0.55, h - 0.1), (0.30, 0.52, h + 0.1)])
    things += handle(feet, [(-0.22, 0.50, h + 0.36), (0, 0.50, h + 0.43), (0.22, 0.50, h + 0.36)], 0.2, 0.06, tan, seam)
    things += shoulder_straps(bag, tan, tan, metal_, h)
    return things


def _sample(rows, a, b):
    """A point of a net of points by shares across (a) and down (b)."""
    m, n = rows.shape[:2]
    i, k = np.clip(b * (m - 1), 0, m - 1.001), np.clip(a * (n - 1), 0, n - 1.001)
    i0, k0 = np.floor(i).astype(int), np.floor(k).astype(int)
    f, g = (i - i0)[..., None], (k - k0)[..., None]
    return (rows[i0, k0] * (1 - f) + rows[i0 + 1, k0] * f) * (1 - g) + (rows[i0, k0 + 1] * (1 - f) + rows[i0 + 1, k0 + 1] * f) * g
