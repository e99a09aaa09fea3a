"""Harbor & Pine: for the garden. `blender -b -P harbor/outdoors/garden_tools.py -- FOLDER [NAME ...]`"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.metal.garden_tools import big_can, fork, shears, slim_can, trowel
from goods.metal.metalwork import ash, galvanized
from materials import lacquer
from parts import lay
from studio import add_shot, main, shot

SAND, SEA, SAGE, CLAY, BUTTER, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e2e0dc"
PINE, MUSTARD, ZINC = "#274237", "#c08a22", "#9aa1a5"
SIZE = {"width": 800, "height": 800}

for shade, paint in (("pine", PINE), ("mustard", MUSTARD), ("zinc", ZINC)):
    add_shot(f"long-reach-watering-can-{shade}", lambda paint=paint: lay(slim_can(lacquer(paint, 0.28)), turn=-10), **SIZE, ground=SAGE, up=13, fill=0.78)


@shot(**SIZE, ground=SAGE, up=16, fill=0.78)
def long_reach_watering_can_2():
    return lay(slim_can(lacquer(PINE, 0.28)), turn=158)


@shot(**SIZE, ground=SEA, up=15, fill=0.80)
def garden_watering_can():
    return lay(big_can(galvanized(scale=9.0)), turn=-14)


@shot(**SIZE, ground=SAND, up=60, fill=0.80, blur=0.5)
def hand_trowel():
    return lay(trowel(0.76, 1.66), turn=52)


@shot(**SIZE, ground=SAND, up=60, fill=0.80, blur=0.5)
def hand_fork():
    return lay(fork(4, ash("z", 5.0, rough=0.4, gloss=0.12)), turn=52)


@shot(**SIZE, ground=BUTTER, up=64, fill=0.76, blur=0.4)
def garden_shears():
    return lay(shears(straight=True), turn=60)


if __name__ == "__main__":
    main()
