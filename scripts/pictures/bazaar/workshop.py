"""Bazaar, the tools seller: the workshop and the garden. `blender -b -P bazaar/workshop.py -- FOLDER [NAME ...]`"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.metal.garden_tools import big_can, fork, shears, slim_can, trowel
from goods.metal.lantern import storm_lantern
from goods.metal.metalwork import ash, brass, galvanized, timber, walnut
from goods.metal.shop_furniture import clamp_lamp, peg_rail, shop_stool, step_stool, tin
from goods.sewn.backpacks import rucksack
from goods.sewn.boots import lace_boot
from goods.house.walls import glow
from materials import lacquer, paper
from parts import lay
from shapes import box, link_mesh
from studio import add_colors, main, shot

CREAM, FOG, STRAW, BLUSH, MOSS = "#e6dfd2", "#cfd2d2", "#e2d6b4", "#e0cdc0", "#cfd3c5"
SIZE = {"width": 700, "height": 700}
PINE = "#264034"


@shot(**SIZE, ground=CREAM, up=15, fill=0.80)
def galvanized_watering_can():
    return lay(big_can(galvanized(scale=9.0), 1.0, 1.22, 0.80), turn=-14)


@shot(**SIZE, ground=MOSS, up=13, fill=0.78)
def long_spout_watering_can():
    return lay(slim_can(lacquer(PINE, 0.28), brass_tip=True), turn=-10)


@shot(**SIZE, ground=MOSS, up=60, fill=0.80, blur=0.5)
def garden_trowel():
    return lay(trowel(0.64, 1.74, wood_=ash("z", 8.0, rough=0.42), collar=brass(0.24)), turn=126)


@shot(**SIZE, ground=FOG, up=60, fill=0.80, blur=0.5)
def hand_fork():
    return lay(fork(3, walnut("z", 5.0, rough=0.38, gloss=0.2), brass(0.24), 0.30, 1.15), turn=54)


@shot(**SIZE, ground=BLUSH, up=62, fill=0.78, blur=0.4)
def pruning_shears():
    return lay(shears("#a82a1e"), turn=58)


@shot(**SIZE, up=10, fill=0.80, blur=0.6, room=0.22, power=0.75, ground="#8d9684")
def storm_lantern_():
    return lay(storm_lantern(lacquer(PINE, 0.26)), turn=-16)


@shot(**SIZE, ground=CREAM, up=14, fill=0.80, blur=0.4)
def shop_stool_():
    return lay(shop_stool(), turn=14)


@shot(**SIZE, ground=MOSS, up=16, fill=0.76, blur=0.4)
def step_stool_():
    return lay(step_stool(), turn=32)


@shot(**SIZE, up=8, turn=33, fill=0.90, blur=0.3, power=1.7)
def peg_rail_():
    shade = paper("#e6e1d5")
    link_mesh("wall", [(-60, 0, -40), (60, 0, -40), (60, 0, 40), (-60, 0, 40)], [(0, 1, 2, 3)], shade)
    return lay(peg_rail())


@shot(**SIZE, ground=STRAW, up=28, fill=0.74)
def board_butter():
    return lay(tin(), turn=-8)


@shot(**SIZE, ground=CREAM, up=9, fill=0.80)
def tool_ruck():
    return lay(rucksack("#6f6440", "#4a2e1e", seed=11, pocket_front=True), turn=-18)


#: The three sizes look alike.
WORK = ("#6b4024", "#43291a", "#b8602c", "#241f1c", "#b08a5a")
add_colors("work-boots", lambda colors: lay(lace_boot(colors, seed=5, hooks=False, toe_cap=True), turn=-22), {"9": WORK, "10": WORK, "11": WORK}, **SIZE, ground=BLUSH, up=12, fill=0.78)


@shot(**SIZE, up=7, fill=0.82, blur=0.3, room=0.36, power=1.0)
def bench_lamp():
    wood_ = timber("#a9875f", "#7d5a3a", "x", 9, (0.4, -2.2), seed=1.0, staves=0.92, pores=0.25, flecks=0.3, figure=0.4, rough=0.5)
    box("top", (30, 2.6, 0.5), wood_, 0.03, (0, 1.3, -0.5))
    link_mesh("wall", [(-60, 2.6, -40), (60, 2.6, -40), (60, 2.6, 60), (-60, 2.6, 60)], [(0, 1, 2, 3)], paper("#c3c8c6"))
    glow((1.5, 0.28, 3.05), 150, "#ffc184", 0.14)
    return lay(clamp_lamp(lacquer("#20231f", 0.3)), (0, 0.12, 0))



if __name__ == "__main__":
    main()
