"""Harbor & Pine, shoes: blender -b -P harbor/outdoors/shoes.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.sewn.boots import chelsea, lace_boot, rain_boot
from goods.sewn.shoes import court_sneaker, high_top, set_out, slip_on
from parts import lay
from studio import add_colors, add_shot, main

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
SIZE = {"width": 800, "height": 800}

WHITE = ("#e4dfd3", "#2c4f43", "#cfc4ae", "#a99e88")
COURT = {"tan": ("#94582c", "#e0d6c2", "#d2c3a4", "#e6d8b8"), "white": WHITE, "navy": ("#26364f", "#b58a4c", "#b9ab90", "#cfc6b2")}


def one(things, turn=-22):
    return lay(things, turn=turn)


def pair(make, *args, turn=-26):
    """Two shoes as they come out of the box; the second is the mirrored one."""
    return set_out(make(*args), make(*args), turn=turn)


add_colors("court-sneaker", lambda c: one(court_sneaker(c)), COURT, ground=SAGE, up=15, fill=0.78, **SIZE)
add_shot("court-sneaker-2", lambda: pair(court_sneaker, WHITE), ground=SAGE, up=22, fill=0.80, **SIZE)
add_shot("court-sneaker-3", lambda: one(court_sneaker(WHITE), 34), ground=SAGE, up=17, fill=(1.28, 1.25), middle=(0.62, 0.50), blur=1.2, **SIZE)
add_colors("canvas-high-top", lambda c: one(high_top(c)), {"mustard": "#c08a25", "black": "#26272a"}, ground=SEA, up=14, fill=0.76, **SIZE)
CHELSEA = {"tobacco": ("#78492a", "#3a2717", "#a9794a"), "black": ("#232325", "#161617", "#4a4643")}
add_colors("chelsea-boot", lambda c: one(chelsea(c)), CHELSEA, ground=CLAY, up=13, fill=0.76, **SIZE)
add_shot("chelsea-boot-2", lambda: pair(chelsea, CHELSEA["tobacco"]), ground=CLAY, up=18, fill=0.80, **SIZE)
RAIN = {"yellow": "#cf9b1d", "pine": "#2b463d"}
add_colors("rain-boot", lambda c: one(rain_boot(c)), RAIN, ground=SEA, up=10, fill=0.78, **SIZE)
add_shot("rain-boot-2", lambda: pair(rain_boot, RAIN["yellow"]), ground=SEA, up=14, fill=0.80, **SIZE)
TRAIL = ("#5f3a22", "#3d2415", "#b4471f", "#1f1d1c", "#a0774a")
add_shot("trail-lace-boot", lambda: one(lace_boot(TRAIL)), ground=SAGE, up=12, fill=0.78, **SIZE)
add_shot("deck-slip-on", lambda: one(slip_on()), ground=SAND, up=19, fill=0.78, **SIZE)

main()
