"""Garments laid flat: how they are cut, how the front comes to lie over the back."""
import math

import numpy as np

from goods.draft import Draft, clouds, drawn, smoothstep
from goods.laid import Panel, easy, nearest, rounded, settle, sheet
from materials import printed
from shapes import link_mesh, spline


def mirrored(line):
    return [(-x, y) for x, y in reversed(line)]


def bow(a, b, sag, count=24):
    """A line from a to b, bent to its left by `sag`."""
    (ax, ay), (bx, by) = a, b
    n = (-(by - ay), bx - ax)
    return [(ax + (bx - ax) * t + n[0] * sag * 4 * t * (1 - t), ay + (by - ay) * t + n[1] * sag * 4 * t * (1 - t)) for t in (k / count for k in range(count + 1))]


def neckline(wide, drop, square=1.0, count=40):
    """From the right shoulder down around to the left one."""
    out = []
    for k in range(count + 1):
        a = math.pi / 2 - math.pi * k / count
        out.append((wide * math.sin(a), -drop * max(0, math.cos(a)) ** square))
    return out


def pointed(wide, drop, count=40):
    """A V from the right shoulder to the left one."""
    side = spline([(wide, 0), (wide * 0.62, -drop * 0.45), (0.0, -drop)], count // 2)
    return side + mirrored(side)[1:]


class Cut:
    """The measures of a garment in units of ten centimetres, and the lines its edges run along."""

    def __init__(
        self, chest=2.55, length=7.1, shoulder=(2.2, -0.42), neck=(0.78, 0.82), back_drop=0.1, armpit=-2.55, sleeve=2.0,
        angle=30.0, cuff=1.7, collar=0.2, waist=0.06, hem=None, rib=0.0, swing=3.0, v=False, square=1.0,
    ):
        self.chest, self.length, self.shoulder, self.collar, self.armpit = chest, length, shoulder, collar, armpit
        self.neck, self.back_drop, self.rib, self.swing, self.long = neck, back_drop, rib, swing, sleeve > 3
        self.neck_line = pointed(*neck) if v else neckline(*neck, square)
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        self.axis, self.out = (c, -s), (s, c)

        def on(t, up=0.0):
            return (shoulder[0] + c * t + s * up, shoulder[1] - s * t + c * up)

        self.top = on(sleeve)
        self.under = (self.top[0] - s * cuff, self.top[1] - c * cuff)
        self.pit = (chest, armpit)
        self.hem = (hem or chest + 0.04, -length)
        slope = [(neck[0], 0), ((neck[0] + shoulder[0]) / 2, shoulder[1] * 0.46), shoulder]
        if self.long:
            self.shoulder_line = spline(slope + [on(sleeve * 0.22, 0.07), on(sleeve * 0.55, 0.09), on(sleeve - rib * 1.3, 0.08 if rib else 0.02), on(sleeve - rib * 0.8, 0.02), self.top], 90)
            low = (self.under[0] - c * rib * 0.8, self.under[1] + s * rib * 0.8)
            wide = (self.under[0] - c * rib * 1.5 - s * 0.12 * (rib > 0), self.under[1] + s * rib * 1.5 - c * 0.12 * (rib > 0))
            middle = (self.pit[0] * 0.5 + wide[0] * 0.5 - 0.02, armpit * 0.5 + wide[1] * 0.5 - 0.02)
            self.under_line = spline(([self.under, low] if rib else [self.under]) + [wide, middle, (chest + 0.09, armpit - 0.06), (chest + 0.03, armpit - 0.09)], 60)
        else:
            self.shoulder_line = spline(slope + [on(sleeve * 0.35, 0.04), self.top], 60)
            self.under_line = spline([self.under, ((self.under[0] + chest) / 2, (self.under[1] + armpit) / 2 + 0.03), (chest + 0.12, armpit + 0.02), (chest + 0.02, armpit - 0.1)], 24)
        side = [self.under_line[-1], (chest - waist, (armpit - length) / 2)]
        if rib:
            side += [(chest - 0.02, -length + rib * 2.0), (self.hem[0] + 0.10, -length + rib * 1.12), (self.hem[0] + 0.01, -length + rib * 0.8)]
        self.side_line = spline(side + [self.hem], 40)
        self.hem_line = bow(self.hem, (-self.hem[0], self.hem[1]), -0.008)
        self.cuff_line = bow(self.top, self.under, 0.015)
        self.armhole = spline([shoulder, (shoulder[0] - 0.10, (shoulder[1] + armpit) / 2 - 0.1), self.pit], 32)

    def edges(self, front=True):
        right = [("seam", self.shoulder_line), ("open", self.cuff_line), ("seam", self.under_line), ("seam", self.side_line)]
        left = [(kind, mirrored(line)) for kind, line in reversed(right)]
        neck = self.neck_line if front else bow((self.neck[0], 0), (-self.neck[0], 0), 0.5 * self.back_drop / self.neck[0])
        return right + [("open", self.hem_line)] + left + [("neck", list(reversed(neck)))]

    def sleeves(self, draft):
        """Where the sleeves are on a draft, and their own coordinates: across, along from the cuff."""
        mask, across, along = np.zeros_like(draft.x), draft.x.copy(), draft.y.copy()
        for side in (1, -1):
            x = draft.x * side
            hole, _ = draft.along([(side * px, py) for px, py in self.armhole], True)
            here = (np.where(draft.y > self.armpit, hole * side > 0, x > self.chest + 0.015)) & (x > 0.5 * self.chest)
            dx, dy = x - (self.top[0] + self.under[0]) / 2, draft.y - (self.top[1] + self.under[1]) / 2
            across = np.where(here, side * (dx * self.out[0] + dy * self.out[1]), across)
            along = np.where(here, -(dx * self.axis[0] + dy * self.axis[1]), along)
            mask = np.maximum(mask, here)
        return mask.astype(np.float32), across.astype(np.float32), along.astype(np.float32)


def laid_line(cut, panel, seed, squeeze=(0.014, 0.018), wild=0.03):
    """Where the edge lies: a little narrower and shorter than it was cut, the sleeves swung in, and not quite even."""
    random = np.random.default_rng(seed)
    x, y = panel.ring[:, 0], panel.ring[:, 1]
    out = panel.ring.copy()
    for _ in range(5):
        a, b = random.uniform(0.5, 1.5, 2)
        p, q = random.uniform(0, 6, 2)
        out[:, 0] += wild * np.sin(y * a * 1.3 + x * 0.4 + p) * 0.5
        out[:, 1] += wild * np.sin(x * b * 1.3 - y * 0.3 + q) * 0.5
    out[:, 0] -= squeeze[0] * x
    out[:, 1] -= squeeze[1] * (y + 1)
    part = np.concatenate([[k] * (len(line) - 1) for k, (_, line) in enumerate(panel.edges)])
    for side, parts in ((1, (0, 1, 2)), (-1, (6, 7, 8))):
        far = np.hypot(x - side * cut.pit[0], y - cut.pit[1])
        pull = np.exp(-((far / 0.7) ** 2)) * (0.08 + 0.05 * random.random())
        out[:, 0] -= side * pull
        out[:, 1] += pull * 0.9
        dx, dy = x * side - cut.shoulder[0], y - cut.shoulder[1]
        share = np.isin(part, parts) * easy(dx * cut.axis[0] + dy * cut.axis[1], 1.2)
        share = share * np.where(part == parts[1 + side], easy(far, 2.2 if cut.long else 1.0), 1)
        turn = -np.radians(cut.swing * (0.7 + 0.6 * random.random())) * share
        out[:, 0] += side * (dx * (np.cos(turn) - 1) - dy * np.sin(turn))
        out[:, 1] += dx * np.sin(turn) + dy * (np.cos(turn) - 1)
    return out


def lay(key, cut, seed=0, puff=0.06, step=0.1, squeeze=(0.014, 0.018), **more):
    """The front's panel, the line its edge lies on, and its points at rest over a back."""
    front = Panel(cut.edges(), step)
    laid = laid_line(cut, front, seed, squeeze)
    at = settle(key, front, laid, seed=seed, **more).copy()
    seam, edge = front.far("seam"), np.minimum(front.far("open"), front.far("neck"))
    body = 0.025 + puff * (0.35 + 0.65 * easy(edge, 0.9))
    at[:, 2] = 0.02 + (body + np.maximum(0, at[:, 2] - 0.02)) * rounded(seam, 0.10 + puff)
    return front, laid, at


def back_of(cut, laid, front, colors, thick=0.02, period=0.034, label=True, **more):
    """The back under the front: seen in the neck, and a hair of it at the hems."""
    out, k = [], 0
    for kind, line in front.edges:
        piece = np.concatenate([laid, laid[:1]])[k : k + len(line)].copy()
        if kind == "open":
            d = piece[-1] - piece[0]
            away = np.array((-d[1], d[0])) / np.linalg.norm(d)
            piece += away * 0.022 * np.sin(np.linspace(0, np.pi, len(piece)))[:, None] ** 0.5
        if kind == "neck":
            t = np.linspace(0, 1, 30)[:, None]
            piece = piece[0] + (piece[-1] - piece[0]) * t - np.array((0, cut.back_drop)) * (4 * t * (1 - t)) ** 0.8
        out.append((kind, piece))
        k += len(line) - 1
    panel = Panel(out, 0.14)
    top = out[-1][1]

    def draw():
        draft = Draft(4.2, (0, -1.6), 1024)
        draft.shade(0.88 + 0.02 * clouds(1024, 90, 5))
        away, foot = draft.along(top)
        away = np.abs(away)
        draft.ribs(1 - smoothstep(cut.collar - 0.015, cut.collar + 0.01, away), foot, period, period * 0.2, 0.2)
        draft.seam(away - cut.collar, 0.01, 0.015)
        draft.seam(away - cut.collar - 0.11, 0.01, 0.012)
        return draft

    draft = drawn(("back", id(cut.__class__), tuple(top[0]), cut.collar, cut.back_drop), draw)
    at = np.concatenate([panel.flat, np.full((len(panel.flat), 1), 0.022)], 1)
    at[:, 2] += 0.014 * np.exp(-((nearest(panel.flat, [top]) / 0.2) ** 2))
    material, relief = draft.material({"ground": colors} if isinstance(colors, str) else colors, threads=60, **more)
    things = [sheet("back", panel, at, draft, material, thick, relief, 0)]
    if label:
        middle = top[len(top) // 2]
        things.append(tag((middle[0], middle[1] - cut.collar - 0.10, 0.055)))
    return things


def tag(place, width=0.42, height=0.24, word="DECKHAND", ground="#e9e4d6", ink="#3c4650"):
    """A woven label, sewn in at its upper edge."""
    svg = f'''<svg xmlns="http://www.w3.org/2000/svg" width="420" height="240"><rect width="420" height="240" fill="{ground}"/>
<text x="210" y="136" font-family="DejaVu Sans" font-size="48" letter-spacing="6" text-anchor="middle" fill="{ink}">{word}</text>
<path d="M120 168H300" stroke="{ink}" stroke-width="3"/></svg>'''
    points, faces = [], []
    for k in range(9):
        x = width * (k / 8 - 0.5)
        for j in range(5):
            lift = 0.012 * math.sin(k * 0.9 + 1) * j / 4
            points.append((place[0] + x, place[1] - height * j / 4, place[2] + lift))
    for k in range(8):
        faces += [(k * 5 + j, k * 5 + j + 1, k * 5 + j + 6, k * 5 + j + 5) for j in range(4)]
    thing = link_mesh("label", points, faces, printed(svg, 0.85))
    print_ = thing.data.uv_layers.new(name="print")
    for corner, loop in zip(print_.data, thing.data.loops):
        k, j = divmod(loop.vertex_index, 5)
        corner.uv = (k / 8, 1 - j / 4)
    wall = thing.modifiers.new("wall", "SOLIDIFY")
    wall.thickness = 0.006
    return thing
