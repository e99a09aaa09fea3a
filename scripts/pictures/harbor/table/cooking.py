"""Harbor & Pine, for the stove: pots and pans. `blender -b -P harbor/table/cooking.py -- FOLDER [NAME ...]`"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.metal.pans import casserole, egg_pan, grill_pan, loose_lid, saucepan, skillet
from parts import lay
from shapes import group
from studio import add_shot, main, shot

SAND, SEA, SAGE, CLAY, BUTTER, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e2e0dc"
EMBER, PINE, SALT = "#a83a20", "#27463c", "#d9d2c2"
SIZE = {"width": 800, "height": 800}

# Each color for itself: what gloss gives back of a red pot cannot be taken out of a green one.
for shade, paint in (("ember", EMBER), ("pine", PINE), ("sea-salt", SALT)):
    add_shot(f"harbor-casserole-{shade}", lambda paint=paint: group(casserole(paint), turn=-12), **SIZE, ground=SAND, up=17, fill=0.74)


@shot(**SIZE, ground=SAND, up=27, fill=0.78)
def harbor_casserole_2():
    lid = lay(loose_lid(EMBER), (0.86, -0.43, 1.02), turn=-28, tilt=(0, 62))
    return group(casserole(EMBER, lid=False), (-0.3, 0.2, 0), turn=44) + lid


@shot(**SIZE, ground=SAND, up=16, fill=(1.42, 1.2), middle=(0.47, 0.37), blur=1.4)
def harbor_casserole_3():
    return group(casserole(EMBER), turn=-28)


@shot(**SIZE, ground=MIST, up=33, fill=0.80)
def cast_iron_skillet():
    return group(skillet(), turn=24)


@shot(**SIZE, ground=MIST, up=24, fill=(1.5, 1.3), middle=(0.66, 0.48), blur=1.2)
def cast_iron_skillet_2():
    return group(skillet(), turn=-38)


@shot(**SIZE, ground=SEA, up=24, fill=0.76)
def copper_lined_saucepan():
    return group(saucepan(), turn=14)


@shot(**SIZE, ground=SEA, up=13, fill=0.76)
def copper_lined_saucepan_2():
    return group(saucepan(), turn=206)


@shot(**SIZE, ground=BUTTER, up=34, fill=0.78)
def egg_pan_():
    return group(egg_pan(), turn=24)


@shot(**SIZE, ground=CLAY, up=36, fill=0.80)
def ridged_grill_pan():
    return group(grill_pan(), turn=28)


if __name__ == "__main__":
    main()
