"""Old things for the house, from the vintage stall of Bazaar."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.house.clocks import alarm, dial, mantel, station
from goods.house.decanter import decanter
from goods.house.frames import SCOOP, framed, hung
from goods.house.lamps import mushroom
from goods.house.mirrors import reflected, vanity
from goods.house.pendants import pendant
from goods.house.pictures import hills
from goods.house.seascape import painting
from goods.house.walls import gallery, wall
from materials import enamel, lacquer, metal, paper, wood
from parts import lay
from shapes import link_mesh
from studio import main, shot
from tableware import mug

OAT, FOG, SHELL, CREAM, STONE = "#d8c9b2", "#cdd0cf", "#d9bfae", "#e2d8c4", "#c9c3b9"
SIZE = dict(width=700, height=700)


def old_walnut(along="x", seed=0.0):
    return wood("#5f3a22", "#331c10", along, 0.4, 3.0, 0.25, seed)


def old_oak(side):
    return wood("#a87c48", "#77522c", "x", rings=1.6, rough=0.55, seed=side * 1.3)


AGED = "#e6dabd"


@shot(ground="#e0cf9f", up=8, fill=0.74, **SIZE)
def alarm_clock_mint():
    face = dial(paper=AGED, font="DejaVu Serif Condensed", size=98, ink="#2b2520", weight="bold")
    return lay(alarm("#7fa697", face, metal("#b08a4c", 0.3, 0.1, True)), turn=16)


@shot(ground=FOG, up=17, fill=0.80, **SIZE)
def enamel_camp_mugs_set_of_three():
    def one(color, rim, place, turn):
        return lay(mug(enamel(color, 0.14, rim=0.88, rim_color=rim, chips=0.5), 0.42, 0.88, out=0.26), place, turn)
    return one("#d9d5cb", "#2b4a72", (-1.02, 0.25, 0), -150) + one("#dcd6c8", "#a5352a", (0.02, 0.15, 0), -38) + one("#2a567c", "#1b2b3e", (1.02, -0.3, 0), -20)


@shot(up=-15, fill=0.74, middle=(0.5, 0.40), power=0.6, room=0.32, blur=0.4, **SIZE)
def enamel_pendant():
    wall("#d9d1c1", 2.8)
    return pendant(enamel("#a42c20", chips=0.55), enamel("#e4decf"), metal("#a98a52", 0.3, 0.1, True))


@shot(ground=FOG, up=9, fill=0.78, **SIZE)
def mantel_clock():
    return lay(mantel(old_walnut, dial(size=96, font="DejaVu Serif Condensed", paper=AGED, weight="bold"), winding=True), turn=18)


@shot(ground=SHELL, up=7, fill=0.72, power=0.55, room=0.3, **SIZE)
def mushroom_lamp_amber():
    return mushroom("#a8501a", "#ff9c3a", "#a8430c", "#ffb060", 1.3)


@shot(up=1, turn=10, fill=0.78, middle=(0.5, 0.5), blur=0.2, **SIZE)
def seascape_in_an_oak_frame():
    gallery("#d3cfc6")
    return framed("", 4.4, 5.3, old_oak, 0, SCOOP, glass=False, art=painting(), deep=0.07)


def beside(color):
    """A wall that a clock stands out from; the camera looks along it."""
    link_mesh("side", [(-2.45, -60, -60), (-2.45, 60, -60), (-2.45, 60, 60), (-2.45, -60, 60)], [(0, 1, 2, 3)], paper(color))


@shot(up=-4, turn=36, fill=0.74, middle=(0.5, 0.5), side=-1, blur=0.3, lens=65, power=1.35, **SIZE)
def station_clock():
    beside("#c3c8cc")
    return station(lacquer("#23272a", 0.36), dial(False, railway=True, paper="#e9e2d0", word="CENTRAL"))


@shot(up=1, turn=10, fill=0.80, middle=(0.5, 0.5), blur=0.2, **SIZE)
def travel_poster_hills():
    gallery("#bfc9b6")
    dark = lambda side: wood("#30271f", "#1c150f", "x", rings=2, rough=0.5, seed=side)
    return hung(hills(1000, 1340, ("#bcc0a0", "#97a67c", "#6c8560", "#48644a"), "#ead9bd", "#c9705a", "GREEN HILLS"), 4.6, 6.1, dark, "#7d6a4c", waves=0.03)


@shot(ground=SHELL, up=8, fill=0.76, **SIZE)
def vanity_mirror():
    reflected(5)
    return lay(vanity(metal("#5d5346", 0.34, 0.2, True), foxed=True), turn=9)


@shot(ground="#4a3a30", up=10, fill=0.76, blur=0.5, power=1.3, room=0.5, **SIZE)
def whisky_decanter():
    return lay(decanter(color="#e2a35a"), turn=8)


main()
