"""The pictures of the shop Mokka & Minze: blender -b -P mokka.py -- FOLDER [NAME ...]"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from greenery import branch
from materials import enamel, glaze, lacquer, paper, printed, wood
from shapes import box, fillet, group, lathe, link_mesh, plate, spline
from studio import add_shot, main, shot
from tableware import canister, coffee_pot, espresso_cup, french_press, kettle, mug, tea_glass, teapot, tumbler

CREAM, CLAY, SAGE, SKY, MIST, BUTTER = "#ece3d4", "#d99e80", "#bccab7", "#bccbd3", "#e2e0dc", "#ead9a6"


def celadon():
    return glaze("#86b29a", 0.2, speckles=0.25, breaks="#b9a37c")


def beech(seed=0.0):
    return wood("#c99a63", "#94653a", "z", rings=3.5, seed=seed)


def walnut(along="z"):
    return wood("#80502e", "#4a2b17", along, rings=4)


def label(title, line, weight, ground, ink, accent):
    """A tin's label: the house's name above, what it is in the middle, how much below."""
    return printed(
        f"""<svg xmlns="http://www.w3.org/2000/svg" width="900" height="474" viewBox="0 0 900 474">
        <rect width="900" height="474" fill="{ground}"/>
        <rect x="18" y="18" width="864" height="438" fill="none" stroke="{accent}" stroke-width="3"/>
        <rect x="27" y="27" width="846" height="420" fill="none" stroke="{accent}" stroke-width="1"/>
        <g text-anchor="middle" font-family="DejaVu Serif" fill="{ink}">
        <text x="450" y="96" font-size="30" letter-spacing="9">MOKKA &amp; MINZE</text>
        <path d="M330 128H420M480 128H570" stroke="{accent}" stroke-width="3"/><circle cx="450" cy="128" r="8" fill="{accent}"/>
        <text x="450" y="242" font-size="84" font-weight="bold" font-family="DejaVu Serif Condensed">{title}</text>
        <text x="450" y="316" font-size="34" font-style="italic">{line}</text>
        <text x="450" y="404" font-size="28" letter-spacing="6">HAMBURG · {weight}</text></g></svg>""",
        0.65,
    )


TINS = {
    "mokka-no-1": (CREAM, "#a5512f", ("Mokka Nº 1", "dark, sweet and short", "250 g", "#f3e9d6", "#3a2418", "#a5512f")),
    "cardamom-mokka": (CREAM, "#d9cfba", ("Cardamom", "ground for the small pot", "200 g", "#3f5b43", "#f3ecd9", "#d8c38a")),
    "night-ferry": (BUTTER, "#22344d", ("Night Ferry", "black tea for the last watch", "150 g", "#f1e6cd", "#1d2c44", "#b3833b")),
    "garden-mint": (CREAM, "#557a4c", ("Garden Mint", "whole leaves, nothing else", "80 g", "#f4eddb", "#2f4a2c", "#8aa463")),
}


def tin(name, turn=-12):
    _, color, words = TINS[name]
    return group(canister(lacquer(color, 0.28), beech(len(name)), label=label(*words)), turn=turn)


for _name, (_ground, _, _) in TINS.items():
    add_shot(_name, lambda name=_name: tin(name), ground=_ground, up=13, fill=0.7)


@shot(ground=CREAM, up=15, fill=0.72)
def round_teapot():
    return group(teapot(celadon(), handle=beech(), lid_knob=beech()), turn=-16)


@shot(ground=SAGE, up=19, fill=0.74, side=1)
def round_teapot_2():
    pot = group(teapot(celadon(), handle=beech(), lid_knob=beech()), turn=-20)
    cup = group(tumbler(celadon(), celadon(), 0.33, 0.25, 0.62), (1.58, -0.62, 0), turn=30)
    return pot + cup


def ringed_pot():
    white = glaze("#d8d2c4", 0.2, speckles=0.2, breaks="#c8b79a", bands=((1.02, 1.13, "#274b73"),), reach=0.5)
    return coffee_pot(white, beech(2), beech(2))


@shot(ground=MIST, up=11, fill=0.74)
def tall_coffee_pot():
    return group(ringed_pot(), turn=-10)


@shot(ground=CREAM, up=13, fill=0.74)
def tall_coffee_pot_2():
    return group(ringed_pot(), turn=166)


def press(coffee=0.62):
    return french_press(coffee, walnut())


@shot(ground=CLAY, up=10, fill=0.76)
def french_press_():
    return group(press(), turn=-8)


@shot(ground=SKY, up=13, fill=0.74)
def stove_kettle():
    return group(kettle(enamel("#e0d2b0"), walnut("x"), knob=walnut()), turn=-14)


def rust(foot=0.16):
    return glaze("#a8512c", 0.24, speckles=0.5, breaks="#d8a070", foot=0.0, bands=((-1, foot, "#2a2523"),))


@shot(ground=CLAY, up=20, fill=0.74)
def espresso_cups():
    first = group(espresso_cup(rust(), True), (-0.36, 0.12, 0), turn=-35)
    second = group(espresso_cup(rust()), (0.42, -0.22, 0), turn=-12)
    return first + second


@shot(ground=MIST, up=13, fill=0.72)
def tea_glasses():
    return group(tea_glass(0.62), (-0.40, 0.16, 0)) + group(tea_glass(0.55), (0.42, -0.16, 0), turn=40)


FOG, INSIDE = "#8e98a4", "#d8d3c8"
for _name, _color in (("fog", FOG), ("clay", "#b0714f"), ("ink", "#2c3648")):
    add_shot(
        f"tumbler-{_name}",
        lambda color=_color: group(tumbler(glaze(color, 0.5, speckles=0.35, matt=True, breaks="#a8825c"), glaze(INSIDE, 0.16, foot=0)), turn=20),
        ground=MIST, up=20, fill=0.66,
    )


@shot(ground=CLAY, up=6, fill=(1.2, 0.95), middle=(0.46, 0.36), blur=1.3)
def tile_coffee():
    return group(press(0.7), turn=-8)


@shot(ground=SAGE, up=21, fill=0.74)
def tile_tea():
    pot = group(teapot(celadon(), handle=beech(), lid_knob=beech()), turn=-22)
    first = group(tumbler(glaze(FOG, 0.5, matt=True), glaze(INSIDE, 0.16, foot=0), 0.33, 0.25, 0.64), (1.62, -0.25, 0))
    second = group(tumbler(glaze("#b0714f", 0.5, matt=True), glaze(INSIDE, 0.16, foot=0), 0.33, 0.25, 0.64), (1.05, -0.95, 0))
    return pot + first + second


@shot(ground=SKY, up=17, fill=0.74)
def tile_pots():
    pot = group(teapot(celadon(), handle=beech(), lid_knob=beech()), turn=-18)
    return pot + group(mug(banded(), 0.36, 0.76), (1.55, -0.5, 0), turn=-24)


@shot(ground=CREAM, up=24, fill=0.70)
def tile_cups():
    return group(mug(glaze("#2b2f33", 0.3, speckles=0.4, speckle="#8a7a66", breaks="#7a5a3c"), 0.46, 0.72, fill="coffee", straight=False), turn=-28)


def banded(paint="#27496f"):
    return glaze("#d8c9b0", 0.24, speckles=0.7, breaks="#a8825c", bands=((0.44, 2, paint),))


def shelf(wide=14, deep=1.9, wall=CLAY):
    """A plank on a wall; its top is at the height 0."""
    plank = box("plank", (wide, deep, 0.2), wood("#b98550", "#80532c", "x", rings=2.6, rough=0.5), 0.02, (0, 0.1, -0.2))
    link_mesh("wall", [(-30, 1.05, -12), (30, 1.05, -12), (30, 1.05, 14), (-30, 1.05, 14)], [(0, 1, 2, 3)], paper(wall))
    return plank


def green_kettle():
    return kettle(enamel("#1f4a40"), walnut("x"), knob=walnut())


@shot(1600, 500, up=5, fill=(0.60, 0.80), middle=(0.67, 0.47), rig=1.9, blur=0.5)
def hero():
    shelf()
    return (
        group(press(), (-3.05, 0, 0), turn=-6)
        + group(mug(banded("#4e6b4c"), 0.36, 0.78), (-1.62, -0.15, 0), turn=-28)
        + group(teapot(celadon(), handle=beech(), lid_knob=beech()), (0.45, 0.08, 0), turn=-8)
        + group(mug(banded(), 0.36, 0.78), (2.06, -0.15, 0), turn=-20)
        + group(green_kettle(), (3.98, 0.05, 0), turn=-8)
    )


@shot(800, 600, up=6, fill=(0.86, 0.66), middle=(0.5, 0.44), rig=1.6, blur=0.5)
def hero_m():
    shelf()
    return (
        group(press(), (-1.52, 0.1, 0), turn=-6)
        + group(mug(banded("#4e6b4c"), 0.36, 0.78), (-0.17, -0.25, 0), turn=-26)
        + group(teapot(celadon(), handle=beech(), lid_knob=beech()), (1.66, 0.02, 0), turn=-10)
    )


def board(width, height, material, thick=0.16):
    """A cutting board with a hole to hang it by, standing on its edge."""
    w = width / 2
    line = fillet([(0, 0), (-w, 0, 0.14), (-w, height, 0.14), (w, height, 0.14), (w, 0, 0.14), (0, 0)], 0.1, 8)[:-1]
    return plate("board", line, thick, material, 0.03)


@shot(1600, 700, up=6, fill=(0.84, 0.80), middle=(0.5, 0.46), rig=1.9, blur=0.5)
def about():
    shelf(14, wall="#e0d3bf")
    large = board(1.25, 1.75, wood("#c08b52", "#8a5a30", "z", rings=2.4, seed=3))
    large.location, large.rotation_euler = (-3.05, 0.55, 0.02), (math.radians(-11), 0, 0)
    round_ = lathe("round", fillet([(0, -0.07), (0.55, -0.07, 0.03), (0.55, 0.07, 0.03), (0, 0.07)], 0.03), wood("#8a5a35", "#55331c", "x", rings=2.6, seed=5))
    round_.location, round_.rotation_euler = (-2.35, 0.30, 0.55), (math.radians(77), 0, math.radians(4))
    vase = lathe("vase", fillet([(0, 0.02), (0.24, 0.02), (0.26, 0, 0.01), (0.30, 0.02)], 0.01)[:-1] + spline([(0.30, 0.03), (0.46, 0.26), (0.40, 0.58), (0.17, 0.78), (0.13, 0.92), (0.17, 1.0)], 48) + [(0.155, 1.01), (0.14, 0.99), (0.11, 0.9), (0.11, 0.5)], glaze("#ddd6c8", 0.5, speckles=0.5, matt=True, breaks="#b59a78"), wobble=0.006)
    stems = [branch((0.02 * k, 0, 0.6), lean, 1.25 - 0.12 * k, seed=k) for k, lean in enumerate((-26, 4, 24, -8, 38))]
    bunch = [vase] + [part for stem in stems for part in stem]
    return (
        [large, round_]
        + group(canister(lacquer("#d9cfba", 0.28), beech(3), label=label(*TINS["cardamom-mokka"][2])), (-1.05, 0.0, 0), turn=-8)
        + group(teapot(celadon(), handle=beech(), lid_knob=beech()), (0.75, 0.0, 0), turn=-12)
        + group(mug(banded(), 0.36, 0.78), (2.48, -0.2, 0), turn=-22)
        + group(bunch, (3.78, 0.1, 0))
    )


main()
