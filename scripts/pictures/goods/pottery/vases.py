"""The potter's vases and planters. Each function builds one at the origin."""
import math

from mathutils import Vector

from goods.pottery.clay import hollow, thrown
from materials import Surface
from shapes import fillet, join, spline, tube


def bud_vase(material):
    """Six inches: a low belly and a narrow neck."""
    outer = spline([(0.27, 0.03), (0.42, 0.13), (0.485, 0.34), (0.36, 0.62), (0.165, 0.88), (0.118, 1.12), (0.135, 1.36), (0.178, 1.49)], 90)
    return thrown("vase", hollow(outer, 0.032), material, 1.1)


def handled_vase(material):
    """Eleven inches, with two handles from the shoulder to the neck."""
    outer = spline(
        [(0.46, 0.03), (0.58, 0.22), (0.86, 0.90), (0.88, 1.32), (0.66, 1.82), (0.385, 2.12), (0.34, 2.40), (0.43, 2.70), (0.50, 2.80)], 110
    )
    body = thrown("vase", hollow(outer, 0.05), material, 1.6, 0.13)
    ears = []
    for way in (1, -1):
        path = [(way * x, 0, z) for x, z in ((0.33, 2.44), (0.54, 2.56), (0.80, 2.46), (0.93, 2.16), (0.88, 1.86), (0.74, 1.60))]
        ears.append(tube("handle", path, [0.13, 0.085, 0.072, 0.068, 0.07, 0.12], material, flat=1.7, count=64))
    return join(body, *ears)


def moon_vase(material):
    """Two bowls joined at their rims: a sphere that leans a little, with a low collar."""
    outer = spline(
        [(0.50, 0.03), (0.74, 0.16), (1.06, 0.62), (1.15, 1.04), (1.05, 1.46), (0.72, 1.86), (0.40, 2.03), (0.335, 2.08), (0.345, 2.20)], 120
    )

    def leaning(r, a, z):
        seam = 0.010 * math.exp(-(((z - 1.05) / 0.028) ** 2)) * (0.6 + 0.4 * math.sin(2 * a))
        x, y = (r + (seam if r > 0.9 else 0)) * math.cos(a), r * math.sin(a)
        lean = max(0.0, z - 0.1)
        return x + 0.03 * lean, y * 0.99, z

    return thrown("vase", hollow(outer, 0.055), material, 0.9, 0.15, seed=3, wobble=0.008, bend=leaning)


def floor_vase(material):
    """Twenty-four inches, thrown in two parts: the joint shows as a slight step."""
    outer = spline([(0.72, 0.03), (0.78, 0.12), (0.92, 0.9), (1.06, 2.0), (1.10, 3.0)], 60) + spline(
        [(1.115, 3.06), (1.06, 3.9), (0.84, 4.7), (0.55, 5.2), (0.46, 5.55), (0.50, 5.9), (0.60, 6.1)], 80
    )
    return thrown("vase", hollow(outer, 0.08), material, 3.2, 0.24, steps=160, step=0.03)


def terracotta(color="#8f5238"):
    """Unglazed clay with a bloom of lime."""
    s = Surface("terracotta", color, 0.85, specular=0.2)
    tone = s.mix(s.ramp(s.noise(3, 5, 0.6), (0.35, 0.0), (0.7, 1.0)), color, s.mix(0.25, color, "#b58262"))
    lime = s.ramp(s.noise(6, 5, 0.65), (0.50, 0.0), (0.80, 0.16))
    s.set("Base Color", s.mix(lime, tone, "#d8b79c"))
    lines = s.noise(1, 3, 0.5, s.stretch(2, 2, 60))
    return s.bump(s.math("ADD", s.math("MULTIPLY", lines, 0.5), s.noise(60, 3)), 0.18, 0.012).done()


def flower_pot(material):
    """Seven inches, with a collar and a saucer."""
    line = fillet(
        [
            (0, 0.06),
            (0.52, 0.06),
            (0.56, 0.08, 0.02),
            (0.745, 1.16, 0.0),
            (0.75, 1.18, 0.01),
            (0.83, 1.185, 0.03),
            (0.885, 1.58, 0.03),
            (0.86, 1.61, 0.02),
            (0.815, 1.605, 0.02),
            (0.79, 1.2, 0.03),
            (0.70, 1.1, 0.05),
            (0.52, 0.17, 0.03),
            (0, 0.15),
        ],
        0.02,
    )
    pot = thrown("pot", line, material, 0.7, 0.1, wobble=0.003)
    dish = fillet(
        [
            (0, 0.0),
            (0.70, 0.0, 0.02),
            (0.80, 0.06, 0.06),
            (0.90, 0.20, 0.01),
            (0.91, 0.225, 0.02),
            (0.87, 0.235, 0.02),
            (0.83, 0.20, 0.02),
            (0.74, 0.065, 0.05),
            (0, 0.055),
        ],
        0.02,
    )
    return [pot, thrown("saucer", dish, material, 0.5, 0.1, wobble=0.003, seed=2)]


def ribbed_planter(material, ribs=44, radius=1.2, height=1.75):
    """A straight pot with fine ribs cut while it was leather-hard."""
    outer = [(radius * 0.84, 0.0), (radius * 0.90, 0.015)] + spline(
        [(radius * 0.94, 0.06), (radius * 0.985, 0.25), (radius, height * 0.6), (radius, height)], 60
    )

    def cut(r, a, z):
        deep = min(1.0, max(0.0, (z - 0.16) / 0.10)) * min(1.0, max(0.0, (height - 0.16 - z) / 0.10)) if r > radius * 0.955 else 0.0
        return r + 0.024 * deep * (abs(math.cos(ribs * a / 2)) - 0.8), z

    return thrown("planter", hollow(outer, 0.06, foot=radius * 0.84, bare=False), material, 0.4, 0.12, steps=ribs * 10, bend=cut, step=0.03)


def stand(timber, radius=1.25, height=1.3, rest=0.62):
    """Four legs and two crossed bars that carry a pot."""
    things = []
    for k in range(4):
        a = math.radians(45 + 90 * k)
        x, y = radius * math.cos(a), radius * math.sin(a)
        leg = tube(
            "leg",
            [(x * 1.06, y * 1.06, 0.0), (x * 1.03, y * 1.03, height * 0.5), (x, y, height)],
            [0.062, 0.078, 0.07],
            timber("z", k),
            sides=24,
            count=24,
        )
        things.append(leg)
    for k in range(2):
        a = math.radians(45 + 90 * k)
        bar = tube("bar", [(-radius * 1.02, 0, 0), (0, 0, 0), (radius * 1.02, 0, 0)], 0.06, timber("x", 5 + k), sides=20, count=16, flat=1.3)
        bar.rotation_euler.z = a
        bar.location.z = rest - 0.075 - 0.001 * k
        things.append(bar)
    return things


def hanging_pot(material, radius=0.76, height=0.98):
    """A round-bottomed pot under a rim with holes for three cords."""
    outer = [(0.30, 0.0)] + spline(
        [(0.36, 0.01), (radius * 0.80, height * 0.22), (radius, height * 0.60), (radius * 0.95, height * 0.92), (radius * 0.97, height)], 60
    )
    return thrown("pot", hollow(outer, 0.042, foot=0.30, bare=False), material, 1.4, 0.1)


def cord(path, material, radius=0.022, twist=26):
    """Three strands laid around each other along a line."""
    line = [Vector(p) for p in spline(path, 160)]
    things = []
    for strand in range(3):
        points = []
        for k, here in enumerate(line):
            ahead = (line[min(160, k + 1)] - line[max(0, k - 1)]).normalized()
            side = ahead.cross(Vector((0.31, 0.9, 0.2))).normalized()
            up = ahead.cross(side)
            a = 2 * math.pi * (k / 160 * twist + strand / 3)
            points.append(here + (side * math.cos(a) + up * math.sin(a)) * radius * 0.6)
        things.append(tube("cord", points, radius * 0.62, material, sides=8, count=320))
    return things


def trough(material, half=(1.70, 0.60), height=1.15, corner=0.16):
    """A long slab-built box, and the tray below it."""

    def around(a0, b0):
        reach = 1.0

        def at(r, a, z):
            c, s = math.cos(a), math.sin(a)
            n = 9
            f = (abs(c) ** n + abs(s) ** n) ** (-1 / n)
            x, y, out = a0 * c * f, b0 * s * f, r - reach
            nx, ny = abs(c) ** (n - 1) * math.copysign(1, c) / a0, abs(s) ** (n - 1) * math.copysign(1, s) / b0
            long = math.hypot(nx, ny)
            t = min(1.0, max(0.0, (r - 0.45) / 0.3))
            px, py = x + nx / long * out, y + ny / long * out
            return x * r * (1 - t) + px * t, y * r * (1 - t) + py * t, z + 0.008 * math.sin(x * 2.1 + 1) * min(1, z)

        return at

    box_ = fillet(
        [
            (0, 0.09),
            (0.90, 0.09),
            (0.955, 0.10, 0.02),
            (0.985, 0.14, 0.03),
            (1.0, height, 0.0),
            (0.995, height + 0.014, 0.0),
            (0.965, height + 0.02, 0.0),
            (0.935, height + 0.012, 0.0),
            (0.93, 0.22, 0.04),
            (0.80, 0.18, 0.03),
            (0, 0.18),
        ],
        0.02,
    )
    tray = fillet(
        [
            (0, 0.0),
            (0.96, 0.0, 0.02),
            (1.02, 0.03, 0.03),
            (1.055, 0.14, 0.0),
            (1.045, 0.155, 0.0),
            (1.015, 0.15, 0.0),
            (0.99, 0.07, 0.03),
            (0.9, 0.05, 0.03),
            (0, 0.05),
        ],
        0.02,
    )
    return [
        thrown("trough", box_, material, 0.5, 0.3, steps=360, wobble=0, bend=around(*half), step=0.03),
        thrown("tray", tray, material, 0.3, steps=360, wobble=0, bend=around(half[0] * 1.0, half[1] * 1.0), step=0.03),
    ]
