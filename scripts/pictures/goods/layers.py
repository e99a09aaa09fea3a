"""What lies on or under a garment: collars, hoods, folded layers, buttons, cords."""
import math

import numpy as np

from goods.draft import Draft, drawn, smoothstep
from goods.garments import bow, mirrored, tag
from goods.laid import Panel, easy, rounded, settle, sheet
from goods.knits import edges, finish, heavy, knit, plain_knit
from materials import plain
from shapes import fillet, lathe, spline

TURN = 2 * math.pi


def piece(key, outline, draw, colors, ground, puff=0.12, seed=0, thick=0.04, fine=1, step=0.1, squeeze=0.015, stiff=14.0, wild=0.012, **more):
    """A panel of its own that lies `ground` high (a number, or a function of its points)."""
    panel = Panel(outline, step)
    laid = panel.ring * (1 - squeeze) + squeeze * panel.ring.mean(0)
    random = np.random.default_rng(seed)
    for k in range(2):
        laid[:, k] += wild * np.sin(panel.ring[:, 1 - k] * 3.1 + random.uniform(0, 6)) + wild * np.sin(panel.ring[:, k] * 2.3 + random.uniform(0, 6))
    at = settle(key, panel, laid, seed=seed, stiff=stiff, lift=0.08).copy()
    seam, edge = panel.far("seam"), np.minimum(panel.far("open"), panel.far("neck"))
    rise = (0.03 + puff * (0.35 + 0.65 * easy(edge, 0.5)) + np.maximum(0, at[:, 2] - 0.02)) * rounded(seam, 0.06 + puff)
    at[:, 2] = (ground(panel.flat) if callable(ground) else ground) + rise
    draft = drawn(key, draw)
    material, relief = draft.material(colors, threads=34, **more)
    return sheet("piece", panel, at, draft, material, thick, relief, fine=fine)


def roll_neck(colors, seed=6):
    """Fine merino with a collar folded over itself."""
    cut = heavy(2.55, neck=(0.84, 0.26), collar=0.1, rib=0.55, hem=2.32, cuff=0.86)

    def draw_roll_neck():
        return plain_knit(cut, band=False)

    def draw_neck():
        draft = Draft(2.6, (0, 0.3), 768)
        draft.ribs(np.ones_like(draft.x), draft.x + 0.06 * draft.x * draft.y, 0.07, 0.016, 0.3, 0.010)
        low, foot = draft.along(foot_line)
        draft.fine += 0.01 * smoothstep(0.09, 0.06, np.abs(low))
        return draft

    foot_line = spline([(0.93, 0.02), (0.5, -0.30), (0, -0.38), (-0.5, -0.30), (-0.93, 0.02)], 40)
    side = spline([(0.86, 0.72), (0.885, 0.4), (0.93, 0.02)], 16)
    top = spline([(-0.86, 0.72), (-0.4, 0.765), (0.4, 0.765), (0.86, 0.72)], 24)
    outline = [("seam", top), ("seam", side), ("open", foot_line), ("seam", mirrored(side))]
    neck = piece(("roll", seed), outline, draw_neck, colors, lambda p: 0.10 + 0.10 * easy(-p[:, 1] + 0.5, 0.8), 0.16, seed, step=0.07)
    return finish(("roll neck", seed), cut, draw_roll_neck, colors, 0.11, seed, stiff=9.0, squeeze=(0.016, 0.02)) + [neck]


YOKE = """
..#...#.
.###.###
..#...#.
........
#...#...
........
...###..
..#####.
.##.#.##
##..#..#
.##.#.##
..#####.
...###..
........
#.#.#.#.
.#.#.#.#
........
....#...
...###..
..#####.
...###..
....#...
........
#...#...
"""


def yoke(colors, seed=7):
    """Icelandic wool: rings of pattern around the neck."""
    cut = heavy(2.66, neck=(0.82, 0.62), collar=0.28)
    rows = [[c == "#" for c in row] for row in YOKE.strip().split("\n")]
    tile = np.array(rows, np.float32)

    def rings(draft, sleeve):
        x, y = draft.x, (draft.y - 0.28) * 1.02
        far, turn = np.hypot(x, y), np.arctan2(x, -y) / TURN + 0.5
        row = (far - 1.22) / 0.062
        here = (row >= 0) & (row < len(rows))
        column = turn * 8 * 26
        r = np.clip(row.astype(int), 0, len(rows) - 1)
        mask = tile[r, column.astype(int) % 8] * here
        dark = here & ((r < 3) | (r > 16))
        draft.paint(mask * ~dark, "light")
        draft.paint(mask * dark, "dark")
        draft.fine += 0.004 * mask

    def draw_yoke():
        return plain_knit(cut, 0.056, 0.044, 0.016, rings, rib=0.10)

    return finish(("yoke", seed), cut, draw_yoke, colors, 0.15, seed, marl=0.10)


def button(place, radius=0.10, color="#4a3020", holes=4):
    """A button of corozo or leather, sewn on."""
    r = radius
    body = lathe("button", fillet([(0, 0), (r * 0.9, 0), (r, 0.02), (r, 0.035), (r * 0.86, 0.045), (r * 0.72, 0.032), (0, 0.030)], 0.008), plain(color, 0.35), 40)
    body.location = place
    things = [body]
    for k in range(holes):
        a = math.pi / 4 + k * math.pi / 2
        hole = lathe("hole", [(0, 0.0312), (0.012, 0.0312), (0.0121, 0.031)], plain("#1c120c", 0.8), 12)
        hole.location = (place[0] + 0.028 * math.cos(a), place[1] + 0.028 * math.sin(a), place[2])
        things.append(hole)
    return things


def cardigan(colors, seed=9, buttons=6, shawl=False, bead="#c2a87c"):
    """A cardigan, buttoned; with a band around a deep neck, or with a shawl collar."""
    drop = 2.6
    cut = heavy(2.68, neck=(0.80, drop), v=True, collar=0.30)
    wide = 0.16

    def draw_cardigan():
        draft = Draft(10.8, (0, -3.2), 1600)
        ribbed, sleeve, across, along = edges(draft, cut)
        knit(draft, across, along, (1 - ribbed), 0.075 if shawl else 0.060, 0.056 if shawl else 0.046, 0.02, 0.26)
        if shawl:
            ridge = np.cos(across * np.float32(TURN / 0.30)) * (1 - ribbed)
            draft.high += 0.014 * ridge
            draft.fine += 0.006 * ridge
            draft.shade(0.92 + 0.08 * ridge)
        sleeve_and_band(draft)
        return draft

    def sleeve_and_band(draft):
        for side in (1, -1):
            hole, _ = draft.along([(side * x, y) for x, y in cut.armhole], reach=0.1)
            draft.seam(hole, 0.02, 0.03)
            draft.high -= 0.03 * np.exp(-((hole / 0.06) ** 2))
        low = draft.y < -drop + 0.1
        front = low & (np.abs(draft.x) < wide) & (draft.y > -cut.length)
        away, foot = draft.along(list(reversed(cut.neck_line)), reach=0.3)
        band = (np.abs(away) < cut.collar) & ~front
        for mask, u, v in ((front, draft.x + wide, draft.y), (band, np.abs(away), foot)):
            draft.tone[mask] = 1
            draft.fine[mask] = 0
            t = np.clip(u / (2 * wide), 0, 1)
            draft.high += mask * 0.05 * np.sqrt(np.clip(1 - (2 * t - 1) ** 6, 0, 1))
            draft.ribs(mask.astype(np.float32), v, 0.085, 0.018, 0.28)
        edge = np.where(low, draft.x - wide, 9)
        draft.shade(1 - 0.55 * np.exp(-((np.maximum(edge - 0.01, (0.01 - edge) * 3) / 0.035) ** 2)))
        draft.shade(1 - 0.3 * np.exp(-(((np.abs(away) - cut.collar - 0.01) / 0.02) ** 2)) * ~front)
        draft.shade(1 - 0.3 * np.exp(-((np.where(low, draft.x + wide, 9) / 0.02) ** 2)))

    things = finish((f"cardigan {shawl}", seed), cut, draw_cardigan, colors, 0.16, seed)
    first, last = -drop - 0.18, -cut.length + 0.28
    for k in range(buttons):
        y = first + (last - first) * k / (buttons - 1)
        things += button((-0.015 * y * 0.1, y * 0.985, 0.30), 0.125 if shawl else 0.115, bead)
    if shawl:
        things += shawl_collar(colors, drop, seed)
    return things


def shawl_collar(colors, drop, seed):
    """Two thick lapels that come around from the back of the neck."""
    inner = spline([(0.0, -drop - 0.25), (0.30, -1.75), (0.62, -0.75), (0.70, -0.20), (0.48, -0.30), (-0.07, -0.36)], 50)
    outer = spline([(-0.07, 0.60), (0.85, 0.48), (1.32, -0.15), (1.28, -1.0), (0.86, -1.9), (0.16, -drop - 0.42)], 50)
    outline = [("open", inner[: len(inner)]), ("seam", [inner[-1], (-0.07, 0.2), outer[0]]), ("seam", outer), ("seam", [outer[-1], inner[0]])]
    things = []
    for side in (1, -1):
        ring = [(kind, line if side > 0 else [(-x, y) for x, y in line]) for kind, line in outline]

        def draw():
            draft = Draft(4.2, (0.65 * side, -1.2), 1024)
            away, foot = draft.along([(side * x, y) for x, y in outer], reach=0.5)
            draft.ribs(np.ones_like(draft.x), np.abs(away), 0.11, 0.03, 0.3, 0.02)
            return draft

        things.append(piece(("shawl", side, seed), ring, draw, colors, lambda p: 0.20 + 0.02 * (side > 0), 0.22, seed, fine=1, step=0.08))
    return things


def folded(kind, cut, draw, colors, wide=1.75, tall=4.3, layers=3, puff=0.30, thick=0.04, seed=2, fine=1, period=0.085, **more):
    """A garment folded behind itself: chest and collar above, the folded layers below."""
    neck = cut.neck_line
    slope = cut.shoulder[1] / (cut.shoulder[0] - cut.neck[0])
    corner = (wide, slope * (wide - cut.neck[0]))
    side = spline([(neck[0][0], 0), (wide * 0.75, corner[1] * 0.66), (wide - 0.12, corner[1] + 0.0), (wide - 0.02, corner[1] - 0.14), (wide + 0.01, -tall * 0.5), (wide - 0.01, -tall + 0.16), (wide - 0.14, -tall + 0.02), (wide * 0.5, -tall), (0, -tall - 0.01)], 120)
    outline = [("seam", side), ("seam", mirrored(side)), ("neck", list(reversed(neck)))]
    front = Panel(outline, 0.1)
    laid = front.ring * (0.984, 0.98)
    at = settle((kind, "folded"), front, laid, seed=seed, stiff=more.pop("stiff", 10.0), lift=0.08, wave=1.1).copy()
    base = 0.09 * layers if thick > 0.03 else 0.05 * layers
    seam, edge = front.far("seam"), front.far("neck")
    at[:, 2] = base * 0.6 + (0.02 + base * 0.5 + puff * (0.4 + 0.6 * easy(edge, 0.8)) + np.maximum(0, at[:, 2] - 0.02)) * rounded(seam, puff + 0.06)
    draft = drawn((kind, "folded draft"), draw)
    material, relief = draft.material(colors, threads=34, **more)
    things = [sheet("front", front, at, draft, material, thick, relief, fine=fine)]
    ground = colors if isinstance(colors, str) else colors["ground"]
    for k in range(layers):
        out = 0.015 * math.sin(2.3 * k + 1)
        grow = 0.012 * ((k * 7) % 3) - 0.008
        under = Panel([("seam", [(x * (1 + grow) + out, min(y, corner[1] * (0.55 if abs(x) < 1 else 1)) + grow * 1.4) for x, y in side + mirrored(side)[1:]] + [(side[0][0] + out, corner[1] * 0.55)])], 0.12)
        rise = rounded(under.far("seam"), base / layers * 0.5 + 0.02)
        lift = base * 1.0 * (k + 1) / layers
        spot = np.concatenate([under.flat, (lift - base / layers * 0.6 * (1 - rise))[:, None]], 1)
        plain_draft = drawn((kind, "under"), lambda: under_draft(thick))
        stuff, _ = plain_draft.material(ground, threads=34)
        things.append(sheet("layer", under, spot, plain_draft, stuff, base / layers * 0.5, None, 0))
    line = bow((cut.neck[0], 0), (-cut.neck[0], 0), 0.5 * cut.back_drop / cut.neck[0])
    return things + inner_neck(kind, cut, line, ground, base + puff * 0.45, period)


def under_draft(thick):
    draft = Draft(6.0, (0, -2.2), 512)
    if thick > 0.03:
        draft.ribs(np.ones_like(draft.x), draft.x, 0.1, 0.01, 0.2)
    return draft


def inner_neck(kind, cut, line, ground, height, period):
    """The inside of the back that shows in a neck, with its label."""
    low = cut.neck[1] + 0.25
    outline = [("open", line), ("open", spline([line[-1], (-cut.neck[0] * 1.02, -low * 0.5), (-cut.neck[0] * 0.5, -low), (cut.neck[0] * 0.5, -low), (cut.neck[0] * 1.02, -low * 0.5), line[0]], 40))]
    panel = Panel(outline, 0.1)

    def draw():
        draft = Draft(2.6, (0, -0.6), 640)
        draft.shade(np.full_like(draft.x, 0.88))
        away, foot = draft.along(line, reach=0.3)
        draft.ribs(1 - smoothstep(cut.collar - 0.015, cut.collar + 0.01, np.abs(away)), foot, period, period * 0.2, 0.2)
        draft.seam(np.abs(away) - cut.collar, 0.01, 0.015)
        return draft

    draft = drawn((kind, "inner"), draw)
    material, relief = draft.material(ground, threads=34)
    at = np.concatenate([panel.flat, np.full((len(panel.flat), 1), height)], 1)
    middle = line[len(line) // 2]
    return [sheet("inside", panel, at, draft, material, 0.03, relief, 0), tag((middle[0], middle[1] - cut.collar - 0.1, height + 0.02))]
