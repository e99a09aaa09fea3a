"""Banners and the tile of lighting and of the house, for the shop Harbor & Pine."""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.house.candles import pine_tar
from goods.house.lamps import beacon, mushroom, task
from goods.house.placed import placed
from goods.house.walls import table
from goods.pottery.foliage import dried_grass
from goods.cloth.textiles import folded_throw, herringbone
from goods.cloth.weaves import yarn
from greenery import branch
from materials import glaze, wood
from parts import lay
from shapes import fillet, lathe, spline
from studio import main, shot

RUST = "#a65236"
OPAL = ("#e2d8c4", "#ffe0b0", "#f0c48a", "#ffe0b0")


def bunch(color="#ddd6c8", stems=5, length=1.5):
    """A round vase with eucalyptus."""
    vase = lathe("vase", fillet([(0, 0.02), (0.30, 0.02), (0.32, 0, 0.01), (0.37, 0.02)], 0.01)[:-1] + spline([(0.37, 0.03), (0.60, 0.34), (0.54, 0.72), (0.24, 0.98), (0.18, 1.14), (0.23, 1.24)], 48) + [(0.215, 1.25), (0.19, 1.23), (0.15, 1.1), (0.15, 0.7)], glaze(color, 0.5, speckles=0.5, matt=True, breaks="#b59a78"), wobble=0.005)
    leans = (-24, 4, 22, -9, 34)[:stems]
    return [vase] + [part for k, lean in enumerate(leans) for part in branch((0.02 * k, 0, 0.8), lean, length - 0.1 * k, seed=k, size=0.34)]


def grasses():
    """A turned wooden vase with dried grass."""
    timber = wood("#8a5c36", "#553520", "z", rings=3, rough=0.45)
    vase = lathe("vase", fillet([(0, 0), (0.38, 0, 0.03)], 0.02) + spline([(0.40, 0.03), (0.47, 0.5), (0.53, 1.1), (0.40, 1.7), (0.26, 2.0), (0.30, 2.22)], 60) + [(0.28, 2.235), (0.25, 2.2), (0.22, 2.0), (0.22, 1.6)], timber)
    things = [vase]
    for k, (lean, turn) in enumerate(((-14, 10), (9, 60), (20, -20), (-3, 140))):
        things += dried_grass((0.02 * k - 0.04, 0, 1.9), lean, turn, 2.0 - 0.12 * k, seed=k)
    return things


EVENING = dict(blur=0.3, power=0.6, room=0.3)


@shot(1600, 500, up=5, fill=(0.58, 0.82), middle=(0.67, 0.47), rig=4.4, **EVENING)
def cat_lighting():
    table("#d6a488", 2.2)
    return placed(lambda: beacon(RUST), (-4.3, 0.2, 0)) + placed(lambda: mushroom(*OPAL), (-0.9, 0, 0)) + placed(pine_tar, (1.35, -0.5, 0)) + placed(task, (4.2, 0.1, 0), 12)


@shot(800, 600, up=6, fill=(0.80, 0.74), middle=(0.5, 0.46), rig=2.8, **EVENING)
def cat_lighting_m():
    table("#d6a488", 2.2)
    return placed(lambda: beacon(RUST), (-1.7, 0.2, 0)) + placed(lambda: mushroom(*OPAL), (1.9, -0.1, 0))


@shot(1600, 500, up=6, fill=(0.60, 0.84), middle=(0.66, 0.47), rig=4.4, **EVENING)
def cat_home_living():
    table("#dfc0b4", 2.4)
    wool = lay(folded_throw(herringbone("#2c4f61", "#b3bdbb"), yarn("#b3bdbb")), (2.1, 0.3, 0), -12, scale=0.62)
    return lay(grasses(), (-4.4, 0.2, 0)) + placed(lambda: mushroom(*OPAL), (-1.5, 0, 0)) + wool + placed(pine_tar, (4.35, -0.4, 0)) + lay(bunch(), (6.2, 0.2, 0))


@shot(800, 600, up=7, fill=(0.82, 0.76), middle=(0.5, 0.46), rig=2.8, **EVENING)
def cat_home_living_m():
    table("#dfc0b4", 2.4)
    return placed(lambda: beacon(RUST), (-1.9, 0.2, 0)) + placed(pine_tar, (0.45, -0.5, 0)) + lay(bunch(), (2.3, 0.1, 0))


@shot(ground="#e3c2b8", up=7, fill=0.76, power=0.6, room=0.3)
def tile_home():
    return placed(lambda: beacon(RUST), (-0.6, 0.2, 0)) + placed(pine_tar, (1.75, -0.4, 0))


main()
