"""Harbor & Pine, backpacks and totes: blender -b -P harbor/outdoors/bags.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.sewn.backpacks import commuter, roll_top, rucksack
from goods.sewn.totes import boat_tote, cooler_bag, market_bag, shopper, soft_tote
from parts import lay
from studio import add_colors, add_shot, main

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
SIZE = {"width": 800, "height": 800}
PACKS = {"olive": "#4c5328", "navy": "#1b273d", "charcoal": "#2c2e31"}
TRIMS = {"navy-handles": "#18243b", "red-handles": "#94291c", "pine-handles": "#213c33"}
ANCHOR = """<svg xmlns="http://www.w3.org/2000/svg" width="700" height="800" viewBox="0 0 700 800"><rect width="700" height="800" fill="#ffffff"/>
<g fill="none" stroke="#22324d" stroke-width="44" stroke-linecap="round"><circle cx="350" cy="120" r="66" stroke-width="38"/><path d="M350 190V720"/>
<path d="M220 275H480" stroke-width="38"/><path d="M110 480C120 660 250 720 350 722 450 720 580 660 590 480"/></g>
<path d="M110 415L42 540 190 530ZM590 415L658 540 510 530Z" fill="#22324d"/></svg>"""


def olive():
    return commuter(PACKS["olive"])


add_colors("commuter-backpack", lambda c: lay(commuter(c), turn=-20), PACKS, ground=SAND, up=9, fill=0.80, **SIZE)
add_shot("commuter-backpack-2", lambda: lay(olive(), turn=148), ground=SAND, up=9, fill=0.80, **SIZE)
add_shot("commuter-backpack-3", lambda: lay(olive(), turn=-14), ground=SAND, up=9, fill=(1.5, 1.6), middle=(0.5, 0.52), blur=0.8, **SIZE)
add_colors("roll-top-backpack", lambda c: lay(roll_top(c), turn=-18), {"slate": "#4b5760", "signal-orange": "#b94c1b"}, ground=SEA, up=9, fill=0.80, **SIZE)
add_shot("weekend-rucksack", lambda: lay(rucksack("#7d693a"), turn=-18), ground=CLAY, up=9, fill=0.80, **SIZE)
add_colors("boat-tote", lambda c: lay(boat_tote(c), turn=-20), TRIMS, ground=SEA, up=13, fill=0.80, **SIZE)
add_shot("boat-tote-2", lambda: lay(boat_tote(TRIMS["navy-handles"]), turn=38), ground=SEA, up=20, fill=0.80, **SIZE)
add_shot("anchor-tote", lambda: lay(soft_tote("#18243b", art=((-0.88, 0.88, 0.75, 2.76), ANCHOR)), turn=-14), ground=ROSE, up=9, fill=0.82, **SIZE)
add_shot("leather-market-bag", lambda: lay(market_bag(), turn=-20), ground=CLAY, up=14, fill=0.80, **SIZE)
add_shot("market-shopper", lambda: lay(shopper(), turn=-18), ground=BUTTER, up=11, fill=0.80, **SIZE)
add_shot("cooler-bag", lambda: lay(cooler_bag(), turn=-24), ground=BUTTER, up=15, fill=0.78, **SIZE)
add_shot("tile-bags", lambda: lay(olive(), turn=-20), 1000, 1000, ground=SAND, up=9, fill=0.72)

main()
