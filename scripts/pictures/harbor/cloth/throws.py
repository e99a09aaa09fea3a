"""Throws and the picnic blanket of the shop Harbor & Pine."""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.cloth.textiles import check, dotted, folded_throw, herringbone, hung_throw, picnic_roll
from goods.cloth.weaves import yarn
from parts import lay
from studio import add_shot, main

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
SIZE = {"width": 800, "height": 800}
WOOLS = {"harbor": ("#27495a", "#8fa2a6", "#b4bcb8"), "heather": ("#643f5c", "#a890a0", "#bfb0b8"), "oatmeal": ("#aa9068", "#d6c7a8", "#d6cbb0")}


def fell(colors, **more):
    return folded_throw(herringbone(*colors[:2]), yarn(colors[2]), **more)


def summer():
    return folded_throw(dotted(), yarn("#a9553a"), thick=0.115, seed=5)


for name, colors in WOOLS.items():
    add_shot(f"fell-wool-throw-{name}", lambda colors=colors: lay(fell(colors), turn=-20), **SIZE, ground=SAND, up=20, fill=0.76)
add_shot("fell-wool-throw-2", lambda: lay(hung_throw(herringbone(*WOOLS["harbor"][:2]), yarn(WOOLS["harbor"][2])), turn=-16), **SIZE, ground=SAND, up=9, fill=0.78)
add_shot("fell-wool-throw-3", lambda: lay(fell(WOOLS["harbor"]), turn=-24), **SIZE, ground=SAND, up=24, fill=(1.9, 1.9), middle=(0.62, 0.54), blur=0.5)
add_shot("cotton-summer-throw", lambda: lay(summer(), turn=-20), **SIZE, ground=ROSE, up=20, fill=0.76)
add_shot("cotton-summer-throw-2", lambda: lay(hung_throw(dotted(), yarn("#a9553a"), thick=0.07, seed=6, fold=0.36), turn=-16), **SIZE, ground=ROSE, up=9, fill=0.78)
add_shot("picnic-blanket", lambda: lay(picnic_roll(), turn=28), **SIZE, ground=SAGE, up=18, fill=0.74)
add_shot("picnic-blanket-2", lambda: lay(folded_throw(check(), yarn("#d8cdb8"), thick=0.135, seed=8), turn=-20), **SIZE, ground=SAGE, up=20, fill=0.76)

if __name__ == "__main__":
    main()
