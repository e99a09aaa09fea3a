"""Pictures of the potter's vases and planters: blender -b -P bazaar/vases.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.pottery.clay import stoneware
from goods.pottery.foliage import dried_grass, fern, rosette, soil, trailing
from goods.pottery.plants import blossoming, green, ribbon, tulip
from goods.pottery.vases import (
    bud_vase,
    cord,
    floor_vase,
    flower_pot,
    handled_vase,
    hanging_pot,
    moon_vase,
    ribbed_planter,
    stand,
    terracotta,
    trough,
)
from greenery import branch
from materials import brass, plain, wood
from parts import hoop, lay
from shapes import group, tube
from studio import main, shot

LINEN, STONE, OAT, FOG, SHELL = "#ddd4c6", "#c9c3b9", "#d8c9b2", "#cdd0cf", "#dccabd"
SIZE = dict(width=700, height=700)


def white(**more):
    return stoneware("#d8d0c1", **{"breaks": "#b3946a", "speckles": 0.35, "cloudy": 0.08, "thin": 0.6, "foot": 0.05, **more})


@shot(ground=SHELL, up=10, fill=0.80, **SIZE)
def bud_vase_():
    petal, stalk = green("#b8402e", "#d9744a", 0.42), green("#4c6b35", "#7d9650", 0.45)
    things = [bud_vase(white())]
    for k, (lean, turn, long) in enumerate(((-14, 20, 1.60), (9, -10, 1.85), (22, 30, 1.45), (-4, 80, 1.95))):
        things += tulip((0.02 * k - 0.03, 0.0, 1.3), lean, turn, long - 0.3, petal, stalk, k)
    for x, y, z, turn in ((-0.62, -0.10, 2.05, 1), (0.66, 0.06, 1.98, -1), (0.40, -0.25, 2.3, -1)):
        things.append(
            ribbon(
                [(0.0, 0, 1.2), (x * 0.18, y * 0.2, 1.7), (x * 0.55, y * 0.6, z), (x, y, z - 0.12)],
                [0.03, 0.07, 0.105, 0.08, 0.004],
                stalk,
                (0.2, 1, 0),
                0.35,
                wave=0.08,
            )
        )
    return group(things)


@shot(ground=STONE, up=17, fill=0.72, **SIZE)
def clay_pot_with_saucer():
    return group(flower_pot(terracotta()))


@shot(ground=FOG, up=9, fill=0.82, **SIZE)
def handled_vase_():
    petal = green("#e0a494", "#f4d8cc", 0.5)
    things = [handled_vase(stoneware("#2d4a63", breaks="#8a6a45", cloudy=0.25, speckles=0.2, foot=0.06, soft=0.03))]
    for k, (lean, turn, long) in enumerate(((-19, 0, 2.9), (13, 20, 3.1), (30, -15, 2.3))):
        things += blossoming((0.06 * (k - 1), 0.03, 1.9), lean, turn, long, petal, k + 1, 40)
    return group(things, turn=-12)


@shot(ground=LINEN, up=6, fill=0.84, middle=(0.5, 0.5), **SIZE)
def hanging_planter():
    cotton = plain("#cfc1a2", 0.9)
    things = [hanging_pot(white())]
    things.append(soil(0.70, 0.86))
    things += trailing((0, 0, 0.88), 0.72, drop=1.3, count=21)
    top = 2.45
    for k in range(3):
        a = 2.0944 * k + 0.5
        x, y = 0.73, 0
        part = cord([(x, 0, 0.60), (x + 0.03, 0, 0.95), (x * 0.5, 0, 1.72), (0.03, 0, top)], cotton)
        knot = tube("knot", [(x + 0.02, 0, 0.52), (x + 0.03, 0, 0.58), (x + 0.02, 0, 0.64)], [0.03, 0.05, 0.03], cotton, sides=12, count=8)
        things += lay(part + [knot], turn=28.6 + 120 * k)
    ring = hoop(0.12, 0.018, brass(0.25), (0, 0, top + 0.11))
    ring.rotation_euler.x = 1.5708
    for t in cord([(0, 0, top + 0.22), (0, 0, top + 2), (0, 0, top + 4)], cotton, 0.022, 30):
        lay([t], (0, 0, 2.2))
    return lay(things + [ring], (0, 0, 2.2))


@shot(ground=FOG, up=10, fill=0.80, **SIZE)
def moon_vase_():
    things = [moon_vase(white(cloudy=0.14))]
    for k, lean in enumerate((-24, 5, 26)):
        things += branch((0.05 * (k - 1), 0.02, 1.7), lean, 2.3 - 0.15 * (k % 2), seed=k + 3, leaves=13, size=0.36, color="#6d8a70")
    return group(things)


@shot(ground=STONE, up=10, fill=0.84, **SIZE)
def ribbed_planter_on_a_stand():
    def ash(along, seed):
        return wood("#cfae7c", "#a5814f", along, rings=3.5, seed=seed)

    pot = ribbed_planter(white(speckles=0.0, foot=0.0, matt=True, rough=0.4))
    bed = soil(1.12, 1.5)
    bed.location.z = 0.62
    plant = fern((0, 0, 2.1), 38, 2.1)
    return lay([*group([pot], (0, 0, 0.62)), *stand(ash), *plant, bed], turn=12)


@shot(ground=SHELL, up=7, fill=0.84, **SIZE)
def tall_floor_vase():
    clay = stoneware("#7a5234", rough=0.4, breaks="#3f281a", speckles=0.9, cloudy=0.35, foot=0.10, thin=0.6, dip=(3.4, "#6a432a"), runs=-0.6)
    things = [floor_vase(clay)]
    for k, (lean, turn, long) in enumerate(
        ((-16, 0, 4.7), (6, 40, 5.6), (18, -10, 5.0), (-5, 100, 5.3), (26, 20, 4.3), (-24, -20, 4.2), (12, 70, 5.3), (-10, -40, 5.0))
    ):
        things += lay(dried_grass((0, 0, 0), lean, turn, long / 2.0, k), (0.03 * (k - 3), 0.02 * (k % 3 - 1), 4.4), scale=2.0)
    return group(things)


@shot(ground=FOG, up=16, fill=0.82, **SIZE)
def windowsill_trough():
    things = trough(white(speckles=0.6, foot=0.0, matt=True, rough=0.45))
    bed = soil(1.0, 1.0)
    bed.scale = (1.62, 0.54, 1)
    things.append(bed)
    for k in range(5):
        things += rosette(
            (-1.28 + 0.64 * k, 0.06 * (-1) ** k, 1.0), 0.74 + 0.08 * (k % 3), 19, k, (("#54755a", "#8ba882"), ("#4d6f55", "#7f9d78"))[k % 2], 0.45
        )
    return lay(things, turn=-10)


main()
