"""The pictures of the shop Mokka & Minze: blender -b -P mokka.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from materials import enamel, glaze, lacquer, leaf, plain, printed, steel, wood
from shapes import box, group, lathe, tube
from studio import main, shot
from tableware import canister, coffee_pot, espresso_cup, french_press, kettle, mug, tea_glass, teapot, tumbler

CREAM, CLAY, SAGE, SKY, MIST = "#e6ddd0", "#d49a7c", "#b9c6b4", "#b8c7ce", "#d9d8d4"


def celadon():
    return glaze("#86b29a", 0.2, speckles=0.25, breaks="#b9a37c")


def beech():
    return wood("#c99a63", "#94653a", "z", rings=3.5)


@shot(ground=CREAM, up=16)
def round_teapot():
    return group(teapot(celadon(), handle=beech(), lid_knob=beech()), turn=-14)


main()
