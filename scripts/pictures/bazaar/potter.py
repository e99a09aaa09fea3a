"""Pictures of the potter's own pages: blender -b -P bazaar/potter.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.house.sun import sunlight
from goods.pottery.clay import stoneware
from goods.pottery.foliage import dried_grass
from goods.pottery.stoneware import ridge_mug, round_pot, wide_bowl
from goods.pottery.vases import floor_vase
from materials import Surface, wood
from parts import lay
from shapes import box, link_mesh
from studio import main, shot


def plaster(color):
    """A wall that was plastered by hand."""
    s = Surface("plaster", color, 0.9, specular=0.1)
    s.set("Base Color", s.mix(s.ramp(s.noise(0.5, 5, 0.6), (0.35, 0.0), (0.7, 1.0)), color, s.mix(0.14, color, "#f0dcc8")))
    return s.bump(s.math("ADD", s.noise(1.2, 4), s.math("MULTIPLY", s.noise(9, 4), 0.3)), 0.22, 0.08).done()


def bench(wall_at=2.3):
    """A workbench of three planks before a wall."""
    for k in range(4):
        timber = wood("#b98a5b", "#85592f", "x", rings=1.4 + 0.3 * k, rough=0.5, seed=k * 2.7)
        box("plank", (60, 1.98, 0.3), timber, 0.025, (k * 3 - 4, wall_at - 1.0 - 2.0 * k, -0.3))
    link_mesh("wall", [(-40, wall_at, -2), (40, wall_at, -2), (40, wall_at, 30), (-40, wall_at, 30)], [(0, 1, 2, 3)], plaster("#c89d82"))


def bamboo():
    return wood("#b98d4e", "#8a6331", "x", rough=0.38, rings=2.0, gloss=0.3)


def rust_mug():
    return [ridge_mug(stoneware("#cdbfa4", dip=(0.50, "#8f4830"), speckles=0.85, soft=0.03, runs=-0.07))]


def pot():
    return round_pot(stoneware("#7d977f", breaks="#9a7748", speckles=0.3, cloudy=0.18, soft=0.03), bamboo())


@shot(1600, 800, up=6, fill=(0.58, 0.74), middle=(0.665, 0.44), rig=2.2, blur=0.6, side=-1, lens=60, power=1.1, exposure=0.3)
def studio():
    bench()
    sunlight((2.6, 2.3, 2.2), pane=(1.0, 1.15))
    clay = stoneware("#7a5234", rough=0.4, breaks="#3f281a", speckles=0.9, cloudy=0.35, foot=0.10, thin=0.6, dip=(3.4, "#6a432a"), runs=-0.6)
    vase = [floor_vase(clay)]
    for k, (lean, turn, long) in enumerate(((-16, 0, 4.4), (6, 40, 5.0), (20, -10, 4.4))):
        vase += lay(dried_grass((0, 0, 0), lean, turn, long / 2.4, k), (0.05 * (k - 1), 0, 4.4), scale=2.4)
    bowl = wide_bowl(stoneware("#203d2c", "#4d6446", 0.2, breaks="#9a7a42", cloudy=0.3, thin=0.9, foot=0.06), 0.98, 0.50, 0.36)
    return (
        lay(rust_mug(), (0.0, -0.5, 0), turn=-24)
        + lay([bowl], (1.62, -0.2, 0))
        + lay(pot(), (3.65, 0.2, 0), turn=-14)
        + lay(vase, (5.75, 0.6, 0), scale=0.44)
    )


@shot(800, 1100, up=6, fill=(0.80, 0.60), middle=(0.5, 0.22), rig=1.7, blur=0.5, side=-1, power=1.1, exposure=0.3)
def studio_m():
    bench()
    sunlight((0.5, 2.3, 3.5), pane=(0.66, 0.95))
    return lay(rust_mug(), (-1.35, -0.45, 0), turn=-24) + lay(pot(), (0.45, 0.1, 0), turn=-14)


main()
