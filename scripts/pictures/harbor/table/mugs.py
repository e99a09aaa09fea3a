"""Mugs, teapots, kettles and the window table of Harbor & Pine: blender -b -P harbor/table/mugs.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.jars import oak
from goods.table.own import cup, walnut
from greenery import branch
from materials import brass, enamel, glaze, lacquer, lit, paper, printed, shade, wood
from shapes import box, fillet, group, lathe, link_mesh, spline
from studio import add_colors, main, shot
from tableware import canister, coffee_pot, espresso_cup, french_press, kettle, mug, teapot, tumbler

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
NAVY, CHALK, MOSS, RUST = "#1f3f66", "#dcd7cb", "#5a7347", "#a8512c"


def tide_mug(color, fill=None):
    """Thrown in one piece, dipped upside down: the line is never quite level."""
    raw = glaze("#c9b99f", 0.32, speckles=0.9, breaks="#a8825c", foot=0.03, bands=((0.55, 2, color),))
    return mug(raw, 0.43, 0.90, fill)


def plain_mug(color, band=None, foot=None):
    rings = tuple(r for r in ((0.74, 0.79, band), (-1, 0.12, foot)) if r[2])
    return mug(glaze(color, 0.2, speckles=0.15, breaks="#c8b79a", bands=rings, reach=0.5), 0.43, 0.90, straight=False)


add_colors("tide-mug", lambda color: group(tide_mug(color), turn=-24), {"deep-sea": NAVY, "chalk": CHALK, "moss": MOSS, "rust": RUST}, ground=SAND, up=17, fill=0.68)


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


add_colors("camp-enamel-mug", lambda color: group(camp(color), turn=-24), {"white": "#d9d7d1", "harbor-blue": "#2b5079", "signal-red": "#b5352a"}, ground=SEA, up=17, fill=0.68)


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


add_colors("handleless-tumbler", lambda color: group(cup(color), turn=20), {"fog": "#8e98a4", "clay": "#b0714f", "ink": "#2c3648"}, ground=MIST, up=20, fill=0.66)


@shot(ground=MIST, up=20, fill=0.74)
def handleless_tumbler_2():
    return group(cup("#8e98a4"), (-0.45, 0.1, 0)) + group(cup("#8e98a4"), (0.47, -0.18, 0), turn=70)


CELADON, OAT, INK = "#86b29a", "#cdbb9b", "#2c3648"


def pot(color):
    return teapot(glaze(color, 0.2, speckles=0.25, breaks="#b9a37c"), handle=oak(), lid_knob=oak())


add_colors("round-teapot", lambda color: group(pot(color), turn=-16), {"celadon": CELADON, "oat": OAT, "ink": INK}, ground=SAND, up=15, fill=0.72)


@shot(ground=SAGE, up=19, fill=0.74)
def round_teapot_2():
    cup = tumbler(glaze(CELADON, 0.2, breaks="#b9a37c"), glaze(CELADON, 0.2), 0.33, 0.25, 0.62)
    return group(pot(CELADON), turn=-20) + group(cup, (1.58, -0.62, 0), turn=30)


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
add_colors("stove-kettle", lambda color: group(kettle(enamel(color), walnut("x"), knob=walnut()), turn=-14), {"pine": PINE, "cream": "#e0d2b0", "graphite": "#33373c"}, ground=SEA, up=13, fill=0.74)


@shot(ground=SEA, up=15, fill=0.74)
def stove_kettle_2():
    return group(kettle(enamel(PINE), walnut("x"), knob=walnut()), turn=166)


@shot(ground=CLAY, up=10, fill=0.76)
def french_press_():
    return group(french_press(0.62, walnut()), turn=-8)


@shot(ground=CLAY, up=6, fill=(1.2, 0.95), middle=(0.46, 0.36), blur=1.3)
def french_press_2():
    return group(french_press(0.7, walnut()), turn=-8)


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


VIEW = """<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700" viewBox="0 0 900 700">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#9fc4dd"/><stop offset="0.62" stop-color="#e9eee9"/></linearGradient>
<linearGradient id="sea" x2="0" y2="1"><stop stop-color="#a9c6d0"/><stop offset="1" stop-color="#5f8fa3"/></linearGradient>
<filter id="far"><feGaussianBlur stdDeviation="7"/></filter></defs>
<g filter="url(#far)"><rect x="-50" y="-50" width="1000" height="800" fill="url(#sky)"/>
<path d="M-50 470L160 380 330 440 560 350 950 450V480H-50Z" fill="#8ea9ad"/>
<path d="M420 480L640 410 950 430V490H420Z" fill="#6f8f86"/><rect x="-50" y="470" width="1000" height="300" fill="url(#sea)"/></g></svg>"""


def by_the_window():
    """A table against a wall with a window to the sea."""
    link_mesh("table", [(-20, -8, 0), (20, -8, 0), (20, 2.4, 0), (-20, 2.4, 0)], [(0, 1, 2, 3)], wood("#c39a68", "#97693d", "x", rings=2.2, rough=0.45))
    wall = paper("#e9e0d0")
    left, right, low, high = 0.6, 5.6, 0.85, 4.6
    for size, place in (
        ((20, 0.5, 14), (left - 10, 2.65, -1)), ((20, 0.5, 14), (right + 10, 2.65, -1)),
        ((right - left, 0.5, 2), (left / 2 + right / 2, 2.65, low - 2)), ((right - left, 0.5, 6), (left / 2 + right / 2, 2.65, high)),
    ):
        box("wall", size, wall, 0.015, place)
    white = lacquer("#e8e4da", 0.35)
    middle = (left + right) / 2
    box("sill", (right - left + 0.3, 0.5, 0.09), white, 0.02, (middle, 2.42, low - 0.05))
    for x in (left + 0.07, middle, right - 0.07):
        box("post", (0.13, 0.12, high - low), white, 0.02, (x, 2.74, low))
    for x in (left * 0.75 + right * 0.25, left * 0.25 + right * 0.75):
        box("bar", (0.06, 0.08, high - low), white, 0.015, (x, 2.74, low))
    for z in (low, (low + high) / 2 - 0.03, high - 0.13):
        box("rail", (right - left, 0.11, 0.10), white, 0.02, (middle, 2.74, z))
    sheet = link_mesh("view", [(left - 1, 3.2, low - 1), (right + 1, 3.2, low - 1), (right + 1, 3.2, high + 1), (left - 1, 3.2, high + 1)], [(0, 1, 2, 3)], lit(VIEW, 1.5))
    print_ = sheet.data.uv_layers.new(name="print")
    for corner, at in zip(print_.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        corner.uv = at


def table_lamp(color):
    base = lathe("base", fillet([(0, 0.0), (0.34, 0.0, 0.02), (0.36, 0.04, 0.02)], 0.02)[:-1] + spline([(0.36, 0.05), (0.50, 0.36), (0.46, 0.72), (0.22, 1.06), (0.11, 1.22), (0.105, 1.3)], 56) + [(0, 1.3)], glaze(color, 0.22, speckles=0.3, breaks="#d8a070", foot=0), wobble=0.002)
    neck = lathe("neck", fillet([(0, 1.28), (0.085, 1.28, 0.01), (0.085, 1.36, 0.01), (0.05, 1.37, 0.01), (0.05, 1.62, 0.01), (0, 1.62)], 0.01), brass())
    hood = lathe("hood", [(0.86, 1.36), (0.865, 1.365), (0.585, 2.42), (0.58, 2.425), (0.572, 2.42), (0.852, 1.37)], shade())
    return [base, neck, hood]


def bunch(color, stems=5, length=1.25):
    vase = lathe("vase", fillet([(0, 0.02), (0.24, 0.02), (0.26, 0, 0.01), (0.30, 0.02)], 0.01)[:-1] + spline([(0.30, 0.03), (0.46, 0.26), (0.40, 0.58), (0.17, 0.78), (0.13, 0.92), (0.17, 1.0)], 48) + [(0.155, 1.01), (0.14, 0.99), (0.11, 0.9), (0.11, 0.5)], glaze(color, 0.5, speckles=0.5, matt=True, breaks="#b59a78"), wobble=0.006)
    leans = (-26, 4, 24, -8, 38)[:stems]
    return [vase] + [part for k, lean in enumerate(leans) for part in branch((0.02 * k, 0, 0.6), lean, length - 0.1 * k, seed=k)]


@shot(1800, 800, up=5, fill=(0.52, 0.74), middle=(0.70, 0.44), rig=2.2, blur=0.7, side=-1, lens=60, power=1.15)
def hero():
    by_the_window()
    return (
        group(table_lamp(RUST), (0.2, 0.5, 0))
        + group(pot(CELADON), (1.95, 0.1, 0), turn=-12)
        + group(tide_mug(NAVY), (3.35, -0.35, 0), turn=-24, scale=0.86)
        + group(bunch("#ddd6c8"), (4.7, 0.45, 0))
    )


@shot(900, 1000, up=5, fill=(0.80, 0.60), middle=(0.5, 0.27), rig=1.7, blur=0.5)
def hero_m():
    link_mesh("table", [(-20, -8, 0), (20, -8, 0), (20, 1.6, 0), (-20, 1.6, 0)], [(0, 1, 2, 3)], wood("#c39a68", "#97693d", "x", rings=2.2, rough=0.45))
    link_mesh("wall", [(-30, 1.6, -1), (30, 1.6, -1), (30, 1.6, 20), (-30, 1.6, 20)], [(0, 1, 2, 3)], paper("#e6d9c8"))
    return group(pot(CELADON), (-0.9, 0.1, 0), turn=-12) + group(tide_mug(NAVY), (0.62, -0.4, 0), turn=-24, scale=0.86) + group(bunch("#c98f7f", 4, 1.0), (1.75, 0.15, 0))


@shot(ground=SEA, up=17, fill=0.74)
def tile_kitchen():
    return group(pot(CELADON), turn=-18) + group(tide_mug(NAVY), (1.6, -0.5, 0), turn=-24, scale=0.86)


main()
