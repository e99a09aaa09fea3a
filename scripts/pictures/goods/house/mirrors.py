"""Mirrors, and the room that they show."""
import math

from goods.house.walls import unseen
from materials import Surface, lacquer, lit, metal, wood
from parts import cutout, lay, rod
from shapes import fillet, lathe, link_mesh, tube

ROOM = """<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900"><defs>
<linearGradient id="wall" x2="1" y2="0.4"><stop stop-color="#a9aaa4"/><stop offset="0.55" stop-color="#c9c5ba"/><stop offset="1" stop-color="#9a958b"/></linearGradient>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#eef4f8"/><stop offset="1" stop-color="#dfe6df"/></linearGradient>
<filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter></defs>
<rect width="1200" height="900" fill="url(#wall)"/><g filter="url(#far)"><rect y="690" width="1200" height="260" fill="#8a7860"/>
<rect x="470" y="120" width="330" height="500" fill="#efece2"/><rect x="490" y="140" width="140" height="460" fill="url(#sky)"/><rect x="642" y="140" width="140" height="460" fill="url(#sky)"/>
<path d="M490 470q70-60 140-10q80-40 152 6V600H490Z" fill="#b4c4a8"/><rect x="490" y="360" width="292" height="12" fill="#e4e0d4"/>
<path d="M440 90Q462 420 420 660H360Q420 380 400 90ZM832 90Q812 420 856 660H916Q858 380 872 90Z" fill="#d8d0c0"/>
<rect x="150" y="560" width="200" height="150" rx="20" fill="#7d7a72"/><rect x="950" y="330" width="150" height="190" fill="#80664a"/><rect x="964" y="344" width="122" height="162" fill="#c8c2b2"/></g></svg>"""


def reflected(size, far=3.0, strength=0.75):
    """The room that a mirror shows: behind the camera, seen in mirrors only."""
    y = -size * far
    w, h = size * 4.0, size * 3.0
    sheet = link_mesh("room", [(w, y, -h * 0.8), (-w, y, -h * 0.8), (-w, y, h * 1.2), (w, y, h * 1.2)], [(0, 1, 2, 3)], lit(ROOM, strength))
    layer = sheet.data.uv_layers.new(name="print")
    for corner, at in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        corner.uv = at
    return unseen(sheet, camera=False)


def silvered():
    return Surface("silvered", "#dfe5e3", 0.0, metallic=1.0).done()


def porthole():
    """A round mirror in a brass rim of its own thickness; 60 cm."""
    gold = metal("#bd9450", 0.26, 0.5, True, 0.1)
    rim = lathe("rim", fillet([(2.70, 0), (2.98, 0, 0.02), (3.0, 0.06, 0.03), (3.0, 0.30, 0.03), (2.96, 0.36, 0.03), (2.86, 0.36, 0.02), (2.82, 0.32, 0.02), (2.81, 0.12, 0.01), (2.70, 0.12), (2.70, 0)], 0.02), gold, 192)
    face = lathe("mirror", [(0, 0.16), (2.79, 0.16), (2.815, 0.145), (2.815, 0.10)], silvered(), 192)
    return lay([rim, face], (0, 0, 0), 0, (90, 0))


def _arch(w, h, inset, steps=64):
    """A tall arch's outline around the origin's foot, moved in by `inset`."""
    r = w / 2 - inset
    z = h - w / 2
    return [(r, inset)] + [(r * math.cos(math.pi * k / steps), z + r * math.sin(math.pi * k / steps)) for k in range(steps + 1)] + [(-r, inset)]


def arched(w=6.0, h=9.0):
    """A tall arch in oak that leans against a wall; 60 x 90 cm."""
    oak = wood("#c0904f", "#93682f", "y", rings=1.6, rough=0.48)
    frame = cutout("frame", [_arch(w, h, 0), _arch(w, h, 0.30)], 0.36, oak, 0.03)
    inner = cutout("step", [_arch(w, h, 0.28), _arch(w, h, 0.36)], 0.22, oak, 0.02)
    glass_ = link_mesh("mirror", [(x, y, 0.02) for x, y in _arch(w, h, 0.34)], [tuple(range(len(_arch(w, h, 0.34))))], silvered(), False)
    back = cutout("back", [_arch(w, h, 0.02)], 0.05, wood("#a88557", "#846339", "y", rings=1.5), 0.01)
    back.location.z = -0.17
    return lay([frame, inner, glass_, back], (0, 0.35, 0.04), 0, (90 - 3.6, 0))


def vanity(paint=None, foxed=False):
    """A round mirror on a stand, tilted a little; 36 cm."""
    dark = paint or lacquer("#24272b", 0.3)
    rim = lathe("rim", fillet([(1.06, -0.09), (1.20, -0.11, 0.03), (1.235, -0.05, 0.05), (1.235, 0.05, 0.05), (1.20, 0.11, 0.03), (1.10, 0.09, 0.02), (1.06, 0.05), (1.06, -0.09)], 0.02), dark, 160)
    face = lathe("mirror", [(0, 0.055), (1.04, 0.055), (1.09, 0.045)], silvered(), 160)
    back = lathe("back", [(1.09, -0.05), (1.04, -0.055), (0, -0.055)], silvered(), 160)
    head = lay([rim, face, back], (0, 0, 2.30), 0, (90 - 7, 0))
    things = [*head]
    for side in (-1, 1):
        things += [rod(0.045, 0.20, dark, "x", (side * 1.30, 0, 2.30)), lathe("knob", fillet([(0, 0), (0.085, 0, 0.02), (0.095, 0.05, 0.02), (0.08, 0.10, 0.02), (0, 0.11)], 0.015), dark, 40)]
        things[-1].rotation_euler.y, things[-1].location = side * math.pi / 2, (side * 1.385, 0, 2.30)
    fork = [(1.36 * math.sin(a), 0, 2.30 - 1.36 * math.cos(a)) for a in (math.radians(-90 + 180 * k / 24) for k in range(25))]
    things.append(tube("fork", fork, [0.05, 0.05], dark, sides=24, count=96))
    things.append(tube("stem", [(0, 0, 0.1), (0, 0, 0.5), (0, 0, 0.96)], [0.075, 0.06], dark, sides=28, count=16))
    things.append(lathe("collar", fillet([(0, 0.82), (0.09, 0.82, 0.02), (0.11, 0.90, 0.03), (0.10, 0.98, 0.03), (0, 0.99)], 0.02), dark, 48))
    things.append(lathe("foot", fillet([(0, 0), (0.80, 0, 0.02), (0.82, 0.045, 0.03), (0.78, 0.10, 0.05), (0.22, 0.16, 0.08), (0.10, 0.26, 0.05), (0, 0.27)], 0.02), dark, 128))
    return things
