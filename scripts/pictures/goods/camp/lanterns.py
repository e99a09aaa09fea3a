"""Lights for outdoors: the storm lantern, the camp lantern; and what is screwed to a handlebar."""
import math

import bpy
import numpy as np

from goods.sewn.skin import cord, ribbon
from goods.sewn.stuffs import dark, rubber, thread
from materials import Surface, brass, glass, lacquer, metal, plain, rgb, steel
from parts import rod
from shapes import box, fillet, lathe, spline


def burning(color="#ffb347", strength=6.0):
    """What shines by itself."""
    s = Surface("burning", "#000000", 1.0, specular=0.0)
    s.set("Emission", rgb(color))
    s.set("Emission Strength", strength)
    return s.done()


def lamp(place, power, color=(1, 0.72, 0.4), radius=0.05):
    """A small bulb: light, but nothing to see."""
    light = bpy.data.lights.new("flame", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, color, radius
    thing = bpy.data.objects.new("flame", light)
    thing.location = place
    bpy.context.scene.collection.objects.link(thing)
    return thing


def painted(color, rough=0.3):
    """Thick paint on sheet metal, a little uneven and scuffed."""
    s = Surface("painted", color, rough, specular=0.5, clearcoat=0.3, clearcoat_roughness=0.15)
    cloud = s.ramp(s.noise(3, 4), (0.35, 0.0), (0.7, 1.0))
    s.set("Base Color", s.mix(s.math("MULTIPLY", cloud, 0.10), color, "#2a251f"))
    s.set("Roughness", s.math("MULTIPLY_ADD", cloud, 0.14, rough - 0.03))
    return s.bump(s.math("MULTIPLY_ADD", s.noise(5), 1.0, s.math("MULTIPLY", s.noise(34), 0.12)), 0.10, 0.03).done()


def storm_lantern(color, lit=True):
    """A tubular lantern of 28 cm: tank, burner, globe in its wires, chimney, side tubes and a bail."""
    coat, wire, dark_ = painted(color), steel(0.25, 0.0), metal("#5a5248", 0.4)
    gold = brass(0.3, 0)
    things = []
    tank = fillet([(0, 0.0), (0.60, 0.0, 0.03), (0.66, 0.03, 0.03), (0.66, 0.09, 0.015), (0.635, 0.105, 0.015), (0.635, 0.30, 0.02), (0.655, 0.315, 0.012), (0.655, 0.335, 0.012), (0.62, 0.37, 0.08), (0.44, 0.50, 0.08), (0.27, 0.54, 0.04), (0.27, 0.60, 0.02), (0, 0.60)], 0.02, 6)
    things.append(lathe("tank", tank, coat))
    things.append(lathe("burner", fillet([(0, 0.58), (0.285, 0.58, 0.01), (0.295, 0.62, 0.01), (0.25, 0.66, 0.03), (0.25, 0.74, 0.02), (0.30, 0.78, 0.02), (0.345, 0.79, 0.01), (0.345, 0.815, 0.008), (0.20, 0.83, 0.05), (0.13, 0.90, 0.03), (0.10, 0.905, 0.01), (0, 0.90)], 0.015), gold))
    things.append(lathe("plate", fillet([(0.20, 0.80), (0.40, 0.80, 0.01), (0.42, 0.83, 0.01), (0.40, 0.84, 0.01), (0.20, 0.825)], 0.01), coat))
    globe = spline([(0.30, 0.84), (0.365, 0.93), (0.425, 1.08), (0.43, 1.20), (0.385, 1.36), (0.315, 1.50), (0.285, 1.58)], 48)
    inside = [(r - 0.016, z) for r, z in reversed(globe)]
    things.append(lathe("globe", globe + [(0.277, 1.586)] + inside + [(0.292, 0.838), globe[0]], glass("#fdfdf8")))
    # Wick and flame.
    things.append(lathe("wick", fillet([(0, 0.88), (0.055, 0.88, 0.01), (0.055, 0.95, 0.01), (0, 0.95)], 0.008), thread("#d8c9a4") if not lit else plain("#3a2a1c", 0.9)))
    if lit:
        flame = lathe("flame", spline([(0.0, 0.935), (0.055, 0.96), (0.085, 1.03), (0.065, 1.12), (0.03, 1.21), (0.0, 1.29)], 40), burning("#ff9a2e", 7.0), 48)
        flame.scale = (1.0, 0.75, 1.0)
        heart = lathe("heart", spline([(0.0, 0.94), (0.03, 0.96), (0.045, 1.01), (0.03, 1.08), (0.0, 1.14)], 30), burning("#ffe2a8", 14.0), 32)
        things += [flame, heart]
        lamp((0, 0, 1.06), 14, radius=0.07)
    # Wires around the globe.
    for z, r in ((1.14, 0.452),):
        things.append(cord("guard", [(r * math.cos(t), r * math.sin(t), z) for t in np.linspace(0, 2 * math.pi, 25)[:-1]], 0.013, wire, closed=True, count=90))
    for t in (20, 70, 110, 160, 200, 250, 290, 340):
        a = math.radians(t)
        path = [(r * math.cos(a), r * math.sin(a), z) for r, z in ((0.40, 0.83), (0.43, 0.95), (0.452, 1.12), (0.44, 1.26), (0.37, 1.46), (0.33, 1.57))]
        if t in (70, 110, 250, 290):
            things.append(cord("guard", path, 0.011, wire, count=40))
    # The chimney with its holes and hood.
    things.append(lathe("seat", fillet([(0.26, 1.56), (0.36, 1.56, 0.01), (0.375, 1.585, 0.01), (0.36, 1.61, 0.01), (0.26, 1.62)], 0.01), coat))
    things.append(lathe("chimney", fillet([(0.24, 1.60), (0.30, 1.60, 0.01), (0.30, 1.74, 0.02), (0.38, 1.80, 0.03), (0.40, 1.86, 0.02), (0.40, 1.90, 0.02), (0.36, 1.96, 0.03), (0.27, 1.99, 0.02), (0.27, 2.08, 0.02), (0.31, 2.11, 0.015), (0.31, 2.14, 0.015), (0.16, 2.20, 0.08), (0.0, 2.215)], 0.02, 6), coat))
    holes = []
    for k in range(18):
        a = 2 * math.pi * (k + 0.5) / 18
        d = np.array([math.cos(a), math.sin(a), 0])
        holes.append(ribbon("hole", [d * 0.296 + (0, 0, 1.665), d * 0.3025 + (0, 0, 1.665)], 0.045, 0.045, dark(), face=(0, 0, 1), count=2, edge=0.5))
    things += holes
    # Side tubes from the tank up to the chimney.
    for s in (-1, 1):
        path = [(s * 0.50, 0, 0.32), (s * 0.70, 0, 0.50), (s * 0.735, 0, 0.80), (s * 0.735, 0, 1.35), (s * 0.70, 0, 1.72), (s * 0.56, 0, 1.88), (s * 0.34, 0, 1.87)]
        things.append(cord("side", path, 0.070, coat, count=110, sides=24))
        things.append(cord("seam", [(s * (abs(x) + 0.0), -0.0715, z) for x, _, z in path[2:5]], 0.006, coat, count=40, sides=8))
        c = np.array([s * 0.735, 0, 1.50])
        things.append(cord("ear", [c + (s * 0.05, 0, -0.05), c + (s * 0.13, 0, -0.02), c + (s * 0.14, 0, 0.06), c + (s * 0.06, 0, 0.08)], 0.016, coat, count=30))
    bail = [(0.845, 0, 1.53), (0.88, 0.0, 1.75), (0.78, 0.0, 2.25), (0.46, 0.0, 2.62), (0, 0.0, 2.74), (-0.46, 0.0, 2.62), (-0.78, 0.0, 2.25), (-0.88, 0.0, 1.75), (-0.845, 0, 1.53)]
    tilt = math.radians(9)
    bail = [(x, (z - 1.53) * math.sin(tilt), 1.53 + (z - 1.53) * math.cos(tilt)) for x, _, z in bail]
    things.append(cord("bail", bail, 0.017, wire, count=110))
    # Cap of the tank, the wick's wheel, the lever.
    cap = lathe("cap", fillet([(0, 0.0), (0.12, 0.0, 0.01), (0.125, 0.05, 0.01), (0.105, 0.075, 0.02), (0, 0.08)], 0.01), gold, 48)
    cap.location, cap.rotation_euler = (0.34, -0.34, 0.435), (math.radians(34), math.radians(34), 0)
    things.append(cap)
    things.append(cord("axle", [(0.10, -0.20, 0.70), (0.36, -0.34, 0.68)], 0.012, wire, count=8))
    wheel = lathe("wheel", fillet([(0, 0.0), (0.075, 0.0, 0.006), (0.075, 0.025, 0.006), (0, 0.025)], 0.006), gold, 40)
    wheel.location, wheel.rotation_euler = (0.36, -0.34, 0.68), (math.radians(90), 0, math.radians(52))
    things.append(wheel)
    return things


def camp_lantern(color="#b9521f", lit=True):
    """Aluminum: a base with a switch, a frosted column behind four bars, a top that turns, a folding hook."""
    coat, bar, black = lacquer(color, 0.36), metal("#b9bbbc", 0.3, 0.2), rubber("#26272a", 0.7)
    s = Surface("frosted", "#f3e7cf", 0.6, specular=0.3)
    s.set("Emission", rgb("#ffcf8c"))
    z = s.math("MULTIPLY", s.math("SUBTRACT", s.height(), 0.95), 1.7)
    s.set("Emission Strength", s.math("SUBTRACT", 1.5, s.math("MULTIPLY", s.math("MULTIPLY", z, z), 1.0)) if lit else 0.0)
    frosted = s.done()
    things = [
        lathe("foot", fillet([(0, 0.0), (0.56, 0.0, 0.02), (0.58, 0.03, 0.02), (0.58, 0.09, 0.02), (0.55, 0.10, 0.01), (0, 0.10)], 0.01), black),
        lathe("base", fillet([(0, 0.095), (0.565, 0.095, 0.01), (0.575, 0.12, 0.02), (0.555, 0.42, 0.03), (0.50, 0.47, 0.04), (0.44, 0.485, 0.01), (0, 0.485)], 0.02), coat),
        lathe("lens", fillet([(0, 0.48), (0.40, 0.48, 0.01), (0.40, 1.42, 0.02), (0, 1.42)], 0.02), frosted),
        lathe("ring", fillet([(0.38, 0.475), (0.47, 0.475, 0.01), (0.47, 0.52, 0.01), (0.405, 0.52, 0.005), (0.38, 0.475)], 0.008), bar),
        lathe("upper ring", fillet([(0.38, 1.38), (0.47, 1.38, 0.01), (0.47, 1.43, 0.01), (0.38, 1.43)], 0.008), bar),
        lathe("top", fillet([(0, 1.425), (0.52, 1.425, 0.015), (0.535, 1.45, 0.02), (0.535, 1.56, 0.03), (0.47, 1.62, 0.05), (0.26, 1.76, 0.06), (0.23, 1.84, 0.03), (0.0, 1.86)], 0.02, 6), coat),
    ]
    for k in range(6):
        a = math.radians(30 + 60 * k)
        c = np.array([math.cos(a), math.sin(a), 0]) * 0.455
        things.append(cord("bar", [c + (0, 0, 0.50), c + (0, 0, 1.41)], 0.022, bar, count=6, sides=14))
    for k in range(40):
        a = 2 * math.pi * k / 40
        d = np.array([math.cos(a), math.sin(a), 0])
        things.append(cord("grip", [d * 0.534 + (0, 0, 1.462), d * 0.534 + (0, 0, 1.548)], 0.010, coat, count=4, sides=8))
    hook = [(0.30, 0, 1.74), (0.40, 0, 1.90), (0.33, 0, 2.22), (0, 0, 2.40), (-0.33, 0, 2.22), (-0.40, 0, 1.90), (-0.30, 0, 1.74)]
    things.append(cord("hook", hook, 0.020, bar, count=90))
    for s_ in (-1, 1):
        things.append(rod(0.045, 0.06, bar, "x", (s_ * 0.325, 0, 1.745)))
    button = lathe("button", fillet([(0, 0), (0.07, 0, 0.01), (0.07, 0.025, 0.012), (0.05, 0.035, 0.01), (0, 0.035)], 0.01), bar, 40)
    button.location, button.rotation_euler = (0.0, -0.558, 0.28), (math.radians(88), 0, 0)
    things.append(button)
    if lit:
        lamp((0, -0.75, 1.0), 6, radius=0.3)
        lamp((-0.6, 0.3, 0.9), 5, radius=0.3)
    return things


def handlebar(length=3.4, radius=0.127):
    bar = rod(radius, length, steel(0.14, 0.1), "x")
    return [bar]


def bell(metal_=None):
    """A solid brass bell of 5.5 cm on a bar, with a spring striker."""
    gold, black, wire = metal_ or brass(0.16, 0), rubber("#222326", 0.6), steel(0.2, 0)
    dome_ = [(0.0, 0.0)]
    outer = spline([(0.30, 0.10), (0.298, 0.16), (0.275, 0.26), (0.20, 0.345), (0.10, 0.38), (0.0, 0.385)], 48)
    line_ = fillet([(0.285, 0.085), (0.318, 0.08, 0.008), (0.32, 0.10, 0.008)], 0.008)[:-1] + [(0.306, 0.105)] + outer
    shell = lathe("bell", [(0.0, 0.36), (0.10, 0.355), (0.19, 0.325), (0.262, 0.25), (0.28, 0.16), (0.284, 0.09)] + line_, gold)
    things = [shell]
    things.append(lathe("nut", fillet([(0, 0.37), (0.055, 0.37, 0.008), (0.055, 0.402, 0.012), (0.03, 0.418, 0.012), (0, 0.42)], 0.008), gold, 48))
    things.append(lathe("post", fillet([(0, -0.02), (0.06, -0.02, 0.01), (0.06, 0.37, 0.01), (0, 0.37)], 0.01), wire, 40))
    things.append(lathe("seat", fillet([(0, -0.03), (0.13, -0.03, 0.01), (0.13, 0.02, 0.02), (0.09, 0.05, 0.01), (0, 0.05)], 0.01), black, 64))
    clamp = ribbon("clamp", [(0, 0.134 * math.cos(t), -0.15 + 0.134 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 40)[:-1]], 0.20, 0.03, black, faces_along=[(0, math.cos(t), math.sin(t)) for t in np.linspace(0, 2 * math.pi, 39)], closed=True, even_=False)
    things.append(clamp)
    things.append(cord("striker", [(0.05, -0.14, 0.03), (0.20, -0.22, 0.035), (0.34, -0.20, 0.07), (0.43, -0.15, 0.13)], [0.014, 0.013, 0.012, 0.012], wire, count=40))
    ball = lathe("ball", spline([(0, -0.045), (0.032, -0.032), (0.045, 0), (0.032, 0.032), (0, 0.045)], 24), black, 32)
    ball.location = (0.445, -0.14, 0.15)
    things.append(ball)
    bar = handlebar(2.3, 0.12)
    for part in bar:
        part.location = (0, 0, -0.15)
    return things + bar


def bicycle_light():
    """Machined from one bar: a short barrel with cooling rings, a lens, a rubber strap around the bar."""
    alloy, black, lens = metal("#c3c5c7", 0.22, 0.15, True), rubber("#232427", 0.7), glass("#fdfefe")
    s = Surface("lit", "#fff3d8", 0.4)
    s.set("Emission", rgb("#ffeccb"))
    s.set("Emission Strength", s.math("MULTIPLY", 2.6, s.ramp(s.from_axis(), (0.0, 1.0), (0.07, 0.75), (0.17, 0.3), (0.26, 0.12))))
    shine = s.done()
    body = fillet([(0, 0.55), (0.20, 0.55, 0.03), (0.235, 0.50, 0.03), (0.235, 0.42, 0.006), (0.215, 0.415, 0.004), (0.215, 0.395, 0.004), (0.235, 0.39, 0.006), (0.235, 0.35, 0.006), (0.215, 0.345, 0.004), (0.215, 0.325, 0.004), (0.235, 0.32, 0.006), (0.235, 0.28, 0.006), (0.215, 0.275, 0.004), (0.215, 0.255, 0.004), (0.235, 0.25, 0.006), (0.26, 0.10, 0.03), (0.285, 0.02, 0.01), (0.285, -0.03, 0.012), (0.262, -0.035, 0.006), (0.252, 0.0, 0.004), (0.12, 0.13, 0.02), (0, 0.14)], 0.006)
    barrel = lathe("barrel", body, alloy)
    cup = lathe("cup", [(0.250, 0.0), (0.20, 0.03), (0.12, 0.09), (0.05, 0.12), (0, 0.125)], shine)
    front = lathe("lens", [(0, -0.018), (0.15, -0.014), (0.25, 0.0), (0.25, 0.012), (0.15, -0.002), (0, -0.006)], lens)
    parts_ = [barrel, cup, front]
    for part in parts_:
        part.rotation_euler = (math.radians(-90), 0, 0)
        part.location = (0, -0.30, 0.36)
    block = box("block", (0.20, 0.30, 0.16), black, 0.04, (0, -0.03, 0.04))
    strap_ = ribbon("strap", [(0, 0.138 * math.cos(t), -0.08 + 0.138 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 40)[:-1]], 0.18, 0.035, black, faces_along=[(0, math.cos(t), math.sin(t)) for t in np.linspace(0, 2 * math.pi, 39)], closed=True, even_=False)
    bar = handlebar(2.2, 0.12)
    for part in bar:
        part.location = (0, 0, -0.08)
    return parts_ + [block, strap_] + bar
