"""Harbor & Pine: knives and boards. `blender -b -P harbor/table/knives.py -- FOLDER [NAME ...]`"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.metal.boards import cutting_board, paddle, round_board, striped
from goods.metal.knives import BREAD, CHEF, PARING, knife, pin_steel, riveted
from goods.metal.metalwork import brass, drawn, oak, rgb_mix, timber, walnut
from goods.metal.rolls import knife_roll
from parts import lay
from studio import add_shot, main, shot

SAND, SEA, SAGE, CLAY, BUTTER, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e2e0dc"
SIZE = {"width": 800, "height": 800}


def handle_oak(seed=0.0):
    return timber("#b98a55", "#7d5430", "x", 22, seed=seed, pores=0.7, rough=0.38, gloss=0.2)


def chef(seed=0.0):
    return knife(CHEF, riveted(handle_oak(seed), bolster=brass()))


def bread():
    return knife(BREAD, riveted(walnut("x", 3, rough=0.38, gloss=0.2), rivets=pin_steel()), 0.1)


def paring(color):
    return knife(PARING, riveted(dyed(color), 0.8, rivets=pin_steel(), hook=0.5, tall=0.86))


def dyed(color):
    """Maple in a dye bath: the grain still shows."""
    return timber(color, rgb_mix(color, "#120c08", 0.3), "x", 16, pores=0.1, figure=0.35, rough=0.36, gloss=0.25)


@shot(**SIZE, ground=SAND, up=64, fill=0.76, blur=0.4)
def chefs_knife_8_inch():
    return lay(chef(), turn=38)


@shot(**SIZE, ground=SAND, up=30, fill=(1.5, 1.2), middle=(0.62, 0.44), blur=1.3, focus=(-0.2, -0.15, 0.1))
def chefs_knife_8_inch_2():
    return lay(chef(), turn=24)


@shot(**SIZE, ground=CLAY, up=64, fill=0.78, blur=0.4)
def bread_knife():
    return lay(bread(), turn=40)


for shade, dye in (("natural", "#c99d66"), ("signal-red", "#a5301f"), ("ink", "#27313f")):
    add_shot(f"paring-knife-{shade}", lambda dye=dye: lay(paring(dye), turn=38), **SIZE, ground=MIST, up=62, fill=0.66, blur=0.4)


def three_knives():
    """The set on its roll: cook's, bread and paring knife."""
    small = knife(PARING, riveted(handle_oak(6), 0.8, hook=0.5, tall=0.86, bolster=brass()))
    others = (chef(1), 0.74), (knife(BREAD, riveted(handle_oak(3), bolster=brass()), 0.1), -0.02), (small, -0.72)
    return knife_roll(wide=4.3, deep=2.6) + [part for one, y in others for part in lay(one, (-0.58, y, 0.045))]


@shot(**SIZE, ground=SAGE, up=60, fill=0.88, blur=0.4)
def kitchen_knife_set():
    return lay(three_knives(), turn=16)


@shot(**SIZE, ground=SAGE, up=36, fill=(1.45, 1.1), middle=(0.62, 0.46), blur=1.1, focus=(-0.3, -0.2, 0.1))
def kitchen_knife_set_2():
    return lay(three_knives(), turn=14)


def board():
    return oak("x", 1.0, staves=0.56, rough=0.5, figure=0.7)


@shot(**SIZE, ground=SAND, up=52, fill=0.80, blur=0.4)
def oak_cutting_board():
    return lay(cutting_board(board()), turn=-16)


@shot(**SIZE, ground=SAND, up=34, fill=(0.94, 0.9), middle=(0.5, 0.47), blur=0.8)
def oak_cutting_board_2():
    return lay(cutting_board(board()) + lay(chef(), (-0.3, -0.45, 0.24), turn=22), turn=-38)


LETTERS = """<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400" viewBox="0 0 900 400"><rect width="900" height="400" fill="#000"/>
<g text-anchor="middle" fill="#fff" font-family="DejaVu Serif"><text x="450" y="205" font-size="190" letter-spacing="16">M&amp;J</text>
<path d="M300 262H600" stroke="#fff" stroke-width="7"/><text x="450" y="352" font-size="62" font-style="italic">since 2011</text></g></svg>"""


@shot(**SIZE, ground=CLAY, up=56, fill=0.80, blur=0.4)
def oak_cutting_board_engraved():
    wood_ = oak("x", 4.0, staves=0.56, rough=0.5, figure=0.7, mark=(drawn(LETTERS), 1.18, -0.88, 1.08, 0.48, "#3d2413"))
    return lay(cutting_board(wood_), turn=16)


@shot(**SIZE, ground=BUTTER, up=58, fill=0.80, blur=0.4)
def paddle_board():
    return lay(paddle(walnut("x", 2.0)), turn=58)


@shot(**SIZE, ground=SAGE, up=54, fill=0.74, blur=0.4)
def round_serving_board():
    wood_ = striped(("#d9b482", "#b0875a"), ("#6a4229", "#3a2214"), ((-1.02, -0.72), (-0.62, -0.55), (0.80, 1.10)))
    return lay(round_board(wood_, hole=False), turn=-18)


if __name__ == "__main__":
    main()
