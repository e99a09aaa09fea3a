"""The picture of a cloth: color, knit, seams and ribs are drawn on the flat panel, then follow its folds."""
import bpy
import numpy as np

from goods.laid import inside
from materials import Surface, rgb

DRAWN = {}


def drawn(key, draw):
    """What `draw` gives, worked out once for all colors of a garment."""
    if key not in DRAWN:
        DRAWN[key] = draw()
    return DRAWN[key]


def _spread(small, n):
    """A small square of numbers spread to n by n, evenly between them."""
    m = len(small)
    at = np.linspace(0, m - 1, n)
    low = np.minimum(at.astype(int), m - 2)
    t = (at - low).astype(np.float32)
    rows = small[low] * (1 - t)[:, None] + small[low + 1] * t[:, None]
    return rows[:, low] * (1 - t) + rows[:, low + 1] * t


def clouds(n, cells, seed, octaves=3):
    """Even noise around zero, about one high."""
    random, out = np.random.default_rng(seed), 0
    for k in range(octaves):
        out = out + _spread(random.standard_normal((cells * 2**k + 2,) * 2).astype(np.float32), n) * 0.55**k
    return out


def smoothstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


class Draft:
    """A square of cloth, `span` wide around `middle`: `fine` is its texture, `high` its real relief, `tone` its light and
    shade, `layers` the masks of other colors than the ground's."""

    def __init__(self, span, middle=(0, -3.5), n=1280):
        self.span, self.middle, self.n = span, np.array(middle, float), n
        line = ((np.arange(n, dtype=np.float32) + 0.5) / n - 0.5) * np.float32(span)
        self.x, self.y = np.meshgrid(line + np.float32(middle[0]), line + np.float32(middle[1]))
        self.fine = np.zeros((n, n), np.float32)
        self.high = np.zeros((n, n), np.float32)
        self.tone = np.ones((n, n), np.float32)
        self.layers = []

    def to_print(self, points):
        return (points - self.middle) / self.span + 0.5

    def along(self, line, free=False, reach=0.0, cells=160):
        """Of every point: how far it is from a line (left of it positive), and how far along it its foot is.

        Beside the line's ends, more than `reach` off, everything is far; a `free` line runs on straight."""
        line = np.asarray(line, np.float32)
        where = np.linspace(-0.5, 0.5, cells, dtype=np.float32) * self.span * (1 - 1 / self.n)
        p = np.stack(np.meshgrid(where + self.middle[0], where + self.middle[1]), -1).reshape(-1, 1, 2).astype(np.float32)
        a, b = line[:-1], line[1:]
        d = b - a
        long = np.linalg.norm(d, axis=1)
        start = np.concatenate([[0], np.cumsum(long)[:-1]])
        away, foot = np.empty(len(p), np.float32), np.empty(len(p), np.float32)
        for k in range(0, len(p), 8192):
            q = p[k : k + 8192] - a
            t = (q * d).sum(2) / long**2
            t[:, 1:] = np.maximum(t[:, 1:], 0)
            t[:, :-1] = np.minimum(t[:, :-1], 1)
            far = np.linalg.norm(q - t[..., None] * d, axis=2)
            best = far.argmin(1)
            rows = np.arange(len(best))
            side = np.sign(d[best, 0] * q[rows, best, 1] - d[best, 1] * q[rows, best, 0])
            away[k : k + 8192] = far[rows, best] * side
            foot[k : k + 8192] = start[best] + t[rows, best] * long[best]
        far = _spread(np.abs(away).reshape(cells, cells), self.n)
        away, foot = _spread(away.reshape(cells, cells), self.n), _spread(foot.reshape(cells, cells), self.n)
        away = np.where(far > 3 * self.span / cells, np.where(away < 0, -far, far), away)
        if not free:
            away[(foot < -reach) | (foot > long.sum() + reach)] = 9
        return away, foot

    def within(self, ring, cells=512):
        """One inside an outline, soft at its edge."""
        where = np.linspace(-0.5, 0.5, cells) * self.span
        p = np.stack(np.meshgrid(where + self.middle[0], where + self.middle[1]), -1).reshape(-1, 2)
        return np.clip(_spread(inside(p, np.asarray(ring)).reshape(cells, cells).astype(np.float32), self.n) * 3 - 1, 0, 1)

    def paint(self, mask, ink):
        """Another color where the mask is: `ink` is its name among the colors given to `material`."""
        self.layers.append((mask.astype(np.float32), ink))

    def shade(self, amount):
        """Darken (below one) or lighten the cloth."""
        self.tone *= np.clip(amount, 0.0, 2.0)

    def seam(self, away, depth=0.012, wide=0.02):
        """The furrow where two pieces meet."""
        dip = np.exp(-((away / wide) ** 2))
        self.fine -= depth * dip
        self.shade(1 - 0.22 * dip)

    def stitches(self, away, foot, at, period=0.032, wide=0.007, shade=0.16):
        """A row of stitches at a distance from a line."""
        row = np.exp(-(((away - at) / wide) ** 2))
        stitch = np.clip(0.62 + np.cos(foot * 2 * np.pi / period), 0, 1)
        self.fine += 0.005 * row * stitch - 0.004 * np.exp(-(((away - at) / (wide * 2.6)) ** 2))
        self.shade(1 - shade * np.exp(-(((away - at) / (wide * 1.8)) ** 2)) * (1 - 0.9 * stitch * row))

    def ribs(self, mask, across, period=0.034, depth=0.008, shade=0.25, high=0.0):
        """Knitted ribs where the mask is, side by side in the direction that `across` grows."""
        wave = np.cos(across * np.float32(2 * np.pi / period))
        form = np.sqrt(np.clip(wave * 0.5 + 0.5, 0, 1)) - 0.6
        self.fine += mask * depth * form
        if high:
            self.high += mask * high * form
        self.shade(1 - mask * shade * (0.5 - 0.5 * wave) ** 2)

    def images(self, colors):
        """The color with the texture in its fourth channel, and the relief."""
        colors = colors if isinstance(colors, dict) else {"ground": colors}
        self.deep = float(self.fine.max() - self.fine.min()) or 1.0
        pixels = np.empty((self.n, self.n, 4), np.float32)
        pixels[..., :3] = np.array(rgb(colors["ground"], False), np.float32)
        for mask, ink in self.layers:
            for k, value in enumerate(rgb(colors[ink], False)):
                pixels[..., k] += mask * (np.float32(value) - pixels[..., k])
        pixels[..., :3] *= self.tone[..., None]
        pixels[..., 3] = (self.fine - self.fine.min()) / self.deep
        cloth = bpy.data.images.new("cloth", self.n, self.n, alpha=True, float_buffer=True)
        cloth.colorspace_settings.name = "Non-Color"
        cloth.alpha_mode = "CHANNEL_PACKED"
        cloth.pixels.foreach_set(pixels.ravel())
        relief = None
        if np.ptp(self.high) > 0:
            m = self.n // 2
            relief = bpy.data.images.new("relief", m, m, alpha=False, float_buffer=True)
            relief.colorspace_settings.name = "Non-Color"
            small = np.ones((m, m, 4), np.float32)
            small[..., :3] = self.high.reshape(m, 2, m, 2).mean((1, 3))[..., None]
            relief.pixels.foreach_set(small.ravel())
        return cloth, relief

    def material(self, colors, rough=0.95, threads=0.0, uneven=0.06, marl=0.0, repeat=False):
        """The cloth's surface, and its relief as an image. `threads` adds a texture finer than the drawing."""
        cloth, relief = self.images(colors)
        s = Surface("cloth", "#808080", rough, specular=0.1)
        uv = s.add("ShaderNodeTexCoord").outputs["UV"]
        node = s.add("ShaderNodeTexImage", Vector=uv)
        node.image, node.extension = cloth, "REPEAT" if repeat else "EXTEND"
        tone = s.mix(s.math("MULTIPLY", s.ramp(s.noise(1.6, 3), (0.3, 0.0), (0.7, 1.0)), uneven), node.outputs["Color"], "#000000")
        if marl:
            tone = s.mix(s.math("MULTIPLY", s.ramp(s.noise(26, 3, 0.7), (0.42, 0.0), (0.62, 1.0)), marl), tone, "#d8d6d0")
        s.set("Base Color", tone)
        height = node.outputs["Alpha"]
        if threads:
            height = s.math("MULTIPLY_ADD", s.noise(threads, 2), 0.004 / self.deep, height)
        node = s.add("ShaderNodeBump", Height=height, Strength=1.0, Distance=self.deep)
        s.set("Normal", node.outputs[0])
        return s.done(), relief
