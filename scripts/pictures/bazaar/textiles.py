"""Cloth and a soap dish from three stalls of the Bazaar."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.cloth.rugs import old_runner
from goods.cloth.textiles import herringbone, hung_throw, pile, tea_towel
from goods.cloth.weaves import yarn
from parts import lay
from studio import add_shot, main

CREAM, STONE, FOG = "#e6dece", "#d9d3c8", "#d3d5d3"
SIZE = {"width": 700, "height": 700}

add_shot("herringbone-throw", lambda: lay(hung_throw(herringbone("#3a5a68", "#c2c4b6"), yarn("#c9c8ba"), seed=11), turn=14), **SIZE, ground=CREAM, up=9, fill=0.78)
add_shot("hall-runner", lambda: lay(old_runner(), turn=-34), **SIZE, ground=STONE, up=30, fill=0.8, blur=0.15, back=6.0)
add_shot("linen-tea-towel", lambda: lay(pile((tea_towel(1), 0.2, 0, 0, 0), (tea_towel(2), 0, 0.03, 0.03, 2.5)), turn=-22), **SIZE, ground=CREAM, up=24, fill=0.76)

if __name__ == "__main__":
    main()
