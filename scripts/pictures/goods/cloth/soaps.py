"""A soap dish with ridges, and a soap worn round by hands."""
import math

import numpy as np

from goods.cloth.bath import soap
from goods.cloth.sheets import mesh_of, waves
from materials import glaze


def oval(name, half_x, half_y, high, material, power=2.6, rows=48, around=128):
    """A rounded cake of soap, flat below."""
    T, A = np.meshgrid(np.linspace(-1, 1, rows) * math.pi / 2, np.arange(around) / around * 2 * math.pi, indexing="ij")
    e = 2 / power

    def out(v):
        return np.sign(v) * np.abs(v) ** e

    x, y = half_x * out(np.cos(T)) ** 1 * out(np.cos(A)), half_y * out(np.cos(T)) * out(np.sin(A))
    z = high / 2 * (1 + np.where(T < 0, -np.abs(np.sin(T)) ** 0.75, np.abs(np.sin(T)) ** 0.9))
    z = z + 0.006 * waves(x * 4, y * 4, 3, 5)
    ids = np.arange(T.size).reshape(T.shape)
    after = np.roll(ids, -1, 1)
    faces = np.stack([ids[:-1], after[:-1], after[1:], ids[1:]], -1).reshape(-1, 4)
    return mesh_of(name, np.stack([x, y, z], -1).reshape(-1, 3), faces, material)


def dish(material, half_x=0.66, half_y=0.46, high=0.17, wall=0.045, ridges=3):
    """An oval dish thrown and pressed: ridges along it, and a lip at the right where water runs off."""
    around, steps = 220, 30
    A = np.arange(around) / around * 2 * math.pi
    floor = np.linspace(0.02, 0.86, steps)
    outer = [(0.02, 0.02), (0.5, 0.02), (0.60, 0.0), (0.68, 0.0), (0.74, 0.012), (0.84, 0.05), (0.94, 0.11), (0.985, 0.155), (1.0, high)]
    lip = [(0.995, high + 0.014), (0.975, high + 0.02), (0.95, high + 0.012)]
    inner = [(0.925, high - 0.03), (0.90, 0.095)]
    profile = outer + lip + inner + [(f, 0.058 + 0.03 * max(0, f - 0.7) / 0.16) for f in floor[::-1]]
    rows = []
    for f, z in profile:
        x, y = half_x * f * np.cos(A), half_y * f * np.sin(A)
        zz = np.full(around, z)
        if z >= high - 0.05:
            spout = np.exp(-((A - 0.0) / 0.16) ** 2) + np.exp(-((A - 2 * math.pi) / 0.16) ** 2)
            zz = zz - 0.075 * spout
            x = x + 0.05 * spout
        rows.append(np.stack([x, y, zz], -1))
    points = np.stack(rows)
    first = len(outer) + len(lip) + len(inner)
    bed = points[first:]
    along = np.clip((0.40 - np.abs(bed[..., 0])) / 0.06, 0, 1)
    for k in range(ridges):
        y = (k - (ridges - 1) / 2) * 0.2
        reach = 1 if k == 1 else 0.86
        along = np.clip((0.42 * reach - np.abs(bed[..., 0])) / 0.05, 0, 1)
        bed[..., 2] += 0.055 * along * np.clip(1 - ((bed[..., 1] - y) / 0.045) ** 2, 0, 1) ** 0.7
    points[..., 2] += 0.004 * waves(points[..., 0] * 3, points[..., 1] * 3, 4, 5)
    n = len(profile)
    ids = np.arange(n * around).reshape(n, around)
    after = np.roll(ids, -1, 1)
    faces = np.stack([ids[:-1], after[:-1], after[1:], ids[1:]], -1).reshape(-1, 4)
    return mesh_of("dish", points.reshape(-1, 3), faces, material)


def soap_in_dish(color="#a8794a", cake="#e0d6bf"):
    """The dish with a used soap on its ridges."""
    clay = glaze(color, 0.32, speckles=0.7, breaks="#d0a878", foot=0.0, soft=0.0, matt=False)
    body = oval("soap", 0.37, 0.24, 0.2, soap(cake, "#bba988", 0.42))
    body.location, body.rotation_euler = (-0.03, 0.01, 0.108), (0, 0, math.radians(9))
    return [dish(clay), body]
