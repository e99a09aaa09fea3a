"""Plants in pots. Each function grows one from the soil of its pot, at the origin."""
import math

import numpy as np

from goods.furniture.strands import strands
from goods.greens.foliage import Leaves, along, earth, frame, gravel, ground, leaf_grid, living, unit
from materials import Surface
from shapes import fillet, lathe

GOLD = 2.39996


def terracotta(color="#a85c38"):
    """Bare clay with the bloom of lime that water leaves."""
    s = Surface("terracotta", color, 0.88, specular=0.15)
    bloom = s.ramp(s.noise(2.6, 6, 0.65), (0.46, 0.0), (0.66, 0.4))
    tone = s.mix(s.math("MULTIPLY", s.noise(7, 4), 0.4), color, s.mix(0.5, color, "#6a3018"))
    s.set("Base Color", s.mix(bloom, tone, "#c9a389"))
    rings = s.noise(1, 3, 0.6, s.stretch(0.7, 0.7, 34))
    return s.bump(s.math("MULTIPLY_ADD", rings, 0.5, s.math("MULTIPLY", s.noise(40, 3), 0.5)), 0.28, 0.018).done()


def clay_pot(material, radius=0.8, height=1.4, band=0.34, foot=0.68, saucer=None, crumbs=170):
    """A pot with a band at its rim, filled with soil; gives it and how high the soil is."""
    r, h, f = radius, height, radius * foot
    at_band = f + (r - f) * (h - band) / h
    line = fillet([(0, 0.03), (f * 0.8, 0.03), (f * 0.84, 0, 0.02), (f, 0, 0.03), (at_band, h - band, 0.015), (at_band + 0.055, h - band + 0.01, 0.025), (r + 0.055, h, 0.04), (r - 0.045, h, 0.03), (r - 0.075, h - 0.25, 0.02), (r * 0.8, h - 0.4)], 0.02)
    z = h - 0.15
    things = [lathe("pot", line, material, wobble=0.002), ground(r - 0.055, z), gravel((r - 0.1), z + 0.015, crumbs, 0.035, earth(), 3)]
    if saucer:
        things.append(lathe("saucer", fillet([(0, 0), (f * 1.15, 0, 0.02), (f * 1.36, 0.17, 0.03), (f * 1.30, 0.17, 0.02), (f * 1.12, 0.05, 0.03), (0, 0.05)], 0.02), saucer))
        for thing in things[:-1]:
            thing.location.z += 0.05
        z += 0.05
    return things, z


def smooth_pot(material, radius=0.82, height=1.5, foot=0.80, crumbs=170):
    """A plain pot that narrows a little downwards, with a soft edge."""
    r, h, f = radius, height, radius * foot
    line = fillet([(0, 0.03), (f * 0.86, 0.03), (f * 0.9, 0, 0.02), (f, 0.0, 0.10), (r, h - 0.02, 0.02), (r - 0.01, h, 0.02), (r - 0.07, h, 0.02), (r - 0.085, h - 0.2, 0.02), (r * 0.75, h - 0.4)], 0.02)
    z = h - 0.17
    return [lathe("pot", line, material, wobble=0.002), ground(r - 0.06, z), gravel(r - 0.11, z + 0.015, crumbs, 0.035, earth(), 5)], z


def snake_plant(pot):
    """Upright banded swords with a yellow edge; 45 cm high with its pot."""
    things, z = smooth_pot(pot)

    def banded(s, tone, u, v):
        where = s.add("ShaderNodeCombineXYZ", X=s.math("MULTIPLY", u, 6.5), Y=s.math("MULTIPLY", v, 1.1))
        own = s.add("ShaderNodeAttribute")
        own.attribute_name = "tone"
        s.tree.links.new(s.math("MULTIPLY", own.outputs["Fac"], 40.0), where.inputs[2])
        zig = s.noise(1.0, 4, 0.65, where.outputs[0], 0.6)
        tone = s.mix(s.ramp(zig, (0.46, 0.0), (0.56, 1.0)), tone, "#7d9a72")
        side = s.math("ADD", s.math("ABSOLUTE", s.math("SUBTRACT", v, 0.5)), s.math("MULTIPLY", s.math("SUBTRACT", s.noise(5, 3), 0.5), 0.05))
        return s.mix(s.ramp(side, (0.385, 0.0), (0.405, 1.0), smooth=False), tone, "#b8ab4f")

    skin = living("#1f3d26", "#2c5230", 0.42, thin=0.0, shine=0.4, spread=0.5, paint=banded)
    leaves = Leaves(4)
    rng = leaves.rng
    shape = [0.52, 0.72, 0.9, 1.0, 1.0, 0.93, 0.78, 0.55, 0.26, 0.02]
    for k in range(15):
        a, r = k * GOLD, 0.10 + 0.42 * math.sqrt(k / 15)
        out = np.array((math.cos(a), math.sin(a), 0))
        tall = rng.uniform(2.5, 3.25) if k < 7 else rng.uniform(1.4, 2.5)
        lean = 0.03 + 0.26 * r + rng.uniform(-0.03, 0.05)
        leaf = leaf_grid(tall, rng.uniform(0.48, 0.60) * (0.75 + 0.25 * tall / 3), shape, 26, 8, 0.0, rng.uniform(-0.05, 0.14), 0.07, rng.uniform(-0.8, 0.8), 0.42, rng.random() * 6)
        leaves.grid(leaf, out * r + (0, 0, z - 0.03), frame(out * lean + (0, 0, 1), -out, rng.uniform(-0.9, 0.9)))
    body = leaves.build("leaves", skin)
    change = body.modifiers.new("thick", "SOLIDIFY")
    change.thickness, change.offset = 0.03, 0
    return [*things, body]


def pilea(pot):
    """Round leaves on thin stalks, like coins."""
    things, z = clay_pot(pot, 0.72, 1.25)

    def spot(s, tone, u, v):
        far = s.add("ShaderNodeVectorMath")
        far.operation = "LENGTH"
        s.tree.links.new(s.add("ShaderNodeCombineXYZ", X=u, Y=v).outputs[0], far.inputs[0])
        return s.mix(s.ramp(far.outputs["Value"], (0.03, 0.75), (0.13, 0.0)), tone, "#b9cc8c")

    skin = living("#2f5a2a", "#58843f", 0.28, thin=0.16, shine=0.5, gloss=0.15, spread=0.7, paint=spot)
    leaves, stalks = Leaves(7), []
    rng = leaves.rng
    n, rings, sides = 38, 4, 22
    for k in range(n):
        share = k / (n - 1)
        a = k * GOLD + rng.uniform(-0.2, 0.2)
        out = np.array((math.cos(a), math.sin(a), 0))
        rise = math.radians(12 + 74 * share**0.9)
        reach = (1.55 - 0.55 * share) * rng.uniform(0.8, 1.08)
        start = np.array((0, 0, z + 0.15 + 0.5 * share)) + out * 0.04
        end = start + out * math.cos(rise) * reach + (0, 0, math.sin(rise) * reach + 0.16)
        line, _ = along([start, start + (end - start) * 0.5 + (0, 0, 0.12 + 0.08 * (1 - share)), end], 14)
        stalks.append(line)
        normal = unit(out * (0.85 - 0.45 * share) + np.array((0, 0, 0.55 + 0.5 * share)) + rng.normal(0, 0.16, 3))
        size = rng.uniform(0.25, 0.39) * (1 - 0.55 * share**2)
        points, prints = [(0, 0, 0.0)], [(0, 0)]
        for i in range(1, rings + 1):
            q = i / rings
            for j in range(sides):
                b = 2 * math.pi * j / sides
                x, y = q * math.cos(b), q * math.sin(b) * 0.96
                points.append((x + 0.30 * q, y, 0.05 - 0.16 * q * q - 0.10 * (x * q) + 0.02 * math.sin(3 * b + k) * q))
                prints.append((x, y))
        faces = [(0, 1 + j, 1 + (j + 1) % sides) for j in range(sides)]
        quads = [(1 + i * sides + j, 1 + (i + 1) * sides + j, 1 + (i + 1) * sides + (j + 1) % sides, 1 + i * sides + (j + 1) % sides) for i in range(rings - 1) for j in range(sides)]
        down = unit(out + np.array((0, 0, -0.9)))
        turn = frame(down, normal)
        at = end
        leaves.add(np.array(points) * size, quads, prints, at, turn, tone := rng.random())
        leaves.add(np.array(points[: sides + 1]) * size, faces, prints[: sides + 1], at, turn, tone)
    stem = lathe("stem", [(0.07, z - 0.05), (0.06, z + 0.5), (0.03, z + 0.66), (0, z + 0.68)], Surface("stem", "#5a4632", 0.8).done(), 20)
    stalk = living("#6f7f45", "#8a6f4a", 0.5, thin=0.0)
    return [*things, stem, leaves.build("leaves", skin), strands("stalks", stalks, lambda t: 0.022 - 0.007 * t, stalk, 7)]


OVAL = [0.10, 0.42, 0.72, 0.92, 1.0, 0.98, 0.86, 0.62, 0.30, 0.02]


def umbrella_plant(pot):
    """Eight leaflets at the end of every stalk, spread like an umbrella's ribs; 60 cm high with its pot."""
    things, z = clay_pot(pot, 0.85, 1.45)
    skin = living("#1f4a26", "#3f7a38", 0.3, "#7fa35c", veins=5.0, thin=0.2, shine=0.5, gloss=0.2)
    leaves, stalks, stems = Leaves(12), [], []
    rng = leaves.rng
    for foot, top in (((0.0, 0.05), (0.05, 0.1, 3.5)), ((-0.16, -0.05), (-0.55, -0.12, 2.7)), ((0.17, -0.06), (0.62, -0.25, 2.35))):
        start = np.array((*foot, z - 0.05))
        end = np.array((top[0], top[1], z + top[2]))
        line, _ = along([start, start + (end - start) * 0.5 + (rng.uniform(-0.06, 0.06), 0, 0), end], 40)
        stems.append(line)
        n = int(5 + top[2] * 2.3)
        for k in range(n):
            share = 0.26 + 0.74 * k / (n - 1)
            a = k * GOLD + foot[0] * 20
            out = np.array((math.cos(a), math.sin(a), 0))
            at = line[int(share * 40)]
            rise = 0.25 + 0.95 * share**2 + rng.uniform(-0.1, 0.1)
            far = (1.25 - 0.55 * share) * rng.uniform(0.85, 1.1)
            tip = at + (out * math.cos(rise) + np.array((0, 0, math.sin(rise)))) * far
            way, ahead = along([at, at + (tip - at) * 0.5 + (0, 0, 0.07), tip], 12)
            stalks.append(way)
            axis = unit(ahead[-1] * 0.6 + np.array((0, 0, 0.8)) + rng.normal(0, 0.08, 3))
            side = unit(np.cross(axis, (0.3, 0.9, 0.1)))
            other = np.cross(axis, side)
            count = int(rng.integers(7, 10))
            size = rng.uniform(0.78, 1.0) * (1.05 - 0.35 * share**2)
            for j in range(count):
                b = 2 * math.pi * (j + rng.uniform(-0.12, 0.12)) / count
                radial = side * math.cos(b) + other * math.sin(b)
                droop = rng.uniform(0.05, 0.35)
                direction = unit(radial - axis * droop)
                joint = tip + direction * 0.13 * size
                stalks.append(np.linspace(tip, joint, 4))
                leaf = leaf_grid(size * rng.uniform(0.72, 0.92), size * rng.uniform(0.27, 0.33), OVAL, 10, 4, 0.22, rng.uniform(0.25, 0.7), 0.05, rng.uniform(-0.2, 0.2), 0.0, rng.random() * 6)
                leaves.grid(leaf, joint, frame(direction, axis))
    bark = Surface("bark", "#6d5c42", 0.8)
    bark.set("Base Color", bark.mix(bark.noise(9, 4), "#54462f", "#85795a"))
    bark = bark.bump(bark.noise(20, 3), 0.5, 0.02).done()
    stalk = living("#5d7a3c", "#7c9150", 0.45, thin=0.0)
    return [*things, strands("stems", stems, lambda t: 0.062 - 0.026 * t, bark, 12), strands("stalks", stalks, lambda t: 0.021 - 0.006 * t, stalk, 7), leaves.build("leaves", skin)]


def fronds(leaves, ribs, foot, count, reach, pairs, size, rise, droop, seed, wide=0.26, sweep=0.5, spread=0.25, start=0.06, lift=0.0, shape=OVAL, fold=0.15):
    """Feathered leaves from one point: `rise` and `droop` are (inner, outer) in radians; leaflets are `size` long."""
    rng = np.random.default_rng(seed)
    for k in range(count):
        share = k / max(1, count - 1)
        a = k * GOLD + rng.uniform(-0.25, 0.25)
        out = np.array((math.cos(a), math.sin(a), 0.0))
        length = reach * rng.uniform(0.75, 1.08)
        angle = rise[0] + (rise[1] - rise[0]) * share + rng.uniform(-0.1, 0.1)
        bend = (droop[0] + (droop[1] - droop[0]) * share) * rng.uniform(0.8, 1.2)
        sway = rng.uniform(-0.35, 0.35)
        line, here, step = [], np.array(foot, float) + out * 0.06, length / 40
        side0 = np.array((-out[1], out[0], 0))
        for i in range(41):
            t = i / 40
            line.append(here.copy())
            e = angle - bend * t**1.25
            here = here + (unit(out + side0 * sway * t) * math.cos(e) + np.array((0, 0, math.sin(e)))) * step
        line = np.array(line)
        line[:, 2] = np.maximum(line[:, 2], 0.15)
        ribs.append(line)
        ahead = np.gradient(line, axis=0)
        ahead /= np.linalg.norm(ahead, axis=1)[:, None]
        tone0 = rng.random()
        for j in range(pairs):
            t = start + (0.995 - start) * j / (pairs - 1)
            x = t * 40
            i = min(39, int(x))
            at = line[i] + (line[i + 1] - line[i]) * (x - i)
            way = ahead[i]
            side = unit(np.cross((0, 0, 1), way) if abs(way[2]) < 0.98 else side0)
            up = np.cross(way, side)
            long = size * (0.35 + 0.65 * math.sin(math.pi * min(1.0, 0.16 + 0.80 * t)) ** 0.7) * rng.uniform(0.88, 1.08)
            long *= min(1.0, (1.02 - t) / 0.16) ** 0.6
            for w in (-1, 1):
                direction = unit(side * w + way * (sweep + 0.5 * t) + up * (lift + rng.uniform(-spread, spread)))
                leaf = leaf_grid(long, max(0.03, size * wide * (0.6 + 0.4 * long / size)), shape, 5, 2, fold, rng.uniform(0.1, 0.6), 0.0, rng.uniform(-0.3, 0.3))
                leaves.grid(leaf, at, frame(direction, up, rng.uniform(-0.2, 0.2)), min(1.0, max(0.0, tone0 * 0.6 + rng.uniform(0, 0.4))))


def boston_fern(pot):
    """Arching fronds of many small leaflets, all around."""
    things, z = clay_pot(pot, 0.9, 1.5)
    skin = living("#2f6029", "#6d9a42", 0.5, thin=0.32, shine=0.3)
    leaves, ribs = Leaves(3), []
    fronds(leaves, ribs, (0, 0, z), 54, 2.35, 34, 0.30, (1.52, 0.75), (0.85, 2.0), 8, wide=0.30, sweep=0.12, start=0.10, shape=[0.5, 0.85, 1.0, 0.95, 0.8, 0.55, 0.06])
    rib = living("#6f7d3a", "#7d6a3a", 0.5, thin=0.0)
    return [*things, leaves.build("leaves", skin), strands("ribs", ribs, lambda t: 0.016 - 0.011 * t, rib, 6)]


def pygmy_palm(pot):
    """Slender fronds on a single trunk; 90 cm high with its pot."""
    things, z = clay_pot(pot, 1.05, 1.75, 0.36)
    skin = living("#355f2e", "#6f9350", 0.4, thin=0.2, shine=0.45)
    leaves, ribs = Leaves(9), []
    top = z + 3.7
    needle = [0.7, 1.0, 0.95, 0.8, 0.5, 0.05]
    fronds(leaves, ribs, (0.06, 0, top), 30, 3.0, 44, 0.78, (1.45, 0.10), (0.9, 1.35), 5, wide=0.075, sweep=0.75, start=0.16, lift=0.35, spread=0.12, shape=needle, fold=0.5)
    rib = living("#7d8a4c", "#8f8a55", 0.45, thin=0.0)
    bark = Surface("bark", "#5f4a33", 0.9, specular=0.1)
    bark.set("Base Color", bark.mix(bark.noise(12, 4, 0.6, bark.stretch(1, 1, 0.2)), "#3f2f20", "#8a7050"))
    bark = bark.bump(bark.noise(30, 3, 0.6, bark.stretch(1, 1, 0.2)), 0.7, 0.03).done()
    trunk = lathe("trunk", [(0.22, z - 0.1), (0.17, z + 0.4), (0.16, top - 0.5), (0.20, top - 0.1), (0.10, top + 0.15), (0, top + 0.2)], bark, 40)
    stubs, fiber = Leaves(6), np.random.default_rng(2)
    for k in range(120):
        share = k / 120
        a, h = k * GOLD, z + 0.1 + share * (top - z - 0.05)
        out = np.array((math.cos(a), math.sin(a), 0))
        leaf = leaf_grid(fiber.uniform(0.22, 0.34), 0.22, [1, 0.9, 0.75, 0.55, 0.35], 4, 3, 0.0, -0.35, 0, 0, -0.5)
        stubs.grid(leaf, out * (0.15 + 0.03 * share) + (0, 0, h), frame(out * 0.55 + (0, 0, 1), out))
    scales = stubs.build("stubs", bark)
    scales.modifiers.new("thick", "SOLIDIFY").thickness = 0.04
    return [*things, trunk, scales, leaves.build("leaves", skin), strands("ribs", ribs, lambda t: 0.03 - 0.024 * t, rib, 7)]


def trailing_fern(pot):
    """Wiry fronds with round leaflets that hang over the pot's rim."""
    things, z = smooth_pot(pot, 0.92, 1.75, 0.84)
    skin = living("#2b5433", "#5f8a4a", 0.35, thin=0.22, shine=0.45)
    leaves, ribs = Leaves(5), []
    rng = leaves.rng
    button = [0.35, 0.85, 1.0, 1.0, 0.9, 0.6, 0.1]
    for k in range(76):
        share = (k / 75) ** 1.25
        a = k * GOLD + rng.uniform(-0.2, 0.2)
        out = np.array((math.cos(a), math.sin(a), 0))
        length = rng.uniform(1.6, 2.6) if share > 0.3 else rng.uniform(1.0, 1.6)
        angle, bend = 1.45 - 0.85 * share, (1.5 + 1.9 * share) * rng.uniform(0.85, 1.12)
        here, line, n = np.array((0, 0, z)) + out * 0.25 * share, [], 34
        for i in range(n + 1):
            t = i / n
            line.append(here.copy())
            e = max(-1.45, angle - bend * t**0.72)
            here = here + (out * math.cos(e) * 0.8 + np.array((0, 0, math.sin(e)))) * length / n
            here[2] = max(here[2], 0.12)
            flat = math.hypot(here[0], here[1])
            if here[2] < z + 0.22 and flat < 1.02:
                here[:2] *= min(1.02 / max(0.01, flat), 1.06)
        line = np.array(line)
        ribs.append(line)
        ahead = np.gradient(line, axis=0)
        ahead /= np.linalg.norm(ahead, axis=1)[:, None]
        pairs = int(length / 0.125)
        for j in range(2, pairs):
            t = j / pairs
            i = min(n, int(t * n))
            way = ahead[i]
            side = unit(np.cross(way, (out[0], out[1], 0.6)))
            up = np.cross(side, way)
            up = up if up[2] > 0 or np.dot(up, out) > 0 else -up
            for w in (-1, 1):
                direction = unit(side * w + way * 0.35 + up * rng.uniform(-0.1, 0.45))
                size = rng.uniform(0.17, 0.24) * (1 - 0.45 * t)
                leaf = leaf_grid(size, size * 0.85, button, 6, 4, 0.12, rng.uniform(-0.1, 0.5), 0.06, 0, 0.1)
                leaves.grid(leaf, line[i] + way * rng.uniform(0, 0.05), frame(direction, up, rng.uniform(-0.35, 0.35)))
    rib = living("#5a3a26", "#6d5a3a", 0.5, thin=0.0)
    return [*things, leaves.build("leaves", skin), strands("ribs", ribs, lambda t: 0.013 - 0.007 * t, rib, 6)]


def cactus(pot):
    """A ribbed column with two arms, in bloom."""
    from goods.greens.cactus import column

    things, z = clay_pot(pot, 0.68, 1.15, crumbs=60)
    return [*things, *column(z)]
