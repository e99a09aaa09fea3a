"""Chairs and stools of Harbor & Pine: blender -b -P harbor/house/seats.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.furniture.armchairs import desk_chair, lounge_chair
from goods.furniture.seating import bar_stool, barn_red, dining_chair, natural_beech, round_stool, spindle_chair, step_stool
from parts import lay
from studio import add_colors, add_shot, main

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
HOME = {"width": 800, "height": 800}

add_colors("fireside-lounge-chair", lambda color: lay(lounge_chair(color), turn=-26), {"fog": "#969da1", "moss": "#596644", "rust": "#9a4a2b"}, ground=CLAY, up=11, fill=0.74, **HOME)
add_shot("fireside-lounge-chair-2", lambda: lay(lounge_chair("#596644"), turn=4), ground=SAGE, up=9, fill=0.74, **HOME)
add_colors("pine-street-dining-chair", lambda color: lay(dining_chair(color), turn=-32), {"natural-linen": "#c6b08c", "pine-green": "#35564c", "ink": "#263042"}, ground=SAND, up=12, fill=0.78, **HOME)
add_shot("pine-street-dining-chair-2", lambda: lay(dining_chair("#c6b08c"), turn=148), ground=MIST, up=12, fill=0.78, **HOME)
add_shot("round-stool", lambda: lay(round_stool(), turn=-8), ground=BUTTER, up=15, fill=0.72, **HOME)
add_shot("kitchen-bar-stool", lambda: lay(bar_stool(), turn=-10), ground=SAND, up=12, fill=0.78, **HOME)
add_shot("spindle-chair", lambda: lay(spindle_chair(), turn=-28), ground=MIST, up=12, fill=0.78, **HOME)
add_colors("step-stool", lambda woods: lay(step_stool(woods()), turn=-26), {"natural": natural_beech, "barn-red": barn_red}, ground=SAGE, up=18, fill=0.72, **HOME)
add_shot("desk-chair", lambda: lay(desk_chair(), turn=-24), ground=SEA, up=11, fill=0.78, **HOME)

main()
