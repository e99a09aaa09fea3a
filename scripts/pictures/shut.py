"""Pictures of the shop Paper Lantern Press: blender -b -P shut.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from goods.house.frames import black, framed, hung, oak
from goods.house.walls import gallery
from goods.stationery import leatherette, notebook
from materials import plain
from parts import lay
from shapes import box
from studio import main, shot

HANG = {"width": 1000, "height": 1000, "up": 1, "turn": -9, "middle": (0.5, 0.5), "blur": 0.2}
OFFCUTS = ("#d8643f", "#e9dcc0", "#5f8a76", "#f0c95c", "#7f9fb8", "#e8a79a", "#d9d2c0", "#2f5a50", "#ea9b3e", "#b9c7a0", "#c6b2d0", "#f3ead6")


def press(width, height, drawing):
    """A sheet as a risograph prints it: two inks on uncoated paper, darker where they overlap."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"><rect width="{width}" height="{height}" fill="#f1ead9"/>{drawing}</svg>'


HILLS = press(1120, 840, (
    '<circle cx="740" cy="300" r="135" fill="#e58f86"/><g fill="#2f6d57" fill-opacity="0.82"><path d="M60 520C230 330 420 330 590 500S900 640 1060 520V780H60Z"/>'
    '<path d="M60 640C260 560 430 600 620 660S930 560 1060 470V780H60Z"/></g><g font-family="Lato" font-size="22" fill="#2f6d57"><text x="62" y="812">14/60</text><text x="1058" y="812" text-anchor="end">two hills</text></g>'
))
SUN = press(900, 1200, (
    '<path d="M130 640a320 320 0 0 1 640 0Z" fill="#f0652b"/><g fill="#2f5a50" fill-opacity="0.7"><path d="M255 640a195 195 0 0 1 390 0Z"/><path d="M350 640a100 100 0 0 1 200 0Z"/></g><g stroke-width="26" stroke-linecap="round">'
    '<path d="M145 700H755" stroke="#f0652b"/><path d="M205 765H695" stroke="#f0652b"/><path d="M265 830H635" stroke="#2f5a50"/><path d="M330 895H570" stroke="#2f5a50"/></g>'
    '<g font-family="Lato" font-size="22" fill="#2f5a50"><text x="90" y="1140">31/60</text><text x="810" y="1140" text-anchor="end">evening sun</text></g>'
))


@shot(**HANG, fill=0.76)
def two_hills_risograph():
    gallery("#c3cdd3")
    return framed(HILLS, 5.2, 4.2, oak, 0.35, weighted=0.04)


@shot(**HANG, fill=0.80)
def evening_sun_risograph():
    gallery("#dfcfa0")
    return hung(SUN, 3.9, 5.2, black)


@shot(1000, 1000, ground="#ccd2c2", up=40, fill=0.74, blur=0.3)
def offcut_notebook():
    """Its pages are the edges of other sheets, each of another color."""
    cover = leatherette("#b9633a")
    book = notebook(cover, "#2f5a50", "#2f5a50", thick=0.26)
    step = (0.26 - 0.06) / len(OFFCUTS)
    pages = [box("offcut", (1.3 - 0.066, 2.0 - 0.046, step * 0.96), plain(color, 0.8), 0.002, (0, 0, 0.03 + k * step)) for k, color in enumerate(OFFCUTS)]
    return lay(book + pages, turn=24)


main()
