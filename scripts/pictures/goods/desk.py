"""What stands on a desk: a lamp with a dome, notebooks in a pile, pencils in a cup."""
from goods.house.lamps import opal_bulb
from goods.stationery import cup_of_pencils, leatherette, notebook
from materials import glaze, lacquer
from parts import brass, lay
from shapes import fillet, lathe, spline
from tableware import tumbler


def dome_lamp(color, light=3.0, power=90):
    """A banker's lamp in the round: an enameled dome on a brass stem."""
    shine = brass(0.22)
    foot = lathe("foot", fillet([(0, 0), (0.86, 0, 0.03), (0.88, 0.05, 0.03), (0.80, 0.11, 0.04), (0.30, 0.20, 0.10), (0.12, 0.32, 0.05), (0.085, 0.5, 0.02), (0.085, 2.62, 0.01), (0, 2.62)], 0.02), shine)
    line = spline([(1.28, 2.28), (1.26, 2.48), (1.10, 2.92), (0.78, 3.26), (0.36, 3.45), (0.0, 3.50)], 60)
    dome = lathe("dome", [(1.262, 2.275), (1.285, 2.275)] + line, lacquer(color, 0.22))
    inner = lathe("lining", [(r * 0.975, z - 0.02) for r, z in reversed(line)] + [(1.262, 2.276)], lacquer("#e9e2d0", 0.45))
    knob = lathe("knob", fillet([(0, 3.48), (0.07, 3.48, 0.01), (0.05, 3.54, 0.02), (0.09, 3.62, 0.04), (0.06, 3.69, 0.03), (0, 3.70)], 0.01), shine, 48)
    ring = lathe("rim", fillet([(1.262, 2.26), (1.295, 2.26, 0.008), (1.297, 2.30, 0.008), (1.284, 2.31)], 0.004), shine)
    bulb = opal_bulb((0, 0, 2.72), 0.22, light, power)
    return [foot, dome, inner, knob, ring, bulb]


def notebooks():
    """Three notebooks in a pile."""
    things = []
    for k, (color, turn) in enumerate((("#9c4423", -5), ("#24463c", 4), ("#d8b7a6", -2))):
        things += lay(notebook(leatherette(color), None, width=1.3, height=2.0, thick=0.19), (0.02 * k, 0.0, 0.191 * k), turn=turn + 90)
    return things


def pencils():
    """Six cedar pencils in a stoneware cup."""
    clay = tumbler(glaze("#d8d1c2", 0.4, speckles=0.3, matt=True, breaks="#b59a78"), glaze("#cfc8b8", 0.25, foot=0), 0.38, 0.36, 0.95)
    return cup_of_pencils(clay, ("#b5532c", "#c99a45", "#9c4423", "#c7ab78", "#a8642f", "#b98a45"))
