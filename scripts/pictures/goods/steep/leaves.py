"""Tea and what it is sold in: tins, pouches, boxes of small tins, loose leaves. Their labels are in labels.py."""
import math
import random

import bpy
from mathutils import Vector, noise

from goods.steep.labels import tin_label
from materials import Surface, lacquer
from shapes import bevel, box, fillet, group, lathe, link_mesh, tube, wrap


def tin(body, lid, label, radius=0.40, height=1.28, cap=0.25, degrees=190, low=0.12, high=0.86):
    """A round tin with a rolled foot, a slip lid and a paper label around it."""
    line = fillet(
        [
            (0, 0.012),
            (radius - 0.035, 0.012, 0.01),
            (radius - 0.02, 0.0, 0.008),
            (radius + 0.006, 0.0, 0.012),
            (radius + 0.009, 0.022, 0.01),
            (radius, 0.038, 0.008),
            (radius, height, 0.01),
            (0, height),
        ],
        0.01,
    )
    top = height + 0.028
    r = radius + 0.011
    cover = fillet(
        [
            (0, top - 0.05),
            (radius, height - cap, 0.002),
            (r + 0.004, height - cap - 0.001, 0.004),
            (r + 0.005, height - cap + 0.02, 0.006),
            (r, height - cap + 0.028, 0.004),
            (r, top - 0.03, 0.01),
            (r + 0.004, top - 0.012, 0.012),
            (r - 0.012, top, 0.012),
            (r - 0.035, top - 0.004, 0.008),
            (r - 0.05, top - 0.022, 0.012),
            (r - 0.075, top - 0.02, 0.01),
            (r - 0.12, top - 0.004, 0.03),
            (0, top),
        ],
        0.012,
    )
    limit = height - cap
    return [
        lathe("tin", line, body, wobble=0.0006),
        lathe("lid", cover, lid, wobble=0.0006),
        wrap("label", radius + 0.0035, limit * low, limit * high, label, degrees),
    ]


def painted_tin(color):
    """Paint on tin: a soft gloss that is never quite even."""
    s = Surface("paint", color, 0.34, specular=0.45, clearcoat=0.2, clearcoat_roughness=0.25)
    s.set("Base Color", s.mix(s.ramp(s.noise(3, 4), (0.35, 0.0), (0.7, 1.0)), color, s.mix(0.08, color, "#1a1512")))
    s.set("Roughness", s.ramp(s.noise(5, 4), (0.3, 0.28), (0.7, 0.42)))
    return s.bump(s.math("MULTIPLY_ADD", s.noise(3, 2), 1.0, s.math("MULTIPLY", s.noise(60), 0.05)), 0.06, 0.05).done()


def foglight_tin():
    """The tin that stands for the seller on pages of several sellers."""
    return tin(painted_tin("#1c443b"), painted_tin("#b08b4a"), tin_label("Foglight Breakfast", "black tea", "50 g", "#1c443b", "sun"))


class Pouch:
    """A block-bottom pouch, 12 by 20 cm: pleated at its sides, filled to two thirds, its top rolled under a tin tie."""

    def __init__(self, width=1.24, depth=0.68, height=1.86, seed=0.0):
        self.w, self.d, self.h, self.seed = width, depth, height, seed

    def depth(self, t):
        return self.d * (1 - max(0.0, (t - 0.25) / 0.75) ** 1.25) + 0.02

    def front(self, u, t, way=-1):
        """A point of the front (way -1) or back: u from -1 to 1 across, t from 0 to 1 up."""
        d = self.depth(t)
        belly = 0.085 * math.cos(u * math.pi / 2) ** 0.8 * math.sin(math.pi * min(1, t * 1.05 + 0.06)) ** 0.7
        x = u * self.w / 2 * (1 - 0.012 * math.sin(math.pi * t))
        z = self.h * t
        rough = (
            noise.noise(Vector((x * 1.6, z * 1.5, way * 3 + self.seed))) * 0.030
            + noise.noise(Vector((x * 4.5 + z, z * 4 - x, way * 5 + self.seed))) * 0.011
        )
        fold = 0.026 * math.exp(-(((t - 0.80 + 0.10 * abs(u)) / 0.035) ** 2)) * abs(u) ** 0.7
        y = way * (d / 2 + belly + (rough - fold) * min(1, t * 6) * min(1, (1 - t) * 8 + 0.15))
        return (x, y, z)

    def body(self, material):
        nu, nt = 34, 56
        points, faces, size = [], [], 0
        for j in range(nt + 1):
            t = j / nt
            ring = [self.front(-1 + 2 * k / nu, t) for k in range(nu + 1)]
            ring += self._pleat(t, 1) + [self.front(1 - 2 * k / nu, t, 1) for k in range(nu + 1)] + self._pleat(t, -1)
            size = len(ring)
            points += ring
        for j in range(nt):
            for k in range(size):
                n = (k + 1) % size
                faces.append((j * size + k, j * size + n, (j + 1) * size + n, (j + 1) * size + k))
        faces.append(tuple(reversed(range(size))))
        thing = link_mesh("pouch", points, faces, material)
        thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(50)
        bevel(thing, 0.012, 3)
        thing.modifiers[-1].angle_limit = math.radians(50)
        return thing

    def _pleat(self, t, side):
        a, b = Vector(self.front(side, t, -side)), Vector(self.front(side, t, side))
        half = self.d / 2
        gap = (b - a).length / 2
        deep = math.sqrt(max(0.0, half**2 - min(gap, half) ** 2)) * 0.95
        out = []
        for k in range(1, 8):
            f = k / 8
            p = a.lerp(b, f)
            p.x -= side * deep * (1 - abs(2 * f - 1))
            out.append(tuple(p))
        return out

    def label(self, material, low=0.13, high=0.72, across=0.80, lift=0.006):
        """A sticker that lies on the front."""
        nu, nt = 28, 34
        points, faces = [], []
        for j in range(nt + 1):
            for k in range(nu + 1):
                x, y, z = self.front((-1 + 2 * k / nu) * across, low + (high - low) * j / nt)
                points.append((x, y - lift, z))
        for j in range(nt):
            for k in range(nu):
                a = j * (nu + 1) + k
                faces.append((a, a + 1, a + nu + 2, a + nu + 1))
        thing = link_mesh("label", points, faces, material)
        sheet = thing.data.uv_layers.new(name="print")
        for corner in thing.data.loops:
            j, k = divmod(corner.vertex_index, nu + 1)
            sheet.data[corner.index].uv = (k / nu, j / nt)
        return thing

    def top(self, material, tie):
        """The rolled top, and the tie whose ends are bent around it."""
        w, z = self.w, self.h
        roll = box("roll", (w * 1.0, 0.075, 0.17), material, 0.03, (0, -0.03, z - 0.065), 5)
        strip = box("tie", (w * 1.10, 0.014, 0.075), tie, 0.006, (0, -0.074, z - 0.02))
        ends = [box("tie", (0.016, 0.115, 0.075), tie, 0.006, (side * w * 0.55, -0.02, z - 0.02)) for side in (-1, 1)]
        return [roll, strip, *ends]


def pouch_paper(color):
    """Coated paper that creases."""
    s = Surface("pouch", color, 0.5, specular=0.35)
    s.set("Base Color", s.mix(s.ramp(s.noise(4, 4), (0.35, 0.0), (0.7, 1.0)), color, s.mix(0.1, color, "#17120e")))
    creases = s.math("ABSOLUTE", s.math("SUBTRACT", s.noise(3.4, 3, 0.55, None, 0.8), 0.5))
    return s.bump(
        s.math("ADD", s.math("MULTIPLY", s.ramp(creases, (0.0, 0.0), (0.10, 1.0)), 0.7), s.math("MULTIPLY", s.noise(8, 4), 0.8)), 0.28, 0.03
    ).done()


def pouch(color, tie, label):
    made = Pouch()
    skin = pouch_paper(color)
    return [made.body(skin), made.label(label), *made.top(skin, lacquer(tie, 0.35))]


def disc(radius, material, z, steps=64):
    """A round print that lies flat."""
    line = [(math.cos(2 * math.pi * k / steps), math.sin(2 * math.pi * k / steps)) for k in range(steps)]
    thing = link_mesh("disc", [(x * radius, y * radius, z) for x, y in line], [tuple(range(steps))], material)
    layer = thing.data.uv_layers.new(name="print")
    for corner in thing.data.loops:
        x, y = line[corner.vertex_index]
        layer.data[corner.index].uv = (x / 2 + 0.5, y / 2 + 0.5)
    return thing


def small_tin(body, label, radius=0.30):
    """A flat tin of fifteen grams, its lid printed."""
    base = lathe("base", fillet([(0, 0.0), (radius, 0.0, 0.03), (radius, 0.2, 0.01), (0, 0.2)], 0.01), body)
    r = radius + 0.012
    cover = lathe(
        "cover",
        fillet(
            [
                (0, 0.14),
                (r - 0.005, 0.14, 0.004),
                (r + 0.004, 0.148, 0.006),
                (r, 0.30, 0.035),
                (r - 0.03, 0.312, 0.01),
                (r - 0.042, 0.304, 0.006),
                (0, 0.304),
            ],
            0.01,
        ),
        body,
    )
    return [base, cover, disc(r - 0.044, label, 0.3055)]


def six_box(carton, inlay, body, labels):
    """A carton tray with six small tins in two rows, held by a card with holes."""
    w, d, h, wall = 2.24, 1.56, 0.36, 0.035
    things = [box("floor", (w, d, 0.03), carton, 0.01)]
    for x in (-1, 1):
        things.append(box("side", (wall, d, h), carton, 0.012, (x * (w / 2 - wall / 2), 0, 0)))
        things.append(box("side", (w, wall, h), carton, 0.012, (0, x * (d / 2 - wall / 2), 0)))
    things.append(box("inlay", (w - 0.08, d - 0.08, 0.02), inlay, 0.004, (0, 0, 0.20)))
    dice = random.Random(4)
    for k, label in enumerate(labels):
        x, y = (k % 3 - 1) * 0.70, (0.5 - k // 3) * 0.70
        things += group(small_tin(body, label), (x, y, 0.10), turn=dice.uniform(-7, 7))
    return things


def _piece(kind, dice):
    """One dry leaf, bud, petal or needle around the origin, along x."""
    if kind == "petal":
        n, m = 7, 4
        length, width, curl = dice.uniform(0.10, 0.22), dice.uniform(0.07, 0.12), dice.uniform(0.5, 2.4)
        points, faces = [], []
        for i in range(n + 1):
            t = i / n - 0.5
            half = width * (0.25 + math.sin(math.pi * (i + 0.4) / (n + 0.8))) * dice.uniform(0.7, 1.0)
            for j in range(m + 1):
                v = j / m - 0.5
                bend = curl * v * 2
                points.append(
                    (
                        length * t,
                        half * 0.5 * math.sin(bend) / max(0.4, curl),
                        half * 0.45 * (1 - math.cos(bend)) + 0.03 * math.sin(i * 1.9 + j) + dice.uniform(-0.006, 0.006),
                    )
                )
        for i in range(n):
            for j in range(m):
                a = i * (m + 1) + j
                faces.append((a, a + 1, a + m + 2, a + m + 1))
        return link_mesh("petal", points, faces)
    spec = {
        "needle": (0.14, 0.30, 0.010, 0.022, 1.6),
        "twist": (0.13, 0.26, 0.020, 0.07, 1.5),
        "bud": (0.20, 0.36, 0.018, 0.028, 1.3),
        "stem": (0.08, 0.2, 0.006, 0.01, 1.0),
    }[kind]
    length, bend = dice.uniform(spec[0], spec[1]), spec[3]
    path = [(length * (k / 4 - 0.5), dice.uniform(-bend, bend), dice.uniform(-bend, bend)) for k in range(5)]
    fat = spec[2] * dice.uniform(0.75, 1.25)
    swell = [fat * f * dice.uniform(0.7, 1.25) for f in (0.45, 0.95, 1.15, 0.95, 0.3)]
    return tube("leaf", path, swell, None, sides=7, flat=spec[4] * dice.uniform(0.8, 1.2), count=14, sideways=(0, dice.uniform(-1, 1), 1))


def dry(color, tip, rough=0.62):
    """A dried leaf."""
    s = Surface("dry", color, rough, specular=0.3, sheen=0.1)
    there = s.add("ShaderNodeObjectInfo").outputs["Random"]
    s.set("Base Color", s.mix(s.math("MULTIPLY", s.math("MULTIPLY", there, s.noise(12, 2)), 1.5), color, tip))
    return s.bump(s.noise(50, 3, 0.6, s.stretch(0.3, 1, 1)), 0.5, 0.01).done()


def heap(radius, low, rise, kinds, seed=1, count=1500):
    """A heap of loose leaves: `kinds` are (shape, color, tip, share). Under the leaves lies a dark body."""
    dice = random.Random(seed)
    ground = dry(kinds[0][1], "#0d0a08")
    lathe(
        "under",
        [(0, low - 0.1), (radius * 0.98, low - 0.06)] + [(radius * (1 - k / 12), low - 0.05 + rise * (1 - (1 - k / 12) ** 2)) for k in range(13)],
        ground,
        64,
    )
    stock = []
    for kind, color, tip, share in kinds:
        material = dry(color, tip)
        for _ in range(9):
            one = _piece(kind, dice)
            one.data.materials.clear()
            one.data.materials.append(material)
            for face in one.data.polygons:
                face.use_smooth = True
            stock.append((one.data, share))
            bpy.data.objects.remove(one)
    shares = [share for _, share in stock]
    scene = bpy.context.scene.collection
    for _ in range(count):
        mesh = dice.choices(stock, shares)[0][0]
        r, a = radius * math.sqrt(dice.random()), dice.uniform(0, 2 * math.pi)
        thing = bpy.data.objects.new("leaf", mesh)
        thing.location = (r * math.cos(a), r * math.sin(a), low + rise * (1 - (r / radius) ** 2) + dice.uniform(-0.03, 0.035))
        thing.rotation_euler = (dice.uniform(0, 6.28), dice.gauss(0, 0.28), dice.uniform(0, 6.28))
        size = dice.uniform(0.75, 1.1)
        thing.scale = (size, size, size)
        scene.objects.link(thing)
