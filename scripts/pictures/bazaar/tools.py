"""Bazaar, the tools seller's bench: planes, chisels, saws, hammers, rules. `blender -b -P bazaar/tools.py -- FOLDER [NAME ...]`"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.metal.hand_tools import chisel, dovetail_saw, hammer, mallet, panel_saw, screwdriver
from goods.metal.measuring import folding_rule, try_square, water_stone
from goods.metal.metalwork import ash, floor, timber
from goods.metal.planes import block_plane, shaving, smoothing_plane, spokeshave
from goods.metal.rolls import chisel_roll
from parts import lay
from studio import add_colors, add_shot, main, shot

CREAM, FOG, STRAW, BLUSH, MOSS = "#e6dfd2", "#cfd2d2", "#e2d6b4", "#e0cdc0", "#cfd3c5"
SIZE = {"width": 700, "height": 700}


def bench(seed=0.0):
    """The seller's bench top: pale beech, worn and oiled, in broad strips."""
    return floor(timber("#b8956b", "#8a6440", "x", 9, (0.4, -2.2), seed=seed, staves=0.92, pores=0.25, flecks=0.3, figure=0.4, rough=0.5))


for inch, width, seed in (("1-4-in", 0.064, 1.0), ("1-2-in", 0.127, 2.0), ("3-4-in", 0.19, 3.0), ("1-in", 0.254, 4.0)):
    add_shot(f"bench-chisel-{inch}", lambda width=width, seed=seed: lay(chisel(width, seed=seed), turn=58), **SIZE, ground=FOG, up=62, fill=0.80, blur=0.4)


@shot(**SIZE, ground=STRAW, up=40, fill=0.78, blur=0.6)
def beech_mallet():
    return lay(mallet(), turn=128)


@shot(**SIZE, ground=CREAM, up=58, fill=0.80, blur=0.4)
def cross_peen_hammer():
    return lay(hammer("cross"), turn=66)


@shot(**SIZE, ground=BLUSH, up=58, fill=0.80, blur=0.4)
def tack_hammer():
    return lay(hammer("tack", ash("x", 3.0, rough=0.4)), turn=66)


@shot(**SIZE, ground=CREAM, up=60, fill=0.80, blur=0.4)
def cabinet_screwdriver():
    return lay(screwdriver(), turn=126)


@shot(**SIZE, ground=STRAW, up=58, fill=0.80, blur=0.4)
def dovetail_saw_():
    return lay(dovetail_saw(), turn=24)


@shot(**SIZE, ground=MOSS, up=58, fill=0.82, blur=0.4)
def panel_saw_():
    return lay(panel_saw(), turn=26)


@shot(**SIZE, up=24, fill=0.74, blur=0.8)
def low_angle_block_plane():
    bench(1.0)
    return lay(block_plane(), turn=-32) + lay(shaving(2.2, 0.11, 0.2, 0.2, 1), (1.12, -0.42, 0), turn=40)


@shot(**SIZE, up=20, fill=0.76, blur=0.8)
def smoothing_plane_():
    bench(2.0)
    return lay(smoothing_plane(), turn=-28) + lay(shaving(3.0, 0.14, 0.28, 0.25, 2), (1.35, -0.75, 0), turn=15) + lay(shaving(2.0, 0.11, 0.28, 0.2, 4), (0.75, -0.95, 0), turn=70)


@shot(**SIZE, up=34, fill=0.78, blur=0.7)
def spokeshave_():
    bench(3.0)
    return lay(spokeshave(), turn=14) + lay(shaving(2.4, 0.12, 0.22, 0.3, 3), (0.1, -0.75, 0), turn=65)


@shot(**SIZE, ground=STRAW, up=70, fill=0.82, blur=0.4)
def folding_rule_():
    return lay(folding_rule((68, -126, 126, -126)), turn=-8)


@shot(**SIZE, ground=CREAM, up=58, fill=0.76, blur=0.4)
def try_square_():
    return lay(try_square(), turn=16)


add_colors("", lambda color: lay(water_stone(color), turn=-22), {"sharpening-stone-medium-1000": "#8a5a48", "sharpening-stone-fine-6000": "#d8cdb4"}, **SIZE, ground=MOSS, up=30, fill=0.80)


def rolled():
    """The four chisels in their roll."""
    return chisel_roll([(chisel(width, seed=k + 1.0), (0.078 + width * 0.06) * 1.62) for k, width in enumerate((0.064, 0.127, 0.19, 0.254))])


@shot(**SIZE, ground=FOG, up=58, fill=0.82, blur=0.4)
def four_chisels_in_a_roll():
    return lay(rolled(), turn=-12)


@shot(600, 600, up=46, fill=(1.0, 1.0), blur=0.6)
def tile_tools():
    bench(5.0)
    return lay(rolled(), turn=-14)


@shot(1000, 600, up=22, fill=(0.86, 0.74), middle=(0.5, 0.46), blur=0.9)
def bench_():
    bench(6.0)
    return (
        lay(smoothing_plane(), (-1.3, 0.9, 0), turn=-24) + lay(mallet(), (1.1, 1.3, 0), turn=196) + lay(try_square(), (3.0, -0.75, 0), turn=72)
        + lay(chisel(0.19, seed=2.0), (0.55, -1.1, 0), turn=10) + lay(shaving(3.0, 0.14, 0.28, 0.25, 2), (-0.2, -0.5, 0), turn=15) + lay(shaving(2.0, 0.11, 0.28, 0.2, 4), (-1.6, -0.55, 0), turn=70)
    )


if __name__ == "__main__":
    main()
