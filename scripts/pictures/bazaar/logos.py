"""The sellers' small pictures beside their names: blender -b -P bazaar/logos.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.books import hardcover, standing
from goods.covers import jacket
from goods.metal.planes import block_plane
from goods.odd_finds import fruit_crate, telephone
from goods.pottery.clay import stoneware
from goods.pottery.stoneware import ridge_mug
from goods.steep.leaves import foglight_tin
from parts import lay
from studio import main, shot

SIZE = {"width": 480, "height": 480, "fill": 0.76}
GOLD = '<g fill="none" stroke="#d9b25f" stroke-width="22"><path d="M120 120H1280V1980H120Z"/><path d="M700 620L980 1050 700 1480 420 1050Z" fill="#d9b25f"/></g>'


@shot(ground="#c1cdae", up=18, **SIZE)
def logo_bazaar():
    return lay(fruit_crate(), turn=-20)


@shot(ground="#d39a78", up=14, **SIZE)
def logo_potter():
    return lay([ridge_mug(stoneware("#c4b292", dip=(0.50, "#414e57"), speckles=0.85, soft=0.03, runs=-0.07))], turn=-24)


@shot(ground="#55776a", up=14, **SIZE)
def logo_tea():
    return lay(foglight_tin(), turn=-6)


@shot(ground="#e6d8a8", up=12, **SIZE)
def logo_books():
    return standing(hardcover(jacket(GOLD, "Marginalia", "Books", "#20304f", "#d9b25f")))


@shot(ground="#b9bfc4", up=26, **SIZE)
def logo_tools():
    return lay(block_plane(), turn=-32)


@shot(ground="#dbb5a8", up=20, **SIZE)
def logo_thrift():
    return lay(telephone("#a02a20"), turn=-16)


main()
