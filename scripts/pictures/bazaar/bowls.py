"""Pictures of the potter's bowls and plates: blender -b -P bazaar/bowls.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.pottery.clay import stoneware
from goods.pottery.stoneware import beaker, butter, butter_lid, butter_pot, deep_bowl, low_bowl, plate_of, wide_bowl
from materials import Surface
from parts import lay
from shapes import group
from studio import add_colors, main, shot

LINEN, STONE, OAT, FOG, SHELL = "#ddd4c6", "#c9c3b9", "#d8c9b2", "#cdd0cf", "#dccabd"
SIZE = dict(width=700, height=700)


def noodle(color):
    return group([deep_bowl(stoneware(color, foot=0.13, breaks="#8a5a35", speckles=0.35, cloudy=0.14))], turn=30)


add_colors("deep-noodle-bowl", noodle, {"celadon": "#879a86", "ink": "#1f2f40"}, ground=SHELL, up=20, fill=0.72, **SIZE)


def dinner(value):
    color, edge = value
    clay = [stoneware(color, foot=0.02, breaks=edge, thin=1.0, cloudy=0.1, rough=0.32, matt=True) for _ in range(4)]
    things = []
    for k, material in enumerate(clay):
        things += group([plate_of(material, seed=k * 1.3)], (0.018 * (k % 3 - 1), 0.02 * ((k * 2) % 3 - 1), k * 0.118), turn=k * 70)
    return things


add_colors(
    "dinner-plates-set-of-four", dinner, {"chalk": ("#d6cfc0", "#a07a52"), "slate": ("#4c5458", "#8a6a4c")}, ground=STONE, up=26, fill=0.78, **SIZE
)


@shot(ground=FOG, up=19, fill=0.74, **SIZE)
def nesting_bowls_set_of_three():
    blues = [stoneware(color, foot=0.05, breaks="#9a8a70", speckles=0.3, cloudy=0.2) for color in ("#27425c", "#8198a3", "#1e3146")]
    big = group([wide_bowl(blues[0], 1.26, 0.80, 0.46)], turn=20)
    middle = group([wide_bowl(blues[1], 1.02, 0.76, 0.39, 1.0)], (0.02, -0.01, 0.16), turn=110)
    small = group([wide_bowl(blues[2], 0.78, 0.70, 0.31, 2.0)], (-0.01, 0.015, 0.32), turn=220)
    return big + middle + small


@shot(ground=OAT, up=27, fill=0.78, **SIZE)
def speckled_side_plates_set_of_four():
    def clay():
        return stoneware("#d9d1c1", foot=0.02, breaks="#b08a5c", thin=0.8, speckles=1.0, speckle="#4a3422", cloudy=0.08, rough=0.28)

    things = []
    for k in range(3):
        things += group([plate_of(clay(), 0.90, 0.15, seed=k * 2.1)], (0.02 * (k - 1), 0.015 * k, k * 0.112), turn=k * 100)
    leaning = group([plate_of(clay(), 0.90, 0.15, seed=5.0)], (0.70, 0, 0.715), tilt=(0, 60))
    return lay(things + leaning, turn=-50)


@shot(ground=OAT, up=22, fill=0.76, **SIZE)
def sunday_serving_bowl():
    return group(
        [
            wide_bowl(
                stoneware("#203d2c", "#4d6446", 0.2, breaks="#9a7a42", cloudy=0.3, thin=0.9, dip=(0.34, "#2c4834"), runs=-0.12, foot=0.06),
                1.5,
                0.72,
                0.52,
                rings=2.2,
            )
        ],
        turn=40,
    )


@shot(ground=LINEN, up=21, fill=0.76, **SIZE)
def supper_bowl():
    return group([low_bowl(stoneware("#a2512e", "#dccfb4", 0.34, breaks="#8a5030", foot=0.05, cloudy=0.14))], turn=10)


@shot(ground=STONE, up=20, fill=0.76, **SIZE)
def table_for_one():
    def clay(seed):
        return stoneware("#637583", breaks="#a98a60", speckles=0.4, cloudy=0.2, foot=0.02)

    plate = group([plate_of(clay(0), 1.33, 0.19)])
    bowl = group([wide_bowl(clay(1), 0.86, 0.50, 0.36, 1.0)], (-0.30, 0.22, 0.072), turn=60)
    cup = group([beaker(clay(2), 2.0, 0.72, 0.27, 0.36)], (0.62, -0.38, 0.075), turn=20)
    return plate + bowl + cup


def dairy():
    s = Surface("butter", "#e3bd5c", 0.42, specular=0.4, subsurface=0.12)
    s.set("Subsurface Color", (0.85, 0.6, 0.2, 1))
    s.set("Subsurface Radius", (0.08, 0.06, 0.03))
    return s.bump(s.noise(4, 3, 0.5, s.stretch(1, 3, 1)), 0.2, 0.05).done()


@shot(ground=FOG, up=25, fill=0.78, **SIZE)
def butter_keeper_():
    def clay(foot):
        return stoneware("#5e6f7b", breaks="#9a7a52", speckles=0.4, foot=foot)

    return group([butter_pot(clay(0.06))], (-0.52, 0.30, 0)) + group([butter_lid(clay(0.0)), butter(dairy())], (0.62, -0.30, 0), turn=40)


main()
