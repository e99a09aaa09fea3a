"""Goods of Harbor & Pine in their own glazes, as banners and gift sets show them together."""
import math

from goods.jars import ash, oak
from goods.table.flowers import tulip, twig
from goods.table.plates import mixing_lines, nest, plate_lines, pull_lip, stack, thrown
from goods.table.vases import bud_vase, jug_vase, moon_vase
from greenery import branch
from materials import enamel, glaze, paper, wood
from parts import lay
from shapes import link_mesh
from tableware import canister, french_press, kettle, mug, teapot, tumbler

NAVY, MOSS, PINE, CELADON, EMBER = "#1f3f66", "#5a7347", "#1f4a40", "#86b29a", "#a83a20"
CREAM, BLUE, HAZE = "#d9d2c2", "#1f3650", "#6f8a9b"


def room(wall, floor=None, back=2.2):
    """A table that meets a wall behind the goods."""
    top = floor or wood("#c39a68", "#97693d", "x", rings=2.2, rough=0.45)
    link_mesh("table", [(-60, -30, 0), (60, -30, 0), (60, back, 0), (-60, back, 0)], [(0, 1, 2, 3)], top)
    link_mesh("wall", [(-60, back, -1), (60, back, -1), (60, back, 40), (-60, back, 40)], [(0, 1, 2, 3)], paper(wall))


def walnut(along="z"):
    return wood("#80502e", "#4a2b17", along, rings=4)


def tide_mug(color=NAVY, fill=None):
    return mug(glaze("#c9b99f", 0.32, speckles=0.9, breaks="#a8825c", foot=0.03, bands=((0.55, 2, color),)), 0.43, 0.90, fill)


def pot():
    return teapot(glaze(CELADON, 0.2, speckles=0.25, breaks="#b9a37c"), handle=oak(), lid_knob=oak())


def cup(color):
    return tumbler(glaze(color, 0.5, speckles=0.35, matt=True, breaks="#a8825c"), glaze("#d8d3c8", 0.16, foot=0))


def pine_kettle():
    return kettle(enamel(PINE), walnut("x"), knob=walnut())


def press():
    return french_press(0.62, walnut())


def camp_mug():
    return mug(enamel("#d9d7d1", 0.12, rim=0.88, rim_color="#1d3557"), 0.42, 0.88, out=0.26)


def plates(count=4):
    satin = glaze("#d9d3c6", 0.30, speckles=0.10, breaks="#9c6f45", foot=0.012, bands=((0.243, 2, "#9c6f45"),), soft=0)
    return stack(lambda: thrown(plate_lines(), satin), count, 0.079)


BOWLS = ((1.32, 1.12, BLUE), (1.03, 0.98, HAZE), (0.76, 0.80, BLUE))


def mixing_bowl(radius, height, color, lip=205):
    """One of the nesting bowls, and its lines."""
    lines, edge = mixing_lines(radius, height), HAZE if color == BLUE else "#a9b3b3"
    bowl = thrown(lines, glaze(color, 0.2, speckles=0.15, breaks=edge, foot=0.02), glaze(CREAM, 0.18, speckles=0.15, breaks="#b79a72", foot=0))
    return lines, pull_lip(bowl, lip, 0.055 + radius * 0.02, 0.2, 0.26)


def nested():
    things, lift, last = [], 0.0, None
    for k, kind in enumerate(BOWLS):
        lines, bowl = mixing_bowl(*kind, 205 + 4 * k)
        lift += nest(last[1], lines[0], 0.02) if last else 0
        things += lay(bowl, (0, 0, lift))
        last = lines
    return things


def two_bowls():
    return lay(mixing_bowl(*BOWLS[0], 190)[1], (-0.35, 0.45, 0)) + lay(mixing_bowl(0.76, 0.80, HAZE, 215)[1], (0.95, -0.75, 0))


def moss_canister(color="#596a41"):
    return canister(glaze(color, 0.3, speckles=0.2, breaks="#b9a37c", foot=0.02), ash(4), radius=0.56, height=1.12)


def sprays(length):
    """Five branches of eucalyptus for the moon vase."""
    things = []
    for k, (lean, y, long) in enumerate(((-27, -0.05, 0.88), (-11, 0.08, 1.0), (3, -0.08, 0.93), (15, 0.06, 1.04), (30, -0.02, 0.86))):
        things += lay(branch((0, 0, 0), lean, length * long, seed=k + 2, leaves=14, size=0.40), (0.05 * (k - 2), y, 1.45))
    return things


def moon_with_branches():
    things = moon_vase(glaze("#dad5c9", 0.34, speckles=0.2, breaks="#c5b090", foot=0.03))
    things += sprays(2.9)
    return things


def bud_with_tulip(color="#c08070", edge="#dba590"):
    return bud_vase(glaze(color, 0.42, speckles=0.25, matt=True, breaks=edge, foot=0.02)) + lay(tulip(2.25, 5, 4, foot=1.28), (0, 0, 0.12), turn=20)


def jug_with_blossom():
    things = jug_vase(glaze("#2b4c6c", 0.22, speckles=0.25, breaks="#6d8797", foot=0.03))
    for k, (lean, turn, long) in enumerate(((-20, 0, 2.7), (4, 60, 3.0), (20, -10, 2.6))):
        things += lay(twig(lean, long, k + 3, turn, 28), (0.06 * (k - 1), 0, 1.5))
    return things


def leaned(board, place, lean=8, height=2.0):
    """A board that stands on its edge and leans back; its middle is `height` above that edge."""
    return lay(lay(board), (place[0], place[1], place[2] + height * math.cos(math.radians(lean))), 0, (90 - lean, 0))
