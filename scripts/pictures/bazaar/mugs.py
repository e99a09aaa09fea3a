"""Pictures of the potter's mugs and cups: blender -b -P bazaar/mugs.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.house.candles import beeswax, flame, tealight, wick
from goods.pottery.clay import stoneware
from goods.pottery.stoneware import beaker, flared_mug, ridge_mug, round_mug, small_cup, soap_dish, tall_mug, tea_bowl
from materials import Surface
from parts import lay
from shapes import fillet, group, lathe
from studio import add_colors, main, shot

LINEN, STONE, OAT, FOG, SHELL = "#ddd4c6", "#c9c3b9", "#d8c9b2", "#cdd0cf", "#dccabd"
SIZE = dict(width=700, height=700)


def ridge(value):
    below, above = value
    return group([ridge_mug(stoneware(below, dip=(0.50, above), speckles=0.85, soft=0.03, runs=-0.07))], turn=-24)


add_colors(
    "ridgeline-mug",
    ridge,
    {"slate": ("#c4b292", "#414e57"), "oat": ("#8f5f38", "#d8ccb2"), "rust": ("#cdbfa4", "#8f4830")},
    ground=LINEN,
    up=17,
    fill=0.68,
    **SIZE
)


@shot(ground=OAT, up=14, fill=0.70, **SIZE)
def long_pour_mug():
    return group([tall_mug(stoneware("#b58628", rough=0.16, breaks="#7a3f12", thin=0.9, soft=0.03, cloudy=0.2))], turn=-24)


@shot(ground=FOG, up=19, fill=0.66, **SIZE)
def morning_beaker():
    return group([beaker(stoneware("#5d707d", "#d9d3c6", 0.5, matt=True, speckles=0.4), rings=1.8)], turn=20)


@shot(ground=STONE, up=17, fill=0.68, **SIZE)
def orchard_mug():
    return group([flared_mug(stoneware("#d6cdb9", line=(0.665, 0.715, "#3f5f38"), foot=0.14, soft=0.03, clay="#a98760"))], turn=-24)


@shot(ground=SHELL, up=20, fill=0.76, **SIZE)
def espresso_cups_set_of_two():
    def clay():
        return stoneware("#2c2420", "#33261f", 0.24, breaks="#8a5a38", rim="#b8733f", foot=0.0, soft=0.02, speckles=0.3)

    return group([small_cup(clay())], (-0.36, 0.12, 0), turn=-35) + group([small_cup(clay(), 1.7)], (0.42, -0.22, 0), turn=-12)


@shot(ground=STONE, up=30, fill=0.72, **SIZE)
def tea_bowl_for_whisking():
    return group([tea_bowl(stoneware("#2a2521", "#4a4f30", 0.28, foot=0.09, breaks="#6d4526", thin=0.9, runs=0.0))], turn=30)


@shot(ground=LINEN, up=15, fill=0.80, **SIZE)
def box_of_seconds_three_mugs():
    one = ridge_mug(stoneware("#cdbfa4", dip=(0.50, "#2a3f58"), speckles=0.85, soft=0.03, runs=-0.42, drip=0.1), 1)
    two = round_mug(stoneware("#b58628", rough=0.16, breaks="#7a3f12", thin=0.9, soft=0.03, cloudy=0.45), 2)
    three = flared_mug(stoneware("#50693f", rough=0.3, breaks="#a07c48", soft=0.03, cloudy=0.3, speckles=0.5, foot=0.12), 4)
    return group([one], (-0.95, 0.12, 0), turn=-38) + group([two], (0.08, -0.16, 0), turn=-28) + group([three], (1.08, 0.2, 0), turn=-10)


@shot(ground=FOG, up=24, fill=0.76, **SIZE)
def soap_dish_():
    return lay([soap_dish(stoneware("#9a7a52", rough=0.3, breaks="#6d4526")), bar_of_soap()], turn=-20)


def bar_of_soap():
    """An oval bar, a little worn."""
    points = [(0, 0.0), (0.30, 0.0, 0.08), (0.36, 0.10, 0.1), (0.30, 0.20, 0.1), (0, 0.215)]
    s = Surface("soap", "#ddd3bd", 0.42, specular=0.4, subsurface=0.1)
    s.set("Subsurface Radius", (0.06, 0.05, 0.04))
    soap = lathe("soap", fillet(points, 0.08, 10), s.bump(s.noise(3, 2), 0.15, 0.05).done(), 96)
    soap.scale = (1.18, 0.72, 1)
    soap.location = (0.02, 0, 0.10)
    soap.rotation_euler = (0.02, 0.01, 0.12)
    return soap


def poured(radius, top, color="#d9c9a4"):
    """Candle wax in a cup, its pool and its wick."""
    line = fillet(
        [
            (0, top - 0.3),
            (radius, top - 0.3),
            (radius, top + 0.012, 0.006),
            (radius - 0.03, top, 0.02),
            (radius - 0.08, top - 0.012, 0.02),
            (0, top - 0.016),
        ],
        0.01,
    )
    pool = Surface("pool", color, 0.04, clearcoat=1.0)
    pool.set("Emission", pool.mix(0.6, color, "#ffb868"))
    pool.set("Emission Strength", 0.35)
    melted = lathe("pool", [(0, top - 0.006), (radius - 0.10, top - 0.006), (radius - 0.08, top - 0.002)], pool.done(), 72)
    return [lathe("wax", line, beeswax(color, top, 0.3, 0.7, "#ffbf74", 0.05), 96), melted, wick((0, 0, top - 0.01), 0.12)]


@shot(ground="#57554f", up=19, fill=0.64, power=0.55, room=0.3, **SIZE)
def kiln_end_candle():
    mug = round_mug(stoneware("#35291f", rough=0.26, breaks="#6d4526", thin=0.9, cloudy=0.4, soft=0.03, dip=(0.42, "#1f1a17"), runs=-0.06), 3)
    flame((0.02, 0, 0.80), 0.32, 2.6)
    return lay([mug, *poured(0.375, 0.70)], turn=-24)


@shot(ground="#4d4a4e", up=20, fill=0.72, power=0.4, room=0.25, **SIZE)
def tealight_cups_set_of_three():
    things = []
    for k, (x, y) in enumerate(((-0.62, 0.14), (0.04, -0.28), (0.66, 0.18))):
        cup = beaker(stoneware("#d3cab8", matt=True, rough=0.45, breaks="#b3946a", speckles=0.4, cloudy=0.06), k * 2, 0.46, 0.20, 0.285, 2.2)
        things += lay([cup, *lay(tealight("#d9c9a4", True), (0, 0, 0.07))], (x, y, 0), turn=70 * k)
        flame((x + 0.015, y, 0.29), 0.26, 1.6, air=0.6)
    return things


main()
