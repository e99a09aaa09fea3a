"""What all shoes share: the upper over its last, soles, tongue, eyelets and laces. Toes point to +x, the outer side to -y."""
import math

import numpy as np

from goods.sewn.skin import Front, Skin, creases, dots, ends, even, grid, panel, ribbon, ripple, unit


class Last:
    """A shoe's upper as a skin: `a` runs from the heel (0) along the outer side to the toe (`n`) and back along the inner side,
    `b` from the sole (0) to the edge of the opening (1).

    `stations` are rows of (x, half width, z) from the sole up; the first is the heel's middle, the last the toe's."""

    def __init__(self, stations, inward=0.05, spring=0.09, worn=0.012, wrinkles=(), seed=1, drop=0.0):
        right = np.array(stations, float)
        right[..., 2] -= drop
        self.n = len(right) - 1
        right[..., 1] *= -1
        left = right[1:-1][::-1].copy()
        left[..., 1] *= -1
        net = np.concatenate([right, left], 0)
        front = np.clip((net[..., 0] - 0.1) / 1.3, 0, 1)
        net[..., 1] += inward * front**1.3 - 0.02 * np.clip(1 - np.abs(net[..., 0] - 0.45), 0, 1)
        waist = np.clip(1 - np.abs((net[..., 0] + 0.15) / 0.55), 0, 1)
        net[..., 1] *= np.where(net[..., 1] > 0, 1 - 0.13 * waist, 1)
        self.spring_ = spring
        net[..., 2] += self.spring(net[..., 0])
        self.wrinkles, self.worn, self.seed = wrinkles, worn, seed
        self.skin = Skin(net, change=self._lived_in)
        self.foot = Skin(net)

    def spring(self, x):
        """How far the sole is off the ground at a length: the toe is bent up a little."""
        return self.spring_ * np.clip((np.asarray(x) - 0.45) / 0.95, 0, None) ** 2 + 0.015 * np.clip((-np.asarray(x) - 1.0) / 0.4, 0, None) ** 2

    def _lived_in(self, p, a, b):
        soft = ripple(p, 5.0, self.seed) * self.worn * np.clip(b * 5, 0, 1)
        center = np.array([0.1, 0, 0.5])
        away = unit(p - center)
        for x, z, wide, deep, seed in self.wrinkles:
            near = np.exp(-(((p[..., 0] - x) / wide) ** 2) - ((p[..., 2] - z) / (wide * 0.9)) ** 2)
            pulled = p * np.array([1.0, 0.35, 0.8])
            soft = soft - deep * near * creases(pulled, 9.0, seed, 2.6)
        return p + away * soft[..., None]

    def upper(self, outside, inside, thick=0.03, pad=None, columns=220, rows=44):
        """The leather with its edge at the opening and its lining. `pad(a)` is how thick the collar is."""
        a = np.linspace(0, 2 * self.n, columns, endpoint=False)
        b = np.linspace(0, 1, rows)
        out = [self.skin.at(a, np.full_like(a, v)) for v in b]
        edge, normal = self.skin.at(a, np.ones_like(a)), self.skin.normal(a, np.full_like(a, 0.985))
        up = unit(edge - self.skin.at(a, np.full_like(a, 0.97)))
        w = (pad(a) if pad else np.full_like(a, thick))[:, None]
        roll = [edge - normal * w / 2 + (normal * math.cos(t) + up * math.sin(t)) * w / 2 for t in np.linspace(0, math.pi, 12)[1:]]
        inner = []
        for v in np.linspace(0.95, 0.0, 16):
            share = np.clip((v - 0.4) / 0.5, 0, 1)
            deep = (np.full_like(a, thick) * (1 - share) + w[:, 0] * share)
            here = self.skin.lifted(a, np.full_like(a, v), -deep)
            inner.append(here)
        things = [grid("upper", np.array(out), outside, around=True), grid("lining", np.array([out[-1]] + roll + inner), inside, around=True)]
        return things

    def footbed(self, material, z=0.34):
        a = np.linspace(0, 2 * self.n, 80, endpoint=False)
        rim = self.foot.at(a, np.full_like(a, 0.05))
        center = np.stack([rim[:, 0] * 0.9, rim[:, 1] * 0.1, rim[:, 2] * 0 + z + self.spring(rim[:, 0])], 1)
        rim[:, 2] = z + self.spring(rim[:, 0])
        return [grid("footbed", np.array([center, rim]), material, around=True)]

    def outline(self, count=240, b=0.0):
        """The upper's foot seen from above, and the way outwards from it."""
        a = np.linspace(0, 2 * self.n, count, endpoint=False)
        p = self.foot.at(a, np.full_like(a, b))
        p = even(np.concatenate([p, p[:1]]), count)[:-1]
        ahead = np.roll(p, -3, 0) - np.roll(p, 3, 0)
        out = unit(np.stack([-ahead[:, 1], ahead[:, 0], ahead[:, 2] * 0], 1))
        if (out * (p - p.mean(0))).sum() < 0:
            out = -out
        return p, out

    def sole(self, profile, material, clip=None, lift=True, count=240, name="sole", wave=None):
        """A sole of (offset from the upper, z) around the outline, closed below; `clip` (from, to) cuts it across the foot."""
        p, out = self.outline(count)
        rows = []
        for off, z in profile:
            ring = p + out * off
            if clip:
                ring[:, 0] = np.clip(ring[:, 0], clip[0] - (0 if off > -0.02 else off), clip[1] + (0 if off > -0.02 else off))
            ring[:, 2] = z + (self.spring(ring[:, 0]) if lift else 0)
            if wave:
                ring[:, 2] += wave(ring, off, z)
            rows.append(ring)
        for first, rows_ in ((True, rows[0]), (False, rows[-1])):
            for share in (0.6, 0.2, 0.0):
                ring = rows_.copy()
                ring[:, 1] = ring[:, 1].mean() + (ring[:, 1] - ring[:, 1].mean()) * share
                rows = [ring] + rows if first else rows + [ring]
        thing = grid(name, np.array(rows), material, around=True)
        thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(40)
        return thing

    def rim(self, off, z):
        """A sheet around the sole: `a` around, `b` from the first to the second (offset, z)."""
        p, out = self.outline(360)
        (o0, o1), (z0, z1) = off, z

        def at(a, b):
            i = np.asarray(a) / (2 * self.n) * 360
            k = np.floor(i).astype(int) % 360
            f = (i - np.floor(i))[..., None]
            base = p[k] * (1 - f) + p[(k + 1) % 360] * f
            way = unit(out[k] * (1 - f) + out[(k + 1) % 360] * f)
            here = base + way * (o0 + (o1 - o0) * b)[..., None]
            here[..., 2] = z0 + (z1 - z0) * b + self.spring(here[..., 0])
            return here

        return Front(at)

    def mirrored(self, path):
        return [(2 * self.n - a, b) for a, b in path]

    def both(self, low, high, material, **more):
        """The same panel on the outer and the inner side."""
        return panel(self.skin, low, high, material, **more) + panel(self.skin, self.mirrored(high), self.mirrored(low), material, **more)

    def throat(self, start, sink=0.03, crown=0.05):
        """The sheet of the tongue between the two edges of the throat: `a` from its root (0) to `start` (1), `b` across (-1 to 1)."""

        def at(a, b):
            k = self.n - np.clip(a, 0, 1.0) * (self.n - start)
            here = self.foot.at(k, np.ones_like(k))
            other = self.foot.at(2 * self.n - k, np.ones_like(k))
            mid, half = (here + other) / 2, (here - other) / 2
            out = mid + half * b[..., None] * -1
            up = np.array([0.5, 0, 0.85])
            drop = crown * (1 - np.abs(b) ** 2) - sink
            out = out + up * drop[..., None]
            return out

        return Front(at)

    def tongue(self, material, start, rise=(-0.10, 0.30), wide=0.24, thick=0.06, sink=0.03, crown=0.05, root=0.0, edge=None, thread=None):
        """A padded tongue from the throat's root up past its top."""
        sheet = self.throat(start, sink, crown)
        rows = []
        side = np.linspace(-1, 1, 25)
        base = [sheet.at(np.full_like(side, v), np.zeros_like(side))[0] for v in np.linspace(root, 1, 16)]
        last = base[-1]
        way = unit(base[-1] - base[-5])
        lift = np.array([rise[0], 0, rise[1]])
        top = [last + way * np.linalg.norm(lift) * f * 0.55 + lift * f * f * 0.55 for f in np.sin(np.linspace(0, math.pi / 2, 18))[1:]]
        spine = np.array(base + top)
        count = len(spine)
        far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(spine, axis=0), axis=1))])
        left = far[-1] - far
        halves = np.interp(far / far[-1], [0, 0.35, 1], [wide * 0.7, wide * 0.92, wide])
        halves = halves - 0.12 * (1 - np.sqrt(np.clip(1 - (1 - np.clip(left / 0.12, 0, 1)) ** 2, 0, 1)))
        ahead = unit(np.gradient(spine, axis=0))
        up = unit(np.cross(ahead, np.array([0, 1.0, 0])))
        up = up * np.sign(up[:, 2:3] + 1e-9)
        for i in range(count):
            y = side * halves[i]
            curve = -(np.abs(side) ** 2.2) * halves[i] * 0.42
            swell = thick * np.clip(1 - np.abs(side) ** 6, 0, 1) ** 0.6 * math.sqrt(max(0.02, 1 - (1 - min(1, left[i] / (thick * 0.6))) ** 2))
            over = spine[i] + np.stack([y * 0, y, y * 0], 1) + up[i] * (curve + swell * 0.5)[:, None]
            under = spine[i] + np.stack([y * 0, y, y * 0], 1) + up[i] * (curve - swell * 0.5)[:, None]
            rows.append(np.concatenate([over, under[::-1]], 0))
        tip = rows[-1].copy()
        rows.append(tip * 0.25 + tip.mean(0) * 0.75 + up[-1] * 0 + ahead[-1] * thick * 0.3)
        thing = grid("tongue", np.array(rows), material, around=True, flip=True)
        ends(thing, len(rows), 50)
        self.spine, self.spine_up, self.spine_wide = spine, up, halves
        return [thing]

    def eyelets(self, places, b, ring=None, hole=None, radius=0.028, lift=0.03):
        """Holes on both sides of the throat, with metal rings if `ring`."""
        things = [dots(self.skin, [(k, b) for k in places] + [(2 * self.n - k, b) for k in places], radius, hole, lift + 0.003)]
        if ring:
            for k in [*places, *(2 * self.n - k for k in places)]:
                here, out = self.skin.lifted(np.array(k), np.array(b), np.array(lift)), self.skin.normal(k, b)
                side = unit(np.cross(out, (0.2, 0.1, 1)))
                up = np.cross(out, side)
                rows = []
                for t in np.linspace(0, 2 * math.pi, 24, endpoint=False):
                    way = side * math.cos(t) + up * math.sin(t)
                    rows.append([here + way * (radius + 0.013 * math.cos(v)) + out * (0.011 * math.sin(v) + 0.004) for v in np.linspace(0, 2 * math.pi, 9)[:-1]])
                rows.append(rows[0])
                things.append(grid("ring", np.array(rows), ring, around=True))
        return things

    def laces(self, places, b, material, wide=0.07, thick=0.02, lift=0.03, arch=0.03, cross=False, round_=False):
        """Laces from side to side over the tongue: bars, or crossed."""
        things = []
        pairs = [(k, k) for k in places]
        if cross:
            pairs = [(places[0], places[0])] + [(places[i], places[i + 1]) for i in range(len(places) - 1)] + [(places[i + 1], places[i]) for i in range(len(places) - 1)]
        for index, (k, m) in enumerate(pairs):
            p, q = np.array(k), 2 * self.n - np.array(m)
            bb = np.array(b)
            one, two = self.skin.at(p, bb), self.skin.at(q, bb)
            n1, n2 = self.skin.normal(p, bb), self.skin.normal(q, bb)
            up = unit(n1 + n2)
            extra = 0.014 if cross and index >= len(places) else 0.0
            far = np.linalg.norm(two - one)
            path = [one + n1 * (lift - 0.03), one + n1 * (lift + 0.016 + extra)]
            for f in (0.12, 0.3, 0.5, 0.7, 0.88):
                path.append(one * (1 - f) + two * f + up * (lift + extra + arch * 4 * f * (1 - f) + far * 0.10 * 4 * f * (1 - f)))
            path += [two + n2 * (lift + 0.016 + extra), two + n2 * (lift - 0.03)]
            face = [n1 * 0.6 + unit(one - two) * 0.8, n1, *(n1 * (1 - f) + n2 * f for f in (0.12, 0.3, 0.5, 0.7, 0.88)), n2, n2 * 0.6 + unit(two - one) * 0.8]
            things.append(ribbon("lace", path, wide, thick, material, faces_along=face, count=36, edge=0.5))
        return things


def knot(place, material, size=0.3, up=(0.45, 0, 0.9), wide=0.07, thick=0.02, ahead=(0.9, 0, -0.45)):
    """A bow on the throat: two loops, two ends and the knot between."""
    up, ahead = unit(up), unit(ahead)
    place = np.asarray(place, float)
    things = []
    for way in (-1, 1):
        side = np.array([0.0, way, 0.0])
        loop = [place, place + side * size * 0.5 + up * size * 0.24 + ahead * 0.02, place + side * size * 1.05 + up * size * 0.02 + ahead * size * 0.12, place + side * size * 1.02 - up * size * 0.30 + ahead * size * 0.26, place + side * size * 0.5 - up * size * 0.02 + ahead * size * 0.16, place + ahead * 0.01]
        things.append(ribbon("loop", loop, wide, thick, material, face=ahead * 0.5 + up, count=48, edge=0.5))
        tail = [place, place + side * size * 0.42 + up * size * 0.10 + ahead * size * 0.34, place + side * size * 0.62 - up * size * 0.2 + ahead * size * 0.66, place + side * size * 0.95 - up * size * 0.62 + ahead * size * 0.72]
        things.append(ribbon("tail", tail, wide, thick, material, face=up + side * 0.4, count=40, edge=0.5))
    things.append(ribbon("knot", [place - ahead * 0.035 - up * 0.02, place + up * 0.03, place + ahead * 0.04 - up * 0.02], wide * 1.1, thick * 2.4, material, face=up, count=16, edge=0.5))
    return things


def pull_loop(last, a, b, material, length=0.22, wide=0.10, thick=0.022):
    """A loop of webbing over the edge of a boot's shaft, sewn in outside and inside."""
    out = last.skin.normal(a, b)
    here = last.skin.at(a, b)
    edge = last.skin.at(a, 1.0)
    path = [here + out * 0.01, edge * 0.6 + here * 0.4 + out * 0.02, edge + out * 0.035 + (0, 0, 0.02), edge + out * 0.015 + np.array([0, 0, length]), edge - out * 0.05 + np.array([0, 0, length]), edge - out * 0.06 + (0, 0, 0.0), here - out * 0.05 + (0, 0, 0.02)]
    face = [out, out, out, out * 0.5 + (0, 0, 0.8), -out * 0.5 + np.array([0, 0, 0.8]), -out, -out]
    return [ribbon("pull", path, wide, thick, material, faces_along=face, count=48)]
