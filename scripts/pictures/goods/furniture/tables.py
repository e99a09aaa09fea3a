"""Tables, large and small."""
import math

import numpy as np

from goods.furniture.timber import beam, dark_oak, oak, paint, rounded, seat, timber
from materials import brass
from parts import lay
from shapes import bevel, box, fillet, lathe, link_mesh


def drum_table(color):
    """Fluted beech with a lid that is the table's top; 43 cm across, 46 cm high."""
    coat = paint(color, wear=0.0, rough=0.45)
    flutes, steps = 44, 12
    points, faces = [], []
    n = flutes * steps
    heights = [(0.05, 0.0), (0.065, 0.5), (0.09, 0.85), (0.13, 1.0), (4.02, 1.0), (4.06, 0.85), (4.085, 0.5), (4.10, 0.0)]
    for z, deep in heights:
        for k in range(n):
            a = 2 * math.pi * k / n
            u = (k % steps) / steps * 2 - 1
            r = 1.93 + deep * 0.085 * math.sqrt(max(0.0, 1 - (u * 0.97) ** 2)) - 0.005
            points.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(len(heights) - 1):
        faces += [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for k in range(n)]
    body = link_mesh("drum", points, faces, coat)
    body.data.use_auto_smooth, body.data.auto_smooth_angle = True, math.radians(50)
    foot = lathe("foot", fillet([(0, 0), (1.88, 0, 0.02), (1.90, 0.03, 0.02), (1.90, 0.09), (0, 0.09)], 0.02), coat)
    top = paint(color, rough=0.42, grain="x")
    inner = lathe("neck", fillet([(0, 4.06), (1.94, 4.06), (1.94, 4.17), (0, 4.17)], 0.01), coat)
    lid = lathe("lid", fillet([(0, 4.145), (2.10, 4.145, 0.03), (2.15, 4.20, 0.04), (2.15, 4.40, 0.06), (2.08, 4.45, 0.05), (2.02, 4.452, 0.01), (1.99, 4.43, 0.02), (0, 4.43)], 0.02), top)
    return [body, foot, inner, lid]


def harvest_table():
    """Five oak planks on a frame; 198 by 91 cm, 75 cm high."""
    boards, rails, legs, ends_ = oak("x", rings=1.4, gloss=0.1), oak("x"), oak("z"), oak("y")
    things, wide = [], 9.1 / 5
    for k in range(5):
        y = (k - 2) * wide
        plank = box("plank", (19.0, wide - 0.02, 0.5), boards, 0.05, (0.006 * (-1) ** k, y, 6.95))
        things.append(plank)
    for x in (-1, 1):
        things.append(box("breadboard", (0.40, 9.08, 0.5), ends_, 0.035, (x * 9.71, 0, 6.95)))
        for y in (-1, 1):
            leg = beam("leg", [(x * 8.78, y * 3.78, 0), (x * 8.7, y * 3.7, 6.95)], [(0.62, 0.62), (0.92, 0.92)], legs, power=7, count=16, ends=0.04)
            things.append(leg)
        things.append(box("rail", (0.28, 6.6, 0.95), ends_, 0.02, (x * 8.7, 0, 5.98)))
    for y in (-1, 1):
        things.append(box("rail", (16.6, 0.28, 0.95), rails, 0.02, (0, y * 3.75, 5.98)))
    plug = timber("#7a5232", "#573820", "z")
    for x in (-1, 1):
        for k in range(5):
            for dy in (-0.45, 0.45):
                things.append(lathe("plug", fillet([(0, 0), (0.075, 0, 0.01), (0.075, 0.012, 0.008), (0, 0.014)], 0.006), plug, 20))
                things[-1].location = (x * 9.71, (k - 2) * wide + dy, 7.445)
    return things


TURNED = [(0.10, 0.0), (0.115, 0.02), (0.12, 0.20), (0.16, 0.26), (0.16, 0.36), (0.12, 0.42), (0.14, 0.52), (0.20, 1.3), (0.255, 2.1), (0.25, 2.55), (0.19, 2.78), (0.15, 2.86), (0.22, 2.92), (0.23, 3.0), (0.15, 3.08), (0.19, 3.14), (0.25, 3.28), (0.25, 3.75)]


def coffee_table():
    """An oval on six turned legs; 112 by 61 cm, 42 cm high."""
    top, legs, rail = oak("x", rings=1.3, gloss=0.12), oak("z"), oak("x")
    line = rounded(5.6, 3.05, 2.25, 160)
    things = [seat("top", line, 3.85, 0.36, top, None, 0.10, under=0.22, rings=4)]
    flat = things[0].data
    flat.use_auto_smooth, flat.auto_smooth_angle = True, math.radians(35)
    apron = np.array(rounded(4.35, 2.12, 2.25, 160))
    points, faces = [], []
    for inset, z in ((0, 3.30), (0, 3.87), (0.18, 3.87), (0.18, 3.30)):
        far = np.linalg.norm(apron, axis=1)
        points += [(x, y, z) for x, y in apron * (1 - inset / far)[:, None]]
    n = len(apron)
    faces = [(i * n + k, i * n + (k + 1) % n, ((i + 1) % 4) * n + (k + 1) % n, ((i + 1) % 4) * n + k) for i in range(4) for k in range(n)]
    frame = link_mesh("apron", points, faces, rail)
    frame.data.use_auto_smooth, frame.data.auto_smooth_angle = True, 0.6
    bevel(frame, 0.02, 3)
    things.append(frame)
    turned = [(0, 0)] + fillet([(r, z, 0.03) for r, z in TURNED], 0.03, 3) + [(0, 3.85)]
    for x, y in ((-3.75, -1.25), (0, -2.1), (3.75, -1.25), (-3.75, 1.25), (0, 2.1), (3.75, 1.25)):
        leg = lathe("leg", turned, legs, 48)
        leg.location = (x, y, 0)
        things.append(leg)
    return things


def bedside_table():
    """One drawer and a shelf in dark oak; 40 by 40 cm, 55 cm high."""
    up, across, deep, knob = dark_oak("z"), dark_oak("x"), dark_oak("y"), brass(0.25)
    things = []
    for x in (-1, 1):
        for y in (-1, 1):
            things.append(beam("leg", [(x * 1.78, y * 1.78, 0), (x * 1.72, y * 1.72, 5.2)], [(0.22, 0.22), (0.34, 0.34)], up, power=7, count=14, ends=0.02))
        things.append(box("side", (0.2, 3.2, 1.45), deep, 0.015, (x * 1.72, 0, 3.72)))
        things.append(box("bearer", (0.16, 3.2, 0.22), deep, 0.015, (x * 1.74, 0, 0.92)))
    things.append(seat("top", rounded(2.05, 2.05, 24, 120), 5.18, 0.24, across, None, 0.045, under=0.10, rings=3))
    things[-1].data.use_auto_smooth, things[-1].data.auto_smooth_angle = True, math.radians(35)
    things.append(box("back", (3.2, 0.18, 1.45), across, 0.015, (0, 1.72, 3.72)))
    things.append(box("rail", (3.16, 0.30, 0.16), across, 0.015, (0, -1.70, 5.02)))
    things.append(box("rail", (3.16, 0.30, 0.18), across, 0.015, (0, -1.70, 3.66)))
    things.append(box("drawer", (3.06, 0.22, 1.13), across, 0.025, (0, -1.765, 3.865)))
    things.append(box("dark", (3.3, 3.1, 1.3), dark_oak("x"), 0.01, (0, 0.05, 3.76)))
    pull = lathe("knob", fillet([(0, 0), (0.11, 0, 0.01), (0.11, 0.03, 0.01), (0.055, 0.05, 0.02), (0.055, 0.13, 0.03), (0.15, 0.19, 0.05), (0.14, 0.27, 0.05), (0, 0.29)], 0.02), knob, 48)
    pull.rotation_euler = (math.pi / 2, 0, 0)
    pull.location = (0, -1.875, 4.43)
    things.append(pull)
    things.append(box("shelf", (3.62, 3.62, 0.18), across, 0.03, (0, 0, 1.12)))
    return things


def tripod_table(tilted=False):
    """A round top that tilts, a turned column, three curved feet; 40 cm across, 51 cm high."""
    flat, up, bare = oak("x", rings=1.6, gloss=0.12), oak("z"), brass(0.28)
    things = []
    column = [(0.30, 1.18), (0.36, 1.24), (0.36, 1.36), (0.27, 1.44), (0.33, 1.62), (0.34, 1.9), (0.24, 2.5), (0.17, 3.4), (0.16, 4.0), (0.22, 4.1), (0.23, 4.2), (0.16, 4.28), (0.20, 4.42), (0.22, 4.62)]
    things.append(lathe("column", [(0, 1.18)] + fillet([(r, z, 0.05) for r, z in column], 0.05, 4) + [(0, 4.62)], up, 64))
    for k in range(3):
        a = math.radians(-90 + 60 + 120 * k + 8)
        c, s = math.cos(a), math.sin(a)
        path = [(0.20 * c, 0.20 * s, 1.55), (0.62 * c, 0.62 * s, 1.48), (1.12 * c, 1.12 * s, 0.86), (1.58 * c, 1.58 * s, 0.22), (1.95 * c, 1.95 * s, 0.12)]
        leg = beam("foot", path, [(0.24, 0.52), (0.24, 0.50), (0.23, 0.36), (0.22, 0.26), (0.22, 0.22)], oak("x"), side=(-s, c, 0), power=3.5, count=48, ends=0.06)
        things.append(leg)
    block = box("block", (0.62, 0.62, 0.20), up, 0.03, (0, 0, 4.60))
    rim = fillet([(0, 0), (1.86, 0, 0.02), (1.98, 0.10, 0.06), (2.0, 0.18, 0.04), (1.97, 0.245, 0.03), (1.90, 0.245, 0.02), (1.86, 0.20, 0.03), (0, 0.20)], 0.02)
    top = lathe("top", rim, flat, 160)
    bearers = [box("bearer", (0.18, 2.4, 0.16), oak("y"), 0.03, (x, 0, -0.16)) for x in (-0.42, 0.42)]
    catch = box("catch", (0.16, 0.34, 0.06), bare, 0.02, (0, -0.62, -0.05))
    upper = [top, *bearers, catch]
    if tilted:
        things += lay(upper, (0, -0.50, 4.98), tilt=(86, 0))
    else:
        things += lay(upper, (0, 0, 4.94))
    return [*things, block]
