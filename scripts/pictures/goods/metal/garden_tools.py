"""For the garden: trowel, fork, shears, watering cans, a storm lantern. Hand tools lie along x, their business end to the right."""
import math

import numpy as np

from goods.metal.metalwork import along, ash, bar, brass, forged, ground_steel
from materials import Surface, lacquer, leather, metal
from parts import cutout, lay
from shapes import fillet, join, lathe, link_mesh, spline, tube


def _grip(wood_=None, collar=None, length=1.25):
    """A turned handle that ends in a ferrule at the origin, with a leather loop at its butt."""
    wood_ = wood_ or ash("z", 2.0, rough=0.4, gloss=0.12)
    line = spline([(0.001, -length), (0.10, -length + 0.01), (0.155, -length + 0.10), (0.165, -length + 0.28), (0.145, -length + 0.55), (0.118, -0.45), (0.112, -0.25), (0.10, -0.18)], 64)
    grip = along(lathe("grip", [*line, (0, -0.18)], wood_), "x")
    for v in grip.data.vertices:
        v.co.y *= 0.92
    collar = along(lathe("ferrule", fillet([(0, -0.22), (0.108, -0.22), (0.114, -0.19), (0.10, -0.02), (0.07, 0.0), (0, 0.0)], 0.014), collar or metal("#8b8c8d", 0.26, 0.0)), "x")
    hide = leather("#6f4527")
    e = -length + 0.12
    loop = tube("loop", [(e, 0.12, 0.02), (e, 0.16, 0.03), (e - 0.14, 0.13, -0.02), (e - 0.38, 0.10, -0.10), (e - 0.52, 0.0, -0.135), (e - 0.36, -0.11, -0.12), (e - 0.13, -0.13, -0.02), (e, -0.16, 0.03), (e, -0.12, 0.02)], 0.021, hide, sides=12, flat=1.3, count=80, sideways=(0, 0, 1))
    return [grip, collar, loop]


def _marked(color, first, last, per=0.254, rough=0.34, bright=False):
    """Steel with inch marks pressed across: dark lines every inch from `first` to `last`."""
    s = Surface("marked", color, rough, metallic=0.95)
    split = s.add("ShaderNodeSeparateXYZ", Vector=s.where)
    x, y = split.outputs["X"], s.math("ABSOLUTE", split.outputs["Y"])
    step = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("DIVIDE", s.math("SUBTRACT", x, first - per / 2), per)), 0.5))
    line = s.math("MULTIPLY", s.math("LESS_THAN", step, 0.032), s.math("LESS_THAN", y, 0.12))
    line = s.math("MULTIPLY", line, s.math("MULTIPLY", s.math("GREATER_THAN", x, first - 0.05), s.math("LESS_THAN", x, last + 0.05)))
    fine = s.noise(1, 4, 0.6, s.stretch(3, 120, 120))
    cloud = s.ramp(s.noise(3, 5), (0.3, 0.0), (0.75, 0.5 if bright else 0.8))
    s.set("Base Color", s.mix(line, s.mix(cloud, color, "#5e5f61" if bright else "#2e2c2b"), "#141312"))
    s.set("Roughness", s.math("MULTIPLY_ADD", fine, 0.15, rough - 0.06))
    height = s.math("MULTIPLY_ADD", line, -2.0, s.math("MULTIPLY_ADD", s.noise(4, 1), 0.8, s.math("MULTIPLY", fine, 0.25)))
    return s.bump(height, 0.2, 0.02).done()


def _scoop(width, length, depth, material, thick=0.02):
    """A trowel's blade from the origin along x: hollow across, pointed, a little bent upwards at its end."""
    nx, ny = 60, 24
    half = np.array(spline([(0.0, 0.15), (0.05, 0.36), (0.18, 0.47), (0.42, 0.49), (0.66, 0.41), (0.86, 0.23), (1.0, 0.015)], 120))
    top, low = [], []
    for i in range(nx + 1):
        t = 1 - (1 - i / nx) ** 1.25
        w = np.interp(t, half[:, 0], half[:, 1]) * width
        bow = depth * (1 - 0.75 * t**1.5)
        for j in range(ny + 1):
            f = 2 * j / ny - 1
            z = bow * (f * f * (w / (0.5 * width)) ** 2) - 0.10 * t * (1 - t) * length * 0.4
            top.append((t * length, f * w, z + thick / 2))
            low.append((t * length, f * w * 1.004, z - thick / 2))
    n = ny + 1
    faces = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(nx) for j in range(ny)]
    count = len(top)
    faces += [tuple(count + k for k in reversed(face)) for face in list(faces)]
    rim = [i * n for i in range(nx)] + [nx * n + j for j in range(ny)] + [i * n + ny for i in range(nx, 0, -1)] + [j for j in range(ny, 0, -1)]
    faces += [(a, b, b + count, a + count) for a, b in zip(rim[1:] + rim[:1], rim)]
    blade = link_mesh("blade", top + low, faces, material)
    blade.data.use_auto_smooth, blade.data.auto_smooth_angle = True, math.radians(50)
    return blade


def trowel(width=0.86, length=1.55, steel_=None, wood_=None, collar=None, neck=0.62):
    """A hand trowel marked in inches."""
    steel_ = steel_ or _marked("#63656a", 0.40, 1.35)
    blade = _scoop(width, length, 0.20, steel_)
    blade.location = (neck, 0, -0.20)
    plain_ = metal("#6a6c70", 0.3, 0.0)
    stem = bar("neck", [(-0.04, 0, 0), (0.14, 0, 0.0), (0.30, 0, -0.03), (0.50, 0, -0.15), (neck + 0.10, 0, -0.185), (neck + 0.30, 0, -0.205)], [(0.062, 0.062), (0.05, 0.052), (0.055, 0.052), (0.075, 0.045), (0.10, 0.028), (0.06, 0.012)], plain_, 2.0, 60)
    return lay(lay([blade, stem, *_grip(wood_, collar)], tilt=(0, -1.45)), (0, 0, 0.193))


def fork(tines=4, wood_=None, collar=None, spread=0.26, length=1.1, square=True, tone="#5f6166"):
    """A hand fork with tines of square section."""
    s = forged(tone, 0.36)
    power = 5 if square else 2
    things = [bar("neck", [(-0.04, 0, 0), (0.14, 0, 0), (0.32, 0, -0.03), (0.55, 0, -0.13)], [(0.062, 0.062), (0.052, 0.052), (0.055, 0.052), (0.07, 0.05)], s, 2.2, 40)]
    for k in range(tines):
        y = spread * (k - (tines - 1) / 2)
        reach = length * (1.0 if abs(y) < spread * 0.6 else 0.97)
        path = [(0.40, y * 0.05, -0.06), (0.50, y * 0.40, -0.11), (0.60, y * 0.86, -0.15), (0.76, y * 1.0, -0.175), (0.55 + reach * 0.55, y, -0.19), (0.55 + reach, y, -0.12)]
        things.append(bar("tine", path, [(0.055, 0.045), (0.05, 0.045), (0.043, 0.043), (0.042, 0.042), (0.036, 0.034), (0.012, 0.010)], s, power, 70, cap=(0.5, 0.8)))
    return lay(lay([*things, *_grip(wood_, collar)], tilt=(0, -1.6)), (0, 0, 0.194))


def shears(color="#9c2a20", straight=False):
    """Pruning shears, half open: a cutting blade, a hook, red grips, a spring between them and a catch."""
    bright, dark = ground_steel("#c2c2c0", 0.2, "x", 0.4, 0.1), metal("#8f9092", 0.28, 0.0)
    coat = lacquer(color, 0.3)
    if straight:
        edge = spline([(-0.06, 0.10), (0.16, 0.15), (0.6, 0.155), (1.1, 0.09), (1.42, 0.0)], 60)
        cut = cutout("blade", [edge + spline([(1.42, 0.0), (0.9, -0.015), (0.4, -0.03), (0.1, -0.10), (-0.06, -0.12)], 40)], 0.034, bright, 0.010)
        hook = cutout("hook", [[(x, -y) for x, y in edge] + [(x, -y) for x, y in spline([(1.40, 0.0), (0.9, -0.015), (0.4, -0.03), (0.1, -0.10), (-0.06, -0.12)], 40)]], 0.034, bright, 0.010)
    else:
        cut = cutout("blade", [spline([(-0.05, 0.12), (0.12, 0.16), (0.36, 0.20), (0.62, 0.13), (0.82, -0.03)], 60) + spline([(0.81, -0.035), (0.6, -0.035), (0.36, -0.06), (0.12, -0.13), (-0.06, -0.13)], 40)], 0.036, bright, 0.010)
        hook = cutout("hook", [spline([(-0.06, 0.10), (0.14, 0.08), (0.36, -0.05), (0.55, -0.11), (0.74, -0.06)], 60) + spline([(0.76, -0.075), (0.62, -0.20), (0.36, -0.22), (0.12, -0.18), (-0.06, -0.14)], 40)], 0.05, dark, 0.016)
    arms = []
    for way, z in ((1, 0.0), (-1, 0.0)):
        path = [(-0.02, 0.02 * way, z), (-0.22, 0.10 * way, z), (-0.50, 0.185 * way, z), (-0.86, 0.20 * way, z), (-1.2, 0.15 * way, z), (-1.40, 0.13 * way, z)]
        arm = bar("arm", path, [(0.10, 0.05), (0.085, 0.05), (0.075, 0.055), (0.07, 0.055), (0.068, 0.05), (0.06, 0.045)], dark, 3.0, 60)
        grip = bar("grip", [(x, y + 0.006 * way, zz) for x, y, zz in path[1:]] + [(-1.47, 0.16 * way, z)], [(0.085, 0.062), (0.092, 0.082), (0.088, 0.082), (0.082, 0.076), (0.08, 0.072), (0.075, 0.065)], coat, 2.5, 70, cap=(0.25, 0.7))
        arms.append([arm, grip])
    lift = 0.035
    one = lay([cut, *arms[1]], (0, 0, lift / 2), turn=13)
    two = lay([hook, *arms[0]], (0, 0, -lift / 2), turn=-13)
    bolt = lathe("bolt", fillet([(0, -0.06), (0.12, -0.06), (0.125, 0.055, 0.01), (0.118, 0.068, 0.01), (0, 0.07)], 0.008), dark, 60)
    nut = [(0.085 * math.cos(a), 0.085 * math.sin(a)) for a in (math.pi / 3 * k for k in range(6))]
    head = cutout("nut", [nut], 0.05, bright, 0.01)
    head.location.z = 0.09
    spring = []
    if straight:
        spring.append(bar("spring", [(-0.68, -0.27, 0), (-0.50, -0.19, 0), (-0.27, -0.05, 0), (-0.24, 0, 0), (-0.27, 0.05, 0), (-0.50, 0.19, 0), (-0.68, 0.27, 0)], [(0.011, 0.045)] * 3, bright, 4, 60))
    else:
        coil = []
        for k in range(120):
            t = k / 119
            a = 2 * math.pi * 7 * t
            coil.append((-0.42 + 0.052 * math.cos(a), -0.15 + 0.30 * t, 0.052 * math.sin(a)))
        spring.append(tube("spring", coil, 0.011, bright, sides=10, count=420))
    return lay([*one, *two, bolt, head, *spring], (0, 0, 0.085))


def _rose(place, lean, radius, material, tone):
    """A can's rose: a cone with a perforated face, looking along x before it is leant upwards by `lean` degrees."""
    cone = lathe("rose", fillet([(0, -0.22), (0.095, -0.22), (0.105, -0.10, 0.03), (radius * 0.98, 0.10, 0.04), (radius, 0.13, 0.01), (radius * 0.97, 0.145, 0.01)], 0.01) + spline([(radius * 0.95, 0.146), (radius * 0.5, 0.18), (0.001, 0.192)], 12), material)
    holes = []
    for ring, count in ((0.25, 6), (0.5, 12), (0.75, 18)):
        for k in range(count):
            a = 2 * math.pi * k / count
            r = radius * ring
            holes.append((r * math.cos(a), r * math.sin(a), 0.195 - 0.046 * ring**2 - 0.001))
    points, faces = [], []
    for x, y, z in holes:
        start = len(points)
        points += [(x + 0.012 * math.cos(a), y + 0.012 * math.sin(a), z + 0.004) for a in (math.pi / 5 * k for k in range(10))]
        faces.append(tuple(range(start, start + 10)))
    dots = link_mesh("holes", points, faces, tone)
    return lay([cone, dots], place, tilt=(0, 90 - lean))


def big_can(coat, oval_=1.0, height=1.45, radius=0.86):
    """A can with a long spout and a rose on the right, a bow on top and a bow behind; two gallons and more."""
    tone = Surface("hole", "#0c0b0a", 0.9).done()
    rose = brass(0.24)
    wall = lathe("can", fillet([(0, 0.03), (radius * 1.0, 0.03), (radius * 1.0, 0.0, 0.01), (radius * 1.035, 0.0, 0.01), (radius * 1.035, 0.05, 0.01), (radius * 1.015, 0.06, 0.01), (radius * 0.90, height * 0.50, 0.0), (radius * 0.915, height * 0.505, 0.02), (radius * 0.915, height * 0.535, 0.02), (radius * 0.895, height * 0.54, 0.0), (radius * 0.80, height, 0.01), (radius * 0.82, height + 0.012, 0.015), (radius * 0.80, height + 0.03, 0.015), (radius * 0.775, height + 0.01, 0.01), (radius * 0.88, height * 0.45), (radius * 0.97, 0.08, 0.03), (0, 0.06)], 0.012), coat, 160)
    hood = _half_cover(radius * 0.79, height + 0.012, coat)
    spout = tube("spout", [(radius * 0.80, 0, 0.30), (radius * 1.2, 0, 0.55), (radius * 1.75, 0, 1.02), (radius * 2.22, 0, 1.46)], [0.20, 0.145, 0.105, 0.085], coat, sides=40)
    brace = tube("brace", [(radius * 0.80, 0, height - 0.06), (radius * 1.2, 0, height - 0.16), (radius * 1.62, 0, 0.96)], 0.026, coat, sides=14)
    end = (radius * 2.22, 0, 1.46)
    slope = math.degrees(math.atan2(0.44, radius * 0.47))
    head = _rose((end[0] + 0.13, 0, end[2] + 0.125), slope, 0.25, rose, tone)
    back = tube("back", [(-radius * 0.78, 0, height - 0.12), (-radius * 1.22, 0, height + 0.06), (-radius * 1.62, 0, height - 0.25), (-radius * 1.58, 0, height * 0.5), (-radius * 1.28, 0, 0.36), (-radius * 0.97, 0, 0.22)], 0.055, coat, sides=24, count=90)
    top = tube("top", [(-radius * 0.74, 0, height - 0.05), (-radius * 0.66, 0, height + 0.34), (-0.1, 0, height + 0.56), (radius * 0.55, 0, height + 0.38), (radius * 0.72, 0, height - 0.02)], 0.055, coat, sides=24, count=90)
    if oval_ != 1.0:
        for part in (wall, hood):
            for v in part.data.vertices:
                v.co.y *= oval_
    collar = lathe("collar", fillet([(0, -0.03), (0.24, -0.03), (0.25, 0.0), (0.21, 0.05), (0, 0.06)], 0.01), coat)
    return [wall, hood, spout, brace, back, top, *head, *lay([collar], (radius * 0.93, 0, 0.34), tilt=(0, 62))]


def _half_cover(radius, z, coat):
    """The half of a can's top that keeps the water in: towards the spout."""
    points = [(0.0, y, z) for y in (-radius, radius)]
    arc = [(radius * math.cos(a), radius * math.sin(a), z - 0.01) for a in (math.pi / 2 - math.pi * k / 40 for k in range(41))]
    crown = [(x * 0.6, y * 0.6, z + 0.05) for x, y, _ in arc]
    points = arc + crown
    faces = [(k, k + 1, k + 42, k + 41) for k in range(40)] + [tuple(range(41, 82))]
    return link_mesh("cover", points, faces, coat)


def slim_can(coat, metal_=None, brass_tip=False):
    """A small can with a brass handle and a spout like a heron's neck, on the right."""
    metal_ = metal_ or brass(0.2)
    outer = spline([(0.60, 0.02), (0.665, 0.14), (0.67, 0.42), (0.60, 0.74), (0.46, 0.92)], 56)
    can = lathe("can", [(0, 0.02), (0.54, 0.02), (0.56, 0.0), (0.585, 0.0)] + outer + fillet([(0.46, 0.92), (0.43, 0.945), (0.405, 0.985), (0.415, 1.01), (0.405, 1.018), (0.39, 1.0), (0.42, 0.93), (0.5, 0.8)], 0.012, 4) + [(0.5, 0.3)], coat, 144)
    path = [(0.56, 0, 0.20), (0.84, 0, 0.27), (1.02, 0, 0.52), (1.16, 0, 0.95), (1.33, 0, 1.32), (1.60, 0, 1.50), (1.86, 0, 1.49)]
    sizes = [0.105, 0.075, 0.056, 0.047, 0.042, 0.038, 0.036]
    spout = tube("spout", path, sizes, metal_ if brass_tip else coat, hollow=0.010, sides=28, count=110)
    if brass_tip:
        root = lathe("root", fillet([(0, 0), (0.15, 0), (0.155, 0.02), (0.10, 0.10, 0.03), (0.085, 0.14), (0, 0.14)], 0.012), metal_)
        things = [can, spout, *lay([root], (0.625, 0, 0.205), tilt=(0, 72))]
    else:
        things = [join(can, spout)]
    bow = tube("bow", [(-0.42, 0, 0.97), (-0.62, 0, 1.13), (-0.95, 0, 1.10), (-1.16, 0, 0.86), (-1.15, 0, 0.56), (-0.98, 0, 0.38), (-0.655, 0, 0.33)], 0.036, metal_, sides=24, count=96)
    feet = []
    for place, lean in (((-0.415, 0, 0.965), -50), ((-0.665, 0, 0.33), -90)):
        foot = lathe("foot", fillet([(0, -0.02), (0.075, -0.02), (0.08, 0.0), (0.045, 0.035, 0.02), (0, 0.05)], 0.008), metal_, 48)
        feet += lay([foot], place, tilt=(0, lean))
    return [*things, bow, *feet]
