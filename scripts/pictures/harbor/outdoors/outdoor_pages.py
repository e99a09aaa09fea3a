"""Harbor & Pine, banners and tiles of shoes, bags and camping: blender -b -P harbor/outdoors/outdoor_pages.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.camp.flasks import cooler, flask
from goods.camp.lanterns import storm_lantern
from goods.camp.tents import ridge_tent
from goods.greens.houseplants import cactus, pilea, terracotta
from goods.metal.garden_tools import slim_can
from goods.sewn.backpacks import commuter, roll_top
from goods.sewn.boots import chelsea, rain_boot
from goods.sewn.shoes import court_sneaker, high_top, set_out
from goods.sewn.totes import boat_tote, market_bag
from goods.table.own import camp_mug
from materials import lacquer
from parts import lay
from studio import main, shot

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
WHITE = ("#e4dfd3", "#2c4f43", "#cfc4ae", "#a99e88")
TOBACCO = ("#78492a", "#3a2717", "#a9794a")
OLIVE, ORANGE, PINE, RED = "#565e34", "#b94c1b", "#2c473e", "#a3301f"
WIDE = {"up": 9, "fill": (0.84, 0.70), "middle": (0.5, 0.45), "rig": 4.2, "blur": 0.5}
TALL = {"up": 11, "fill": (0.80, 0.72), "middle": (0.5, 0.44), "blur": 0.6}


def sneakers(x, y=0.0, turn=-24):
    return set_out(court_sneaker(WHITE), court_sneaker(WHITE, 6), x, y, turn)


@shot(1600, 500, ground=SAND, **WIDE)
def cat_shoes():
    return (
        sneakers(-4.7) + lay(chelsea(TOBACCO), (-1.3, 0.1, 0), turn=-22) + lay(rain_boot("#cf9b1d"), (1.6, 0.2, 0), turn=-24)
        + lay(high_top("#26272a"), (4.5, -0.1, 0), turn=-20)
    )


@shot(800, 600, ground=SAND, **TALL)
def cat_shoes_m():
    return lay(chelsea(TOBACCO), (-1.5, 0.35, 0), turn=-22) + lay(court_sneaker(WHITE), (1.35, -0.4, 0), turn=-26)


@shot(1600, 500, ground=SEA, **WIDE)
def cat_bags():
    return (
        lay(roll_top(ORANGE), (-6.6, 0.3, 0), turn=-16) + lay(boat_tote("#22324d"), (-2.3, 0, 0), turn=-16)
        + lay(commuter(OLIVE), (2.2, 0.3, 0), turn=-12) + lay(market_bag(), (6.6, 0, 0), turn=-14)
    )


@shot(800, 600, ground=SEA, **TALL)
def cat_bags_m():
    return lay(commuter(OLIVE), (-2.1, 0.3, 0), turn=-16) + lay(boat_tote("#22324d"), (2.2, -0.4, 0), turn=-18)


def tent(x, y, turn=-40, scale=2.5):
    return lay(ridge_tent(), (x, y, 0), turn=turn, scale=scale)


@shot(1600, 500, ground=SEA, **WIDE)
def cat_camping():
    return (
        tent(-7.0, 3.0) + lay(cooler("#34525f"), (0.4, 0.2, 0), turn=-20) + lay(storm_lantern(RED), (4.0, -0.6, 0), turn=-16)
        + lay(flask(PINE), (6.0, 0.2, 0), turn=-20) + lay(camp_mug(), (7.2, -0.9, 0), turn=-24) + lay(roll_top(ORANGE), (9.6, 0.6, 0), turn=-14)
    )


@shot(800, 600, ground=SEA, **TALL)
def cat_camping_m():
    return tent(-1.4, 3.4, scale=2.0) + lay(storm_lantern(RED), (2.6, -1.4, 0), turn=-16) + lay(flask(PINE), (4.3, -0.8, 0), turn=-20)


def can():
    return slim_can(lacquer("#2c4f43", 0.28))


@shot(1600, 500, ground=SAGE, **WIDE)
def cat_outdoors():
    return (
        tent(-7.0, 3.0) + lay(cooler("#34525f"), (0.4, 0.2, 0), turn=-20) + lay(storm_lantern(RED), (4.0, -0.6, 0), turn=-16)
        + lay(can(), (7.0, 0.0, 0), turn=-10, scale=1.15) + lay(pilea(terracotta("#a9633f")), (10.2, 0.3, 0), turn=10, scale=1.1)
    )


@shot(800, 600, ground=SAGE, **TALL)
def cat_outdoors_m():
    return tent(-1.4, 3.4, scale=2.0) + lay(storm_lantern(RED), (2.6, -1.4, 0), turn=-16) + lay(cactus(terracotta("#a9633f")), (4.5, -0.8, 0), turn=10)


@shot(ground=SAGE, up=13, fill=0.72)
def tile_outdoors():
    return lay(can(), (-0.5, 0, 0), turn=-10) + lay(cactus(terracotta("#a9633f")), (2.3, -0.2, 0), turn=10)


main()
