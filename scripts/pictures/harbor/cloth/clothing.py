"""Harbor & Pine: T-shirts, sweaters and hoodies: blender -b -P harbor/cloth/clothing.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.hats import beanie
from goods.hoodie import hoodie
from goods.jersey import folded_tee, striped, tee
from goods.knits import fisherman, folded_fisherman
from goods.layers import cardigan, roll_neck, yoke
from goods.scarves import folded_scarf
from shapes import group
from studio import add_colors, add_shot, main, shot

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
NAVY, CHALK, ECRU, PINE = "#1d2839", "#e9e6dd", "#d8ccb2", "#28463d"
FLAT = {"width": 800, "height": 800, "up": 80, "fill": 0.80, "middle": (0.5, 0.5), "blur": 0.05, "lens": 70}
LONG = {**FLAT, "fill": 0.86}
NEAR = {**FLAT, "up": 62, "fill": (1.55, 1.3), "blur": 0.25, "middle": (0.5, 0.14)}
FOLDED = {**FLAT, "up": 58, "fill": 0.66, "blur": 0.3, "middle": (0.5, 0.49)}

TEES = {"pine": PINE, "navy": NAVY, "brick": "#8a4434"}
add_colors("harbor-tee", lambda color: group(tee(color), turn=2), TEES, ground=SEA, **FLAT)
add_shot("harbor-tee-white", lambda: group(tee(CHALK), turn=2), ground=SEA, **FLAT)


def stack():
    """All colors, folded one on the other."""
    things = []
    for k, (color, x, turn) in enumerate(((NAVY, 0.03, 0), ("#8a4434", -0.04, 1.5), (PINE, 0.03, -1.2), (CHALK, 0, 0.6))):
        things += group(folded_tee(color, layers=2), (x, 0.02 * k, 0.21 * k), turn=turn - 14)
    return things


add_shot("harbor-tee-2", stack, ground=SEA, **{**FOLDED, "up": 46})
add_shot("harbor-tee-3", lambda: group(tee(CHALK), turn=5), ground=SEA, **{**NEAR, "fill": (2.3, 2.3), "middle": (0.5, -0.14)})
add_shot("pocket-tee", lambda: group(tee("#c58a1f", "pocket"), turn=-1), ground=BUTTER, **FLAT)
WAVES = {"chalk": {"ground": CHALK, "ink": "#24506b", "pale": "#7d9aa3"}, "navy": {"ground": NAVY, "ink": "#c9d3d2", "pale": "#7f9aa6"}}
for name, colors in WAVES.items():
    add_shot(f"wave-print-tee-{name}", lambda colors=colors: group(tee(colors, "wave", 8), turn=-1), ground=SEA, **FLAT)

STRIPES = {"ecru-and-navy": {"ground": "#d6ccb6", "ink": NAVY}, "navy-and-ecru": {"ground": NAVY, "ink": "#d9d1bf"}}
for name, colors in STRIPES.items():
    add_shot(f"striped-long-sleeve-{name}", lambda colors=colors: group(striped(colors), turn=1), ground=SEA, **LONG)
add_shot("striped-long-sleeve-2", lambda: group(striped(STRIPES["ecru-and-navy"]), turn=6), ground=SEA, **NEAR)

FISHERMAN = {"harbor": "#35536a", "peat": "#4e3b2c"}
add_shot("fisherman-sweater-ecru", lambda: group(fisherman(ECRU), turn=-1), ground=SAND, **LONG)
add_colors("fisherman-sweater", lambda color: group(fisherman(color), turn=-1), FISHERMAN, ground=SAND, **LONG)
add_shot("fisherman-sweater-2", lambda: group(fisherman(ECRU), turn=-7), ground=SAND, **{**NEAR, "fill": (1.9, 1.6)})
add_shot("fisherman-sweater-3", lambda: group(folded_fisherman(ECRU), turn=12), ground=SAGE, **FOLDED)
add_colors("roll-neck-sweater", lambda color: group(roll_neck(color), turn=1), {"rust": "#824531", "ink": "#232d3c"}, ground=MIST, **LONG)
YOKES = {"gray": {"ground": "#7d8488", "light": "#ddd6c6", "dark": "#30353a"}, "moss": {"ground": "#4c5a3c", "light": "#ddd2b4", "dark": "#262e22"}}
add_colors("yoke-sweater", lambda colors: group(yoke(colors), turn=-1), YOKES, ground=SEA, **LONG)
add_shot("ferry-cardigan", lambda: group(cardigan("#55361e"), turn=1), ground=CLAY, **LONG)
HOODIES = {"gray-marl": "#878d8f", "pine": PINE}
add_colors("dock-hoodie", lambda color: group(hoodie(color, marl=0.16 * (color != PINE)), turn=-1), HOODIES, ground=SAND, **{**FLAT, "fill": 0.84})

BANNER = {"up": 80, "blur": 0.05, "lens": 70, "middle": (0.5, 0.5), "fill": 0.86}


@shot(1600, 500, ground=SAND, rig=12.0, **BANNER)
def cat_clothing():
    return (
        group(tee(NAVY), (-11.4, 0, 0), turn=3)
        + group(folded_fisherman(ECRU), (-4.9, -1.0, 0), turn=-5, scale=1.15)
        + group(cardigan("#55361e"), (3.0, 0, 0), turn=-2)
        + group(folded_tee(CHALK), (10.9, -1.0, 0), turn=6, scale=1.15)
    )


@shot(800, 600, ground=SAND, rig=8.0, **BANNER)
def cat_clothing_m():
    return group(tee(NAVY), (-3.6, 0, 0), turn=3) + group(folded_fisherman(ECRU), (3.2, -1.2, 0), turn=-5, scale=1.15)


@shot(1600, 500, ground=MIST, rig=12.0, **BANNER)
def cat_wear():
    return (
        group(tee(NAVY), (-11.2, 0, 0), turn=3)
        + group(fisherman(ECRU), (-1.9, 0, 0), turn=-1)
        + group(folded_scarf({"ground": "#a0784a", "dark": "#3d2c1c", "light": "#d8c8a4"}), (5.6, -3.2, 0), turn=-4, scale=1.1)
        + group(tee(WAVES["chalk"], "wave", 8), (12.2, 0, 0), turn=-3)
    )


@shot(800, 600, ground=MIST, rig=8.0, **BANNER)
def cat_wear_m():
    return group(fisherman(ECRU), (-3.4, 0, 0), turn=-1) + group(tee(NAVY), (5.4, -0.2, 0), turn=-3)


@shot(1000, 1000, ground=SEA, up=38, fill=0.78, blur=0.3, lens=70)
def tile_wear():
    return group(folded_fisherman(ECRU), (-1.2, 2.4, 0), turn=10) + group(beanie("#1f2e44"), (1.75, -1.1, 0), turn=-20)


main()
