"""Glassware and pantry of Harbor & Pine: blender -b -P harbor/table/glassware.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.jars import (ash, carafe, crock, cruet, decanter, ground_spice, lemon_slice, pitcher, preserve_jar, smoke_tumbler, spice_jar, spoon, tag)
from materials import glaze
from parts import lay
from shapes import group
from studio import add_colors, main, shot
from tableware import canister

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
SIZE = {"width": 800, "height": 800}


@shot(ground=SEA, up=10, fill=0.74, **SIZE)
def harbor_carafe():
    return carafe()


@shot(ground=SEA, up=13, fill=(1.3, 1.15), middle=(0.46, 0.36), blur=1.6, **SIZE)
def harbor_carafe_2():
    return carafe(1.35)


@shot(ground=ROSE, up=13, fill=0.74, **SIZE)
def evening_decanter():
    return decanter()


@shot(ground="#5f5149", up=11, fill=0.76, power=1.1, **SIZE)
def evening_decanter_2():
    return decanter(0.55)


@shot(ground=SAGE, up=14, fill=0.74, **SIZE)
def garden_pitcher():
    slices = []
    for x, y, z, tilt, turn in ((0.1, -0.3, 1.40, 14, 20), (-0.25, 0.12, 1.43, -8, 80)):
        slices += lay([lemon_slice(0.27)], (x, y, z), turn, (tilt, 6))
    return group(pitcher() + slices, turn=-14)


@shot(ground=MIST, up=17, fill=0.74, **SIZE)
def smoke_tumblers_pair():
    return group(smoke_tumbler(0.42), (-0.5, 0.16, 0)) + group(smoke_tumbler(0.42), (0.5, -0.18, 0))


@shot(ground=MIST, up=32, fill=0.74, **SIZE)
def smoke_tumblers_pair_2():
    return group(smoke_tumbler(), (-0.46, 0.22, 0)) + group(smoke_tumbler(0.36), (0.5, -0.28, 0))


SPICES = {"paprika": ("#8c2a14", "#b5492a"), "turmeric": ("#b5770c", "#d29a1f"), "oregano": ("#5c6632", "#8a9058"), "pepper": ("#2c2622", "#5d5148")}


def jar_of(name, words, level, coarse=60.0):
    return spice_jar(ground_spice(*SPICES[name], coarse), tag(words, "", height=260), level)


def three_jars():
    return (
        group(jar_of("paprika", "Paprika", 0.66), (-0.66, 0.14, 0), turn=8)
        + group(jar_of("turmeric", "Turmeric", 0.58), (0.0, -0.12, 0), turn=-4)
        + group(jar_of("oregano", "Oregano", 0.70, 34.0), (0.66, 0.16, 0), turn=-10)
    )


@shot(ground=MIST, up=13, fill=0.74, **SIZE)
def spice_jars_set_of_three():
    return three_jars()


@shot(ground=MIST, up=15, fill=(1.5, 1.2), middle=(0.5, 0.46), blur=1.6, focus=(0, -0.35, 0.6), **SIZE)
def spice_jars_set_of_three_2():
    return three_jars()


@shot(ground=SAGE, up=10, fill=0.76, **SIZE)
def olive_oil_cruet():
    return group(cruet(1.02, tag("Olive oil", "COLD PRESSED", "#4a4f2c")), turn=-8)


@shot(ground=BUTTER, up=12, fill=0.74, **SIZE)
def preserve_jar_():
    return group(preserve_jar(1.14, tag("Strawberry", "HARBOR &amp; PINE", "#6d1a1a")), turn=-5)


def stone_jar(color, radius=0.56, height=1.12):
    return canister(glaze(color, 0.3, speckles=0.2, breaks="#b9a37c", foot=0.02), ash(4), radius=radius, height=height)


CANISTER = {"clay": "#a35a38", "chalk": "#d9d3c6", "moss": "#596a41"}
add_colors("pantry-canister", lambda color: group(stone_jar(color), turn=10), CANISTER, ground=SAND, up=14, fill=0.70, **SIZE)


@shot(ground=SAND, up=13, fill=0.76, **SIZE)
def pantry_canister_2():
    return group(stone_jar(CANISTER["chalk"]), (-0.55, 0.15, 0), turn=10) + group(stone_jar(CANISTER["chalk"], 0.40, 0.74), (0.72, -0.2, 0), turn=40)


def filled_crock(material):
    spoons = []
    for kind, x, y, lean, turn, roll, seed in (("spoon", -0.25, 0.05, -11, 0, 90, 1), ("spatula", 0.02, 0.26, 2, 10, 80, 2), ("slotted", 0.27,
        -0.02, 12, -14, 95, 3)):
        head = lay([spoon(kind, seed)], turn=0)
        lay(lay(head, (0, 0, 0), 0, (roll, 0)), (x * 0.4, y * 0.4, 0.12), turn, (0, -90 + lean))
        spoons += head
    return crock(material, glaze("#5d4230", 0.3, foot=0)) + spoons


@shot(ground=CLAY, up=13, fill=0.78, **SIZE)
def utensil_crock():
    return filled_crock(glaze("#7d5638", 0.36, speckles=0.9, speckle="#2c1d13", breaks="#a97f55", foot=0.05))


if __name__ == "__main__":
    main()
