"""Lamps that hang: each is built with its rim at height 0 and its cord running up."""
from goods.house.lamps import cord, opal_bulb
from materials import Surface, plain
from shapes import fillet, lathe, spline


def aged_brass(color="#9c7a44", dark="#5a4324", rough=0.32):
    """Brass with a patina that a hand put on it."""
    s = Surface("aged brass", color, rough, metallic=1.0)
    cloud = s.ramp(s.noise(2.4, 6, 0.65), (0.32, 0.0), (0.72, 1.0))
    fine = s.noise(26, 4, 0.7)
    s.set("Base Color", s.mix(s.math("MULTIPLY_ADD", fine, 0.3, s.math("MULTIPLY", cloud, 0.55)), color, dark))
    s.set("Roughness", s.math("MULTIPLY_ADD", cloud, 0.22, rough - 0.06))
    spun = s.noise(1, 3, 0.6, s.stretch(2, 2, 60))
    return s.bump(s.math("MULTIPLY_ADD", spun, 0.5, s.math("MULTIPLY", fine, 0.5)), 0.06, 0.02).done()


CONE = [(1.78, 0.03), (1.74, 0.12), (1.52, 0.36), (1.12, 0.72), (0.74, 1.12), (0.50, 1.52), (0.36, 1.86), (0.31, 2.02)]
BELL = [(1.88, 0.03), (1.82, 0.16), (1.66, 0.62), (1.38, 1.08), (0.98, 1.46), (0.60, 1.72), (0.38, 1.92), (0.31, 2.10)]
BARN = [(1.50, 0.03), (1.47, 0.10), (1.36, 0.26), (1.12, 0.62), (0.80, 0.98), (0.54, 1.22), (0.40, 1.44), (0.34, 1.66)]


def pendant(skin, inside, cap, line=CONE, light=5.0, power=60, rim=None, bulb=0.40, wire="#24211f", low=0.32):
    """A spun shade with a rolled rim, a white inside, a cap, a cloth cord and an opal bulb."""
    outer = spline(line, 90)
    r, top = line[0][0], line[-1][1]
    bead = [(r - 0.035, 0.028), (r - 0.03, -0.008), (r, -0.022), (r + 0.032, -0.008), (r + 0.036, 0.022), (r + 0.012, 0.046)]
    shell = lathe("shade", [(x, z) for x, z in bead[2:]] + outer[2:] + [(0.2, top + 0.01), (0, top + 0.01)], skin, 160)
    inner = [(max(0.02, x - 0.03), z - 0.012) for x, z in reversed(outer) if z > 0.05]
    lining = lathe("inside", [(0, top - 0.03)] + inner[1:] + bead[:3], inside, 160)
    things = [shell, lining]
    if rim:
        things.append(lathe("rim", [(r + 0.036, 0.022), (r + 0.040, -0.004), (r + 0.008, -0.034), (r - 0.034, -0.014), (r - 0.042, 0.03), (r - 0.02, 0.05), (r + 0.036, 0.022)], rim, 160))
    z = top
    things.append(lathe("cap", fillet([(0, z - 0.03), (0.325, z - 0.03, 0.01), (0.33, z + 0.02, 0.015), (0.285, z + 0.05, 0.02), (0.245, z + 0.40, 0.05), (0.15, z + 0.50, 0.05), (0.055, z + 0.53, 0.02), (0.055, z + 0.60, 0.015), (0, z + 0.61)], 0.02), cap, 96))
    things.append(lathe("line", fillet([(0.285, z + 0.055), (0.295, z + 0.06, 0.005), (0.292, z + 0.085, 0.005), (0.28, z + 0.09)], 0.004), cap, 96))
    cord([(0, 0, z + 0.55), (0.004, 0, z + 2.5), (-0.004, 0, z + 6), (0, 0, z + 20)], wire, 0.034)
    things.append(lathe("socket", fillet([(0, top - 0.05), (0.20, top - 0.05), (0.20, low + 0.55, 0.02), (0.15, low + 0.36, 0.02), (0, low + 0.36)], 0.01), plain("#d8d2c4", 0.5), 48))
    opal_bulb((0, 0, low), bulb, light, power)
    return things
