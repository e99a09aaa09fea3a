"""Vases of Harbor & Pine: blender -b -P harbor/table/vases.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.table.flowers import plume, tulip, twig
from goods.table.own import sprays
from goods.table.vases import bud_vase, floor_vase, jug_vase, moon_vase, raw_clay
from materials import glaze
from parts import lay
from shapes import group
from studio import add_colors, main, shot

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
SIZE = {"width": 800, "height": 800}
BUD = {"blush": ("#c08070", "#dba590"), "chalk": ("#d9d3c6", "#c2ab8b"), "ink": ("#1f2a3b", "#4d5966"), "celadon": ("#86a88f", "#a3b39a")}


def bud(value):
    color, edge = value
    return bud_vase(glaze(color, 0.42, speckles=0.25, matt=True, breaks=edge, foot=0.02))


def with_tulip(value):
    return group(bud(value) + lay(tulip(2.25, 5, 4, foot=1.28), (0, 0, 0.12), turn=20))


add_colors("bud-vase", with_tulip, BUD, ground=ROSE, up=8, fill=0.80, **SIZE)


@shot(ground=ROSE, up=15, fill=0.70, **SIZE)
def bud_vase_2():
    return group(bud(BUD["chalk"]), turn=70)


def moon():
    return moon_vase(glaze("#dad5c9", 0.34, speckles=0.2, breaks="#c5b090", foot=0.03))


@shot(ground=SAGE, up=8, fill=0.82, **SIZE)
def moon_vase_():
    return group(moon(), turn=30) + sprays(3.3)


@shot(ground=SAGE, up=13, fill=0.74, **SIZE)
def moon_vase_2():
    return group(moon(), turn=150)


@shot(ground=BUTTER, up=8, fill=0.82, **SIZE)
def handled_jug_vase():
    jug = jug_vase(glaze("#2b4c6c", 0.22, speckles=0.25, breaks="#6d8797", foot=0.03))
    stems = []
    for k, (lean, turn, long) in enumerate(((-20, 0, 3.1), (4, 60, 3.4), (20, -10, 2.9))):
        stems += lay(twig(lean, long, k + 3, turn, 30), (0.06 * (k - 1), 0, 1.5))
    return group(jug, turn=-6) + stems


def tall():
    return floor_vase(raw_clay("#8f6646", "#b8926d", 0.8, grain=34.0), glaze("#5d4230", 0.35, foot=0))


@shot(ground=SAND, up=7, fill=0.84, **SIZE)
def tall_floor_vase():
    stems = []
    for k, (lean, turn, long) in enumerate(((-18, 10, 5.5), (-6, 60, 6.0), (5, -50, 5.6), (14, 30, 6.1), (24, -15, 5.3))):
        stems += lay(plume(lean, long, k, turn), (0.08 * (k - 2), 0, 3.0))
    return group(tall()) + stems


@shot(ground=SAND, up=12, fill=0.78, **SIZE)
def tall_floor_vase_2():
    return group(tall(), turn=100)


if __name__ == "__main__":
    main()
