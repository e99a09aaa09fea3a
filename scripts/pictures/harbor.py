"""The pictures of the shop Harbor & Pine: blender -b -P harbor.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from materials import enamel, glaze, lacquer, printed, wood
from shapes import group
from studio import add_shot, main, shot
from tableware import canister, coffee_pot, espresso_cup, french_press, kettle, mug, teapot, tumbler

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
NAVY, CHALK, MOSS, RUST = "#1f3f66", "#dcd7cb", "#5a7347", "#a8512c"


def oak(seed=0.0):
    return wood("#c99a63", "#94653a", "z", rings=3.5, seed=seed)


def tide_mug(color, fill=None):
    """Thrown in one piece, dipped upside down: the line is never quite level."""
    raw = glaze("#c9b99f", 0.32, speckles=0.9, breaks="#a8825c", foot=0.03, bands=((0.55, 2, color),))
    return mug(raw, 0.43, 0.90, fill)


def plain_mug(color, band=None, foot=None):
    rings = tuple(r for r in ((0.74, 0.79, band), (-1, 0.12, foot)) if r[2])
    return mug(glaze(color, 0.2, speckles=0.15, breaks="#c8b79a", bands=rings, reach=0.5), 0.43, 0.90, straight=False)


for _name, _color in (("deep-sea", NAVY), ("chalk", CHALK), ("moss", MOSS), ("rust", RUST)):
    add_shot(f"tide-mug-{_name}", lambda color=_color: group(tide_mug(color), turn=-24), ground=SAND, up=17, fill=0.68)


@shot(ground=SAND, up=9, fill=(1.5, 1.3), middle=(0.44, 0.46), blur=1.6)
def tide_mug_2():
    return group(tide_mug(NAVY), turn=-24)


@shot(ground=SAGE, up=19, fill=0.74)
def tide_mug_3():
    return group(tide_mug(NAVY, "coffee"), (-0.52, 0.15, 0), turn=160) + group(tide_mug(RUST, "coffee"), (0.50, -0.2, 0), turn=-26)


@shot(ground=SEA, up=16, fill=0.68)
def lighthouse_mug():
    return group(plain_mug("#dcd7cb", "#a53128"), turn=-24)


@shot(ground=SAGE, up=16, fill=0.68)
def orchard_mug():
    return group(plain_mug("#d8d1bf", "#4e6b42"), turn=-24)


@shot(ground=SAGE, up=16, fill=0.68)
def orchard_mug_2():
    return group(plain_mug("#d8d1bf", "#4e6b42", "#b9a382"), turn=204)


def morning():
    return mug(glaze("#cf9a2c", 0.18, speckles=0.1, breaks="#a86f2a", foot=0.03), 0.36, 1.10, out=0.29)


@shot(ground=BUTTER, up=15, fill=0.68)
def long_morning_mug():
    return group(morning(), turn=-24)


@shot(ground=SAND, up=20, fill=0.68)
def long_morning_mug_2():
    return group(morning(), turn=-40)


def camp(color):
    return mug(enamel(color, 0.12, rim=0.88, rim_color="#1d3557"), 0.42, 0.88, out=0.26)


for _name, _color in (("white", "#d9d7d1"), ("harbor-blue", "#2b5079"), ("signal-red", "#b5352a")):
    add_shot(f"camp-enamel-mug-{_name}", lambda color=_color: group(camp(color), turn=-24), ground=SEA, up=17, fill=0.68)


@shot(ground=SEA, up=11, fill=(1.5, 1.3), middle=(0.44, 0.42), blur=1.6)
def camp_enamel_mug_2():
    return group(camp("#d9d7d1"), turn=-24)


def ember_cup(coffee=False):
    return espresso_cup(glaze(RUST, 0.24, speckles=0.5, breaks="#d8a070", foot=0.0, bands=((-1, 0.16, "#2a2523"),)), coffee)


@shot(ground=CLAY, up=20, fill=0.74)
def espresso_cup_set_of_two():
    return group(ember_cup(True), (-0.36, 0.12, 0), turn=-35) + group(ember_cup(), (0.42, -0.22, 0), turn=-12)


@shot(ground=CLAY, up=26, fill=0.72)
def espresso_cup_set_of_two_2():
    return group(ember_cup(True), turn=-32)


def tumbler_of(color):
    return tumbler(glaze(color, 0.5, speckles=0.35, matt=True, breaks="#a8825c"), glaze("#d8d3c8", 0.16, foot=0))


for _name, _color in (("fog", "#8e98a4"), ("clay", "#b0714f"), ("ink", "#2c3648")):
    add_shot(f"handleless-tumbler-{_name}", lambda color=_color: group(tumbler_of(color), turn=20), ground=MIST, up=20, fill=0.66)


@shot(ground=MIST, up=20, fill=0.74)
def handleless_tumbler_2():
    return group(tumbler_of("#8e98a4"), (-0.45, 0.1, 0)) + group(tumbler_of("#8e98a4"), (0.47, -0.18, 0), turn=70)


CELADON, OAT, INK = "#86b29a", "#cdbb9b", "#2c3648"


def pot(color):
    return teapot(glaze(color, 0.2, speckles=0.25, breaks="#b9a37c"), handle=oak(), lid_knob=oak())


for _name, _color in (("celadon", CELADON), ("oat", OAT), ("ink", INK)):
    add_shot(f"round-teapot-{_name}", lambda color=_color: group(pot(color), turn=-16), ground=SAND, up=15, fill=0.72)


@shot(ground=SAGE, up=19, fill=0.74)
def round_teapot_2():
    cup = tumbler(glaze(CELADON, 0.2, breaks="#b9a37c"), glaze(CELADON, 0.2), 0.33, 0.25, 0.62)
    return group(pot(CELADON), turn=-20) + group(cup, (1.36, -0.5, 0), turn=30)


def ringed_pot():
    white = glaze("#d8d2c4", 0.2, speckles=0.2, breaks="#c8b79a", bands=((1.02, 1.13, "#274b73"),), reach=0.5)
    return coffee_pot(white, oak(2), oak(2))


@shot(ground=MIST, up=11, fill=0.74)
def tall_coffee_pot():
    return group(ringed_pot(), turn=-10)


@shot(ground=SAND, up=13, fill=0.74)
def tall_coffee_pot_2():
    return group(ringed_pot(), turn=166)


PINE = "#1f4a40"
for _name, _color in (("pine", PINE), ("cream", "#d9cdb2"), ("graphite", "#33373c")):
    add_shot(f"stove-kettle-{_name}", lambda color=_color: group(kettle(enamel(color), oak(1)), turn=-14), ground=SEA, up=13, fill=0.74)


@shot(ground=SEA, up=15, fill=0.74)
def stove_kettle_2():
    return group(kettle(enamel(PINE), oak(1)), turn=166)


@shot(ground=CLAY, up=10, fill=0.76)
def french_press_():
    return group(french_press(0.62, oak(4)), turn=-8)


@shot(ground=CLAY, up=6, fill=(1.2, 0.95), middle=(0.46, 0.36), blur=1.3)
def french_press_2():
    return group(french_press(0.7, oak(4)), turn=-8)


@shot(ground=BUTTER, up=13, fill=0.7)
def morning_pier_black_tea():
    paper = printed(
        """<svg xmlns="http://www.w3.org/2000/svg" width="900" height="474" viewBox="0 0 900 474">
        <rect width="900" height="474" fill="#f1e6cd"/><rect x="20" y="20" width="860" height="434" fill="none" stroke="#1d3557" stroke-width="4"/>
        <g text-anchor="middle" font-family="DejaVu Serif" fill="#1d3557">
        <text x="450" y="108" font-size="30" letter-spacing="8">HARBOR &amp; PINE</text>
        <path d="M250 150q25-18 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0" fill="none" stroke="#1d3557" stroke-width="4"/>
        <text x="450" y="260" font-size="80" font-weight="bold" font-family="DejaVu Serif Condensed">Morning Pier</text>
        <text x="450" y="328" font-size="34" font-style="italic">black tea</text>
        <text x="450" y="406" font-size="26" letter-spacing="5">LOOSE LEAF</text></g></svg>""",
        0.65,
    )
    return group(canister(lacquer("#a5512f", 0.28), oak(7), label=paper), turn=-12)


main()
