"""Walking umbrellas: rolled and open, with a crook of beech."""
import math

import numpy as np

from goods.sewn.skin import cord, grid, ribbon, ripple, unit
from goods.sewn.stuffs import nylon
from materials import metal, wood
from parts import brass
from shapes import fillet, lathe


def crook(beech, collar, z=0.0, radius=0.115, hook=0.52):
    """The handle below the shaft's end: straight, then bent round to the right and up; begins at `z` and goes down."""
    path = [(0, 0, z), (0, 0, z - 0.45), (0, 0, z - 1.02)]
    path += [(hook - hook * math.cos(t), 0, z - 1.02 - hook * math.sin(t)) for t in np.linspace(0.3, math.pi, 10)]
    path += [(2 * hook + 0.01, 0, z - 0.86)]
    things = [cord("crook", path, [radius * 0.92, radius, radius * 1.04, radius * 1.08, radius * 1.1, radius * 1.1, radius * 1.08], beech, count=110, sides=28)]
    knob = lathe("end", fillet([(0, 0), (radius * 1.05, 0, 0.02), (radius * 1.0, 0.05, 0.04), (0, 0.07)], 0.02), beech, 40)
    knob.location = (2 * hook + 0.01, 0, z - 0.875)
    things.append(knob)
    things.append(lathe("collar", fillet([(0, z - 0.06), (radius * 1.04, z - 0.06, 0.008), (radius * 1.06, z + 0.05, 0.01), (0.07, z + 0.07, 0.01), (0, z + 0.07)], 0.008), collar, 48))
    return things


def rolled(color):
    """89 cm, rolled and buttoned: the cloth lies in eight folds around the shaft. Stands upright, the tip above."""
    cloth, beech, black = nylon(color, 0.62), wood("#bd8a52", "#8e5f33", "z", rings=3), metal("#2a2b2d", 0.35)
    gold = brass(0.25)
    things = crook(beech, gold, 0.0)
    things.append(cord("shaft", [(0, 0, 0), (0, 0, 0.6)], 0.055, black, count=6, sides=20))
    low, high = 0.34, 6.35
    rows = []
    for f in np.linspace(0, 1, 150):
        z = low + (high - low) * f
        size = np.interp(f, [0, 0.02, 0.12, 0.32, 0.6, 0.9, 1.0], [0.17, 0.245, 0.30, 0.275, 0.225, 0.14, 0.075])
        a = np.linspace(0, 2 * math.pi, 160, endpoint=False)
        twist = 1.7 * f + 0.3 * math.sin(2 * f)
        phase = ((a - twist) * 8 / (2 * math.pi)) % 1.0
        layer = phase**1.6
        deep = 0.055 * (1 - 0.55 * f) + 0.02 * max(0, 0.2 - f) * 5
        strap_ = 0.035 * math.exp(-(((f - 0.17) / 0.018) ** 2))
        r = size - deep * (1 - layer) - strap_
        p = np.stack([r * np.cos(a), r * np.sin(a), np.full_like(a, z)], 1)
        r2 = r + 0.008 * ripple(p * np.array([1, 1, 0.5]), 6.0, 3)
        rim = 0.055 * np.abs(((a - twist) * 4 / math.pi) % 2 - 1) * max(0, 1 - f * 30)
        rows.append(np.stack([r2 * np.cos(a), r2 * np.sin(a), p[:, 2] - rim], 1))
    rows.insert(0, rows[0] * np.array([0.55, 0.55, 1]) + np.array([0, 0, 0.10]))
    rows.append(rows[-1] * np.array([0.4, 0.4, 1]))
    things.append(grid("cloth", np.array(rows), cloth, around=True))
    # Eight tips of the ribs around the lower edge.
    for k in range(8):
        a = 2 * math.pi * k / 8 + 0.15
        d = np.array([math.cos(a), math.sin(a), 0])
        things.append(cord("tip", [d * 0.20 + (0, 0, low + 0.1), d * 0.215 + (0, 0, low - 0.09)], [0.016, 0.022], gold, count=6))
    z = low + (high - low) * 0.17
    t = np.linspace(0, 2 * math.pi, 40)[:-1]
    band = np.stack([0.262 * np.cos(t), 0.262 * np.sin(t), np.full_like(t, z)], 1)
    things.append(ribbon("band", band, 0.20, 0.02, cloth, faces_along=np.stack([np.cos(t), np.sin(t), 0 * t], 1), closed=True, even_=False))
    end = [(0.262 * math.cos(w), 0.262 * math.sin(w), z) for w in np.linspace(-2.6, -1.1, 12)]
    things.append(ribbon("band end", np.array(end) * np.array([1.09, 1.09, 1]), 0.19, 0.02, cloth, faces_along=np.array(end) * np.array([1, 1, 0]), count=20))
    snap = lathe("snap", fillet([(0, 0), (0.055, 0, 0.008), (0.055, 0.015, 0.012), (0.02, 0.03, 0.01), (0, 0.03)], 0.008), gold, 32)
    w = -1.3
    snap.location = (0.298 * math.cos(w), 0.298 * math.sin(w), z)
    snap.rotation_euler = (0, math.radians(90), w)
    things.append(snap)
    things.append(lathe("ferrule", fillet([(0, high - 0.08), (0.085, high - 0.08, 0.01), (0.075, high + 0.06, 0.01), (0.045, high + 0.10, 0.02), (0.040, high + 0.75, 0.02), (0.034, high + 0.82, 0.015), (0, high + 0.83)], 0.01), black, 40))
    return things


def open_umbrella(color):
    """Open: eight fields of cloth drawn between steel ribs, the shaft and the crook below."""
    cloth, beech, black = nylon(color, 0.6), wood("#bd8a52", "#8e5f33", "z", rings=3), metal("#303235", 0.3)
    gold = brass(0.25)
    top, reach, drop = 6.4, 4.9, 1.75
    things = crook(beech, gold, 0.0)
    things.append(cord("shaft", [(0, 0, 0), (0, 0, top)], 0.055, black, count=8, sides=20))
    rows = []
    a = np.linspace(0, 2 * math.pi, 321)[:-1]
    f = (a * 8 / (2 * math.pi)) % 1.0
    for r in np.linspace(0.015, 1, 70):
        sag = np.sin(math.pi * f)
        shrink = math.cos(math.pi / 8)
        chord = shrink / np.cos((f - 0.5) * 2 * math.pi / 8)
        radius = reach * r * (chord * 1.0) * (1 - 0.035 * sag * r**3)
        z = top - drop * r**2.1 - 0.10 * r + 0.11 * sag * r * (1 - r * 0.6)
        z = z + 0.06 * sag * r**6
        p = np.stack([radius * np.cos(a), radius * np.sin(a), z], 1)
        p[:, 2] += 0.012 * ripple(p, 2.4, 5) * sag * r
        rows.append(p)
    canopy = grid("canopy", np.array(rows), cloth, around=True)
    thick = canopy.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.014, 0
    things.append(canopy)
    for k in range(8):
        w = 2 * math.pi * k / 8
        d = np.array([math.cos(w), math.sin(w), 0])
        path = [d * reach * r * math.cos(math.pi / 8) / math.cos(math.pi / 8) + (0, 0, top - drop * r**2.1 - 0.10 * r - 0.035) for r in np.linspace(0.01, 1, 14)]
        things.append(cord("rib", path, 0.020, black, count=50, sides=8))
        mid = path[6]
        things.append(cord("stay", [d * 0.10 + (0, 0, top - 1.75), mid], 0.020, black, count=8, sides=8))
        tip = path[-1]
        out = unit(path[-1] - path[-2])
        things.append(cord("tip", [tip - out * 0.05, tip + out * 0.12], [0.03, 0.022], gold, count=6))
        seam = [d * reach * r + (0, 0, top - drop * r**2.1 - 0.10 * r + 0.010) for r in np.linspace(0.03, 0.995, 14)]
        things.append(cord("seam", seam, 0.014, cloth, count=50, sides=8))
    things.append(lathe("runner", fillet([(0, top - 1.95), (0.10, top - 1.95, 0.01), (0.10, top - 1.65, 0.01), (0.14, top - 1.62, 0.01), (0.14, top - 1.5, 0.01), (0, top - 1.5)], 0.01), black, 40))
    things.append(lathe("ferrule", fillet([(0, top - 0.06), (0.20, top - 0.05, 0.03), (0.10, top + 0.05, 0.03), (0.045, top + 0.10, 0.02), (0.040, top + 0.62, 0.02), (0, top + 0.66)], 0.01), black, 40))
    return things
