"""Cut flowers and dried grass, for vases. Each stem begins at the origin and grows up."""
import math
import random

from mathutils import Vector

from materials import Surface, plain
from shapes import link_mesh, spline, tube


def petal_color(tip, base, streak):
    """A petal: paler at its foot, finely streaked, and light comes through."""
    s = Surface("petal", tip, 0.5, specular=0.25, subsurface=0.12, sheen=0.2)
    s.set("Subsurface Radius", (0.08, 0.04, 0.03))
    tone = s.mix(s.ramp(s.height(), (0.02, 0.0), (0.16, 1.0)), base, tip)
    lines = s.noise(1, 2, 0.5, s.stretch(26, 26, 1.2))
    s.set("Base Color", s.mix(s.ramp(lines, (0.42, 0.0), (0.7, 0.55)), tone, streak))
    return s.bump(lines, 0.25, 0.01).done()


def tulip_head(material, size=1.0, seed=0, open_=0.0):
    """Six petals in two rings of three, closed to a cup."""
    dice = random.Random(seed)
    things = []
    for k in range(6):
        inner = k % 2 == 0
        a0 = math.radians(60 * k) + dice.uniform(-0.12, 0.12)
        lean, tall = dice.uniform(-0.01, 0.02) + open_, (0.47 if inner else 0.455) * dice.uniform(0.95, 1.04)
        points, faces, rows, cols = [], [], 16, 10
        for i in range(rows + 1):
            u = i / rows
            r = 0.018 + 0.165 * math.sin(min(1.0, u / 0.55) * math.pi / 2) ** 0.8 - 0.055 * max(0, (u - 0.5) / 0.5) ** 1.6 + lean * u * u
            r -= 0.014 if inner else 0.0
            half = 0.95 * (math.sin(math.pi * min(1.0, 0.10 + u * 0.62)) ** 0.6) * math.sqrt(max(0.0, 1 - max(0, (u - 0.55) / 0.45) ** 2.4))
            half = max(half, 0.05 if u < 0.99 else 0.015)
            for j in range(cols + 1):
                v = 2 * j / cols - 1
                a = a0 + v * half
                rr = r + 0.016 * v * v * (1 if not inner else 0.2) + 0.006 * math.sin(5 * v + k) * u - 0.010 * math.exp(-((v / 0.12) ** 2)) * u
                points.append((rr * math.cos(a), rr * math.sin(a), tall * (u - 0.05 * v * v * u)))
        for i in range(rows):
            for j in range(cols):
                a = i * (cols + 1) + j
                faces.append((a, a + 1, a + cols + 2, a + cols + 1))
        thing = link_mesh("petal", points, faces, material)
        thing.scale = (size, size, size)
        things.append(thing)
    return things


def tulip(length=2.0, lean=4, seed=1, color=("#b8402f", "#d9a05a", "#8f2620"), leaves=1, foot=0.0):
    """A tulip on its stem; its leaf begins where the vase ends."""
    dice = random.Random(seed)
    green = Surface("stem", "#7d9a5a", 0.5, specular=0.35, subsurface=0.05)
    green.set("Base Color", green.mix(green.noise(6), "#6d8c4c", "#93a868"))
    stem_green = green.done()
    a = math.radians(lean)
    bend = dice.uniform(-0.05, 0.05)
    path = [(0, 0, 0)] + [(math.sin(a) * length * t**1.6 + bend * math.sin(t * 3), bend * t, math.cos(a) * length * t) for t in (0.25, 0.5, 0.75, 1.0)]
    things = [tube("stem", path, [0.036, 0.034, 0.032, 0.034], stem_green, sides=16, count=40)]
    up = (Vector(path[-1]) - Vector(path[-2])).normalized()
    head = tulip_head(petal_color(*color), dice.uniform(0.95, 1.05), seed)
    turn = up.to_track_quat("Z", "Y").to_euler()
    for thing in head:
        thing.location = Vector(path[-1]) - up * 0.012
        thing.rotation_euler = turn
    things += head
    for k in range(leaves):
        things.append(long_leaf(foot, length * dice.uniform(0.42, 0.5), 0.26, dice.uniform(44, 52), -30 + 165 * k + dice.uniform(-15, 15), seed + k))
    return things


def long_leaf(foot, length, width, lean, turn, seed=0, color="#5f7f55", back="#86a07c"):
    """A tulip's leaf: it holds the stem, rises and bows outward."""
    points, faces, rows = [], [], 22
    a = math.radians(turn)
    out, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
    bow = math.radians(lean)
    here, along = Vector((0, 0, foot)), 0.0
    for i in range(rows + 1):
        u = i / rows
        angle = bow * (0.35 + 1.9 * u * u)
        step = length / rows
        here = here + (out * math.sin(angle) + Vector((0, 0, math.cos(angle)))) * (step if i else 0)
        half = width / 2 * math.sin(math.pi * (0.16 + 0.84 * u)) ** 0.8 * (1 - 0.15 * u)
        normal = out * math.cos(angle) - Vector((0, 0, math.sin(angle)))
        for v in (-1, -0.5, 0, 0.5, 1):
            wave = 0.02 * math.sin(u * 9 + seed + v) * abs(v)
            cup = (0.55 - 0.35 * u) * half * v * v
            points.append(tuple(here + side * (half * v * (1 - 0.25 * (1 - u) * abs(v))) - normal * (cup - 0.0) + normal * (0.03 + wave)))
        along += step
    for i in range(rows):
        for j in range(4):
            k = i * 5 + j
            faces.append((k, k + 1, k + 6, k + 5))
    s = Surface("leaf", color, 0.42, specular=0.35)
    lines = s.noise(1, 2, 0.5, s.stretch(22, 22, 1.0))
    s.set("Base Color", s.mix(lines, color, back))
    return link_mesh("leaf", points, faces, s.bump(lines, 0.2, 0.01).done())


def twig(lean, length, seed=0, turn=0.0, flowers=22, color=("#d98f95", "#eec4c4")):
    """A branch of blossom: crooked wood, flowers of five petals and a few buds along it."""
    dice = random.Random(seed)
    bark = Surface("bark", "#4a372b", 0.85)
    bark.set("Base Color", bark.mix(bark.noise(18, 3), "#3a2a20", "#6b5443"))
    bark = bark.bump(bark.noise(30, 3), 0.5, 0.02).done()
    a, b = math.radians(lean), math.radians(turn)

    def at(t, side=0.0):
        bend = a * (0.3 + 0.7 * t)
        out = math.sin(bend) * length * t + side
        return Vector((out * math.cos(b) + 0.03 * math.sin(t * 11 + seed), out * math.sin(b) + 0.03 * math.cos(t * 9 + seed * 2),
            math.cos(bend) * length * t))

    lines = [[at(k / 7) for k in range(8)]]
    for t, way in ((0.42, 1), (0.58, -1), (0.72, 1)):
        start, reach = at(t), length * dice.uniform(0.20, 0.32)
        aim = (at(t + 0.1) - at(t)).normalized() + Vector((math.cos(b) * way, math.sin(b) * way + dice.uniform(-0.8, 0.8), 0.1)) * 0.65
        lines.append([start + aim.normalized() * reach * k / 3 + Vector((0, 0, 0.05 * reach * k * k / 9)) for k in range(4)])
    things = []
    for n, line in enumerate(lines):
        things.append(tube("twig", [tuple(p) for p in line], [0.030 if n == 0 else 0.016, 0.010 if n == 0 else 0.007], bark, sides=10, count=36))
    points, faces, hearts = [], [], []
    for k in range(flowers):
        line = lines[0] if k % 5 < 2 else lines[1 + k % (len(lines) - 1)]
        t = dice.uniform(0.45, 1.0) if line is lines[0] else dice.uniform(0.15, 1.0)
        f = t * (len(line) - 1)
        i = min(int(f), len(line) - 2)
        here = line[i].lerp(line[i + 1], f - i)
        face = Vector((dice.uniform(-1, 1), dice.uniform(-1.3, 0.5), dice.uniform(-0.3, 1))).normalized()
        size = dice.choice((0.07, 0.10, 0.115, 0.125))
        _blossom(points, faces, here + face * 0.03, face, size, dice.uniform(0, 6), 0.9 if size < 0.08 else dice.uniform(0.15, 0.45))
        hearts.append((here + face * 0.035, face, size))
    s = Surface("blossom", color[0], 0.6, specular=0.2, subsurface=0.1)
    s.set("Subsurface Radius", (0.06, 0.03, 0.03))
    s.set("Base Color", s.mix(s.ramp(s.noise(12, 2), (0.35, 0.0), (0.65, 1.0)), *color))
    things.append(link_mesh("blossom", points, faces, s.done()))
    points, faces = [], []
    for here, face, size in hearts:
        side = face.orthogonal().normalized()
        for k in range(9):
            way = (side * math.cos(k * 2.4) + face.cross(side) * math.sin(k * 2.4)) * (0.12 + 0.03 * k) + face
            tip, off = here + way * size * 0.42, side * 0.004
            n = len(points)
            points += [tuple(here - off), tuple(here + off), tuple(tip + off * 1.6), tuple(tip - off * 1.6)]
            faces.append((n, n + 1, n + 2, n + 3))
    things.append(link_mesh("stamens", points, faces, plain("#c98a3a", 0.7)))
    return things


def _blossom(points, faces, here, face, size, turn, cup):
    side = face.orthogonal().normalized()
    up = face.cross(side)
    for k in range(5):
        a = turn + 2 * math.pi * k / 5
        out, wide = side * math.cos(a) + up * math.sin(a), up * math.cos(a) - side * math.sin(a)
        n = len(points)
        for u, half in ((0.06, 0.08), (0.4, 0.36), (0.75, 0.46), (0.95, 0.30), (1.0, 0.08)):
            for v in (-1, 0, 1):
                rise = cup * u * u + 0.16 * v * v * half - (0.05 if u > 0.9 and v == 0 else 0)
                points.append(tuple(here + (out * u * (1 - cup * 0.55) + wide * v * half + face * rise) * size))
        for r in range(4):
            for c in range(2):
                q = n + r * 3 + c
                faces.append((q, q + 1, q + 4, q + 3))


def plume(lean, length, seed=0, turn=0.0, strands=1500, color=("#cdb489", "#e3d2ae")):
    """A stalk of dried pampas grass: a drooping plume of fine hairs."""
    dice = random.Random(seed)
    a, b = math.radians(lean), math.radians(turn)
    path = []
    for k in range(9):
        t = k / 8
        bend = a * (0.15 + 0.85 * t**1.5)
        out = math.sin(bend) * length * t
        path.append(Vector((out * math.cos(b), out * math.sin(b), math.cos(bend) * length * t - 0.04 * length * max(0, t - 0.7))))
    line = [Vector(p) for p in spline([tuple(p) for p in path], 80)]
    stalk = plain("#b99c68", 0.7)
    things = [tube("stalk", [tuple(p) for p in path], [0.030, 0.024, 0.008], stalk, sides=10, count=48)]
    points, faces = [], []
    down = Vector((0, 0, -1))
    for _ in range(strands):
        t = 0.56 + 0.44 * dice.random()
        i = min(79, int(t * 80))
        here, ahead = line[i], (line[i + 1] - line[i]).normalized()
        side = ahead.orthogonal().normalized()
        c = dice.uniform(0, 2 * math.pi)
        out = (side * math.cos(c) + ahead.cross(side) * math.sin(c)).normalized()
        full = math.sin(math.pi * min(1.0, 0.12 + (t - 0.56) / 0.44 * 0.86)) ** 0.7
        reach = length * 0.19 * (0.35 + 0.65 * full) * dice.uniform(0.6, 1.15)
        spread = dice.uniform(0.25, 0.75)
        wide = ahead.cross(out) * dice.uniform(0.0035, 0.007)
        n = len(points)
        for k, grow in enumerate((0, 0.35, 0.7, 1.0)):
            p = here + (ahead * (1 - spread * 0.5) + out * spread) * reach * grow + down * reach * 0.45 * grow * grow
            w = wide * (1.0, 1.3, 1.0, 0.2)[k]
            points += [tuple(p - w), tuple(p + w)]
        for k in range(3):
            faces.append((n + 2 * k, n + 2 * k + 1, n + 2 * k + 3, n + 2 * k + 2))
    s = Surface("plume", color[0], 0.85, specular=0.1, sheen=0.4)
    s.set("Base Color", s.mix(s.ramp(s.noise(5, 3), (0.3, 0.0), (0.7, 1.0)), *color))
    things.append(link_mesh("plume", points, faces, s.done()))
    return things
