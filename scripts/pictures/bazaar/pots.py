"""Pictures of the potter's teapots, pitchers and jars: blender -b -P bazaar/pots.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.pottery.clay import stoneware
from goods.pottery.stoneware import beaker, crock, ear_pot, ridge_mug, round_pot, storage_jar, tall_pot
from goods.pottery.wooden import spatula, spoon
from materials import Surface, wood
from shapes import group
from studio import add_colors, main, shot

LINEN, STONE, OAT, FOG, SHELL = "#ddd4c6", "#c9c3b9", "#d8c9b2", "#cdd0cf", "#dccabd"
SIZE = dict(width=700, height=700)
CELADON, INK = "#7d957f", "#1d2c3e"


def bamboo():
    return wood("#b98d4e", "#8a6331", "x", rough=0.38, rings=2.0, gloss=0.3)


def celadon(color=CELADON, **more):
    return stoneware(color, **{"breaks": "#9a7748", "speckles": 0.3, "cloudy": 0.18, "soft": 0.03, "foot": 0.05, **more})


add_colors(
    "round-bellied-teapot",
    lambda color: group(round_pot(celadon(color), bamboo()), turn=-16),
    {"celadon": CELADON, "ink": INK},
    ground=LINEN,
    up=15,
    fill=0.74,
    **SIZE
)


@shot(ground=STONE, up=12, fill=0.74, **SIZE)
def tall_coffee_pot():
    return group(tall_pot(stoneware("#d5ccba", breaks="#a88a62", speckles=0.35, soft=0.03, cloudy=0.1, line=(1.08, 1.14, "#2b4a6e"))), turn=-12)


@shot(ground=FOG, up=19, fill=0.82, **SIZE)
def tea_for_one():
    pot = group(ear_pot(celadon()), (-0.30, 0.15, 0), turn=-18)
    return pot + group([beaker(celadon(soft=0.0), 3.0, 0.66, 0.24, 0.335)], (0.76, -0.42, 0), turn=20)


@shot(ground=LINEN, up=13, fill=0.74, **SIZE)
def pantry_canister():
    cork = Surface("cork", "#a8793f", 0.9, specular=0.1)
    cork.set("Base Color", cork.mix(cork.ramp(cork.noise(26, 3), (0.35, 0.0), (0.6, 1.0)), "#7a5228", "#b5874c"))
    maple = wood("#d2ab76", "#a97f4c", "x", rings=3.0)
    return group(
        storage_jar(stoneware("#d6cebd", breaks="#a98a60", speckles=0.5, cloudy=0.1, foot=0.07), maple, cork.bump(cork.noise(40), 0.3, 0.01).done()),
        turn=-15,
    )


def salted():
    return stoneware(
        "#7d5230", rough=0.26, breaks="#3a2415", salt=0.5, speckle="#4a2d18", cloudy=0.4, foot=0.05, thin=0.5, dip=(1.25, "#5c3820"), runs=-0.3
    )


@shot(ground=SHELL, up=11, fill=0.78, **SIZE)
def utensil_crock():
    timbers = [
        wood("#7d5232", "#4f3120", "z", rings=3, seed=1),
        wood("#b5854f", "#875b31", "z", rings=3, seed=5),
        wood("#8f6038", "#5c3a20", "z", rings=3, seed=9),
    ]
    things = [crock(salted())]
    things += group([spoon(timbers[0], 0.21)], (-0.16, 0.05, 0.12), turn=20, tilt=(4, -9))
    things += group([spatula(timbers[1])], (0.05, 0.18, 0.12), turn=-10, tilt=(-5, 2))
    things += group([spoon(timbers[2], 0.17)], (0.16, -0.02, 0.12), turn=-25, tilt=(5, 10))
    return group(things, turn=0)


@shot(600, 600, ground=SHELL, up=15, fill=0.80)
def tile_pottery():
    rust = stoneware("#cdbfa4", dip=(0.50, "#8f4830"), speckles=0.85, soft=0.03, runs=-0.07)
    return group(round_pot(celadon(), bamboo()), (-0.3, 0.2, 0), turn=-16) + group([ridge_mug(rust)], (1.12, -0.62, 0), turn=-24)


main()
