"""Plates, bowls and cups of stoneware, and what lies in them. Each function builds one at the origin."""
import math
import random

from mathutils import Vector

from materials import Surface, plain, wood
from shapes import lathe, spline, tube


def again(material):
    """A finished material as a surface that can be worked on once more."""
    s = Surface.__new__(Surface)
    s.material, s.tree = material, material.node_tree
    s.shader = s.tree.nodes["Principled BSDF"]
    s.where = s.add("ShaderNodeTexCoord").outputs["Object"]
    return s


def overlay(material, mask, color):
    """Paint `color` over a material where `mask(surface)` says so."""
    s = again(material)
    under = s.shader.inputs["Base Color"].links[0].from_socket
    s.set("Base Color", s.mix(mask(s), under, color))
    return material


def ring(low, high):
    """A mask: a painted ring between two distances from the axis, as a hand draws it on the wheel."""

    def mask(s):
        r = s.math("MULTIPLY_ADD", s.noise(5, 2), 0.018, s.from_axis())
        return s.math("MULTIPLY", s.math("GREATER_THAN", r, low), s.math("LESS_THAN", r, high))

    return mask


def below(height, soft, wave=0.05, scale=3.0):
    """A mask: everything lower than a height, with an edge as soft as `soft`."""

    def mask(s):
        z = s.math("MULTIPLY_ADD", s.noise(scale, 3), wave, s.height())
        return s.ramp(s.math("DIVIDE", s.math("SUBTRACT", z, height - soft), soft * 2), (0.0, 1.0), (1.0, 0.0))

    return mask


def freckles(scale=20.0, share=0.36):
    """A mask: iron spots of several sizes that burn through a glaze."""

    def mask(s):
        large = s.ramp(s.noise(scale, 1), (share - 0.05, 0.9), (share - 0.01, 0.0))
        small = s.ramp(s.noise(scale * 2.3, 1), (share - 0.05, 0.75), (share - 0.01, 0.0))
        return s.math("MAXIMUM", large, small)

    return mask


def wall_lines(points, foot, ring=0.03, wall=0.045, base=None, floor=0.12, foot_width=0.07, count=56):
    """The two lines of a thrown vessel: outside from under the foot to the lip, and inside from the lip to the middle.

    `points` lead up the outside, from just above the foot to the lip; the wall is as thick everywhere."""
    outer = [Vector(p[:2]) for p in spline(points, count)]
    base = ring + wall if base is None else base
    under = [(0, ring), (foot - foot_width - 0.03, ring), (foot - foot_width - 0.008, ring * 0.8)]
    under += [(foot - foot_width, 0.008), (foot - foot_width + 0.012, 0), (foot - 0.014, 0), (foot - 0.003, 0.006), (foot + 0.002, ring * 0.6)]
    inner, way = [], []
    for i, here in enumerate(outer):
        ahead = (outer[min(i + 1, count)] - outer[max(i - 1, 0)]).normalized()
        way.append(ahead)
        inner.append(here + Vector((-ahead.y, ahead.x)) * wall)
    middle, across, up = (outer[-1] + inner[-1]) / 2, (outer[-1] - inner[-1]) / 2, way[-1] * wall / 2
    arc = [tuple(middle + across * math.cos(a) + up * math.sin(a)) for a in (math.pi * k / 8 for k in range(9))]
    kept = [p for p in reversed(inner) if p.y > base + floor and p.x > 0.01]
    corner = min(inner, key=lambda p: (abs(p.y - base), -p.x))
    corner = Vector((max(0.05, min(corner.x, kept[-1].x)), base))
    flat = Vector((max(0.02, corner.x - floor * 1.3), base))
    bend = [tuple(kept[-1] * (1 - t) ** 2 + corner * 2 * t * (1 - t) + flat * t * t) for t in (k / 8 for k in range(1, 9))]
    outside = under + [tuple(p) for p in outer[:-1]] + arc[:5]
    inside = arc[4:] + [tuple(p) for p in kept[1:]] + bend + [(flat.x * 0.5, base - 0.002), (0, base - 0.004)]
    return outside, inside


def thrown(lines, outside, inside=None, wobble=0.003):
    """A vessel of two lines in one glaze, or in two that meet on the lip."""
    out, within = lines
    if inside is None:
        return [lathe("vessel", out + within[1:], outside, wobble=wobble)]
    return [lathe("outside", out, outside, wobble=wobble), lathe("inside", within, inside, wobble=wobble)]


def nest(within, outside, gap=0.004):
    """How high a vessel sits in another: given the inner line of the one and the outer line of the other."""
    hold = sorted((z, r) for r, z in ((p[0], p[1]) for p in within))

    def room(z):
        if z <= hold[0][0]:
            return -1 if z < hold[0][0] - 1e-4 else hold[0][1]
        for (z0, r0), (z1, r1) in zip(hold, hold[1:]):
            if z0 <= z <= z1:
                return r0 + (r1 - r0) * (z - z0) / max(1e-6, z1 - z0)
        return 99

    lift = hold[0][0]
    while any(room(p[1] + lift) < p[0] + gap for p in outside if p[0] > 0.02) and lift < 3:
        lift += 0.01
    return lift


def pull_lip(things, angle, out=0.12, width=0.22, depth=0.35, drop=0.03):
    """Pull a pouring lip out of a rim that is still soft, at an angle in degrees."""
    top = max(v.co.z for thing in things for v in thing.data.vertices)
    a = math.radians(angle)
    for thing in things:
        for v in thing.data.vertices:
            d = (math.atan2(v.co.y, v.co.x) - a + math.pi) % (2 * math.pi) - math.pi
            t = max(0.0, min(1.0, (v.co.z - top + depth) / depth))
            w = math.exp(-((d / width) ** 2)) * t * t * (3 - 2 * t)
            v.co.x += math.cos(a) * out * w
            v.co.y += math.sin(a) * out * w
            v.co.z -= drop * w * t
    return things


def plate_lines(radius=1.35, height=0.24, well=0.95, foot=0.82):
    """A flat well and a low rim that curves up; a dinner plate of 27 cm."""
    line = [(foot + 0.01, 0.03), (well, 0.042), (well + (radius - well) * 0.35, 0.075), (well + (radius - well) * 0.68, height * 0.55),
        (radius - 0.012, height - 0.015)]
    return wall_lines(line, foot, 0.03, 0.046, 0.074, 0.001, 0.08, 72)


def rimmed_lines(radius=1.35, height=0.22, well=0.92, foot=0.80):
    """A plate with a wide, nearly flat rim."""
    line = [(foot + 0.01, 0.03), (well, 0.04), (well + 0.07, 0.075), (well + 0.13, 0.125), (radius - 0.18, 0.172), (radius - 0.01, height - 0.02)]
    return wall_lines(line, foot, 0.03, 0.046, 0.074, 0.001, 0.08, 80)


def stack(make, count, step, seed=1, spread=0.012):
    """Several of a kind on top of each other, as a hand puts them: `make()` builds one."""
    dice = random.Random(seed)
    things = []
    for k in range(count):
        for thing in make():
            thing.location = (dice.uniform(-spread, spread), dice.uniform(-spread, spread), k * step)
            thing.rotation_euler = (0, 0, dice.uniform(0, 6.28))
            things.append(thing)
    return things


def mixing_lines(radius, height):
    """A mixing bowl: a steady foot, a round belly and a thick lip."""
    foot = radius * 0.56
    return wall_lines([(foot + 0.01, 0.035), (radius * 0.76, height * 0.20), (radius * 0.93, height * 0.52), (radius, height)], foot, 0.03, 0.055,
        0.09, 0.16)


def deep_lines(radius=0.87, height=0.82, foot=0.44, tall=0.15):
    """A noodle bowl on a tall foot ring."""
    line = [(foot - 0.012, tall * 0.9), (foot + 0.14, tall + 0.035), (radius * 0.83, height * 0.42), (radius * 0.965, height * 0.7), (radius, height)]
    out, within = wall_lines(line, foot, tall - 0.03, 0.045, tall + 0.045, 0.2, 0.065)
    return out, within


def open_lines(radius, height, foot):
    """A wide bowl: it opens in one curve from the foot to the lip."""
    line = [(foot + 0.01, 0.05), (foot + (radius - foot) * 0.42, height * 0.20), (foot + (radius - foot) * 0.78, height * 0.57), (radius, height)]
    return wall_lines(line, foot, 0.04, 0.05, 0.095, 0.08, 0.07, 64)


def cup_lines(radius=0.40, height=0.66, foot=0.25):
    """A cup without a handle."""
    return wall_lines([(foot + 0.01, 0.04), (radius * 0.88, height * 0.22), (radius * 0.985, height * 0.55), (radius, height)], foot, 0.025, 0.03,
        0.06, 0.1, 0.05)


def clementine(radius=0.30, seed=0):
    """A clementine with its star."""
    dice = random.Random(seed)
    s = Surface("peel", "#cc5c10", 0.42, specular=0.45, subsurface=0.06)
    s.set("Subsurface Radius", (0.1, 0.05, 0.02))
    cells = s.add("ShaderNodeTexVoronoi", Vector=s.where, Scale=26.0).outputs["Distance"]
    pits = s.ramp(cells, (0.0, 0.0), (0.35, 1.0))
    tone = s.mix(s.ramp(s.noise(3, 3), (0.35, 0.0), (0.7, 1.0)), "#cc5c10", "#d9760f")
    s.set("Base Color", s.mix(s.math("MULTIPLY", s.math("SUBTRACT", 1.0, pits), 0.25), tone, "#b4520c"))
    s.bump(s.math("MULTIPLY_ADD", pits, 0.7, s.math("MULTIPLY", s.noise(5), 1.2)), 0.35, 0.012)
    line = [(0, -radius * 0.80), (radius * 0.25, -radius * 0.83), (radius * 0.75, -radius * 0.58), (radius, 0.0), (radius * 0.82, radius * 0.50),
        (radius * 0.35, radius * 0.76), (radius * 0.1, radius * 0.745), (0, radius * 0.72)]
    fruit = lathe("fruit", [(max(0, r), z) for r, z in spline(line, 40)], s.done(), 72, wobble=0.012)
    star = lathe("star", [(0, radius * 0.70), (0.045, radius * 0.735), (0.03, radius * 0.765), (0, radius * 0.775)], plain("#6f7a3c", 0.7), 20,
        wobble=0.15)
    for thing in (fruit, star):
        thing.rotation_euler = (dice.uniform(-0.5, 0.5), dice.uniform(-0.5, 0.5), dice.uniform(0, 6.28))
    return [fruit, star]


def heap(rings, radius=0.30, seed=3):
    """Fruit in a bowl: `rings` are (count, distance from the middle, height, turn)."""
    dice = random.Random(seed)
    things = []
    for count, away, height, turn in rings:
        for k in range(count):
            a = math.radians(turn + 360 * k / count) + dice.uniform(-0.08, 0.08)
            for thing in clementine(radius * dice.uniform(0.92, 1.04), dice.randrange(999)):
                thing.location = (away * math.cos(a), away * math.sin(a), height + dice.uniform(-0.02, 0.02))
                things.append(thing)
    return things


def chopsticks(rim, height, spread=0.09):
    """A pair of chopsticks across a bowl's rim."""
    things = []
    for y, turn in ((-spread / 2, 0.03), (spread / 2, -0.02)):
        stick = tube("stick", [(-1.05, 0, 0), (0, 0, 0.0), (1.2, 0, 0)], [0.019, 0.028, 0.037], wood("#6b4026", "#3a2113", "x", seed=y * 9),
            sides=12, count=12)
        stick.location = (0.1, y, height + 0.034)
        stick.rotation_euler = (0, 0, turn)
        things.append(stick)
    return things
