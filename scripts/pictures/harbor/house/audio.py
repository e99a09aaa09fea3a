"""Speakers, headphones and other devices of the shop Harbor & Pine."""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.sound.audio import headphones, kitchen_speaker, shelf_speaker, shower_speaker
from goods.sound.gadgets import earbuds, instant_camera, phone_case
from materials import wood
from parts import lay
from studio import add_shot, main, shot

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
SIZE = dict(width=800, height=800)


def walnut(along="x", seed=0.0):
    return wood("#74492a", "#432715", along, 0.4, 2.6, 0.12, seed)


@shot(800, 800, ground=CLAY, up=9, fill=0.78)
def bookshelf_speakers_pair():
    return lay(shelf_speaker(walnut, knob=True), (-1.35, 0.1, 0), 24) + lay(shelf_speaker(walnut), (1.35, 0, 0), 24)


@shot(800, 800, ground=BUTTER, up=12, fill=0.72)
def instant_camera_():
    return lay(instant_camera(), turn=-16)


BROWN, BLACK = ("#7d5130", "#4b2d18"), ("#2c2a28", "#181716")


def speaker(value):
    color, (light, dark) = value
    return lay(kitchen_speaker(color, wood(light, dark, "x", rings=3, rough=0.45)), turn=14)


for name, value in {"graphite": ("#33373c", BLACK), "oat": ("#c9b58e", BROWN), "moss": ("#72835a", BROWN)}.items():
    add_shot(f"kitchen-speaker-{name}", lambda value=value: speaker(value), ground=SAND, up=20, fill=0.72, **SIZE)


@shot(800, 800, ground=SAND, up=38, fill=(1.15, 1.0), middle=(0.5, 0.40), blur=1.4)
def kitchen_speaker_2():
    return speaker(("#c9b58e", BROWN))


for name, color in {"clay": "#a5532f", "black": "#19191a"}.items():
    add_shot(f"phone-case-with-loop-{name}", lambda color=color: lay(phone_case(color), turn=16), ground=ROSE, up=58, fill=0.76, blur=0.5, **SIZE)


@shot(800, 800, ground=MIST, up=20, fill=0.70)
def pocket_earbuds():
    return earbuds()


@shot(800, 800, ground=SEA, up=17, fill=0.74)
def shower_speaker_():
    return shower_speaker()


TAN = "#84512d"
for name, value in {"charcoal": ("#303438", TAN), "sand": ("#c2aa7c", "#6b4128")}.items():
    add_shot(f"studio-headphones-{name}", lambda value=value: lay(headphones(*value), turn=-32), ground=MIST, up=10, fill=0.74, **SIZE)


@shot(800, 800, ground=MIST, up=24, fill=0.76)
def studio_headphones_2():
    return lay(headphones("#303438", TAN), (0, 0, 0.55), 34, (-100, 0))


main()
