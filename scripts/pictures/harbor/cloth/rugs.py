"""Rugs of the shop Harbor & Pine."""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.cloth.rugs import jute_rug, lattice_rug, runner, shoreline_rug
from parts import lay
from studio import add_shot, main

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
SIZE = {"width": 800, "height": 800}
FLOOR = {**SIZE, "blur": 0.15, "back": 6.0}
LATTICE = {"ivory": ("#cfc1a2", "#3b3029", "#3b3029"), "rust": ("#83422b", "#d6c8aa", "#d6c8aa"), "indigo": ("#263a63", "#cfc8b6", "#cfc8b6")}

for name, colors in LATTICE.items():
    add_shot(f"lattice-rug-{name}", lambda colors=colors: lay(lattice_rug(colors), turn=24), **FLOOR, ground=MIST, up=40, fill=0.8)
add_shot("shoreline-rug", lambda: lay(shoreline_rug(), turn=24), **FLOOR, ground=SAND, up=40, fill=0.8)
add_shot("shoreline-rug-2", lambda: lay(shoreline_rug(), turn=14), **SIZE, ground=SAND, up=36, fill=(3.6, 3.6), middle=(1.55, 1.72), blur=0.25, back=6.0)
add_shot("hallway-runner", lambda: lay(runner(), turn=-34), **FLOOR, ground=SEA, up=30, fill=0.8)
add_shot("round-jute-rug", lambda: lay(jute_rug()), **FLOOR, ground=SAGE, up=44, fill=0.82)

if __name__ == "__main__":
    main()
