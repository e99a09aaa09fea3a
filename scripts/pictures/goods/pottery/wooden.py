"""Cooks' wooden tools that stand in a crock: they point up along z from the origin."""
import math

from shapes import bevel, link_mesh, outward, spline


def _carved(name, rows, material, sides=28):
    """A body of flat rounds: each row is (height, half width, half depth, forward)."""
    points, faces = [], []
    for z, w, d, y in rows:
        for k in range(sides):
            a = 2 * math.pi * k / sides
            points.append((w * math.cos(a), y + d * math.sin(a), z))
    for i in range(len(rows) - 1):
        for k in range(sides):
            n = (k + 1) % sides
            faces.append((i * sides + k, i * sides + n, (i + 1) * sides + n, (i + 1) * sides + k))
    faces += [tuple(reversed(range(sides))), tuple(range((len(rows) - 1) * sides, len(rows) * sides))]
    thing = link_mesh(name, points, faces, material)
    outward(thing)
    return thing


def spoon(material, width=0.2, length=2.9):
    """A long spoon: its bowl is hollowed towards the front."""
    neck = length - width * 3.1
    rows = [
        (z, w, d, 0.0) for z, w, d in ((0.0, 0.02, 0.02), (0.02, 0.05, 0.05), (0.4, 0.056, 0.052), (neck * 0.7, 0.05, 0.046), (neck, 0.052, 0.042))
    ]
    for k in range(1, 13):
        t = k / 12
        w = width * math.sqrt(max(0.0, 1 - (2 * t - 1) ** 2))
        rows.append(
            (
                neck + (length - neck) * t,
                max(0.02, w, 0.052 * (1 - t * 3)),
                0.042 + 0.012 * math.sin(math.pi * t),
                -0.05 * math.sin(math.pi * t * 0.8),
            )
        )
    thing = _carved("spoon", [tuple(r) for r in spline(rows, 70)], material)
    middle = neck + (length - neck) * 0.54
    for v in thing.data.vertices:
        x, y, z = v.co
        inside = 1 - (x / (width * 0.88)) ** 2 - ((z - middle) / (width * 1.32)) ** 2
        if y < -0.03 and inside > 0:
            v.co.y += 0.075 * min(1.0, inside * 1.6) ** 0.7
    return thing


def spatula(material, length=2.85):
    """A flat turner with a slanted end."""
    shape = [
        (-0.05, 0.0),
        (0.05, 0.0),
        (0.055, 1.6),
        (0.065, 1.95),
        (0.19, 2.25),
        (0.215, length - 0.12),
        (0.19, length - 0.02),
        (-0.16, length + 0.06),
        (-0.20, length - 0.02),
        (-0.19, 2.25),
        (-0.065, 1.95),
        (-0.055, 1.6),
    ]
    thick = 0.06
    n = len(shape)
    points = [(x, -thick / 2, z) for x, z in shape] + [(x, thick / 2, z) for x, z in shape]
    faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    thing = link_mesh("spatula", points, faces, material)
    outward(thing)
    bevel(thing, 0.024, 5)
    return thing
