"""Pictures of the tea gear: blender -b -P bazaar/tea_gear.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.jars import smoke_tumbler
from goods.steep.gear import biscuit_basket, cold_brew, flask, honey_jar, honey_label, keeper_label, spice_jar, spice_label, warmer
from goods.steep.leaves import painted_tin, tin
from materials import enamel, metal, steel, wood
from parts import lay
from studio import add_colors, main, shot
from tableware import french_press, kettle

LINEN, STONE, OAT, FOG, SHELL = "#ddd4c6", "#c9c3b9", "#d8c9b2", "#cdd0cf", "#dccabd"
SIZE = dict(width=700, height=700)


def walnut(along="z"):
    return wood("#80502e", "#4a2b17", along, rings=4)


def beech(along="x"):
    return wood("#c9a06c", "#9c7242", along, rings=3)


add_colors(
    "stove-kettle",
    lambda color: lay(kettle(enamel(color), beech(), knob=beech("z")), turn=-14),
    {"pine": "#24443b", "cream": "#dccfb4"},
    ground=STONE,
    up=13,
    fill=0.74,
    **SIZE
)


@shot(ground=FOG, up=14, fill=0.74, **SIZE)
def night_shift_kettle():
    black = metal("#3a3a3c", 0.4, 0.0)
    return lay(kettle(enamel("#34373b", 0.34), walnut("x"), metal_parts=black, knob=walnut()), turn=166)


@shot(ground=SHELL, up=10, fill=0.76, **SIZE)
def french_press_():
    return lay(french_press(0.62, walnut()), turn=-8)


@shot(ground=FOG, up=9, fill=0.80, **SIZE)
def cold_brew_carafe():
    return lay(cold_brew(), turn=-10)


@shot(ground=LINEN, up=15, fill=0.80, **SIZE)
def chai_spice_trio():
    return (
        lay(spice_jar("cardamom", spice_label("Cardamom", "#3f5a34")), (-0.84, 0.16, 0), turn=4)
        + lay(spice_jar("cinnamon", spice_label("Cinnamon", "#8a3a20")), (0.0, -0.22, 0), turn=-6)
        + lay(spice_jar("clove", spice_label("Clove", "#4a2f20")), (0.84, 0.14, 0), turn=-10)
    )


@shot(ground=OAT, up=13, fill=0.70, **SIZE)
def fireweed_honey():
    return lay(honey_jar(honey_label()), turn=-8)


@shot(ground=FOG, up=13, fill=0.72, **SIZE)
def keeper_tin():
    return lay(tin(painted_tin("#26405c"), steel(0.24, 0.3), keeper_label(), 0.46, 1.42, 0.34, 140, 0.14, 0.84), turn=-8)


@shot(ground=SHELL, up=24, fill=0.78, **SIZE)
def pot_warmer_with_six_lights():
    return lay(warmer(), turn=0)


@shot(ground=STONE, up=15, fill=0.74, **SIZE)
def smoke_glass_tumblers_pair():
    return lay(smoke_tumbler(), (-0.46, 0.14, 0)) + lay(smoke_tumbler(), (0.46, -0.18, 0), turn=60)


@shot(ground=STONE, up=9, fill=0.78, **SIZE)
def thermos_for_the_bench():
    return lay(flask(), turn=-20)


@shot(ground=OAT, up=26, fill=0.78, **SIZE)
def biscuit_basket_():
    return lay(biscuit_basket(), turn=-16)


main()
