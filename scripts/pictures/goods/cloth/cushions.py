"""Cushions: two cloths sewn together and blown up by a cloth simulation, with piping, buttons and pleats."""
import math

import bpy
import numpy as np

from goods.cloth.sheets import mesh_of, quads, waves
from goods.cloth.weaves import fabric, knit, linear, threads, velvet
from shapes import fillet, lathe, tube

_BLOWN = {}


def _blow(key, points, faces, pressure, frames, stiff, pins=None):
    """Let pressure blow up a closed cloth in no gravity; gives its points afterwards. Worked out once."""
    if key in _BLOWN:
        return _BLOWN[key]
    scene = bpy.context.scene
    mesh = bpy.data.meshes.new("cloth")
    mesh.from_pydata([tuple(p) for p in points], [], [tuple(int(i) for i in f) for f in faces])
    thing = bpy.data.objects.new("cloth", mesh)
    scene.collection.objects.link(thing)
    change = thing.modifiers.new("cloth", "CLOTH")
    cloth = change.settings
    cloth.quality, cloth.mass = 6, 0.3
    cloth.tension_stiffness = cloth.compression_stiffness = stiff
    cloth.shear_stiffness, cloth.bending_stiffness = stiff * 0.6, 1.2
    cloth.tension_damping = cloth.compression_damping = cloth.shear_damping = 12
    cloth.air_damping = 3
    cloth.use_pressure, cloth.uniform_pressure_force = True, pressure
    cloth.effector_weights.gravity = 0
    change.collision_settings.use_collision = change.collision_settings.use_self_collision = False
    if pins is not None:
        held = thing.vertex_groups.new(name="held")
        for index, weight in pins:
            held.add([int(index)], float(weight), "REPLACE")
        cloth.vertex_group_mass = "held"
    change.point_cache.frame_start, change.point_cache.frame_end = 1, frames + 1
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    ready = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    out = np.empty(len(points) * 3, np.float32)
    ready.data.vertices.foreach_get("co", out)
    bpy.data.objects.remove(thing)
    scene.frame_set(1)
    _BLOWN[key] = out.reshape(-1, 3)
    return _BLOWN[key]


def _bag(width, height, columns, rows):
    """Two layers of cloth in the x-z plane that share their outer edge, and where the edge runs."""
    x, z = np.linspace(-width / 2, width / 2, columns), np.linspace(-height / 2, height / 2, rows)
    X, Z = np.meshgrid(x, z, indexing="ij")
    u, v = np.clip(1 - (2 * X / width) ** 2, 0, 1), np.clip(1 - (2 * Z / height) ** 2, 0, 1)
    puff = 0.16 * np.sqrt(u * v) + 0.012 * waves(X, Z, 4, 6, 1, 3) * (u * v) ** 0.5
    front = np.arange(columns * rows).reshape(columns, rows)
    inner = np.zeros_like(front, bool)
    inner[1:-1, 1:-1] = True
    back = front.copy()
    back[inner] = columns * rows + np.arange(inner.sum())
    points = np.concatenate([np.stack([X, -puff, Z], -1).reshape(-1, 3), np.stack([X, puff, Z], -1)[inner]])

    faces = np.concatenate([quads(front), quads(back)[:, ::-1]])
    around = np.concatenate([front[:-1, 0], front[-1, :-1], front[:0:-1, -1], front[0, :0:-1]])
    flat = np.concatenate([np.stack([X, Z], -1).reshape(-1, 2), np.stack([X, Z], -1)[inner]])
    return points, faces, around, flat


def blown(width, height, material, pressure=3.0, frames=26, seed=1, cells=44, dent=0.0, soften=0.0):
    """A cushion in the x-z plane around the origin, its front to -y. Gives the thing and its seam's line."""
    rows = max(16, int(cells * height / width))
    points, faces, around, flat = _bag(width, height, cells, rows)
    out = _blow((width, height, pressure, frames, cells), points, faces, pressure, frames, 16.0)
    out = out.astype(float).copy()
    span = (np.ptp(out[:, 0]) + np.ptp(out[:, 2])) / (width + height)
    out /= span
    inset = 1 + 0.03 * (1 - np.clip(2 * np.abs(flat[:, ::-1]) / (height, width), 0, 1) ** 2)
    out[:, (0, 2)] = flat / inset * 0.6 + out[:, (0, 2)] * 0.4
    mid = np.exp(-((out[:, 0] / (width * 0.33)) ** 2 + (out[:, 2] / (height * 0.33)) ** 2))
    out[:, 1] *= 1 + 0.045 * waves(out[:, 0], out[:, 2], seed, 7, 0.8, 2.4) * mid - dent * np.exp(-((out[:, 0] / (width * 0.2)) ** 2 + ((out[:, 2] - height * 0.5) / (height * 0.45)) ** 2))
    out[:, 2] -= dent * 0.55 * np.exp(-((out[:, 0] / (width * 0.22)) ** 2)) * np.clip((out[:, 2] / height + 0.5), 0, 1) ** 3 * height * 0.3
    thing = mesh_of("cushion", out, faces, material, flat + np.array([seed * 0.37, seed * 0.61]))
    smooth = thing.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
    return thing, out[around]


def piping(line, radius, material):
    """A cord sewn into a seam."""
    line = np.asarray(line)
    closed = [tuple(p) for p in np.concatenate([line, line[:2]])]
    return tube("piping", closed, radius, material, sides=10, count=len(closed) * 3, caps=False)


def settle(thing, lines=(), lean=9.0, give=0.22):
    """Lean a cushion back, put it down, and let the floor press its lower corners flat. Moves the points themselves."""
    a = math.radians(lean)
    mesh = thing.data
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3).astype(float)

    def turned(p):
        return np.stack([p[:, 0], p[:, 1] * math.cos(a) + p[:, 2] * math.sin(a), p[:, 2] * math.cos(a) - p[:, 1] * math.sin(a)], 1)

    points = turned(points)
    low = points[:, 2].min() + give

    def pressed(p):
        z = p[:, 2] - low
        soft = give * 0.9
        z = np.where(z < soft, np.where(z > -soft, (z + soft) ** 2 / (4 * soft), 0), z)
        out = p.copy()
        out[:, 1] += np.where(p[:, 2] - low < soft, -0.25 * (soft - (p[:, 2] - low)), 0)
        out[:, 2] = z + 0.012
        return out

    mesh.vertices.foreach_set("co", pressed(points).astype(np.float32).ravel())
    mesh.update()
    return [pressed(turned(np.asarray(line))) for line in lines]


def linen(color, seed=1):
    return fabric(threads("plain", 120, per=8, slub=0.16, deep=0.42), 1.62, color, mottle=0.08, depth=0.01, strength=0.8, fuzz=0.3)


def linen_cushion(color, seed=1, size=5.0):
    """A washed linen cover with self piping, 50 x 50 cm."""
    cloth = linen(color)
    body, seam = blown(size, size, cloth, 3.2, seed=seed, dent=0.10)
    (seam,) = settle(body, [seam], 10, 0.30)
    cord = piping(seam, 0.03, linen(color))
    return [body, cord]


def ticking(cream="#d8cfbb", blue="#24405e", period=56, broad=17):
    """Bed ticking: a broad stripe between two fine ones, sized for 60 cm."""
    n = 168
    tone, height = threads("twill", n, per=6, slub=0.08, deep=0.4)
    rows = np.stack([linear(blue if k % period < broad or k % period in (broad + 4, period - 5) else cream) for k in range(n)]).repeat(6, 0)
    return fabric((tone * rows[:, None], height), 2.1, mottle=0.06, depth=0.008, strength=0.6)


def lumbar_cushion():
    """Striped ticking with a button in the middle, 60 x 35 cm."""
    body, seam = blown(6.0, 3.5, ticking(), 3.2, seed=3, cells=50)
    points = np.empty(len(body.data.vertices) * 3, np.float32)
    body.data.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    d = np.hypot(points[:, 0], points[:, 2])
    spokes = 1 + 0.18 * np.sin(7 * np.arctan2(points[:, 2], points[:, 0]) + 1)
    pull = np.exp(-((d / 0.42 / spokes) ** 1.1))
    points[:, 1] *= 1 - 0.55 * pull
    at = points[np.argmin(d + (points[:, 1] > 0) * 10), 1]
    body.data.vertices.foreach_set("co", points.ravel())
    (seam, middle) = settle(body, [seam, np.array([[0, at, 0.0]])], 10, 0.2)
    x, y, z = middle[0]
    button = lathe("button", fillet([(0, 0), (0.17, 0, 0.02), (0.19, 0.04, 0.02), (0.14, 0.10, 0.04), (0, 0.13)], 0.03), linen("#2c4a68"))
    button.location, button.rotation_euler = (x, y + 0.02, z), (math.radians(80), 0, 0)
    return [body, button]


def knitted_cushion(color="#ded0b6", size=4.5):
    """Stocking stitch in thick wool before, smooth cotton behind, 45 x 45 cm."""
    shade, height = knit()
    wool = fabric((shade, height), (12 * 0.16, 14 * 0.12), color, mottle=0.05, depth=0.03, strength=0.85, fuzz=0.18)
    body, seam = blown(size, size, wool, 3.4, seed=6, dent=0.07)
    settle(body, [], 10, 0.28)
    return [body]


def round_cushion(color="#b8821f", radius=2.0, high=0.62, pleats=44):
    """Velvet gathered into a button in the middle, with a piped seam; 40 cm across."""
    plush = velvet(color)
    turns, rings = 352, 60
    angle = np.arange(turns) / turns * 2 * math.pi
    t = np.linspace(0, 1, rings)
    T, A = np.meshgrid(t, angle, indexing="ij")
    dice = np.random.default_rng(2)
    wander = 0.35 * waves(2.2 * np.cos(A), 2.2 * np.sin(A), 3, 6, 0.7, 1.8) + 0.25 * waves(A, T * 3, 8, 5, 0.5, 1.5) * T
    wave = np.cos(pleats * A + wander * 3)
    wave = np.sign(wave) * np.abs(wave) ** 0.7
    amount = np.interp(T, [0, 0.06, 0.3, 0.75, 0.95, 1], [0.4, 0.9, 1.0, 0.5, 0.16, 0.02]) * (1 + 0.35 * waves(1.5 * np.cos(A), 1.5 * np.sin(A), 5, 6, 0.8, 2.2))
    r = radius * np.interp(T, [0, 1], [0.045, 1.0])
    dome = np.where(T < 0.5, high * (0.60 + 0.40 * np.sin(np.clip(T / 0.5, 0, 1) * math.pi / 2) ** 0.8), high * np.sqrt(np.maximum(0, 1 - (np.maximum(0, T - 0.5) / 0.5) ** 2.2)))
    dome = dome - 0.22 * high * np.exp(-((T / 0.13) ** 2))
    z = dome + amount * 0.036 * np.minimum(1, (T + 0.05) * 3.2) * wave
    uneven = 1 + 0.012 * waves(np.cos(A), np.sin(A), 9, 5, 1, 2)
    points = [np.stack([r * uneven * np.cos(A), r * uneven * np.sin(A), z], -1), np.stack([r * uneven * np.cos(A), r * uneven * np.sin(A), -dome * 0.9], -1)]
    ids = np.arange(rings * turns).reshape(rings, turns)
    after = np.roll(ids, -1, 1)
    quads = np.stack([ids[:-1], ids[1:], after[1:], after[:-1]], -1).reshape(-1, 4)
    faces = np.concatenate([quads, quads[:, ::-1] + rings * turns])
    body = mesh_of("cushion", np.concatenate([p.reshape(-1, 3) for p in points]), faces, plush)
    ring = points[0][-1].copy()
    ring[:, 2] = 0
    cord = piping(ring[::4] * np.array([1.004, 1.004, 1]), 0.045, plush)
    button = lathe("button", fillet([(0, 0), (0.13, 0, 0.02), (0.15, 0.04, 0.03), (0.11, 0.10, 0.04), (0, 0.125)], 0.03), plush)
    button.location = (0, 0, high * 0.42)
    return [body, cord, button]
