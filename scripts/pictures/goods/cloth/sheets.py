"""Cloth as geometry: sheets with a thickness, folded stacks, hanging lengths, rolls, fringes. One unit is ten centimetres."""
import math

import bpy
import numpy as np


def waves(x, y, seed=0, count=7, low=0.5, high=2.2):
    """Soft unevenness between about -1 and 1 over two coordinates: a few waves in all directions."""
    dice = np.random.default_rng(seed)
    out = np.zeros(np.broadcast(x, y).shape)
    for _ in range(count):
        a, k, phase = dice.uniform(0, 2 * math.pi), dice.uniform(low, high), dice.uniform(0, 2 * math.pi)
        out = out + np.sin(k * (math.cos(a) * x + math.sin(a) * y) + phase)
    return out / math.sqrt(count)


def mesh_of(name, points, faces, material, uvs=None):
    """A smooth mesh from arrays; all faces have the same number of corners."""
    points, faces = np.asarray(points, np.float32), np.asarray(faces, np.int32)
    count, corners = faces.shape
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.loops.add(count * corners)
    mesh.loops.foreach_set("vertex_index", faces.ravel())
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", np.arange(0, count * corners, corners, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(count, corners, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(count, bool))
    if uvs is not None:
        layer = mesh.uv_layers.new(name="cloth")
        layer.data.foreach_set("uv", np.asarray(uvs, np.float32)[faces.ravel()].ravel())
    mesh.update(calc_edges=True)
    mesh.validate()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    mesh.materials.append(material)
    return thing


def _unit(v):
    return v / np.maximum(1e-9, np.linalg.norm(v, axis=-1, keepdims=True))


def quads(ids):
    """The faces of a grid of points, by their numbers."""
    return np.stack([ids[:-1, :-1], ids[1:, :-1], ids[1:, 1:], ids[:-1, 1:]], -1).reshape(-1, 4)


def sheet(name, middle, uv, thick, material, nap=0.0, seed=0, under=None):
    """A slab around a grid of points (rows, columns, 3) with round edges; `nap` roughens it as loops of yarn do; `under` is the back."""
    du, dv = np.gradient(middle, axis=0), np.gradient(middle, axis=1)
    normal = _unit(np.cross(du, dv))
    half = np.broadcast_to(np.asarray(thick) / 2, middle.shape[:2])[..., None]
    dice = np.random.default_rng(seed)
    rough = [(dice.uniform(0, 1, middle.shape[:2]) * nap)[..., None] for _ in range(2)]
    top, low = middle + normal * (half + rough[0]), middle - normal * (half + rough[1])
    rows, columns = middle.shape[:2]
    ids = np.arange(rows * columns).reshape(rows, columns)
    around = np.concatenate([ids[0, :-1], ids[:-1, -1], ids[-1, :0:-1], ids[:0:-1, 0]])
    out = np.zeros_like(middle)
    out[0] -= _unit(du)[0]
    out[-1] += _unit(du)[-1]
    out[:, 0] -= _unit(dv)[:, 0]
    out[:, -1] += _unit(dv)[:, -1]
    flat, sides, n = middle.reshape(-1, 3), [], rows * columns
    for tilt in (0.6, 0.0, -0.6):
        ring = flat[around] + (out * half).reshape(-1, 3)[around] * math.sqrt(1 - tilt * tilt) + (normal * half).reshape(-1, 3)[around] * tilt
        sides.append(ring)
    points = np.concatenate([top.reshape(-1, 3), low.reshape(-1, 3), *sides])
    flat_uv = uv.reshape(-1, 2)
    uvs = np.concatenate([flat_uv, flat_uv] + [flat_uv[around]] * 3)
    faces = [quads(ids), quads(ids + n)[:, ::-1]]
    rings = [around] + [2 * n + k * len(around) + np.arange(len(around)) for k in range(3)] + [around + n]
    for a, b in zip(rings, rings[1:]):
        faces.append(np.stack([a, np.roll(a, -1), np.roll(b, -1), b], -1)[:, ::-1])
    thing = mesh_of(name, points, np.concatenate(faces), material, uvs)
    if under:
        thing.data.materials.append(under)
        first, count = len(faces[0]), len(faces[0]) + len(faces[1])
        index = np.zeros(len(thing.data.polygons), np.int32)
        index[first:count] = 1
        thing.data.polygons.foreach_set("material_index", index)
    return thing


def walk(line, straight=0.06, seen=None):
    """Even steps along a broken line of (y, z), with how far along each step is."""
    line = np.asarray(line, float)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    at = np.linspace(0, far[-1], max(8, int(far[-1] / straight)))
    return np.stack([np.interp(at, far, line[:, k]) for k in (0, 1)], 1), at


def turns(start, legs, steps=10):
    """A folded section: from `start` (y, z) each leg (y, z) goes level to y, then turns over to the height z."""
    y, z = start
    line = [(y, z)]
    for to, up in legs:
        way = 1 if to > y else -1
        line.append((to, z))
        if up is not None:
            middle, r = (z + up) / 2, abs(up - z) / 2
            for k in range(1, steps + 1):
                a = math.pi * k / steps
                line.append((to + way * r * 0.92 * math.sin(a), middle - (up - z) / 2 * math.cos(a)))
            z = up
        y = to
    return line


def folded(name, line, width, thick, material, across=0.06, step=0.05, loose=0.03, squash=0.0, seed=0, nap=0.0, shear=0.0, under=None):
    """Cloth folded along a section line (y, z), `width` wide in x. Layers end unevenly by `loose`."""
    path, far = walk(line, step)
    x = np.linspace(-width / 2, width / 2, max(8, int(width / across)))
    X, S = np.meshgrid(x, far, indexing="ij")
    Y, Z = np.broadcast_to(path[:, 0], X.shape).copy(), np.broadcast_to(path[:, 1], X.shape).copy()
    high = max(1e-6, path[:, 1].max())
    ends = np.abs(X) / (width / 2)
    moved = X + loose * waves(S * 0.9, np.zeros_like(S), seed, 5, 0.4, 1.6) * ends**2 * np.sign(X)
    Z = Z * (1 + squash * ends**3 * 0.5) + high * (0.03 * waves(X, Y, seed + 1, 6, 0.6, 1.8) - 0.03 * (Y / max(1e-6, np.abs(path[:, 0]).max())) ** 4) * (Z / high)
    Y = Y + loose * 0.6 * waves(X * 0.9, Z * 2.2, seed + 2, 6, 0.5, 1.6) + shear * X
    middle = np.stack([moved, Y, Z], -1)
    return sheet(name, middle, np.stack([X, S], -1), thick(S) if callable(thick) else thick, material, nap(S) if callable(nap) else nap, seed, under), middle


def hanging(name, width, front, back, rod, thick, material, fold=0.16, gather=0.06, across=0.05, step=0.06, seed=0, nap=0.0, count=3.0, lean=0.0):
    """Cloth over a bar along x at the origin: it hangs `front` down before it, `back` behind it, in soft pleats."""
    r = rod + thick / 2 + 0.008
    arc = math.pi * r
    total = front + arc + back
    far = np.linspace(0, total, int(total / step))
    x = np.linspace(-width / 2, width / 2, int(width / across))
    X, S = np.meshgrid(x, far, indexing="ij")
    a = np.clip((S - front) / arc, 0, 1) * math.pi
    Y, Z = -r * np.cos(a), r * np.sin(a)
    down = np.maximum(0, np.maximum(front - S, S - front - arc))
    Z = Z - down
    side = np.where(S < front + arc / 2, -1.0, 1.0)
    grow = 1 - np.exp(-down * 0.9)
    k = 2 * math.pi * count / width
    drift = 0.35 * waves(down * 0.5, X * 0.2, seed + 5, 4)
    pleat = np.sin(k * X + 0.8 * np.sin(k * 0.43 * X + seed) + drift) + 0.4 * np.sin(k * 2.1 * X + 1.3 * seed + drift * 2)
    Y = Y + side * np.abs(fold) * grow * (0.5 * pleat + 0.62) + 0.03 * waves(X, S, seed + 1, 6, 0.8, 2.6) * np.minimum(1, down)
    pull = gather * grow * (0.7 + 0.3 * np.cos(down * 0.5))
    moved = X * (1 - pull) + 0.04 * fold * grow * np.cos(k * X) + lean * down
    Z = Z - 0.06 * grow * (X / width * 2) ** 2 * 0.3 + 0.025 * waves(X * 1.2, 0 * X, seed + 3, 4) * np.minimum(1, down)
    middle = np.stack([moved, Y, Z], -1)
    return sheet(name, middle, np.stack([X, S], -1), thick, material, nap(S) if callable(nap) else nap, seed), middle


def spiral(core, thick, rounds, steps=40):
    """A rolled section (y, z) around the origin, from inside out; it ends at the bottom."""
    line = []
    count = int(rounds * steps)
    for k in range(count + 1):
        a = 2 * math.pi * (k - count) / steps - math.pi / 2
        r = core + thick * 1.04 * k / steps
        line.append((r * math.cos(a), r * math.sin(a)))
    return line


def fringe(name, starts, ways, length, radius, material, droop=0.0, floor=None, plies=2, seed=0, steps=9, knot=1.5, wild=0.12, mean=0.1):
    """Twisted ends of yarn: from each start (n, 3) along its way; `droop` bends them down, `floor` is what they lie on."""
    dice = np.random.default_rng(seed)
    starts, ways = np.asarray(starts, float), _unit(np.asarray(ways, float))
    n = len(starts)
    t = np.linspace(0, 1, steps)[None, :, None]
    long = length * dice.uniform(1 - mean, 1 + mean, (n, 1, 1))
    side = _unit(np.cross(ways, np.where(np.abs(ways[:, 2:]) > 0.8, [[0.0, 1.0, 0.0]], [[0.0, 0.0, 1.0]])))
    third = np.cross(ways, side)
    a, b = dice.normal(0, wild, (n, 1, 1)), dice.normal(0, wild, (n, 1, 1))
    c = dice.normal(0, wild * 0.5, (n, 1, 1))
    line = starts[:, None] + ways[:, None] * long * t + side[:, None] * long * (a * t**1.6 + c * np.sin(math.pi * 2 * t)) + third[:, None] * long * (b * 0.5 * t**1.6)
    line[..., 2:] -= droop * long * t**2
    if floor is not None:
        line[..., 2] = np.maximum(line[..., 2], floor + radius * 1.5)
    points, faces, sides = [], [], 6
    around = np.arange(sides) * 2 * math.pi / sides
    phase = dice.uniform(0, 6.28, (n, 1))
    for ply in range(plies):
        turn = phase + 2 * math.pi * ply / plies + t[..., 0] * long[..., 0] * 26
        off = radius * (0.62 if plies > 1 else 0)
        core = line + side[:, None] * (off * np.cos(turn))[..., None] + third[:, None] * (off * np.sin(turn))[..., None]
        fat = radius * (1 + (knot - 1) * np.exp(-((t[..., 0] * long[..., 0] - radius * 3) / (radius * 2.2)) ** 2)) * np.where(t[..., 0] > 0.97, 0.55, 1.0)
        fat = np.broadcast_to(fat, (n, steps)) * (0.72 if plies > 1 else 1)
        ring = side[:, None, None] * np.cos(around)[None, None, :, None] + third[:, None, None] * np.sin(around)[None, None, :, None]
        tube = core[:, :, None] + ring * fat[..., None, None]
        base = sum(len(p) for p in points)
        ids = base + np.arange(n * steps * sides).reshape(n, steps, sides)
        after = np.roll(ids, -1, 2)
        faces.append(np.stack([ids[:, :-1], after[:, :-1], after[:, 1:], ids[:, 1:]], -1).reshape(-1, 4))
        points.append(tube.reshape(-1, 3))
    return mesh_of(name, np.concatenate(points), np.concatenate(faces), material)


def edge(middle, end, spacing, inset=0.0):
    """Points along one end (0 or -1) of a sheet's grid, evenly `spacing` apart, and the ways that lead off it."""
    last, before = (middle[:, 0], middle[:, 1]) if end == 0 else (middle[:, -1], middle[:, -2])
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(last, axis=0), axis=1))])
    at = np.linspace(spacing * 0.5, far[-1] - spacing * 0.5, max(2, int(far[-1] / spacing)))
    place = np.stack([np.interp(at, far, last[:, k]) for k in range(3)], 1)
    way = np.stack([np.interp(at, far, (last - before)[:, k]) for k in range(3)], 1)
    way = _unit(way)
    return place - way * inset, way
