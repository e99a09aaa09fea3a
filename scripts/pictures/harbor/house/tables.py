"""Tables and shelves of Harbor & Pine: blender -b -P harbor/house/tables.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.furniture.armchairs import lounge_chair
from goods.furniture.baskets import pouf
from goods.furniture.floors import room, wall, wall_and_floor
from goods.furniture.seating import dining_chair
from goods.furniture.shelves import bookcase, hook_rail, ladder_shelf, small_pot, wall_shelf
from goods.furniture.tables import bedside_table, coffee_table, drum_table, harvest_table, tripod_table
from goods.furniture.timber import powder
from materials import brass
from parts import lay
from studio import add_colors, add_shot, main

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
HOME = {"width": 800, "height": 800}


def on_the_wall(color, things):
    wall(color)
    return things


def against_the_wall(color, things):
    wall_and_floor(color)
    return things


def furnished():
    """A chair by the fire, a small table, a bookcase and a dining chair along a wall."""
    room("#e6dac2", 4.6)
    goods = lay(lounge_chair("#596644"), (-15.2, 0.4, 0), turn=16)
    goods += lay(tripod_table(), (-7.8, 0.6, 0), turn=10)
    goods += lay(small_pot(size=1.5), (-7.8, 0.6, 5.18))
    goods += lay(bookcase(), (2.4, 2.7, 0))
    goods += lay(pouf("#a8532f"), (8.9, -0.6, 0))
    goods += lay(dining_chair("#c6b08c"), (15.4, 0.4, 0), turn=-34)
    return goods


def furnished_small():
    room("#e6dac2", 4.6)
    goods = lay(lounge_chair("#596644"), (-3.4, 0.2, 0), turn=14)
    goods += lay(tripod_table(), (4.4, 0.0, 0), turn=10)
    goods += lay(small_pot(size=1.5), (4.4, 0.0, 5.18))
    return goods


add_colors("drum-side-table", lambda color: lay(drum_table(color), turn=4), {"moss": "#515e3e", "rust": "#8c4322", "chalk": "#d3ccbc"}, ground=MIST, up=17, fill=0.70, **HOME)
add_shot("tripod-side-table", lambda: lay(tripod_table(), turn=0), ground=SAND, up=14, fill=0.74, **HOME)
add_shot("tripod-side-table-2", lambda: lay(tripod_table(True), turn=-24), ground=SAGE, up=10, fill=0.76, **HOME)
add_shot("harvest-dining-table", lambda: lay(harvest_table(), turn=-24), ground=SAND, up=13, fill=0.80, **HOME)
add_shot("low-coffee-table", lambda: lay(coffee_table(), turn=-14), ground=CLAY, up=15, fill=0.78, **HOME)
add_shot("square-bedside-table", lambda: lay(bedside_table(), turn=-28), ground=SEA, up=12, fill=0.74, **HOME)
add_shot("bracket-wall-shelf-black", lambda: on_the_wall(MIST, wall_shelf(powder("#222325"))), up=5, turn=-10, fill=0.80, power=1.3, room=0.46, exposure=0.4, **HOME)
add_shot("bracket-wall-shelf-brass", lambda: on_the_wall(MIST, wall_shelf(brass(0.28))), up=5, turn=-10, fill=0.80, power=1.3, room=0.46, exposure=0.4, **HOME)
add_shot("bracket-wall-shelf-2", lambda: on_the_wall(MIST, wall_shelf(powder("#222325"), False)), up=-6, turn=-26, fill=0.80, power=1.3, room=0.46, exposure=0.4, **HOME)
add_shot("four-shelf-bookcase", lambda: lay(bookcase(), turn=-20), ground=SEA, up=7, fill=0.82, **HOME)
add_shot("ladder-shelf", lambda: against_the_wall(SAGE, ladder_shelf()), up=5, turn=22, fill=0.84, **HOME)
add_shot("hook-rail", lambda: on_the_wall(SAND, hook_rail()), up=8, turn=-14, fill=0.80, power=1.3, room=0.46, exposure=0.4, **HOME)
add_shot("cat-furniture", furnished, 1600, 500, up=4, fill=(0.84, 0.74), middle=(0.5, 0.47), rig=18, blur=0.25, lens=60, power=1.4, room=0.5)
add_shot("cat-furniture-m", furnished_small, 800, 600, up=5, fill=(0.80, 0.66), middle=(0.5, 0.45), rig=8, blur=0.4, lens=60, power=1.2)

main()
