"""Canvas that tools are rolled up in: sheets with hems and seams, pockets that show what is in them."""
import math

import numpy as np

from materials import Surface
from parts import lay
from shapes import link_mesh, tube


def waxed(color="#6f6a4c", threads=95):
    """Waxed canvas: a fine weave, darker and lighter where it was folded."""
    s = Surface("canvas", color, 0.72, specular=0.25, sheen=0.1)
    a, b = (s.add("ShaderNodeTexWave", Vector=s.where, Scale=threads, Distortion=0.8) for _ in range(2))
    a.bands_direction, b.bands_direction = "X", "Y"
    weave = s.math("MULTIPLY", a.outputs["Fac"], b.outputs["Fac"])
    cloud = s.noise(2.2, 6, 0.65)
    tone = s.mix(s.ramp(cloud, (0.35, 0.0), (0.72, 0.45)), color, s.mix(0.5, color, "#2a2618"))
    tone = s.mix(s.ramp(s.noise(3.1, 7, 0.75), (0.55, 0.0), (0.72, 0.28)), tone, "#b3aa86")
    s.set("Base Color", s.mix(s.math("MULTIPLY", weave, 0.25), tone, s.mix(0.4, color, "#1a170e")))
    return s.bump(s.math("ADD", weave, s.math("MULTIPLY", s.noise(26, 3), 0.8)), 0.3, 0.008).done()


def sheet(name, low, high, height, material, thick=0.018, nx=150, ny=120, hem=0.05):
    """Cloth over a rectangle from `low` to `high`; `height` gives its level from arrays of x and y. Its hem is double."""
    x, y = np.meshgrid(np.linspace(low[0], high[0], nx), np.linspace(low[1], high[1], ny), indexing="ij")
    z = height(x, y)
    edge = np.minimum(np.minimum(x - low[0], high[0] - x), np.minimum(y - low[1], high[1] - y))
    z = z + thick * 0.8 * (1 / (1 + np.exp((edge - hem) / 0.008)))
    wave = 0.012 * np.sin(3.1 * y + 1.3 * x) * np.exp(-edge / 0.15)
    top = np.stack([x + wave, y + 0.012 * np.sin(2.7 * x + 0.4) * np.exp(-edge / 0.15), z + thick], -1).reshape(-1, 3)
    under = top - np.array([0, 0, thick * 1.6])
    n = nx * ny
    faces = [(i * ny + j, (i + 1) * ny + j, (i + 1) * ny + j + 1, i * ny + j + 1) for i in range(nx - 1) for j in range(ny - 1)]
    faces += [tuple(n + k for k in reversed(face)) for face in list(faces)]
    rim = [i * ny for i in range(nx - 1)] + [(nx - 1) * ny + j for j in range(ny - 1)] + [i * ny + ny - 1 for i in range(nx - 1, 0, -1)] + [j for j in range(ny - 1, 0, -1)]
    faces += [(a, b, b + n, a + n) for a, b in zip(rim[1:] + rim[:1], rim)]
    return link_mesh(name, [tuple(p) for p in np.concatenate([top, under])], faces, material)


def stitches(line, height, material, length=0.05, gap=0.028, radius=0.009):
    """A row of stitches along a line of (x, y) on cloth whose level `height` gives."""
    line = np.array(line, float)
    step = np.linalg.norm(np.diff(line, axis=0), axis=1)
    far = np.concatenate([[0], np.cumsum(step)])
    points, faces, at = [], [], 0.02
    while at + length < far[-1]:
        ends = [np.array([np.interp(s, far, line[:, 0]), np.interp(s, far, line[:, 1])]) for s in (at, at + length)]
        d = (ends[1] - ends[0]) / (np.linalg.norm(ends[1] - ends[0]) or 1)
        side = np.array([-d[1], d[0]])
        start = len(points)
        for t, r in ((0.0, 0.3), (0.2, 1.0), (0.8, 1.0), (1.0, 0.3)):
            p = ends[0] * (1 - t) + ends[1] * t
            z = float(height(np.array([p[0]]), np.array([p[1]]))[0])
            for k in range(6):
                a = math.pi * 2 * k / 6
                q = p + side * radius * r * math.cos(a)
                points.append((q[0], q[1], z + radius * r * math.sin(a)))
        for i in range(3):
            faces += [(start + 6 * i + k, start + 6 * i + (k + 1) % 6, start + 6 * i + 6 + (k + 1) % 6, start + 6 * i + 6 + k) for k in range(6)]
        at += length + gap
    return link_mesh("stitches", points, faces, material)


def wrinkled(seed=0.0, much=0.02):
    """The level of cloth that lies on a table: never quite flat."""
    def height(x, y):
        a = np.sin(2.3 * x + 1.7 * np.sin(1.1 * y + seed)) * np.sin(1.9 * y + seed) + 0.5 * np.sin(5.1 * x - 3.3 * y + seed * 2)
        return much * (1 + 0.6 * a)

    return height


def draped(bodies, base, slope=1.7, soft=5):
    """Cloth over `bodies`, arrays of (x, y) -> level: as steep as cloth falls, and no steeper."""
    def height(x, y):
        z = base(x, y)
        if x.ndim < 2:
            for one in bodies:
                z = np.maximum(z, one(x, y))
            return z
        for one in bodies:
            z = np.maximum(z, one(x, y))
        dx = abs(x[1, 0] - x[0, 0])
        dy = abs(y[0, 1] - y[0, 0])
        for _ in range(60):
            up = z.copy()
            up[1:] = np.maximum(up[1:], z[:-1] - slope * dx)
            up[:-1] = np.maximum(up[:-1], z[1:] - slope * dx)
            up[:, 1:] = np.maximum(up[:, 1:], z[:, :-1] - slope * dy)
            up[:, :-1] = np.maximum(up[:, :-1], z[:, 1:] - slope * dy)
            if np.allclose(up, z):
                break
            z = up
        for _ in range(soft):
            z[1:-1] = (z[2:] + z[:-2] + 2 * z[1:-1]) / 4
            z[:, 1:-1] = (z[:, 2:] + z[:, :-2] + 2 * z[:, 1:-1]) / 4
        return z

    return height


def tie(path, material):
    return tube("tie", path, 0.03, material, sides=12, flat=2.2, count=90, sideways=(0, 0.3, 1))


def chisel_roll(tools, color="#6f6a4c", pitch=0.72):
    """Chisels in an open roll, blades up: `tools` are (things, radius of the handle); each stands in its pocket."""
    canvas, seam = waxed(color), Surface("thread", "#c9b98f", 0.8).done()
    count = len(tools)
    wide = pitch * count + 0.5
    base = wrinkled(1.0, 0.014)
    things = [sheet("roll", (-wide / 2 - 0.15, -1.95), (wide / 2 + 0.9, 1.75), base, canvas)]
    bodies = []
    for k, (one, radius) in enumerate(tools):
        x = pitch * (k - (count - 1) / 2)
        things += lay(lay(one, turn=90), (x, 0, 0.045))

        def hump(px, py, x=x, radius=radius):
            long = np.clip((py + 1.52) / 0.09, 0, 1) ** 0.5
            return np.where(np.abs(px - x) < radius, np.sqrt(np.maximum(0, radius**2 - (px - x) ** 2)) * long + radius + 0.055, 0) * (py > -1.55)

        bodies.append(hump)
    over = draped(bodies, lambda x, y: base(x, y) + 0.03)
    things.append(sheet("pocket", (-wide / 2 - 0.1, -1.9), (wide / 2 + 0.1, -0.72), over, canvas, nx=220, ny=90, hem=0.07))
    flat = lambda x, y: base(x, y) + 0.052  # noqa: E731
    for k in range(count + 1):
        x = pitch * (k - count / 2)
        things.append(stitches([(x, -1.84), (x, -0.76)], flat, seam))
    for line in ([(-wide / 2 - 0.08, -1.88), (wide / 2 + 0.83, -1.88)], [(-wide / 2 - 0.08, 1.68), (wide / 2 + 0.83, 1.68)], [(wide / 2 + 0.83, -1.88), (wide / 2 + 0.83, 1.68)]):
        things.append(stitches(line, lambda x, y: base(x, y) + 0.026, seam))
    things.append(tie([(wide / 2 + 0.86, -0.1, 0.05), (wide / 2 + 1.2, -0.05, 0.04), (wide / 2 + 1.5, -0.35, 0.035), (wide / 2 + 1.55, -0.8, 0.035), (wide / 2 + 1.3, -1.15, 0.04)], waxed("#4f3a26")))
    return things


def knife_roll(color="#8a8264", wide=4.7, deep=3.1):
    """An open roll for knives: a sheet, a pocket along its left end and two ties."""
    canvas, seam = waxed(color), Surface("thread", "#d6cba6", 0.8).done()
    base = wrinkled(2.0, 0.013)
    things = [sheet("roll", (-wide / 2, -deep / 2), (wide / 2, deep / 2), base, canvas)]
    in_ = 0.07
    for line in ([(-wide / 2 + in_, -deep / 2 + in_), (wide / 2 - in_, -deep / 2 + in_)], [(-wide / 2 + in_, deep / 2 - in_), (wide / 2 - in_, deep / 2 - in_)], [(wide / 2 - in_, -deep / 2 + in_), (wide / 2 - in_, deep / 2 - in_)], [(-wide / 2 + in_, -deep / 2 + in_), (-wide / 2 + in_, deep / 2 - in_)]):
        things.append(stitches(line, lambda x, y: base(x, y) + 0.026, seam))
    strap = waxed("#5a3f28")
    things.append(tie([(-wide / 2 + 0.05, 0.2, 0.05), (-wide / 2 - 0.3, 0.25, 0.035), (-wide / 2 - 0.55, 0.0, 0.035), (-wide / 2 - 0.5, -0.5, 0.035)], strap))
    things.append(tie([(-wide / 2 + 0.05, 0.15, 0.05), (-wide / 2 - 0.25, 0.05, 0.035), (-wide / 2 - 0.35, -0.3, 0.035), (-wide / 2 - 0.2, -0.7, 0.035)], strap))
    return things
