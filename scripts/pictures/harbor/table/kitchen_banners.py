"""The banners of the kitchen's, the table's and the decoration's categories, of Harbor & Pine."""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.house.candles import pine_tar
from goods.house.clocks import dial, mantel
from goods.jars import carafe, cruet, tag
from goods.metal.boards import cutting_board, round_paddle
from goods.metal.metalwork import oak as board_oak
from goods.metal.metalwork import walnut as board_walnut
from goods.metal.pans import casserole
from goods.table.own import (EMBER, MOSS, bud_with_tulip, jug_with_blossom, leaned, moon_with_branches, moss_canister, pine_kettle, plates, pot,
    press, room,
                             tide_mug, two_bowls)
from materials import wood
from parts import lay
from studio import add_shot, main

WIDE = {"width": 1600, "height": 500, "up": 6, "blur": 0.5}
HIGH = {"width": 800, "height": 600, "up": 7, "blur": 0.5}


def tableware():
    room("#ddd2c0")
    return (
        lay(plates(), (-4.9, 0.1, 0)) + lay(pot(), (-1.9, 0.1, 0), turn=-12) + lay(tide_mug(), (0.35, -0.35, 0), turn=-24)
        + lay(two_bowls(), (2.6, 0.1, 0)) + lay(carafe(), (5.2, 0.1, 0))
    )


def tableware_m():
    room("#ddd2c0")
    return lay(plates(), (-1.7, 0.2, 0)) + lay(carafe(), (0.35, 0.3, 0)) + lay(tide_mug(), (1.55, -0.35, 0), turn=-24)


def boards(x, back):
    board = lay(cutting_board(board_oak("x", 1.0, staves=0.56, rough=0.5), 3.2, 2.2), turn=90)
    paddle = lay(round_paddle(board_walnut("x", 2.0), 0.85, 0.16, 0.75), turn=90)
    return leaned(board, (x, back - 0.34, 0), 9, 1.6) + leaned(paddle, (x + 1.35, back - 0.80, 0), 11, 0.86)


def kitchen():
    room("#b4c2c8")
    return (
        boards(-5.4, 2.2) + lay(casserole(EMBER), (-2.2, 0.1, 0), turn=-12) + lay(pine_kettle(), (0.75, 0.1, 0), turn=-14)
        + lay(tide_mug(), (2.5, -0.4, 0), turn=-24) + lay(moss_canister(), (3.95, 0.1, 0), turn=10) + lay(cruet(1.02, tag("Olive oil",
            "COLD PRESSED", "#4a4f2c")), (5.35, 0.0, 0), turn=-6)
    )


def kitchen_m():
    room("#b4c2c8")
    return boards(-1.6, 2.2) + lay(pine_kettle(), (0.75, 0.0, 0), turn=-14) + lay(tide_mug(), (2.35, -0.5, 0), turn=-24)


def coffee():
    room("#c98f74")
    return (
        lay(press(), (-4.4, 0.1, 0), turn=-8) + lay(tide_mug(MOSS), (-2.5, -0.35, 0), turn=-24) + lay(pot(), (-0.2, 0.1, 0), turn=-12)
        + lay(tide_mug(fill="coffee"), (2.0, -0.35, 0), turn=-24) + lay(pine_kettle(), (4.4, 0.1, 0), turn=-14)
    )


def coffee_m():
    room("#c98f74")
    return lay(press(), (-1.75, 0.2, 0), turn=-8) + lay(tide_mug(MOSS), (-0.35, -0.4, 0), turn=-24) + lay(pot(), (1.6, 0.1, 0), turn=-12)


def clock():
    return mantel(lambda along="x", seed=0.0: wood("#6d4428", "#3a2113", along, 0.36, 4.0, 0.35, seed), dial(size=94, font="DejaVu Serif Condensed",
        word="MILLRACE"))


def decor():
    room("#b3bfa8")
    return (
        lay(moon_with_branches(), (-5.0, 0.2, 0)) + lay(bud_with_tulip(), (-2.6, -0.1, 0)) + lay(clock(), (0.1, 0.2, 0), turn=-10)
        + lay(pine_tar(), (2.3, -0.3, 0), turn=-6) + lay(jug_with_blossom(), (4.7, 0.2, 0), turn=-6)
    )


def decor_m():
    room("#b3bfa8")
    return lay(moon_with_branches(), (-1.7, 0.2, 0)) + lay(pine_tar(), (0.3, -0.3, 0), turn=-6) + lay(bud_with_tulip(), (1.7, 0.0, 0))


add_shot("cat-tableware", tableware, fill=(0.78, 0.70), middle=(0.5, 0.42), rig=2.9, **WIDE)
add_shot("cat-tableware-m", tableware_m, fill=(0.76, 0.62), middle=(0.5, 0.38), rig=2.2, **HIGH)
add_shot("cat-kitchen", kitchen, fill=(0.80, 0.76), middle=(0.5, 0.45), rig=3.0, **WIDE)
add_shot("cat-kitchen-m", kitchen_m, fill=(0.78, 0.66), middle=(0.5, 0.42), rig=2.4, **HIGH)
add_shot("cat-coffee-tea", coffee, fill=(0.76, 0.68), middle=(0.5, 0.42), rig=2.9, **WIDE)
add_shot("cat-coffee-tea-m", coffee_m, fill=(0.78, 0.62), middle=(0.5, 0.38), rig=2.2, **HIGH)
add_shot("cat-decor", decor, fill=(0.78, 0.80), middle=(0.5, 0.46), rig=3.0, power=0.85, **WIDE)
add_shot("cat-decor-m", decor_m, fill=(0.76, 0.72), middle=(0.5, 0.42), rig=2.3, power=0.85, **HIGH)

if __name__ == "__main__":
    main()
