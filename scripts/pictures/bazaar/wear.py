"""Bazaar: vintage clothes: blender -b -P bazaar/wear.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.hats import bucket
from goods.jersey import striped
from goods.knits import fisherman
from goods.layers import cardigan
from goods.scarves import folded_scarf
from shapes import group
from studio import add_shot, main

LINEN, CREAM, STONE = "#d9d2c4", "#e7dfce", "#cfccc5"
FLAT = {"width": 700, "height": 700, "up": 80, "fill": 0.86, "middle": (0.5, 0.5), "blur": 0.05, "lens": 70}

add_shot("fishermans-sweater", lambda: group(fisherman("#cbbd9e", 14), turn=2), ground=STONE, **FLAT)
add_shot("shawl-collar-cardigan", lambda: group(cardigan("#523420", 15, 5, True, "#1e130c"), turn=-1), ground=CREAM, **FLAT)
add_shot("striped-boat-neck", lambda: group(striped({"ground": "#d9cfb8", "ink": "#27344a"}, 16), turn=-2), ground=STONE, **FLAT)
SCARF = {"ground": "#8a5a2c", "dark": "#33241a", "light": "#cdbb92"}
add_shot("checked-wool-scarf", lambda: group(folded_scarf(SCARF, 3.1, 3.3, 3, 8), turn=-5), ground=LINEN, **{**FLAT, "up": 72, "fill": 0.72})
add_shot("bucket-hat", lambda: group(bucket("#a8966c", "#cfc19a", 12, None, 1.5), turn=24), ground=CREAM, up=19, fill=0.70, width=700, height=700)


main()
