"""Plant pots of Harbor & Pine: blender -b -P harbor/table/planters.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.pottery.foliage import fern, rosette, trailing
from goods.table.herbs import basil, bed, chives, snake_plant
from goods.table.vases import cord, cylinder_pot, flower_pot, hanging_planter, raw_clay, ribbed_pot, saucer, soil, stand, trough
from materials import enamel, glaze
from parts import lay
from shapes import group
from studio import add_colors, main, shot

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
SIZE = {"width": 800, "height": 800}


def terracotta():
    return raw_clay("#a4522f", "#c98d6b", 0.25)


@shot(ground=SAND, up=15, fill=0.74, **SIZE)
def terracotta_planter():
    clay = terracotta()
    return group(saucer(clay, 1.12), turn=30) + group(flower_pot(clay), (0, 0, 0.074))


@shot(ground=SAGE, up=13, fill=0.80, **SIZE)
def terracotta_planter_2():
    clay = terracotta()
    pot = flower_pot(clay) + [soil(1.06, 1.68)]
    return group(saucer(clay, 1.12), turn=150) + group(pot, (0, 0, 0.074), turn=60) + rosette((0, 0, 1.78), 1.75, 24, 4)


@shot(ground=SEA, up=12, fill=0.82, **SIZE)
def ribbed_pot_():
    pot = ribbed_pot(glaze("#d8d2c4", 0.36, speckles=0.3, breaks="#c3a983", foot=0.03, soft=0))
    return pot + [soil(0.83, 1.33)] + snake_plant((0, 0, 1.32), 10, 2.4, 3)


def on_stand(color):
    pot = cylinder_pot(glaze(color, 0.34, speckles=0.2, breaks="#b9a98c", foot=0.02), glaze("#cfc8ba", 0.3, foot=0))
    return group(stand() + lay(pot + [soil(1.12, 1.76)], (0, 0, 1.725)), turn=22) + fern((0, 0, 3.48), 40, 2.25, 5)


add_colors("plant-stand", on_stand, {"moss": "#596a41", "chalk": "#d9d3c6", "ink": "#1f2a3b"}, ground=MIST, up=9, fill=0.84, **SIZE)


@shot(ground=ROSE, up=4, fill=0.86, middle=(0.5, 0.5), **SIZE)
def hanging_planter_():
    pot = hanging_planter(glaze("#d8d2c4", 0.36, speckles=0.4, breaks="#c3a983", foot=0))
    group(cord([(0, 0, 4.30), (0, 0, 6), (0, 0, 9), (0, 0, 14)], 0.036, 60), (0, 0, 1.9))
    return group(pot + [soil(0.90, 0.84)], (0, 0, 1.9)) + trailing((0, 0, 2.76), 0.93, 4, 20, 1.7, size=0.22)


@shot(ground=SEA, up=14, fill=0.84, **SIZE)
def windowsill_trough():
    herbs = [bed(4.8, 1.2, 1.20)]
    for k, x in enumerate((-1.85, -0.2, 1.45)):
        herbs += basil((x, 0.0, 1.2), k, 10, 0.95, 0.42) if k != 1 else basil((x, 0, 1.2), 7, 16, 0.62, 0.46, ("#5f7a50", "#93a67e"), 0.15)
    for k, x in enumerate((-1.05, 0.62, 2.1)):
        herbs += chives((x, 0.05, 1.2), k, 70, 1.25 if k < 2 else 0.9)
    return group(trough(enamel("#dcd9d0", 0.14, rim=1.375, rim_color="#2a3a4c")) + herbs, turn=-14)


if __name__ == "__main__":
    main()
