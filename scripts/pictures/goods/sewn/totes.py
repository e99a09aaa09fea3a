"""Open bags: canvas totes, the leather market bag, the nylon shopper; and the cooler bag."""
import math

import numpy as np

from goods.sewn.pouches import Pouch, cross_stitch, handle, label, piping, zip_
from goods.sewn.skin import grid, panel, ribbon, ripple, stitches
from goods.sewn.stuffs import canvas, hide, nylon, screened, thread, webbing
from materials import steel
from parts import brass


def sack(height, width, depth, open_=0.55, flare=0.06, **more):
    """An open bag that stands: a flat bottom, sides that meet the mouth a little drawn in."""

    def wide(z):
        return width * (1 + flare * z / height) - 0.05 * np.clip(1 - z / 0.14, 0, 1) ** 2

    def deep(z):
        return depth * (1 - (1 - open_) * np.clip(z / height, 0, 1.2) ** 1.3) - 0.05 * np.clip(1 - z / 0.14, 0, 1) ** 2

    return Pouch(height, wide, deep, lambda z: 4.6 - 2.2 * np.clip(z / height, 0, 1), **more)


def loops(bag, x, high, wide, material, seam=None, low=None, thick=0.035, lean=0.12, back=True, lift=0.012):
    """Two handles: sewn to the front and back from `low` up to the edge, and an arch above it."""
    things = []
    h = bag.height
    for is_back in (False, True):
        sheet = bag.front(is_back)
        y = -1 if not is_back else 1
        foot = low if low is not None else h - 0.5
        zs = np.linspace(foot, h - 0.02, 8)
        feet = [[sheet.lifted(np.array(s * x), np.array(z), lift + thick / 2) for z in zs] for s in (-1, 1)]
        edge_y = feet[0][-1][1]
        off = -lean * y if is_back else lean * 0.4
        top = []
        for t in np.linspace(0, math.pi, 13):
            rise = math.sin(t) ** 0.75
            top.append((-x * 0.99 * math.copysign(abs(math.cos(t)) ** 0.8, math.cos(t)), edge_y + off * rise, h + 0.10 + (high - 0.1) * rise * (1.0 if not is_back else 0.93)))
        things += handle(feet, top, wide, thick, material, seam, face=(0, y, 0.02), count=130)
        if seam and low is None:
            for s in (-1, 1):
                things += cross_stitch(sheet, s * x, h - 0.30, wide * 0.6, 0.28, seam, lift + thick + 0.004)
    return things


def hems(bag, seam, at=(0.12, 0.20)):
    return [stitches(bag, [(k, bag.height - d) for k in np.linspace(0, 4, 100)], seam, 0.002, 0.042, 0.02) for d in at]


def boat_tote(trim, body="#d8cdb4", bottom=False, x=0.62, size=(3.5, 1.62, 0.82), seed=2):
    """Twenty-four-ounce canvas with handles sewn down its front; `bottom` is doubled in the handles' color."""
    cloth, band, seam = canvas(body, 15), canvas(trim, 15), thread("#efe6d0")
    h, w, d = size
    bag = sack(h, w, d, 0.62, seed=seed, soft=0.04, folds=0.035, pulls=((-x, h * 0.9, 0.5, 0.05), (x, h * 0.9, 0.5, 0.05)))
    things = bag.body(cloth, canvas("#cfc3a8", 15), thick=0.045)
    things += hems(bag, thread("#b5a98c"))
    if bottom:
        things += panel(bag, [(k, -0.001) for k in np.linspace(0, 4, 60)], [(k, h * 0.27) for k in np.linspace(0, 4, 60)], band, 0.03, n=(240, 14), thread=seam, sewn=("high",), smooth=False)
    things += loops(bag, x, 1.35, 0.27, band, seam, low=h * 0.27 if bottom else 0.1, thick=0.045)
    for s in (-1, 1):
        things += cross_stitch(bag.front(), s * x, h - 0.24, 0.18, 0.2, seam, 0.062)
    return things


def soft_tote(trim, body="#ded5c2", art=None, size=(3.9, 1.75, 0.50), x=0.55, high=1.75, seed=4, wide=0.2):
    """A light shopping bag of cotton, with a print on its front."""
    cloth, band, seam = canvas(body, 30), canvas(trim, 30), thread("#bfb296")
    h, w, d = size
    bag = sack(h, w, d, 0.30, 0.02, seed=seed, soft=0.06, folds=0.045, scale=1.5, pulls=((-x, h * 0.9, 0.5, 0.05), (x, h * 0.9, 0.5, 0.05)))
    things = bag.body(cloth, canvas("#d3c9b3", 30), thick=0.02)
    things += hems(bag, seam, (0.28, 0.03))
    things += loops(bag, x, high, wide, band, seam, thick=0.022)
    if art:
        front = bag.front()
        (x0, x1, z0, z1), svg = art
        a, b = np.meshgrid(np.linspace(x0, x1, 80), np.linspace(z1, z0, 80))
        things.append(grid("print", front.lifted(a, b, 0.003), screened(canvas(body, 30), svg)))
    return things


def market_bag(color="#a0693a", trim="#4e2f1c", seed=6):
    """Vegetable-tanned leather, wide above, with rolled handles and two rivets a side."""
    skin, dark_, seam, metal_ = hide(color), hide(trim), thread("#d9c49a"), brass(0.25)
    h = 2.75
    bag = sack(h, 1.72, 0.82, 0.55, 0.20, seed=seed, soft=0.05, folds=0.035, scale=1.2, pulls=((-0.62, 2.4, 0.5, 0.06), (0.62, 2.4, 0.5, 0.06)))
    things = bag.body(skin, hide("#b98a5a"), thick=0.04)
    things += panel(bag, [(k, -0.001) for k in np.linspace(0, 4, 60)], [(k, 0.62) for k in np.linspace(0, 4, 60)], dark_, 0.03, n=(240, 12), thread=seam, sewn=("high",), smooth=False)
    things.append(stitches(bag, [(k, h - 0.09) for k in np.linspace(0, 4, 100)], seam, 0.002, 0.045, 0.02))
    for s in (-1, 1):
        things.append(piping(bag.front(), [(s * 1.62, 0.62), (s * 1.72, 1.6), (s * 1.80, 2.6)], 0.022, skin, 0.006))
    things += loops(bag, 0.66, 1.30, 0.22, dark_, seam, low=0.35, thick=0.06)
    for is_back in (False, True):
        sheet = bag.front(is_back)
        for s in (-1, 1):
            for z in (h - 0.30, h - 0.48):
                c, n = sheet.lifted(np.array(s * 0.66), np.array(z), 0.075), sheet.normal(np.array(s * 0.66), np.array(z))
                things.append(ribbon("rivet", [c - n * 0.02, c, c + n * 0.014, c + n * 0.02], [0.10, 0.10, 0.085, 0.03], [0.10, 0.10, 0.085, 0.03], metal_, face=(0, 0, 1), count=12, edge=0.5))
    return things


def shopper(color="#d9a32e", trim="#202124", number="412", seed=9):
    """Ripstop of old sails: thin, creased, with the sail's number on its side."""
    cloth, band, seam = nylon(color, 0.5, squares=7.5), webbing(trim), thread(trim)
    h = 3.3
    bag = sack(h, 1.82, 0.72, 0.45, 0.04, seed=seed, soft=0.075, folds=0.09, scale=2.2, pulls=((-0.6, 3.0, 0.5, 0.07), (0.6, 3.0, 0.5, 0.07)))
    things = bag.body(cloth, nylon(color, 0.6), thick=0.012, columns=360, rows=200)
    things += hems(bag, seam, (0.22,))
    things += loops(bag, 0.6, 1.55, 0.22, band, thread("#3d3e42"), thick=0.03)
    front = bag.front()
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300" viewBox="0 0 600 300"><rect width="600" height="300" fill="#ffffff"/>
    <text x="300" y="235" font-family="DejaVu Sans" font-weight="bold" font-size="240" textLength="520" text-anchor="middle" fill="#22314a">{number}</text></svg>"""
    a, b = np.meshgrid(np.linspace(-0.2, 1.15, 90), np.linspace(1.45, 0.78, 60))
    things.append(grid("number", front.lifted(a, b, 0.003), screened(nylon(color, 0.5, squares=7.5), svg)))
    return things


def cooler_bag(color="#c9962f", trim="#4e3020", seed=12):
    """Canvas outside, welded inside: a soft box with a zip round its lid and webbing handles."""
    cloth, band, seam = canvas(color, 15), webbing(trim), thread("#e3d5ae")
    h = 2.7

    def wide(z):
        return 1.62 - 0.16 * np.clip(1 - z / 0.3, 0, 1) ** 2 - 0.24 * np.clip((z - (h - 0.4)) / 0.4, 0, 1) ** 2.4

    def deep(z):
        return 1.0 - 0.14 * np.clip(1 - z / 0.3, 0, 1) ** 2 - 0.24 * np.clip((z - (h - 0.4)) / 0.4, 0, 1) ** 2.4

    bag = Pouch(h, wide, deep, 6.5, soft=0.035, folds=0.035, seed=seed, pulls=((0, 1.2, 1.0, 0.06),))
    a = np.linspace(0, 4, 260, endpoint=False)
    z = np.linspace(0, h, 120)
    rings = [bag.at(a, np.full_like(a, v)) for v in z]
    lid = []
    for f in (0.97, 0.9, 0.75, 0.5, 0.25, 0.02):
        ring = rings[-1] * np.array([f, f, 1])
        ring[:, 2] = h + 0.10 * (1 - f**3) + 0.012 * ripple(ring, 2.4, 4)
        lid.append(ring)
    under = [rings[0] * np.array([f, f, 1]) for f in (0.02, 0.6, 0.96)]
    things = [grid("body", np.array(under + rings + lid), cloth, around=True)]
    around = [(k, h - 0.42) for k in np.linspace(-1.55, 1.55, 120)]
    things += zip_(bag, around, webbing("#2b241c"), steel(0.3, 0), 0.004, 0.18, 0.06, hide(trim), at=0.72, smooth=False)
    for d in (0.29, 0.55):
        things.append(stitches(bag, [(k, h - d) for k in np.linspace(0, 4, 100)], seam, 0.002, 0.042, 0.02))
    things.append(piping(bag, [(k, h - 0.04) for k in np.linspace(0, 4, 60)][:-1], 0.03, band, 0.0, closed=True, count=220))
    things.append(piping(bag, [(k, 0.12) for k in np.linspace(0, 4, 60)][:-1], 0.028, band, 0.0, closed=True, count=220))
    front = bag.front()
    for is_back in (False, True):
        sheet = bag.front(is_back)
        y = 1 if is_back else -1
        zs = np.linspace(0.16, h - 0.62, 10)
        feet = [[sheet.lifted(np.array(s * 0.78), np.array(v), 0.03) for v in zs] for s in (-1, 1)]
        top = []
        for t in np.linspace(0.12, math.pi - 0.12, 13):
            top.append((-0.76 * math.copysign(abs(math.cos(t)) ** 0.7, math.cos(t)), y * (0.95 - 0.72 * math.sin(t) ** 0.8), h - 0.45 + 1.25 * math.sin(t) ** 0.7 - (0.05 if is_back else 0)))
        things += handle(feet, top, 0.24, 0.04, band, seam, face=(0, y, 0.35), count=140)
    things += label(front, 0, 1.35, 0.6, 0.36, hide("#7a4a2a"), seam, 0.004, 0.025)
    return things
