"""Stems and leaves."""
import math
import random

from materials import leaf, plain
from shapes import link_mesh, tube


def blade(length, width, material, fold=0.25, curl=0.3, steps=12):
    """One leaf from the origin along x, folded along its middle and curled down at its tip."""
    points, faces = [], []
    for k in range(steps + 1):
        t = k / steps
        half = width / 2 * math.sin(math.pi * min(1, 0.04 + t * 0.96)) ** 0.75
        x, z = length * t, -curl * length * t * t
        points += [(x, -half, z + fold * half), (x, 0, z), (x, half, z + fold * half)]
    for k in range(steps):
        a = 3 * k
        faces += [(a, a + 3, a + 4, a + 1), (a + 1, a + 4, a + 5, a + 2)]
    return link_mesh("leaf", points, faces, material)


def branch(foot, lean, length, seed=0, leaves=11, color="#87a184", size=0.30):
    """A stem with round leaves in pairs, as eucalyptus has; it leans to the right by `lean` degrees."""
    dice = random.Random(seed)
    green, bark = leaf(color, "#b3c2ac"), plain("#7a6a50", 0.6)
    a = math.radians(lean)
    depth = dice.uniform(-0.25, 0.25)
    path = []
    for k in range(5):
        t = k / 4
        path.append((foot[0] + math.sin(a * (0.35 + 0.65 * t)) * length * t, foot[1] + depth * t * length, foot[2] + math.cos(a * (0.35 + 0.65 * t)) * length * t))
    things = [tube("stem", path, [0.018, 0.008], bark, sides=10, count=24)]
    for k in range(leaves):
        t = 0.32 + 0.66 * k / (leaves - 1)
        i = min(int(t * 4), 3)
        f = t * 4 - i
        at = [path[i][n] * (1 - f) + path[i + 1][n] * f for n in range(3)]
        for way in (-1, 1):
            one = blade(size * dice.uniform(0.8, 1.1) * (1.1 - 0.5 * t), size * dice.uniform(0.62, 0.8) * (1.1 - 0.5 * t), green, dice.uniform(0.1, 0.4), dice.uniform(0.0, 0.35))
            one.location = at
            turn = (0 if way > 0 else math.pi) + dice.uniform(-0.6, 0.6) + (math.pi / 2 if k % 2 else 0)
            one.rotation_euler = (dice.uniform(-0.4, 0.4), -dice.uniform(0.15, 0.7), turn)
            things.append(one)
    return things
