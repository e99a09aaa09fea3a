"""Plants of Harbor & Pine: blender -b -P harbor/house/plants.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.furniture.floors import wall
from goods.furniture.timber import timber
from goods.greens.houseplants import boston_fern, cactus, pilea, pygmy_palm, snake_plant, terracotta, trailing_fern, umbrella_plant
from materials import glaze, lacquer
from parts import lay
from shapes import box
from studio import add_colors, add_shot, main

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
HOME = {"width": 800, "height": 800}


def matt(color):
    return glaze(color, 0.55, speckles=0.25, matt=True, foot=0, breaks="#b59a78")


add_colors("snake-plant", lambda color: lay(snake_plant(matt(color)), turn=-10), {"terracotta": "#a0532f", "chalk": "#d6d0c2", "ink": "#263042"}, ground=SAND, up=13, fill=0.78, **HOME)
add_shot("umbrella-plant", lambda: lay(umbrella_plant(terracotta("#a9633f")), turn=10), ground=MIST, up=10, fill=0.80, **HOME)
add_shot("umbrella-plant-2", lambda: lay(umbrella_plant(terracotta("#a9633f")), turn=130), ground=SAGE, up=26, fill=0.80, **HOME)
add_shot("boston-fern", lambda: lay(boston_fern(glaze("#6d8fa3", 0.3, speckles=0.3, foot=0, breaks="#b9a37c"))), ground=SEA, up=12, fill=0.80, **HOME)
add_shot("little-cactus", lambda: lay(cactus(terracotta()), turn=-12), ground=BUTTER, up=10, fill=0.78, **HOME)
add_shot("pilea", lambda: lay(pilea(glaze("#b97a70", 0.5, speckles=0.3, matt=True, foot=0, breaks="#cfa892")), turn=20), ground=ROSE, up=14, fill=0.78, **HOME)
add_shot("pygmy-palm", lambda: lay(pygmy_palm(glaze("#8f7350", 0.55, speckles=0.4, matt=True, foot=0, breaks="#b89868")), turn=8), ground=CLAY, up=9, fill=0.82, **HOME)
add_shot("trailing-fern", lambda: lay(trailing_fern(glaze("#d6d1c6", 0.3, speckles=0.15, foot=0, breaks="#c8b79a"))), ground=SAGE, up=12, fill=0.80, **HOME)


def shelf():
    """A long wooden table before a wall."""
    wall("#dedccd", 3.4)
    box("table", (90, 12, 0.5), timber("#c4a075", "#9a7549", "x", rings=1.3), 0.04, (0, -2.8, -0.5))


def green_row():
    from goods.metal.garden_tools import slim_can

    shelf()
    goods = lay(snake_plant(matt("#d6d0c2")), (-7.3, 0.2, 0))
    goods += lay(cactus(terracotta()), (-3.9, -0.5, 0), turn=-8)
    goods += lay(umbrella_plant(terracotta("#a9633f")), (0.2, 0.5, 0), turn=10)
    goods += lay(pilea(matt("#b97a70")), (4.1, -0.3, 0), turn=20)
    goods += lay(slim_can(lacquer("#1f4a40", 0.28)), (7.5, -0.2, 0), turn=-8, scale=1.25)
    return goods


def green_small():
    shelf()
    goods = lay(umbrella_plant(terracotta("#a9633f")), (-2.7, 0.4, 0), turn=10)
    goods += lay(pilea(matt("#b97a70")), (1.2, -0.4, 0), turn=20)
    goods += lay(cactus(terracotta()), (4.2, 0.1, 0), turn=-10)
    return goods


add_shot("cat-green", green_row, 1600, 500, up=5, fill=(0.86, 0.76), middle=(0.5, 0.47), rig=7.5, blur=0.3, lens=70, power=1.15)
add_shot("cat-green-m", green_small, 800, 600, up=6, fill=(0.80, 0.72), middle=(0.5, 0.46), rig=4, blur=0.4, lens=70, power=1.15)

main()
