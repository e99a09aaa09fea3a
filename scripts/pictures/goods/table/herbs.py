"""Plants for pots and boxes: each grows from a foot given as a place."""
import math
import random

from mathutils import Vector

from greenery import blade
from materials import Surface, plain
from shapes import link_mesh, tube


def snake_plant(foot, leaves=9, height=2.2, seed=0, spread=0.42):
    """Stiff upright leaves, dark across and yellow along their edges."""
    dice = random.Random(seed)
    s = Surface("blade", "#3f5c3a", 0.4, specular=0.4)
    bands = s.ramp(s.noise(1, 4, 0.6, s.stretch(2.4, 2.4, 11), 0.6), (0.40, 0.0), (0.60, 1.0))
    s.set("Base Color", s.mix(bands, "#2c4a2e", "#6f8d5c"))
    inside, edge = s.bump(s.noise(20), 0.1, 0.01).done(), plain("#b5b15c", 0.45)
    things = []
    for k in range(leaves):
        points, faces, marks, rows = [], [], [], 26
        tall, wide = height * (1.0 - 0.42 * (k / leaves) ** 1.2) * dice.uniform(0.92, 1.06), dice.uniform(0.16, 0.21)
        out, twist = dice.uniform(0.06, 0.20) + 0.18 * k / leaves, dice.uniform(-0.9, 0.9)
        for i in range(rows + 1):
            u = i / rows
            half = wide * (0.42 + 0.58 * math.sin(min(1.0, u * 1.7) * math.pi / 2)) * max(0.02, 1 - max(0.0, (u - 0.45) / 0.55) ** 2.0)
            a = twist * u + 0.05 * math.sin(u * 7 + k)
            for v in (-1, -0.84, -0.4, 0, 0.4, 0.84, 1):
                x, y = half * v, 0.34 * half * v * v + out * u * u * tall * 0.5
                points.append((x * math.cos(a) - 0.34 * half * v * v * math.sin(a), y + x * math.sin(a), tall * u))
        for i in range(rows):
            for j in range(6):
                q = i * 7 + j
                faces.append((q, q + 1, q + 8, q + 7))
                marks.append(1 if j in (0, 5) else 0)
        thing = link_mesh("blade", points, faces, inside)
        thing.data.materials.append(edge)
        for face, mark in zip(thing.data.polygons, marks):
            face.material_index = mark
        thick = thing.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = 0.022, 0
        a = k * 2.3999 + dice.uniform(-0.2, 0.2)
        r = spread * math.sqrt((k + 0.3) / leaves)
        thing.location = (foot[0] + r * math.cos(a), foot[1] + r * math.sin(a), foot[2])
        thing.rotation_euler = (dice.uniform(-0.05, 0.05), dice.uniform(-0.05, 0.05), a - math.pi / 2)
        things.append(thing)
    return things


def basil(foot, seed=0, stems=9, height=0.85, radius=0.30, color=("#3f7030", "#6f9a48"), size=0.30):
    """A bush of basil: stems with pairs of cupped leaves, the largest on top."""
    dice = random.Random(seed)
    green = Surface("basil", color[0], 0.36, specular=0.4)
    there = green.add("ShaderNodeObjectInfo").outputs["Random"]
    green.set("Base Color", green.mix(green.math("MULTIPLY_ADD", there, 0.5, green.math("MULTIPLY", green.noise(6), 0.5)), *color))
    tone, stalk = green.bump(green.noise(12, 2), 0.3, 0.02).done(), plain(color[1], 0.5)
    things = []
    for k in range(stems):
        a, r = k * 2.3999, radius * math.sqrt((k + 0.4) / stems)
        start = Vector((foot[0] + r * math.cos(a), foot[1] + r * math.sin(a), foot[2] - 0.02))
        tall = height * dice.uniform(0.75, 1.05) * (1 - 0.3 * r / radius)
        end = start + Vector((math.cos(a) * tall * 0.35 * r / radius, math.sin(a) * tall * 0.35 * r / radius, tall))
        things.append(tube("stalk", [tuple(start), tuple(start.lerp(end, 0.5) + Vector((0.01, 0.01, 0))), tuple(end)], [0.017, 0.011], stalk,
            sides=8, count=10))
        for n in range(5):
            t = 0.35 + 0.65 * n / 4
            for way in range(2):
                s = size * (0.55 + 0.5 * math.sin(math.pi * (0.25 + 0.6 * t))) * dice.uniform(0.8, 1.1) * (0.6 if n == 4 else 1)
                leaf_ = blade(s, s * 0.62, tone, -0.25, dice.uniform(0.2, 0.55), 9)
                leaf_.location = start.lerp(end, t)
                leaf_.rotation_euler = (dice.uniform(-0.2, 0.2), -dice.uniform(0.15, 0.6) - (0.5 if n == 4 else 0),
                    math.pi * way + n * math.pi / 2 + a + dice.uniform(-0.3, 0.3))
                things.append(leaf_)
    return things


def chives(foot, seed=0, count=80, height=1.1, radius=0.24, color="#557f3f"):
    """A clump of chives: hollow blades that lean away from each other."""
    dice = random.Random(seed)
    points, faces = [], []
    for _ in range(count):
        a, r = dice.uniform(0, 6.28), radius * math.sqrt(dice.random())
        way, lean = a + dice.uniform(-0.5, 0.5), dice.uniform(0.05, 0.45) * (0.4 + r / radius)
        tall, thick, rows = height * dice.uniform(0.65, 1.05), dice.uniform(0.011, 0.017), 7
        first = len(points)
        for i in range(rows + 1):
            u = i / rows
            x = foot[0] + r * math.cos(a) + math.cos(way) * lean * tall * u * u
            y = foot[1] + r * math.sin(a) + math.sin(way) * lean * tall * u * u
            w = thick * (1 - 0.85 * u * u)
            points += [(x + w * math.cos(b), y + w * math.sin(b), foot[2] + tall * u * (1 - 0.12 * lean * u)) for b in (0, 2.1, 4.2)]
        for i in range(rows):
            for j in range(3):
                faces.append((first + 3 * i + j, first + 3 * i + (j + 1) % 3, first + 3 * i + 3 + (j + 1) % 3, first + 3 * i + 3 + j))
    s = Surface("chives", color, 0.45, specular=0.35)
    s.set("Base Color", s.mix(s.noise(5), color, "#86a862"))
    return [link_mesh("chives", points, faces, s.done())]


def bed(length, depth, height, seed=0):
    """Potting soil in a long box."""
    dice = random.Random(seed)
    s = Surface("soil", "#2b1e15", 0.98, specular=0.1)
    s.set("Base Color", s.mix(s.ramp(s.noise(26, 4), (0.35, 0.0), (0.7, 1.0)), "#1f150e", "#4a3424"))
    s.bump(s.noise(22, 5, 0.7), 1.0, 0.05)
    n, m = 60, 16
    points = [(length * (i / n - 0.5), depth * (j / m - 0.5), height + dice.uniform(-0.02, 0.02)) for i in range(n + 1) for j in range(m + 1)]
    faces = [(i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1) for i in range(n) for j in range(m)]
    return link_mesh("bed", points, faces, s.done())
