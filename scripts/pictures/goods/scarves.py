"""Woven scarves: folded with their fringe, or rolled."""
import math

import numpy as np

from goods.draft import Draft, clouds, drawn, smoothstep
from goods.laid import Panel, easy, rounded, settle, sheet
from materials import plain
from shapes import link_mesh, spline, tube

# A check from its middle: bands as (from, to, color), repeated every `SETT`.
SETT = 1.0
BANDS = ((0.0, 0.17, "dark"), (0.44, 0.475, "light"), (0.26, 0.29, "dark"))


def banded(at):
    """How much of each color a thread at a place has: dark, light."""
    near = np.abs((at / SETT + 0.5) % 1 - 0.5) * SETT
    dark, light = np.zeros_like(at), np.zeros_like(at)
    for low, high, ink in BANDS:
        mask = smoothstep(low - 0.006, low + 0.006, near) * smoothstep(high + 0.006, high - 0.006, near) if low else smoothstep(high + 0.006, high - 0.006, near)
        if ink == "dark":
            dark = np.maximum(dark, mask)
        else:
            light = np.maximum(light, mask)
    return dark, light


def checked(draft):
    """Twill of colored threads both ways: where two colors cross, both show."""
    x = draft.x + 0.012 * clouds(draft.n, 14, 3, 1)
    y = draft.y + 0.012 * clouds(draft.n, 14, 4, 1)
    twill = 0.5 + 0.5 * np.sign(np.sin((x + y) * np.float32(2 * np.pi / 0.034)))
    for k in (0, 1):
        warp, weft = banded(x)[k], banded(y)[k]
        draft.paint(warp * (0.52 + 0.24 * twill) * (1 if k == 0 else 0.9), ("dark", "light")[k])
        draft.paint(weft * (0.52 + 0.24 * (1 - twill)) * (1 if k == 0 else 0.9), ("dark", "light")[k])
    draft.fine += 0.008 * np.sin((x + y) * np.float32(2 * np.pi / 0.034)).astype(np.float32)
    nap = clouds(draft.n, 260, 5, 2)
    draft.fine += 0.004 * nap
    draft.shade(1 + 0.035 * nap + 0.03 * clouds(draft.n, 20, 6, 2))


def folded_scarf(colors, wide=3.0, tall=3.5, layers=3, seed=3):
    """Folded in four, the fringe at its foot."""
    things = []

    def draw():
        draft = Draft(4.6, (0, 0), 1280)
        checked(draft)
        return draft

    draft = drawn(("scarf", seed), draw)
    material, _ = draft.material(colors, threads=40)
    w, h, r = wide / 2, tall / 2, 0.10
    for k in range(layers):
        s = 0.03 * math.sin(2.1 * k + seed)
        grow = 0.012 * ((k * 5) % 3) - 0.01
        x0, x1, y0, y1 = -w - grow + s, w + grow + s, -h - grow * 2 - 0.05 * k * (k < layers - 1), h + grow
        side = [(x1, y1 - r), (x1 + 0.012 * math.sin(k), (y0 + y1) / 2), (x1, y0)]
        turn = [math.pi / 2 * j / 8 for j in range(9)]
        top = [(x0 + r - r * math.cos(a), y1 - r + r * math.sin(a)) for a in turn] + [(x1 - r + r * math.sin(a), y1 - r + r * math.cos(a)) for a in turn]
        outline = [("seam", top), ("open", spline(side, 30)), ("open", [(x1, y0), ((x0 + x1) / 2, y0 - 0.012), (x0, y0)]), ("open", spline([(2 * s - x, y) for x, y in reversed(side)], 30))]
        panel = Panel(outline, 0.11)
        base = 0.085 * k
        if k == layers - 1:
            laid = panel.ring * (0.985, 0.985)
            laid[:, 0] += 0.02 * np.sin(panel.ring[:, 1] * 2.1)
            at = settle(("scarf", seed, k), panel, laid, seed=seed, stiff=14.0, lift=0.09, wave=1.3).copy()
            rise = 0.05 + 0.06 * easy(panel.far("open"), 0.4) + np.maximum(0, at[:, 2] - 0.02) * easy(panel.far("open"), 0.5)
        else:
            at = np.concatenate([panel.flat, np.zeros((len(panel.flat), 1))], 1)
            rise = np.full(len(at), 0.06)
        at[:, 2] = base + rise * (0.25 + 0.75 * rounded(panel.far("seam"), 0.12))
        things.append(sheet("scarf", panel, at, draft, material, 0.045, None, 2, 1 if k == layers - 1 else 0))
    for layer, count in ((layers - 1, 40), (0, 36)):
        things += fringe(colors, w * 0.975, -h * 0.988 - (0.05 if layer == 0 else 0), 0.085 * layer + 0.06, count, seed + layer)
    return things


def fringe(colors, half, y, z, count, seed):
    """Twisted tassels, each of two strands."""
    random, out = np.random.default_rng(seed), []
    stuff = {name: plain(colors[name], 0.95, specular=0.1) for name in ("ground", "dark", "light")}
    for k in range(count):
        x = -half + 2 * half * (k + 0.5) / count + random.uniform(-0.012, 0.012)
        lean, bend, long = random.uniform(-0.10, 0.10), random.uniform(-0.08, 0.08), random.uniform(0.52, 0.64)
        dark, light = (float(v[0]) for v in banded(np.array([x])))
        ink = "dark" if dark > 0.5 else "light" if light > 0.5 else "ground"
        for turn in (0, math.pi):
            path = []
            for j in range(13):
                t = j / 12
                wind = turn + t * 15
                px = x + lean * t + bend * math.sin(t * 3) + 0.017 * math.cos(wind) * (1 - 0.3 * t)
                path.append((px, y + 0.03 - long * t, max(0.025, z * (1 - t) ** 1.5 + 0.03) + 0.014 * math.sin(wind)))
            out.append(tube("tassel", path, [0.023, 0.026, 0.019], stuff[ink], 8, count=30))
    return out


def herringbone(colors, wide=3.0, seed=1):
    """A scarf rolled up loosely, its end on the table."""
    pitch, first, turns = 0.135, 0.10, 4.6
    line, far = [], 0.0
    count = 420
    for k in range(count + 1):
        a = k / count * turns * 2 * math.pi
        r = first + pitch * a / (2 * math.pi) * (1 + 0.05 * math.sin(a * 0.7 + 1))
        squash = 1 - 0.07 * (r / 0.75)
        line.append((r * math.cos(a - turns * 2 * math.pi - math.pi / 2), r * math.sin(a - turns * 2 * math.pi - math.pi / 2) * squash))
    end = line[-1]
    low = end[1]
    line += [(end[0] + 0.08 * k, low - 0.0 + 0.006 * math.sin(k)) for k in range(1, 9)]
    line = [(x, y - low + 0.03) for x, y in line]
    pts = np.array(line)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))])

    def draw():
        draft = Draft(3.2, (0, 0), 1024)
        x, y = draft.x, draft.y
        zig = np.abs((x / 0.64) % 1 - 0.5) * 0.64
        wave = np.sin((y + 2 * zig) * np.float32(2 * np.pi / 0.1067))
        draft.paint(smoothstep(-0.25, 0.25, wave), "light")
        draft.fine += 0.012 * wave.astype(np.float32)
        nap = clouds(draft.n, 220, 5, 2)
        draft.fine += 0.004 * nap
        draft.shade(1 + 0.05 * nap)
        return draft

    draft = drawn("herringbone", draw)
    material, _ = draft.material(colors, threads=40, repeat=True)
    rows = 46
    points, faces = [], []
    for j, (a, b) in enumerate(line):
        for k in range(rows + 1):
            t = k / rows
            edge = 0.03 * math.sin(run[j] * 1.3) + 0.018 * math.sin(run[j] * 4.1 + 2)
            x = (t - 0.5) * wide + edge
            points.append((x, a, b + 0.010 * math.sin(run[j] * 2.2 + t * 7) * min(1, run[j] / 2)))
    n = rows + 1
    for j in range(len(line) - 1):
        faces += [(j * n + k, (j + 1) * n + k, (j + 1) * n + k + 1, j * n + k + 1) for k in range(rows)]
    thing = link_mesh("roll", points, faces, material)
    sheet_ = thing.data.uv_layers.new(name="print")
    uv = np.array([((k / rows - 0.5) * wide / 3.2 + 0.5, run[j] / 3.2) for j in range(len(line)) for k in range(n)], np.float32)
    corners = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get("vertex_index", corners)
    sheet_.data.foreach_set("uv", uv[corners].ravel())
    wall = thing.modifiers.new("wall", "SOLIDIFY")
    wall.thickness, wall.offset = 0.062, 0
    soft = thing.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments, soft.limit_method = 0.02, 2, "ANGLE"
    return [thing]
