"""For the bath: soaps, bottles and towels of the shop Harbor & Pine."""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.cloth.bath import SCENTS, balm_tin, banded_soap, cream_tube, face_oil, hand_wash, stacked_soaps
from goods.cloth.soaps import soap_in_dish
from goods.cloth.textiles import folded_towel, hammam, hung_hammam, hung_terry, pile, rolled, three_towels, wall_bar
from parts import lay
from studio import add_colors, add_shot, main

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
SIZE = {"width": 800, "height": 800}
TERRY = {"sage": "#8c9682", "chalk": "#f0e8da", "deep-sea": "#1e3d55", "clay": "#a5694c"}
CHALK, GREEN = TERRY["chalk"], TERRY["sage"]


def two_towels(color):
    return pile((folded_towel(color, thick=0.18, seed=1), 0.70, 0, 0, 0), (folded_towel(color, thick=0.18, seed=2), 0, 0.03, 0.02, 1.5))


def sea_roll():
    body, _ = rolled(hammam(total=4.5), None, 4.5, 0.06, 0.085, 7.5, 6, 0.0, True)
    return body


add_colors("terry-towel", lambda color: lay(two_towels(color), turn=-18), TERRY, **SIZE, ground=MIST, up=17, fill=0.76)
add_shot("terry-towel-2", lambda: hung_terry(CHALK) + wall_bar(5.6, wall=MIST), **SIZE, up=4, turn=-14, fill=0.78, blur=0.3, power=1.3, room=0.45)
add_shot("towel-stack", lambda: lay(three_towels(CHALK, GREEN), turn=-18), **SIZE, ground=SAGE, up=15, fill=0.74)
add_shot("striped-hammam-towel", lambda: hung_hammam() + wall_bar(6.2, wall=SEA), **SIZE, up=4, turn=-14, fill=0.78, blur=0.3, power=1.3, room=0.45)
add_shot("striped-hammam-towel-2", lambda: lay(sea_roll(), turn=32), **SIZE, ground=SEA, up=18, fill=0.74)
for scent in SCENTS:
    add_shot(f"olive-oil-soap-{scent}", lambda scent=scent: lay(banded_soap(scent), turn=-24), **SIZE, ground=MIST, up=24, fill=0.66)
add_shot("olive-oil-soap-2", lambda: lay(banded_soap("sea-salt", 4), turn=38), **SIZE, ground=MIST, up=42, fill=0.7)
add_shot("soap-stack-three-bars", lambda: lay(stacked_soaps(), turn=-20), **SIZE, ground=SAND, up=18, fill=0.64)
add_shot("hand-wash", lambda: lay(hand_wash(-10), turn=-14), **SIZE, ground=SAGE, up=9, fill=0.74)
add_shot("hand-wash-2", lambda: lay(hand_wash(-150), (-0.45, 0.15, 0), turn=10) + lay(soap_in_dish(), (0.62, -0.25, 0), turn=-12), **SIZE, ground=SAGE, up=16, fill=0.74)
add_shot("face-oil", lambda: lay(face_oil(), turn=-12), **SIZE, ground=ROSE, up=9, fill=0.66)
add_shot("hand-balm-tin", lambda: lay(balm_tin(), turn=-12), **SIZE, ground=BUTTER, up=38, fill=0.66)
add_shot("hand-cream", lambda: lay(cream_tube(), turn=-14), **SIZE, ground=SEA, up=8, fill=0.72)

if __name__ == "__main__":
    main()
