"""Notebooks, pens, cards, a map and a shelf of books of Bazaar: blender -b -P bazaar/stationery.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.books import row_of
from goods.stationery import (
    ballpoint, cup_of_pencils, envelope, folded_map, fountain_pen, gift_card, leatherette, moved, notebook, ribbon_around, spiral_notebook,
)
from materials import glaze, plain
from parts import brass, lay
from shapes import group
from studio import add_colors, main, shot
from tableware import tumbler

PAGE, LINEN, STONE, STRAW = "#e6dfd2", "#ddd3c2", "#cfd0cc", "#e2d2a8"
GOODS = {"width": 700, "height": 700}

add_colors(
    "marginalia-notebook", lambda color: group(notebook(leatherette(color), "#d8cfbc", "#a8382c"), turn=-12),
    {"pine": "#24463c", "ink": "#222d4a", "rust": "#a44a26"}, ground=PAGE, up=62, fill=0.76, blur=0.3, **GOODS,
)


@shot(ground=STONE, up=60, fill=0.76, blur=0.3, **GOODS)
def reporters_notebook():
    return group(spiral_notebook(plain("#26272a", 0.6), 1.0, 2.0, 0.12, 17, top=True), turn=-12)


@shot(ground=LINEN, up=60, fill=0.76, blur=0.3, **GOODS)
def tea_journal():
    return group(notebook(leatherette("#4d6b50"), "#d8cfbc", "#b8722c"), turn=-12)


@shot(ground=STRAW, up=22, fill=0.74, **GOODS)
def three_pocket_notebooks():
    things = []
    for k, (color, turn) in enumerate((("#234f6d", -9), ("#b98a3c", 5), ("#9c4423", -2))):
        things += lay(notebook(leatherette(color), None, width=0.9, height=1.4, thick=0.11, corner=0.06), (0.02 * k, 0.03 * k, 0.111 * k), turn=turn - 70)
    return things


@shot(ground=LINEN, up=60, fill=0.74, blur=0.3, **GOODS)
def brass_ballpoint():
    return lay(lay(ballpoint(brass(0.24)), (0, 0, 0.052), tilt=(0, 90)), turn=38)


@shot(ground=STONE, up=60, fill=0.74, blur=0.3, **GOODS)
def fountain_pen_():
    return lay(fountain_pen("#1c2440", brass(0.2)), turn=128)


@shot(ground=STRAW, up=15, fill=0.76, **GOODS)
def cup_of_cedar_pencils():
    clay = tumbler(glaze("#d4ccbc", 0.35, speckles=0.5, breaks="#a8825c"), glaze("#cfc8b8", 0.25, foot=0), 0.38, 0.36, 0.95)
    return cup_of_pencils(clay, ("#b5532c", "#c99a45", "#9c4423", "#c7ab78", "#b5532c"))


def design(ground, ink, drawing, amount):
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="700" viewBox="0 0 880 560"><rect width="880" height="560" fill="{ground}"/><g transform="translate(40 0)">{drawing}</g>
    <g font-family="Lato" fill="{ink}"><text x="820" y="100" font-size="52" font-weight="900" text-anchor="end">bazaar</text><text x="820" y="500" font-size="76" font-weight="700" text-anchor="end">${amount}</text><text x="820" y="424" font-size="32" text-anchor="end">gift card</text></g></svg>"""


WAVES = "".join(f'<path d="M270 {200 + k * 70}q42 -40 85 0t85 0 85 0 85 0" fill="none" stroke="#e9dcc0" stroke-width="14" stroke-linecap="round"/>' for k in range(3))
LEAF = '<path d="M440 110c120 90 140 220 0 340-140-120-120-250 0-340Z" fill="#c9a65a"/><path d="M440 180v310M440 300l70-60M440 360l70-60M440 300l-70-60M440 360l-70-60" stroke="#24463c" stroke-width="9" fill="none"/>'
SUN = '<path d="M320 330a120 120 0 0 1 240 0Z" fill="#f3dca4"/><path d="M280 360h320M320 392h240M360 424h160" stroke="#f3dca4" stroke-width="12"/>'


def wrapped(svg):
    card = lay([moved(gift_card(svg), (0, 0, 0.026))] + ribbon_around("#c9a65a", 0.56, 0.032, -0.33), turn=-5)
    return lay(envelope("#c9b48c") + card, turn=-8)


add_colors(
    "gift-card", wrapped,
    {"50": design("#24503f", "#f1e6d2", LEAF, 50), "25": design("#a83a28", "#f6e8cf", SUN, 25), "100": design("#234f6d", "#f1e6d2", WAVES, 100)},
    blank='<svg xmlns="http://www.w3.org/2000/svg" width="88" height="56"><rect width="88" height="56" fill="#7d7a74"/></svg>',
    ground=PAGE, up=58, fill=0.74, blur=0.3, **GOODS,
)

RIVERS = """<svg xmlns="http://www.w3.org/2000/svg" width="1700" height="1150" viewBox="0 0 1700 1150"><rect width="1700" height="1150" fill="#e9e4cf"/>
<g fill="#d3dcb8"><path d="M0 0h520l90 260-160 330L0 700Z"/><path d="M860 130l420-130h420v420l-330 160-390-120Z"/></g><g fill="#e3d3ae"><path d="M540 640l420-60 260 210-160 360H380Z"/></g>
<path d="M1180 0q-60 180 60 260t200 20 260 60V0Z" fill="#9cc3d3"/><g fill="none" stroke="#5f97b3" stroke-linecap="round"><path d="M560-10C520 180 690 260 640 430S760 700 700 860 800 1050 780 1160" stroke-width="22"/>
<path d="M0 240q200 40 330 180t330 90M60 760q240-40 380 40t290 10M1240 300q-120 150-280 160t-300 120M1700 700q-260-20-420 80t-500 100" stroke-width="12"/></g>
<g stroke="#c8563a" stroke-width="6" fill="none"><path d="M-10 540h460l420 150 840-60M300-10l120 460-120 700M1300 1160l-60-420 120-760" stroke-dasharray="26 10"/></g>
<g font-family="Lato" fill="#3d4a4a"><text x="90" y="120" font-size="74" font-weight="900">RIVERS OF THE MIDWEST</text><text x="94" y="172" font-size="32">launches, portages, dams and diners</text></g>
<g fill="#3d4a4a">""" + "".join(f'<circle cx="{x}" cy="{y}" r="9"/><rect x="{x + 18}" y="{y - 6}" width="{w}" height="11" opacity="0.7"/>' for x, y, w in ((300, 430, 90), (640, 430, 120), (700, 860, 100), (980, 470, 80), (1240, 700, 110), (440, 800, 90), (1460, 300, 100), (860, 690, 80), (240, 980, 90), (1330, 960, 110))) + '</g><circle cx="700" cy="620" r="26" fill="#c8402c"/></svg>'


@shot(ground=PAGE, up=56, fill=0.86, blur=0.3, **GOODS)
def rivers_of_the_midwest_folding_map():
    return group(folded_map(RIVERS), turn=-10)


SPINES = (
    ("The Lighthouse Keeper’s Ledger", "Halvorsen", "#234f6d", "#f1e6d2", 2.1, 0.25, "EB Garamond"), ("Nine Miles to Decorah", "Amundson", "#c9862f", "#fbf1dc", 1.98, 0.22, "Lato"),
    ("Salt, Rope, Star", "Marlowe", "#12313c", "#f4ead0", 2.15, 0.3, "Cabin"), ("Small Engines", "Brubaker", "#8a2f24", "#f1ead9", 1.9, 0.17, "Lato"),
    ("Weather Permitting", "Orchard", "#d9d2c0", "#3a3f44", 1.95, 0.15, "EB Garamond"), ("The Clockmaker’s Third Daughter", "Ellery", "#2a2f55", "#ecdfb8", 2.12, 0.28, "EB Garamond"),
)


@shot(ground=STONE, up=8, fill=0.74, turn=14, **GOODS)
def shelf_of_six_chosen_for_you():
    return row_of(SPINES, 6)


@shot(600, 600, ground=STONE, up=10, fill=0.76, turn=14)
def tile_books():
    return row_of(SPINES[:5])


main()
