"""Pots, cups, tins and glasses: goods that more than one shop sells. Each function builds one at the origin."""
import math

from materials import glass, liquid, opaque_liquid, steel, wood
from shapes import box, fillet, join, lathe, spline, tube, wrap


def cup_profile(foot, belly, lip, height, wall=0.035, base=0.06, belly_at=0.5, ring=0.03):
    """A cup's line from under the foot, up outside, over the lip and down inside."""
    outer = spline([(foot, ring), (foot + (belly - foot) * 0.72, height * belly_at * 0.45), (belly, height * belly_at), (belly + (lip - belly) * 0.6, height * 0.8), (lip, height)], 40)
    inner = [(max(0.004, r - wall), z) for r, z in reversed(outer) if z > base + 0.03]
    line = [(0, ring * 0.7), (foot * 0.72, ring * 0.7), (foot * 0.78, 0.0, 0.012), (foot * 0.93, 0.0, 0.012), (foot * 0.97, ring * 0.8)]
    lipline = [(lip - wall * 0.15, height + wall * 0.32), (lip - wall * 0.5, height + wall * 0.45), (lip - wall * 0.85, height + wall * 0.32)]
    floor = [(inner[-1][0] * 0.92, base + 0.012), (inner[-1][0] * 0.7, base), (0, base)]
    return fillet(line, 0.012, 3) + outer + lipline + inner + floor


def ear(x, low, high, out, thick, material, flat=1.35, sink=0.03):
    """A handle on the right side of a cup or jug that leaves and meets its wall at `x` (or at two)."""
    at_top, at_low = x if isinstance(x, tuple) else (x, x)
    h = high - low
    path = [(at_top - sink, 0, high), (at_top + out * 0.55, 0, high + h * 0.05), (at_top + out, 0, high - h * 0.3), (at_low + out * 0.82, 0, low + h * 0.28), (at_low - sink, 0, low)]
    return tube("ear", path, [thick * 1.25, thick, thick * 0.92, thick, thick * 1.25], material, flat=flat, count=56)


def canister(material, lid, knob=True, radius=0.5, height=1.05, label=None, degrees=150):
    """A tin or stoneware jar with a wooden lid, and a printed label."""
    body = lathe("body", fillet([(0, 0.0), (radius - 0.01, 0.0, 0.03), (radius, 0.03, 0.02), (radius, height, 0.02), (radius - 0.035, height, 0.015), (radius - 0.035, 0.05, 0.03), (0, 0.05)], 0.02), material, wobble=0.001)
    things = [body]
    r = radius + 0.028
    top = lathe("lid", fillet([(0, height + 0.004), (r, height + 0.004, 0.025), (r, height + 0.15, 0.05), (radius * 0.6, height + 0.165, 0.2), (0, height + 0.168)], 0.02), lid)
    things.append(top)
    if knob:
        z = height + 0.155
        things.append(lathe("knob", fillet([(0, z), (0.115, z, 0.01), (0.075, z + 0.05, 0.05), (0.085, z + 0.11, 0.04), (0.135, z + 0.17, 0.05), (0.12, z + 0.215, 0.05), (0, z + 0.225)], 0.02), lid))
    if label:
        things.append(wrap("label", radius + 0.0035, height * 0.17, height * 0.83, label, degrees))
    return things


def teapot(material, handle=None, lid_knob=None, fill=None):
    """A round pot with a lid, a spout to the left and a handle to the right; 1.2 litres."""
    outer = spline([(0.36, 0.03), (0.60, 0.18), (0.72, 0.46), (0.62, 0.76), (0.36, 0.93)], 56)
    body = lathe("body", fillet([(0, 0.03), (0.27, 0.03), (0.29, 0.0), (0.34, 0.0), (0.36, 0.03)], 0.012, 3)[:-1] + outer + [(0.345, 0.95), (0.325, 0.952), (0.31, 0.94), (0.31, 0.86), (0, 0.86)], material, wobble=0.002)
    path = [(-0.50, 0, 0.36), (-0.78, 0, 0.42), (-0.91, 0, 0.62), (-0.99, 0, 0.82), (-1.13, 0, 0.95)]
    spout = tube("spout", path, [0.21, 0.145, 0.098, 0.078, 0.076], material, hollow=0.018, sides=40)
    lid = lathe("lid", [(0, 0.90), (0.30, 0.90), (0.305, 0.955)] + spline([(0.355, 0.945), (0.362, 0.962), (0.34, 0.985), (0.2, 1.035), (0.075, 1.062), (0, 1.066)], 40), material)
    pot = join(body, spout)
    knob = lathe("knob", fillet([(0, 1.055), (0.055, 1.055, 0.01), (0.04, 1.085, 0.02), (0.075, 1.13, 0.05), (0.06, 1.18, 0.04), (0, 1.185)], 0.02), lid_knob or material)
    things = [pot, lid, knob]
    bow = tube("handle", [(0.56, 0, 0.79), (0.76, 0, 0.89), (0.97, 0, 0.87), (1.11, 0, 0.71), (1.10, 0, 0.50), (0.95, 0, 0.33), (0.66, 0, 0.26)], [0.06, 0.05, 0.048, 0.048, 0.05, 0.06], handle or material, flat=1.35, count=90)
    things.append(bow)
    return things


def coffee_pot(material, handle=None, knob=None):
    """Tall and narrow, with a long spout on the left; one litre."""
    outer = spline([(0.46, 0.03), (0.475, 0.2), (0.43, 0.7), (0.34, 1.15), (0.285, 1.38)], 64)
    body = lathe("body", fillet([(0, 0.03), (0.37, 0.03), (0.39, 0.0), (0.44, 0.0), (0.46, 0.03)], 0.014, 3)[:-1] + outer + [(0.275, 1.40), (0.255, 1.402), (0.245, 1.39), (0.245, 1.3), (0, 1.3)], material, wobble=0.002)
    spout = tube("spout", [(-0.38, 0, 0.50), (-0.60, 0, 0.62), (-0.70, 0, 0.95), (-0.86, 0, 1.27)], [0.15, 0.10, 0.068, 0.055, 0.05], material, hollow=0.015, sides=40)
    pot = join(body, spout)
    lid = lathe("lid", [(0, 1.34), (0.24, 1.34), (0.245, 1.40)] + spline([(0.285, 1.395), (0.292, 1.412), (0.27, 1.44), (0.18, 1.53), (0.06, 1.575), (0, 1.58)], 40), material)
    top = lathe("knob", fillet([(0, 1.57), (0.045, 1.57, 0.01), (0.035, 1.60, 0.02), (0.07, 1.645, 0.05), (0.055, 1.70, 0.04), (0, 1.705)], 0.02), knob or material)
    bow = tube("handle", [(0.27, 0, 1.20), (0.50, 0, 1.28), (0.72, 0, 1.20), (0.82, 0, 0.98), (0.78, 0, 0.72), (0.64, 0, 0.50), (0.42, 0, 0.38)], [0.056, 0.048, 0.046, 0.046, 0.048, 0.056], handle or material, flat=1.35, count=90)
    return [pot, lid, top, bow]


def kettle(material, grip, metal_parts=None, knob=None):
    """A stove kettle: a wide enamel body, a bail handle with a wooden grip, a spout on the left."""
    wire = metal_parts or steel()
    outer = spline([(0.86, 0.05), (0.90, 0.16), (0.80, 0.48), (0.56, 0.80), (0.33, 0.93)], 64)
    body = lathe("body", [(0, 0.0), (0.80, 0.0), (0.84, 0.012), (0.86, 0.05)] + outer[1:] + [(0.32, 0.945), (0.29, 0.94), (0.28, 0.9), (0, 0.9)], material)
    spout = tube("spout", [(-0.66, 0, 0.42), (-0.92, 0, 0.56), (-1.06, 0, 0.78), (-1.16, 0, 0.98)], [0.19, 0.14, 0.105, 0.088, 0.08], material, hollow=0.015, sides=40)
    pot = join(body, spout)
    base = lathe("base", fillet([(0, -0.035), (0.80, -0.035, 0.02), (0.835, 0.0, 0.01), (0.8, 0.012), (0, 0.012)], 0.01), wire)
    lid = lathe("lid", [(0, 0.90), (0.29, 0.90)] + spline([(0.335, 0.935), (0.34, 0.955), (0.31, 0.975), (0.15, 1.015), (0, 1.03)], 36), material)
    top = lathe("knob", fillet([(0, 1.02), (0.055, 1.02, 0.01), (0.042, 1.06, 0.02), (0.085, 1.11, 0.05), (0.075, 1.165, 0.05), (0, 1.175)], 0.02), knob or grip)
    arch = [(0.60, 0, 0.76), (0.60, 0, 1.1), (0.50, 0, 1.40), (0.28, 0, 1.58), (0, 0, 1.62), (-0.28, 0, 1.58), (-0.50, 0, 1.40), (-0.60, 0, 1.1), (-0.60, 0, 0.76)]
    bail = tube("bail", arch, 0.026, wire, count=96, sides=20)
    held = tube("grip", [(0.34, 0, 1.545), (0.18, 0, 1.61), (0, 0, 1.622), (-0.18, 0, 1.61), (-0.34, 0, 1.545)], [0.056, 0.062, 0.063, 0.062, 0.056], grip, count=48)
    lugs = [box("lug", (0.06, 0.12, 0.13), wire, 0.025, (x, 0, 0.70)) for x in (0.62, -0.62)]
    return [pot, base, lid, top, bail, held, *lugs]


def french_press(coffee=0.62, handle=None, frame=None):
    """Glass in a steel frame, a plunger and a wooden handle to the right; one litre."""
    metal_ = frame or steel(0.12, 0.25)
    grip = handle or wood("#80502e", "#4a2b17", "z", rings=4)
    beaker = lathe("beaker", fillet([(0, 0.065), (0.44, 0.065, 0.06), (0.47, 0.12, 0.04), (0.47, 1.50, 0.02), (0.452, 1.505, 0.008), (0.45, 0.13, 0.05), (0.42, 0.085, 0.05), (0, 0.085)], 0.02), glass())
    things = [beaker]
    if coffee:
        top = 0.085 + coffee
        things.append(lathe("coffee", fillet([(0, 0.088), (0.44, 0.088, 0.05), (0.4515, 0.13, 0.03), (0.4515, top, 0.006), (0, top)], 0.01), opaque_liquid("#0b0502", 0.08)))
    rings = [(0.475, 0.02, 0.30), (0.475, 0.62, 0.70), (0.475, 1.36, 1.46)]
    for r, low, high in rings[1:]:
        things.append(lathe("band", fillet([(r, low, 0.006), (r + 0.014, low, 0.006), (r + 0.014, high, 0.006), (r, high, 0.006), (r, low)], 0.006), metal_))
    things.append(lathe("foot", fillet([(0, 0.03), (0.46, 0.03), (0.49, 0.0, 0.02), (0.51, 0.0, 0.02), (0.492, 0.06, 0.03), (0.488, 0.27, 0.006), (0.474, 0.27, 0.006), (0.474, 0.06), (0, 0.06)], 0.01), metal_))
    for k in range(4):
        a = math.radians(45 + 90 * k)
        bar = box("bar", (0.06, 0.014, 1.12), metal_, 0.005)
        bar.location = (0.486 * math.cos(a), 0.486 * math.sin(a), 0.26)
        bar.rotation_euler = (0, 0, a + math.pi / 2)
        things.append(bar)
    lid = spline([(0.50, 1.50), (0.505, 1.53), (0.47, 1.60), (0.32, 1.68), (0.10, 1.715), (0.05, 1.74)], 40)
    things.append(lathe("lid", [(0, 1.49), (0.44, 1.49), (0.495, 1.492)] + lid + [(0.045, 1.76), (0, 1.76)], metal_))
    things.append(lathe("rod", fillet([(0, 0.2), (0.022, 0.2), (0.022, 2.0, 0.005), (0, 2.0)], 0.004), metal_, 48))
    things.append(lathe("knob", fillet([(0, 1.98), (0.05, 1.98, 0.01), (0.06, 2.02, 0.03), (0.105, 2.09, 0.06), (0.085, 2.17, 0.06), (0, 2.185)], 0.02), grip))
    things.append(lathe("sieve", fillet([(0, 1.28), (0.44, 1.28, 0.01), (0.448, 1.295, 0.01), (0.44, 1.31, 0.01), (0, 1.31)], 0.01), metal_))
    for z in (1.41, 0.66):
        things.append(box("arm", (0.12, 0.07, 0.05), metal_, 0.01, (0.53, 0, z - 0.01 if z < 1 else z)))
    line = [(0.58, 0, 1.44), (0.76, 0, 1.435), (0.855, 0, 1.33), (0.872, 0, 1.05), (0.855, 0, 0.77), (0.76, 0, 0.665), (0.58, 0, 0.66)]
    things.append(tube("handle", line, 0.05, grip, flat=1.35, count=90))
    return things


def espresso_cup(material, coffee=False, radius=0.31, height=0.56):
    """Thick at the foot, thin at the lip; 90 ml."""
    cup = lathe("cup", cup_profile(radius * 0.62, radius * 0.99, radius, height, 0.034, 0.09, 0.5), material, wobble=0.003)
    cup = join(cup, ear((radius * 0.98, radius * 0.93), height * 0.30, height * 0.82, 0.20, 0.036, material))
    things = [cup]
    if coffee:
        things += crema(radius - 0.032, height * 0.80)
    return things


def crema(radius, z, color="#241008", foam="#a8692f"):
    """Coffee in a cup, with its foam at the edge."""
    from materials import Surface

    s = Surface("coffee", color, 0.12, clearcoat=0.4)
    rim = s.math("ADD", s.math("DIVIDE", s.from_axis(), radius), s.math("MULTIPLY", s.math("SUBTRACT", s.noise(9, 5), 0.5), 0.5))
    s.set("Base Color", s.mix(s.ramp(rim, (0.62, 0.0), (0.98, 1.0)), color, foam))
    s.bump(s.noise(40), 0.06, 0.01)
    return [lathe("coffee", [(0, z - 0.02), (radius, z - 0.02), (radius + 0.004, z + 0.006), (radius - 0.01, z), (0, z)], s.done())]


def mug(material, radius=0.41, height=0.93, fill=None, out=0.27, straight=True):
    """A mug for a long morning; 350 ml."""
    if straight:
        line = fillet([(0, 0.025), (radius * 0.78, 0.025), (radius * 0.80, 0, 0.012), (radius * 0.92, 0, 0.02), (radius, 0.09, 0.06), (radius, height, 0.0), (radius - 0.012, height + 0.012, 0.0), (radius - 0.026, height, 0.0), (radius - 0.034, 0.12, 0.06), (radius * 0.8, 0.07, 0.05), (0, 0.07)], 0.03)
    else:
        line = cup_profile(radius * 0.66, radius, radius * 0.93, height)
    cup = lathe("mug", line, material, wobble=0.003)
    cup = join(cup, ear(radius - 0.005, height * 0.24, height * 0.82, out, 0.048, material))
    return [cup] + (crema(radius - 0.032, height * 0.86) if fill == "coffee" else [])


def tumbler(material, inside, radius=0.42, foot=0.31, height=0.86):
    """A cup without a handle: one glaze outside, another inside."""
    w = 0.03
    outer = fillet([(0, 0.02), (foot * 0.80, 0.02), (foot * 0.84, 0.0, 0.01), (foot * 0.95, 0.0, 0.015), (foot + 0.01, 0.05, 0.04), (radius, height, 0.0), (radius - w * 0.3, height + w * 0.35)], 0.02)
    inner = fillet([(radius - w * 0.3, height + w * 0.35), (radius - w * 0.75, height + w * 0.3, 0.0), (radius - w, height - 0.03, 0.0), (foot - 0.01, 0.11, 0.08), (foot * 0.7, 0.065, 0.05), (0, 0.06)], 0.03)
    return [lathe("cup", outer, material, wobble=0.004), lathe("inside", inner, inside, wobble=0.004)]


def tea_glass(tea=0.55, radius=0.38, height=0.86, color="#d58f2c"):
    """Thin glass with a heavy base, and tea in it."""
    base = 0.10
    body = lathe("glass", fillet([(0, 0.0), (radius * 0.86, 0.0, 0.05), (radius * 0.93, 0.1, 0.1), (radius, height, 0.0), (radius - 0.008, height + 0.006, 0.0), (radius - 0.017, height, 0.0), (radius * 0.90, base + 0.05, 0.08), (radius * 0.6, base, 0.08), (0, base)], 0.03), glass("#fdfefd"))
    things = [body]
    if tea:
        top = base + tea * (height - base)

        def wall(z):
            return radius * 0.90 + (radius - 0.017 - radius * 0.90) * (z - base) / (height - base)

        things.append(lathe("tea", fillet([(0, base - 0.003), (radius * 0.60, base - 0.003, 0.08), (radius * 0.90 + 0.004, base + 0.046, 0.075), (wall(top) + 0.004, top, 0.0), (wall(top) - 0.02, top - 0.008, 0.0), (0, top - 0.008)], 0.03), liquid(color, color)))
    return things
