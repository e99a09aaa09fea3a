"""Baskets of Harbor & Pine, and the knitted pouf: blender -b -P harbor/house/baskets.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.furniture.baskets import belly_basket, bread_basket, laundry_basket, pouf, woven_tray
from shapes import group
from studio import add_colors, add_shot, main

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
HOME = {"width": 800, "height": 800}

add_colors("belly-basket", lambda band: group(belly_basket(band), turn=-14), {"rust-band": "#94492f", "white-band": "#d8d0bf", "black-band": "#232527"}, ground=SAND, up=16, fill=0.72, **HOME)
add_shot("belly-basket-2", lambda: group(belly_basket("#d8d0bf"), turn=28), ground=SAND, up=34, fill=0.74, **HOME)
add_shot("laundry-basket", lambda: group(laundry_basket(), turn=-12), ground=SEA, up=14, fill=0.76, **HOME)
add_shot("woven-tray", lambda: group(woven_tray(), turn=-18), ground=ROSE, up=36, fill=0.8, **HOME)
add_shot("bread-basket", lambda: group(bread_basket(), turn=-18), ground=SAGE, up=24, fill=0.74, **HOME)
add_colors("knitted-pouf", lambda color: group(pouf(color), turn=-12), {"oat": "#ccb392", "terracotta": "#a8532f", "slate": "#56646e"}, ground=ROSE, up=16, fill=0.72, **HOME)

main()
