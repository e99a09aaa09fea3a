"""Bazaar, the tools seller: knives and boards. `blender -b -P bazaar/knives.py -- FOLDER [NAME ...]`"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.metal.boards import cutting_board, paddle, round_board, round_paddle, stand_up, striped
from goods.metal.knives import BREAD, CHEF, PARING, knife, octagonal, pin_steel, riveted
from goods.metal.metalwork import oak, rgb_mix, timber, walnut
from materials import paper
from parts import lay
from shapes import box, link_mesh
from studio import add_shot, main, shot

CREAM, FOG, STRAW, BLUSH, MOSS = "#e6dfd2", "#cfd2d2", "#e2d6b4", "#e0cdc0", "#cfd3c5"
SIZE = {"width": 700, "height": 700}


def dark_wood(seed=0.0):
    return walnut("x", seed, rough=0.36, gloss=0.25)


def maple_dyed(color):
    return timber(color, rgb_mix(color, "#2a1608", 0.35), "x", 16, pores=0.1, figure=0.35, rough=0.36, gloss=0.25)


@shot(**SIZE, ground=CREAM, up=62, fill=0.78, blur=0.4)
def chefs_knife_8_inch():
    return lay(knife(CHEF, octagonal(dark_wood(), timber("#2b2320", "#15100d", "x", 12, rough=0.3, gloss=0.4))), turn=44)


@shot(**SIZE, ground=BLUSH, up=62, fill=0.80, blur=0.4)
def bread_knife():
    return lay(knife(BREAD, octagonal(dark_wood(2.0), timber("#2b2320", "#15100d", "x", 12, rough=0.3, gloss=0.4)), 0.2), turn=46)


def paring(dye):
    return lay(knife(PARING, riveted(maple_dyed(dye), 0.78, rivets=pin_steel(), hook=0.2, tall=0.9)), turn=44)


for shade, dye in (("natural", "#c99d66"), ("red", "#a5301f")):
    add_shot(f"paring-knife-{shade}", lambda dye=dye: paring(dye), **SIZE, ground=CREAM, up=60, fill=0.66, blur=0.4)


@shot(**SIZE, ground=MOSS, up=58, fill=0.80, blur=0.4)
def kitchen_knife_set():
    """Three knives in the box that becomes a drawer's insert."""
    birch = timber("#cfae7f", "#a07c4e", "x", 12, seed=3.0, pores=0.1, figure=0.35, rough=0.5)
    things = [box("bottom", (4.5, 2.15, 0.08), birch, 0.01)]
    for y in (-1.03, 1.03):
        things.append(box("side", (4.5, 0.09, 0.40), birch, 0.02, (0, y, 0)))
    for x in (-2.21, 2.21):
        things.append(box("end", (0.09, 1.98, 0.40), birch, 0.02, (x, 0, 0)))
    for x, h in ((-0.95, 0.2), (0.75, 0.2)):
        things.append(box("rest", (0.22, 1.97, h), birch, 0.03, (x, 0, 0.07)))
    ink = timber("#2b2320", "#15100d", "x", 12, rough=0.3, gloss=0.4)
    for kind, y, seed, length, teeth in ((CHEF, 0.56, 1.0, 1.25, 0), (BREAD, -0.1, 2.0, 1.25, 0.2), (PARING, -0.68, 3.0, 0.95, 0)):
        one = lay(knife(kind, octagonal(dark_wood(seed), ink, length), teeth), (-0.6, y, 0.26))
        things += one
    return lay(things, turn=24)


@shot(**SIZE, ground=CREAM, up=50, fill=0.82, blur=0.4)
def oak_cutting_board():
    wood_ = timber("#c29a68", "#8f6a41", "x", 26, (0.0, -6.0), seed=2.0, staves=0.7, pores=0.4, figure=0.4, wave=0.1, rough=0.48)
    return lay(cutting_board(wood_, groove=True, notches=False), turn=-18)


@shot(**SIZE, ground=STRAW, up=56, fill=0.82, blur=0.4)
def paddle_board():
    wood_ = timber("#80563a", "#3c2214", "x", 9, (0.2, -0.5), seed=6.0, pores=0.6, figure=0.75, wave=0.6, rough=0.42, gloss=0.15)
    return lay(paddle(wood_, 4.6, 1.75, 0.18, shoulder=0.5, leather_color="#3a2a20"), turn=56)


@shot(**SIZE, ground=MOSS, up=52, fill=0.76, blur=0.4)
def round_serving_board():
    wood_ = striped(("#d6b88c", "#a8845a"), ("#6a4229", "#3a2214"), ((-0.95, -0.62), (-0.50, -0.43), (0.45, 0.52), (0.64, 0.97)))
    return lay(round_board(wood_, 1.78), turn=16)


@shot(**SIZE, up=12, fill=0.78, blur=0.5)
def board_for_bread_board_for_fruit():
    shade = paper("#dcd8cf")
    link_mesh("wall", [(-30, 0, -1), (30, 0, -1), (30, 0, 30), (-30, 0, 30)], [(0, 1, 2, 3)], shade)
    link_mesh("table", [(-30, -30, 0), (30, -30, 0), (30, 0, 0), (-30, 0, 0)], [(0, 1, 2, 3)], shade)
    light = cutting_board(oak("x", 5.0, staves=0.62, rough=0.5), 3.9, 2.8, 0.24, notches=False, hole=(1.66, 0, 0.09))
    dark = round_paddle(walnut("x", 3.0), 1.0, 0.2, 0.72)
    return stand_up(light, (-0.3, -0.345, 1.92), 10) + stand_up(dark, (0.95, -0.88, 0.975), 14)


if __name__ == "__main__":
    main()
