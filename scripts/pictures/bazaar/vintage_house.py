"""Old pans and a chair, from the vintage stall of Bazaar."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.furniture.seating import spindle_chair
from goods.metal.pans import casserole, skillet
from shapes import group
from studio import main, shot

SHELL, CREAM = "#d9bfae", "#e2d8c4"
SIZE = dict(width=700, height=700)


@shot(ground=SHELL, up=26, fill=0.82, **SIZE)
def cast_iron_skillet_restored():
    return group(skillet(), turn=-12)


@shot(ground=CREAM, up=15, fill=0.76, **SIZE)
def enamel_casserole_ember():
    return group(casserole("#a83a20"), turn=16)


@shot(ground=CREAM, up=11, fill=0.80, **SIZE)
def spindle_chair_():
    return group(spindle_chair("#121211"), turn=30)


main()
