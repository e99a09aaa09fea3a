"""Bazaar, boots, bags, cases and other carried things: blender -b -P bazaar/carried.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.camp.flasks import cooler
from goods.camp.lanterns import bell
from goods.sewn.boots import chelsea
from goods.sewn.leather_goods import suitcase, wallet
from goods.sewn.totes import boat_tote, soft_tote
from goods.sewn.umbrella import rolled
from parts import lay
from studio import add_colors, add_shot, main

CREAM, FOG, STONE, STRAW = "#ebe5da", "#dcdcd8", "#cfc8bc", "#e3d6b6"
SIZE = {"width": 700, "height": 700}
BOOK = """<svg xmlns="http://www.w3.org/2000/svg" width="700" height="600" viewBox="0 0 700 600"><rect width="700" height="600" fill="#ffffff"/>
<g fill="none" stroke="#2b2a33" stroke-width="24" stroke-linejoin="round"><path d="M350 130C270 70 150 70 70 100V390C150 360 270 360 350 420 430 360 550 360 630 390V100C550 70 430 70 350 130Z"/><path d="M350 130V420"/></g>
<text x="350" y="530" font-family="DejaVu Serif" font-size="84" text-anchor="middle" fill="#2b2a33" letter-spacing="6">marginalia</text></svg>"""


add_shot("chelsea-boots", lambda: lay(chelsea(("#5e351c", "#2c1c12", "#8a5a34"), 8, shiny=True), turn=-22), ground=STONE, up=13, fill=0.78, **SIZE)
add_colors("", lambda c: lay(suitcase(*c), turn=-22), {"leather-suitcase": ("#7d4523", "#4a2a17"), "weekend-case-green": ("#2c4b3a", "#2a2320")}, ground=CREAM, up=13, fill=0.82, **SIZE)
add_shot("market-tote", lambda: lay(boat_tote("#9c2f22", bottom=True, x=0.72, size=(2.9, 1.95, 0.85), seed=5), turn=-20), ground=CREAM, up=13, fill=0.80, **SIZE)
add_shot("book-tote", lambda: lay(soft_tote("#9c2f22", art=((-0.8, 0.8, 0.95, 2.32), BOOK), seed=11), turn=-16), ground=FOG, up=9, fill=0.82, **SIZE)
add_shot("bifold-wallet", lambda: lay(wallet("#6b3b20", 7), turn=-20), ground=STRAW, up=40, fill=0.68, **SIZE)
add_shot("picnic-cooler", lambda: lay(cooler("#3c5c74"), turn=-28), ground=STRAW, up=15, fill=0.78, **SIZE)
add_shot("brass-bicycle-bell", lambda: lay(bell(), (0, 0, 0.30), turn=-12), ground=FOG, up=18, fill=0.76, **SIZE)
add_shot("wooden-handled-umbrella", lambda: lay(lay(lay(rolled("#171f30"), turn=-90), tilt=(0, 90)), (0, 0, 0.33), turn=128), ground=CREAM, up=64, fill=0.84, **SIZE)

main()
