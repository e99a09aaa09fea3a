"""Harbor & Pine: the banners of cooking and the tile of gifts. `blender -b -P harbor/table/cooking_pages.py -- FOLDER [NAME ...]`"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.table.flowers import tulip
from goods.house.candles import jar, jar_label
from goods.metal.boards import cutting_board, round_paddle, stand_up
from goods.metal.metalwork import oak, timber, walnut
from goods.metal.pans import casserole, saucepan
from goods.table.vases import bud_vase
from materials import Surface, glass, glaze, liquid, paper, plain, printed, steel
from parts import lay
from shapes import box, fillet, lathe, link_mesh, tube
from studio import main, shot
from tableware import canister

EMBER, BUTTER = "#a83a20", "#ead9a6"


def kitchen(wall_at=0.9):
    """A counter of oak before a butter-colored wall."""
    counter = timber("#b98f5c", "#8a6238", "x", 8, (0.4, -2.2), seed=3.0, staves=1.1, pores=0.4, figure=0.4, rough=0.5)
    link_mesh("counter", [(-30, -20, 0), (30, -20, 0), (30, wall_at, 0), (-30, wall_at, 0)], [(0, 1, 2, 3)], counter)
    link_mesh("wall", [(-40, wall_at, -1), (40, wall_at, -1), (40, wall_at, 40), (-40, wall_at, 40)], [(0, 1, 2, 3)], paper("#e0cf9d"))


def oil_bottle():
    """Olive oil in clear glass with a steel pourer."""
    outer = fillet([(0, 0.0), (0.33, 0.0, 0.04), (0.36, 0.08, 0.05), (0.36, 1.15, 0.22), (0.13, 1.52, 0.16), (0.115, 1.86, 0.01), (0.14, 1.87, 0.01), (0.14, 1.93, 0.01), (0.10, 1.93, 0.01), (0.09, 1.55, 0.15), (0.335, 1.15, 0.2), (0.335, 0.12, 0.05), (0, 0.08)], 0.02, 8)
    fill = fillet([(0, 0.078), (0.30, 0.10, 0.04), (0.337, 0.14, 0.04), (0.337, 0.95, 0.004), (0.325, 0.945, 0.01), (0, 0.945)], 0.01, 6)
    things = [lathe("bottle", outer, glass("#f6faf0"), 96), lathe("oil", fill, liquid("#efdf8e", "#e6d68c"), 96)]
    things.append(lathe("cork", fillet([(0, 1.78), (0.088, 1.78), (0.098, 1.96, 0.01), (0.11, 1.97, 0.01), (0.11, 2.03, 0.01), (0, 2.03)], 0.008), plain("#2b2a28", 0.6), 48))
    things.append(tube("pourer", [(0, 0, 1.98), (0.0, 0, 2.18), (0.05, 0, 2.32), (0.14, 0, 2.42)], [0.05, 0.036, 0.028, 0.026], steel(0.14, 0.0), sides=24, hollow=0.008, count=40))
    return things


def stone_canister():
    return canister(glaze("#dcd5c4", 0.2, speckles=0.2, breaks="#c8b79a"), oak("z", 3.0), radius=0.56, height=1.05)


def leaning_boards(x, y=0.9):
    """The oak board and a round one of walnut before it, against the wall."""
    one = cutting_board(oak("x", 1.0, staves=0.56, rough=0.5, figure=0.7), 3.7, 2.6, 0.24, notches=False, hole=(1.58, 0, 0.085))
    return stand_up(one, (x, y - 0.335, 1.822), 10) + stand_up(round_paddle(walnut("x", 3.0), 0.92, 0.18, 0.62), (x + 1.25, y - 0.84, 0.897), 14)


@shot(1600, 500, up=6, fill=(0.86, 0.76), middle=(0.5, 0.46), rig=3.6, blur=0.25, power=1.05)
def cat_cooking():
    kitchen()
    return (
        leaning_boards(-5.2) + lay(casserole(EMBER), (-1.35, -0.45, 0), turn=-12) + lay(saucepan(), (2.05, -0.55, 0), turn=20)
        + lay(oil_bottle(), (4.9, 0.1, 0), turn=-20) + lay(stone_canister(), (6.4, -0.1, 0))
    )


@shot(800, 600, up=7, fill=(0.84, 0.72), middle=(0.5, 0.46), rig=2.6, blur=0.3)
def cat_cooking_m():
    kitchen()
    return leaning_boards(-1.9) + lay(casserole(EMBER), (1.25, -0.75, 0), turn=-12) + lay(oil_bottle(), (3.25, 0.1, 0), turn=-20)


BAND = """<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300" viewBox="0 0 900 300"><rect width="900" height="300" fill="#2f5b46"/>
<rect x="14" y="14" width="872" height="272" fill="none" stroke="#e8dcc0" stroke-width="4"/><g text-anchor="middle" fill="#efe4ca" font-family="DejaVu Serif">
<text x="450" y="140" font-size="86" font-weight="bold" font-family="DejaVu Serif Condensed">Pine Needle</text><text x="450" y="222" font-size="42" letter-spacing="8">A BAR OF SOAP</text></g></svg>"""


def soap():
    """A thick bar in its paper band."""
    s = Surface("soap", "#e2d8c2", 0.5, subsurface=0.12, specular=0.35)
    s.set("Subsurface Color", (0.8, 0.68, 0.5, 1))
    s.set("Base Color", s.mix(s.ramp(s.noise(5, 4), (0.4, 0.0), (0.7, 0.5)), "#e2d8c2", "#cdc0a4"))
    s.bump(s.noise(6, 2), 0.1, 0.03)
    cake = box("cake", (0.92, 0.62, 0.46), s.done(), 0.07, segments=6)
    band = box("band", (0.46, 0.628, 0.468), plain("#2f5b46", 0.7), 0.073, (0, 0, -0.004), 6)
    label = link_mesh("label", [(-0.225, -0.3165, 0.075), (0.225, -0.3165, 0.075), (0.225, -0.3165, 0.385), (-0.225, -0.3165, 0.385)], [(0, 1, 2, 3)], printed(BAND, 0.7))
    layer = label.data.uv_layers.new(name="print")
    for corner, at in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        corner.uv = at
    return [cake, band, label]


@shot(1000, 1000, ground=BUTTER, up=9, fill=0.74)
def tile_gifts():
    vase = bud_vase(glaze("#c08a80", 0.42, speckles=0.25, matt=True, breaks="#d8b8a8", foot=0.02))
    stems = lay(tulip(2.1, 5, 4, foot=1.28), (0, 0, 0.12), turn=20) + lay(tulip(1.95, 15, 7, foot=1.28), (0, 0, 0.12), turn=200) + lay(tulip(1.9, 14, 9, leaves=0), (0, 0, 0.12), turn=-20)
    return (
        jar(jar_label("Pine Tar", "smoke, resin, rope")) + lay(soap(), (1.12, -0.40, 0), turn=-10)
        + lay(vase + stems, (2.1, 0.15, 0))
    )


if __name__ == "__main__":
    main()
