"""Candles, clocks and mirrors of the shop Harbor & Pine."""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.house.candles import candlestick, flame, jar, jar_label, pillar, taper, tealight
from goods.house.clocks import alarm, dial, mantel, station, turned
from goods.house.mirrors import arched, porthole, reflected, vanity
from goods.house.walls import hall, wall
from materials import brass, lacquer, metal, wood
from parts import lay
from shapes import link_mesh
from studio import add_colors, add_shot, main, shot

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
SIZE = dict(width=800, height=800)
PINE, DUSK = "#2c4a40", "#6a6462"


def pillars(color):
    tall, middle, small = pillar(color, 0.37, 1.72, seed=1), pillar(color, 0.37, 1.22, seed=2), pillar(color, 0.37, 0.76, seed=3)
    for place, top, lean in (((-0.42, 0.25, 0), 1.72, 2), ((0.46, 0.30, 0), 1.22, -2), ((0.10, -0.46, 0), 0.76, 1)):
        flame((place[0], place[1], top + 0.03), 0.36, 3.4, lean)
    return lay(tall, (-0.42, 0.25, 0)) + lay(middle, (0.46, 0.30, 0)) + lay(small, (0.10, -0.46, 0))


for name, color in {"honey": "#bf8524", "ivory": "#dccfae", "plum": "#532a3c"}.items():
    add_shot(f"pillar-candles-set-of-three-{name}", lambda color=color: pillars(color), ground=CLAY, up=17, fill=0.72, middle=(0.5, 0.45), power=0.5, room=0.28, **SIZE)


def tapers(lit):
    gold = brass(0.2, 0.1)
    things = []
    for x, y, stick, tall in ((-0.50, 0.15, 1.15, 2.75), (0.50, -0.2, 0.85, 2.6)):
        one = taper("#9a4a2c", tall, lit)
        lay(one, (x, y, stick - 0.12))
        things += one + lay([candlestick(gold, stick)], (x, y, 0))
        if lit:
            flame((x, y, stick - 0.12 + tall + 0.07), 0.36, 6, 1.5, 0.9)
    return things


@shot(800, 800, ground=ROSE, up=8, fill=0.80, middle=(0.5, 0.46), power=0.5, room=0.28)
def dipped_tapers_set_of_two():
    return tapers(True)


@shot(800, 800, ground=ROSE, up=13, fill=0.80, turn=28)
def dipped_tapers_set_of_two_2():
    return tapers(False)


@shot(800, 800, ground=PINE, up=12, fill=0.66, power=0.6, room=0.3)
def pine_tar_candle():
    return lay(jar(jar_label("Pine Tar", "smoke, resin, rope")), turn=8)


@shot(800, 800, ground=SAND, up=16, fill=0.66)
def pine_tar_candle_2():
    return lay(jar(jar_label("Pine Tar", "smoke, resin, rope"), lit=False), turn=-22)


@shot(800, 800, ground=SEA, up=12, fill=0.66, power=0.6, room=0.32)
def sea_salt_candle():
    return lay(jar(jar_label("Sea Salt", "brine, driftwood, linen", "#2a4d66")), turn=8)


@shot(800, 800, ground=SAND, up=38, fill=0.80, power=0.6, room=0.32)
def tealights_bag_of_twelve():
    spots = [(-0.66, 0.46), (-0.21, 0.50), (0.24, 0.45), (0.70, 0.49), (-0.70, 0.0), (-0.24, 0.03), (0.22, -0.01), (0.66, 0.03), (-0.66, -0.46), (-0.20, -0.43), (0.24, -0.47), (0.70, -0.42)]
    things = []
    for k, (x, y) in enumerate(spots):
        burns = k in (4, 7, 10)
        things += lay(tealight(lit=burns), (x, y, 0), k * 50)
        if burns:
            flame((x, y, 0.19), 0.24, 1.6, 1.5, 0.5)
    return things


add_colors("bell-alarm-clock", lambda color: lay(alarm(color), turn=-14), {"mint": "#7aa893", "mustard": "#cf932a", "graphite": "#33373c"}, ground=SEA, up=8, fill=0.72, **SIZE)


def walnut(along="x", seed=0.0):
    return wood("#6d4428", "#3a2113", along, 0.36, 4.0, 0.35, seed)


@shot(800, 800, ground=CLAY, up=9, fill=0.74)
def mantel_clock():
    return lay(mantel(walnut, dial(size=94, font="DejaVu Serif Condensed", word="MILLRACE")), turn=-20)


@shot(800, 800, up=2, turn=-9, fill=0.70, middle=(0.5, 0.5), blur=0.3)
def oak_wall_clock():
    wall("#c6d0d4", 0.03)
    return turned(wood("#b98a54", "#8a5f34", "x", rings=2.4, rough=0.5), wood("#e6d3ac", "#cdb583", "y", rings=3, rough=0.5))


def beside(color):
    """A wall that a clock stands out from; the camera looks along it."""
    link_mesh("wall", [(-2.45, -60, -60), (-2.45, 60, -60), (-2.45, 60, 60), (-2.45, -60, 60)], [(0, 1, 2, 3)], None)
    from materials import paper
    import bpy
    bpy.data.objects["wall"].data.materials.append(paper(color))


def station_clock(paint, color="#d9d5cc"):
    beside(color)
    return station(paint)


ALONG = dict(up=-3, turn=30, fill=0.74, middle=(0.5, 0.5), side=-1, blur=0.3, lens=70, power=1.35)
add_colors("station-wall-clock", lambda color: station_clock(lacquer(color, 0.3)), {"black": "#1f2326", "red": "#a83426"}, **ALONG, **SIZE)
add_shot("station-wall-clock-brass", lambda: station_clock(metal("#b08a4c", 0.24, 0.2, True)), **ALONG, **SIZE)


@shot(800, 800, up=-9, turn=44, fill=0.76, middle=(0.5, 0.5), side=-1, blur=0.3, lens=60, power=1.35)
def station_wall_clock_2():
    return station_clock(lacquer("#1f2326", 0.3), "#b9c6b2")


@shot(800, 800, up=3, turn=-16, fill=0.74, middle=(0.5, 0.5), blur=0.3)
def porthole_mirror():
    wall("#b3c0ac", 0.02)
    reflected(8)
    return porthole()


@shot(800, 800, up=-4, turn=34, fill=0.74, middle=(0.5, 0.5), blur=0.3)
def porthole_mirror_2():
    wall("#e0d6c6", 0.02)
    reflected(8)
    return porthole()


@shot(800, 800, up=6, turn=-16, fill=0.82, middle=(0.5, 0.5), blur=0.3)
def arched_mirror():
    hall("#d6a58a", 1.25, "#b98d5e", "#8d6239", 0.9, 1.4)
    reflected(12)
    return arched()


@shot(800, 800, ground=ROSE, up=8, fill=0.76)
def standing_vanity_mirror():
    reflected(5)
    return lay(vanity(), turn=-9)


main()
