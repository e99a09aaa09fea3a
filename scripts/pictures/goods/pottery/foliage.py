"""Ferns, hanging plants, succulents and dry grass, and the soil they stand in."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from goods.pottery.plants import again, green, ribbon, stem
from materials import Surface, plain
from shapes import lathe, link_mesh, spline, tube


def fern(foot, fronds=30, length=1.25, seed=2, color=("#30502a", "#648245"), lift=1.0):
    """A sword fern: arching fronds of narrow leaflets."""
    dice = random.Random(seed)
    tone = green(color[0], color[1], 0.5)
    made = []
    for kind in range(5):
        reach, high = dice.uniform(0.75, 1.0), dice.uniform(0.50, 0.85) * lift
        path = [
            (0, 0, 0),
            (0.16 * reach, 0, high * 0.62),
            (0.48 * reach, dice.uniform(-0.05, 0.05), high),
            (0.82 * reach, dice.uniform(-0.08, 0.08), high * 0.78),
            (1.05 * reach, dice.uniform(-0.1, 0.1), high * 0.28),
        ]
        line = [Vector(p) for p in spline(path, 60)]
        points, faces = [], []
        for k in range(4, 60):
            t = k / 60
            ahead = (line[min(60, k + 1)] - line[k - 1]).normalized()
            across = Vector((0, 1, 0))
            up = across.cross(ahead)
            size = 0.165 * math.sin(math.pi * min(1.0, 0.14 + t * 0.86)) ** 0.6
            for way in (-1, 1):
                tip = (
                    across * way * size + ahead * size * 0.30 + up * (-0.12 + dice.uniform(-0.12, 0.1)) * size * way * 1 - Vector((0, 0, 0.25 * size))
                )
                b, w = len(points), ahead * 0.0135
                mid = tip * 0.5 + up * size * 0.07
                points += [
                    tuple(line[k] - w),
                    tuple(line[k] + w),
                    tuple(line[k] + mid - w * 1.25),
                    tuple(line[k] + mid + w * 1.1),
                    tuple(line[k] + tip),
                ]
                faces += [(b, b + 1, b + 3, b + 2), (b + 2, b + 3, b + 4)]
        made.append((link_mesh("frond", points, faces, tone), tube("rib", path, [0.011, 0.004], tone, sides=8, count=30)))
    things = []
    for k in range(fronds):
        inner = k / fronds
        turn = Matrix.Rotation(k * 2.3999 + dice.uniform(-0.2, 0.2), 4, "Z")
        up = Matrix.Rotation(-math.radians(dice.uniform(-8, 14) + 46 * inner**1.3), 4, "Y")
        size = Matrix.Scale(length * dice.uniform(0.72, 1.0) * (1 - 0.25 * inner), 4)
        matrix = Matrix.Translation(Vector(foot) + Vector((0.07 * math.cos(k), 0.07 * math.sin(k), 0))) @ turn @ up @ size
        things += [again(part, matrix) for part in made[k % 5]]
    for part in (p for pair in made for p in pair):
        bpy.data.objects.remove(part)
    return things


def trailing(foot, radius, seed=1, count=15, drop=1.3, color=("#3f6a3a", "#7d9a5a"), size=0.15):
    """A hanging plant: strings that climb over the rim and fall, with round leaves in turn."""
    dice = random.Random(seed)
    tone, bark = green(color[0], color[1], 0.38), plain("#6f7a48", 0.6)
    leafs = [
        ribbon(
            [(0, 0, 0), (size * 0.5, 0, 0.02), (size, 0, -0.03)],
            [0.012, size * 0.40, size * 0.46, size * 0.28, 0.004],
            tone,
            fold=dice.uniform(0.0, 0.4),
            steps=8,
            wave=0.1,
        )
        for _ in range(4)
    ]
    things = []
    x, y, z = foot
    for k in range(count):
        a = k * 2.3999 + dice.uniform(-0.3, 0.3)
        over = k % 3 != 0
        way = Vector((math.cos(a), math.sin(a), 0))
        far = drop * dice.uniform(0.45, 1.0)
        o = Vector((x, y, z))
        if over:
            path = [
                o + way * radius * 0.3,
                o + way * radius * 0.8 + Vector((0, 0, 0.18)),
                o + way * (radius + 0.09) + Vector((0, 0, 0.06)),
                o + way * (radius + 0.13) + Vector((dice.uniform(-0.06, 0.06), 0, -far * 0.5)),
                o + way * (radius + 0.08) + Vector((dice.uniform(-0.1, 0.1), dice.uniform(-0.1, 0.1), -far)),
            ]
        else:
            path = [o + way * radius * 0.2, o + way * radius * 0.4 + Vector((0, 0, 0.22)), o + way * radius * 0.8 + Vector((0, 0, 0.34))]
        things.append(tube("string", path, [0.011, 0.006], bark, sides=8, count=40))
        line = [Vector(p) for p in spline(path, 60)]
        step = max(2, int(60 / max(6, (far + 0.6 if over else 0.7) / 0.085)))
        for i in range(4, 61, step):
            for way_ in (-1, 1):
                ahead = (line[min(60, i + 1)] - line[i - 1]).normalized()
                out = (
                    way * dice.uniform(0.2, 0.9) + Vector((-way.y, way.x, 0)) * way_ + Vector((0, 0, dice.uniform(-0.2, 0.4))) + ahead * 0.35
                ).normalized()
                frame = out.to_track_quat("X", "Z").to_matrix().to_4x4()
                scale = dice.uniform(0.65, 1.1) * (1 - 0.35 * i / 60)
                things.append(
                    again(
                        dice.choice(leafs),
                        Matrix.Translation(line[i]) @ frame @ Matrix.Rotation(dice.uniform(-0.5, 0.5), 4, "X") @ Matrix.Scale(scale, 4),
                    )
                )
    for one in leafs:
        bpy.data.objects.remove(one)
    return things


def rosette(foot, size=0.6, leaves=16, seed=0, color=("#5a7a5c", "#93a884"), upright=0.6):
    """An aloe: thick leaves that taper to a point."""
    dice = random.Random(seed)
    tone = green(color[0], color[1], 0.36)
    things = []
    for k in range(leaves):
        inner = k / leaves
        a = k * 2.3999 + dice.uniform(-0.12, 0.12)
        long = size * dice.uniform(0.85, 1.1) * (0.75 + 0.3 * inner)
        rise = upright + (1 - upright) * inner
        out = math.cos(rise * 1.45)
        path = [(0.02, 0, 0), (long * out * 0.55, 0, long * 0.35 * (0.5 + rise)), (long * out * (0.95 - 0.1 * inner), 0, long * (0.45 + 0.6 * rise))]
        one = tube("leaf", path, [size * 0.085, size * 0.082, size * 0.06, size * 0.035, 0.004], tone, sides=14, flat=1.8, count=20)
        one.matrix_world = Matrix.Translation(Vector(foot)) @ Matrix.Rotation(a, 4, "Z")
        things.append(one)
    return things


def dried_grass(foot, lean, turn, length, seed=0, color=("#b79a66", "#d8c191")):
    """A dry stem with a nodding ear of many husks."""
    dice = random.Random(seed)
    straw = green(color[0], color[1], 0.75, specular=0.15)
    path, way = stem(foot, lean, turn, length, 0.35)
    head = length * 0.30
    b = math.radians(turn)
    nod = [path[-1] + way * head * t + Vector((math.cos(b), math.sin(b), -0.7)) * 0.55 * head * t * t for t in (0.25, 0.5, 0.75, 1.0)]
    line = path + nod
    things = [tube("stem", line, [0.018, 0.014, 0.006], straw, sides=10, count=60)]
    husk = lathe("husk", [(0, 0)] + spline([(0.008, 0.01), (0.021, 0.06), (0.015, 0.12), (0.002, 0.165)], 10) + [(0, 0.22)], straw, 8)
    smooth = [Vector(p) for p in spline([path[-1]] + nod, 60)]
    for k in range(150):
        t = dice.random()
        i = min(59, int(t * 60))
        ahead = (smooth[i + 1] - smooth[i]).normalized()
        side = Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 1)))
        side = (side - ahead * side.dot(ahead)).normalized()
        out = (ahead * 0.85 + side * dice.uniform(0.3, 0.75)).normalized()
        thick = math.sin(math.pi * min(1, 0.10 + 0.86 * t)) ** 0.6
        matrix = (
            Matrix.Translation(smooth[i] + side * 0.035 * thick * dice.random())
            @ out.to_track_quat("Z", "Y").to_matrix().to_4x4()
            @ Matrix.Scale(dice.uniform(0.7, 1.15) * (0.6 + 0.5 * thick), 4)
        )
        things.append(again(husk, matrix))
    bpy.data.objects.remove(husk)
    return things


def soil(radius, z, dark="#2b1e16"):
    """Potting soil, a little higher in the middle."""
    s = Surface("soil", dark, 0.95, specular=0.1)
    s.set("Base Color", s.mix(s.ramp(s.noise(16, 4), (0.4, 0.0), (0.65, 1.0)), dark, "#4a3626"))
    material = s.bump(s.noise(18, 5, 0.7), 0.9, 0.06).done()
    return lathe("soil", [(radius * (1 - k / 14), z + 0.02 * math.sin(k)) for k in range(14)] + [(0, z + 0.02)], material, 72, 0.01)
