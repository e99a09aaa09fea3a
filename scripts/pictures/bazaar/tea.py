"""Pictures of the teas: blender -b -P bazaar/tea.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.pottery.clay import stoneware
from goods.pottery.stoneware import low_bowl
from goods.steep.leaves import heap, painted_tin, pouch, six_box, tin
from goods.steep.labels import blank_label, lid_label, pouch_label, tin_label
from materials import paper
from parts import lay
from shapes import group
from studio import add_colors, add_shot, main, shot

LINEN, STONE, OAT, FOG, SHELL, MOSS = "#ddd4c6", "#c9c3b9", "#d8c9b2", "#cdd0cf", "#dccabd", "#b9bda6"
SIZE = dict(width=700, height=700)

# What light falls on a tin or a pouch is worked out on a dark, blank one: so no print shows through another.
DARK = "#4a4846"

# Tins: paint, lid, then the label's title, line, weight, ink and sign.
TINS = {
    "blank-tin": (DARK, DARK, None),
    "tuesday-chai-100-g": ("#97452a", "#b08b4a", ("Tuesday Chai", "black tea, whole spices", "100 g", "#8a3a20", "waves")),
    "bergamot-street": ("#1f3350", "#b8862c", ("Bergamot Street", "Earl Grey with real peel", "100 g", "#1f3350", "citrus")),
    "ember-pine-50-g": ("#38251b", "#a1491f", ("Ember &amp; Pine", "smoked black tea", "50 g", "#38251b", "tree")),
    "foglight-breakfast-50-g": ("#1c443b", "#b08b4a", ("Foglight Breakfast", "black tea", "50 g", "#1c443b", "sun")),
    "hillside-second-flush": ("#6f4027", "#b08b4a", ("Hillside", "second flush, one garden", "100 g", "#6f4027", "hill")),
    "night-market-jasmine": ("#b9b09c", "#41614f", ("Night Market Jasmine", "green tea, scented", "100 g", "#2f5142", "flower")),
    "quiet-hours": ("#514c66", "#d3c6a0", ("Quiet Hours", "chamomile, lavender", "50 g", "#453f5c", "moon")),
}


def one_tin(value):
    body, lid, label = value
    return group(tin(painted_tin(body), painted_tin(lid), tin_label(*label) if label else blank_label(DARK)), turn=-9)


add_colors("", one_tin, TINS, ground=LINEN, up=14, fill=0.70, **SIZE)

POUCHES = {
    "blank-pouch": (DARK, DARK, None),
    "tuesday-chai-250-g": ("#a14c2e", "#c9b68a", ("Tuesday Chai", "black tea, whole spices", "250 g", "#8a3a20", "waves")),
    "ember-pine-100-g": ("#3d281c", "#a1491f", ("Ember &amp; Pine", "smoked black tea", "100 g", "#38251b", "tree")),
    "foglight-breakfast-100-g": ("#1c443b", "#b08b4a", ("Foglight Breakfast", "black tea", "100 g", "#1c443b", "sun")),
    "foglight-breakfast-250-g": ("#1c443b", "#b08b4a", ("Foglight Breakfast", "black tea", "250 g", "#1c443b", "sun", "#e2cf9c")),
    "last-cup-decaf": ("#474a5b", "#cfc3a8", ("Last Cup Decaf", "black tea, no caffeine", "100 g", "#3a3d4e", "moon")),
    "toasted-rice-green": ("#5f7442", "#3d5130", ("Toasted Rice Green", "green tea, brown rice", "100 g", "#4a5f33", "rice")),
    "back-porch-mint": ("#8fae92", "#27443a", ("Back Porch Mint", "peppermint, spearmint", "60 g", "#27443a", "leaf")),
    "second-wind": ("#c08c22", "#573a20", ("Second Wind", "ginger and turmeric", "100 g", "#8a5416", "ginger")),
}


def one_pouch(value):
    color, tie, label = value
    return group(pouch(color, tie, pouch_label(*label) if label else blank_label(DARK)), turn=-17)


add_colors("", one_pouch, POUCHES, ground=OAT, up=11, fill=0.72, **SIZE)


@shot(ground=MOSS, up=18, fill=0.62, **SIZE)
def ferry_matcha():
    label = tin_label("Ferry Matcha", "stone-milled green tea", "30 g", "#45622a", "waves", "#e4e0c8")
    return group(tin(painted_tin("#62793c"), painted_tin("#22262b"), label, 0.36, 0.84, 0.22, 130, 0.12, 0.88), turn=-9)


def dish(glaze, kinds, rise=0.10, seed=1, count=1500):
    """A low bowl of loose leaves."""
    bowl = low_bowl(stoneware(glaze, breaks="#9a7748", foot=0.05, speckles=0.4), 1.0, 0.34, 0.46)
    heap(0.81, 0.255, rise, kinds, seed, count)
    return [bowl]


@shot(ground=MOSS, up=52, fill=0.76, **SIZE)
def first_rain_sencha():
    return dish("#d6cdb9", (("needle", "#1c2618", "#56683f", 3), ("needle", "#29381f", "#6f7f4c", 2), ("stem", "#7d8a4c", "#a3a868", 0.5)))


@shot(ground=STONE, up=52, fill=0.76, **SIZE)
def paper_lantern_white():
    return dish("#9fb0b3", (("bud", "#96977a", "#cbc8ae", 3), ("petal", "#5f6a48", "#8e8f66", 1.4), ("bud", "#8f9a74", "#c9c8a8", 1.4)), 0.13, 3, 900)


@shot(ground=SHELL, up=52, fill=0.76, **SIZE)
def slow_boat_oolong():
    return dish(
        "#cbbba0", (("twist", "#231a13", "#5a4526", 3), ("twist", "#2e2a1a", "#6a5a34", 2), ("stem", "#7a5a34", "#9a7a4a", 0.4)), 0.11, 5, 1200
    )


@shot(ground=LINEN, up=52, fill=0.76, **SIZE)
def red_barn():
    return dish(
        "#d6cdb9", (("petal", "#3d0d13", "#7a232c", 4), ("twist", "#54181a", "#8a3530", 0.4), ("petal", "#7a2f20", "#a5552e", 0.7)), 0.11, 7, 1300
    )


SIXES = {
    "six-tin-sampler": (
        "#24403a",
        "#d8ccb0",
        (
            ("Foglight", "#1c443b", "sun"),
            ("Bergamot", "#1f3350", "citrus"),
            ("Sencha", "#5f7442", "leaf"),
            ("Jasmine", "#8c8468", "flower"),
            ("Mint", "#44705a", "leaf"),
            ("Quiet Hours", "#514c66", "moon"),
        ),
    ),
    "herbal-half-dozen": (
        "#6a3d28",
        "#d8ccb0",
        (
            ("Mint", "#44705a", "leaf"),
            ("Red Barn", "#94302f", "flower"),
            ("Quiet Hours", "#514c66", "moon"),
            ("Second Wind", "#b5821f", "ginger"),
            ("Lemon Balm", "#7d8a3a", "leaf"),
            ("Rosehip", "#a8502c", "drop"),
        ),
    ),
}


def sixes(value):
    carton, inlay, lids = value
    return lay(six_box(paper(carton, 0.8), paper(inlay, 0.85), painted_tin("#c8bda2"), [lid_label(*lid) for lid in lids]), turn=-14)


for _name, _value in SIXES.items():
    add_shot(_name, lambda value=_value: sixes(value), ground=SHELL, up=48, fill=0.76, **SIZE)


@shot(600, 600, ground=MOSS, up=14, fill=0.78)
def tile_tea():
    body, lid, label = TINS["foglight-breakfast-50-g"]
    color, tie, print_ = POUCHES["tuesday-chai-250-g"]
    left = group(tin(painted_tin(body), painted_tin(lid), tin_label(*label)), (-0.62, -0.1, 0), turn=-4)
    return left + group(pouch(color, tie, pouch_label(*print_)), (0.62, 0.25, 0), turn=-17)


main()
