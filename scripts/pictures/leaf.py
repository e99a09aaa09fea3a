"""The pictures of the shop Leaf & Ember: blender -b -P leaf.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from humidors import cigar_box, humidor, jar, travel_case
from leaf_goods import CIGARS, DARK, MIXED, SAND, GREEN, forest_glaze, pair, resting
from materials import metal, paper, wood
from parts import dark_walnut, lay, walnut
from shapes import box, link_mesh
from smoking import decanter, flip_lighter, jet_torch, round_ashtray, table_lighter, whisky_glass
from studio import main, shot


def room(wall="#3d2a1f", wood_=None, y=1.7):
    """A walnut table before a plain wall; its top is at the height 0."""
    box("table", (24, 12, 0.3), wood_ or walnut("x", 2.3, 0.25), 0.03, (0, y + 0.2 - 6, -0.3))
    link_mesh("wall", [(-40, y + 0.6, -12), (40, y + 0.6, -12), (40, y + 0.6, 16), (-40, y + 0.6, 16)], [(0, 1, 2, 3)], paper(wall))


def parlor_box():
    return cigar_box([CIGARS["quartermaster"]], 10, ("EMBER &amp; SONS", "Quartermaster"), GREEN, "leaf", None, GREEN)


def brass_lighter():
    return flip_lighter(metal("#ae9468", 0.22, 0.0, True))


def evening_goods():
    return (
        lay(parlor_box(), (0, 0, 0), -12) + lay(decanter(), (2.1, 0.3, 0)) + lay(whisky_glass(), (2.95, -0.25, 0), 20)
    )


@shot(1800, 800, up=10, fill=(0.52, 0.80), middle=(0.69, 0.47), blur=0, rig=1.7, power=1.2)
def hero():
    room("#c9ad94")
    return lay(parlor_box(), (0, 0, 0), -12) + lay(decanter(), (1.95, 0.3, 0)) + lay(brass_lighter(), (2.62, -0.75, 0), -14)


@shot(1800, 800, up=9, fill=(0.50, 0.74), middle=(0.70, 0.47), blur=0, rig=1.7, power=1.6)
def evening():
    room("#3a281d")
    return evening_goods() + lay(whisky_glass(0.12), (3.75, 0.15, 0))


@shot(900, 1000, up=10, fill=(0.82, 0.60), middle=(0.5, 0.36), blur=0, rig=1.6, power=1.6)
def evening_m():
    room("#3a281d")
    return lay(parlor_box(), (0, 0, 0), -12) + lay(decanter(), (1.95, 0.2, 0))


def porch():
    return lay(jar(CIGARS["lantern"]), (0, 0, 0)) + lay(brass_lighter(), (1.05, -0.35, 0), -18)


@shot(1800, 800, up=9, fill=(0.50, 0.72), middle=(0.70, 0.46), blur=0, rig=1.5)
def away():
    room("#d9c48e", wood("#b98a54", "#8a5f34", "x", 0.5, 3.0, 0.1, 2))
    return porch() + lay(round_ashtray(forest_glaze()) + resting("lantern", (0.55, 0, 0.212), 0, -10), (2.4, 0.0, 0), -20)


@shot(900, 1000, up=10, fill=(0.66, 0.58), middle=(0.5, 0.38), blur=0, rig=1.4)
def away_m():
    room("#d9c48e", wood("#b98a54", "#8a5f34", "x", 0.5, 3.0, 0.1, 2))
    return porch()


@shot(1600, 500, up=9, fill=(0.52, 0.80), middle=(0.66, 0.47), blur=0, rig=1.7)
def cat_cigars():
    room("#a98257")
    return lay(parlor_box(), (0, 0, 0), -12) + lay(pair("boatswain"), (2.35, -0.45, 0)) + lay(decanter(), (3.75, 0.3, 0))


@shot(800, 600, up=11, fill=(0.84, 0.76), middle=(0.5, 0.46), blur=0, rig=1.7)
def cat_cigars_m():
    room("#a98257")
    return lay(parlor_box(), (0, 0, 0), -12) + lay(decanter(), (2.0, 0.2, 0))


def desk(open_=True):
    return humidor(open_=open_, kinds=MIXED)


@shot(1600, 500, up=9, fill=(0.56, 0.82), middle=(0.66, 0.47), blur=0, rig=1.9, power=1.4)
def cat_humidors():
    room("#4a3326")
    return lay(travel_case("#1b3a2b"), (-2.75, -0.35, 0), -14) + lay(desk(), (0, 0, 0), -12) + lay(jar(CIGARS["copper-road"]), (2.25, 0.05, 0))


@shot(800, 600, up=11, fill=(0.84, 0.76), middle=(0.5, 0.46), blur=0, rig=1.9, power=1.4)
def cat_humidors_m():
    room("#4a3326")
    return lay(desk(), (0, 0, 0), -12) + lay(jar(CIGARS["copper-road"]), (2.15, -0.1, 0))


def tools():
    return lay(brass_lighter(), (-1.15, -0.15, 0), -18) + lay(round_ashtray(forest_glaze()) + resting("boatswain", (0.55, 0, 0.212), 0, -10.5), (0.35, 0, 0), -22)


@shot(1600, 500, up=11, fill=(0.52, 0.72), middle=(0.67, 0.46), blur=0, rig=1.2)
def cat_accessories():
    room("#b98d6e")
    return lay(jet_torch(), (-1.85, 0.05, 0), -20) + tools() + lay(table_lighter(), (1.95, 0.1, 0), -18)


@shot(800, 600, up=13, fill=(0.84, 0.70), middle=(0.5, 0.46), blur=0, rig=1.2)
def cat_accessories_m():
    room("#b98d6e")
    return tools() + lay(table_lighter(), (1.9, 0.1, 0), -18)


@shot(1600, 700, up=8, fill=(0.84, 0.72), middle=(0.5, 0.43), blur=0, rig=1.9)
def about():
    room("#c9ab80")
    return (
        lay(desk(False), (-2.65, 0.1, 0), 14) + lay(parlor_box(), (0.35, 0, 0), -10)
        + lay(decanter(), (2.45, 0.2, 0)) + lay(table_lighter(), (3.55, -0.2, 0), -18)
    )


@shot(1280, 960, up=20, fill=(0.72, 0.78), middle=(0.5, 0.47), blur=0, rig=1.9, power=1.4)
def season():
    room("#4a3326")
    return lay(desk(), turn=-18)


@shot(ground=SAND, up=22, fill=0.76, blur=0)
def tile_cigars():
    return lay(parlor_box(), turn=-18)


@shot(ground=SAND, up=15, fill=0.76, blur=0)
def tile_humidors():
    return lay(humidor(timber=dark_walnut), turn=-24)


@shot(ground=SAND, up=24, fill=0.78, blur=0)
def tile_accessories():
    return tools()


@shot(ground=SAND, up=24, fill=0.76, blur=0)
def tile_samplers():
    return lay(cigar_box(DARK, 10, ("RAIL &amp; VINE", "The Maduro Box"), "#2a1c14", "leaf", dark_walnut, "#b08d49", open_=False), turn=-24)


main()
