"""Harbor & Pine, small goods: blender -b -P harbor/outdoors/small_goods.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.sewn.leather_goods import card_sleeve, wallet, zip_purse
from goods.sewn.umbrella import open_umbrella, rolled
from parts import lay
from studio import add_colors, add_shot, main

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
SIZE = {"width": 800, "height": 800}
CLOTHS = {"navy": "#18233a", "mustard": "#c58c20", "pine": "#203a31"}


def flat_on_table(color):
    """The rolled umbrella, lying from the upper left to the lower right."""
    return lay(lay(lay(rolled(color), turn=-90), tilt=(0, 90)), (0, 0, 0.33), turn=128, tilt=(0, 0))


add_colors("bifold-wallet", lambda c: lay(wallet(c), turn=-24), {"chestnut": "#7a4424", "black": "#232325", "pine": "#2f4a41"}, ground=SAND, up=42, fill=0.70, **SIZE)
add_shot("card-sleeve", lambda: lay(card_sleeve(), turn=16), ground=SAGE, up=62, fill=0.72, **SIZE)
add_shot("zip-purse", lambda: lay(zip_purse(), turn=-18), ground=SEA, up=36, fill=0.78, **SIZE)
add_colors("walking-umbrella", flat_on_table, CLOTHS, ground=MIST, up=64, fill=0.86, **SIZE)
add_shot("walking-umbrella-2", lambda: lay(open_umbrella(CLOTHS["navy"]), (0, 0, 0.72), turn=26, tilt=(0, -48.4)), ground=MIST, up=14, fill=0.82, **SIZE)

main()
