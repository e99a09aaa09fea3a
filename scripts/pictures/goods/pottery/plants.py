"""Flowers for vases, and what leaves are made of. Leaves and petals are meshes that many objects share."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from materials import Surface, plain
from shapes import lathe, link_mesh, spline, tube


def green(color, tip, rough=0.42, veins=0.0, specular=0.4):
    """Leaf or petal: no two have the same tone."""
    s = Surface("green", color, rough, specular=specular)
    there = s.add("ShaderNodeObjectInfo").outputs["Random"]
    tone = s.mix(s.ramp(s.noise(4, 3), (0.35, 0.0), (0.7, 0.6)), color, tip)
    s.set("Base Color", s.mix(s.math("MULTIPLY", there, 0.35), tone, tip))
    return s.bump(s.math("ADD", s.noise(16, 2), s.math("MULTIPLY", s.noise(40, 1, 0.5, s.stretch(0.1, 1, 1)), veins)), 0.18, 0.012).done()


def ribbon(path, widths, material, side=(0, 1, 0), fold=0.2, steps=24, wave=0.0):
    """A leaf along a line: five points across, folded along its middle."""
    line = [Vector(p) for p in spline(path, steps)]
    points, faces = [], []
    across = Vector(side).normalized()
    shape = [w[0] for w in spline([(w, 0) for w in widths], steps)]
    for i, here in enumerate(line):
        ahead = (line[min(i + 1, steps)] - line[max(i - 1, 0)]).normalized()
        across = (across - ahead * across.dot(ahead)).normalized()
        up = across.cross(ahead)
        w = max(0.002, shape[i])
        for v in (-1, -0.55, 0, 0.55, 1):
            points.append(tuple(here + across * (v * w) - up * (fold * w * (abs(v) ** 1.4) - wave * w * v * v * math.sin(i * 1.1 + v))))
    for i in range(steps):
        for k in range(4):
            a = 5 * i + k
            faces.append((a, a + 1, a + 6, a + 5))
    return link_mesh("leaf", points, faces, material)


def again(thing, matrix):
    """The same mesh once more at another place."""
    copy = bpy.data.objects.new(thing.name, thing.data)
    bpy.context.scene.collection.objects.link(copy)
    copy.matrix_world = matrix
    return copy


def stem(foot, lean, turn, length, bow=0.25):
    """Points of a stem that leans away from a foot, and the way it ends."""
    a, b = math.radians(lean), math.radians(turn)
    out = []
    for k in range(6):
        t = k / 5
        s = math.sin(a) * length * (t * (1 - bow) + bow * t * t)
        out.append(Vector((foot[0] + s * math.cos(b), foot[1] + s * math.sin(b), foot[2] + length * t * math.cos(a * (0.6 + 0.4 * t)))))
    return out, (out[-1] - out[-2]).normalized()


def _tulip_petal(a0, r, h, material, open_=0.0, wide=0.62):
    points, faces, n, m = [], [], 14, 8
    for i in range(n + 1):
        t = i / n
        radius = r * (0.12 + 0.95 * math.sin(math.pi * min(1, t * 0.78 + 0.07)) ** 0.75) + open_ * t * t
        half = wide * math.sin(math.pi * (0.07 + 0.80 * t)) ** 0.62
        for j in range(m + 1):
            u = 2 * j / m - 1
            a = a0 + u * half
            out = radius * (1 - 0.10 * u * u) + 0.006 * math.sin(u * 5 + i)
            points.append((out * math.cos(a), out * math.sin(a), h * (t - 0.24 * t * t * abs(u) ** 2.2)))
    for i in range(n):
        for j in range(m):
            k = i * (m + 1) + j
            faces.append((k, k + 1, k + m + 2, k + m + 1))
    return link_mesh("petal", points, faces, material)


def tulip(foot, lean, turn, length, petal, stalk, seed=0, size=1.0):
    """One tulip: six petals that have just begun to open."""
    dice = random.Random(seed)
    path, way = stem(foot, lean, turn, length)
    things = [tube("stem", path, [0.036, 0.03, 0.028], stalk, sides=14, count=30)]
    turn_to = way.to_track_quat("Z", "Y").to_matrix().to_4x4()
    for k in range(6):
        inner = k % 2 == 0
        one = _tulip_petal(
            math.pi / 3 * k + dice.uniform(-0.08, 0.08),
            (0.155 if inner else 0.175) * size,
            dice.uniform(0.43, 0.48) * size,
            petal,
            dice.uniform(0.0, 0.03) + (0.0 if inner else 0.02),
            0.66,
        )
        one.matrix_world = Matrix.Translation(path[-1] - way * 0.02) @ turn_to @ Matrix.Rotation(seed, 4, "Z")
        things.append(one)
    return things


def blossom_mesh(petal, heart, seed=0):
    """A flower of five round petals around the origin that looks up; 2.5 cm across."""
    dice, points, faces = random.Random(seed), [], []
    n, m = 6, 4
    for k in range(5):
        a0, start, lift = 2 * math.pi * k / 5 + dice.uniform(-0.1, 0.1), len(points), dice.uniform(0.25, 0.75)
        for i in range(n + 1):
            t = i / n
            half = 0.60 * math.sin(math.pi * min(1, t * 0.86 + 0.06)) ** 0.7
            r = 0.125 * t
            for j in range(m + 1):
                u = 2 * j / m - 1
                a = a0 + u * half * (0.55 if t < 0.15 else 1)
                points.append((r * math.cos(a), r * math.sin(a), 0.09 * lift * t * t + 0.02 * u * u * t + 0.008 * math.sin(u * 4 + i)))
        for i in range(n):
            for j in range(m):
                q = start + i * (m + 1) + j
                faces.append((q, q + 1, q + m + 2, q + m + 1))
    flower = link_mesh("blossom", points, faces, petal)
    pin, pins = [], []
    for k in range(11):
        a, r, h = k * 2.4, 0.012 + 0.003 * k, 0.05 + 0.012 * (k % 3)
        b = len(pin)
        pin += [
            (r * math.cos(a), r * math.sin(a), h),
            (r * math.cos(a) + 0.009, r * math.sin(a), h),
            (r * math.cos(a), r * math.sin(a) + 0.009, h + 0.006),
            (r * math.cos(a) * 0.3, r * math.sin(a) * 0.3, 0),
        ]
        pins += [(b, b + 1, b + 2), (b, b + 3, b + 1), (b + 1, b + 3, b + 2), (b, b + 2, b + 3)]
    heart_ = link_mesh("heart", pin, pins, heart)
    return flower, heart_


def blossoming(foot, lean, turn, length, petal, seed=0, count=30):
    """A branch of an orchard tree in bloom, with side twigs."""
    dice = random.Random(seed)
    bark = Surface("bark", "#4a3426", 0.8)
    bark.set("Base Color", bark.mix(bark.noise(20, 3), "#3a281d", "#6b5140"))
    bark = bark.bump(bark.noise(30, 3), 0.5, 0.02).done()
    heart, bud = plain("#c9a23a", 0.6), plain("#8a3f3f", 0.6)
    kinds = [blossom_mesh(petal, heart, k + seed * 7) for k in range(4)]
    path, _ = stem(foot, lean, turn, length, 0.4)
    path = [p + Vector((dice.uniform(-0.04, 0.04), dice.uniform(-0.04, 0.04), 0)) * (k > 0) for k, p in enumerate(path)]
    things, lines = [tube("branch", path, [0.042, 0.03, 0.014], bark, sides=12, count=40)], [(path, 0.38)]
    for t, way in ((0.46, 1), (0.60, -1), (0.72, 1), (0.82, -1)):
        k = int(t * 5)
        start = path[k].lerp(path[min(5, k + 1)], t * 5 - k)
        reach = length * dice.uniform(0.16, 0.28)
        end = start + Vector((way * reach * dice.uniform(0.5, 0.8), dice.uniform(-0.3, 0.3) * reach, reach))
        twig = [start, start.lerp(end, 0.5) + Vector((way * 0.03, 0, -0.01)), end]
        things.append(tube("twig", twig, [0.017, 0.008], bark, sides=10, count=16))
        lines.append((twig, 0.25))
    for _ in range(count):
        line, low = dice.choice(lines)
        t = dice.uniform(low, 1.0) * (len(line) - 1)
        k = min(int(t), len(line) - 2)
        at = Vector(line[k]).lerp(Vector(line[k + 1]), t - k)
        out = Vector((dice.uniform(-1, 1), dice.uniform(-1.2, 0.8), dice.uniform(-0.3, 1))).normalized()
        size = dice.uniform(0.75, 1.15)
        matrix = (
            Matrix.Translation(at + out * 0.05)
            @ out.to_track_quat("Z", "Y").to_matrix().to_4x4()
            @ Matrix.Rotation(dice.uniform(0, 6), 4, "Z")
            @ Matrix.Scale(size, 4)
        )
        for mesh in dice.choice(kinds):
            things.append(again(mesh, matrix))
        if dice.random() < 0.4:
            b = lathe("bud", [(0, 0)] + spline([(0.012, 0.005), (0.03, 0.035), (0.018, 0.065), (0, 0.08)], 8), bud, 10)
            b.matrix_world = Matrix.Translation(at - out * 0.01) @ (-out + Vector((0, 0, 0.8))).to_track_quat("Z", "Y").to_matrix().to_4x4()
    for mesh in (m for kind in kinds for m in kind):
        bpy.data.objects.remove(mesh)
    return [t for t in things if t.name.startswith(("branch", "twig"))]
