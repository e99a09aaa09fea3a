"""What stands around in a workshop: stools, a peg rail, a clamp lamp, a tin of board butter. Each stands at the origin."""
import math

import numpy as np

from goods.metal.metalwork import along, ash, bar, brass, maple, screw, timber
from materials import Surface, lacquer, metal, printed
from parts import circle, cutout, lay
from shapes import box, fillet, lathe, link_mesh, spline, tube


def pine(axis="x", seed=0.0, **more):
    return timber("#dcb27a", "#b67f45", axis, 9, seed=seed, pores=0.0, figure=0.6, rough=0.5, **more)


def _between(name, profile, low, high, material):
    """A turned part between two points; the profile is (share of the way, radius)."""
    a, b = np.array(low, float), np.array(high, float)
    d = b - a
    length = np.linalg.norm(d)
    line = spline([(r, t * length) for t, r in profile], 60)
    thing = lathe(name, [(0, line[0][1]), *line, (0, line[-1][1])], material, 64)
    thing.location = low
    thing.rotation_euler = (0, math.acos(d[2] / length), math.atan2(d[1], d[0]))
    return thing


def shop_stool():
    """61 cm high: a dished seat of ash, three turned legs wedged through it, three rungs."""
    seat_wood = ash("x", 1.0, staves=0.0, heart=(0.3, -2.0), rough=0.42, gloss=0.15)
    top, r, z = 6.1, 1.72, 5.72
    seat = lathe("seat", fillet([(0, z), (r - 0.35, z, 0.02), (r - 0.04, z + 0.16, 0.12), (r, z + 0.27, 0.06), (r - 0.05, z + 0.37, 0.07), (r - 0.30, z + 0.375, 0.15), (r - 0.75, z + 0.31, 0.3), (0, z + 0.27)], 0.05, 8), seat_wood, 128)
    things = [seat]
    del top
    feet, heads = [], []
    for k in range(3):
        a = math.radians(90 + 120 * k)
        foot = (1.85 * math.cos(a), 1.85 * math.sin(a), 0.0)
        head = (1.08 * math.cos(a), 1.08 * math.sin(a), z + 0.33)
        feet.append(np.array(foot))
        heads.append(np.array(head))
        legs = ash("z", 2.0 + k, rough=0.42, gloss=0.15)
        things.append(_between("leg", [(0.0, 0.105), (0.012, 0.125), (0.12, 0.14), (0.3, 0.185), (0.48, 0.20), (0.7, 0.185), (0.86, 0.15), (0.955, 0.135), (0.985, 0.13), (1.0, 0.128)], foot, head, legs))
        tip = lathe("tenon", fillet([(0, 0), (0.128, 0), (0.128, 0.035, 0.008), (0, 0.037)], 0.006), legs, 48)
        tip.location = (head[0], head[1], z + 0.308)
        wedge = box("wedge", (0.25, 0.032, 0.01), timber("#5a3822", "#321c10", "x", 12), 0.003, (head[0], head[1], z + 0.338))
        wedge.rotation_euler = (0, 0, a + math.pi / 2)
        things += [tip, wedge]
    for k in range(3):
        at = (0.30, 0.36, 0.42)[k]
        p = feet[k] + (heads[k] - feet[k]) * at
        q = feet[(k + 1) % 3] + (heads[(k + 1) % 3] - feet[(k + 1) % 3]) * at
        things.append(_between("rung", [(0.0, 0.075), (0.2, 0.095), (0.5, 0.12), (0.8, 0.095), (1.0, 0.075)], tuple(p), tuple(q), ash("z", 7.0 + k, rough=0.42, gloss=0.15)))
    return things


def _tails(length, count, thick, wood_, end_wood):
    """A row of dovetails along x as they show on an edge: end grain between the tails."""
    out = []
    pitch = length / count
    for k in range(count):
        x = -length / 2 + pitch * (k + 0.5)
        w, n = pitch * 0.30, pitch * 0.19
        out.append(cutout("tail", [[(x - w, 0), (x + w, 0), (x + n, thick), (x - n, thick)]], 0.012, end_wood, 0.001))
    return out


def step_stool():
    """Two steps of pine on dovetailed sides, 38 cm wide."""
    w, t = 3.9, 0.22
    board = pine("x", 1.0, heart=(0.4, -1.6))
    ends = timber("#b98346", "#8a5a2c", "x", 20, seed=2.0, pores=0.0, figure=0.7, rough=0.6)
    things = []
    for k, way in enumerate((-1, 1)):
        line = fillet([(-1.50, 0), (-0.95, 0, 0.0), (-0.80, 0.42, 0.3), (0.80, 0.42, 0.3), (0.95, 0, 0.0), (1.50, 0), (1.50, 4.35, 0), (0.05, 4.35, 0), (0.05, 2.15, 0.02), (-1.50, 2.15, 0)], 0.02, 8)
        side = cutout("side", [line], t, pine("y", 3.0 + k, heart=(0.6, -1.5)), 0.012)
        side.rotation_euler, side.location = (math.pi / 2, 0, math.pi / 2), (way * (w / 2 - t / 2), 0, 0)
        things.append(side)
    for y, z, depth in ((-0.74, 2.15, 1.62), (0.80, 4.35, 1.60)):
        tread = box("tread", (w + 0.0, depth, t), board, 0.03, (0, y, z - t + 0.012))
        things.append(tread)
        for way in (-1, 1):
            for tail in _tails(depth - 0.06, 4, t * 0.95, board, ends):
                tail.rotation_euler, tail.location = (0, 0, way * math.pi / 2), (way * (w / 2 - 0.004), y, z + 0.0075)
                things.append(tail)
            face = _tails(depth - 0.06, 4, t * 0.8, board, ends)
            for tail in face:
                tail.rotation_euler, tail.location = (math.pi / 2, 0, way * math.pi / 2), (way * (w / 2 - 0.0045), y, z - t * 0.92)
                things.append(tail)
    things.append(box("rail", (w - 2 * t, 0.18, 0.75), pine("x", 6.0), 0.02, (0, 1.36, 3.35)))
    things.append(box("kick", (w - 2 * t, 0.18, 0.60), pine("x", 7.0), 0.02, (0, 0.14, 1.55)))
    return things


def peg_rail():
    """A maple rail with five shaved pegs, 76 cm; it hangs on a wall at y = 0."""
    wood_ = maple("x", 2.0, heart=(-1.2, 0.4), rough=0.45)
    rail = box("rail", (7.6, 0.19, 0.92), wood_, 0.045, (0, -0.095, -0.46))
    things = [rail]
    for k in range(5):
        x = 1.48 * (k - 2)
        peg = lathe("peg", spline([(0.085, -0.05), (0.088, 0.05), (0.075, 0.25), (0.075, 0.42), (0.105, 0.56), (0.155, 0.66), (0.165, 0.72), (0.12, 0.79), (0.001, 0.81)], 60), maple("z", 3.0 + k, rough=0.42), 64)
        peg.rotation_euler, peg.location = (math.radians(78), 0, 0), (x, -0.17, -0.02)
        rim = lathe("collar", fillet([(0, -0.01), (0.13, -0.01), (0.13, 0.02, 0.01), (0.085, 0.05, 0.02), (0, 0.06)], 0.008), maple("z", 3.0 + k, rough=0.42), 48)
        rim.rotation_euler, rim.location = (math.radians(90), 0, 0), (x, -0.19, -0.02)
        things += [peg, rim]
    for x in (-3.5, 3.5):
        things += screw(0.085, brass(), (x, -0.19, 0), "-y", 30 + 10 * x)
    return things


def clamp_lamp(coat):
    """A lamp with a steel arm in two parts, clamped to the edge of a bench top 5 cm thick whose edge is at y = 0."""
    bright = metal("#bcbcb8", 0.24, 0.0)
    glow = Surface("glow", "#fff2d8", 0.5)
    glow.set("Emission", (1.0, 0.78, 0.48, 1))
    glow.set("Emission Strength", 9.0)
    things = [
        box("jaw", (0.42, 0.62, 0.07), coat, 0.025, (0, 0.16, 0.004)), box("back", (0.42, 0.08, 0.95), coat, 0.025, (0, -0.12, -0.86)),
        box("under", (0.42, 0.62, 0.07), coat, 0.025, (0, 0.16, -0.88)),
        lathe("pad", fillet([(0, -0.62), (0.17, -0.62), (0.17, -0.56), (0, -0.56)], 0.01), bright, 40),
        lathe("thread", fillet([(0, -1.25), (0.06, -1.25), (0.06, -0.6), (0, -0.6)], 0.01), bright, 32),
        bar("wing", [(-0.22, 0.0, -1.25), (0, 0, -1.22), (0.22, 0.0, -1.25)], [(0.05, 0.06), (0.07, 0.08), (0.05, 0.06)], coat, 2.2, 20),
        lathe("post", fillet([(0, 0.05), (0.13, 0.05), (0.13, 0.18, 0.02), (0.075, 0.20, 0.02), (0.075, 0.42, 0.02), (0, 0.43)], 0.01), coat, 48),
    ]
    for part in things[3:6]:
        part.location.y = 0.2
    a, b, c = (0.0, 0.16, 0.36), (-1.15, 0.16, 2.62), (1.05, 0.16, 3.85)
    for p, q in ((a, b), (b, c)):
        d = np.array(q) - np.array(p)
        side = np.array([d[2], 0, -d[0]]) / np.linalg.norm(d) * 0.085
        for way in (-1, 1):
            things.append(tube("arm", [tuple(np.array(p) + side * way), tuple(np.array(q) + side * way)], 0.032, bright, sides=16, count=6))
    for place in (a, b, c):
        knob = lathe("joint", fillet([(0, -0.16), (0.17, -0.16, 0.02), (0.17, 0.10, 0.02), (0.11, 0.12, 0.02), (0.11, 0.2, 0.03), (0, 0.2)], 0.02), coat, 48)
        things.append(along(knob, "-y", place))
    outer = spline([(0.12, 0.0), (0.17, -0.12), (0.22, -0.30), (0.50, -0.72), (0.72, -0.98)], 40)
    shade = lathe("shade", [(0, 0.03), (0.10, 0.03)] + outer + [(0.725, -1.0), (0.71, -1.0)], coat, 96)
    inside = lathe("inside", [(0.712, -0.998)] + [(r - 0.014, z) for r, z in reversed(outer[8:])], lacquer("#e8e2d4", 0.4), 96)
    bulb = lathe("bulb", [(0.001, -0.42)] + spline([(0.10, -0.44), (0.24, -0.60), (0.22, -0.80), (0.001, -0.90)], 30), glow.done(), 48)
    neck = lathe("neck", fillet([(0, -0.02), (0.13, -0.02), (0.13, 0.16, 0.03), (0.05, 0.20, 0.02), (0, 0.20)], 0.02), coat, 48)
    things += lay([shade, inside, bulb, neck], (1.22, 0.16, 3.72), tilt=(0, -22))
    cord = tube("cord", [(1.15, 0.24, 3.95), (0.4, 0.30, 3.62), (-0.8, 0.28, 3.0), (-1.28, 0.3, 2.55), (-0.75, 0.3, 1.6), (-0.2, 0.3, 0.7), (-0.3, 0.6, 0.10), (-0.9, 1.3, 0.035), (-2.2, 1.9, 0.035)], 0.028, Surface("cord", "#2a2420", 0.7).done(), sides=12, count=160)
    return [*things, cord]


BUTTER = """<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900" viewBox="0 0 900 900"><rect width="900" height="900" fill="#e9dcc0"/>
<circle cx="450" cy="450" r="412" fill="none" stroke="#5b3a1e" stroke-width="10"/><circle cx="450" cy="450" r="392" fill="none" stroke="#5b3a1e" stroke-width="3"/>
<g text-anchor="middle" fill="#4a2e17" font-family="DejaVu Serif"><text x="450" y="262" font-size="46" letter-spacing="9">HOLLOW GROUND</text>
<path d="M330 320q30-26 60 0t60 0t60 0t60 0" fill="none" stroke="#b07a34" stroke-width="7"/>
<text x="450" y="452" font-size="122" font-weight="bold" font-family="DejaVu Serif Condensed">Board</text><text x="450" y="568" font-size="122" font-weight="bold" font-family="DejaVu Serif Condensed">Butter</text>
<text x="450" y="652" font-size="42" font-style="italic">beeswax &amp; oil, for wood</text><text x="450" y="740" font-size="38" letter-spacing="6">6 OZ · FOOD SAFE</text></g></svg>"""


def disk(radius, material, z=0.0):
    """A round print that lies flat."""
    line = circle(0, 0, radius, 96)
    thing = link_mesh("print", [(x, y, z) for x, y in line], [tuple(range(96))], material)
    layer = thing.data.uv_layers.new(name="print")
    for corner in thing.data.loops:
        x, y = line[corner.vertex_index]
        layer.data[corner.index].uv = (x / radius / 2 + 0.5, y / radius / 2 + 0.5)
    return thing


def tin_lid(tin):
    r = 0.475
    lid = lathe("lid", fillet([(r - 0.012, 0.0), (r, 0.0, 0.005), (r, 0.15, 0.03), (r - 0.06, 0.165, 0.02), (r - 0.08, 0.158, 0.01), (0, 0.158)], 0.008), tin, 120)
    under = lathe("under", [(r - 0.012, 0.002), (r - 0.014, 0.14), (0, 0.15)], tin, 96)
    return [lid, under, disk(r - 0.085, printed(BUTTER, 0.5), 0.1605)]


def tin(open_=True):
    """A flat tin of board butter, nine centimetres wide; the wax has been used a little."""
    coat = metal("#b9b4a6", 0.26, 0.0)
    r = 0.465
    things = [lathe("tin", fillet([(0, 0.006), (r - 0.03, 0.006), (r - 0.02, 0.0, 0.005), (r, 0.01, 0.012), (r, 0.20, 0.004), (r - 0.012, 0.205, 0.004), (r - 0.012, 0.37, 0.006), (r - 0.02, 0.376, 0.004), (r - 0.026, 0.37), (r - 0.026, 0.05), (0, 0.05)], 0.006), coat, 120)]
    if not open_:
        return things + lay(tin_lid(coat), (0, 0, 0.225))
    s = Surface("butter", "#c4862c", 0.42, subsurface=0.25, specular=0.4)
    s.set("Subsurface Color", (0.55, 0.26, 0.05, 1))
    s.set("Subsurface Radius", (0.1, 0.06, 0.03))
    s.bump(s.noise(7, 3), 0.2, 0.03)
    n = 60
    points, faces = [], []
    for j in range(n + 1):
        for i in range(97):
            a, q = 2 * math.pi * i / 96, (r - 0.027) * j / n
            x, y = q * math.cos(a), q * math.sin(a)
            swipe = max(0.0, 1 - ((y + 0.05 + 0.25 * x * x) / 0.13) ** 2) * max(0.0, 1 - ((x - 0.05) / 0.33) ** 2)
            points.append((x, y, 0.315 - 0.085 * swipe**0.7 + 0.004 * math.sin(19 * x + 7 * y) + (0.02 * max(0, q / r - 0.85))))
    for j in range(n):
        faces += [(j * 97 + i, (j + 1) * 97 + i, (j + 1) * 97 + i + 1, j * 97 + i + 1) for i in range(96)]
    things.append(link_mesh("butter", points, faces, s.done()))
    return things + lay(tin_lid(coat), (0.64, -0.10, 0.435), turn=-18, tilt=(0, 58))
