"""Flasks, bottles and the picnic cooler."""
import math

import numpy as np

from goods.camp.lanterns import painted
from goods.sewn.skin import cord, grid, ribbon, unit
from goods.sewn.stuffs import rubber
from materials import Surface, glass, liquid, steel, wood
from parts import rod
from shapes import box, fillet, lathe, spline, tube


def powder(color):
    """Powder coating: a dry, finely grained paint."""
    s = Surface("powder", color, 0.55, specular=0.35)
    s.set("Base Color", s.mix(s.math("MULTIPLY", s.noise(4, 3), 0.08), color, "#6f6a60"))
    return s.bump(s.math("ADD", s.noise(95, 2), s.math("MULTIPLY", s.noise(5), 0.4)), 0.16, 0.008).done()


def flask(color, lid=True):
    """Double-walled steel, 750 ml, 27 cm; the black lid is a cup with a loop."""
    coat, black, bare = powder(color), rubber("#1d1f21", 0.5), steel(0.22, 0.4)
    body = fillet([(0, 0.02), (0.30, 0.02), (0.33, 0.0, 0.01), (0.355, 0.0, 0.02), (0.37, 0.03, 0.02), (0.37, 0.06, 0.0)], 0.01)
    things = [lathe("foot", body + [(0.37, 0.062), (0.366, 0.064)], bare)]
    shell = [(0.372, 0.062), (0.376, 0.07)] + [(0.378, 0.10), (0.378, 1.70)] + spline([(0.378, 1.72), (0.366, 1.82), (0.315, 1.93), (0.288, 1.985), (0.283, 2.03)], 40)
    things.append(lathe("body", shell, coat))
    if not lid:
        neck = [(0.283, 2.02), (0.276, 2.035)] + [(0.276 + (0.014 if k % 2 else 0.0), 2.05 + 0.022 * k) for k in range(7)] + [(0.272, 2.21), (0.262, 2.22), (0.252, 2.21), (0.25, 1.7), (0, 1.7)]
        return things + [lathe("neck", neck, bare)]
    things.append(lathe("collar", fillet([(0.283, 2.02), (0.292, 2.02, 0.006), (0.292, 2.055, 0.006), (0.275, 2.06, 0.004), (0.262, 2.06, 0.004), (0.255, 2.02, 0.01), (0.255, 1.8), (0.0, 1.8)], 0.006), bare))
    return things + flask_lid(black, bare)


def flask_lid(black, bare, z=2.058):
    things = [lathe("lid", fillet([(0.27, z), (0.308, z, 0.01), (0.314, z + 0.03, 0.01), (0.306, z + 0.38, 0.03), (0.27, z + 0.43, 0.03), (0.0, z + 0.435)], 0.015), black)]
    rows = []
    for k in range(36):
        a = 2 * math.pi * k / 36
        d = np.array([math.cos(a), math.sin(a), 0])
        things.append(cord("rib", [d * 0.311 + (0, 0, z + 0.07), d * 0.308 + (0, 0, z + 0.30)], 0.008, black, count=3, sides=8))
    loop = [(0.23, 0, z + 0.39), (0.235, 0, z + 0.52), (0.17, 0, z + 0.62), (0, 0, z + 0.655), (-0.17, 0, z + 0.62), (-0.235, 0, z + 0.52), (-0.23, 0, z + 0.39)]
    things.append(ribbon("loop", loop, 0.13, 0.055, black, face=(0, 0, 1), faces_along=[(1, 0, 0), (1, 0, 0.2), (0.6, 0, 1), (0, 0, 1), (-0.6, 0, 1), (-1, 0, 0.2), (-1, 0, 0)], count=70))
    return things


def flask_cup(color):
    """The lid, turned over as a cup."""
    black, bare = rubber("#1d1f21", 0.5), steel(0.22, 0.4)
    line = fillet([(0, 0.02), (0.25, 0.02, 0.02), (0.275, 0.05, 0.03), (0.314, 0.40, 0.01), (0.308, 0.43, 0.008), (0.296, 0.43, 0.008)], 0.01)
    inside = fillet([(0.296, 0.43), (0.290, 0.40, 0.01), (0.255, 0.075, 0.03), (0.22, 0.05, 0.02), (0, 0.05)], 0.01)
    return [lathe("cup", line, black), lathe("inside", inside, bare)]


def water_bottle(color):
    """Borosilicate glass of 600 ml in a ribbed silicone sleeve, with a wooden lid."""
    clear, sleeve = glass("#fcfefd"), rubber(color, 0.6)
    lid, band = wood("#b98a55", "#8a5e33", "z", rings=3.5), steel(0.25, 0.2)
    outer = fillet([(0, 0.02), (0.30, 0.02, 0.03), (0.355, 0.06, 0.06), (0.36, 0.12, 0.02), (0.36, 1.62, 0.10), (0.33, 1.78, 0.10), (0.245, 1.95, 0.08), (0.225, 2.02, 0.02), (0.225, 2.16, 0.01)], 0.03, 6)
    inner = [(max(0.001, r - 0.022), max(z, 0.055)) for r, z in reversed(outer)]
    things = [lathe("glass", outer + [(0.214, 2.168), (0.204, 2.16)] + inner[1:], clear)]
    top = 1.50
    things.append(lathe("water", fillet([(0, 0.052), (0.28, 0.052, 0.03), (0.338, 0.09, 0.04), (0.3385, top, 0.004), (0.32, top - 0.008, 0.004), (0, top - 0.008)], 0.01), liquid("#eef7f6", "#eef5f4")))
    line, z = [(0, -0.012), (0.33, -0.012), (0.375, 0.02), (0.388, 0.07)], 0.10
    while z < 1.02:
        line += [(0.389, z), (0.380, z + 0.006), (0.380, z + 0.014), (0.389, z + 0.020)]
        z += 0.052
    line += [(0.389, 1.05), (0.386, 1.075), (0.372, 1.08), (0.363, 1.075), (0.362, 0.2)]
    things.append(lathe("sleeve", line, sleeve))
    things.append(lathe("band", fillet([(0.22, 2.08), (0.248, 2.08, 0.006), (0.248, 2.13, 0.006), (0.22, 2.13)], 0.005), band))
    things.append(lathe("lid", fillet([(0, 2.14), (0.262, 2.14, 0.01), (0.268, 2.17, 0.01), (0.262, 2.44, 0.02), (0.24, 2.465, 0.02), (0, 2.468)], 0.01), lid))
    loop = [(0.20 * math.cos(t), -0.0 + 0.02 * math.sin(2 * t), 2.44 + 0.24 * math.sin(t)) for t in np.linspace(0, math.pi, 9)]
    things.append(cord("cord", loop, 0.020, rubber(color, 0.7), count=50))
    return things


def shell(name, size, radius, material, z=0.0, steps=10, rounds=0.05, shrink=0.0):
    """A box with upright corners of `radius` and softer edges above and below."""
    w, d, h = size
    outline = []
    for cx, cy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            outline.append((cx * (w / 2 - radius) + radius * math.cos(a), cy * (d / 2 - radius) + radius * math.sin(a)))
    o = np.array(outline)
    n = unit(np.roll(o, -1, 0) - np.roll(o, 1, 0))
    n = np.stack([n[:, 1], -n[:, 0]], 1)
    rows = []

    def ring(off, zz, f=1.0):
        rows.append(np.concatenate([(o + n * off) * f, np.full((len(o), 1), zz)], 1))

    ring(-rounds, z, 0.02)
    for t in np.linspace(0, math.pi / 2, 6):
        ring(-rounds + rounds * math.sin(t), z + rounds - rounds * math.cos(t))
    ring(0, z + rounds + 0.02)
    ring(-shrink, z + h - rounds - 0.02)
    for t in np.linspace(0, math.pi / 2, 6):
        ring(-shrink - rounds + rounds * math.cos(t), z + h - rounds + rounds * math.sin(t))
    ring(-shrink - rounds - 0.02, z + h)
    ring(-rounds, z + h, 0.02)
    thing = grid(name, np.array(rows), material, around=True)
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(50)
    return thing


def cooler(color, lid="#ddd3bd", handle_color=None):
    """Steel outside and inside, 20 litres: pressed grooves, a lid with a latch, bail handles at the ends."""
    coat, cream, metal_ = painted(color, 0.32), painted(lid, 0.32), steel(0.2, 0.15)
    w, d, h = 4.1, 2.7, 2.15
    things = [shell("body", (w, d, h), 0.28, coat, 0.06, rounds=0.07)]
    for x in (-1.5, 1.5):
        for y in (-0.9, 0.9):
            things.append(lathe("foot", fillet([(0, 0), (0.14, 0, 0.02), (0.15, 0.07, 0.01), (0, 0.07)], 0.01), rubber("#232323"), 32))
            things[-1].location = (x, y, 0)
    # Pressed grooves run around the body.
    for z in (0.52, 0.68):
        o = []
        for cx, cy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
            for k in range(9):
                a = math.radians(start + 90 * k / 8)
                o.append((cx * (w / 2 - 0.28) + 0.282 * math.cos(a), cy * (d / 2 - 0.28) + 0.282 * math.sin(a), z))
        from goods.sewn.skin import even

        o = np.array(o + o[:1])
        things.append(cord("rib", even(o, 240)[:-1], 0.024, coat, closed=True, smooth=False))
    things.append(shell("gasket", (w - 0.06, d - 0.06, 0.08), 0.27, rubber("#2b2b2b"), 0.06 + h - 0.02, rounds=0.02))
    top = 0.06 + h + 0.03
    things.append(shell("lid", (w + 0.10, d + 0.10, 0.42), 0.32, cream, top, rounds=0.09))
    things.append(shell("panel", (w - 0.7, d - 0.7, 0.06), 0.22, cream, top + 0.39, rounds=0.03))
    front = -d / 2
    # The latch: a plate on the body, a bow over the lid's catch.
    things.append(box("plate", (0.62, 0.035, 0.52), metal_, 0.015, (0, front - 0.012, top - 0.62)))
    things.append(box("catch", (0.52, 0.06, 0.22), metal_, 0.02, (0, front - 0.07, top + 0.06)))
    things.append(ribbon("lever", [(0, front - 0.045, top - 0.50), (0, front - 0.10, top - 0.30), (0, front - 0.115, top + 0.05), (0, front - 0.14, top + 0.19), (0, front - 0.18, top + 0.215)], [0.30, 0.36, 0.36, 0.36, 0.34], 0.03, metal_, face=(0, -1, 0), count=30))
    for x in (-0.24, 0.24):
        for z in (-0.55, -0.18):
            things.append(rod(0.025, 0.03, metal_, "y", (x, front - 0.032, top + z)))
    # The carrying handle over the lid, with its brackets; bails at the ends.
    for s in (-1, 1):
        things.append(box("bracket", (0.05, 0.42, 0.5), metal_, 0.015, (s * (w / 2 + 0.015), 0, top - 0.72)))
        things.append(rod(0.085, 0.08, metal_, "x", (s * (w / 2 + 0.07), 0, top - 0.42)))
    arm = w / 2 + 0.10
    bow = [(-arm, 0, top - 0.42), (-arm, -0.02, top + 0.1), (-arm + 0.03, -0.06, top + 0.62), (-arm + 0.28, -0.08, top + 0.84), (0, -0.08, top + 0.90), (arm - 0.28, -0.08, top + 0.84), (arm - 0.03, -0.06, top + 0.62), (arm, -0.02, top + 0.1), (arm, 0, top - 0.42)]
    things.append(cord("bow", bow, 0.040, metal_, count=140, sides=14))
    things.append(tube("grip", [(-0.75, -0.08, top + 0.885), (-0.3, -0.08, top + 0.90), (0.3, -0.08, top + 0.90), (0.75, -0.08, top + 0.885)], [0.085, 0.095, 0.095, 0.085], wood("#8a5a32", "#5d3a1d", "x", rings=3), count=50))
    for x in (-1.3, 1.3):
        things.append(box("hinge", (0.5, 0.06, 0.2), metal_, 0.02, (x, d / 2 + 0.03, top - 0.12)))
    return things
