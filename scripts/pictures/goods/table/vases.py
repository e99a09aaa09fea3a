"""Vases and plant pots. Each function builds one at the origin; without what grows in it."""
import math

from goods.table.plates import thrown, wall_lines
from materials import Surface, metal, wood
from parts import slab
from shapes import fillet, join, lathe, link_mesh, outward, tube


def raw_clay(color="#b3623e", light="#d3a283", sand=0.5, rough=0.92, grain=60.0):
    """Clay without glaze: sandy, paler where minerals came through."""
    s = Surface("clay", color, rough, specular=0.18)
    bloom = s.ramp(s.noise(1.6, 5, 0.6), (0.42, 0.0), (0.78, 0.5))
    tone = s.mix(bloom, color, light)
    tone = s.mix(s.math("MULTIPLY", s.ramp(s.noise(grain, 2), (0.30, 1.0), (0.38, 0.0)), sand), tone, "#3b2a20")
    tone = s.mix(s.math("MULTIPLY", s.ramp(s.noise(grain * 1.3, 1), (0.66, 0.0), (0.74, 1.0)), sand * 0.6), tone, light)
    s.set("Base Color", tone)
    lines = s.noise(1, 3, 0.6, s.stretch(1.2, 1.2, 26))
    relief = s.math("MULTIPLY_ADD", s.noise(grain, 3), 0.35 + sand * 0.4, s.math("MULTIPLY", lines, 0.5))
    return s.bump(relief, 0.22, 0.02).done()


def bud_vase(material):
    """A narrow neck on a weighted foot; 15 cm."""
    line = [(0.235, 0.03), (0.36, 0.15), (0.425, 0.38), (0.335, 0.66), (0.155, 0.92), (0.098, 1.16), (0.102, 1.36), (0.150, 1.50)]
    return thrown(wall_lines(line, 0.225, 0.025, 0.036, 0.10, 0.1, 0.05, 72), material)


def moon_vase(material):
    """Two bowls joined at the belly: the seam can be felt; 23 cm."""
    line = [(0.47, 0.05), (0.82, 0.30), (1.10, 0.78), (1.16, 1.08), (1.10, 1.38), (0.82, 1.80), (0.50, 2.04), (0.435, 2.16), (0.50, 2.31)]
    out, within = wall_lines(line, 0.45, 0.035, 0.05, 0.12, 0.15, 0.07, 96)
    out = [(r + 0.010 * math.exp(-(((z - 1.085) / 0.022) ** 2)), z) for r, z in out]
    return thrown((out, within), material, wobble=0.006)


def jug_vase(material):
    """A round belly, a wide mouth and two pulled handles; 25 cm."""
    line = [(0.44, 0.05), (0.66, 0.26), (0.86, 0.74), (0.84, 1.14), (0.60, 1.60), (0.46, 1.92), (0.47, 2.20), (0.58, 2.46)]
    body = thrown(wall_lines(line, 0.43, 0.035, 0.045, 0.11, 0.12, 0.07, 80), material, wobble=0.006)[0]
    handles = []
    for turn in (0, math.pi):
        line = [(0.44, 0, 2.06), (0.66, 0, 2.15), (0.90, 0, 2.07), (1.03, 0, 1.80), (0.99, 0, 1.50), (0.88, 0, 1.32), (0.76, 0, 1.20)]
        one = tube("ear", line, [0.085, 0.066, 0.06, 0.058, 0.058, 0.064, 0.085], material, flat=1.45, count=64)
        one.rotation_euler = (0, 0, turn)
        handles.append(one)
    return [join(body, *handles)]


def floor_vase(material, inside=None):
    """Coil-built to knee height: the coils still show; 50 cm."""
    line = [(0.60, 0.06), (0.74, 0.55), (0.95, 1.60), (1.02, 2.50), (0.90, 3.50), (0.66, 4.25), (0.60, 4.62), (0.72, 4.98)]
    out, within = wall_lines(line, 0.58, 0.03, 0.075, 0.12, 0.16, 0.09, 220)
    coiled = [(r + (0.016 * (abs(math.sin(z * math.pi / 0.19)) - 0.5) if 0.1 < z < 4.85 else 0), z) for r, z in out]
    return thrown((coiled, within), material, inside, wobble=0.011)


def ribbed_pot(material, radius=0.9, height=1.5, ribs=44):
    """A pot whose ribs were drawn with a comb while the wheel turned."""
    line = [(radius * 0.80, 0.04), (radius * 0.87, 0.12), (radius * 0.95, height * 0.5), (radius, height)]
    out, within = wall_lines(line, radius * 0.78, 0.03, 0.06, 0.1, 0.14, 0.07, 64)
    shell = lathe("outside", out, material, ribs * 10, wobble=0.002)
    for v in shell.data.vertices:
        edge = max(0.0, min(1.0, (v.co.z - 0.10) / 0.08, (height - 0.13 - v.co.z) / 0.06))
        r = math.hypot(v.co.x, v.co.y)
        if edge and r > radius * 0.7:
            wave = abs(math.cos(math.atan2(v.co.y, v.co.x) * ribs / 2)) ** 0.7
            k = 1 - 0.035 * (1 - wave) * edge * (2 - edge)
            v.co.x, v.co.y = v.co.x * k, v.co.y * k
    return [shell, lathe("inside", within, material)]


def flower_pot(material, radius=1.2, height=1.95, hole=True):
    """The old shape: a cone with a collar, and a hole in its floor."""
    low = radius * 0.66
    collar = height * 0.76
    line = [(0.10, 0.0), (low - 0.02, 0.0, 0.03), (low, 0.02, 0.02), (radius * 0.90, collar, 0.02), (radius * 0.975, collar + 0.015, 0.035),
        (radius, height - 0.02, 0.03), (radius - 0.03, height, 0.025), (radius - 0.085, height, 0.03)]
    line += [(radius - 0.115, collar + 0.02, 0.06), (radius * 0.90 - 0.10, collar - 0.04, 0.05), (low - 0.06, 0.13, 0.08), (0.11, 0.09, 0.02),
        (0.10, 0.0)]
    pot = lathe("pot", fillet(line, 0.02), material, wobble=0.0035)
    return [pot]


def saucer(material, radius=1.1, height=0.26):
    """What stands below a pot."""
    line = [(0, 0.02), (radius * 0.7, 0.02), (radius * 0.74, 0, 0.02), (radius * 0.86, 0.0, 0.04), (radius, height - 0.02, 0.02), (radius - 0.02,
        height, 0.02), (radius - 0.07, height, 0.02), (radius * 0.84, 0.075, 0.06), (0, 0.07)]
    return [lathe("saucer", fillet(line, 0.02), material, wobble=0.004)]


def soil(radius, height):
    """Potting soil up to a height: crumbs of bark and a little grit."""
    s = Surface("soil", "#2b1e15", 0.98, specular=0.1)
    s.set("Base Color", s.mix(s.ramp(s.noise(26, 4), (0.35, 0.0), (0.7, 1.0)), "#1f150e", "#4a3424"))
    s.bump(s.noise(22, 5, 0.7), 1.0, 0.05)
    line = [(0, height + 0.03), (radius * 0.4, height + 0.025), (radius * 0.8, height + 0.005), (radius, height - 0.03)]
    return lathe("soil", line, s.done(), 96, wobble=0.01)


def cylinder_pot(material, inside=None, radius=1.2, height=1.95):
    """A straight pot with rounded feet, for a stand."""
    line = [(radius * 0.86, 0.03), (radius * 0.955, 0.07), (radius * 0.985, 0.20), (radius, height * 0.5), (radius, height)]
    return thrown(wall_lines(line, radius * 0.84, 0.025, 0.07, 0.1, 0.14, 0.08, 64), material, inside)


def stand(radius=1.2, cross=1.72, top=2.9, material=None):
    """Four legs and two crossed bars that carry a pot of a radius."""
    things = []
    away = radius + 0.105
    for k in range(4):
        a = math.radians(45 + 90 * k)
        leg = lathe("leg", fillet([(0, 0), (0.062, 0, 0.012), (0.095, cross, 0), (0.088, top, 0.03), (0, top + 0.006)], 0.02),
            material or oak(k + 1), 40)
        leg.location = (away * math.cos(a), away * math.sin(a), 0)
        leg.rotation_euler = (0, 0, k)
        things.append(leg)
    for k in range(2):
        half = away - 0.04
        bar = link_mesh("bar", [(x, y, z) for x in (-half, half) for y in (-0.085, 0.085) for z in (-0.07, 0.07)], [(0, 1, 3, 2), (4, 6, 7, 5), (0,
            4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], wood("#c99a63", "#94653a", "x", rings=3.5, seed=k + 6))
        outward(bar)
        change = bar.modifiers.new("bevel", "BEVEL")
        change.width, change.segments, change.limit_method = 0.018, 3, "ANGLE"
        bar.rotation_euler = (0, 0, math.radians(45 + 90 * k))
        bar.location = (0, 0, cross - 0.07 - 0.004 * k)
        things.append(bar)
    return things


def oak(seed=0.0):
    return wood("#c99a63", "#94653a", "z", rings=3.5, seed=seed)


def cord(path, thick=0.035, turns=30, material=None, strands=3, count=150):
    """A twisted cotton cord along a line."""
    from shapes import spline
    from mathutils import Vector

    cotton = material or cotton_cord()
    line = [Vector(p) for p in spline(path, count)]
    side, rows = Vector((0, 1, 0.2)).normalized(), []
    for i, here in enumerate(line):
        ahead = (line[min(i + 1, count)] - line[max(i - 1, 0)]).normalized()
        side = (side - ahead * side.dot(ahead)).normalized()
        rows.append((here, side, ahead.cross(side)))
    things = []
    for k in range(strands):
        twist = []
        for i, (here, s, u) in enumerate(rows):
            a = 2 * math.pi * (k / strands + turns * i / count)
            twist.append(tuple(here + s * (thick * 0.52 * math.cos(a)) + u * (thick * 0.52 * math.sin(a))))
        things.append(tube("strand", twist, thick * 0.56, cotton, sides=8, count=count * 2))
    return things


def cotton_cord(color="#d9cdb6"):
    s = Surface("cotton", color, 0.95, specular=0.1, sheen=0.3)
    s.set("Base Color", s.mix(s.noise(14, 3), color, "#c3b498"))
    return s.bump(s.noise(60, 2), 0.35, 0.01).done()


def knot(place, material, size=0.075):
    """A round knot of cord: two turns and a ball inside."""
    things = []
    for tilt, turn in ((0.5, 0.0), (-0.6, 1.2), (1.3, 2.3)):
        ringed = lathe("turn", [(size * 0.62 + size * 0.42 * math.cos(a),
            size * 0.42 * math.sin(a)) for a in (2 * math.pi * k / 14 for k in range(15))], material, 40)
        ringed.location, ringed.rotation_euler = place, (tilt, 0.3, turn)
        things.append(ringed)
    return things


def hanging_planter(material, radius=1.0, height=1.0, up=3.1, drop=0.0):
    """A round pot held by three cotton cords that meet in a ring."""
    line = [(radius * 0.40, 0.03), (radius * 0.72, 0.12), (radius * 0.95, height * 0.42), (radius, height * 0.72), (radius * 0.965, height)]
    things = thrown(wall_lines(line, radius * 0.38, 0.02, 0.055, 0.09, 0.2, 0.06, 64), material)
    cotton = cotton_cord()
    top = height + up
    for k in range(3):
        a = math.radians(80 + 120 * k)
        out = radius * 0.985 + 0.05
        x, y = math.cos(a), math.sin(a)
        path = [(x * out * 0.97, y * out * 0.97, height * 0.84), (x * out * 0.97, y * out * 0.97, height + 0.06), (x * out * 0.66, y * out * 0.66,
            height + up * 0.34), (x * out * 0.33, y * out * 0.33, height + up * 0.68), (x * 0.035, y * 0.035, top - 0.16)]
        things += cord(path, 0.036, 34, cotton)
        things += knot((x * out, y * out, height * 0.80), cotton)
        eye = lathe("eye", [(0.052 + 0.012 * math.cos(b), 0.012 * math.sin(b)) for b in (2 * math.pi * j / 12 for j in range(13))], metal("#a98a55",
            0.3), 32)
        eye.location, eye.rotation_euler = (x * radius * 0.985, y * radius * 0.985, height * 0.86), (math.pi / 2, 0, a + math.pi / 2)
        things.append(eye)
    bound = lathe("binding", fillet([(0, top - 0.34), (0.062, top - 0.34, 0.015), (0.072, top - 0.24), (0.066, top - 0.12, 0.015), (0, top - 0.12)],
        0.02), cotton, 40)
    loop = lathe("ring", [(0.17 + 0.026 * math.cos(b), 0.026 * math.sin(b)) for b in (2 * math.pi * j / 20 for j in range(21))], wood("#c99a63",
        "#94653a", "x", rings=5, seed=2), 72)
    loop.location, loop.rotation_euler = (0, 0, top + 0.07), (math.pi / 2, 0, 0.35)
    return things + [bound, loop]


def tub(sections, material):
    """A body of rounded rectangles on top of each other: (width, depth, corner, height) from under the foot round to the floor inside."""
    points, faces = [], []
    for w, d, r, z in sections:
        points += [(x, y, z) for x, y in slab(w, d, r, steps=8)]
    n = len(points) // len(sections)
    for i in range(len(sections) - 1):
        for k in range(n):
            m = (k + 1) % n
            faces.append((i * n + k, i * n + m, (i + 1) * n + m, (i + 1) * n + k))
    faces += [tuple(reversed(range(n))), tuple(range((len(sections) - 1) * n, len(sections) * n))]
    thing = link_mesh("tub", points, faces, material)
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(40)
    return thing


def trough(material, tray_material=None, length=5.1, depth=1.45, height=1.35):
    """A long box of enameled steel with a rolled edge, on a drip tray."""
    e = 0.018

    def walls(w, d, h, z, lean=0.05, floor=0.05, roll=0.032):
        rim = [(roll * (1 - math.cos(a)), roll * math.sin(a)) for a in (math.pi * k / 10 for k in range(1, 11))]
        out = [(w - lean * 2 - 0.06, d - lean * 2 - 0.06, 0.10, z), (w - lean * 2 - 0.02, d - lean * 2 - 0.02, 0.12, z + 0.008), (w - lean * 2,
            d - lean * 2, 0.13, z + 0.03), (w, d, 0.14, z + h - 0.05)]
        out += [(w + roll * 1.5, d + roll * 1.5, 0.15, z + h - 0.045)]
        out += [(w + roll * 2 - x * 2 - (0 if x < roll else 0), d + roll * 2 - x * 2, 0.15, z + h - 0.02 + y * 0.9) for x, y in rim]
        out += [(w - e * 2, d - e * 2, 0.13, z + h - 0.06), (w - lean * 2 - e * 2, d - lean * 2 - e * 2, 0.12, z + floor + 0.03),
            (w - lean * 2 - 0.10, d - lean * 2 - 0.10, 0.10, z + floor)]
        return out

    tray = tub(walls(length + 0.05, depth + 0.05, 0.22, 0.0, 0.03, 0.03), tray_material or material)
    box_ = tub(walls(length - 0.14, depth - 0.14, height, 0.05), material)
    return [tray, box_]
