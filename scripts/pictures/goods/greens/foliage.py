"""Leaves by the hundred: shaped one by one, kept as one body."""
import math

import bpy
import numpy as np

from materials import Surface


class Leaves:
    """Collects leaves (grids or other meshes) and makes one object of them. Each leaf has its own tone."""

    def __init__(self, seed=1):
        self.rng = np.random.default_rng(seed)
        self.points, self.faces, self.prints, self.tones, self.count = [], [], [], [], 0

    def add(self, points, faces, prints, at=(0, 0, 0), frame=None, tone=None):
        points = np.asarray(points, float).reshape(-1, 3)
        if frame is not None:
            points = points @ np.asarray(frame, float)
        self.points.append(points + np.asarray(at, float))
        self.faces.append(np.asarray(faces) + self.count)
        self.prints.append(np.asarray(prints, float).reshape(-1, 2))
        tone = self.rng.random() if tone is None else tone
        self.tones.append(np.broadcast_to(tone, (len(points),)).astype(float))
        self.count += len(points)

    def grid(self, leaf, at=(0, 0, 0), frame=None, tone=None):
        """A leaf from `leaf_grid`."""
        points, prints = leaf
        n, m = points.shape[:2]
        i, k = np.meshgrid(np.arange(n - 1), np.arange(m - 1), indexing="ij")
        a = i * m + k
        self.add(points, np.stack((a, a + 1, a + m + 1, a + m), -1).reshape(-1, 4), prints, at, frame, tone)

    def build(self, name, material):
        faces = [tuple(f) for part in self.faces for f in part.tolist()]
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(np.concatenate(self.points).tolist(), [], faces)
        mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
        corners = np.empty(len(mesh.loops), np.int64)
        mesh.loops.foreach_get("vertex_index", corners)
        mesh.uv_layers.new(name="print").data.foreach_set("uv", np.concatenate(self.prints)[corners].ravel())
        mesh.attributes.new("tone", "FLOAT", "POINT").data.foreach_set("value", np.concatenate(self.tones))
        thing = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(thing)
        mesh.materials.append(material)
        return thing


def unit(v):
    v = np.asarray(v, float)
    return v / max(1e-9, np.linalg.norm(v))


def frame(along, up=(0, 0, 1), roll=0.0):
    """Rows: a leaf's length, its width and its upper side, as they lie in the world."""
    x = unit(along)
    y = np.cross(up, x)
    y = unit(y) if np.linalg.norm(y) > 1e-4 else np.array((0.0, 1.0, 0.0))
    z = np.cross(x, y)
    c, s = math.cos(roll), math.sin(roll)
    return np.stack((x, y * c + z * s, z * c - y * s))


def leaf_grid(length, width, shape, n=9, m=4, fold=0.2, curl=0.3, ripple=0.0, twist=0.0, cup=0.0, phase=0.0, lift=0.0):
    """One leaf along x, its upper side to z. `shape` lists half widths along it (1 is the widest), `curl` is how far its tip bends down (radians),
    `fold` raises both halves, `cup` curves them."""
    t = np.linspace(0, 1, n + 1)
    half = np.interp(t, np.linspace(0, 1, len(shape)), shape) * width / 2
    bend = lift - curl * t**1.3
    step = length / n
    x = np.concatenate(([0], np.cumsum(np.cos((bend[1:] + bend[:-1]) / 2) * step)))
    z = np.concatenate(([0], np.cumsum(np.sin((bend[1:] + bend[:-1]) / 2) * step)))
    v = np.linspace(-1, 1, m + 1)
    across = half[:, None] * v[None, :]
    rise = fold * np.abs(across) + cup * v[None, :] ** 2 * half[:, None] + ripple * half[:, None] * np.abs(v[None, :]) ** 1.5 * np.sin(t[:, None] * 9 + phase + (v[None, :] > 0) * 2.1)
    turn = twist * t[:, None]
    y, up = across * np.cos(turn) - rise * np.sin(turn), across * np.sin(turn) + rise * np.cos(turn)
    points = np.stack((x[:, None] - up * np.sin(bend)[:, None], y, z[:, None] + up * np.cos(bend)[:, None]), -1)
    prints = np.stack(np.broadcast_arrays(t[:, None] * length, (v[None, :] + 1) / 2), -1)
    return points, prints


def along(path, count):
    """A smooth line through points, as an array, and its directions."""
    from shapes import spline

    line = np.array(spline([tuple(p) for p in path], count))
    ahead = np.gradient(line, axis=0)
    return line, ahead / np.linalg.norm(ahead, axis=1)[:, None]


def living(color, tip, rough=0.4, vein="#8fa866", veins=0.0, thin=0.25, shine=0.4, gloss=0.0, spread=0.6, paint=None):
    """A leaf's surface: light shines through it, its middle rib is paler. `paint` may change the color: (surface, color, u, v) -> color."""
    s = Surface("living", color, rough, specular=shine, clearcoat=gloss, clearcoat_roughness=0.2)
    own = s.add("ShaderNodeAttribute")
    own.attribute_name = "tone"
    parts = s.add("ShaderNodeSeparateXYZ", Vector=s.add("ShaderNodeTexCoord").outputs["UV"])
    u, v = parts.outputs["X"], parts.outputs["Y"]
    tone = s.mix(s.math("MULTIPLY", own.outputs["Fac"], spread), color, tip)
    tone = s.mix(s.math("MULTIPLY", s.ramp(s.noise(3, 3), (0.35, 0.0), (0.7, 1.0)), 0.3), tone, tip)
    side = s.math("ABSOLUTE", s.math("SUBTRACT", v, 0.5))
    height = s.noise(14, 2)
    if veins:
        stripe = s.math("SINE", s.math("MULTIPLY", s.math("SUBTRACT", u, s.math("MULTIPLY", side, 0.22)), veins * 6.283))
        line = s.ramp(stripe, (0.90, 0.0), (1.0, 0.45))
        line = s.math("MAXIMUM", line, s.ramp(side, (0.0, 0.9), (0.035, 0.0)))
        tone = s.mix(line, tone, vein)
        height = s.math("SUBTRACT", height, s.math("MULTIPLY", line, 0.8))
    if paint:
        tone = paint(s, tone, u, v)
    s.set("Base Color", tone)
    s.bump(height, 0.25, 0.012)
    if thin:
        through = s.add("ShaderNodeBsdfTranslucent", Color=s.mix(0.35, tone, "#b7c860"))
        both = s.add("ShaderNodeMixShader")
        both.inputs[0].default_value = thin
        s.tree.links.new(s.shader.outputs[0], both.inputs[1])
        s.tree.links.new(through.outputs[0], both.inputs[2])
        out = next(n for n in s.tree.nodes if n.type == "OUTPUT_MATERIAL")
        s.tree.links.new(both.outputs[0], out.inputs["Surface"])
    return s.done()


def gravel(radius, z, count, size, material, seed=1):
    """Small stones and lumps strewn over a pot's soil."""
    rng = np.random.default_rng(seed)
    lumps = Leaves(seed)
    rows, sides = 5, 7
    for _ in range(count):
        r, a = radius * math.sqrt(rng.random()), rng.random() * 6.283
        s = size * rng.uniform(0.45, 1.2)
        points = []
        for i in range(rows + 1):
            p = math.pi * i / rows
            for k in range(sides):
                q = 2 * math.pi * k / sides
                out = 1 + 0.3 * math.sin(q * 2 + r * 30) * math.sin(p * 2 + a * 5) + rng.normal(0, 0.05)
                points.append((s * out * math.sin(p) * math.cos(q), s * out * 0.85 * math.sin(p) * math.sin(q), s * 0.7 * math.cos(p)))
        faces = [(i * sides + k, (i + 1) * sides + k, (i + 1) * sides + (k + 1) % sides, i * sides + (k + 1) % sides) for i in range(rows) for k in range(sides)]
        lumps.add(points, faces, np.zeros((len(points), 2)), (r * math.cos(a), r * math.sin(a), z + s * 0.25), frame((rng.normal(), rng.normal(), rng.normal() * 0.4)))
    return lumps.build("gravel", material)


def earth(dark="#241a13", light="#4b3827"):
    """What lies in a pot: crumbs of several browns."""
    s = Surface("earth", dark, 0.95, specular=0.12)
    own = s.add("ShaderNodeAttribute")
    own.attribute_name = "tone"
    s.set("Base Color", s.mix(s.math("MULTIPLY", s.math("ADD", own.outputs["Fac"], s.noise(20, 3)), 0.5), dark, light))
    return s.bump(s.noise(40, 4), 0.6, 0.02).done()


def ground(radius, z):
    """The soil of a pot, a little higher in the middle."""
    from shapes import lathe

    return lathe("soil", [(radius * (1 - k / 14), z + 0.02 * math.sin(k)) for k in range(14)] + [(0, z + 0.02)], earth(), 72, 0.01)


def aloe(z, size=0.6, leaves=18, seed=0):
    """Thick leaves in a rosette that taper to a point."""
    fat = Leaves(seed + 20)
    for k in range(leaves):
        inner = k / leaves
        a = k * 2.39996 + fat.rng.uniform(-0.12, 0.12)
        out = np.array((math.cos(a), math.sin(a), 0))
        long = size * fat.rng.uniform(0.85, 1.1) * (1.0 - 0.15 * inner)
        rise = 0.45 + 0.95 * inner
        leaf = leaf_grid(long, size * 0.24, [0.85, 1.0, 0.92, 0.72, 0.42, 0.03], 12, 6, 0.0, -0.5, 0, 0, 0.75)
        fat.grid(leaf, out * 0.03 + (0, 0, z - 0.02), frame(out * math.cos(rise) + (0, 0, math.sin(rise)), -out + (0, 0, 0.8)))
    body = fat.build("aloe", living("#4d6f52", "#86a27c", 0.4, thin=0.0))
    change = body.modifiers.new("thick", "SOLIDIFY")
    change.thickness = size * 0.07
    change.offset = -1
    return body
