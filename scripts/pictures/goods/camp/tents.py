"""Tents: a dome with crossed poles and a porch, and a ridge tent of canvas. Built about three units wide: scale them as needed."""
import math

import numpy as np

from goods.sewn.skin import Front, cord, creases, grid, line, panel, ribbon, ripple, stitches, unit
from goods.sewn.stuffs import canvas, dark, nylon, thread, webbing
from materials import plain, steel, wood
from shapes import link_mesh

X, Y, H = 1.42, 1.15, 1.50


def _pole(z, size):
    """How far out a pole is at a height."""
    return size * np.maximum(1e-4, 1 - (np.clip(z, 0, H) / H) ** 2.3) ** (1 / 2.3)


def _dome(a, z):
    """The outer tent: at each height a rectangle between the four poles, drawn in a little between them."""
    a = a % 4
    side, f = np.floor(a), a - np.floor(a)
    x, y = _pole(z, X), _pole(z, Y)
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], float)
    i = side.astype(int) % 4
    p, q = corners[i], corners[(i + 1) % 4]
    u = p * (1 - f)[..., None] + q * f[..., None]
    drawn = 1 - 0.085 * np.sin(np.pi * f) ** 1.0 * (1 - 0.25 * (z / H))
    pos = np.stack([u[..., 0] * x, u[..., 1] * y, z], -1)
    inward = np.where((side % 2 == 0)[..., None], np.array([1, 0, 0.0]), np.array([0, 1, 0.0]))
    pos[..., 0] *= np.where(side % 2 == 0, 1, drawn)
    pos[..., 1] *= np.where(side % 2 == 0, drawn, 1)
    pull = creases(pos * np.array([1.0, 1.0, 0.5]), 3.2, 4, 3.6) * 0.022 + 0.012 * ripple(pos, 3.0, 2)
    n = unit(np.stack([pos[..., 0] / X**2, pos[..., 1] / Y**2, pos[..., 2] / H**2 * 0.6], -1))
    return pos - n * (pull * np.clip(z * 6, 0, 1) * np.sin(np.pi * f) ** 0.6)[..., None]


def dome_tent(colors):
    """Sleeps three: crossed poles in sleeves, a porch with its door rolled aside. `colors` are (cloth, second cloth, trim)."""
    color, second, trim = colors
    fly, other, edge = nylon(color, 0.42), nylon(second, 0.42), webbing(trim)
    inner, floor, black = nylon("#b9b4a4", 0.6), nylon("#4b4f50", 0.6), dark("#1a1c1b")
    rope, peg, pole_ = thread("#d9d2bd"), steel(0.3, 0), plain("#c8932a", 0.4)
    outside = Front(_dome, 1.0)
    a = np.linspace(0, 4, 320, endpoint=False)
    z = H * np.sin(np.linspace(0.02, 1, 110) * math.pi / 2) * 0.9995
    A, Z = np.meshgrid(a, z)
    things = [grid("fly", _dome(A, Z), fly, around=True)]
    # The two upper fields of another cloth and the seams along the poles.
    for k in (1, 3):
        low = [(k + f, 0.72) for f in np.linspace(0.0, 1.0, 40)]
        high = [(k + 0.5 + (f - 0.5) * 0.98, 1.26) for f in np.linspace(0, 1, 40)]
        things += panel(outside, low, high, other, 0.006, n=(70, 30), smooth=False)
        things += panel(outside, [(k + f, 0.70) for f in np.linspace(0, 1, 30)], [(k + f, 0.735) for f in np.linspace(0, 1, 30)], edge, 0.010, n=(60, 6), smooth=False)
    for k in range(4):
        zs = H * np.sin(np.linspace(0.0, 0.995, 60) * math.pi / 2)
        pts = np.array([_dome(np.array(k + 0.0), np.array(v)) for v in zs])
        n = unit(pts * np.array([1 / X**2, 1 / Y**2, 0.8 / H**2]))
        things.append(ribbon("sleeve", pts + n * 0.004, 0.11, 0.012, fly, faces_along=n, count=60))
        things.append(cord("pole", pts + n * 0.02, 0.019, pole_ if k % 2 else plain("#b3472a", 0.4), count=90, smooth=False))
    # The hem.
    things += panel(outside, [(k, 0.03) for k in np.linspace(0, 4, 160)], [(k, 0.085) for k in np.linspace(0, 4, 160)], edge, 0.008, n=(280, 8), smooth=False)
    # The porch: a lower hoop in front, cloth from the dome to it, and the open door.
    hoop_w, hoop_h, reach = 0.92, 0.93, -1.92
    t = np.linspace(0, math.pi, 60)
    hoop = np.stack([-hoop_w * np.cos(t), np.full_like(t, reach) + 0.16 * np.sin(t), hoop_h * np.sin(t) ** 0.75], 1)
    back = []
    for s in np.linspace(-1, 1, 60):
        zz = 1.10 * (1 - abs(s) ** 2.6) + 0.02
        half = _pole(np.array(zz), X) * 0.0 + 1.16
        q = _dome(np.array(0.5 + s * 0.42 * (1 - 0.2 * (zz / H))), np.array(min(zz, 1.10)))
        back.append(q + (0, -0.012, 0.0))
    back = np.array(back)
    rows = []
    for f in np.linspace(0, 1, 46):
        row = back * (1 - f) + hoop * f
        sag = math.sin(math.pi * f)
        row[:, 2] -= 0.05 * sag * np.sin(t) ** 1.5
        row[:, 0] *= 1 - 0.05 * sag * np.abs(np.cos(t))
        row += (creases(row * np.array([1, 0.3, 1]), 4.0, 9, 3.6) * -0.02 * sag)[:, None] * np.array([0, 0, 1.0])
        rows.append(row)
    porch = np.array(rows)
    things.append(grid("porch", porch, fly))
    things.append(cord("hoop", hoop + (0, 0.0, 0.012), 0.019, plain("#2d5f8a", 0.4), count=80, smooth=False))
    things.append(ribbon("hoop sleeve", hoop + (0, -0.004, 0), 0.10, 0.012, edge, faces_along=np.stack([-np.cos(t), t * 0, np.sin(t)], 1), count=70))
    # The front cloth with the door's opening: two sides remain, the door hangs rolled beside it.
    for s in (-1, 1):
        rows = []
        for f in np.linspace(0, 1, 30):
            w0 = t[:31] if s < 0 else t[::-1][:31]
            edge_ = np.stack([-hoop_w * np.cos(w0), reach + 0.16 * np.sin(w0), hoop_h * np.sin(w0) ** 0.75], 1)
            u = np.linspace(0, 1, 31)
            to = np.stack([s * (0.50 - 0.50 * u**2.2), reach - 0.20 + 0.34 * u**1.2, hoop_h * u * 0.985], 1)
            row = edge_ * (1 - f) + to * f
            row[:, 1] += 0.02 * np.sin(f * math.pi) + 0.012 * ripple(row, 5, 3 + s)
            rows.append(row)
        rows = np.array(rows)
        things.append(grid("front", rows, fly))
        things.append(ribbon("zip", rows[-1] + (0, -0.008, 0), 0.05, 0.012, edge, face=(0, -1, 0.2), count=50))
    roll = [(0.50, reach - 0.24, 0.05), (0.495, reach - 0.215, 0.20), (0.45, reach - 0.18, 0.42), (0.35, reach - 0.11, 0.62), (0.20, reach - 0.02, 0.80)]
    things.append(cord("rolled", roll, [0.05, 0.07, 0.075, 0.07, 0.03], other, count=60, sides=18))
    for k in (0.3, 0.62):
        c = line(roll, 60)[int(60 * k)]
        d = unit(line(roll, 60)[int(60 * k) + 1] - line(roll, 60)[int(60 * k) - 1])
        u, v = unit(np.cross(d, (0, 1, 0))), None
        v = np.cross(d, u)
        things.append(cord("tie", [c + (u * math.cos(w) + v * math.sin(w)) * 0.082 for w in np.linspace(0, 2 * math.pi, 13)[:-1]], 0.014, edge, closed=True, count=30))
    # What is seen inside: the inner tent's wall with its mesh door, and the floor.
    things.append(link_mesh("floor", [(-1.4, -1.1, 0.012), (1.4, -1.1, 0.012), (1.4, 1.1, 0.012), (-1.4, 1.1, 0.012)], [(0, 1, 2, 3)], floor))
    things.append(link_mesh("ground sheet", [(-0.84, -1.92, 0.006), (0.84, -1.92, 0.006), (1.1, -1.0, 0.006), (-1.1, -1.0, 0.006)], [(0, 1, 2, 3)], floor))
    wall = []
    for v in np.linspace(0, 1, 20):
        wall.append([(x * (1.25 - 0.45 * v**2), -0.98 + 0.30 * v**1.5 + 0.01 * math.sin(9 * x), 1.05 * v) for x in np.linspace(-1, 1, 30)])
    things.append(grid("inner", np.array(wall), inner))
    doors = []
    for v in np.linspace(0, 1, 24):
        w = 0.60 * (1 - v**2.4) ** (1 / 2.4) if v < 1 else 0.0
        doors.append([(x * w, -0.995 + 0.30 * (v * 0.8) ** 1.5, 0.06 + 0.80 * v) for x in np.linspace(-1, 1, 24)])
    things.append(grid("mesh", np.array(doors), black))
    turn = [(-0.60 * math.cos(w), -0.998 + 0.30 * (0.8 * math.sin(w)) ** 1.5, 0.06 + 0.80 * math.sin(w) ** 0.8) for w in np.linspace(0, math.pi, 40)]
    things.append(cord("inner zip", turn, 0.012, edge, count=80))
    # Lines and pegs.
    for start, end in (
        (_dome(np.array(1.5), np.array(0.72)), (2.15, 0.05, 0.0)), (_dome(np.array(3.5), np.array(0.72)), (-2.15, 0.05, 0.0)),
        (hoop[22], (-0.42, -2.75, 0)), (hoop[37], (0.42, -2.75, 0)), (_dome(np.array(2.5), np.array(0.72)), (0, 1.9, 0)),
    ):
        s, e = np.array(start), np.array(end, float)
        things.append(cord("line", [s, (s + e) / 2 - (0, 0, 0.008), e + (0, 0, 0.03)], 0.0085, rope, count=24, sides=8))
        things.append(ribbon("runner", [s * 0.45 + e * 0.55 - (0, 0, 0.002), s * 0.41 + e * 0.59 - (0, 0, 0.002)], 0.035, 0.012, plain("#c8932a", 0.4), face=(0, -1, 1), count=6))
        d = unit(e - s) * np.array([1, 1, 0])
        things.append(cord("peg", [e + d * 0.02 + (0, 0, 0.075), e - d * 0.02 + (0, 0, 0.07), e + (0, 0, 0.04), e - d * 0.05 + (0, 0, -0.05)], 0.011, peg, count=20))
    for k in range(4):
        c = _dome(np.array(float(k)), np.array(0.03))
        d = unit(c * np.array([1, 1, 0]))
        things.append(cord("peg", [c + d * 0.06 + (0, 0, 0.06), c + d * 0.10 + (0, 0, 0.05), c + d * 0.06 + (0, 0, -0.05)], 0.012, peg, count=16))
        things.append(ribbon("loop", [c, c + d * 0.08 + (0, 0, 0.0)], 0.05, 0.012, edge, face=(0, 0, 1), count=6))
    return things


def ridge_tent(color="#c3ae86", inner="#a9764a"):
    """Cotton canvas over two wooden poles, its doors tied back; sleeps two. The front looks to -y."""
    cloth, lining, rope = canvas(color, 90, patchy=0.05), canvas(inner, 90, patchy=0.05), thread("#cdbf9c")
    stick, black = wood("#a8763f", "#6d4722", "z", rings=3), dark("#191512")
    seam, peg = thread("#a8956c"), wood("#8a5f35", "#5a3a1c", "z", rings=3)
    wide, high, deep, wall = 1.25, 1.62, 3.0, 0.26

    def side(s):
        def at(u, v):
            """u: from front (0) to back (1); v: from the ridge (0) to the eaves (1)."""
            y = -deep / 2 + deep * u
            ridge = high - 0.07 * np.sin(np.pi * u)
            x = wide * v
            z = ridge * (1 - v) + wall * v
            sag = np.clip(np.sin(np.pi * v), 0, 1) ** 0.9 * (0.055 + 0.03 * np.sin(np.pi * u))
            eave = 0.035 * np.abs(np.sin(u * np.pi * 3)) * v**3
            p = np.stack([s * (x - sag * 0.75 - eave), y * (1 + 0.02 * v), z - sag * 0.7 - eave * 0.3], -1)
            fan = 0.0
            for k in range(4):
                peg_u = k / 3
                angle = np.arctan2((u - peg_u) * deep, (1.02 - v) * 1.9)
                near = np.exp(-(((u - peg_u) * 3.2) ** 2) - ((1 - v) * 1.5) ** 2)
                fan = fan + near * np.cos(angle * 15 + k) * 0.010 * np.clip((1 - v) * 8, 0, 1)
            rest = 0.014 * ripple(p * np.array([1, 0.8, 1]), 2.6, 3 + s) - 0.018 * creases(p * np.array([0.6, 1.3, 0.6]), 2.8, 5 + s, 4.0)
            n = np.array([s * 0.73, 0, 0.68])
            return p + n * ((fan + rest) * np.clip(v * 7, 0, 1) * np.clip(u * 12, 0, 1) * np.clip((1 - u) * 12, 0, 1))[..., None]

        return Front(at, -1.0 * s)

    things = []
    u, v = np.meshgrid(np.linspace(0, 1, 140), np.linspace(0, 1, 90))
    for s in (-1, 1):
        sheet = side(s)
        roof = grid("roof", sheet.at(u, v), cloth)
        things.append(roof)
        # The low upright wall under the eaves, and the strip that lies over its seam.
        edge = sheet.at(np.linspace(0, 1, 140), np.ones(140))
        rows = []
        for f in np.linspace(0, 1, 14):
            row = edge.copy()
            row[:, 2] = edge[:, 2] * (1 - f) + 0.005 * f
            row[:, 0] += s * (-0.02 * f + 0.016 * ripple(row * np.array([1, 1.6, 0.3]), 5.0, 7 + s) * math.sin(math.pi * min(1, f + 0.15)))
            rows.append(row)
        things.append(grid("wall", np.array(rows), cloth))
        flap = [edge + (s * 0.014, 0, 0.012), edge + (s * 0.022, 0, -0.03), edge + (s * 0.02, 0, -0.075)]
        things.append(grid("eave", np.array(flap), cloth))
        for vv in (0.985, 0.955):
            things.append(stitches(sheet, [(k, vv) for k in np.linspace(0.01, 0.99, 60)], seam, 0.002, 0.022, 0.012, 0.0035))
        for uu in (0.333, 0.667):
            things += panel(sheet, [(uu - 0.006, b) for b in np.linspace(0.0, 0.97, 30)], [(uu + 0.006, b) for b in np.linspace(0.0, 0.97, 30)], cloth, 0.006, n=(50, 6), smooth=False)
        # Guy lines from the eaves.
        for uu in (0.02, 0.333, 0.667, 0.98):
            c = sheet.at(np.array(uu), np.array(1.0))
            e = np.array([s * (wide + 0.62), c[1] * 1.04, 0.0])
            things.append(cord("line", [c, (c + e) / 2 - (0, 0, 0.006), e + (0, 0, 0.05)], 0.009, rope, count=20, sides=8))
            things.append(cord("peg", [e + (s * 0.02, 0, 0.10), e + (-s * 0.01, 0, -0.04)], [0.02, 0.016], peg, count=8))
            mid = c * 0.45 + e * 0.55
            things.append(ribbon("runner", [mid - (e - c) * 0.03, mid + (e - c) * 0.03], 0.05, 0.02, stick, face=(0, -1, 0.5), count=8))
    # The ridge seam, poles and lines.
    for y in (-1, 1):
        yy = y * (deep / 2 - 0.02)
        things.append(cord("pole", [(0, yy + y * 0.03, 0.0), (0, yy + y * 0.03, high + 0.13)], 0.035, stick, count=20, sides=20))
        tip, e = np.array([0, yy + y * 0.03, high + 0.05]), np.array([0, y * (deep / 2 + 1.15), 0.0])
        if y > 0:
            things.append(cord("line", [tip, (tip + e) / 2 - (0, 0, 0.008), e + (0, 0, 0.05)], 0.0095, rope, count=20, sides=8))
        for s in (-1, 1):
            e = np.array([s * 0.85, y * (deep / 2 + 0.95), 0.0])
            if y < 0:
                things.append(cord("line", [tip, (tip + e) / 2 - (0, 0, 0.01), e + (0, 0, 0.05)], 0.0095, rope, count=20, sides=8))
                things.append(cord("peg", [e + (0, -0.02, 0.10), e + (0, 0.01, -0.04)], [0.02, 0.016], peg, count=8))
    ridge = np.stack([np.zeros(60), np.linspace(-deep / 2, deep / 2, 60), high - 0.07 * np.sin(np.linspace(0, np.pi, 60)) + 0.006], 1)
    things.append(ribbon("ridge", ridge, 0.09, 0.014, cloth, face=(0, 0, 1), count=60))
    # The doors: drawn together at the tie, folded; the lining shows.
    for s in (-1, 1):
        rows = []
        for f in np.linspace(0, 1, 60):
            z = (high - 0.02) * (1 - f) + 0.01
            outer = wide * min(1.0, f * high / (high - wall)) * 0.985 if f < 1 - wall / high else wide * 0.985
            width = outer * (0.46 - 0.30 * math.exp(-(((f - 0.60) / 0.16) ** 2)) + 0.05 * f)
            row = []
            for q in np.linspace(0, 1, 40):
                fold = math.sin(q * 19 + 1.2 * f) * 0.045 * f * (0.35 + 0.65 * q)
                row.append((s * (outer - width * q), -deep / 2 - 0.03 - 0.05 * f * math.sin(q * 3) + fold, z))
            rows.append(row)
        rows = np.array(rows)
        things.append(grid("door", rows, lining))
        tie = rows[36]
        c = tie.mean(0)
        things.append(cord("tie", [tie[0] + (s * 0.015, 0.03, 0), c + (0, -0.085, 0.01), tie[-1] + (-s * 0.03, -0.01, 0), c + (0, 0.08, 0)], 0.016, rope, closed=True, count=40))
        for z0, z1 in ((0, 59),):
            things.append(ribbon("hem", rows[:, 0] + (0, -0.004, 0), 0.05, 0.012, cloth, face=(0, -1, 0), count=60))
    # Inside: the back wall and the floor.
    back = [(-wide, deep / 2 - 0.03, 0), (wide, deep / 2 - 0.03, 0), (wide, deep / 2 - 0.03, wall), (0, deep / 2 - 0.03, high), (-wide, deep / 2 - 0.03, wall)]
    things.append(link_mesh("back", back, [(0, 1, 2, 3, 4)], cloth))
    things.append(link_mesh("floor", [(-wide + 0.02, -deep / 2, 0.008), (wide - 0.02, -deep / 2, 0.008), (wide - 0.02, deep / 2, 0.008), (-wide + 0.02, deep / 2, 0.008)], [(0, 1, 2, 3)], canvas("#5c5340", 60)))
    return things
