"""Paper goods, pens and gift cards of Harbor & Pine: blender -b -P harbor/house/stationery.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.desk import pencils
from goods.stationery import ballpoint, envelope, fountain_pen, gift_card, leatherette, moved, notebook, open_notebook, ribbon_around, spiral_notebook
from materials import cloth, plain
from parts import brass, lay
from shapes import group
from studio import add_colors, main, shot

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
GOODS = {"width": 800, "height": 800}
PINE = "#24463c"

add_colors(
    "daily-notebook", lambda color: group(notebook(leatherette(color), "#c59a45", "#c59a45"), turn=-14),
    {"pine": PINE, "rust": "#9c4423", "ink": "#222d3f", "sand": "#c3ac82"}, ground=SAND, up=62, fill=0.76, blur=0.3, **GOODS,
)


@shot(ground=SAND, up=50, fill=0.82, blur=0.4, **GOODS)
def daily_notebook_2():
    return group(open_notebook(leatherette(PINE)), turn=-6)


LEAF = """<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500" viewBox="0 0 500 500"><rect width="500" height="500" fill="#d9cfb8"/>
<g fill="#3f6244"><path d="M250 60c110 80 140 190 90 290-20 40-60 60-84 66-6-120 4-210 20-270-30 60-46 150-40 270-60-14-110-60-120-130C104 196 180 110 250 60Z"/></g>
<path d="M250 60c-6 130-4 250 6 400" stroke="#3f6244" stroke-width="9" fill="none"/></svg>"""


@shot(ground=SAGE, up=62, fill=0.76, blur=0.3, **GOODS)
def leaf_print_journal():
    return group(notebook(cloth("#d9cfb8", 90), "#3f6244", "#3f6244", stamp=LEAF), turn=-12)


@shot(ground=BUTTER, up=20, fill=0.72, **GOODS)
def pocket_notebooks_set_of_three():
    things = []
    for k, (color, turn) in enumerate((("#9c4423", -8), (PINE, 4), ("#d8b7a6", -3))):
        things += lay(notebook(leatherette(color), None, width=0.9, height=1.4, thick=0.13, corner=0.06), (0.02 * k, 0.03 * k, 0.131 * k), turn=turn - 74)
    return things


@shot(ground=ROSE, up=60, fill=0.76, blur=0.3, **GOODS)
def spiral_sketchbook():
    return group(spiral_notebook(plain("#232427", 0.65)), turn=-12)


@shot(ground=MIST, up=60, fill=0.74, blur=0.3, **GOODS)
def brass_pen():
    pen = lay(ballpoint(brass(0.24)), (0, 0, 0.052), tilt=(0, 90))
    return lay(pen, turn=38)


add_colors(
    "school-fountain-pen", lambda color: lay(fountain_pen(color), turn=128),
    {"navy": "#1c2b4d", "red": "#a5281f", "sage": "#7f9474"}, ground=MIST, up=60, fill=0.74, blur=0.3, **GOODS,
)


@shot(ground=SAND, up=15, fill=0.76, **GOODS)
def cedar_pencils_cup_of_six():
    return pencils()


def design(ground, ink, drawing, amount):
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="700" viewBox="0 0 880 560"><rect width="880" height="560" fill="{ground}"/><g transform="translate(40 0)">{drawing}</g>
    <g font-family="EB Garamond" fill="{ink}"><text x="820" y="96" font-size="44" letter-spacing="6" text-anchor="end">HARBOR &amp; PINE</text><text x="820" y="500" font-size="76" text-anchor="end">${amount}</text><text x="820" y="424" font-size="34" font-style="italic" text-anchor="end">gift card</text></g></svg>"""


TREE = '<g fill="#c9a65a"><path d="M440 120l-84 130h44l-76 110h52l-72 92h272l-72-92h52l-76-110h44Z"/><path d="M424 452h32v40h-32z"/></g>'
SEA_LINES = "".join(f'<path d="M270 {210 + k * 70}q42 -40 85 0t85 0 85 0 85 0" fill="none" stroke="#e9dcc0" stroke-width="14" stroke-linecap="round"/>' for k in range(3))
SUN = '<circle cx="440" cy="300" r="118" fill="#f0d9a0"/><path d="M0 330q220 -60 440 0t440 0V560H0Z" fill="#8a3a22"/>'
BOAT = '<path d="M300 350h280l-54 84H354Z" fill="#e9dcc0"/><path d="M430 120v210H310Z M452 170v160h98Z" fill="#e9dcc0"/>'


def wrapped(svg):
    card = lay([moved(gift_card(svg), (0, 0, 0.026))] + ribbon_around("#a8382c", 0.56, 0.032, -0.33), turn=-5)
    return lay(envelope() + card, turn=-8)


add_colors(
    "gift-card", wrapped,
    {
        "25": design("#24463c", "#e9dcc0", TREE, 25), "50": design("#9c4423", "#f3e6cc", SUN, 50),
        "100": design("#234f6d", "#f1e6d2", SEA_LINES, 100), "200": design("#26272b", "#d9c79a", BOAT, 200),
    },
    blank='<svg xmlns="http://www.w3.org/2000/svg" width="88" height="56"><rect width="88" height="56" fill="#7d7a74"/></svg>',
    ground=SAND, up=58, fill=0.74, blur=0.3, **GOODS,
)

main()
