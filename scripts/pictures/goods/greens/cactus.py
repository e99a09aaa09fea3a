"""A cactus: ribs, spines and a flower."""
import math

import numpy as np

from goods.greens.foliage import Leaves, along, frame, gravel, leaf_grid, living, unit
from materials import Surface


def _flesh():
    s = Surface("flesh", "#41694a", 0.5, specular=0.35)
    own = s.add("ShaderNodeAttribute")
    own.attribute_name = "tone"
    tone = s.mix(own.outputs["Fac"], "#2c5136", "#6c9361")
    tone = s.mix(s.math("MULTIPLY", s.ramp(s.noise(2.5, 4), (0.4, 0.0), (0.7, 1.0)), 0.3), tone, "#7d9a6a")
    s.set("Base Color", tone)
    return s.bump(s.math("ADD", s.noise(40, 3), s.noise(6, 3)), 0.2, 0.015).done()


def _limb(skin, spines, wool, path, radius, ribs, count, rng):
    """A ribbed limb along a path; its spines and tufts are added to the collections."""
    line, ahead = along(path, count)
    per = 12
    sides = ribs * per
    length = np.linalg.norm(np.diff(line, axis=0), axis=1).sum()
    side = np.array((1.0, 0.0, 0.0)) if abs(ahead[0][0]) < 0.8 else np.array((0.0, 1.0, 0.0))
    points, tones, crests = [], [], []
    for i in range(count + 1):
        side = unit(side - ahead[i] * side.dot(ahead[i]))
        up = np.cross(ahead[i], side)
        t = i / count
        left = (1 - t) * length
        r = radius * min(1.0, math.sqrt(max(0.0, 1 - (1 - min(1.0, left / (radius * 1.1))) ** 2))) * (0.9 + 0.1 * min(1.0, t * length / (radius * 1.2))) + 0.002
        a = np.arange(sides) * 2 * math.pi / sides
        crest = np.abs(np.cos(a * ribs / 2)) ** 1.5
        far = r * (0.80 + 0.22 * crest)
        points.append(line[i] + side * (far * np.cos(a))[:, None] + up * (far * np.sin(a))[:, None])
        tones.append(crest)
        crests.append((r * 1.02, side.copy(), up.copy()))
    skin_faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k) for i in range(count) for k in range(sides)]
    flat = np.concatenate(points)
    skin.add(flat, skin_faces, np.zeros((len(flat), 2)), tone=np.concatenate(tones))
    step = max(1, round(0.13 / (length / count)))
    for i in range(step, count, step):
        r, s, u = crests[i]
        if r < 0.05:
            continue
        for k in range(ribs):
            a = 2 * math.pi * k / ribs
            out = s * math.cos(a) + u * math.sin(a)
            at = line[min(count, i + (k % 2) * step // 2)] + out * r
            tuft = np.array([(0, 0, 0.02), (0.028, 0, 0), (-0.02, 0.024, 0), (-0.02, -0.024, 0), (0, 0, -0.012)])
            wool.add(tuft, [(0, 1, 2), (0, 2, 3), (0, 3, 1), (4, 2, 1), (4, 3, 2), (4, 1, 3)], np.zeros((5, 2)), at, frame(ahead[i], out))
            for q in range(9):
                b = 2 * math.pi * q / 8 + rng.uniform(-0.3, 0.3)
                tangent = unit(np.cross(ahead[i], out))
                spread = 0.35 if q == 8 else rng.uniform(0.8, 1.5)
                way = unit(out + (ahead[i] * math.cos(b) + tangent * math.sin(b)) * spread)
                long = rng.uniform(0.06, 0.11) * (1.5 if q == 8 else 1.0)
                cone = np.array([(0, 0.005, 0), (0, -0.0025, 0.004), (0, -0.0025, -0.004), (long, 0, 0)])
                spines.add(cone, [(0, 1, 3), (1, 2, 3), (2, 0, 3)], np.zeros((4, 2)), at, frame(way, out + (0.01, 0.02, 0.03)))
    return line[-1], ahead[-1]


def column(z):
    """Two arms and a pink flower on top."""
    rng = np.random.default_rng(5)
    skin, spines, wool = Leaves(1), Leaves(2), Leaves(3)
    tip, _ = _limb(skin, spines, wool, [(0, 0, z - 0.08), (0.01, 0, z + 1.0), (0.0, 0.01, z + 2.25)], 0.42, 13, 90, rng)
    _limb(skin, spines, wool, [(0.28, 0, z + 0.62), (0.56, -0.03, z + 0.66), (0.76, -0.05, z + 0.86), (0.80, -0.05, z + 1.5)], 0.20, 9, 50, rng)
    _limb(skin, spines, wool, [(-0.28, 0, z + 0.92), (-0.54, 0.02, z + 0.97), (-0.71, 0.03, z + 1.14), (-0.74, 0.03, z + 1.62)], 0.18, 9, 46, rng)
    petals, hearts = Leaves(6), []
    for ring, (n, rise, long) in enumerate(((9, 0.35, 0.36), (9, 0.75, 0.33), (8, 1.1, 0.28))):
        for k in range(n):
            a = 2 * math.pi * (k + 0.5 * ring) / n + rng.uniform(-0.08, 0.08)
            out = np.array((math.cos(a), math.sin(a), 0))
            leaf = leaf_grid(long * rng.uniform(0.92, 1.08), 0.15, [0.35, 0.7, 1.0, 0.95, 0.6, 0.04], 7, 4, 0.25, rng.uniform(-0.1, 0.5))
            petals.grid(leaf, tip + (0, 0, 0.02) + out * 0.03, frame(out * math.cos(rise) + (0, 0, math.sin(rise)), -out + (0, 0, 0.5)))
    for k in range(40):
        a, r = k * 2.4, 0.07 * math.sqrt(k / 40)
        base = tip + np.array((r * math.cos(a) * 0.5, r * math.sin(a) * 0.5, 0.02))
        hearts.append(np.linspace(base, tip + np.array((r * math.cos(a), r * math.sin(a), 0.22 - 6 * r * r)), 4))
    from goods.furniture.strands import strands
    from materials import plain

    straw = Surface("spine", "#cbb58c", 0.6).done()
    down = Surface("down", "#cfc4a8", 0.95).done()
    stones = Surface("stones", "#8d8170", 0.85)
    own = stones.add("ShaderNodeAttribute")
    own.attribute_name = "tone"
    stones.set("Base Color", stones.mix(own.outputs["Fac"], "#6d6252", "#b3a893"))
    stones = stones.bump(stones.noise(30, 3), 0.3, 0.01).done()
    return [
        skin.build("cactus", _flesh()), spines.build("spines", straw), wool.build("tufts", down),
        petals.build("flower", living("#c8456a", "#e08aa0", 0.45, thin=0.3, spread=0.8)), strands("stamens", hearts, 0.006, plain("#dcbf5a", 0.6), 5),
        gravel(0.58, z + 0.02, 330, 0.052, stones, 8),
    ]
