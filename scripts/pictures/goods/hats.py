"""Hats and caps, standing as if on a head: every panel, seam and stitch is there."""
import math

import numpy as np

from goods.draft import Draft, drawn, smoothstep
from goods.knits import knit
from materials import Surface, brass, plain, printed
from shapes import lathe, link_mesh, spline, tube

TAU = 2 * math.pi


def uneven(theta, v, seed=0, waves=6, rough=1.0):
    """Soft dents all over a shell: sums of a few waves around and up it."""
    random, out = np.random.default_rng(seed), 0
    for _ in range(waves):
        a, b = random.integers(1, 6), random.uniform(-5, 5) * rough
        out = out + np.sin(a * theta + b * v + random.uniform(0, TAU)) / (1 + 0.3 * a)
    return out / waves


def shell(name, form, material, steps=240, rows=60, start=0.0, end=TAU, thick=0.02, print_=None):
    """A skin around the z axis: `form(theta, t)` gives its points, t from the rim (0) to the top (1).

    `print_(theta, t)` places the picture of its cloth."""
    closed = abs(end - start - TAU) < 1e-6
    theta = np.linspace(start, end, steps + 1)
    t = np.linspace(0, 1, rows + 1)
    a, b = np.meshgrid(theta, t)
    points = np.stack(form(a, b), -1).reshape(-1, 3)
    n = steps + 1
    faces = [(i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(rows) for k in range(steps)]
    thing = link_mesh(name, [tuple(p) for p in points], faces, material)
    if print_:
        uv = np.stack(print_(a, b), -1).reshape(-1, 2).astype(np.float32)
        sheet = thing.data.uv_layers.new(name="print")
        corners = np.empty(len(thing.data.loops), np.int32)
        thing.data.loops.foreach_get("vertex_index", corners)
        sheet.data.foreach_set("uv", uv[corners].ravel())
    if closed:
        weld = thing.modifiers.new("weld", "WELD")
        weld.merge_threshold = 0.0004
    if thick:
        wall = thing.modifiers.new("wall", "SOLIDIFY")
        wall.thickness, wall.offset = thick, -1
    return thing


def stitched(paths, color, period=0.036, size=0.0065, lift=0.004):
    """Rows of stitches, each a thread that lies on the cloth."""
    points, faces = [], []
    for path, up in paths:
        path = np.asarray(path, float)
        far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
        for k in range(int(far[-1] / period)):
            a, b = (np.array([np.interp(far_, far, path[:, i]) for i in range(3)]) for far_ in (k * period, (k + 0.74) * period))
            mid = (a + b) / 2
            ahead = b - a
            out = np.array(up(mid), float)
            side = np.cross(ahead, out)
            side *= size / max(1e-9, np.linalg.norm(side))
            out *= size / max(1e-9, np.linalg.norm(out))
            first = len(points)
            base = out * (lift / size)
            points += [tuple(p) for p in (a + base * 0.2, mid + side + base, mid + out + base, mid - side + base, b + base * 0.2)]
            faces += [(first, first + 1, first + 2), (first, first + 2, first + 3), (first + 4, first + 2, first + 1), (first + 4, first + 3, first + 2)]
    return link_mesh("stitches", points, faces, plain(color, 0.8))


def twill(color, grain=70, worn=0.10, wax=0.0):
    """Cotton canvas or twill, paler where it is handled."""
    s = Surface("canvas", color, 0.85 - 0.25 * wax, specular=0.15 + 0.2 * wax)
    weave = s.noise(grain, 2, 0.6)
    cloud = s.ramp(s.noise(2.6, 4), (0.32, 0.0), (0.72, 1.0))
    tone = s.mix(s.math("MULTIPLY", cloud, worn), color, "#e9e2d2")
    crease = s.ramp(s.noise(4.2, 5, 0.6, None, 1.4), (0.47, 0.0), (0.50, 1.0), (0.53, 0.0))
    if wax:
        tone = s.mix(s.math("MULTIPLY", crease, wax), tone, "#d8cfae")
    s.set("Base Color", s.mix(s.math("MULTIPLY", weave, 0.22), tone, "#000000"))
    return s.bump(s.math("MULTIPLY_ADD", s.noise(5, 3), 1.6, weave), 0.45, 0.012).done()


def netting(color):
    """Open mesh: through its small holes one sees into the dark."""
    s = Surface("netting", color, 0.6, specular=0.3)
    uv = s.add("ShaderNodeTexCoord").outputs["UV"]
    cell = s.add("ShaderNodeSeparateXYZ", Vector=uv)
    row = s.math("MULTIPLY", cell.outputs["Y"], 1.0)
    shift = s.math("MULTIPLY", s.math("MODULO", s.math("FLOOR", row), 2.0), 0.5)
    dx = s.math("SUBTRACT", s.math("FRACT", s.math("ADD", cell.outputs["X"], shift)), 0.5)
    dy = s.math("SUBTRACT", s.math("FRACT", row), 0.5)
    hole = s.math("LESS_THAN", s.math("ADD", s.math("MULTIPLY", dx, dx), s.math("MULTIPLY", dy, dy)), 0.085)
    s.set("Base Color", s.mix(hole, color, s.mix(0.55, color, "#2a2824")))
    return s.bump(s.math("SUBTRACT", 1.0, hole), 0.6, 0.012).done()


def knitted(kind, period, wide, tall, depth):
    """A draft that goes once around a hat."""

    def draw():
        draft = Draft(6.4, (0, 1.1), 1792)
        draft.ribs(np.ones_like(draft.x), draft.x, period, depth, 0.34)
        knit(draft, draft.x, draft.y, 1.0, wide, tall, 0.012, 0.18)
        return draft

    return drawn(kind, draw)


def beanie(color, ribs=60, cuff=0.78, pom=None, seed=0, tall=2.0, wide=0.058):
    """A knitted cap with a turned-up cuff."""
    around = 6.0
    period = around / ribs
    draft = knitted(("beanie", ribs), period, wide, 0.040, period * 0.30)
    material, _ = draft.material(color, threads=34, uneven=0.10)
    crown = np.array(spline([(0.86, 0.30), (0.90, 0.8), (0.88, 1.15), (0.80, 1.48), (0.60, tall - 0.22), (0.33, tall - 0.06), (0.12, tall - 0.02), (0.0, tall - 0.04)], 80))
    turn = np.array(spline([(0.885, 0.05), (0.925, 0.01), (0.965, 0.06), (0.975, cuff * 0.5), (0.96, cuff - 0.07), (0.93, cuff), (0.885, cuff - 0.05), (0.87, cuff - 0.2)], 60))

    def form(line, deep, lean):
        far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])

        def at(theta, t):
            s = t * far[-1]
            r, z = np.interp(s, far, line[:, 0]), np.interp(s, far, line[:, 1])
            rib = np.sqrt(np.clip(0.5 + 0.5 * np.cos(theta * ribs), 0, 1)) - 0.6
            r = r * (1 + 0.030 * uneven(theta, t, seed)) + deep * rib * np.clip(r * 2.4, 0, 1)
            gather = 0.030 * np.cos(theta * 9 + 1) * smoothstep(0.62, 0.9, t) * (line is crown) * np.clip(r * 3, 0, 1)
            z = z + 0.03 * uneven(theta, t, seed + 1) * (0.3 + t) + gather
            x = r * np.sin(theta) * 0.95 + lean * np.clip(z - 0.9, 0, 9) ** 2
            return x, -r * np.cos(theta) * 1.06, z

        return at, lambda theta, t: (((theta + math.pi) % TAU - math.pi) * around / TAU / 6.4 + 0.5 + 0 * t, (t * far[-1] - 1.1) / 6.4 + 0.5 + 0 * theta)

    things = []
    for line, deep, lean, rows in ((crown, 0.016, 0.05, 70), (turn, 0.022, 0.0, 50)):
        at, place = form(line, deep, lean)
        things.append(shell("knit", at, material, ribs * 7, rows, -math.pi, math.pi, 0.02, place))
    if pom:
        things += [pompom((0.06, 0, tall + 0.26), 0.38, pom, seed), yarn_core((0.06, 0, tall + 0.26), 0.31, pom)]
    return things


def pompom(place, radius, color, seed=0, count=6400):
    """A ball of cut yarn."""
    random = np.random.default_rng(seed)
    way = random.standard_normal((count, 3))
    way /= np.linalg.norm(way, axis=1)[:, None]
    length = radius * (0.90 + 0.12 * random.random(count))
    points, faces = [], []
    core = radius * 0.45
    for d, r in zip(way, length):
        side = np.cross(d, random.standard_normal(3))
        side *= 0.011 / np.linalg.norm(side)
        bend = random.standard_normal(3) * 0.03
        k = len(points)
        a, b, c = d * core, d * (core + r) / 2 + bend * 0.5, d * r + bend
        points += [tuple(p + place) for p in (a - side, a + side, b - side, b + side, c - side * 0.7, c + side * 0.7)]
        faces += [(k, k + 1, k + 3, k + 2), (k + 2, k + 3, k + 5, k + 4)]
    return link_mesh("pom", points, faces, plain(color, 0.95, specular=0.1))


def yarn_core(place, radius, color):
    """What the cut yarn of a pompom hides."""
    ball = lathe("core", [(radius * math.cos(a), radius * math.sin(a)) for a in (math.pi * (k / 24 - 0.5) for k in range(25))], plain(color, 0.95, specular=0.1), 48)
    ball.location = place
    return ball


class Crown:
    """The six panels of a cap."""

    def __init__(self, wide=0.80, long=0.98, tall=1.18, seed=0, dents=0.022, stiff=0.0):
        self.wide, self.long, self.tall, self.seed, self.dents, self.stiff = wide, long, tall, seed, dents, stiff

    def at(self, theta, t, lift=0.0):
        theta, t = np.asarray(theta, float), np.asarray(t, float)
        front = 0.5 + 0.5 * np.cos(theta)
        power = 0.84 - 0.12 * front - 0.10 * self.stiff * front
        r = np.cos(t * math.pi / 2) ** power * (1 - 0.03 * t)
        z = self.tall * np.sin(t * math.pi / 2) ** (1.02 - 0.12 * front) * (1 + 0.04 * front)
        near = np.abs((theta / (TAU / 6) + 0.5) % 1 - 0.5) * TAU / 6 * np.maximum(r, 0.05) * 0.9
        puff = 0.030 * (1 - np.exp(-((near / 0.07) ** 2))) * np.clip(r * 3, 0, 1)
        r = r + puff + self.dents * uneven(theta, t, self.seed, 7, 1.6) * np.clip(3 * r, 0, 1) * (0.4 + t) + lift
        z = z + lift * t + self.dents * 0.8 * uneven(theta, t, self.seed + 3) * t
        return self.wide * r * np.sin(theta), -self.long * r * np.cos(theta), z

    def path(self, theta, t, lift=0.006):
        return np.stack(self.at(theta, t, lift), -1)


def outwards(p):
    return (p[0], p[1], max(0.0, p[2] - 0.3))


def brim(crown, material, thread, length=0.78, reach=70, curve=0.24, rows=6):
    """A stiff peak, curved over the brow, with rows of stitches."""
    wide = math.radians(reach)

    def at(theta, t):
        u = theta / wide
        x0, y0, _ = crown.at(theta, 0 * theta)
        out = np.maximum(0, np.cos(u * math.pi / 2)) ** 0.78
        x = x0 * (1 + 0.05 * t * out)
        y = y0 - length * out * t
        z = 0.015 - curve * (x / 0.8) ** 2 * t * np.minimum(1, 1.7 * out) - 0.06 * t * out
        return x, y, z

    thing = shell("brim", at, material, 96, 24, -wide, wide, 0.0)
    wall = thing.modifiers.new("wall", "SOLIDIFY")
    wall.thickness, wall.offset = 0.036, 0
    u = np.linspace(-wide * 0.995, wide * 0.995, 120)
    edge = np.stack(at(u, np.ones_like(u)), -1)
    hem = tube("edge", [tuple(p) for p in edge[::6]] + [tuple(edge[-1])], 0.026, material, 12, count=160)
    paths = []
    for k in range(rows):
        v = np.linspace(-wide * (0.93 - 0.01 * k), wide * (0.93 - 0.01 * k), 160)
        line = np.stack(at(v, np.full_like(v, 0.10 + 0.82 * k / (rows - 1))), -1)
        line[:, 2] += 0.019
        paths.append((line, lambda p: (0, 0, 1)))
    return [thing, hem, stitched(paths, thread)]


def settled(things):
    """A cap rests on the sides of its brim and the back of its rim."""
    for thing in things:
        thing.rotation_euler = (math.radians(-5.5), 0, 0)
        thing.location = (0, 0, 0.085)
    return things


def cap(color, thread=None, front=None, net=None, brim_color=None, seed=2, wax=0.14):
    """A cap of six panels: waxed canvas, or with a printed front and netting behind."""
    crown = Crown(seed=seed, dents=0.012 if net else 0.030, stiff=1.0 if net else 0.0, tall=1.12 if net else 1.02)
    stuff = twill(color, wax=0.0 if net else wax)
    thread = thread or color
    things, seams = [], [k * TAU / 6 for k in range(6)]
    if net:
        half = math.radians(58)

        def place(theta, t):
            return theta / half * 0.5 + 0.5 + 0 * t, t + 0 * theta

        things.append(shell("front", crown.at, printed(front, 0.85), 120, 60, -half, half, 0.02, place))
        things.append(shell("net", crown.at, netting(net), 200, 60, half, TAU - half, 0.0, lambda theta, t: (theta / TAU * 150, t * 42)))
        seams = [half, -half] + [math.pi * 2 / 3 + 0.3, math.pi, -math.pi * 2 / 3 - 0.3]
    else:
        things.append(shell("crown", crown.at, stuff, 288, 72))
    t = np.linspace(0.02, 0.965, 120)
    paths = []
    for a in seams:
        for off in (-0.045, 0.045):
            r = np.cos(t * math.pi / 2) ** 0.6
            paths.append((crown.path(a + off / np.maximum(r, 0.16), t), outwards))
    around = np.linspace(-math.pi, math.pi, 240)
    for height in (0.035, 0.10):
        paths.append((crown.path(around, np.full_like(around, height)), lambda p: (p[0], p[1], 0)))
    things.append(stitched(paths, thread))
    top = crown.at(np.array([0.0]), np.array([1.0]))[2][0]
    knob = lathe("knob", [(0.085, 0), (0.088, 0.02), (0.07, 0.05), (0.03, 0.066), (0, 0.068)], twill(brim_color or color), 40)
    if not net:
        for k in range(6):
            a = (k + 0.5) * TAU / 6
            ring = np.linspace(0, TAU, 24)
            path = crown.path(a + 0.034 * np.cos(ring) / 0.62, 0.60 + 0.022 * np.sin(ring), 0.003)
            things.append(tube("eyelet", [tuple(p) for p in path], 0.010, plain(thread, 0.8), 8, count=48, caps=False))
    peak = brim(crown, twill(brim_color or color, wax=0.0 if net else wax * 0.6), thread)
    settled(things + peak + [knob])
    knob.location = (0, -math.sin(math.radians(-5.5)) * top * 1.0, 0.085 + top * math.cos(math.radians(5.5)) - 0.012)
    return things + peak + [knob]


def bucket(color, thread="#e8dcc0", seed=4, band=None, floppy=1.0):
    """A bucket hat: a flat top, sloping sides, a stitched brim that rolls."""
    line = np.array(spline([(1.50, 0.02), (1.40, 0.13), (1.16, 0.34), (0.945, 0.475)], 40) + spline([(0.93, 0.485), (0.90, 0.72), (0.84, 1.05), (0.765, 1.36)], 40)[1:] + spline([(0.755, 1.385), (0.70, 1.405), (0.45, 1.425), (0.0, 1.43)], 30)[1:])
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])

    def at(theta, t, lift=0.0):
        s = t * far[-1]
        r, z = np.interp(s, far, line[:, 0]), np.interp(s, far, line[:, 1])
        out = smoothstep(0.95, 1.5, r)
        sag = floppy * (0.055 * np.sin(2 * theta + 0.6) + 0.035 * np.sin(3 * theta + 2)) * out
        dent = 0.045 * uneven(theta, t, seed, 7, 2.0) * np.clip(r * 3, 0, 1)
        up = smoothstep(1.2, 1.44, z)
        z = z + np.maximum(sag, -z + 0.01) + 0.03 * uneven(theta, t, seed + 5) * up - 0.05 * up * np.clip(1 - r / 0.7, 0, 1)
        r = r + dent * (1 - 0.5 * out) + lift
        return 0.92 * r * np.sin(theta), -1.04 * r * np.cos(theta), z + lift

    things = [shell("hat", at, twill(color, 60, 0.08), 300, 120, thick=0.026)]
    around = np.linspace(-math.pi, math.pi, 400)

    def ring(r, top=False):
        k = np.argmin(np.abs(line[:, 0] - r) + (0 if top is None else (10 * (line[:, 1] < 0.9) if top else 10 * (line[:, 1] > 0.9))))
        return np.stack(at(around, np.full_like(around, far[k] / far[-1]), 0.003), -1)

    up = lambda p: (p[0] * 0.5, p[1] * 0.5, 1)
    paths = [(ring(r), up) for r in (1.46, 1.38, 1.30, 1.22, 1.14, 1.06, 0.98)] + [(ring(r, True), lambda p: (p[0], p[1], 0.3)) for r in (0.785,)] + [(ring(0.72, True), lambda p: (0, 0, 1))]
    things.append(stitched(paths, thread, 0.042, 0.008))
    if band:
        low, high = (np.argmin(np.abs(line[:, 1] - z)) for z in (0.50, 0.66))
        things.append(shell("band", lambda theta, t: at(theta, (far[low] + (far[high] - far[low]) * t) / far[-1], 0.014), twill(band), 240, 6))
    for a in (0.75, 0.95):
        k = np.argmin(np.abs(line[:, 1] - 0.86))
        turn = np.linspace(0, TAU, 24)
        path = np.stack(at(a + 0.045 * np.cos(turn), far[k] / far[-1] + 0.014 * np.sin(turn), 0.01), -1)
        things.append(tube("eyelet", [tuple(p) for p in path], 0.013, brass(0.3), 8, count=48, caps=False))
    return things
