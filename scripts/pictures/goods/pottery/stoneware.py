"""The potter's mugs, bowls, plates and pots. Each function builds one at the origin; what it is glazed with is given."""
import math

from goods.pottery.clay import hollow, looped, pulled, thrown, with_handle
from shapes import fillet, join, lathe, spline, tube

OUT = [(0.355, 0.03), (0.372, 0.06)]


def ridge_mug(material, seed=0.0):
    """Twelve ounces, with a ridge under the rim for the thumb."""
    outer = (
        OUT
        + spline([(0.40, 0.12), (0.418, 0.30), (0.42, 0.55), (0.412, 0.70)], 30)
        + spline([(0.414, 0.722), (0.427, 0.742), (0.426, 0.758), (0.411, 0.778), (0.407, 0.84), (0.413, 0.93)], 26)
    )
    body = thrown("mug", hollow(outer, 0.034), material, 0.9, seed=seed)
    return with_handle(body, pulled(outer, 0.69, 0.24, 0.26, material))


def tall_mug(material, seed=0.0, height=1.15, radius=0.365):
    outer = (
        OUT[:1]
        + [(radius * 0.97, 0.05)]
        + spline([(radius, 0.12), (radius * 1.01, height * 0.4), (radius * 0.985, height * 0.8), (radius * 1.01, height)], 48)
    )
    body = thrown("mug", hollow(outer, 0.034, foot=radius * 0.95), material, 1.4, seed=seed)
    return with_handle(body, pulled(outer, height * 0.78, height * 0.24, 0.28, material))


def round_mug(material, seed=0.0, height=0.86, belly=0.44, lip=0.40):
    outer = spline([(0.30, 0.03), (0.37, 0.12), (belly, height * 0.42), (lip * 1.0, height * 0.84), (lip * 1.01, height)], 56)
    body = thrown("mug", hollow(outer, 0.034), material, 1.0, seed=seed)
    return with_handle(body, pulled(outer, height * 0.79, height * 0.27, 0.26, material))


def flared_mug(material, seed=0.0, height=0.86):
    outer = spline([(0.315, 0.03), (0.335, 0.10), (0.375, 0.40), (0.415, height)], 56)
    body = thrown("mug", hollow(outer, 0.032), material, 0.8, seed=seed)
    return with_handle(body, pulled(outer, height * 0.80, height * 0.27, 0.25, material))


def beaker(material, seed=0.0, height=0.86, foot=0.30, lip=0.41, rings=1.0):
    outer = spline([(foot, 0.03), (foot + 0.025, 0.09), ((foot + lip) / 2 + 0.012, height * 0.5), (lip, height)], 56)
    return thrown("beaker", hollow(outer, 0.03), material, rings, seed=seed)


def small_cup(material, seed=0.0):
    """An espresso cup: thick at the foot."""
    outer = spline([(0.20, 0.03), (0.255, 0.09), (0.30, 0.26), (0.293, 0.46), (0.302, 0.56)], 44)
    body = thrown("cup", hollow(outer, 0.034, 0.09), material, 0.7, 0.06, seed=seed)
    return with_handle(body, pulled(outer, 0.44, 0.17, 0.17, material, 0.034))


def deep_bowl(material, seed=0.0):
    """Seven inches wide on a tall foot; the rim turns in a little."""
    outer = spline([(0.37, 0.0), (0.365, 0.06), (0.37, 0.135)], 12) + spline(
        [(0.42, 0.155), (0.66, 0.32), (0.84, 0.62), (0.885, 0.86), (0.862, 0.98)], 56
    )
    profile = hollow(outer, 0.042, 0.19, 0.02, foot=0.372)
    return thrown("bowl", [(0, 0.12), (0.27, 0.12), (0.305, 0.06), (0.315, 0.004)] + profile[5:], material, 0.95, 0.1, seed=seed)


def wide_bowl(material, radius=1.0, height=0.62, foot=0.40, seed=0.0, rings=1.4, wall=0.045, lip=0.0):
    """An open bowl."""
    outer = spline([(foot, 0.0), (foot * 0.985, 0.05)], 4) + spline(
        [
            (foot * 1.04, 0.075),
            (radius * 0.66, height * 0.26),
            (radius * 0.90, height * 0.62),
            (radius * 0.985, height * 0.9),
            (radius + lip, height),
        ],
        60,
    )
    return thrown("bowl", hollow(outer, wall, 0.085, 0.02, foot=foot), material, rings, 0.11, seed=seed)


def low_bowl(material, radius=1.14, height=0.40, foot=0.52, seed=0.0):
    """Between a plate and a bowl."""
    outer = spline([(foot, 0.0), (foot * 0.985, 0.045)], 4) + spline(
        [(foot * 1.04, 0.06), (radius * 0.72, height * 0.22), (radius * 0.93, height * 0.58), (radius, height)], 60
    )
    return thrown("bowl", hollow(outer, 0.042, 0.085, 0.02, foot=foot), material, 1.2, 0.11, seed=seed)


def plate_of(material, radius=1.33, height=0.19, seed=0.0, rings=1.3):
    """A plate with a rim that was cut by hand, so it runs a little up and down."""
    foot = radius * 0.62
    outer = [(foot, 0.0), (foot * 1.01, 0.02)] + spline(
        [(foot * 1.06, 0.032), (radius * 0.78, 0.05), (radius * 0.9, height * 0.55), (radius, height)], 40
    )

    def cut(r, a, z):
        far = max(0.0, r / radius - 0.8) / 0.2
        return r * (1 + far * 0.004 * math.sin(5 * a + seed) + far * 0.003 * math.sin(11 * a + seed * 2)), z + far * 0.006 * math.sin(
            3 * a + seed * 4
        )

    return thrown("plate", hollow(outer, 0.045, 0.07, 0.016, foot=foot), material, rings, 0.12, steps=192, wobble=0.003, seed=seed, bend=cut)


def tea_bowl(material, seed=0.0):
    """For whisking: upright walls, a flat spring, a small cut foot."""
    outer = spline([(0.30, 0.0), (0.297, 0.05)], 4) + spline(
        [(0.315, 0.075), (0.50, 0.125), (0.585, 0.27), (0.605, 0.52), (0.59, 0.70), (0.60, 0.80)], 60
    )

    def pressed(r, a, z):
        high = max(0.0, z - 0.35)
        return r * (1 + 0.012 * high * math.sin(3 * a + 1)), z + 0.02 * high * math.sin(2 * a + 0.6) + 0.012 * high * math.sin(5 * a)

    return thrown("tea-bowl", hollow(outer, 0.05, 0.12, 0.03, foot=0.30, thick=1.3), material, 2.0, 0.12, seed=seed, bend=pressed)


def butter_pot(material):
    """The lower half of a butter keeper, for the water."""
    outer = spline([(0.50, 0.03), (0.525, 0.10), (0.535, 0.45), (0.53, 0.80)], 40)
    return thrown("pot", hollow(outer, 0.04), material, 1.1)


def butter_lid(material):
    """Its lid with the cup for the butter, stood on its flat top."""
    cup = fillet(
        [
            (0, 0.0),
            (0.47, 0.0, 0.015),
            (0.60, 0.012, 0.02),
            (0.615, 0.06, 0.04),
            (0.595, 0.105, 0.02),
            (0.455, 0.105, 0.03),
            (0.425, 0.18, 0.04),
            (0.42, 0.56, 0.0),
            (0.41, 0.572, 0.0),
            (0.395, 0.575, 0.0),
            (0.38, 0.565, 0.0),
            (0.375, 0.16, 0.03),
            (0, 0.16),
        ],
        0.02,
    )
    return thrown("lid", cup, material, 0.8)


def butter(material):
    """What the knife left: filled to the edge, with a spread top."""
    profile = fillet([(0, 0.5), (0.376, 0.5), (0.378, 0.585, 0.03), (0.30, 0.612, 0.1), (0, 0.605)], 0.03)
    return thrown("butter", profile, material, 2.5, 0.16, lip=9, wobble=0.002, bend=lambda r, a, z: (r, z + 0.02 * r * math.sin(a * 2 + r * 14)))


def soap_dish(material):
    """Five inches, oval; three ridges and a lip to drain over."""
    line = hollow(spline([(0.34, 0.0), (0.345, 0.03), (0.42, 0.07), (0.52, 0.14), (0.56, 0.20)], 40), 0.034, 0.07, 0.014, foot=0.34)

    def oval(r, a, z):
        x, y = r * math.cos(a) * 1.18, r * math.sin(a) * 0.80
        inside = z > 0.045 and r < 0.40
        if inside:
            z += 0.035 * math.exp(-(((((y + 0.13) % 0.13) - 0.065) / 0.03) ** 2)) * max(0, 1 - (r / 0.36) ** 6)
        if r > 0.42 and abs(math.sin(a)) < 0.25 and math.cos(a) < 0:
            z -= 0.05 * (r - 0.42) / 0.14 * (1 - (math.sin(a) / 0.25) ** 2)
        return r, z

    dish = thrown("dish", line, material, 0.4, bend=oval, lip=0.195)
    dish.scale = (1.18, 0.80, 1)
    return dish


def round_pot(material, bamboo, seed=0.0, knob=True):
    """The round-bellied teapot: a spout cut by hand on the left, a bamboo bail over it."""
    outer = spline([(0.40, 0.03), (0.56, 0.12), (0.72, 0.36), (0.70, 0.60), (0.52, 0.80), (0.36, 0.87)], 64)
    body = thrown(
        "pot",
        hollow(outer, 0.04)[:7] + outer + [(0.345, 0.885), (0.325, 0.885), (0.315, 0.87), (0.31, 0.80), (0, 0.80)],
        material,
        1.2,
        0.09,
        seed=seed,
        lip=5,
    )
    spout = spout_of([(-0.56, 0, 0.36), (-0.78, 0, 0.46), (-0.94, 0, 0.66), (-1.08, 0, 0.84)], [0.22, 0.15, 0.092, 0.07], material)
    lugs = [
        tube(
            "lug",
            [(x - 0.11, 0, z0), (x - 0.07, 0, 0.98), (x + 0.07, 0, 0.98), (x + 0.11, 0, z1)],
            [0.055, 0.04, 0.04, 0.055],
            material,
            flat=1.5,
            count=30,
        )
        for x, z0, z1 in ((0.46, 0.83, 0.80), (-0.46, 0.80, 0.83))
    ]
    pot = join(body, spout, *lugs)
    return [pot, *lid_of(material, 0.335, 0.872, seed)] + bail(bamboo, 0.46, 0.945)


def spout_of(path, radii, material):
    return tube("spout", path, radii, material, hollow=0.018, sides=40, count=48)


def lid_of(material, r, z, seed=0.0):
    """A thrown lid with its knob, in one."""
    line = [(0, z - 0.03), (r * 0.86, z - 0.03), (r * 0.88, z), (r, z + 0.008), (r * 1.02, z + 0.02), (r * 0.99, z + 0.038)] + spline(
        [
            (r * 0.93, z + 0.05),
            (r * 0.6, z + 0.105),
            (r * 0.30, z + 0.13),
            (0.062, z + 0.145),
            (0.05, z + 0.17),
            (0.072, z + 0.205),
            (0.088, z + 0.235),
            (0.07, z + 0.262),
            (0.03, z + 0.27),
            (0, z + 0.268),
        ],
        70,
    )
    return [thrown("lid", line, material, 0.8, 0.07, seed=seed + 2, lip=9)]


def bail(bamboo, x, z, rise=0.82):
    """Two canes of bamboo bent over a pot, through its lugs."""
    things = []
    for side in (-0.042, 0.042):
        path = []
        for k in range(17):
            a = math.radians(-24 + 228 * k / 16)
            path.append(
                (
                    -math.cos(a) * x * 1.10,
                    side * (0.75 + 0.25 * math.sin(a)),
                    z + 0.19 + math.sin(a) * (rise - 0.19) if a > 0 and a < math.pi else z + 0.19 + math.sin(a) * 0.5,
                )
            )
        radii = [0.036 + 0.009 * sum(math.exp(-(((k / 40 - at) / 0.018) ** 2)) for at in (0.14, 0.36, 0.60, 0.85)) for k in range(41)]
        things.append(tube("cane", path, radii, bamboo, count=120, sides=20))
    return things


def ear_pot(material, seed=0.0):
    """A small pot for one with a handle of clay."""
    outer = spline([(0.33, 0.03), (0.44, 0.10), (0.56, 0.32), (0.52, 0.54), (0.36, 0.68), (0.29, 0.72)], 60)
    body = thrown(
        "pot",
        hollow(outer, 0.036)[:7] + outer + [(0.275, 0.735), (0.255, 0.735), (0.245, 0.72), (0.24, 0.66), (0, 0.66)],
        material,
        1.2,
        seed=seed,
        lip=5,
    )
    spout = spout_of([(-0.42, 0, 0.28), (-0.60, 0, 0.36), (-0.72, 0, 0.52), (-0.83, 0, 0.68)], [0.17, 0.115, 0.074, 0.056], material)
    handle = looped(outer, 0.60, 0.22, 0.32, material, 0.046, 1.5, 0.2)
    return [join(body, spout, handle), *lid_of(material, 0.265, 0.722, seed)]


def tall_pot(material, seed=0.0):
    """A coffee pot for six cups."""
    outer = spline([(0.46, 0.03), (0.50, 0.10), (0.51, 0.35), (0.43, 0.85), (0.345, 1.25), (0.335, 1.40), (0.355, 1.46)], 80)
    body = thrown(
        "pot",
        hollow(outer, 0.036)[:7] + outer + [(0.345, 1.475), (0.33, 1.475), (0.318, 1.46), (0.31, 1.36), (0, 1.36)],
        material,
        1.3,
        seed=seed,
        lip=5,
    )
    spout = spout_of([(-0.40, 0, 0.52), (-0.62, 0, 0.66), (-0.74, 0, 0.98), (-0.90, 0, 1.30)], [0.16, 0.112, 0.076, 0.056], material)
    handle = looped(outer, 1.24, 0.46, 0.44, material, 0.056, 1.5)
    return [join(body, spout, handle), *lid_of(material, 0.33, 1.462, seed)]


def crock(material, seed=0.0):
    outer = spline([(0.52, 0.03), (0.56, 0.10), (0.60, 0.45), (0.585, 1.1), (0.53, 1.5), (0.53, 1.62), (0.575, 1.72)], 80)
    return thrown("crock", hollow(outer, 0.05), material, 1.8, 0.13, seed=seed)


def storage_jar(material, timber, cork):
    """A jar with a maple lid that sits in a ring of cork."""
    outer = spline([(0.56, 0.03), (0.60, 0.09), (0.62, 0.45), (0.62, 0.95), (0.60, 1.22)], 60)
    jar = thrown("jar", hollow(outer, 0.045), material, 1.2)
    ring = lathe("cork", fillet([(0, 1.19), (0.55, 1.19), (0.55, 1.262, 0.01), (0, 1.262)], 0.01), cork)
    lid = lathe("lid", fillet([(0, 1.26), (0.625, 1.26, 0.015), (0.632, 1.38, 0.03), (0.60, 1.395, 0.04), (0, 1.395)], 0.02), timber)
    knob = lathe(
        "knob",
        fillet([(0, 1.39), (0.10, 1.39, 0.01), (0.07, 1.44, 0.05), (0.085, 1.50, 0.04), (0.135, 1.565, 0.05), (0.12, 1.61, 0.05), (0, 1.62)], 0.02),
        timber,
    )
    return [jar, ring, lid, knob]
