"""The banners of soft furnishings and of the bath, of the shop Harbor & Pine."""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.cloth.bath import face_oil, hand_wash, stacked_soaps
from goods.cloth.cushions import linen_cushion, lumbar_cushion
from goods.cloth.textiles import folded_throw, herringbone, three_towels
from goods.cloth.weaves import yarn
from goods.furniture.baskets import belly_basket
from goods.house.candles import jar, jar_label
from materials import paper, wood
from parts import lay
from shapes import link_mesh
from studio import add_shot, main

RUST = "#8a4d38"


def room(wall, floor, back=3.0):
    """A floor that meets a wall behind the goods; `floor` is a material."""
    link_mesh("floor", [(-80, -40, 0), (80, -40, 0), (80, back, 0), (-80, back, 0)], [(0, 1, 2, 3)], floor)
    link_mesh("wall", [(-80, back, -1), (80, back, -1), (80, back, 60), (-80, back, 60)], [(0, 1, 2, 3)], paper(wall))


def throw():
    return folded_throw(herringbone("#27495a", "#8fa2a6"), yarn("#b4bcb8"))


def shelf():
    return wood("#c39a68", "#97693d", "x", rings=2.2, rough=0.45)


def soft():
    room("#d9d2c6", wood("#b98f5f", "#8d6238", "x", rings=1.2, rough=0.5), 2.6)
    return (
        lay(throw(), (-8.6, -0.6, 0), turn=-10) + lay(linen_cushion(RUST), (-2.9, 0.6, 0), turn=-10)
        + lay(lumbar_cushion(), (3.2, -0.1, 0), turn=8) + lay(belly_basket("#d8d0bf"), (9.0, 0.2, 0), turn=-14)
    )


def soft_m():
    room("#d9d2c6", wood("#b98f5f", "#8d6238", "x", rings=1.2, rough=0.5), 2.6)
    return lay(linen_cushion(RUST), (-2.5, 0.5, 0), turn=-8) + lay(throw(), (2.9, -0.5, 0), turn=-12)


def bath():
    room("#b4c2c8", shelf(), 1.9)
    return (
        lay(three_towels(), (-3.9, 0, 0), turn=-8) + lay(hand_wash(-14), (-0.9, 0.1, 0), turn=-8) + lay(face_oil(), (0.45, -0.3, 0), turn=-10)
        + lay(stacked_soaps(), (1.95, -0.1, 0), turn=-14) + lay(jar(jar_label("Sea Salt", "brine, driftwood, linen", "#2a4d66"), lit=False), (3.5, 0.1, 0), turn=-4)
    )


def bath_m():
    room("#b4c2c8", shelf(), 1.9)
    return lay(three_towels(), (-2.1, 0.1, 0), turn=-8) + lay(hand_wash(-14), (0.75, 0, 0), turn=-8) + lay(stacked_soaps(), (2.05, -0.3, 0), turn=-14)


add_shot("cat-soft-furnishings", soft, 1600, 500, up=6, fill=(0.74, 0.66), middle=(0.5, 0.42), rig=6.0, blur=0.3)
add_shot("cat-soft-furnishings-m", soft_m, 800, 600, up=7, fill=(0.82, 0.72), middle=(0.5, 0.43), rig=4.4, blur=0.3)
add_shot("cat-bath", bath, 1600, 500, up=7, fill=(0.72, 0.64), middle=(0.5, 0.42), rig=2.8, blur=0.4)
add_shot("cat-bath-m", bath_m, 800, 600, up=8, fill=(0.82, 0.72), middle=(0.5, 0.43), rig=2.4, blur=0.4)

if __name__ == "__main__":
    main()
