"""Lamps of the shop Harbor & Pine."""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.house.lamps import beacon, cord, mushroom, task, tripod
from goods.house.pendants import BARN, BELL, aged_brass, pendant
from goods.house.walls import hall, wall
from materials import brass, enamel, lacquer, plain, wood
from parts import lay
from shapes import group
from studio import add_colors, add_shot, main, shot

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
DUSK = "#6a6462"
RUST, DEEP, OLIVE = "#a65236", "#264c66", "#5f6538"
SIZE = dict(width=800, height=800)

add_colors("beacon-table-lamp", lambda color: group(beacon(color), turn=12), {"deep-sea": DEEP, "rust": RUST, "olive": OLIVE}, ground=ROSE, up=7, fill=0.74, power=0.6, room=0.3, **SIZE)


@shot(800, 800, ground=SAND, up=7, fill=0.74)
def beacon_table_lamp_2():
    return group(beacon(RUST, 0), turn=-30)


@shot(800, 800, ground=DUSK, up=5, fill=(1.05, 1.12), middle=(0.5, 0.36), power=0.32, room=0.2, blur=1.3)
def beacon_table_lamp_3():
    return group(beacon(RUST, 2.0, 55), turn=12)


GLASS = {
    "opal": ("#e2d8c4", "#ffe0b0", "#f0c48a", "#ffe0b0"),
    "amber": ("#b35a1c", "#ffa23e", "#b84c0e", "#ffb86a"),
    "sage": ("#8f9c7a", "#eeeabf", "#a3ac72", "#ffe4b4"),
}
for name, tones in GLASS.items():
    add_shot(f"mushroom-lamp-{name}", lambda tones=tones: mushroom(*tones), ground=CLAY, up=7, fill=0.7, power=0.55, room=0.3, **SIZE)


@shot(800, 800, ground=DUSK, up=7, fill=0.72, power=0.36, room=0.22)
def mushroom_lamp_2():
    return mushroom(*GLASS["opal"], 1.5, 60)


@shot(800, 800, ground=SEA, up=6, fill=0.74, power=0.5, room=0.28)
def task_lamp():
    return lay(task(), turn=34)


@shot(800, 800, ground=MIST, up=12, fill=0.74)
def task_lamp_2():
    return lay(task(light=0), turn=200)


PINE = dict(light="#d9b07c", dark="#b07f4a")


def pine_lamp(light=1.5):
    return tripod(wood(PINE["light"], PINE["dark"], "z", rings=2.0, rough=0.5), "#e0d4ba", light, 800)


@shot(800, 800, up=4, fill=0.84, middle=(0.5, 0.47), power=0.5, room=0.28, blur=0.3)
def pine_floor_lamp():
    hall("#e0d3bf", 3.2)
    cord([(0, 1.8, 0.06), (1.5, 2.4, 0.05), (6, 2.3, 0.05), (14, 2.6, 0.05)], "#3a3430", 0.045)
    return pine_lamp()


@shot(800, 800, up=6, fill=0.84, middle=(0.5, 0.47), blur=0.3)
def pine_floor_lamp_2():
    hall("#d8cdb9", 3.2)
    return group(pine_lamp(0), turn=-34)


@shot(800, 800, up=4, fill=0.84, middle=(0.5, 0.47), power=0.5, room=0.28, blur=0.3)
def corner_floor_lamp():
    hall("#bcc7b2", 3.2, "#b9905f", "#8a6038")
    cord([(0, 1.8, 0.06), (1.5, 2.4, 0.05), (6, 2.3, 0.05), (14, 2.6, 0.05)], "#22201f", 0.045)
    black = lacquer("#202224", 0.35)
    return tripod(black, "#8f9a78", 1.2, 900, height=16.0, slim=True, hub=black)


WHITE = "#e9e4d8"


def buoy(color):
    wall("#e2dac9", 2.8)
    return pendant(enamel(color), enamel(WHITE), brass(0.22, 0.1), rim=brass(0.25, 0.1))


add_colors("buoy-pendant", buoy, {"pine": "#1f4238", "signal-red": "#ab2f22", "chalk": "#f4efe4", "mustard": "#cf9424"}, up=-17, fill=0.72, middle=(0.5, 0.40), power=0.75, room=0.36, blur=0.4, **SIZE)


@shot(800, 800, up=-17, fill=0.72, middle=(0.5, 0.40), power=0.6, room=0.36, blur=0.4)
def chapel_pendant():
    wall("#4e4b4d", 2.8)
    return pendant(lacquer("#e6e1d4", 0.75), lacquer("#e4dccb", 0.6), lacquer("#e6e1d4", 0.7), BELL, 5.5, 70, wire="#cfc7b6")


def workshop(light=5.5):
    return pendant(aged_brass(), brass(0.28, 0.2), plain("#1c1815", 0.35, clearcoat=0.3), BARN, light, 55, bulb=0.36)


@shot(800, 800, up=-17, fill=0.70, middle=(0.5, 0.41), power=0.46, room=0.26, blur=0.4)
def workshop_pendant():
    wall("#6f6965", 2.8)
    return workshop()


@shot(800, 800, up=6, fill=0.70, middle=(0.5, 0.41), blur=0.4)
def workshop_pendant_2():
    wall("#dba98e", 2.8)
    return workshop(0)


main()
