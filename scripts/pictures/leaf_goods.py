"""What the shop Leaf & Ember sells, a picture each."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cigars import SIZES, bundle, cigar
from humidors import cigar_box, humidor, jar, travel_case
from materials import glaze, lacquer, metal
from parts import brass, dark_walnut, lay
from smoking import flip_lighter, guillotine, jet_torch, long_ashtray, punch, round_ashtray, scissors, square_ashtray, table_lighter
from studio import add_shot, shot

CREAM, SAND, STONE, SAGE, NIGHT, ROSE = "#dccab2", "#c2a081", "#b9b2a6", "#9ba38a", "#33221a", "#cfae94"
GREEN, OXBLOOD = "#1d4030", "#7d2a22"

# What each cigar is: leaf, size, band, and what differs.
CIGARS = {
    "morning-watch": dict(shade="claro", size="toro", band="green"),
    "lantern": dict(shade="claro", size="corona", band="red"),
    "chapel": dict(shade="natural", size="churchill", band="blue"),
    "little-ferry": dict(shade="natural", size="petit", band="terra"),
    "quartermaster": dict(shade="natural", size="toro", band="green"),
    "copper-road": dict(shade="cameroon", size="corona", band="red"),
    "night-train": dict(shade="maduro", size="torpedo", band="black", head="torpedo"),
    "express": dict(shade="rosado", size="robusto", band="blue"),
    "cedar-and-smoke": dict(shade="colorado", size="toro", band="ivory", press=1.0),
    "boatswain": dict(shade="colorado", size="robusto", band="red"),
    "iron-kettle": dict(shade="maduro", size="torpedo", band="gray", head="torpedo"),
    "last-call": dict(shade="oscuro", size="churchill", band="ruby"),
    "fireside-reserve": dict(shade="oscuro", size="torpedo", band="ivory", head="torpedo"),
}
GROUNDS = {"lantern": SAND, "chapel": STONE, "little-ferry": ROSE, "copper-road": SAND, "express": SAGE, "iron-kettle": STONE, "last-call": SAND, "boatswain": ROSE}


def one(name, seed=0, roll=22, **more):
    return cigar(seed=seed or len(name), roll=roll, **CIGARS[name], **more)


def flat(name):
    return 0 if CIGARS[name].get("press") else 38


for _name in CIGARS:
    add_shot(
        _name, lambda name=_name: lay(one(name, roll=flat(name)), turn=24),
        ground=GROUNDS.get(_name, CREAM), up=38, fill=0.80, blur=0, rig=0.9,
    )


def pair(name):
    """Two of a kind beside each other."""
    radius = SIZES[CIGARS[name]["size"]][1]
    near = lay(one(name, 5, flat(name)), (-0.07, -radius * 1.45, 0), 19)
    return near + lay(one(name, 3, flat(name)), (0.07, radius * 1.45, 0), 23)


for _name, _file in (("boatswain", "boatswain-3"), ("morning-watch", "morning-watch-3"), ("quartermaster", "quartermaster-3"), ("night-train", "night-train-3"), ("fireside-reserve", "fireside-reserve-2")):
    add_shot(_file, lambda name=_name: pair(name), ground=NIGHT, up=40, fill=0.80, blur=0, rig=0.9, power=1.7)

for _name, _file in (("cedar-and-smoke", "cedar-and-smoke-2"), ("last-call", "last-call-2"), ("quartermaster", "quartermaster-4")):
    # A detail: the band and the head from near; the foot leaves the picture.
    add_shot(
        _file, lambda name=_name: lay(one(name, 2, flat(name)), turn=-34),
        ground=NIGHT, up=34, fill=1.12, middle=(0.36, 0.54), blur=0, rig=0.9, power=1.1,
    )


def boxed(name, house="EMBER &amp; SONS", accent=GREEN, sign="leaf", timber=None, ground="#e2d0a8", count=10):
    title = name.replace("-", " ").title().replace(" And ", " &amp; ")
    return lay(cigar_box([CIGARS[name]], count, (house, title), accent, sign, timber, accent, ground=ground), turn=-16)


for _file, _make in (
    ("morning-watch-2", lambda: boxed("morning-watch")),
    ("quartermaster-2", lambda: boxed("quartermaster")),
    ("boatswain-2", lambda: boxed("boatswain", accent=OXBLOOD, sign="wheel")),
    ("chapel-2", lambda: boxed("chapel", "QUILL HOUSE", "#223a5c", "steeple")),
    ("night-train-2", lambda: boxed("night-train", "RAIL &amp; VINE", "#221d1a", "rail")),
    ("last-call-3", lambda: boxed("last-call", "RAIL &amp; VINE", "#4c1620", "star", dark_walnut)),
):
    add_shot(_file, _make, ground=NIGHT, up=24, fill=0.74, blur=0, power=1.6)

BUNDLES = {"copper-road-2": ("copper-road", "#e6dfcd"), "iron-kettle-2": ("iron-kettle", "#24262a"), "lantern-2": ("lantern", "#b89a5c")}
for _file, (_name, _silk) in BUNDLES.items():
    add_shot(_file, lambda name=_name, silk=_silk: lay(bundle([CIGARS[name]], 4, 2, silk), turn=22), ground=SAND, up=36, fill=0.78, blur=0)

FIVE = [dict(shade=shade, size="toro", band="green") for shade in ("claro", "natural", "colorado", "maduro", "oscuro")]
DARK = [dict(shade=shade, size="toro", band=band) for shade, band in (("maduro", "black"), ("oscuro", "gray"), ("maduro", "ruby"), ("oscuro", "black"), ("maduro", "gray"))]


@shot(ground=CREAM, up=40, fill=0.78, blur=0)
def first_flight():
    return lay(bundle(FIVE, 5, 1, "#b08d49"), turn=22)


@shot(ground=CREAM, up=26, fill=0.74, blur=0)
def first_flight_2():
    return lay(cigar_box(FIVE, 5, ("EMBER &amp; SONS", "First Flight"), GREEN), turn=-18)


@shot(ground=NIGHT, up=24, fill=0.74, blur=0, power=1.6)
def the_maduro_box():
    return lay(cigar_box(DARK, 10, ("RAIL &amp; VINE", "The Maduro Box"), "#2a1c14", "leaf", dark_walnut, "#b08d49"), turn=-16)


@shot(ground=SAND, up=27, fill=0.74, blur=0)
def the_maduro_box_2():
    return lay(cigar_box(DARK, 10, ("RAIL &amp; VINE", "The Maduro Box"), "#2a1c14", "leaf", dark_walnut, "#b08d49", open_=False), turn=-24)


MIXED = [CIGARS["quartermaster"] | {"size": "toro"}]


@shot(ground=SAND, up=17, fill=0.74, blur=0)
def desk_humidor():
    return lay(humidor(), turn=-24)


@shot(ground=NIGHT, up=24, fill=0.74, blur=0, power=1.6)
def desk_humidor_2():
    return lay(humidor(open_=True, kinds=MIXED), turn=-18)


@shot(ground=NIGHT, up=24, fill=0.74, blur=0, power=1.7)
def cabinet_humidor():
    return lay(humidor(3.3, 2.4, 1.55, 0.42, dark_walnut, True, [CIGARS["boatswain"] | {"size": "churchill"}], 14, tray=True), turn=-18)


for _name, _hide, _ground in (("saddle", "#7a4727", SAND), ("forest", "#1b3a2b", ROSE)):
    add_shot(f"travel-humidor-{_name}", lambda hide=_hide: lay(travel_case(hide), turn=-22), ground=_ground, up=14, fill=0.74, blur=0)


@shot(ground=SAGE, up=12, fill=0.74, blur=0)
def humidor_jar():
    return jar(CIGARS["copper-road"] | {"band": "ruby"})


def blades():
    return metal("#c9c8c4", 0.2, 0.0)


@shot(ground=STONE, up=48, fill=0.72, blur=0)
def double_guillotine_brushed_steel():
    return lay(guillotine(metal("#c2c2bf", 0.26, 0.6), blades()), turn=16)


@shot(ground=STONE, up=48, fill=0.72, blur=0)
def double_guillotine_brass():
    return lay(guillotine(metal("#ae9468", 0.26, 0.4), blades()), turn=16)


@shot(ground=ROSE, up=52, fill=0.74, blur=0)
def cigar_scissors():
    return lay(scissors(blades(), metal("#bdbbb5", 0.2, 0.0)), turn=-24)


@shot(ground=STONE, up=40, fill=0.74, blur=0)
def bullet_punch():
    return lay(punch(lacquer("#1b1c1e", 0.3), brass(0.22, 0.2)), turn=20)


for _name, _make in (("brass", lambda: metal("#ae9468", 0.22, 0.0, True)), ("gunmetal", lambda: metal("#55585c", 0.3, 0.0, True)), ("forest", lambda: lacquer("#17382a", 0.24))):
    add_shot(f"flip-lighter-{_name}", lambda make=_make: lay(flip_lighter(make()), turn=-16), ground=STONE, up=13, fill=0.72, blur=0)


@shot(ground=STONE, up=14, fill=0.74, blur=0)
def jet_torch_():
    return lay(jet_torch(), turn=-24)


@shot(ground=SAND, up=13, fill=0.72, blur=0)
def table_lighter_():
    return lay(table_lighter(), turn=-18)


def forest_glaze():
    return glaze("#1f3b2d", 0.16, speckles=0.2, breaks="#7a6a40")


def amber_glaze():
    return glaze("#9c5a24", 0.18, speckles=0.3, breaks="#dba35e")


def resting(name, place, turn, tilt):
    return lay(one(name, 4, 34), place, turn, (0, tilt))


for _name, _make in (("forest", forest_glaze), ("amber", amber_glaze)):
    add_shot(
        f"round-ashtray-{_name}",
        lambda make=_make: lay(round_ashtray(make()) + resting("boatswain", (0.55, 0, 0.212), 0, -10.5), turn=-24), ground=CREAM, up=26, fill=0.76, blur=0,
    )


@shot(ground=SAND, up=28, fill=0.76, blur=0)
def square_ashtray_():
    return lay(square_ashtray() + resting("quartermaster", (0.56, 0.56, 0.218), 45, -8.8), turn=-18)


@shot(ground=STONE, up=28, fill=0.78, blur=0)
def long_ashtray_for_one():
    return lay(long_ashtray() + resting("boatswain", (0.86, 0, 0.149), 0, 0), turn=-20)
