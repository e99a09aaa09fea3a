"""The workshop of Harbor & Pine: blender -b -P harbor/house/workshop.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.furniture.floors import room, wall, window_light
from goods.furniture.seating import dining_chair
from goods.furniture.timber import timber
from goods.house.lamps import task
from goods.house.placed import placed
from goods.metal.hand_tools import mallet
from goods.metal.planes import smoothing_plane
from goods.sewn.backpacks import commuter
from materials import glaze
from parts import lay
from shapes import box
from studio import add_shot, main
from tableware import mug


def mended():
    """An oak chair in the light of the workshop window, the bench behind it."""
    room("#b3bda9", 7.0)
    window_light((-24, -20, 17), (0.5, 2.0, 4.2), 90000)
    top = timber("#b98f5e", "#86603a", "x", rings=1.6)
    box("bench", (16, 5.6, 0.7), top, 0.05, (12.4, 4.0, 7.6))
    legs = timber("#b08656", "#7d5834", "z")
    for x in (5.4, 18.4):
        for y in (1.9, 6.2):
            box("leg", (0.9, 0.9, 7.6), legs, 0.05, (x, y, 0))
    box("apron", (14, 0.3, 1.3), top, 0.04, (12.0, 1.9, 6.3))
    lay(smoothing_plane(), (6.3, 2.6, 8.3), turn=14)
    lay(mallet(), (9.6, 2.6, 8.3), turn=-24)
    return lay(dining_chair("#c6b08c"), (-1.6, 0, 0), turn=-30)


def on_the_bench():
    """A bag, a lamp and a mug on a bench by the window."""
    wall("#e0d6c6", 3.2)
    box("bench", (60, 9, 0.8), timber("#b98f5e", "#86603a", "x", rings=1.5), 0.05, (0, -1.6, -0.8))
    window_light((-20, -15, 14), (0.8, 2.6, 3.6), 42000)
    raw = glaze("#c9b99f", 0.32, speckles=0.9, breaks="#a8825c", foot=0.03, bands=((0.55, 2, "#1f3f66"),))
    goods = lay(commuter("#565e34"), (0.4, 0.4, 0), turn=-16)
    goods += placed(lambda: task("#24483e", 3.0, 40), (-3.7, 0.5, 0), 172)
    return goods + lay(mug(raw, 0.43, 0.90), (3.0, -0.9, 0), turn=-24, scale=1.1)


add_shot("workshop", on_the_bench, 1280, 960, up=6, fill=(0.82, 0.66), middle=(0.5, 0.45), rig=3.4, power=0.55, room=0.3, blur=0.5, lens=70)
add_shot("repair", mended, 1280, 960, up=7, fill=(0.60, 0.66), middle=(0.40, 0.43), rig=6.5, power=0.55, room=0.3, blur=0.9, lens=60)

main()
