"""Prints of the shop Harbor & Pine."""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.house.frames import black, framed, hung, oak
from goods.house.pictures import dusk, hills, sea, stones, sundown, twig
from goods.house.walls import gallery
from materials import wood
from parts import lay
from studio import main, shot

HANG = dict(width=800, height=800, up=1, turn=-11, middle=(0.5, 0.5), blur=0.2)


def dark_oak(side):
    return wood("#4a3424", "#2c1e14", "x", rings=2, rough=0.45, seed=side)


@shot(**HANG, fill=0.74)
def low_tide_framed_print():
    gallery("#dcd8cf")
    return framed(sea(), 4.2, 5.2, oak, 0.6)


@shot(800, 800, up=-6, turn=30, fill=(1.25, 1.05), middle=(0.42, 0.54), blur=1.0)
def low_tide_framed_print_2():
    gallery("#b3c0ac")
    return framed(sea(), 4.2, 5.2, oak, 0.6)


@shot(**HANG, fill=0.74)
def balance_framed_print():
    gallery("#dfcd99")
    return framed(stones(), 4.2, 5.2, black, 0.6)


@shot(**HANG, fill=0.76)
def sundown_framed_print():
    gallery("#bfcbd0")
    return framed(sundown(), 5.2, 4.2, dark_oak, 0.5, weighted=0.06)


@shot(**HANG, fill=0.80)
def gallery_trio():
    gallery("#ded5c6")
    left = lay(framed(twig(), 3.2, 4.2, oak, 0.5), (-1.75, 0, 0))
    top = lay(framed(sundown(900, 900, ("#35584f", "#4c7062", "#6d8a76", "#93a68c", "#b9c3a5"), "#35584f"), 2.5, 2.0, oak, 0.3, weighted=0.04), (1.45, 0, 1.10))
    low = lay(framed(stones(900, 740, ("#2f4a40", "#6f8a70", "#a9b799", "#4c6a55")), 2.5, 2.0, oak, 0.3, weighted=0.04), (1.45, 0, -1.10))
    return left + top + low


@shot(**HANG, fill=0.78)
def harbor_at_dusk_print():
    gallery("#b7c7d0")
    return hung(dusk(), 4.0, 5.2, dark_oak)


@shot(**HANG, fill=0.80)
def hills_in_a_row_poster():
    gallery("#dec0b5")
    return hung(hills(), 5.0, 6.7, oak, "#8d7a5c")


main()
