"""Chairs and stools of wood."""
import math

import numpy as np

from goods.furniture.timber import beam, beech, oak, paint, powder, rounded, seat, timber, walnut, wire_steel
from goods.furniture.upholstery import cushion, linen, outline
from parts import cutout, hoop, lay, slab
from shapes import fillet, lathe, tube


def dining_chair(color):
    """Steam-bent oak and an upholstered seat; the seat at 46 cm."""
    up, across, deep = oak("z"), oak("x"), oak("y")
    things = []
    for x in (-1, 1):
        things.append(beam("leg", [(x * 2.12, -2.12, 0), (x * 2.0, -1.98, 4.28)], [(0.24, 0.24), (0.36, 0.36)], up, power=4, count=16, ends=0.03))
        post = [(x * 1.92, 2.55, 0), (x * 1.86, 2.16, 2.2), (x * 1.82, 1.98, 4.1), (x * 1.84, 2.16, 6.0), (x * 1.92, 2.62, 8.1)]
        things.append(beam("post", post, [(0.24, 0.26), (0.32, 0.38), (0.34, 0.42), (0.30, 0.34), (0.24, 0.24)], up, power=4, count=48, ends=0.05))
        things.append(beam("rail", [(x * 1.95, -1.9, 3.92), (x * 1.80, 2.0, 3.86)], (0.20, 0.55), deep, power=6, count=10))
        things.append(beam("stretcher", [(x * 2.04, -2.0, 1.75), (x * 1.86, 2.2, 1.75)], (0.17, 0.30), deep, power=5, count=10))
    things.append(beam("rail", [(-1.95, -1.96, 3.92), (1.95, -1.96, 3.92)], (0.20, 0.55), across, side=(0, 1, 0), power=6, count=10))
    things.append(beam("rail", [(-1.8, 2.0, 3.86), (1.8, 2.0, 3.86)], (0.20, 0.5), across, side=(0, 1, 0), power=6, count=10))
    things.append(beam("stretcher", [(-1.94, 0.1, 1.75), (1.94, 0.1, 1.75)], (0.17, 0.26), across, side=(0, 1, 0), power=5, count=10))
    bow = [(-2.12, 2.28, 7.42), (-1.3, 2.60, 7.40), (0, 2.78, 7.38), (1.3, 2.60, 7.40), (2.12, 2.28, 7.42)]
    things.append(beam("back", bow, [(0.17, 1.15), (0.20, 1.42), (0.20, 1.50), (0.20, 1.42), (0.17, 1.15)], across, side=(0, 1, -0.18), power=5, sides=40, count=60, ends=0.06))
    cloth = linen(color)
    line = outline(2.18, 2.16, 5.0)
    line[:, 0] *= 1 - 0.025 * (line[:, 1] + 2.16)
    pad = cushion("dining", line, 0.34, cloth, pipe=0.0, fill=1.7, loose=0.025, crown=0.20, roll=0.05)
    for v in pad[0].data.vertices:
        v.co.z -= 0.16 * max(0.0, -v.co.y - 1.5) ** 2 * 0.4
    things += lay(pad, (0, 0.02, 4.36))
    for x in (-1, 1):
        for z in (7.10, 7.70):
            plug = lathe("plug", fillet([(0, 0), (0.075, 0, 0.01), (0.07, 0.03, 0.01), (0, 0.035)], 0.01), timber("#8e6138", "#6d4626", "x"), 24)
            plug.rotation_euler = (math.pi / 2 + 0.2, 0, 0)
            plug.location = (x * 1.90, 2.25, z)
            things.append(plug)
    return things


def _splay(name, top, foot, sizes, material, power=2.0, count=20):
    return beam(name, [tuple(foot), tuple(top)] if len(sizes) == 2 else [tuple(np.array(foot) + (np.array(top) - foot) * k / (len(sizes) - 1)) for k in range(len(sizes))], sizes, material, power=power, sides=32, count=count, ends=0.025)


def round_stool():
    """Three oak legs under a dished top; 46 cm high."""
    wood, flat = oak("z"), oak("x")
    dish = lambda x, y: 0.10 * max(0.0, 1 - (math.hypot(x, y) / 1.35) ** 2)
    things = [seat("top", rounded(1.62, 1.62), 4.18, 0.42, flat, dish, 0.11, under=0.14)]
    tops, feet = [], []
    for k in range(3):
        a = math.radians(-90 + 22 + 120 * k)
        tops.append(np.array((0.95 * math.cos(a), 0.95 * math.sin(a), 4.25)))
        feet.append(np.array((1.62 * math.cos(a), 1.62 * math.sin(a), 0.0)))
        things.append(_splay("leg", tops[-1], feet[-1], [(0.22, 0.22), (0.34, 0.34), (0.36, 0.36), (0.27, 0.27)], wood, count=30))
        end = lathe("tenon", [(0, 0.01), (0.13, 0.005), (0.135, -0.05)][::-1], timber("#a37a4c", "#7a5230"), 32)
        end.location = (tops[-1][0] * 0.97, tops[-1][1] * 0.97, 4.60 - dish(*(tops[-1][:2] * 0.97)))
        things.append(end)

    def at(k, t):
        return feet[k] + (tops[k] - feet[k]) * t

    lengths = oak("x")
    first, second = at(0, 0.36), at(1, 0.36)
    things.append(beam("stretcher", [tuple(first), tuple((first + second) / 2), tuple(second)], [(0.17, 0.17), (0.25, 0.25), (0.17, 0.17)], lengths, power=2, side=(0, 0, 1), count=20))
    middle, third = (first + second) / 2, at(2, 0.36)
    things.append(beam("stretcher", [tuple(middle), tuple((middle + third) / 2), tuple(third)], [(0.17, 0.17), (0.24, 0.24), (0.17, 0.17)], lengths, power=2, side=(0, 0, 1), count=20))
    return things


def bar_stool():
    """A dished walnut seat on black steel with a bare footrail; 66 cm high."""
    black, bare, wood = powder("#232527"), wire_steel("#bdbcb8", 0.3), walnut("x")
    dish = lambda x, y: 0.14 * max(0.0, 1 - (math.hypot(x, y) / 1.4) ** 2) ** 1.2
    things = [seat("top", rounded(1.72, 1.72), 6.22, 0.40, wood, dish, 0.13, under=0.10)]
    ring = lathe("plate", fillet([(0.7, 6.14), (1.12, 6.14, 0.02), (1.12, 6.22, 0.02), (0.7, 6.22)], 0.02), black)
    things.append(ring)
    for k in range(4):
        a = math.radians(45 + 90 * k + 8)
        c, s = math.cos(a), math.sin(a)
        things.append(tube("leg", [(0.95 * c, 0.95 * s, 6.18), (1.02 * c, 1.02 * s, 6.0), (1.72 * c, 1.72 * s, 0.08)], [0.125, 0.125, 0.125], black, sides=28, count=40))
        foot = lathe("foot", fillet([(0, 0), (0.15, 0, 0.02), (0.155, 0.10, 0.02), (0.13, 0.12, 0.01), (0, 0.12)], 0.02), black, 32)
        foot.location = (1.72 * c, 1.72 * s, 0)
        things.append(foot)
        r = 1.72 - 0.7 * 2.0 / 5.92
        things.append(beam("weld", [(r * c * 0.98, r * s * 0.98, 2.0), (r * c * 1.09, r * s * 1.09, 2.0)], (0.10, 0.10), bare, power=2, side=(0, 0, 1), count=6, ends=0.02))
    rail = hoop(1.64, 0.085, bare, (0, 0, 2.0))
    return [*things, rail]


def spindle_chair(color="#111213"):
    """A painted chair with nine spindles under a bow; the seat at 44 cm."""
    coat = paint(color, wear=0.8, rough=0.4)
    line = []
    for k in range(120):
        a = 2 * math.pi * k / 120 - math.pi / 2
        c, s = math.cos(a), math.sin(a)
        r = 1 / (abs(c / 2.2) ** 2.7 + abs(s / 2.05) ** 2.7) ** (1 / 2.7)
        line.append((r * c * (1 + 0.03 * s * -1), r * s))

    def dish(x, y):
        buttocks = 0.17 * math.exp(-(((abs(x) - 0.85) / 0.8) ** 2 + ((y - 0.1) / 1.1) ** 2))
        return buttocks + 0.13 * max(0.0, -y - 1.1) ** 1.6 * (0.6 + 0.4 * min(1, abs(x)))

    things = [seat("seat", line, 3.98, 0.46, coat, dish, 0.16, under=0.22, rings=24)]
    corners = [(-1.45, -1.35), (1.45, -1.35), (1.25, 1.25), (-1.25, 1.25)]
    feet = [(-1.98, -1.95), (1.98, -1.95), (1.80, 2.15), (-1.80, 2.15)]
    turned = [(0.22, 0.22), (0.20, 0.20), (0.33, 0.33), (0.36, 0.36), (0.26, 0.26), (0.30, 0.30), (0.24, 0.24)]
    for top, foot in zip(corners, feet):
        things.append(_splay("leg", (*top, 4.05), (*foot, 0), turned, coat, count=48))

    def at(k, t):
        return np.array((*feet[k], 0)) + (np.array((*corners[k], 4.05)) - np.array((*feet[k], 0))) * t

    swell = [(0.15, 0.15), (0.24, 0.24), (0.15, 0.15)]
    sides = []
    for a, b in ((0, 3), (1, 2)):
        p, q = at(a, 0.42), at(b, 0.42)
        sides.append((p + q) / 2)
        things.append(beam("stretcher", [tuple(p), tuple((p + q) / 2), tuple(q)], swell, coat, power=2, side=(0, 0, 1)))
    things.append(beam("stretcher", [tuple(sides[0]), tuple((sides[0] + sides[1]) / 2), tuple(sides[1])], swell, coat, power=2, side=(0, 0, 1)))
    bow = []
    for k in range(13):
        a = math.pi * (k / 12)
        x = -2.02 * math.copysign(abs(math.cos(a)) ** 0.78, math.cos(a))
        z = 4.35 + 4.75 * math.sin(a) ** 0.72
        bow.append((x * (0.80 + 0.20 * min(1, (z - 4.35) / 2.6)), 1.42 + (z - 4.35) * 0.22, z))
    things.append(tube("bow", bow, [0.145, 0.14, 0.13, 0.14, 0.145], coat, sides=24, count=110))
    for k in range(7):
        u = k - 3
        x0, x1 = u * 0.40, u * 0.52
        share = math.sqrt(max(0.0, 1 - (abs(x1) / 2.02) ** 2.4))
        z1 = 4.35 + 4.75 * share**0.80
        y0, y1 = 1.72 - 0.03 * u * u, 1.42 + (z1 - 4.35) * 0.22
        spin = [np.array((x0, y0, 4.3)) + (np.array((x1, y1, z1)) - (x0, y0, 4.3)) * t for t in (0, 0.35, 0.7, 1)]
        things.append(beam("spindle", [tuple(p) for p in spin], [(0.13, 0.13), (0.21, 0.21), (0.15, 0.15), (0.11, 0.11)], coat, power=2, sides=20, count=30, ends=0.01))
    return things


def step_stool(woods):
    """Two beech steps, the upper one with a slot to carry it by; 23 cm high. `woods` are the materials of sides and boards."""
    side, board = woods
    things = []
    shape = [(-1.62, 0.0), (-1.18, 0.0), (-0.85, 0.42), (0.85, 0.42), (1.18, 0.0), (1.62, 0.0), (1.50, 2.06), (0.05, 2.06), (-0.02, 1.02), (-1.55, 1.02)]
    line = fillet([(*p, 0.12) for p in shape] + [(*shape[0], 0)], 0.12, 6)[:-1]
    for x in (-1, 1):
        panel = cutout("side", [line], 0.24, side, 0.03)
        panel.rotation_euler = (math.pi / 2, 0, math.pi / 2)
        panel.location = (x * 1.72, 0, 0)
        things.append(panel)
    low = cutout("step", [slab(4.1, 1.62, 0.12)], 0.24, board, 0.05)
    low.location = (0, -0.92, 1.14)
    high = cutout("step", [slab(4.1, 1.72, 0.12), slab(1.05, 0.34, 0.165, 0, 0.0)], 0.24, board, 0.05)
    high.location = (0, 0.80, 2.18)
    back = cutout("back", [slab(3.25, 1.0, 0.05)], 0.2, board, 0.03)
    back.rotation_euler = (math.pi / 2, 0, 0)
    back.location = (0, 0.28, 1.52)
    brace = cutout("brace", [slab(3.25, 0.62, 0.05)], 0.2, board, 0.03)
    brace.rotation_euler = (math.pi / 2, 0, 0)
    brace.location = (0, 1.30, 0.85)
    return [*things, low, high, back, brace]


def natural_beech():
    return beech("x"), beech("x")


def barn_red(color="#7e2a1e"):
    coat = paint(color, rough=0.42, grain="x")
    return coat, coat
