"""Old sound, from the vintage stall of Bazaar."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.sound.audio import shelf_speaker
from goods.sound.hifi import crate, radio, stack_of_records, turntable
from materials import printed, wood
from parts import lay
from studio import main, shot

OAT, FOG, SHELL, CREAM, STONE = "#d8c9b2", "#cdd0cf", "#d9bfae", "#e2d8c4", "#c9c3b9"
SIZE = dict(width=700, height=700)


def teak(along="x", seed=0.0):
    return wood("#85552f", "#553017", along, 0.42, 2.2, 0.1, seed)


def pine(along="x", seed=0.0):
    return wood("#b58650", "#7f5630", along, 0.62, 2.2, 0.0, seed)


@shot(ground=CREAM, up=9, fill=0.78, **SIZE)
def bookshelf_speakers_pair():
    old = dict(w=2.1, h=3.8, d=2.3, vintage=True, baffle="#2b2926", sign="MARSH")
    return lay(shelf_speaker(teak, **old), (-1.6, 0.1, 0), 22) + lay(shelf_speaker(teak, **old), (1.6, 0, 0), 22)


@shot(ground=SHELL, up=26, fill=0.78, **SIZE)
def crate_of_soul_45s():
    sign = printed('<svg xmlns="http://www.w3.org/2000/svg" width="1150" height="400" viewBox="0 0 1150 400"><rect width="1150" height="400" fill="#a5382a"/><rect x="26" y="26" width="1098" height="348" fill="none" stroke="#efe2c8" stroke-width="9"/><text x="575" y="262" font-family="DejaVu Sans Condensed" font-weight="bold" font-size="190" letter-spacing="24" text-anchor="middle" fill="#efe2c8">SOUL 45s</text></svg>', 0.7)
    return lay(crate(pine, sign), turn=24)


@shot(ground="#bccbd3", up=9, fill=0.78, **SIZE)
def red_kitchen_radio_1958():
    return lay(radio(), turn=-18)


@shot(600, 600, ground="#bccbd3", up=8, fill=0.76)
def tile_vintage():
    return lay(radio(), turn=-14)


@shot(ground=FOG, up=48, fill=0.80, blur=0.5, **SIZE)
def ten_jazz_records():
    return lay(stack_of_records(), turn=-8)


@shot(ground=CREAM, up=36, fill=0.80, blur=0.6, **SIZE)
def walnut_turntable():
    return lay(turntable(lambda along="x", seed=0.0: wood("#6d4428", "#3f2414", along, 0.38, 2.0, 0.3, seed)), turn=-14)


main()
