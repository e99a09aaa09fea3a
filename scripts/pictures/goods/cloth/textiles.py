"""Throws, blankets and towels: folded, hung over a bar, rolled; and what they hang on."""
import math

import numpy as np

from goods.cloth.sheets import edge, folded, fringe, hanging, spiral, turns
from goods.cloth.weaves import fabric, linear, loops, threads, yarn
from materials import leather, metal, paper, wood
from parts import lay, rod
from shapes import box, link_mesh, outward, tube


def herringbone(color, light, pitch=0.021):
    """Wool in broken twill: colored warp, pale weft, a zigzag across."""
    return fabric(threads("herringbone", 96, color, light, per=8, slub=0.14, deep=0.5), 96 * pitch, mottle=0.07, depth=0.012, strength=0.7, fuzz=0.9, sheen=0.2)


def dotted(cream="#d6ccb6", first="#b0583a", second="#7d8c62", pitch=0.24):
    """Soft cotton with raised dots in two colors, every second row between the first."""
    n, per = 96, 8
    tone, height = threads("plain", n, cream, per=per, slub=0.1, deep=0.35)
    px = n * per
    at = np.arange(px) / px * 8
    U, V = np.meshgrid(at, at, indexing="xy")
    U = U + 0.5 * (np.floor(V) % 2)
    d = np.hypot(U % 1 - 0.5, V % 1 - 0.5)
    dot = np.clip((0.24 - d) / 0.04, 0, 1)
    kind = (np.floor(U) + np.floor(V)) % 2
    yarns = np.where(kind[..., None] < 1, linear(first), linear(second)) / linear(cream)
    tone = tone * (1 - dot[..., None] + dot[..., None] * yarns)
    puff = np.sqrt(np.maximum(0, 1 - (d / 0.3) ** 2))
    return fabric((tone, (height * 0.3 + puff * 1.6).astype(np.float32)), pitch * 8, mottle=0.05, depth=0.02, strength=0.7, fuzz=0.3)


def check(red="#96221d", white="#d8cdb8", dark="#5e1714", pitch=0.0125):
    """A red and white check, twill of the same stripes both ways."""
    stripes = [red] * 30 + [white] * 20 + [red] * 8 + [white] * 6 + [red] * 8 + [white] * 20 + [dark] * 4
    return fabric(threads("twill", 192, stripes, stripes, per=4, slub=0.12, deep=0.4), 192 * pitch, mottle=0.06, depth=0.01, strength=0.7, fuzz=0.8, sheen=0.15)


def throw_line(depth, thick, hang=0.0):
    """The section of a throw folded in two bundles; its last end comes over the front by `hang`."""
    z = [thick * (k + 0.5) * 1.03 for k in range(9)]
    front, back = -depth / 2, depth / 2
    legs = [(back, z[7]), (front, z[4]), (back, z[5]), (front, z[6]), (back, z[3]), (front, z[0]), (back, z[1]), (front, z[2]), (back - 0.2, None)]
    line = turns((front, z[8]), legs)
    if hang:
        out, r = front - 2.75 * thick, 2.75 * thick
        bow = [(front - r * math.sin(math.pi / 2 * k / 10), z[8] - r * (1 - math.cos(math.pi / 2 * k / 10))) for k in range(1, 11)]
        line = [(out + 0.02, z[8] - r - hang)] + bow[::-1] + line
    return line


def folded_throw(cloth, tassel, width=4.3, depth=3.1, thick=0.135, hang=0.16, length=0.48, spacing=0.1, radius=0.026, seed=1):
    """A throw folded for the shelf, its fringe over the front."""
    body, middle = folded("throw", throw_line(depth, thick, hang), width, thick * 0.96, cloth, 0.045, 0.045, 0.09, -0.16, seed)
    places, ways = edge(middle, 0, spacing, 0.02)
    ways[:, 2] -= 0.5
    ends = fringe("fringe", places, ways, length, radius, tassel, 0.15, 0.0, seed=seed)
    return [body, ends]


def rail(width=8.6, height=8.4, radius=0.14, color=("#6f4a30", "#402617")):
    """A bar on two posts with feet, of oiled wood."""
    dark = wood(*color, "x", rings=4)
    up = wood(*color, "z", rings=4)
    things = [rod(radius, width, dark, "x", (0, 0, height))]
    for x in (-width / 2 + 0.35, width / 2 - 0.35):
        things.append(rod(radius * 0.95, height, up, "z", (x, 0, height / 2 + 0.02)))
        things.append(box("foot", (0.32, 3.0, 0.24), wood(*color, "y", rings=4), 0.06, (x, 0, 0)))
    return things


def hung_throw(cloth, tassel, width=6.4, front=5.9, back=5.2, height=8.4, thick=0.09, length=0.62, radius=0.026, seed=2, fold=0.32, spacing=0.12):
    """A throw over the bar of a rail."""
    body, middle = hanging("throw", width, front, back, 0.14, thick, cloth, fold, 0.07, 0.05, 0.06, seed, count=2.6)
    ends = []
    for end in (0, -1):
        places, ways = edge(middle, end, spacing, 0.02)
        ends.append(fringe("fringe", places, ways * np.array([0.5, 0.5, 1.0]), length, radius, tassel, 0.1, seed=seed, wild=0.07))
    return lay([body, *ends], (0, 0, height)) + rail(width + 2.0, height)


def strap(radius, width, thick, material, seed=0):
    """A leather band closed around a roll along x, with a keeper's end that overlaps."""
    points, faces, steps = [], [], 96
    section = [(-width / 2, 0), (-width / 2, thick * 0.7), (-width / 2 + thick * 0.4, thick), (width / 2 - thick * 0.4, thick), (width / 2, thick * 0.7), (width / 2, 0)]
    for k in range(steps):
        a = 2 * math.pi * k / steps
        for x, r in section:
            points.append((x, (radius + r) * math.cos(a), (radius + r) * math.sin(a)))
    n = len(section)
    for k in range(steps):
        m = (k + 1) % steps
        faces += [(k * n + i, k * n + (i + 1) % n, m * n + (i + 1) % n, m * n + i) for i in range(n)]
    thing = link_mesh("strap", points, faces, material)
    outward(thing)
    return thing


def buckle(material, prong, wide=0.3, high=0.3):
    """A small square buckle that lies in the x-z plane, its back at y = 0."""
    ring = [(-wide / 2, 0, -high / 2), (wide / 2, 0, -high / 2), (wide / 2, 0, high / 2), (-wide / 2, 0, high / 2)]
    things = []
    for a, b in zip(ring, ring[1:] + ring[:1]):
        middle = tuple((p + q) / 2 for p, q in zip(a, b))
        things.append(tube("side", [a, middle, b], 0.022, material, sides=12, count=8))
    things.append(tube("prong", [(0, -0.01, -high / 2), (0, -0.03, 0), (0, -0.015, high / 2)], 0.014, material, sides=10, count=10))
    return things


def rolled(cloth, under=None, length=4.6, core=0.1, thick=0.115, rounds=6.4, seed=3, nap=0.0, swap=False, loose=0.05):
    """Cloth rolled along x, its outer end below; it stands on the floor. Gives the thing and its radius."""
    line = spiral(core, thick, rounds)[::-1]
    body, middle = folded("roll", line, length, thick * 0.9, cloth, 0.05, 0.035, loose, 0.0, seed, nap, under=under)
    radius = core + thick * 1.04 * rounds + thick * 0.45
    if swap:
        sheet = body.data.uv_layers[0]
        uv = np.empty(len(sheet.data) * 2, np.float32)
        sheet.data.foreach_get("uv", uv)
        sheet.data.foreach_set("uv", (uv.reshape(-1, 2)[:, ::-1] + [0, length / 2]).astype(np.float32).ravel())
    lay([body], (0, 0, radius))
    return [body], radius


def picnic_roll():
    """The blanket in its strap: two bands with buckles and a handle between them."""
    body, r = rolled(check(), fabric(threads("plain", 64, "#23282f"), 0.8, mottle=0.05), 4.8)
    hide = leather("#5e3318")
    brass = metal("#b8955e", 0.25)
    things = []
    for x in (-1.15, 1.15):
        band = strap(r + 0.004, 0.30, 0.035, hide)
        pin = lay(buckle(brass, hide), (0, -r - 0.05, 0.1))
        things += lay([band, *pin], (x, 0, r), tilt=(-22, 0))
    top = 2 * r + 0.03
    line = [(-1.15, 0, top), (-1.05, 0, top + 0.06), (-0.6, 0, top + 0.34), (0, 0, top + 0.42), (0.6, 0, top + 0.34), (1.05, 0, top + 0.06), (1.15, 0, top)]
    things.append(tube("handle", line, 0.05, hide, sides=20, flat=2.6, count=60))
    return body + things


def towel_line(depth, thick):
    """A towel folded in half twice: the front is one round fold around another."""
    z = [thick * (k + 0.5) * 1.02 for k in range(4)]
    return turns((depth / 2 - 0.1, z[3]), [(-depth / 2, z[0]), (depth / 2, z[1]), (-depth / 2, z[2]), (depth / 2 - 0.05, None)])


def terry(color, border=None):
    """Loops of cotton; a plain woven border between two v values."""
    tone, height = loops(512, 52, 5, 1.5, 0.66)
    tone = np.maximum(tone, 0.72)
    if not border:
        return fabric((tone, height), 1.5, color, mottle=0.04, depth=0.02, strength=0.45, fuzz=0.2, sheen=0.2)
    low, high, total = border
    at = np.arange(1024) / 1024 * total
    rows = np.where((at > low) & (at < high), 0.95, 1.0)
    for a in (low, low + 0.09, high - 0.11, high - 0.02):
        rows[(at > a) & (at < a + 0.03)] = 0.6
    picture = np.repeat(rows[:, None, None], 4, 1) * np.ones(3)
    return fabric((tone, height), 1.5, color, picture, (99.0, total), mottle=0.04, depth=0.02, strength=0.45, fuzz=0.2, sheen=0.2)


def folded_towel(color, width=3.5, depth=2.5, thick=0.15, seed=1, border=True):
    """One bath towel, folded in half twice, with its border near the front."""
    low, high = depth - 0.62, depth - 0.26
    cloth = terry(color, (low, high, 14.0) if border else None)

    def nap(s):
        return np.where((s > low) & (s < high) & border, 0.0, 0.009)

    def deep(s):
        return thick * np.where((s > low) & (s < high) & border, 0.66, 0.92)

    body, _ = folded("towel", towel_line(depth, thick), width, deep, cloth, 0.03, 0.03, 0.07, -0.14, seed, nap)
    return [body]


def pile(*stack):
    """Folded things one on another: (things, height, dx, dy, turn)."""
    out, z = [], 0.0
    for things, high, dx, dy, turn in stack:
        out += lay(things, (dx, dy, z), turn=turn)
        z += high
    return out


def wall_bar(width, height=0.0, color=("#a9764a", "#6f4a2c"), wall="#e2e0dc", deep=0.75, radius=0.12):
    """A wooden bar on two pegs before a wall; the wall is not among the goods."""
    grain = wood(*color, "x", rings=4)
    y = deep
    link_mesh("wall", [(-40, y, -40), (40, y, -40), (40, y, 40), (-40, y, 40)], [(0, 1, 2, 3)], paper(wall))
    things = [rod(radius, width, grain, "x", (0, 0, height))]
    for x in (-width / 2 + 0.3, width / 2 - 0.3):
        things.append(rod(radius * 0.8, deep, wood(*color, "y", rings=4), "y", (x, deep / 2, height)))
        things.append(rod(radius * 1.9, 0.08, grain, "y", (x, deep - 0.04, height)))
    return things


def hammam(cream="#d9d2c2", blue="#2c5068", total=9.0):
    """Flat-woven cotton with stripes across it, broader near the ends."""
    n = 600
    at = np.arange(n) / n * total
    from_end = np.minimum(at, total - at)
    line = ((from_end % 0.5) < 0.17) & (from_end > 1.15)
    line |= (from_end > 0.32) & (from_end < 0.78)
    line |= (from_end > 0.92) & (from_end < 0.99)
    rows = np.where(line[:, None], linear(blue), linear(cream))[:, None].repeat(4, 1)
    return fabric(threads("plain", 96, per=8, slub=0.14, deep=0.4), 1.3, "#ffffff", rows, (99.0, total), mottle=0.05, depth=0.008, strength=0.7)


def hung_hammam(total=9.0):
    """The towel over a bar, knotted ends below."""
    width, rod_r, thick = 4.2, 0.12, 0.06
    back = 3.9
    front = total - back - math.pi * (rod_r + thick / 2 + 0.008)
    body, middle = hanging("towel", width, front, back, rod_r, thick, hammam(total=total), 0.16, 0.05, 0.04, 0.05, 4, count=2.2)
    places, ways = edge(middle, 0, 0.14, 0.02)
    ends = fringe("fringe", places, ways, 0.6, 0.03, yarn("#cfc8b8"), 0.1, seed=4, wild=0.05, knot=2.0)
    return [body, ends]


def hung_terry(color, total=8.0):
    width, rod_r, thick = 3.6, 0.12, 0.13
    back = 3.5
    front = total - back - math.pi * (rod_r + thick / 2 + 0.008)
    cloth = terry(color, (0.5, 0.95, total))

    def nap(s):
        return np.where((s > 0.5) & (s < 0.95), 0.0, 0.009)

    body, middle = hanging("towel", width, front, back, rod_r, thick, cloth, 0.17, 0.05, 0.03, 0.03, 7, nap, count=2.0)
    return [body]


def tea_towel(seed=1, width=2.9, depth=2.1, white="#d9d4c6", blue="#3f6076"):
    """Linen with blue bands along both sides, ironed and folded."""
    thick = 0.05
    length = 4 * depth + 0.6
    n = 512
    at = np.arange(n) / n * length
    band = np.zeros(n, bool)
    for k in range(-1, 6):
        for a, b in ((0.30, 0.42), (0.50, 0.53), (0.56, 0.59)):
            start = k * depth + depth * 0.78
            band |= (at > start + a) & (at < start + b)
    rows = np.where(band[:, None], linear(blue), linear(white))[:, None].repeat(4, 1)
    cloth = fabric(threads("plain", 110, per=8, slub=0.2, deep=0.42), 1.35, "#ffffff", rows, (99.0, length), mottle=0.06, depth=0.008, strength=0.8)
    body, _ = folded("towel", towel_line(depth, thick), width, thick * 0.9, cloth, 0.04, 0.03, 0.03, 0.05, seed)
    return [body]


def three_towels(white="#ece3d0", green="#8c9682"):
    """Two bath towels and a hand towel in a pile."""
    return pile(
        (folded_towel(white, 3.7, 2.7, 0.16, 3), 0.62, 0, 0, 0),
        (folded_towel(green, 3.66, 2.66, 0.16, 4), 0.62, 0.04, 0.03, -1.2),
        (folded_towel(white, 2.9, 2.1, 0.13, 5), 0, -0.06, -0.02, 2.5),
    )
