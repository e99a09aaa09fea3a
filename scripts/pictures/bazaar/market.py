"""The market's own pictures: its home page, its parcels, its presents: blender -b -P bazaar/market.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.books import row_of
from goods.camp.lanterns import storm_lantern
from goods.desk import dome_lamp
from goods.house.placed import placed
from goods.house.sun import sunlight
from goods.house.walls import table
from goods.odd_finds import fruit_crate
from goods.pottery.clay import stoneware
from goods.pottery.stoneware import round_pot
from goods.sewn.leather_goods import suitcase
from goods.steep.leaves import foglight_tin
from goods.stationery import gift_card, moved
from materials import wood
from parts import lay
from studio import main, shot

SPINES = (
    ("The Lighthouse Keeper’s Ledger", "Halvorsen", "#234f6d", "#f1e6d2", 2.1, 0.27, "EB Garamond"), ("Nine Miles to Decorah", "Amundson", "#b9482e", "#fbf1dc", 1.98, 0.22, "Lato"),
    ("The Second Cup", "Kowalski", "#c9a04a", "#2f2a20", 2.15, 0.3, "EB Garamond"), ("Small Engines", "Brubaker", "#2b2f33", "#f1ead9", 1.9, 0.18, "Lato"), ("Field Notes on Forgetting", "Venn", "#cfc8b4", "#3a3f44", 2.0, 0.2, "EB Garamond"),
)


def pot():
    bamboo = wood("#b98d4e", "#8a6331", "x", rough=0.38, rings=2.0, gloss=0.3)
    return round_pot(stoneware("#7d977f", breaks="#9a7748", speckles=0.3, cloudy=0.18, soft=0.03), bamboo)


@shot(1600, 800, up=6, fill=(0.60, 0.56), middle=(0.63, 0.40), rig=2.6, blur=0.4, lens=60, side=-1, power=1.05)
def market():
    table("#e3d3ab", 2.4)
    sunlight((-1.0, 3.0, 4.4), strength=2.6, pane=(1.3, 1.5))
    return (
        lay(foglight_tin(), (-3.4, -0.2, 0), turn=-8, scale=1.25) + lay(pot(), (-1.4, -0.1, 0), turn=-12, scale=1.15) + lay(row_of(SPINES), (0.2, 0.3, 0), turn=-3)
        + lay(fruit_crate(), (3.9, 0.5, 0), turn=-5) + placed(lambda: storm_lantern("#9c2a20"), (5.4, -1.4, 0))
    )


@shot(800, 1100, up=6, fill=(0.86, 0.60), middle=(0.5, 0.22), rig=1.9, blur=0.4, side=-1, power=1.05)
def market_m():
    table("#e3d3ab", 2.0)
    sunlight((0.6, 2.6, 4.2), strength=2.6)
    return lay(foglight_tin(), (-1.75, -0.2, 0), turn=-8, scale=1.2) + lay(pot(), (0.0, -0.1, 0), turn=-12) + lay(row_of(SPINES), (1.35, 0.3, 0), turn=-3)


@shot(1000, 600, up=8, fill=(0.80, 0.72), middle=(0.5, 0.45), rig=3.4, blur=0.3)
def parcels():
    table("#dfd0a6", 2.2)
    return lay(fruit_crate(), (-2.6, 0.3, 0), turn=-6) + lay(suitcase("#7a4526", "#4a2a18"), (2.6, 0.0, 0), turn=8)


SUN = """<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="700" viewBox="0 0 880 560"><rect width="880" height="560" fill="#a83a28"/><path d="M320 330a120 120 0 0 1 240 0Z" fill="#f3dca4"/>
<path d="M280 360h320M320 392h240M360 424h160" stroke="#f3dca4" stroke-width="12"/><g font-family="Lato" fill="#f6e8cf"><text x="60" y="100" font-size="52" font-weight="900">bazaar</text><text x="60" y="510" font-size="32">gift card</text></g></svg>"""


def blank(color):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="88" height="56"><rect width="88" height="56" fill="{color}"/></svg>'


@shot(600, 600, ground="#e6cfc4", up=58, fill=0.76, blur=0.3)
def tile_gifts():
    cards = [moved(gift_card(blank("#d9a091")), (-0.05, 0.10, 0.006), 24), moved(gift_card(blank("#efe2c6")), (-0.02, 0.05, 0.018), 9), moved(gift_card(SUN), (0.02, 0, 0.030), -8)]
    return cards


@shot(700, 700, ground="#c9cdb9", up=7, fill=0.76, power=0.9)
def reading_lamp():
    return dome_lamp("#1f4436")


main()
