"""What tea is made and served with: a carafe, spice jars, honey, a warmer, a flask, a basket. Each function builds one at the origin."""
import math
import random

import bpy
import numpy as np

from goods.house.candles import flame, tealight
from goods.furniture.baskets import flat_weave, rim
from goods.furniture.strands import reed, smooth, strands, twisted, wall
from goods.jars import blown, cork, filling
from materials import Surface, liquid, metal, plain, printed, rgb, steel
from parts import lay
from shapes import fillet, lathe, spline, tube, wrap


def cold_brew(level=1.78):
    """A straight carafe for the refrigerator's door, with a steel filter hung from its neck and a cork."""
    line = [(0.40, 0.03), (0.435, 0.10), (0.44, 0.60), (0.435, 1.50), (0.41, 1.76), (0.30, 2.02), (0.225, 2.24), (0.22, 2.40), (0.245, 2.50)]
    body, within = blown(line, 0.024, 0.08, 0.39)
    things = [body, filling(within, level, liquid("#c4772a", "#c98a4a"))]
    sieve = metal("#b9b8b4", 0.34, 0.5, True)
    things.append(
        lathe(
            "filter",
            fillet([(0, 0.42), (0.12, 0.42, 0.04), (0.128, 2.34, 0.0), (0.19, 2.36, 0.01), (0.19, 2.385, 0.01), (0, 2.385)], 0.01),
            sieve,
            72,
        )
    )
    for z in (0.50, 1.10, 1.72):
        things.append(lathe("band", fillet([(0.125, z), (0.136, z + 0.005), (0.136, z + 0.045), (0.125, z + 0.05)], 0.004), steel(0.2, 0.1), 72))
    things.append(
        lathe(
            "stopper",
            fillet([(0, 2.36), (0.188, 2.36, 0.02), (0.215, 2.52, 0.01), (0.262, 2.535, 0.02), (0.27, 2.74, 0.03), (0, 2.75)], 0.02),
            cork(),
            96,
        )
    )
    return things


def _scatter(jar, meshes, radius, low, high, count, seed, upright=False):
    """Many small things behind a jar's wall; they move with the jar."""
    dice = random.Random(seed)
    for k in range(count):
        one = bpy.data.objects.new("spice", dice.choice(meshes).data)
        one.parent = jar
        r, a = radius * math.sqrt(dice.uniform(0.35, 1.0)), dice.uniform(0, 6.2832)
        one.location = (r * math.cos(a), r * math.sin(a), dice.uniform(low, high))
        one.rotation_euler = (
            (dice.gauss(0, 0.06), dice.gauss(0, 0.06), a) if upright else (dice.uniform(0, 6.28), dice.uniform(0, 6.28), dice.uniform(0, 6.28))
        )
        size = dice.uniform(0.8, 1.15)
        one.scale = (size, size, size)
        bpy.context.scene.collection.objects.link(one)
    for mesh in meshes:
        bpy.data.objects.remove(mesh)


def _spice(color, tip, lines=0.0):
    s = Surface("spice", color, 0.6, specular=0.3)
    there = s.add("ShaderNodeObjectInfo").outputs["Random"]
    s.set("Base Color", s.mix(s.math("MULTIPLY", s.math("ADD", there, s.noise(14, 3)), 0.55), color, tip))
    return s.bump(s.math("ADD", s.noise(40, 2), s.math("MULTIPLY", s.noise(1, 2, 0.5, s.stretch(60, 60, 3)), lines)), 0.5, 0.012).done()


def spice_jar(kind, label):
    """Forty grams of whole spice under a cork."""
    line = [(0.33, 0.02), (0.365, 0.07), (0.37, 0.30), (0.37, 0.80), (0.345, 0.93), (0.315, 0.985), (0.32, 1.06)]
    body, _ = blown(line, 0.02, 0.06, 0.33, 0.0, 0.07)
    if kind == "cardamom":
        skin = _spice("#7d8a4a", "#b3b277", 1.5)
        _scatter(
            body,
            [
                lathe("pod", [(0, -0.1)] + spline([(0.012, -0.096), (0.042, -0.05), (0.046, 0.0), (0.022, 0.07), (0.004, 0.1)], 14) + [(0, 0.1)], skin, 9)
                for _ in range(2)
            ],
            0.245,
            0.15,
            0.76,
            420,
            3,
        )
    elif kind == "cinnamon":
        skin = _spice("#7a4526", "#a5683c", 2.0)
        quills = [
            tube("quill", [(0, 0, 0), (0.01 * k, 0, 0.35), (0, 0.008 * k, 0.72)], 0.052 + 0.008 * k, skin, sides=18, count=12, hollow=0.014)
            for k in range(3)
        ]
        _scatter(body, quills, 0.27, 0.09, 0.13, 34, 4, True)
    else:
        skin = _spice("#4a2a1a", "#7a4a2c")
        clove = lathe(
            "clove",
            [(0, -0.1)]
            + spline([(0.006, -0.097), (0.016, -0.05), (0.022, 0.01), (0.034, 0.035), (0.022, 0.05), (0.026, 0.07), (0.02, 0.09), (0, 0.095)], 18),
            skin,
            8,
        )
        _scatter(body, [clove], 0.25, 0.15, 0.76, 750, 5)
    heart = lathe("heart", fillet([(0, 0.08), (0.19, 0.08), (0.19, 0.72), (0, 0.72)], 0.02), skin, 40)
    stopper = lathe(
        "stopper",
        fillet([(0, 0.96), (0.285, 0.96, 0.02), (0.295, 1.07, 0.01), (0.345, 1.075, 0.02), (0.35, 1.19, 0.03), (0, 1.20)], 0.02),
        cork(),
        96,
    )
    return [body, heart, stopper, wrap("label", 0.3735, 0.24, 0.62, label, 118)]


def spice_label(name, ink):
    return printed(
        f"""<svg xmlns="http://www.w3.org/2000/svg" width="760" height="380" viewBox="0 0 760 380"><rect width="760" height="380" fill="#e9e0cc"/>
        <rect x="16" y="16" width="728" height="348" fill="none" stroke="{ink}" stroke-width="4"/><g text-anchor="middle" font-family="DejaVu Serif" fill="{ink}">
        <text x="380" y="88" font-size="30" letter-spacing="8">SECOND STEEP</text><text x="380" y="222" font-size="98" font-weight="bold" font-family="DejaVu Serif Condensed">{name}</text>
        <text x="380" y="286" font-size="36" font-style="italic">whole, this year’s</text><text x="380" y="336" font-size="26" letter-spacing="5" font-family="DejaVu Sans">40 g</text></g></svg>""",
        0.7,
    )


def honey_jar(label):
    """Twelve ounces, light as straw, under a painted lid."""
    line = [(0.40, 0.02), (0.445, 0.09), (0.45, 0.40), (0.45, 0.78), (0.41, 0.92), (0.365, 0.97), (0.365, 1.03)]
    body, within = blown(line, 0.026, 0.08, 0.40, 0.0, 0.07)
    gold = Surface("honey", "#efc05a", 0.0, transmission=1.0, ior=1.44)
    path = gold.add("ShaderNodeLightPath")
    bare = gold.add("ShaderNodeBsdfTransparent", Color=rgb("#f0c877"))
    both = gold.add("ShaderNodeMixShader")
    for a, b in ((path.outputs["Is Shadow Ray"], both.inputs[0]), (gold.shader.outputs[0], both.inputs[1]), (bare.outputs[0], both.inputs[2])):
        gold.tree.links.new(a, b)
    out = next(n for n in gold.tree.nodes if n.type == "OUTPUT_MATERIAL")
    gold.tree.links.new(both.outputs[0], out.inputs["Surface"])
    things = [body, filling(within, 0.90, gold.done(), 0.003)]
    lid = metal("#b8975a", 0.3, 0.1, True)
    things.append(
        lathe(
            "lid",
            fillet(
                [
                    (0.37, 0.985),
                    (0.40, 0.985, 0.006),
                    (0.408, 1.0, 0.006),
                    (0.405, 1.19, 0.03),
                    (0.37, 1.205, 0.02),
                    (0.345, 1.195, 0.01),
                    (0, 1.195),
                ],
                0.01,
            ),
            lid,
            144,
        )
    )
    for k in range(4):
        z = 1.03 + 0.03 * k
        things.append(
            lathe("rib", [(0.405 + 0.006 * math.cos(a), z + 0.008 * math.sin(a)) for a in (2 * math.pi * k_ / 12 for k_ in range(13))], lid, 96)
        )
    return things + [wrap("label", 0.4535, 0.20, 0.70, label, 130)]


def honey_label():
    cells = "".join(
        f'<path transform="translate({x} {y})" d="M0 -34L29 -17V17L0 34L-29 17V-17Z" fill="none" stroke="#9a6a1c" stroke-width="5"/>'
        for x, y in ((395, 92), (453, 92), (424, 142), (366, 142), (482, 142))
    )
    return printed(
        f"""<svg xmlns="http://www.w3.org/2000/svg" width="848" height="416" viewBox="0 0 848 416"><rect width="848" height="416" fill="#ede4cf"/>
        <rect x="16" y="16" width="816" height="384" fill="none" stroke="#8a5a1c" stroke-width="4"/>{cells}<g text-anchor="middle" font-family="DejaVu Serif" fill="#6d4512">
        <text x="424" y="258" font-size="86" font-weight="bold" font-family="DejaVu Serif Condensed">Fireweed Honey</text><text x="424" y="312" font-size="34" font-style="italic">raw, unfiltered</text>
        <text x="424" y="368" font-size="26" letter-spacing="6" font-family="DejaVu Sans">SECOND STEEP · 12 OZ</text></g></svg>""",
        0.65,
    )


def keeper_label():
    rows = "".join(
        f'<text x="150" y="{y}" font-size="46" letter-spacing="4" font-family="DejaVu Sans">{word}</text><path d="M{x} {y + 6}H1000" stroke="#26405c" stroke-width="3"/>'
        for word, x, y in (("LEAF", 300, 330), ("PACKED", 372, 440), ("STEEP", 340, 550))
    )
    return printed(
        f"""<svg xmlns="http://www.w3.org/2000/svg" width="1130" height="700" viewBox="0 0 1130 700"><rect width="1130" height="700" fill="#e9e0cc"/><rect x="28" y="28" width="1074" height="644" fill="none" stroke="#26405c" stroke-width="6"/>
        <g fill="#26405c"><text x="565" y="156" font-size="84" font-weight="bold" font-family="DejaVu Serif Condensed" text-anchor="middle">Keeper</text>
        <text x="565" y="212" font-size="32" letter-spacing="9" font-family="DejaVu Serif" text-anchor="middle">SECOND STEEP</text>{rows}</g></svg>""",
        0.75,
    )


def warmer():
    """A steel stand for a pot, with a beeswax light in it and five beside it."""
    black = metal("#4a4744", 0.42, 0.1, True)
    things = [
        lathe(
            "dish",
            fillet(
                [(0, 0.0), (0.60, 0.0, 0.02), (0.66, 0.05, 0.03), (0.67, 0.075, 0.01), (0.645, 0.075, 0.01), (0.59, 0.03, 0.02), (0, 0.025)], 0.02
            ),
            black,
        )
    ]
    top = 0.66
    things.append(
        lathe(
            "ring",
            fillet(
                [
                    (0.60, top),
                    (0.68, top, 0.01),
                    (0.69, top + 0.02, 0.01),
                    (0.68, top + 0.04, 0.01),
                    (0.60, top + 0.04, 0.01),
                    (0.595, top + 0.02, 0.01),
                    (0.60, top),
                ],
                0.01,
            ),
            black,
        )
    )
    for k in range(3):
        a = math.radians(30 + 120 * k)
        c, s = math.cos(a), math.sin(a)
        things.append(
            tube("post", [(0.62 * c, 0.62 * s, 0.05), (0.72 * c, 0.72 * s, 0.36), (0.64 * c, 0.64 * s, top + 0.02)], 0.024, black, sides=16, count=30)
        )
        b = a + math.radians(60)
        things.append(
            tube(
                "rung",
                [(0.62 * math.cos(b), 0.62 * math.sin(b), top + 0.02), (0.25 * math.cos(b), 0.25 * math.sin(b), top + 0.02), (0, 0, top + 0.02)],
                0.02,
                black,
                sides=14,
                count=20,
            )
        )
    things += lay(tealight("#d2a24c", True), (0, 0, 0.026))
    flame((0.02, 0, 0.23), 0.22, 1.0, air=0)
    for k, (x, y) in enumerate(((0.98, -0.50), (1.30, -0.22), (0.72, -0.88), (1.12, -0.92), (1.48, -0.66))):
        things += lay(tealight("#d2a24c"), (x, y, 0), turn=50 * k)
    return things


def flask():
    """A steel flask for the bench: its cup is its lid."""
    brushed, bright, dark = steel(0.26, 0.5), steel(0.16, 0.2), plain("#2b2c2c", 0.6)
    body = fillet(
        [(0, 0.05), (0.35, 0.05), (0.37, 0.07, 0.02), (0.375, 0.12, 0.01), (0.375, 1.72, 0.10), (0.325, 1.90, 0.06), (0.315, 1.98), (0, 1.98)], 0.02
    )
    things = [
        lathe("body", body, brushed),
        lathe("foot", fillet([(0, 0.0), (0.34, 0.0, 0.02), (0.36, 0.02, 0.015), (0.366, 0.07), (0, 0.07)], 0.01), dark),
    ]
    things.append(lathe("gasket", fillet([(0.30, 1.955), (0.328, 1.955, 0.006), (0.328, 1.985, 0.006), (0.30, 1.985)], 0.004), dark))
    cup = fillet(
        [
            (0.30, 1.985),
            (0.348, 1.985, 0.008),
            (0.356, 1.995, 0.008),
            (0.352, 2.02, 0.006),
            (0.345, 2.03, 0.006),
            (0.325, 2.52, 0.06),
            (0.27, 2.56, 0.02),
            (0.255, 2.55, 0.01),
            (0, 2.55),
        ],
        0.012,
    )
    things.append(lathe("cup", cup, brushed))
    for z in (0.30, 1.60):
        things.append(
            lathe("line", [(0.375 + 0.004 * math.cos(a), z + 0.007 * math.sin(a)) for a in (2 * math.pi * k / 12 for k in range(13))], bright, 144)
        )
    strap = [(0.365, 0, 1.80), (0.42, 0, 1.86), (0.45, 0, 2.05), (0.43, 0, 2.25), (0.34, 0, 2.32)]
    things.append(tube("handle", strap, 0.024, brushed, flat=2.4, sides=20, count=48))
    return things


def biscuit_basket():
    """Peeled willow, ten inches by seven, with two grips."""
    willow = reed("#c4a06c", "#977146", 0.45, mottle=0.45, depth=0.006)
    shape = (0.98, 0.66, 2.0)
    line = np.array(spline([(0.0, 0.04), (0.10, 0.16), (0.22, 0.42), (0.29, 0.66)], 60))
    way = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))))

    def up(t):
        return float(np.interp(t * way[-1], way, line[:, 0])), float(np.interp(t * way[-1], way, line[:, 1]))

    things = wall("weave", shape, up, 48, 11, 0.030, willow, 0.034, 0.85, 0.030, willow, unruly=0.007)
    things.append(flat_weave((0.97, 0.65, 2.0), 0.05, willow, 0.10, 0.05))
    things.append(rim(shape, 0.0, 0.05, 0.034, willow, 3, 30))
    things.append(rim(shape, 0.30, 0.69, 0.045, willow, 3, 34))
    for side in (-1, 1):
        x = side * 1.27
        bow = smooth(
            [(x, -0.26, 0.64), (x + side * 0.14, -0.22, 0.76), (x + side * 0.21, 0, 0.82), (x + side * 0.14, 0.22, 0.76), (x, 0.26, 0.64)], 60
        )
        things.append(strands("grip", twisted(bow, 3, 0.036, 5), 0.04, willow, 8))
    return things
