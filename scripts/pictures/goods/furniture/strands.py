"""Rope, reed and yarn: many strands as one body, and what is twisted, woven and knitted of them."""
import math
import random

import bpy
import numpy as np

from materials import Surface


def _frames(line, outs, closed):
    """Directions along, out of and across a strand at each of its points."""
    if closed:
        ahead = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    else:
        ahead = np.gradient(line, axis=0)
    ahead /= np.maximum(1e-9, np.linalg.norm(ahead, axis=1))[:, None]
    if outs is None:
        outs = np.empty_like(line)
        out = np.array((0.13, -0.21, 1.0)) if abs(ahead[0][2]) < 0.9 else np.array((1.0, 0.2, 0.1))
        for i, a in enumerate(ahead):
            out = out - a * out.dot(a)
            out = out / max(1e-9, np.linalg.norm(out))
            outs[i] = out
    else:
        outs = outs - ahead * (outs * ahead).sum(1)[:, None]
        outs = outs / np.maximum(1e-9, np.linalg.norm(outs, axis=1))[:, None]
    return outs, np.cross(ahead, outs)


def strands(name, lines, radius, material, sides=7, thick=1.0, closed=False, seed=1):
    """One mesh of many strands. A line is an array of points or (points, outward directions); `thick` is how thick a strand is
    against its width; `radius` is a number, or a function of the share of the way along. Print coordinates: length along, share around.
    The attribute `tone` is each strand's own number."""
    dice = random.Random(seed)
    points, faces, prints, tones, count = [], [], [], [], 0
    ring = np.arange(sides) * 2 * math.pi / sides
    for one in lines:
        line, outs = one if isinstance(one, tuple) else (one, None)
        line = np.asarray(line, float)
        n = len(line)
        out, side = _frames(line, outs, closed)
        size = np.array([radius(k / (n - 1)) for k in range(n)]) if callable(radius) else np.full(n, radius)
        body = line[:, None] + out[:, None] * (np.cos(ring)[None, :, None] * size[:, None, None] * thick) + side[:, None] * (np.sin(ring)[None, :, None] * size[:, None, None])
        points.append(body.reshape(-1, 3))
        along = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))))
        rows = n if closed else n - 1
        i = np.arange(rows)[:, None]
        k = np.arange(sides)[None, :]
        a, b = i * sides + k, i * sides + (k + 1) % sides
        c, d = ((i + 1) % n) * sides + (k + 1) % sides, ((i + 1) % n) * sides + k
        faces.append(np.stack((a, b, c, d), -1).reshape(-1, 4) + count)
        low, high = along[i], np.where(i + 1 < n, along[(i + 1) % n], along[i] + along[1])
        low, high = np.broadcast_to(low, (rows, sides)), np.broadcast_to(high, (rows, sides))
        v, w = np.broadcast_to(k / sides, (rows, sides)), np.broadcast_to((k + 1) / sides, (rows, sides))
        prints.append(np.stack((low, v, low, w, high, w, high, v), -1).reshape(-1, 2))
        tones.append(np.full(n * sides, dice.random()))
        count += n * sides
    points, faces = np.concatenate(points), np.concatenate(faces)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(len(faces)) * 4)
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    mesh.update(calc_edges=True)
    sheet = mesh.uv_layers.new(name="print")
    sheet.data.foreach_set("uv", np.concatenate(prints).ravel())
    tone = mesh.attributes.new("tone", "FLOAT", "POINT")
    tone.data.foreach_set("value", np.concatenate(tones))
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    mesh.materials.append(material)
    return thing


def reed(light, dark, rough=0.6, twist=0.0, plies=2, depth=0.03, dip=None, mottle=0.35, sheen=0.0):
    """Rope or reed: each strand of its own tone. `twist` is turns for one unit; `dip` is (height, color) of a dipped foot."""
    s = Surface("reed", light, rough, specular=0.25, sheen=sheen)
    tone = s.add("ShaderNodeAttribute")
    tone.attribute_name = "tone"
    print_ = s.add("ShaderNodeTexCoord").outputs["UV"]
    parts = s.add("ShaderNodeSeparateXYZ", Vector=print_)
    pulled = s.add("ShaderNodeMapping", Vector=print_, Scale=(1.2, 6, 1)).outputs[0]
    fiber = s.noise(9, 4, 0.6, pulled)
    share = s.math("MULTIPLY_ADD", tone.outputs["Fac"], 0.5, s.math("MULTIPLY", s.ramp(s.noise(0.9, 5, 0.65, s.stretch(1, 1, 6)), (0.36, 0.0), (0.64, 1.0)), 0.6))
    color = s.mix(share, light, dark)
    color = s.mix(s.math("MULTIPLY", s.ramp(fiber, (0.4, 0.0), (0.7, 1.0)), mottle), color, s.mix(0.5, dark, "#3a2c18"))
    relief = s.math("MULTIPLY", fiber, 0.35)
    if twist:
        turn = s.math("MULTIPLY_ADD", parts.outputs["X"], twist, s.math("MULTIPLY", parts.outputs["Y"], float(plies)))
        wave = s.math("ABSOLUTE", s.math("SINE", s.math("MULTIPLY", turn, math.pi)))
        color = s.mix(s.ramp(wave, (0.0, 0.55), (0.4, 0.0)), color, s.mix(0.65, color, "#241a0e"))
        relief = s.math("ADD", relief, wave)
    if dip:
        edge = s.math("MULTIPLY_ADD", s.noise(7, 3), 0.05, s.height())
        paint = s.mix(s.math("MULTIPLY", fiber, 0.25), dip[1], s.mix(0.3, dip[1], "#6b5c48"))
        color = s.mix(s.math("LESS_THAN", edge, dip[0]), color, paint)
    s.set("Base Color", color)
    return s.bump(relief, 0.7, depth).done()


def twisted(path, plies, radius, turns, steps=None, phase=0.0):
    """The lines of a rope twisted of `plies` strands around a path (an array of points)."""
    path = np.asarray(path, float)
    out, side = _frames(path, None, False)
    share = np.linspace(0, 1, len(path))
    lines = []
    for k in range(plies):
        a = 2 * math.pi * (turns * share + k / plies) + phase
        lines.append(path + out * (np.cos(a) * radius)[:, None] + side * (np.sin(a) * radius)[:, None])
    return lines


def smooth(points, count):
    """An array of points on a smooth line through these."""
    from shapes import spline

    return np.array(spline(points, count))


def oval(a, b, power=2.0, count=512):
    """Points and outward directions evenly along an oval (or, with a higher power, a rounded rectangle). It begins at the back."""
    t = np.linspace(0, 2 * math.pi, 6000)
    x = a * np.sign(np.sin(t)) * -np.abs(np.sin(t)) ** (2 / power)
    y = b * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** (2 / power)
    way = np.concatenate(([0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))))
    at = np.arange(count) / count * way[-1]
    line = np.stack((np.interp(at, way, x), np.interp(at, way, y)), 1)
    ahead = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    out = np.stack((ahead[:, 1], -ahead[:, 0]), 1)
    out *= np.sign((out * line).sum())
    return line, out / np.linalg.norm(out, axis=1)[:, None]


def wall(name, shape, profile, stakes, rows, radius, material, sway=0.05, thick=0.6, stake=0.05, stake_material=None, seed=3, unruly=0.01, over=1):
    """A woven wall. `shape` is (a, b, power) of its outline; `profile` gives (further out, height) for a share of the way up; `over` is how
    many stakes a strand passes at once."""
    dice = np.random.default_rng(seed)
    per = 8
    count = stakes * per
    line, out = oval(*shape, count)
    k = np.arange(count) / per
    weft = []
    for j in range(rows):
        further, z = profile((j + 0.5) / rows)
        phase = math.pi * (k / over + j)
        drift = sum(np.sin(2 * math.pi * (k / stakes * f + dice.random())) * unruly / f**0.5 for f in (3, 5, 11, 17))
        grow = 1 + sum(np.sin(2 * math.pi * (k / stakes * f + dice.random())) * 0.06 for f in (7, 13, 29))
        at = line + out * (further + sway * np.cos(phase) * grow + drift * 0.4)[:, None]
        points = np.concatenate((at, (z + drift)[:, None]), 1)
        weft.append((points, np.concatenate((out, np.zeros((count, 1))), 1)))
    things = [strands(name, weft, radius, material, 8, thick, closed=True, seed=seed)]
    uprights = []
    steps = rows * 4
    for i in range(stakes):
        at, way = line[i * per], out[i * per]
        points, outs = [], []
        for n in range(steps + 1):
            t = n / steps
            further, z = profile(t)
            inward = -sway * 0.9 * math.cos(math.pi * (i / over + t * rows - 0.5))
            here = at + way * (further + inward)
            points.append((*here, z))
            outs.append((*way, 0))
        uprights.append((np.array(points), np.array(outs, float)))
    things.append(strands("stakes", uprights, stake, stake_material or material, 6, 0.6, seed=seed + 1))
    return things


def knitted(name, profile, stitches, material, fat=0.155, seed=5):
    """A knitted body of revolution. `profile` gives (radius, height, outward r, outward z) for a way down from the top in units, and its length;
    `stitches` gives how many there are around for a radius."""
    place, length = profile
    dice = np.random.default_rng(seed)
    groups, at = [], 0.10
    while at < length - 0.10:
        r = place(at)[0]
        n = stitches(r)
        w = 2 * math.pi * r / n
        per = 14
        t = np.linspace(0, 2 * math.pi * n, n * per, endpoint=False)
        loose = 1 + dice.normal(0, 0.035, n).repeat(per)
        x = t + 1.45 * np.sin(2 * t)
        y = 4.0 * np.cos(t) * loose
        z = 1.05 * np.cos(2 * t) * loose
        unit = w / (2 * math.pi)
        ways = np.clip(at - y * unit, 0.02, length - 0.02)
        spots = np.array([place(v) for v in ways])
        a = x / n + math.pi / 2
        far = spots[:, 0] + spots[:, 2] * z * unit
        points = np.stack((far * np.cos(a), far * np.sin(a), spots[:, 1] + spots[:, 3] * z * unit), 1)
        out = np.stack((spots[:, 2] * np.cos(a), spots[:, 2] * np.sin(a), spots[:, 3]), 1)
        groups.append(strands(name, [(points, out)], fat * w, material, 8, 0.95, closed=True, seed=len(groups)))
        at += w * 0.80
    return groups
