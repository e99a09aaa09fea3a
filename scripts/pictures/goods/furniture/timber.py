"""Wood, paint and steel for furniture, and the shapes joiners make: beams of any section, dished seats, boards."""
import math

import numpy as np

from materials import Surface
from shapes import lathe, link_mesh, ring_faces, spline


def timber(light="#c79a66", dark="#94663d", along="z", rough=0.45, rings=2.2, gloss=0.05, ring=0.5, shade=0.5):
    """Oiled wood. Every part it is on has other grain and a slightly other tone, as parts cut from several planks have."""
    s = Surface("timber", light, rough, clearcoat=gloss, clearcoat_roughness=0.3, specular=0.3)
    own = s.add("ShaderNodeObjectInfo").outputs["Random"]
    moved = s.add("ShaderNodeVectorMath", Vector=s.where)
    moved.operation = "ADD"
    shift = s.add("ShaderNodeCombineXYZ", X=s.math("MULTIPLY", own, 37.0), Y=s.math("MULTIPLY", own, 91.0), Z=s.math("MULTIPLY", own, 53.0))
    s.tree.links.new(shift.outputs[0], moved.inputs[1])
    s.where = moved.outputs[0]
    pull = {"x": (0.09, 1, 1), "y": (1, 0.09, 1), "z": (1, 1, 0.09)}[along]
    fine = {"x": (0.03, 1, 1), "y": (1, 0.03, 1), "z": (1, 1, 0.03)}[along]
    turned = s.add("ShaderNodeMapping", Vector=s.where, Rotation=(0.05, 0.07, 0.04), Scale=pull).outputs[0]
    bent = s.noise(rings * 0.5, 3, 0.5, turned, 0.8)
    bands = s.math("FRACT", s.math("MULTIPLY", bent, rings * 4.2))
    late = s.ramp(bands, (0.0, 0.2), (0.7, 0.8), (0.92, 1.0), (1.0, 0.2))
    fiber = s.noise(34, 3, 0.6, s.stretch(*fine))
    pores = s.ramp(s.noise(70, 2, 0.5, s.stretch(*fine)), (0.33, 1.0), (0.45, 0.0))
    tone = s.mix(s.math("MULTIPLY", late, ring), light, dark)
    tone = s.mix(s.math("MULTIPLY", fiber, 0.45), tone, s.mix(0.6, light, dark))
    tone = s.mix(s.math("MULTIPLY", pores, 0.4), tone, dark)
    tone = s.mix(s.math("MULTIPLY", s.math("FRACT", s.math("MULTIPLY", own, 7.31)), shade), tone, s.mix(0.55, tone, dark))
    s.set("Base Color", tone)
    s.set("Roughness", s.math("MULTIPLY_ADD", fiber, 0.2, rough - 0.06))
    return s.bump(s.math("SUBTRACT", s.math("MULTIPLY", fiber, 0.5), s.math("MULTIPLY", pores, 0.4)), 0.2, 0.012).done()


def oak(along="z", **more):
    return timber("#bb8d5b", "#855b36", along, **more)


def dark_oak(along="z", **more):
    return timber("#7d5636", "#4c3220", along, **more)


def walnut(along="z", **more):
    return timber("#744a2d", "#402618", along, rough=0.4, gloss=0.12, **more)


def beech(along="z", color="#cba273", **more):
    return timber(color, "#ab7f52", along, ring=0.25, rings=3.0, **more)


def paint(color, worn="#a27c52", wear=0.0, rough=0.42, grain="z"):
    """Brush paint on wood; `wear` lets the wood show on its edges."""
    s = Surface("paint", color, rough, specular=0.4)
    fine = {"x": (0.03, 1, 1), "y": (1, 0.03, 1), "z": (1, 1, 0.03)}[grain]
    strokes = s.noise(22, 4, 0.6, s.stretch(*fine))
    tone = s.mix(s.math("MULTIPLY", s.ramp(s.noise(1.4, 4), (0.35, 0.0), (0.7, 1.0)), 0.14), color, s.mix(0.5, color, "#000000"))
    tone = s.mix(s.math("MULTIPLY", strokes, 0.05), tone, s.mix(0.5, color, "#d8d0c0"))
    if wear:
        edge = s.add("ShaderNodeNewGeometry").outputs["Pointiness"]
        thin = s.math("MULTIPLY", s.ramp(edge, (0.53, 0.0), (0.60, 1.0)), s.ramp(s.noise(5, 5, 0.7), (0.42, 0.0), (0.58, wear)))
        tone = s.mix(thin, tone, worn)
    s.set("Base Color", tone)
    s.set("Roughness", s.math("MULTIPLY_ADD", strokes, 0.2, rough - 0.08))
    return s.bump(s.math("MULTIPLY_ADD", strokes, 0.6, s.math("MULTIPLY", s.noise(3), 0.5)), 0.22, 0.012).done()


def powder(color="#26282a", rough=0.5):
    """Powder-coated steel: a fine orange peel."""
    s = Surface("powder", color, rough, specular=0.45)
    s.set("Base Color", s.mix(s.math("MULTIPLY", s.noise(3, 3), 0.2), color, s.mix(0.3, color, "#8a8a88")))
    return s.bump(s.noise(45, 2), 0.12, 0.01).done()


def wire_steel(color="#c2c1be", rough=0.28):
    """Bare steel with the marks of use."""
    s = Surface("steel", color, rough, metallic=1.0)
    s.set("Roughness", s.ramp(s.noise(4, 5), (0.3, rough), (0.75, rough + 0.14)))
    return s.bump(s.noise(30, 3), 0.05, 0.01).done()


def _section(w, h, power, sides):
    a = np.arange(sides) * 2 * math.pi / sides
    c, s = np.cos(a), np.sin(a)
    return np.sign(c) * np.abs(c) ** (2 / power) * w / 2, np.sign(s) * np.abs(s) ** (2 / power) * h / 2


def beam(name, path, sizes, material, side=(1, 0, 0), power=5.0, sides=28, count=24, ends=0.05, curved=True):
    """A wooden part along a line. `sizes` are (width across `side`, thickness the other way) along it; `power` 2 is round, 6 nearly square.
    `ends` is how far its ends are rounded over."""
    line = np.array(spline(path, count) if curved and len(path) > 2 else [np.array(path[0]) + (np.array(path[-1]) - path[0]) * k / count for k in range(count + 1)], float)
    sizes = sizes if isinstance(sizes, list) else [sizes, sizes]
    given = np.array(sizes, float)
    t = np.linspace(0, 1, count + 1)
    w, h = (np.interp(t, np.linspace(0, 1, len(given)), given[:, i]) for i in (0, 1))
    if len(given) > 2:
        w, h = (np.array([p[0] for p in spline([(v, 0) for v in given[:, i]], count)]) for i in (0, 1))
    ahead = np.gradient(line, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    rings = []
    across = np.array(side, float)
    for i in range(count + 1):
        across = np.array(side, float) if len(path) == 2 else across
        a = across - ahead[i] * across.dot(ahead[i])
        a /= np.linalg.norm(a)
        across = a
        up = np.cross(ahead[i], a)
        steps = [(0.0, 0.0)]
        way = -1 if i == 0 else 1
        if i in (0, count) and ends:
            steps = [(ends * (1 - math.cos(q)), ends * math.sin(q) - ends) for q in (0.0, 0.4, 0.8, 1.2, math.pi / 2)][::way]
        for inset, out in steps:
            x, y = _section(max(0.004, w[i] - 2 * inset), max(0.004, h[i] - 2 * inset), power, sides)
            rings.append(line[i] + ahead[i] * way * out + a * x[:, None] + up * y[:, None])
    points = [tuple(p) for ring in rings for p in ring]
    n = len(rings)
    faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k) for i in range(n - 1) for k in range(sides)]
    faces += [tuple(reversed(range(sides))), tuple(range((n - 1) * sides, n * sides))]
    return link_mesh(name, points, faces, material)


def seat(name, outline, low, thick, material, dish=None, edge=0.10, under=0.0, rings=12):
    """A slab from an outline around the origin (a list of (x, y)), its edges rounded, its top lowered by `dish(x, y)`; `under` draws the lower
    edge in."""
    outline = np.array(outline, float)
    n = len(outline)
    rows = []

    def ring(scale, inset, z, top):
        far = np.linalg.norm(outline, axis=1)
        at = outline * (scale * (1 - inset / far))[:, None]
        drop = np.array([dish(x, y) if dish and top else 0.0 for x, y in at])
        rows.append(np.concatenate((at, (z - drop)[:, None]), 1))

    for k in range(1, 5):
        ring(k / 4.0, edge + under, low, False)
    for q in (0.4, 0.8, 1.2, math.pi / 2):
        ring(1.0, (edge + under) * (1 - math.sin(q)), low + edge * (1 - math.cos(q)), False)
    for q in (0.0, 0.4, 0.8, 1.2, math.pi / 2):
        ring(1.0, edge * (1 - math.cos(q)), low + thick - edge + edge * math.sin(q), True)
    for k in range(1, rings):
        ring(1 - k / rings, edge, low + thick, True)
    points = [(0, 0, low)] + [tuple(p) for row in rows for p in row] + [(0, 0, low + thick - (dish(0, 0) if dish else 0))]
    faces = ring_faces(len(rows), n)
    return link_mesh(name, points, faces, material)


def rounded(a, b, power=2.0, count=96):
    """An oval, or with a higher power a rounded rectangle, from the front around."""
    t = np.arange(count) * 2 * math.pi / count - math.pi / 2
    c, s = np.cos(t), np.sin(t)
    return list(zip(np.sign(c) * np.abs(c) ** (2 / power) * a, np.sign(s) * np.abs(s) ** (2 / power) * b))


def screw(place, material, radius=0.05):
    """A round screw head on a surface that faces the viewer (-y)."""
    dome = [(radius * math.cos(q), radius * 0.5 * math.sin(q)) for q in (0.0, 0.4, 0.8, 1.2)]
    head = lathe("screw", dome + [(0, radius * 0.5)], material, 24)
    head.rotation_euler = (math.pi / 2, 0, 0)
    head.location = place
    return head
