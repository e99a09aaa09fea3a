"""Cushions of the shop Harbor & Pine."""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.cloth.cushions import knitted_cushion, linen_cushion, lumbar_cushion, round_cushion
from parts import lay
from studio import add_shot, main

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
LINENS = {"sand": "#c3b192", "moss": "#585f49", "rust": "#8a4d38", "fog": "#8d999e"}
SIZE = {"width": 800, "height": 800}

# Each color has its own light: the weave is too fine to be recolored without dots.
for name, color in LINENS.items():
    add_shot(f"linen-cushion-{name}", lambda color=color: lay(linen_cushion(color), turn=-14), **SIZE, ground=MIST, up=10, fill=0.72)
add_shot("linen-cushion-2", lambda: lay(linen_cushion(LINENS["sand"]), turn=-30), **SIZE, ground=MIST, up=12, fill=(1.75, 1.75), middle=(0.80, 0.08), blur=0.5)
add_shot("knitted-cushion", lambda: lay(knitted_cushion(), turn=16), **SIZE, ground=SAGE, up=10, fill=0.72)
add_shot("knitted-cushion-2", lambda: lay(knitted_cushion(), turn=20), **SIZE, ground=SAGE, up=12, fill=(2.0, 2.0), middle=(0.0, -0.02), blur=0.5)
add_shot("round-velvet-cushion", lambda: lay(round_cushion(), (0, 0, 1.98), tilt=(74, 0)), **SIZE, ground=CLAY, up=12, turn=-18, fill=0.7)
add_shot("striped-lumbar-cushion", lambda: lay(lumbar_cushion(), turn=-12), **SIZE, ground=SEA, up=12, fill=0.78)

if __name__ == "__main__":
    main()
