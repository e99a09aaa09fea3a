"""Knives, lying on their side along x: the point to the right, the edge towards the camera."""
import math

import numpy as np

from goods.metal.metalwork import body, brass, ground_steel, loft
from materials import metal
from parts import cutout, lay
from shapes import fillet, lathe, spline

#: Spine and edge as seen from above (x, y), from the heel to the point, and how thick the spine is.
CHEF = ([(0.0, 0.20), (0.6, 0.20), (1.2, 0.165), (1.65, 0.085), (1.92, 0.0), (2.04, -0.075)], [(0.0, -0.28), (0.35, -0.29), (0.9, -0.285), (1.35, -0.25), (1.75, -0.17), (1.95, -0.11), (2.04, -0.075)], 0.024)
BREAD = ([(0.0, 0.17), (0.8, 0.17), (1.7, 0.165), (2.3, 0.13), (2.46, 0.07), (2.53, -0.03)], [(0.0, -0.17), (0.8, -0.18), (1.7, -0.18), (2.3, -0.155), (2.45, -0.12), (2.53, -0.03)], 0.022)
PARING = ([(0.0, 0.10), (0.35, 0.105), (0.65, 0.075), (0.85, 0.02), (0.92, -0.03)], [(0.0, -0.105), (0.3, -0.115), (0.6, -0.11), (0.8, -0.075), (0.92, -0.03)], 0.017)


def blade(shape, teeth=0.0, steel_=None):
    """A blade ground thin behind its edge; `teeth` is the width of its serrations."""
    spine, edge, thick = shape
    top, low = np.array(spline(spine, 200)), np.array(spline(edge, 200))
    length = spine[-1][0]
    count = 900 if teeth else 110
    rings = []
    side = (0.0, 0.045, 0.1, 0.3, 0.55, 0.8, 0.96, 1.0)
    for k in range(count + 1):
        t = k / count
        x = length * (1 - (1 - t) ** 1.35) if not teeth else length * t
        a, b = np.interp(x, low[:, 0], low[:, 1]), np.interp(x, top[:, 0], top[:, 1])
        taper = thick * (1 - 0.62 * x / length)
        if k == count:
            a, b = (a + b) / 2 - 0.002, (a + b) / 2 + 0.002
        notch = 0.0
        if teeth and 0.04 < x < length - 0.12:
            notch = 0.036 * (1 - abs(math.cos(math.pi * x / teeth)) ** 0.7)
        up, down = [], []
        for f in side:
            y = a + (b - a) * f
            if f == 0:
                y += notch * 0.9
            elif f < 0.2:
                y += notch * (0.9 - 2 * f)
            h = taper / 2 * min(1.0, 0.10 + 0.90 * f / 0.9) if f > 0 else 0.0008
            if 0 < f < 0.11:
                h = max(0.0016, h * (0.7 if f < 0.05 else 0.95) - notch * 0.05)
            if f == 1.0:
                h *= 0.8
            up.append((x, y, h))
            down.append((x, y, -h))
        rings.append(up + list(reversed(down)))
    n = len(side)
    face = steel_ or ground_steel("#c6c6c5", 0.22, "y", 0.4)
    honed = metal("#e2e2e0", 0.14, 0.0)
    return loft("blade", rings, face, 30, more=[(honed, (0, 2 * n - 2, 2 * n - 1))], sharp=(1, 2 * n - 2, n - 2, n + 1, n - 1, n))


def riveted(wood_, scale=1.0, bolster=None, rivets=None, hook=1.0, tall=1.0):
    """A handle of two halves on a full tang with three rivets; it ends at the origin."""
    s = scale
    shape = [(-1.22, -0.045 * hook, 0, 0.150, 0.084), (-1.12, -0.04 * hook, 0, 0.165, 0.092), (-0.95, -0.01, 0, 0.140, 0.094), (-0.65, 0.018, 0, 0.128, 0.098), (-0.35, 0.01, 0, 0.137, 0.094), (-0.10, 0.012, 0, 0.135, 0.080)]
    stations = [(x * s, y * s, 0, hy * s * tall, hz * s) for x, y, _, hy, hz in shape]
    grip = body("grip", stations, wood_, 2.9, 70, (0.35, 0.12))
    steel_ = ground_steel("#bdbdbb", 0.26, "x", 0.3)
    dense = spline(stations, 60)
    first, last = dense[0], dense[-1]
    butt = [(first[0] - 0.065 * s * math.sin(a) * 0.62, first[1] - first[3] * 1.02 * math.cos(a)) for a in (math.pi * k / 16 for k in range(1, 16))]
    outline = [(x, y - hy * 1.022) for x, y, _, hy, _ in reversed(dense)] + butt + [(x, y + hy * 1.022) for x, y, _, hy, _ in dense]
    outline += [(last[0] + 0.14 * s, last[1] + last[3] * 0.95), (last[0] + 0.14 * s, last[1] - last[3] * 0.95)]
    tang = cutout("tang", [outline], 0.034 * s, steel_, 0.004)
    things = [grip, tang]
    pin = rivets or brass()
    for x in (-1.0, -0.62, -0.24):
        h = np.interp(x * s, [d[0] for d in dense], [d[4] for d in dense]) - 0.0005
        y = np.interp(x * s, [d[0] for d in dense], [d[1] for d in dense])
        things.append(lathe("pin", fillet([(0, -h), (0.037 * s, -h), (0.037 * s, h + 0.004, 0.004), (0, h + 0.006)], 0.004), pin, 40))
        things[-1].location = (x * s, y, 0)
    if bolster:
        things.append(body("bolster", [(-0.12 * s, 0.012 * s, 0, 0.139 * s, 0.083 * s), (-0.04 * s, 0.012 * s, 0, 0.142 * s, 0.078 * s), (0.03 * s, 0.0, 0, 0.155 * s * tall, 0.045 * s), (0.085 * s, -0.015 * s, 0, 0.19 * s * tall, 0.018 * s)], bolster, 2.9, 40, (0.0, 0.3)))
    return things


def octagonal(wood_, ferrule, length=1.3):
    """A straight handle with eight sides and a dark collar; it ends at the origin."""
    def ring(x, w, h):
        c = 0.42
        return [(x, y * w, z * h) for y, z in ((1, c), (c, 1), (-c, 1), (-1, c), (-1, -c), (-c, -1), (c, -1), (1, -c))]

    e = 0.012
    main = [ring(-length, 0.118, 0.100), ring(-length + e, 0.13, 0.112), ring(-length * 0.5, 0.126, 0.108), ring(-0.26, 0.118, 0.098)]
    collar = [ring(-0.262, 0.1185, 0.0985), ring(-0.01, 0.112, 0.092), ring(0.0, 0.104, 0.085)]
    neck = body("neck", [(-0.05, 0, 0, 0.085, 0.022), (0.06, 0, 0, 0.09, 0.02), (0.13, 0, 0, 0.10, 0.014)], ground_steel("#bdbdbb", 0.26, "x", 0.3), 3.5, 20, (0, 0))
    return [loft("grip", main, wood_, 20), loft("collar", collar, ferrule, 20), neck]


def knife(kind, handle, teeth=0.0, steel_=None, gap=0.06):
    """A knife that lies on the table: it rests on its handle and near its point."""
    one = blade(kind, teeth, steel_)
    one.location.x = gap
    reach = kind[0][-1][0]
    slope = 0.092 / (reach + 1.1)
    return lay(lay([one, *handle], tilt=(0, math.degrees(slope))), (0, 0, slope * reach + 0.003))


def pin_steel():
    return metal("#c9c9c7", 0.2, 0.0)
