"""The gift sets of Harbor & Pine: blender -b -P harbor/table/gift_sets.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.camp.flasks import flask
from goods.camp.lanterns import storm_lantern
from goods.camp.tents import dome_tent
from goods.cloth.bath import face_oil, stacked_soaps
from goods.cloth.cushions import linen_cushion
from goods.cloth.textiles import folded_towel, picnic_roll, pile
from goods.furniture.baskets import bread_basket, woven_tray
from goods.greens.houseplants import pilea, terracotta
from goods.house.candles import jar, jar_label
from goods.house.clocks import dial, mantel
from goods.house.lamps import task
from goods.metal.boards import cutting_board
from goods.metal.knives import BREAD, knife, pin_steel, riveted
from goods.metal.metalwork import oak as board_oak
from goods.metal.metalwork import walnut as knife_walnut
from goods.metal.pans import casserole, skillet
from goods.stationery import ballpoint, cup_of_pencils, leatherette, notebook
from goods.table.own import EMBER, camp_mug, cup, nested, plates, pot
from materials import brass, glaze, paper, wood
from parts import lay
from shapes import link_mesh
from studio import main, shot
from tableware import tumbler

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
FOREST = "#2c473e"
SIZE = {"width": 800, "height": 800}


@shot(ground=SAND, up=27, fill=0.82, **SIZE)
def tea_for_two():
    on_tray = lay(pot(), (-0.55, 0.15, 0.09), turn=-14, scale=0.92) + lay(cup("#b0714f"), (1.25, -0.3, 0.09), turn=20)
    return lay(woven_tray(), turn=0) + on_tray + lay(cup("#8e98a4"), (1.75, -1.75, 0), turn=40) + lay(bread_basket(), (0.9, 2.5, 0), turn=-16)


@shot(ground=SEA, up=28, fill=0.86, **SIZE)
def the_first_kitchen():
    blade = knife(BREAD, riveted(knife_walnut("x", 3, rough=0.38, gloss=0.2), rivets=pin_steel()), 0.1)
    board = cutting_board(board_oak("x", 1.0, staves=0.56, rough=0.5))
    return (
        lay(plates(), (-2.5, 1.3, 0)) + lay(casserole(EMBER), (0.35, 1.5, 0), turn=-12) + lay(nested(), (2.75, 0.5, 0), turn=-10)
        + lay(board + lay(blade, (-1.2, -0.35, 0.24), turn=16), (-1.5, -1.6, 0), turn=-8) + lay(skillet(), (1.75, -2.0, 0), turn=-24)
    )


@shot(ground=MIST, up=13, fill=0.80, **SIZE)
def evening_bath():
    towels = pile(
        (folded_towel("#d6cebd", 3.7, 2.7, 0.16, 3), 0.62, 0, 0, 0), (folded_towel("#8a9c7c", 3.66, 2.66, 0.16, 4), 0.62, 0.04, 0.03, -1.2),
        (folded_towel("#d6cebd", 2.9, 2.1, 0.13, 5), 0, -0.06, -0.02, 2.5),
    )
    candle = jar(jar_label("Sea Salt", "brine, driftwood, linen", "#2a4d66"))
    return lay(towels, (-0.8, 0.7, 0), turn=-10) + lay(stacked_soaps(), (-1.2, -1.35, 0), turn=-16) + lay(face_oil(), (0.45, -1.35, 0),
        turn=-8) + lay(candle, (1.75, -1.1, 0), turn=-4)


@shot(ground=ROSE, up=10, fill=0.82, **SIZE)
def hello_new_home():
    clock = mantel(lambda along="x", seed=0.0: wood("#6d4428", "#3a2113", along, 0.36, 4.0, 0.35, seed), dial(size=94,
        font="DejaVu Serif Condensed", word="MILLRACE"))
    candle = jar(jar_label("Pine Tar", "smoke, resin, rope", "#24463a"))
    return lay(linen_cushion("#bfa67e"), (-0.2, 1.7, 0), turn=-6) + lay(pilea(terracotta()), (-1.95, -0.2, 0)) + lay(clock, (1.35, -0.2, 0),
        turn=-12) + lay(candle, (-0.25, -1.1, 0), turn=-4)


def meadow():
    """A wide floor and a far wall: a tent needs room."""
    green = paper("#a9b79c")
    link_mesh("floor", [(-200, -60, 0), (200, -60, 0), (200, 90, 0), (-200, 90, 0)], [(0, 1, 2, 3)], green)
    link_mesh("far", [(-200, 90, -1), (200, 90, -1), (200, 90, 160), (-200, 90, 160)], [(0, 1, 2, 3)], paper("#c3cbb8"))


@shot(up=9, fill=(0.80, 0.5), middle=(0.5, 0.22), lens=46, rig=11, blur=0.12, **SIZE)
def two_nights_out():
    meadow()
    lay(dome_tent(("#3a5a4f", "#2f4b42", "#c98f2b")), (0.4, 24, 0), turn=-32, scale=5.4)
    return (
        lay(picnic_roll(), (-3.0, 1.0, 0), turn=14) + lay(flask(FOREST), (0.2, 0.3, 0), turn=-24)
        + lay(camp_mug(), (1.5, -0.9, 0), turn=-24) + lay(storm_lantern(FOREST), (3.2, 0.4, 0), turn=-16)
    )


@shot(ground=SAGE, up=16, fill=0.82, **SIZE)
def a_good_desk():
    clay = tumbler(glaze("#d8d1c2", 0.4, speckles=0.3, matt=True, breaks="#b59a78"), glaze("#cfc8b8", 0.25, foot=0), 0.38, 0.36, 0.95)
    pencils = cup_of_pencils(clay, ("#b5532c", "#c99a45", "#9c4423", "#c7ab78", "#a8642f", "#b98a45"))
    pen = lay(ballpoint(brass(0.24)), (0, 0, 0.052), tilt=(0, 90))
    return (
        lay(task("#24463c", 3.5, 120), (-0.2, 1.4, 0), turn=176) + lay(notebook(leatherette("#24463c"), "#c59a45", "#c59a45"), (-0.5, -1.3, 0),
            turn=-64)
        + lay(pen, (0.2, -2.4, 0), turn=18) + lay(pencils, (1.7, -0.5, 0), turn=20)
    )


if __name__ == "__main__":
    main()
