"""Desk lamps, and the banners of stationery, presents and bags, of Harbor & Pine: blender -b -P harbor/house/desk.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.house.candles import pine_tar
from goods.house.lamps import task
from goods.house.placed import placed
from goods.house.sun import sunlight
from goods.desk import dome_lamp, notebooks, pencils
from goods.sewn.backpacks import commuter
from goods.sewn.totes import boat_tote
from goods.metal.boards import cutting_board, round_paddle
from goods.metal.metalwork import oak as board_oak
from goods.metal.metalwork import walnut as board_walnut
from goods.table.own import bud_with_tulip, leaned, moon_with_branches, moss_canister, pot, room, tide_mug
from materials import steel
from parts import lay
from studio import add_colors, add_shot, main, shot

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
GOODS = {"width": 800, "height": 800}
PINE = "#24463c"


def drafting(color):
    return placed(lambda: task(color, arm=steel(0.22, 0.2, False)), turn=168)


add_colors("drafting-lamp", drafting, {"pine": PINE, "signal-red": "#a8281c", "chalk": "#d6cfbf"}, ground=MIST, up=10, fill=0.76, **GOODS)


@shot(ground=BUTTER, up=7, fill=0.76, power=0.9, **GOODS)
def dome_desk_lamp():
    return dome_lamp(PINE)


WIDE = {"width": 1600, "height": 500, "up": 6, "blur": 0.4}
HIGH = {"width": 800, "height": 600, "up": 7, "blur": 0.4}


def stationery():
    room("#dfc98c")
    return lay(notebooks(), (-3.6, 0.0, 0), turn=6) + lay(pencils(), (-1.4, 0.2, 0)) + placed(lambda: dome_lamp(PINE), (1.6, 0.3, 0)) + lay(tide_mug(), (4.0, -0.4, 0), turn=-24)


def stationery_m():
    room("#dfc98c")
    return lay(notebooks(), (-1.4, 0.0, 0), turn=6) + lay(pencils(), (0.5, 0.2, 0)) + lay(tide_mug(), (1.9, -0.4, 0), turn=-24)


def gifts():
    room("#d9a68e")
    return (
        lay(pot(), (-4.4, 0.1, 0), turn=-12) + placed(pine_tar, (-1.7, -0.1, 0)) + lay(moss_canister(), (0.2, 0.2, 0))
        + lay(bud_with_tulip(), (2.2, 0.1, 0)) + lay(notebooks(), (4.5, 0.0, 0), turn=-4)
    )


def gifts_m():
    room("#d9a68e")
    return placed(pine_tar, (-1.4, -0.2, 0)) + lay(moss_canister(), (0.0, 0.2, 0)) + lay(bud_with_tulip(), (1.5, 0.1, 0))


def bags_and_desk():
    room("#d8d3c8", back=3.0)
    return (
        lay(commuter("#4c5730"), (-6.4, 0.2, 0), turn=12) + lay(boat_tote("#22365a"), (-2.6, 0.2, 0), turn=-14) + lay(notebooks(), (0.6, -0.4, 0), turn=6, scale=1.1)
        + lay(pencils(), (2.6, -0.1, 0), scale=1.1) + placed(lambda: task(PINE, arm=steel(0.22, 0.2, False), reach=0.8), (5.4, 0.3, 0), 168)
    )


def bags_and_desk_m():
    room("#d8d3c8", back=3.0)
    return lay(commuter("#4c5730"), (-1.6, 0.3, 0), turn=14) + lay(notebooks(), (1.3, -0.6, 0), turn=6) + lay(pencils(), (2.9, -0.2, 0))


for _name, _wide, _high in (("stationery", stationery, stationery_m), ("gifts", gifts, gifts_m), ("bags-desk", bags_and_desk, bags_and_desk_m)):
    add_shot(f"cat-{_name}", _wide, fill=(0.62, 0.84), middle=(0.64, 0.47), **WIDE)
    add_shot(f"cat-{_name}-m", _high, fill=(0.82, 0.76), middle=(0.5, 0.46), **HIGH)


@shot(1600, 700, up=5, fill=(0.86, 0.70), middle=(0.5, 0.42), blur=0.5)
def about():
    room("#d9d4ca")
    sunlight((1.2, 2.2, 3.0), strength=2.6)
    board = lay(cutting_board(board_oak("x", 1.0, staves=0.56, rough=0.5), 3.2, 2.2), turn=90)
    paddle = lay(round_paddle(board_walnut("x", 2.0), 0.85, 0.16, 0.75), turn=90)
    return (
        leaned(board, (-4.6, 1.86, 0), 9, 1.6) + leaned(paddle, (-3.2, 1.6, 0), 11, 0.86) + lay(moss_canister("#d2cabb"), (-1.6, 0.2, 0), turn=10)
        + lay(pot(), (0.7, 0.1, 0), turn=-12) + lay(tide_mug(), (2.6, -0.4, 0), turn=-24) + lay(moon_with_branches(), (4.6, 0.4, 0))
    )


main()
