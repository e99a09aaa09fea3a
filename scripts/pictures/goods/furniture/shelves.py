"""Shelves, with what stands on them."""
import math
import random

from goods.furniture.timber import beam, oak, powder, screw
from goods.greens.foliage import aloe, ground
from greenery import branch
from materials import Surface, glaze, plain
from parts import cutout, lay, slab
from shapes import box, fillet, lathe, link_mesh, spline, tube

CLOTHS = ("#7c3a2c", "#23395a", "#b9a98a", "#3f5646", "#b98a3c", "#5a2f38", "#8c9aa0", "#2c2b2a", "#c9bfa9", "#9a5a3a", "#40606a", "#6d6a4a")


def leaves_edge(color="#ddd2b8"):
    """The cut edge of a block of paper."""
    s = Surface("leaves", color, 0.85, specular=0.1)
    fine = s.noise(1, 2, 0.6, s.stretch(220, 1.5, 1.5))
    s.set("Base Color", s.mix(s.ramp(fine, (0.3, 0.0), (0.7, 0.4)), color, "#a08d68"))
    return s.bump(fine, 0.3, 0.01).done()


def bookcloth(color):
    """Linen on boards, a little faded."""
    s = Surface("bookcloth", color, 0.8, specular=0.15, sheen=0.1)
    s.set("Base Color", s.mix(s.ramp(s.noise(2.4, 4), (0.35, 0.0), (0.7, 0.35)), color, s.mix(0.4, color, "#a79c88")))
    return s.bump(s.math("ADD", s.noise(1, 2, 0.5, s.stretch(60, 60, 20)), s.noise(1, 2, 0.5, s.stretch(20, 20, 60))), 0.2, 0.01).done()


def bound(width, height, thick, color, dice):
    """A book in cloth that stands with its spine to the viewer (-y); x from 0 to `thick`."""
    cloth, gold = bookcloth(color), plain(dice.choice(("#b3904c", "#cdbf9f", "#26211c")), 0.5)
    round_ = thick * 0.22
    points, faces, n = [], [], 9
    for k in range(n):
        a = math.pi * k / (n - 1)
        x, y = thick / 2 - thick / 2 * math.cos(a), -round_ * math.sin(a)
        points += [(x, y, 0), (x, y, height)]
    faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(n - 1)]
    things = [link_mesh("spine", points, faces, cloth)]
    for x in (0.0, thick - 0.028):
        things.append(box("board", (0.028, width, height), cloth, 0.008, (x + 0.014, width / 2, 0)))
    things.append(box("leaves", (thick - 0.05, width - 0.06, height - 0.07), leaves_edge(), 0.004, (thick / 2, width / 2, 0.035)))
    for share in dice.choice(((0.80, 0.84, 0.14), (0.88, 0.10), (0.72, 0.90, 0.2, 0.08), (0.83,))):
        band = []
        for k in range(n):
            a = math.pi * k / (n - 1)
            x, y = thick / 2 - thick / 2 * math.cos(a) * 1.01, -round_ * math.sin(a) - 0.003
            band += [(x, y, height * share), (x, y, height * share + 0.022)]
        things.append(link_mesh("band", band, faces, gold))
    if thick > 0.18 and dice.random() < 0.6:
        patch = []
        for k in range(1, n - 1):
            a = math.pi * k / (n - 1)
            patch += [(thick / 2 - thick / 2 * math.cos(a), -round_ * math.sin(a) - 0.003, height * 0.60), (thick / 2 - thick / 2 * math.cos(a), -round_ * math.sin(a) - 0.003, height * 0.74)]
        things.append(link_mesh("title", patch, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(n - 3)], plain(dice.choice(("#3a2018", "#1e2c3c", "#d9cfb6")), 0.6)))
    return things


def row_of_books(count, seed, deep=1.5, low=1.9, high=2.6, lean=True):
    """Books side by side from x = 0, the last one leaning; gives them and how long the row is."""
    dice = random.Random(seed)
    x, things, last = 0.0, [], None
    for k in range(count):
        thick, tall = dice.uniform(0.16, 0.42), dice.uniform(low, high)
        color = dice.choice([c for c in CLOTHS if c != last])
        last = color
        book = bound(min(deep, tall * 0.72), tall, thick, color, dice)
        if lean and k == count - 1:
            tilt = 11
            things += lay(book, (x + tall * math.sin(math.radians(tilt)) + 0.01, dice.uniform(0, 0.08), 0.0), tilt=(0, -tilt))
            x += thick + tall * math.sin(math.radians(tilt))
        else:
            things += lay(book, (x, dice.uniform(0, 0.10), 0))
        x += thick + 0.006
    return things, x


def pile_of_books(count, seed, width=1.6):
    """Books that lie on each other, spines to the viewer."""
    dice = random.Random(seed)
    z, things = 0.0, []
    for _ in range(count):
        thick, tall = dice.uniform(0.18, 0.34), width * dice.uniform(0.9, 1.1)
        book = bound(width * 0.7, tall, thick, dice.choice(CLOTHS), dice)
        things += lay(book, (-tall / 2 + dice.uniform(-0.06, 0.06), dice.uniform(-0.04, 0.04), z + thick), tilt=(0, 90), turn=dice.uniform(-5, 5))
        z += thick + 0.004
    return things, z


def vase(color, stems=4, length=1.5, size=1.0):
    """A round vase with eucalyptus."""
    clay = glaze(color, 0.35, speckles=0.4, breaks="#b59a78")
    pot = lathe("vase", fillet([(0, 0.02), (0.30, 0.02), (0.32, 0, 0.01), (0.36, 0.02)], 0.01)[:-1] + spline([(0.38, 0.03), (0.62, 0.38), (0.55, 0.80), (0.26, 1.06), (0.20, 1.2), (0.26, 1.32)], 48) + [(0.24, 1.33), (0.22, 1.3), (0.17, 1.2), (0.17, 0.7)], clay, wobble=0.004)
    leans = (-22, 6, 24, -7, 38)[:stems]
    return lay([pot] + [part for k, lean in enumerate(leans) for part in branch((0.02 * k, 0, 0.9), lean, length - 0.12 * k, seed=k + 3, size=0.34)], scale=size)


def small_pot(color="#a8572f", seed=2, size=1.0):
    """A clay pot with a small aloe."""
    clay = glaze(color, 0.75, matt=True, foot=0)
    pot = lathe("pot", fillet([(0, 0), (0.32, 0, 0.02), (0.42, 0.62, 0.01), (0.47, 0.62, 0.02), (0.48, 0.80, 0.02), (0.43, 0.80, 0.01), (0.42, 0.70)], 0.01), clay)
    return lay([pot, ground(0.43, 0.72), aloe(0.72, 0.66, 18, seed)], scale=size)


def bowl(color="#d9d2c4", radius=0.75):
    clay = glaze(color, 0.3, speckles=0.4, breaks="#b59a78")
    r = radius
    return [lathe("bowl", fillet([(0, 0.02), (r * 0.42, 0.02), (r * 0.45, 0, 0.02), (r * 0.52, 0.03, 0.02)], 0.01)[:-1] + spline([(r * 0.53, 0.05), (r * 0.86, 0.26), (r, 0.58)], 24) + [(r - 0.02, 0.60), (r - 0.045, 0.575)] + spline([(r - 0.05, 0.56), (r * 0.80, 0.26), (r * 0.45, 0.08), (0, 0.06)], 24), clay)]


def jug(color="#cfc4ac"):
    """A storage jar with two ears."""
    clay = glaze(color, 0.4, speckles=0.6, breaks="#9a7a54")
    body = lathe("jug", [(0, 0.0), (0.36, 0.0), (0.40, 0.03)] + spline([(0.42, 0.05), (0.68, 0.6), (0.66, 1.1), (0.40, 1.46), (0.34, 1.62), (0.40, 1.76)], 48) + [(0.37, 1.77), (0.32, 1.7), (0.30, 1.6), (0.3, 1.3)], clay, wobble=0.004)
    ears = [tube("ear", [(w * 0.36, 0, 1.62), (w * 0.62, 0, 1.62), (w * 0.74, 0, 1.42), (w * 0.60, 0, 1.20)], [0.07, 0.06, 0.06, 0.08], clay, flat=1.5, count=30) for w in (-1, 1)]
    return [body, *ears]


def bracket(material, deep=1.7, high=1.5):
    """Folded steel: one strip up the wall, one under the board, a slanted one between."""
    things = [box("flange", (0.34, 0.06, high), material, 0.015, (0, -0.03, -high)), box("arm", (0.34, deep, 0.06), material, 0.015, (0, -deep / 2, -0.06))]
    things.append(beam("strut", [(0, -0.03, -high + 0.12), (0, -deep * 0.45, -high * 0.52), (0, -deep + 0.16, -0.08)], (0.30, 0.055), material, power=8, count=24, ends=0.02))
    dark = plain("#3a3a3a", 0.3, metallic=1.0)
    things += [screw((0, -0.06, -0.35), dark, 0.07), screw((0, -0.06, -high + 0.06), dark, 0.06)]
    return things


def wall_shelf(metal, dressed=True):
    """An oak board on two brackets; 91 by 20 cm. The wall is at y = 0."""
    board = box("board", (9.1, 2.0, 0.26), oak("x", rings=1.6), 0.035, (0, -1.0, 0))
    things = [board]
    for x in (-3.1, 3.1):
        things += lay(bracket(metal), (x, 0, 0))
    if dressed:
        z = 0.265
        things += lay(vase("#6d8796", 5, 1.7, 1.15), (-3.3, -1.0, z))
        books, _ = row_of_books(7, 11, 1.4, 1.7, 2.3)
        things += lay(books, (-1.85, -1.45, z))
        things += lay(bowl(), (1.85, -1.0, z))
        things += lay(small_pot(size=1.1), (3.45, -1.0, z))
    return things


def bookcase():
    """Oak with a solid back and four boards; 76 by 132 cm, 30 cm deep."""
    up, across = oak("z"), oak("x", rings=1.8)
    things = []
    for x in (-1, 1):
        things.append(box("side", (0.26, 3.0, 12.9), up, 0.03, (x * 3.67, 0, 0.3)))
        for y in (-1.2, 1.2):
            things.append(lathe("foot", fillet([(0, 0), (0.2, 0, 0.03), (0.22, 0.06, 0.03), (0.16, 0.12, 0.02), (0.16, 0.34), (0, 0.34)], 0.01), powder(), 32))
            things[-1].location = (x * 3.6, y, 0)
    things.append(box("top", (7.7, 3.1, 0.28), across, 0.04, (0, 0, 13.2)))
    shelves = (0.75, 3.95, 7.05, 10.15)
    for z in shelves:
        things.append(box("shelf", (7.1, 2.78, 0.24), across, 0.025, (0, -0.05, z)))
    things.append(box("plinth", (7.1, 0.2, 0.5), across, 0.02, (0, -1.2, 0.3)))
    for k in range(6):
        things.append(box("backboard", (1.18, 0.08, 12.72), up, 0.02, (-2.97 + 1.188 * k, 1.42, 0.5)))
    tops = [z + 0.245 for z in shelves]
    b, long = row_of_books(12, 4, 1.7, 1.9, 2.6)
    things += lay(b, (-3.45, -1.0, tops[3]))
    things += lay(jug(), (2.2, -0.1, tops[3]), scale=1.25)
    things += lay(small_pot(size=1.5), (-2.3, -0.2, tops[2]))
    b, long = row_of_books(11, 9, 1.7, 1.8, 2.5)
    things += lay(b, (3.45 - long, -1.0, tops[2]))
    b, long = row_of_books(14, 21, 1.7, 1.9, 2.6)
    things += lay(b, (-3.45, -1.0, tops[1]))
    p, high = pile_of_books(4, 3, 1.9)
    things += lay(p, (2.2, -1.0, tops[1]))
    things += lay(bowl("#8a9a86", 0.62), (2.2, -0.3, tops[1] + high))
    b, long = row_of_books(13, 33, 1.8, 2.0, 2.75)
    things += lay(b, (-3.45, -1.0, tops[0]))
    things += lay(vase("#4f6676", 0, 1, 1.5), (2.35, -0.1, tops[0]))
    return things


def ladder_shelf():
    """Five boards between two rails that lean against a wall at y = 0; 188 cm high."""
    wood, across = oak("z"), oak("x", rings=1.8)
    lean = 3.9
    things = []

    def back(z):
        return -lean * (1 - z / 18.8) - 0.18

    for x in (-1, 1):
        things.append(beam("rail", [(x * 2.7, back(0), 0), (x * 2.7, back(18.8), 18.8)], (0.24, 0.52), wood, power=7, count=20, ends=0.03))
    tops = []
    for z, deep in ((2.0, 3.6), (5.4, 3.1), (8.8, 2.6), (12.2, 2.1), (15.6, 1.6)):
        y = back(z)
        things.append(box("shelf", (5.16, deep, 0.2), across, 0.03, (0, y + 0.2, z)))
        for x in (-1, 1):
            things.append(box("cheek", (0.14, deep, 0.62), oak("y"), 0.03, (x * 2.5, y + 0.2, z + 0.04)))
        things.append(box("stop", (5.0, 0.14, 0.55), across, 0.02, (0, y + 0.2 + deep / 2 - 0.07, z + 0.2)))
        tops.append((y + 0.2, z + 0.21, deep))
    b, _ = row_of_books(9, 14, 1.6, 1.8, 2.4)
    things += lay(b, (-2.3, tops[3][0] - 0.75, tops[3][1]))
    things += lay(small_pot(size=1.6), (-0.9, tops[2][0], tops[2][1]))
    p, _ = pile_of_books(3, 8, 1.8)
    things += lay(p, (1.2, tops[2][0] - 0.7, tops[2][1]))
    things += lay(bowl("#a8572f", 0.8), (1.2, tops[1][0], tops[1][1]))
    b, _ = row_of_books(7, 19, 1.8, 1.9, 2.5)
    things += lay(b, (-2.3, tops[1][0] - 0.9, tops[1][1]))
    things += lay(vase("#8a3f2c", 0, 1, 1.0), (0.9, tops[4][0], tops[4][1]))
    things += lay(jug(), (-1.0, tops[0][0], tops[0][1]), scale=1.35)
    things += lay(bowl("#5e7385", 0.95), (1.2, tops[0][0] - 0.2, tops[0][1]))
    return things


def hook_rail():
    """Four steel hooks on a board of solid oak; 61 cm long. The wall is at y = 0."""
    black = powder("#2a2826", 0.4)
    plank = box("board", (6.1, 0.22, 0.95), oak("x", rings=1.8), 0.04, (0, -0.11, -0.475))
    things = [plank]
    for k in range(4):
        x = (k - 1.5) * 1.42
        plate = cutout("plate", [slab(0.30, 0.72, 0.148)], 0.05, black, 0.012)
        plate.rotation_euler = (3.14159 / 2, 0, 0)
        plate.location = (x, -0.245, 0.0)
        things.append(plate)
        hook = [(x, -0.25, -0.12), (x, -0.42, -0.40), (x, -0.66, -0.58), (x, -0.92, -0.46), (x, -1.0, -0.12)]
        things.append(tube("hook", hook, [0.075, 0.07, 0.065, 0.06, 0.055], black, sides=24, count=48))
        tip = lathe("tip", [(0, -0.10)] + spline([(0.05, -0.09), (0.10, 0), (0.05, 0.09)], 12) + [(0, 0.10)], black, 32)
        tip.location = (x, -1.0, -0.10)
        things.append(tip)
        peg = [(x, -0.25, 0.10), (x, -0.50, 0.22), (x, -0.68, 0.38)]
        things.append(tube("peg", peg, [0.065, 0.06, 0.055], black, sides=20, count=24))
        knob = lathe("tip", [(0, -0.085)] + spline([(0.04, -0.075), (0.085, 0), (0.04, 0.075)], 12) + [(0, 0.085)], black, 32)
        knob.location = (x, -0.69, 0.40)
        things += [knob, screw((x, -0.27, 0.26), black, 0.05), screw((x, -0.27, -0.27), black, 0.05)]
    bare = plain("#a79a80", 0.35, metallic=1.0)
    things += [screw((x, -0.22, 0), bare, 0.085) for x in (-2.72, 2.72)]
    return things
