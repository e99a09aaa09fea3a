"""Telephones, typewriters, a globe, a crate, a camera: blender -b -P bazaar/odd_finds.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.odd_finds import fruit_crate, globe, telephone, typewriter
from goods.sound.gadgets import instant_camera
from parts import lay
from studio import add_colors, main, shot

OAT, SHELL, STONE, SAGE = "#d8c9b2", "#dcc3b4", "#cfccc4", "#c0c9b8"
GOODS = {"width": 700, "height": 700}

add_colors("rotary-telephone", lambda color: lay(telephone(color), turn=-16), {"green": "#1f4a3a", "cream": "#d9cba8", "red": "#a02a20"}, ground=SHELL, up=20, fill=0.80, **GOODS)
add_colors("", lambda color: lay(typewriter(color), turn=-14), {"portable-typewriter-teal": "#2f6769", "office-typewriter-black": "#1c1d20"}, ground=STONE, up=22, fill=0.80, **GOODS)


@shot(ground=OAT, up=10, fill=0.76, **GOODS)
def classroom_globe():
    return lay(globe(), turn=-12)


@shot(ground=STONE, up=18, fill=0.80, **GOODS)
def fruit_crate_():
    return lay(fruit_crate(), turn=-20)


@shot(ground=SHELL, up=12, fill=0.74, **GOODS)
def instant_camera_():
    return lay(instant_camera(), turn=-12)


main()
