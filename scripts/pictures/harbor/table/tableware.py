"""Plates and bowls of Harbor & Pine: blender -b -P harbor/table/tableware.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.table.plates import (below, chopsticks, cup_lines, deep_lines, freckles, heap, mixing_lines, nest, open_lines, overlay, plate_lines,
    pull_lip, rimmed_lines, ring, stack,
                          thrown)
from materials import glaze
from shapes import group
from studio import add_colors, main, shot

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
CREAM, BLUE, HAZE = "#d9d2c2", "#1f3650", "#6f8a9b"
SIZE = {"width": 800, "height": 800}


def everyday(value):
    color, edge = value
    satin = glaze(color, 0.30, speckles=0.10, breaks=edge, foot=0.012, bands=((0.243, 2, edge),), soft=0)
    return stack(lambda: thrown(plate_lines(), satin), 4, 0.079)


CHALK, SLATE, ROSE_CLAY = ("#d9d3c6", "#9c6f45"), ("#4b5a63", "#7d8b90"), ("#c07f69", "#d9a78f")
add_colors("everyday-plates-set-of-four", everyday, {"rose-clay": ROSE_CLAY, "chalk": CHALK, "slate": SLATE}, ground=MIST, up=21, fill=0.74,
    middle=(0.5, 0.46), **SIZE)


@shot(ground=MIST, up=56, fill=0.80, middle=(0.5, 0.5), **SIZE)
def everyday_plates_set_of_four_2():
    return everyday(CHALK)


def side():
    cream = glaze("#d8d0bf", 0.26, speckles=0.6, speckle="#5b4028", breaks="#b08a62", foot=0.012, soft=0)
    return thrown(plate_lines(0.90, 0.19, 0.60, 0.52), overlay(cream, freckles(22, 0.325), "#5a4330"))


@shot(ground=SAGE, up=24, fill=0.72, middle=(0.5, 0.46), **SIZE)
def speckled_side_plates_set_of_four():
    return stack(side, 4, 0.079, 5)


@shot(ground=SAGE, up=66, fill=0.80, middle=(0.5, 0.5), **SIZE)
def speckled_side_plates_set_of_four_2():
    return group(stack(side, 2, 0.079, 2), (-0.72, 0.62, 0)) + group(stack(side, 2, 0.079, 7), (0.70, -0.64, 0))


def mixing(radius, height, color, lip=200):
    lines = mixing_lines(radius, height)
    bowl = thrown(lines, glaze(color, 0.2, speckles=0.15, breaks=HAZE if color == BLUE else "#a9b3b3", foot=0.02), glaze(CREAM, 0.18, speckles=0.15,
        breaks="#b79a72", foot=0))
    return lines, pull_lip(bowl, lip, 0.055 + radius * 0.02, 0.2, 0.26)


BOWLS = ((1.32, 1.12, BLUE), (1.03, 0.98, HAZE), (0.76, 0.80, BLUE))


@shot(ground=SEA, up=22, fill=0.72, **SIZE)
def nesting_bowls():
    things, lift, last = [], 0.0, None
    for k, (radius, height, color) in enumerate(BOWLS):
        lines, bowl = mixing(radius, height, color, 205 + 4 * k)
        lift += nest(last[1], lines[0], 0.02) if last else 0
        things += group(bowl, (0, 0, lift))
        last = lines
    return things


@shot(ground=SEA, up=27, fill=0.80, **SIZE)
def nesting_bowls_2():
    return (
        group(mixing(*BOWLS[0], 190)[1], (-0.62, 0.75, 0))
        + group(mixing(*BOWLS[1], 330)[1], (1.25, -0.35, 0))
        + group(mixing(*BOWLS[2], 215)[1], (-0.65, -1.25, 0))
    )


def noodle(value):
    color, edge = value
    outside = glaze(color, 0.24, speckles=0.2, breaks=edge, foot=0.125)
    return thrown(deep_lines(), outside, glaze("#c9c6bd", 0.18, speckles=0.3, breaks="#9c7a55", foot=0))


INK = ("#163640", "#4f666c")
add_colors("noodle-bowl", noodle, {"celadon": ("#8db49a", "#a8b18c"), "ink": INK}, ground=CLAY, up=18, fill=0.72, **SIZE)


@shot(ground=CLAY, up=31, fill=0.78, **SIZE)
def noodle_bowl_2():
    return group(noodle(INK), turn=30) + group(chopsticks(0.87, 0.845), (0.02, -0.05, 0), turn=24)


@shot(ground=BUTTER, up=24, fill=0.74, middle=(0.5, 0.46), **SIZE)
def shallow_pasta_bowl():
    outside = glaze("#954a28", 0.24, speckles=0.3, breaks="#d8a070", foot=0.03)
    return thrown(open_lines(1.15, 0.46, 0.48), outside, glaze("#d6cbb6", 0.2, speckles=0.25, breaks="#b5703f", foot=0))


def serving():
    outside = glaze("#35604a", 0.16, speckles=0.3, breaks="#9fae7c", foot=0.03)
    overlay(outside, below(0.40, 0.30, 0.2), "#14301f")
    return thrown(open_lines(1.5, 0.86, 0.55), outside, glaze("#d3cdb9", 0.17, speckles=0.35, breaks="#7f9468", foot=0))


@shot(ground=SAND, up=20, fill=0.76, middle=(0.5, 0.46), **SIZE)
def sunday_serving_bowl():
    return group(serving(), turn=40)


@shot(ground=SAND, up=29, fill=0.76, **SIZE)
def sunday_serving_bowl_2():
    return group(serving(), turn=130) + heap(((5, 0.52, 0.40, 10), (9, 0.96, 0.66, 0), (4, 0.42, 0.82, 50)), 0.29)


def setting():
    dish = overlay(glaze("#566f80", 0.24, speckles=0.2, breaks="#8d9da3", foot=0.012, soft=0), ring(1.13, 1.21), "#d8cdb4")
    bowl = glaze("#71899a", 0.22, speckles=0.2, breaks="#a9b3b3", foot=0.02)
    cup = glaze("#c9b697", 0.22, speckles=0.35, breaks="#96744c", foot=0.02)
    small, deep = cup_lines(0.42, 0.62), open_lines(0.86, 0.56, 0.38)
    return (rimmed_lines(), dish), (deep, bowl, glaze(CREAM, 0.2, speckles=0.2, breaks="#b79a72", foot=0)), (small, cup)


@shot(ground=SAND, up=24, fill=0.76, **SIZE)
def place_setting_for_one():
    dish, bowl, cup = setting()
    return thrown(*dish) + group(thrown(*bowl), (-0.05, 0.05, 0.076)) + group(thrown(*cup), (1.42, -1.05, 0))


@shot(ground=SAND, up=32, fill=0.74, **SIZE)
def place_setting_for_one_2():
    dish, bowl, cup = setting()
    return thrown(*dish) + group(thrown(*bowl), (0, 0, 0.076)) + group(thrown(*cup), (0.01, 0, 0.076 + nest(bowl[0][1], cup[0][0])))


if __name__ == "__main__":
    main()
