"""Skins that goods are sewn from: surfaces by two numbers, and what lies on them: panels, stitches, cords, straps."""
import math

import numpy as np

from shapes import link_mesh, spline


def unit(v):
    v = np.asarray(v, float)
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def ripple(p, scale=1.0, seed=0, waves=7):
    """Smooth unevenness between about -1 and 1 at points `p`."""
    p = np.asarray(p, float)
    rng = np.random.default_rng(seed)
    total = np.zeros(p.shape[:-1])
    for _ in range(waves):
        way, bent = unit(rng.normal(size=3)), rng.normal(size=3)
        total += np.sin(p @ way * scale * rng.uniform(0.6, 1.7) + rng.uniform(0, 6.3) + 0.9 * np.sin(p @ bent * scale * 0.45))
    return total / waves * 1.7


def creases(p, scale=1.0, seed=0, sharp=3.0):
    """Folds: ridges where unevenness changes its side; between 0 and 1."""
    return np.maximum(0, 1 - np.abs(ripple(p, scale, seed)) * sharp) ** 1.5


class Sheet:
    """A surface by two numbers, `at(a, b)`; knows its outside."""

    way = 1.0
    step = 0.004

    def at(self, a, b):
        raise NotImplementedError

    def normal(self, a, b):
        a, b = np.broadcast_arrays(np.asarray(a, float), np.asarray(b, float))
        h = self.step
        return unit(np.cross(self.at(a + h, b) - self.at(a - h, b), self.at(a, b + h) - self.at(a, b - h))) * self.way

    def lifted(self, a, b, h):
        return self.at(a, b) + self.normal(a, b) * np.asarray(h)[..., None]


class Skin(Sheet):
    """A net of points that a smooth surface runs through. `a` counts rows (closed: round and round), `b` runs from 0 to 1."""

    def __init__(self, net, closed=True, way=1.0, change=None):
        self.net, self.closed, self.way, self.change = np.asarray(net, float), closed, way, change

    @staticmethod
    def _weights(t):
        return np.stack([-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, -(t**2) + t**3], -1) / 2

    def at(self, a, b):
        a, b = np.broadcast_arrays(np.asarray(a, float), np.asarray(b, float))
        rows, levels = self.net.shape[:2]
        around = range(-1, 3)
        i = np.floor(a).astype(int)
        if not self.closed:
            i = np.clip(i, 0, rows - 2)
        wa = self._weights(a - i)
        b = b * (levels - 1)
        j = np.clip(np.floor(b).astype(int), 0, levels - 2)
        wb = self._weights(b - j)
        net = self.net
        padded = np.concatenate([2 * net[:, :1] - net[:, 1:2], net, 2 * net[:, -1:] - net[:, -2:-1]], 1)
        if self.closed:
            at_rows = [(i + k) % rows for k in around]
        else:
            padded = np.concatenate([2 * padded[:1] - padded[1:2], padded, 2 * padded[-1:] - padded[-2:-1]], 0)
            at_rows = [i + 1 + k for k in around]
        out = 0
        for x, row in enumerate(at_rows):
            for y in range(4):
                out = out + padded[row, j + y] * (wa[..., x] * wb[..., y])[..., None]
        return self.change(out, a, b / (levels - 1)) if self.change else out


class Front(Sheet):
    """A surface by a function of (a, b) that gives points. Its outside is taken wide enough that folds do not tear what lies on it."""

    step = 0.1

    def __init__(self, function, way=1.0):
        self.function, self.way = function, way

    def at(self, a, b):
        a, b = np.broadcast_arrays(np.asarray(a, float), np.asarray(b, float))
        return self.function(a, b)


def grid(name, points, material, around=False, flip=False, smooth=True):
    """A mesh of rows of points; `around` closes every row."""
    points = np.asarray(points, float)
    m, n = points.shape[:2]
    faces = []
    for i in range(m - 1):
        for k in range(n if around else n - 1):
            face = (i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
            faces.append(face[::-1] if flip else face)
    thing = link_mesh(name, [tuple(p) for p in points.reshape(-1, 3)], faces, material, smooth)
    sheet = thing.data.uv_layers.new(name="print")
    index = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get("vertex_index", index)
    sheet.data.foreach_set("uv", np.stack([(index % n) / (n - 1), 1 - (index // n) / (m - 1)], 1).ravel())
    return thing


def line(points, count=40):
    """A smooth line through points as an array."""
    return np.array(spline([tuple(p) for p in points], count)) if len(points) > 2 else np.linspace(points[0], points[-1], count + 1)


def even(points, count):
    """The same line with points at even distances (count + 1 of them)."""
    points = np.asarray(points, float)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    want = np.linspace(0, far[-1], count + 1)
    return np.stack([np.interp(want, far, points[:, k]) for k in range(points.shape[1])], 1)


def panel(sheet, low, high, material, thick=0.018, lift=0.0, n=(60, 16), thread=None, sewn=("low", "high", "ends"), inset=0.028, stitch=0.032, smooth=True):
    """A piece of leather or cloth laid on a sheet between two lines of its numbers, with cut edges and stitches along them."""
    a = line(low, n[0]) if smooth else even(low, n[0])
    b = line(high, n[0]) if smooth else even(high, n[0])
    wide = np.median(np.linalg.norm(sheet.at(a[:, 0], a[:, 1]) - sheet.at(b[:, 0], b[:, 1]), axis=1)) + 1e-6
    mid = (a + b) / 2
    far = np.linalg.norm(np.diff(sheet.at(mid[:, 0], mid[:, 1]), axis=0), axis=1).sum() + 1e-6

    def steps(length, count):
        e = min(0.1, thick * 0.5 / length)
        return np.concatenate([[0, 0, e * 0.5, e], np.linspace(e * 2, 1 - e * 2, max(2, count - 4)), [1 - e, 1 - e * 0.5, 1, 1]])

    def height(count):
        h = np.ones(count)
        h[:3] = h[-3:][::-1] = (-0.3, 0.62, 0.9)
        h[-3:] = (0.9, 0.62, -0.3)
        return h

    p, q = steps(far, n[0]), steps(wide, n[1])
    pa = np.stack([np.interp(p, np.linspace(0, 1, len(a)), a[:, k]) for k in (0, 1)], 1)
    pb = np.stack([np.interp(p, np.linspace(0, 1, len(b)), b[:, k]) for k in (0, 1)], 1)
    at = pa[:, None] * (1 - q[None, :, None]) + pb[:, None] * q[None, :, None]
    high_ = np.minimum(height(len(p))[:, None], height(len(q))[None])
    things = [grid("panel", sheet.lifted(at[..., 0], at[..., 1], lift + thick * high_), material, flip=sheet.way < 0)]
    if thread:
        f, g = inset / wide, inset / far
        k = max(1, round(g * len(a)))
        if "low" in sewn:
            things.append(stitches(sheet, (a * (1 - f) + b * f)[k : len(a) - k], thread, lift + thick, stitch))
        if "high" in sewn:
            things.append(stitches(sheet, (b * (1 - f) + a * f)[k : len(a) - k], thread, lift + thick, stitch))
        if "ends" in sewn:
            for i in (k, len(a) - 1 - k):
                q_ = np.linspace(f, 1 - f, 12)[:, None]
                things.append(stitches(sheet, a[i] * (1 - q_) + b[i] * q_, thread, lift + thick, stitch))
    return things


def stitches(sheet, path, material, lift=0.0, length=0.032, gap=0.014, radius=0.0055):
    """Thread along a line of a sheet's numbers."""
    path = np.asarray(path, float)
    fine = np.stack([np.interp(np.linspace(0, 1, 400), np.linspace(0, 1, len(path)), path[:, k]) for k in (0, 1)], 1)
    points = sheet.at(fine[:, 0], fine[:, 1])
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    count = max(1, int(far[-1] / (length + gap)))
    at = np.linspace(0, far[-1], count + 1)[:-1] + far[-1] / count / 2
    where = np.stack([np.interp(at, far, fine[:, k]) for k in (0, 1)], 1)
    before = np.stack([np.interp(at - length / 2, far, points[:, k]) for k in range(3)], 1)
    after = np.stack([np.interp(at + length / 2, far, points[:, k]) for k in range(3)], 1)
    out = sheet.normal(where[:, 0], where[:, 1])
    return sew(before + out * (lift + radius * 0.1), after + out * (lift + radius * 0.1), out, material, radius)


def sew(before, after, out, material, radius=0.0055):
    """One thread from each point to its other: pillows, thicker in the middle."""
    ahead = unit(after - before)
    out = unit(out - ahead * (out * ahead).sum(1, keepdims=True))
    side = np.cross(ahead, out)
    points, faces = [], []
    for i in range(len(before)):
        base = len(points)
        for share, fat in ((0.0, 0.45), (0.14, 0.9), (0.5, 1.1), (0.86, 0.9), (1.0, 0.45)):
            here = before[i] * (1 - share) + after[i] * share
            for k in range(6):
                w = math.pi / 3 * k
                points.append(tuple(here + (out[i] * math.sin(w) + side[i] * math.cos(w)) * radius * fat))
        for r in range(4):
            for k in range(6):
                faces.append((base + r * 6 + k, base + r * 6 + (k + 1) % 6, base + r * 6 + 6 + (k + 1) % 6, base + r * 6 + 6 + k))
        faces += [tuple(base + k for k in range(5, -1, -1)), tuple(base + 24 + k for k in range(6))]
    return link_mesh("thread", points, faces, material)


def dots(sheet, places, radius, material, lift=0.002):
    """Small round holes punched into a sheet: dark discs on it."""
    points, faces = [], []
    for a, b in places:
        here, out = sheet.at(a, b), sheet.normal(a, b)
        side = unit(np.cross(out, (0.3, 0.2, 0.9)))
        up = np.cross(out, side)
        base = len(points)
        points += [tuple(here + out * lift + (side * math.cos(w) + up * math.sin(w)) * radius) for w in (2 * math.pi * k / 16 for k in range(16))]
        faces.append(tuple(base + k for k in range(16)))
    return link_mesh("dots", points, faces, material)


def frames(path, face=None, closed=False):
    """For every point of a path: ahead, out and side. `face` is a direction, or one for each point, that `out` should look to."""
    path = np.asarray(path, float)
    if closed:
        ahead = unit(np.roll(path, -1, 0) - np.roll(path, 1, 0))
    else:
        ahead = unit(np.gradient(path, axis=0))
    if face is None:
        out = [unit(np.cross(ahead[0], (0.31, 0.87, 0.37)))]
        for d in ahead[1:]:
            out.append(unit(out[-1] - d * out[-1].dot(d)))
        out = np.array(out)
    else:
        out = np.broadcast_to(np.asarray(face, float), path.shape)
    out = unit(out - ahead * (out * ahead).sum(1, keepdims=True))
    return ahead, out, np.cross(ahead, out)


def ribbon(name, path, wide, thick, material, face=(0, 0, 1), count=60, closed=False, even_=True, edge=0.45, bulge=0.0, faces_along=None):
    """A strap along a path, its flat side to `face`: rounded edges, `bulge` makes it padded. `wide` and `thick` may be lists."""
    pts = np.asarray(path, float)
    if even_:
        pts = line(pts, max(count * 2, 40)) if not closed else np.array(spline([tuple(p) for p in pts], count * 2, True))
        pts = even(pts, count)
        if closed:
            pts = pts[:-1] if np.linalg.norm(pts[0] - pts[-1]) < 1e-6 else pts
    m = len(pts)
    if faces_along is not None:
        faces_along = np.asarray(faces_along, float)
        face = np.stack([np.interp(np.linspace(0, 1, m), np.linspace(0, 1, len(faces_along)), faces_along[:, k]) for k in range(3)], 1)
    _, out, side = frames(pts, face, closed)

    def along(v):
        v = np.atleast_1d(np.asarray(v, float))
        return np.interp(np.linspace(0, 1, m), np.linspace(0, 1, len(v)), v) if len(v) > 1 else np.full(m, v[0])

    w, t = along(wide) / 2, along(thick) / 2
    r = np.minimum(t, w) * min(1.0, edge * 2)
    section = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(4):
            a = math.radians(start + 30 * k)
            section.append((sx, sy, math.cos(a), math.sin(a)))
        if bulge:
            section.append((0, sy, 0, sy)) if start in (0, 180) else None
    rings = []
    for sx, sy, c, s in section:
        x = sx * (w - r) + c * r
        y = sy * (t - r) + s * r + (sy * bulge if sx == 0 else 0)
        rings.append(pts + side * x[:, None] + out * y[:, None])
    rows = np.stack(rings, 1)
    if closed:
        rows = np.concatenate([rows, rows[:1]], 0)
    thing = grid(name, rows, material, around=True, flip=True)
    if not closed:
        ends(thing, rows.shape[0], rows.shape[1], material)
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(50)
    return thing


def ends(thing, m, n, material=None):
    """Close a tube's two ends."""
    import bmesh

    work = bmesh.new()
    work.from_mesh(thing.data)
    work.verts.ensure_lookup_table()
    for row in (0, m - 1):
        try:
            work.faces.new([work.verts[row * n + k] for k in range(n)])
        except ValueError:
            pass
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(thing.data)
    work.free()


def cord(name, path, radius, material, count=80, closed=False, sides=10, smooth=True):
    """A round cord, wire or piping along a path."""
    pts = np.array(spline([tuple(p) for p in path], count, closed)) if smooth else np.asarray(path, float)
    _, out, side = frames(pts, None, closed)
    r = np.interp(np.linspace(0, 1, len(pts)), np.linspace(0, 1, np.size(radius)), np.atleast_1d(radius))[:, None] if np.size(radius) > 1 else radius
    rows = np.stack([pts + (side * math.cos(w) + out * math.sin(w)) * r for w in (2 * math.pi * k / sides for k in range(sides))], 1)
    if closed:
        rows = np.concatenate([rows, rows[:1]], 0)
    thing = grid(name, rows, material, around=True, flip=True)
    if not closed:
        ends(thing, rows.shape[0], sides)
    return thing
