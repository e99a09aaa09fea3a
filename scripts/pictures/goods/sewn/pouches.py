"""What all bags share: soft bodies with wrinkles, pockets, zips, buckles, labels and handles. Fronts look to -y."""
import math

import numpy as np

from goods.sewn.skin import Front, Sheet, cord, creases, even, frames, grid, line, panel, ribbon, ripple, stitches, unit
from shapes import link_mesh


class Pouch(Sheet):
    """A bag's body: at every height `z` a rounded rectangle of half width `wide(z)` and half depth `deep(z)`, squarer as `square(z)` grows.

    `at(a, z)`: `a` runs around from the front's middle (0) to the right side (1), the back (2) and the left side (3)."""

    def __init__(self, height, wide, deep, square=4.0, soft=0.03, folds=0.05, seed=1, scale=1.6, still=0.25, pulls=()):
        self.height, self.wide, self.deep = height, wide, deep
        self.square = square if callable(square) else (lambda z: np.full_like(z, square))
        self.soft, self.folds, self.seed, self.scale, self.still, self.pulls = soft, folds, seed, scale, still, pulls
        z = np.array([height * 0.4])
        w, d, e = float(wide(z)[0]), float(deep(z)[0]), float(self.square(z)[0])
        u = np.linspace(0, 1, 1600)
        t = math.pi / 2 * u**4 / (u**4 + (1 - u) ** 4)
        x, y = np.sin(t) ** (2 / e) * w, np.cos(t) ** (2 / e) * d
        far = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
        self._far, self._t = far / far[-1], t

    def moved(self, p, n):
        low = np.clip(p[..., 2] / self.still, 0, 1) if self.still else 1.0
        h = self.soft * ripple(p, self.scale, self.seed)
        h = h - self.folds * creases(p * np.array([1, 1, 0.55]), self.scale * 1.5, self.seed + 3, 4.5) * (0.35 + 0.65 * (ripple(p, 0.9, self.seed + 7) > 0))
        for x, z, wide, deep in self.pulls:
            h = h + deep * np.exp(-(((p[..., 0] - x) / wide) ** 2) - (((p[..., 2] - z) / wide) ** 2))
        return p + n * (h * low)[..., None]

    def at(self, a, z):
        a, z = np.broadcast_arrays(np.asarray(a, float), np.asarray(z, float))
        a = a % 4
        quarter, f = np.floor(a).astype(int), a - np.floor(a)
        f = np.where(quarter % 2 == 0, f, 1 - f)
        t = np.interp(f, self._far, self._t)
        e, w, d = self.square(z), self.wide(z), self.deep(z)
        sx = np.where(quarter < 2, 1, -1)
        sy = np.where((quarter == 0) | (quarter == 3), -1, 1)
        s, c = np.sin(t), np.cos(t)
        x, y = sx * s ** (2 / e), sy * c ** (2 / e)
        n = unit(np.stack([sx * np.abs(x) ** (e - 1) / w, sy * np.abs(y) ** (e - 1) / d, 0 * x], -1))
        return self.moved(np.stack([x * w, y * d, z], -1), n)

    way = 1.0

    def front(self, back=False):
        """The front as a sheet of (x, z); or the back."""
        s = 1 if back else -1

        def at(x, z):
            e, w, d = self.square(z), self.wide(z), self.deep(z)
            u = np.clip(np.abs(x) / w, 0, 0.995)
            y = s * d * (1 - u**e) ** (1 / e)
            n = unit(np.stack([np.sign(x) * u ** (e - 1) / w, s * np.abs(y / d) ** (e - 1) / d, 0 * x], -1))
            return self.moved(np.stack([x, y, z], -1), n)

        return Front(at, -1.0 if back else 1.0)

    def side(self, s=1):
        """A side as a sheet of (y, z)."""

        def at(y, z):
            e, w, d = self.square(z), self.wide(z), self.deep(z)
            u = np.clip(np.abs(y) / d, 0, 0.995)
            x = s * w * (1 - u**e) ** (1 / e)
            n = unit(np.stack([s * np.abs(x / w) ** (e - 1) / w, np.sign(y) * u ** (e - 1) / d, 0 * y], -1))
            return self.moved(np.stack([x, y, z], -1), n)

        return Front(at, float(s))

    def body(self, material, inside=None, columns=260, rows=150, thick=0.03, hem=0.0):
        """The mesh: closed above, or open with an inside and a thick edge if `inside`."""
        a = np.linspace(0, 4, columns, endpoint=False)
        t = np.linspace(0, 1, rows)
        z = self.height * (t if inside else np.sin(t * math.pi / 2) * 0.9995)
        rings = [self.at(a, np.full_like(a, v)) for v in z]
        first = rings[0]
        under = [np.stack([first[:, 0] * f, first[:, 1] * f, first[:, 2]], 1) for f in (0.02, 0.6, 0.97)]
        if not inside:
            last = rings[-1]
            return [grid("body", np.array(under + rings + [last.mean(0) + (last - last.mean(0)) * 0.02]), material, around=True)]
        n = self.normal(a, np.full_like(a, self.height * 0.995))
        n[:, 2] = 0
        n, edge = unit(n), rings[-1]
        up = np.array([0, 0, 1.0])
        roll = [edge - n * thick / 2 + (n * math.cos(w) + up * math.sin(w)) * thick / 2 for w in np.linspace(0, math.pi, 9)[1:]]
        inner = []
        for v in np.linspace(self.height, 0.05, 30):
            here, out = self.at(a, np.full_like(a, v)), self.normal(a, np.full_like(a, min(v, self.height * 0.995)))
            inner.append(here - out * thick)
        floor = inner[-1] * np.array([0.02, 0.02, 1])
        things = [grid("body", np.array(under + rings), material, around=True), grid("inside", np.array([edge] + roll + inner + [floor]), inside, around=True)]
        return things


class Raised(Sheet):
    """A sheet that lies a little above another."""

    def __init__(self, sheet, height):
        self.sheet, self.height, self.way = sheet, height, sheet.way

    def at(self, a, b):
        return self.sheet.at(a, b) + self.sheet.normal(a, b) * (self.height(a, b) if callable(self.height) else np.full(np.shape(a), self.height))[..., None]


def rounded(w, h, r, x=0.0, y=0.0, top=None, steps=10):
    """The outline of a rectangle with round corners (`top`: another radius above)."""
    t = r if top is None else top
    out = []
    for cx, cy, start, q in ((w / 2 - r, r - h / 2, -90, r), (w / 2 - t, h / 2 - t, 0, t), (t - w / 2, h / 2 - t, 90, t), (r - w / 2, r - h / 2, 180, r)):
        out += [(x + cx + q * math.cos(math.radians(start + 90 * k / steps)), y + cy + q * math.sin(math.radians(start + 90 * k / steps))) for k in range(steps + 1)]
    return out


def pillow(sheet, outline, height, material, edge=0.5, count=160, soft=0.02, seed=1, rounds=0.06):
    """A pocket or flap on a sheet: its outline in the sheet's numbers rises to `height`, a little uneven. Also gives the sheet of its top."""
    o = even(np.array(list(outline) + [outline[0]], float), count)[:-1]
    c = (o.max(0) + o.min(0)) / 2
    size = (o.max(0) - o.min(0)).min() / 2
    rows = []
    for inset, h in [(0, -0.03), (0, 0.0), (-0.008, edge * 0.5), (-0.006, edge * 0.8), (rounds * 0.15, edge * 0.95), (rounds * 0.45, edge), (rounds, edge + (1 - edge) * 0.15)] + [(size * f, edge + (1 - edge) * min(1, 0.15 + 1.1 * f)) for f in (0.12, 0.2, 0.3, 0.42, 0.55, 0.7, 0.85, 0.97)]:
        f = 1 - inset / size
        ring = c + (o - c) * f
        base = sheet.at(ring[:, 0], ring[:, 1])
        n = sheet.normal(ring[:, 0], ring[:, 1])
        up = h * height + (soft * ripple(base, 2.4, seed) * np.clip(h, 0, 1))
        rows.append(base + n * up[:, None])
    rows.append(np.broadcast_to(rows[-1].mean(0), rows[-1].shape))
    return grid("pillow", np.array(rows), material, around=True, flip=sheet.way < 0), o


def piping(sheet, path, radius, material, lift=0.0, closed=False, count=160):
    path = np.asarray(path, float)
    if closed:
        path = even(np.concatenate([path, path[:1]]), count)[:-1]
    else:
        path = even(line(path, count), count)
    return cord("piping", sheet.lifted(path[:, 0], path[:, 1], lift), radius, material, closed=closed, count=count, smooth=False)


def zip_(sheet, path, tape, metal, lift=0.0, wide=0.16, tooth=0.05, pull=None, at=0.0, smooth=True, hang=(0, 0, -1)):
    """A zip along a path of a sheet: its tape, its teeth, and a slider with a pull of `pull`."""
    path = even(line(path, 240) if smooth else path, 240)
    p, n = sheet.at(path[:, 0], path[:, 1]), sheet.normal(path[:, 0], path[:, 1])
    length = np.linalg.norm(np.diff(p, axis=0), axis=1).sum()
    things = [ribbon("tape", p + n * lift, wide, 0.012, tape, faces_along=n, count=160)]
    count = int(length / (tooth * 0.46))
    far = np.linspace(0, 1, len(p))
    where = np.linspace(0.004, 0.996, count)
    here = np.stack([np.interp(where, far, p[:, k]) for k in range(3)], 1)
    out = unit(np.stack([np.interp(where, far, n[:, k]) for k in range(3)], 1))
    ahead = unit(np.gradient(here, axis=0))
    side = np.cross(ahead, out)
    points, faces = [], []
    for i in range(count):
        s = 1 if i % 2 else -1
        c = here[i] + out[i] * (lift + 0.012) + side[i] * s * tooth * 0.16
        base = len(points)
        for dz in (-0.008, 0.010):
            w, l = (tooth * 0.42, tooth * 0.17) if dz < 0 else (tooth * 0.36, tooth * 0.12)
            for x, y in ((-w, -l), (w, -l), (w, l), (-w, l)):
                points.append(tuple(c + side[i] * x + ahead[i] * y + out[i] * dz))
        faces += [tuple(base + k for k in f) for f in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    things.append(link_mesh("teeth", points, faces, metal, smooth=False))
    if pull:
        i = min(len(p) - 2, max(1, int(at * (len(p) - 1))))
        d = unit(p[i + 1] - p[i - 1])
        c = p[i] + n[i] * (lift + 0.02)
        s = np.cross(d, n[i])
        things.append(ribbon("slider", [c - d * tooth, c, c + d * tooth], [tooth * 1.0, tooth * 1.5, tooth * 1.7], 0.05, metal, face=n[i], count=8))
        ring = [c + n[i] * 0.035 + (unit(hang) * math.cos(w) * 0.045 + n[i] * math.sin(w) * 0.02) + unit(hang) * 0.035 for w in np.linspace(0, 2 * math.pi, 13)[:-1]]
        things.append(cord("ring", ring, 0.010, metal, closed=True, count=36))
        top = c + n[i] * 0.035 + unit(hang) * 0.06
        tail = [top, top + unit(hang) * 0.12 + n[i] * 0.01, top + unit(hang) * 0.30 - n[i] * 0.005]
        things.append(ribbon("pull", tail, [0.05, 0.075, 0.085], 0.022, pull, face=n[i], count=20))
    return things


def strap(sheet, path, wide, material, thick=0.035, lift=0.0, thread=None, count=60, ends_=True):
    """A strap that lies on a sheet, sewn along both edges."""
    path = even(line(path, 100), count)
    p, n = sheet.at(path[:, 0], path[:, 1]), sheet.normal(path[:, 0], path[:, 1])
    things = [ribbon("strap", p + n * (lift + thick / 2), wide, thick, material, faces_along=n, count=count)]
    if thread:
        things += edge_stitches(p + n * (lift + thick), n, wide, thread)
    return things


def edge_stitches(p, n, wide, thread, inset=0.03, length=0.035, gap=0.018, radius=0.0055):
    """Thread along both edges of a strap with the middle line `p` and outside `n`."""
    from goods.sewn.skin import sew

    things = []
    _, out, side = frames(p, n)
    for s in (-1, 1):
        pts = p + side * s * (wide / 2 - inset)
        far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))])
        count = max(1, int(far[-1] / (length + gap)))
        at = (np.arange(count) + 0.5) * far[-1] / count

        def where(x, q):
            return np.stack([np.interp(x, far, q[:, k]) for k in range(3)], 1)

        o = unit(where(at, out))
        things.append(sew(where(at - length / 2, pts) + o * radius * 0.2, where(at + length / 2, pts) + o * radius * 0.2, o, thread, radius))
    return things


def buckle(place, out, along, metal, wide=0.26, high=0.20, wire=0.018):
    """A roller buckle: a rounded frame and its pin."""
    out, along = unit(out), unit(along)
    side = np.cross(along, out)
    outline = rounded(wide, high, 0.05)
    frame = [place + side * x + along * y for x, y in outline]
    pin = [place - along * high * 0.05 - out * 0.004, place + along * high * 0.2 + out * 0.026, place + along * high * 0.56 + out * 0.018]
    bar = [place - side * wide * 0.5, place, place + side * wide * 0.5]
    return [cord("frame", frame, wire, metal, closed=True, count=90), cord("pin", pin, wire * 0.7, metal, count=16), cord("bar", bar, wire * 0.75, metal, count=8)]


def handle(feet, top, wide, thick, material, thread=None, face=(0, -1, 0), count=90, bulge=0.0):
    """A carrying handle of webbing or leather from one foot up to `top` and down to the other; feet are lists of points from below."""
    left, right = feet
    path = [np.array(p, float) for p in left] + [np.array(p, float) for p in top] + [np.array(p, float) for p in right[::-1]]
    pts = even(line(path, 240), count)
    things = [ribbon("handle", pts, wide, thick, material, face=face, count=count, bulge=bulge)]
    if thread:
        _, out, _ = frames(pts, face)
        things += edge_stitches(pts + out * thick / 2, out, wide, thread)
    return things


def cross_stitch(sheet, x, z, w, h, thread, lift):
    """The sewn square with its cross that holds a strap's end."""
    corners = [(x - w / 2, z - h / 2), (x + w / 2, z - h / 2), (x + w / 2, z + h / 2), (x - w / 2, z + h / 2)]
    things = [stitches(sheet, [corners[i], corners[(i + 1) % 4]], thread, lift) for i in range(4)]
    return things + [stitches(sheet, [corners[0], corners[2]], thread, lift), stitches(sheet, [corners[1], corners[3]], thread, lift)]


def label(sheet, x, z, w, h, material, thread, lift=0.0, thick=0.02, radius=0.04):
    """A leather patch sewn on all round."""
    flat = rounded(w, h, radius, x, z)
    half = len(flat) // 2
    low = [(x - w / 2 + w * k / 8, z - h / 2) for k in range(9)]
    high = [(px, z + h / 2) for px, _ in low]
    return panel(sheet, low, high, material, thick, lift, n=(30, 14), thread=thread, inset=0.03, stitch=0.03)
