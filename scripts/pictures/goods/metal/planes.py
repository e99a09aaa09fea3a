"""Planes and a spokeshave, standing on their soles along x with the toe to the right, and the shavings they take."""
import math

import numpy as np

from goods.metal.metalwork import along, bar, beech, body, brass, ground_steel, loft, oval, screw, timber
from materials import Surface, lacquer, metal
from parts import cutout, lay, slab
from shapes import box, fillet, lathe, link_mesh, plate, spline


def bronze():
    s = Surface("bronze", "#b98a5a", 0.28, metallic=1.0)
    s.set("Base Color", s.mix(s.ramp(s.noise(3, 4), (0.3, 0.0), (0.8, 0.6)), "#bd8f5e", "#8a6238"))
    s.set("Roughness", s.ramp(s.noise(7, 5), (0.3, 0.22), (0.75, 0.38)))
    return s.bump(s.noise(5), 0.06, 0.02).done()


def _shell(length, width, side, sole, dark):
    """A plane's cast body: a sole and two wings, ground outside and black inside."""
    outline = [(-length / 2, 0.0), (length / 2, 0.0)] + spline(side, 80)
    walls = []
    for way in (-1, 1):
        wall = plate("wing", outline, 0.045, sole, 0.01, (0, way * (width / 2 - 0.0225), 0))
        walls.append(wall)
    r = width * 0.3
    half = length / 2
    base = cutout("sole", [[(x, y) for x, y in slab(length, width, 0.06, steps=6)]], 0.06, sole, 0.008)
    base.location.z = 0.03
    ends = []
    for way in (-1, 1):
        ends.append(bar("lip", [(way * (half - 0.03), -width / 2 + 0.05, 0.06), (way * (half - 0.005), 0, 0.06), (way * (half - 0.03), width / 2 - 0.05, 0.06)], [(0.03, 0.05), (0.035, 0.055), (0.03, 0.05)], dark, 3, 24, cap=(0, 0)))
    bed = box("bed", (length - 0.1, width - 0.09, 0.05), dark, 0.01, (0, 0, 0.03))
    del r
    return [*walls, base, *ends, bed]


def _turn_knob(x, height, radius, wood_, z=0.08):
    line = fillet([(0, z), (radius * 0.95, z, 0.01), (radius * 0.98, z + 0.03, 0.02)], 0.02)[:-1] + spline([(radius * 0.9, z + 0.04), (radius * 0.55, z + height * 0.3), (radius * 0.62, z + height * 0.5), (radius * 1.05, z + height * 0.75), (radius * 0.98, z + height * 0.93), (radius * 0.5, z + height), (0.001, z + height * 1.01)], 48)
    knob = lathe("knob", line, wood_)
    knob.location.x = x
    return [knob, *screw(0.05, brass(), (x, 0, z + height * 1.0), "z", 35)]


def rosewood(along_="z", seed=0.0):
    return timber("#6b3520", "#32150d", along_, 16, seed=seed, pores=0.35, figure=0.6, rough=0.32, gloss=0.4)


def _iron(length, width, thick=0.032):
    """A plane's iron with its chip breaker, edge at the origin, up along -x."""
    face = ground_steel("#bdbdbb", 0.22, "x", 0.4, 0.1)
    c = 0.06
    outline = [(0, -width / 2), (0, width / 2), (-length + c, width / 2), (-length, width / 2 - c), (-length, -width / 2 + c), (-length + c, -width / 2)]
    blade = cutout("iron", [outline], thick, face, 0.004)
    cover = cutout("cover", [[(-0.02, -width / 2 + 0.003), (-0.02, width / 2 - 0.003), (-length * 0.72, width / 2 - 0.003), (-length * 0.76, width / 2 - 0.1), (-length * 0.76, -width / 2 + 0.1), (-length * 0.72, -width / 2 + 0.003)]], 0.03, face, 0.008)
    cover.location.z = 0.034
    return [blade, cover]


def _lever_cap(length, width, material, place=0.05):
    """The cap that holds the iron: broad below, narrow above, with a screw and a lever."""
    w = width / 2
    side = spline([(-place, w * 0.94), (-length * 0.35, w * 0.95), (-length * 0.62, w * 0.80), (-length * 0.85, w * 0.52), (-length, w * 0.46)], 40)
    outline = side + [(x, -y) for x, y in reversed(side)]
    cap = cutout("cap", [outline], 0.10, material, 0.035)
    cap.location.z = 0.10
    lever = bar("lever", [(-length * 0.86, 0, 0.15), (-length * 0.98, 0, 0.165), (-length * 1.12, 0, 0.14)], [(0.10, 0.018), (0.11, 0.022), (0.085, 0.018)], material, 3, 20)
    eye = lathe("screw", fillet([(0, 0.14), (0.105, 0.14), (0.105, 0.175, 0.02), (0, 0.185)], 0.01), metal("#c6c6c3", 0.18, 0.0))
    eye.location.x = -length * 0.52
    slot = screw(0.08, metal("#c6c6c3", 0.18, 0.0), (-length * 0.52, 0, 0.17), "z", 65)
    return [cap, lever, eye, *slot]


def smoothing_plane():
    """Nine inches, a two-inch iron at 45 degrees, a bronze cap, a tall grip behind and a knob in front."""
    sole, dark = ground_steel("#a8a9aa", 0.24, "x", 0.5, 0.3), lacquer("#161514", 0.28)
    side = [(1.2, 0.0), (1.2, 0.10), (1.05, 0.125), (0.72, 0.17), (0.46, 0.40), (0.22, 0.545), (-0.1, 0.56), (-0.36, 0.50), (-0.62, 0.30), (-0.9, 0.15), (-1.2, 0.10), (-1.2, 0.0)]
    things = _shell(2.4, 0.64, side, sole, dark)
    frog = plate("frog", [(0.32, 0.06), (0.30, 0.10), (-0.18, 0.60), (-0.26, 0.60), (-0.32, 0.4), (-0.32, 0.06)], 0.46, dark, 0.02)
    blade = lay([*_iron(1.55, 0.51), *_lever_cap(1.12, 0.51, bronze(), 0.14)], (0.40, 0, 0.045), tilt=(0, 45))
    wood_ = rosewood("y", 2.0)
    outline = spline([(-0.30, 0.055), (-0.32, 0.12), (-0.50, 0.19), (-0.56, 0.36), (-0.53, 0.56), (-0.46, 0.76), (-0.36, 0.92), (-0.42, 1.03), (-0.58, 1.04), (-0.78, 0.97), (-0.84, 0.88), (-0.78, 0.74), (-0.78, 0.54), (-0.86, 0.32), (-0.96, 0.15), (-0.99, 0.055)], 200, closed=True)[:-1]
    tote = cutout("tote", [outline], 0.225, wood_, 0.08)
    tote.rotation_euler, tote.location = (math.pi / 2, 0, 0), (-0.08, 0, 0.02)
    wheel = lathe("wheel", fillet([(0, -0.05), (0.13, -0.05, 0.01), (0.13, 0.05, 0.01), (0, 0.05)], 0.01), brass(), 60)
    along(wheel, "x", (-0.42, 0, 0.36))
    return [*things, frog, *blade, tote, *screw(0.05, brass(), (-0.63, 0, 1.055), "z", 15), wheel, *_turn_knob(0.86, 0.56, 0.19, rosewood("z", 1.0))]


def block_plane():
    """Six inches, for one hand: a low iron under a cap that fits the palm."""
    sole, dark = ground_steel("#b1b2b2", 0.22, "x", 0.5, 0.2), lacquer("#1a1918", 0.3)
    side = [(0.78, 0.0), (0.78, 0.12), (0.70, 0.17), (0.42, 0.235), (0.20, 0.36), (-0.02, 0.41), (-0.30, 0.40), (-0.52, 0.30), (-0.70, 0.20), (-0.78, 0.14), (-0.78, 0.0)]
    things = _shell(1.56, 0.50, side, sole, dark)
    toe = cutout("toe", [slab(0.42, 0.405, 0.06)], 0.10, sole, 0.02)
    toe.location = (0.54, 0, 0.09)
    blade = cutout("iron", [[(0, -0.20), (0, 0.20), (-1.12, 0.20), (-1.17, 0.15), (-1.17, -0.15), (-1.12, -0.20)]], 0.035, ground_steel("#bdbdbb", 0.22, "x", 0.4, 0.1), 0.004)
    cap = bronze()
    rings = []
    for x, half, z, h in ((-0.10, 0.185, 0.03, 0.012), (-0.14, 0.19, 0.035, 0.03), (-0.35, 0.195, 0.06, 0.05), (-0.55, 0.20, 0.10, 0.07), (-0.75, 0.20, 0.14, 0.10), (-0.92, 0.185, 0.14, 0.11), (-1.03, 0.145, 0.12, 0.09), (-1.08, 0.09, 0.10, 0.06), (-1.10, 0.03, 0.09, 0.025)):
        rings.append([(x, a, z + b) for a, b in oval(half, h, 2.8, 40)])
    hood = loft("cap", [[tuple(p) for p in row] for row in np.array([spline([r[k] for r in rings], 40) for k in range(40)]).transpose(1, 0, 2)], cap)
    wheel = lathe("wheel", fillet([(0, 0), (0.10, 0, 0.01), (0.10, 0.07, 0.015), (0, 0.075)], 0.01), brass(), 60)
    along(wheel, "-x", (-1.08, 0, 0.02))
    nut = lathe("nut", fillet([(0, 0.1), (0.07, 0.1), (0.07, 0.145, 0.02), (0, 0.155)], 0.01), brass(), 48)
    nut.location.x = -0.42
    tilted = lay([blade, hood, wheel, nut], (0.36, 0, 0.055), tilt=(0, 17))
    knob = lathe("knob", [(0, 0.13), (0.12, 0.13)] + spline([(0.125, 0.14), (0.085, 0.19), (0.10, 0.25), (0.125, 0.28), (0.10, 0.30), (0.001, 0.297)], 30), brass())
    knob.location.x = 0.56
    return [*things, toe, *tilted, knob]


def spokeshave():
    """Two handles, a short iron between them and two bronze screws that set it; ten inches from end to end."""
    wood_ = beech("x", 3.0, rough=0.38, gloss=0.2)
    things = []
    for way in (-1, 1):
        grip = body("grip", [(0.40, 0.02, 0.115, 0.15, 0.095), (0.52, 0.02, 0.125, 0.125, 0.09), (0.72, 0.03, 0.17, 0.10, 0.082), (0.95, 0.04, 0.215, 0.115, 0.09), (1.15, 0.045, 0.235, 0.12, 0.092), (1.28, 0.045, 0.235, 0.085, 0.07)], wood_, 2.1, 60, (0.2, 0.7))
        grip.rotation_euler = (0, 0, 0)
        if way < 0:
            grip.scale.x = -1
        things.append(grip)
    steel_ = ground_steel("#adaeae", 0.24, "x", 0.5, 0.3)
    center = body("center", [(-0.43, 0.02, 0.11, 0.165, 0.10), (-0.2, 0.02, 0.105, 0.185, 0.10), (0.2, 0.02, 0.105, 0.185, 0.10), (0.43, 0.02, 0.11, 0.165, 0.10)], steel_, 4.5, 20, (0.2, 0.2))
    blade = cutout("blade", [slab(0.52, 0.42, 0.02)], 0.022, ground_steel("#c4c4c2", 0.2, "y", 0.4), 0.004)
    cap = cutout("cap", [slab(0.50, 0.27, 0.05)], 0.06, bronze(), 0.022)
    cap.location = (0, 0.06, 0.04)
    screws = []
    for x in (-0.16, 0.16):
        post = lathe("post", fillet([(0, 0.06), (0.05, 0.06), (0.055, 0.08, 0.01), (0.035, 0.085, 0.01), (0.035, 0.105, 0.01), (0.062, 0.115, 0.01), (0.062, 0.155, 0.012), (0, 0.16)], 0.008), bronze(), 48)
        post.location = (x, 0.08, 0)
        screws += [post, *screw(0.045, bronze(), (x, 0.08, 0.155), "z", 40 + 60 * x)]
    top = lay([blade, cap, *screws], (0, 0.02, 0.205), tilt=(14, 0))
    return [*things, center, *top]


def shaving(length=2.0, radius=0.14, width=0.18, drift=0.35, seed=0, tone="#e2bd88"):
    """A curl of wood as a plane leaves it: a thin ribbon wound loosely."""
    s = Surface("shaving", tone, 0.6, specular=0.25)
    fiber = s.noise(1, 3, 0.6, s.stretch(12, 90, 12))
    s.set("Base Color", s.mix(s.math("MULTIPLY", fiber, 0.45), tone, "#b98a55"))
    material = s.bump(fiber, 0.15, 0.01).done()
    points, faces, n = [], [], 160
    a, at = 0.0, seed * 1.3
    for k in range(n + 1):
        t = k / n
        r = radius * (0.5 + 0.75 * t + 0.10 * math.sin(5 * t + seed)) + 0.5 * max(0, t - 0.80)
        a += length / n / r
        y = drift * t + 0.03 * math.sin(7 * t + seed)
        x, z = r * math.cos(a + at), r * math.sin(a + at)
        for f in (-0.5, -0.2, 0.2, 0.5):
            points.append((x * (1 + 0.04 * (f * 2) ** 2), y + f * width, z * (1 + 0.04 * (f * 2) ** 2)))
    for k in range(n):
        faces += [(4 * k + i, 4 * k + i + 1, 4 * k + i + 5, 4 * k + i + 4) for i in range(3)]
    thing = link_mesh("shaving", points, faces, material)
    low = min(p[2] for p in points)
    thing.location.z = 0.004 - low
    return [thing]
