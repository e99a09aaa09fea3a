"""A storm lantern: a tank, a glass globe behind wires, two air tubes and a hood."""
import math

from goods.metal.metalwork import brass
from materials import Surface, glass, metal
from shapes import box, fillet, lathe, spline, tube


def flame(place=(0, 0, 0), size=1.0):
    """A flat wick's flame."""
    s = Surface("flame", "#000000", 1.0)
    tone = s.ramp(s.math("MULTIPLY", s.height(), 1 / (0.34 * size)), (0.0, "#7a3a12"), (0.25, "#ff9a32"), (0.7, "#ffd27a"), (1.0, "#ffb24a"))
    s.set("Emission", tone)
    s.set("Emission Strength", 5.0)
    body_ = lathe("flame", [(0.001, 0.0)] + spline([(0.05 * size, 0.02), (0.085 * size, 0.09 * size), (0.06 * size, 0.20 * size), (0.02 * size, 0.30 * size), (0.001, 0.34 * size)], 32), s.done(), 40)
    body_.location = place
    body_.scale.y = 0.55
    return [body_]


def storm_lantern(coat, lit=True):
    """25 cm to the top of its hood; `coat` is its lacquer."""
    wire, bright = metal("#a9aaaa", 0.28, 0.0), brass(0.22)
    tank = lathe("tank", fillet([(0, 0.02), (0.66, 0.02), (0.68, 0.0, 0.01), (0.72, 0.0, 0.02), (0.73, 0.05, 0.02), (0.70, 0.09, 0.02), (0.70, 0.33, 0.02), (0.73, 0.36, 0.03), (0.70, 0.42, 0.05), (0.46, 0.50, 0.08), (0.34, 0.53, 0.03), (0.34, 0.60, 0.02), (0, 0.6)], 0.02), coat, 128)
    cap = lathe("cap", fillet([(0, 0.40), (0.115, 0.40), (0.12, 0.49, 0.01), (0.105, 0.52, 0.015), (0, 0.525)], 0.01), bright, 60)
    cap.location = (0.30, -0.44, -0.01)
    burner = lathe("burner", fillet([(0, 0.60), (0.30, 0.60), (0.31, 0.63, 0.01), (0.30, 0.66, 0.01), (0.16, 0.74, 0.06), (0.07, 0.79, 0.02), (0.07, 0.81), (0, 0.81)], 0.015), bright, 96)
    plate = lathe("plate", fillet([(0.30, 0.655), (0.43, 0.655), (0.45, 0.67, 0.01), (0.45, 0.70, 0.01), (0.42, 0.71), (0.30, 0.70)], 0.008), coat, 96)
    outer = spline([(0.34, 0.70), (0.45, 0.84), (0.50, 1.02), (0.44, 1.24), (0.33, 1.40)], 48)
    globe = lathe("globe", outer + [(r - 0.022, z) for r, z in reversed(outer)] + [outer[0]], glass("#fcfefc"), 96)
    hood = lathe("hood", fillet([(0.30, 1.39), (0.42, 1.39, 0.01), (0.44, 1.42, 0.02), (0.40, 1.45, 0.02), (0.31, 1.50, 0.04), (0.29, 1.66, 0.03), (0.33, 1.70, 0.03), (0.56, 1.78, 0.02), (0.58, 1.81, 0.01), (0.52, 1.84, 0.03), (0.26, 1.93, 0.05), (0.20, 2.02, 0.04), (0.11, 2.06, 0.03), (0, 2.07)], 0.02), coat, 128)
    slots = []
    for k in range(12):
        a = 2 * math.pi * k / 12
        slot = box("slot", (0.03, 0.008, 0.09), Surface("dark", "#0a0a0a", 0.9).done(), 0.003)
        slot.location, slot.rotation_euler = (0.2995 * math.cos(a), 0.2995 * math.sin(a), 1.545), (0, 0, a + math.pi / 2)
        slots.append(slot)
    tubes = []
    for way in (-1, 1):
        line = [(0.56 * way, 0, 0.42), (0.66 * way, 0, 0.60), (0.71 * way, 0, 0.95), (0.71 * way, 0, 1.25), (0.64 * way, 0, 1.52), (0.46 * way, 0, 1.66), (0.24 * way, 0, 1.64)]
        tubes.append(tube("air", line, [0.075, 0.075, 0.075, 0.075, 0.075, 0.07, 0.07], coat, sides=28, count=90))
        tubes.append(lathe("ring", fillet([(0.07, 0), (0.10, 0.0), (0.10, 0.04), (0.07, 0.04)], 0.008), coat, 48))
        tubes[-1].location = (0.712 * way, 0, 1.15)
        tubes.append(tube("lug", [(0.70 * way, 0, 1.42), (0.80 * way, 0, 1.46)], 0.03, wire, sides=16, count=8))
    guards = []
    for z, r in ((0.93, 0.515), (1.17, 0.500)):
        guards.append(tube("guard", [(r * math.cos(a), r * math.sin(a), z) for a in (2 * math.pi * k / 48 for k in range(49))], 0.012, wire, sides=10, count=144, caps=False))
        for way in (-1, 1):
            guards.append(tube("stay", [(way * r, 0, z), (way * 0.66, 0, z)], 0.012, wire, sides=10, count=6))
    for a in (math.radians(d) for d in (-60, -120, 60, 120)):
        guards.append(tube("bow", [(0.45 * math.cos(a), 0.45 * math.sin(a), 0.69), (0.51 * math.cos(a), 0.51 * math.sin(a), 0.90), (0.525 * math.cos(a), 0.525 * math.sin(a), 1.05), (0.46 * math.cos(a), 0.46 * math.sin(a), 1.28), (0.41 * math.cos(a), 0.41 * math.sin(a), 1.42)], 0.011, wire, sides=10, count=50))
    bail = tube("bail", [(0.80, 0, 1.46), (0.86, 0.05, 1.75), (0.80, 0.12, 2.15), (0.5, 0.17, 2.46), (0, 0.19, 2.56), (-0.5, 0.17, 2.46), (-0.80, 0.12, 2.15), (-0.86, 0.05, 1.75), (-0.80, 0, 1.46)], 0.018, wire, sides=14, count=120)
    crank = tube("crank", [(0.28, -0.05, 0.63), (0.55, -0.22, 0.63), (0.66, -0.29, 0.63)], 0.012, wire, sides=10, count=20)
    wheel = lathe("wheel", fillet([(0, 0), (0.055, 0), (0.055, 0.02), (0, 0.02)], 0.006), bright, 40)
    wheel.location, wheel.rotation_euler = (0.66, -0.29, 0.63), (math.radians(90), 0, math.radians(58))
    lever = tube("lever", [(0.70, -0.06, 1.10), (0.70, -0.16, 1.02), (0.62, -0.26, 0.94)], 0.014, wire, sides=10, count=20)
    return [tank, cap, burner, plate, globe, hood, *slots, *tubes, *guards, bail, crank, wheel, lever, *(flame((0, 0, 0.81), 1.1) if lit else [])]
