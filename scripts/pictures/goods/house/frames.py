"""Pictures on walls: frames with glass and a mat, posters between two strips of wood. The drawings are in goods/pictures.py."""
import math

from goods.house.walls import pane
from materials import metal, plain, printed, wood
from parts import cutout
from shapes import bevel, box, fillet, lathe, link_mesh, outward, tube


def oak(side):
    """A frame's oak; each of its sides has a grain of its own."""
    return wood("#c49a62", "#97703f", "x", rings=1.5, rough=0.5, seed=side * 1.7)


def black(side):
    """The same, stained black."""
    return wood("#2b2a29", "#161514", "x", rings=2, rough=0.45, seed=side)


def sheet(w, h, material, x=0.0, z=0.0, y=0.0, waves=0.0, curl=0.0, steps=40):
    """A printed sheet that hangs and looks to the camera; `waves` lets it hang unevenly, `curl` turns its foot forward."""
    points, faces = [], []
    for j in range(steps + 1):
        for k in range(steps + 1):
            u, v = k / steps, j / steps
            out = waves * (math.sin(u * 5.1 + v * 2.2) + 0.6 * math.sin(u * 2.3 - v * 4.4 + 1)) * math.sin(math.pi * v)
            points.append((x + (u - 0.5) * w, y + out - curl * (1 - v) ** 6, z + (v - 0.5) * h))
    n = steps + 1
    for j in range(steps):
        for k in range(steps):
            a = j * n + k
            faces.append((a, a + 1, a + n + 1, a + n))
    thing = link_mesh("sheet", points, faces, material)
    layer = thing.data.uv_layers.new(name="print")
    for corner in thing.data.loops:
        j, k = divmod(corner.vertex_index, n)
        layer.data[corner.index].uv = (k / steps, j / steps)
    return thing


def moulding(w, h, profile, timber):
    """Four strips mitred at the corners. `profile` is a line of (inwards, forwards) from the outer back edge round."""
    things = []
    m = len(profile)
    for side in range(4):
        long = w if side % 2 == 0 else h
        across = h if side % 2 == 0 else w
        points = []
        for end in (-1, 1):
            for inn, out in profile:
                points.append((end * (long / 2 - inn), -out, -(across / 2 - inn)))
        faces = [(i, (i + 1) % m, m + (i + 1) % m, m + i) for i in range(m)]
        faces += [tuple(reversed(range(m))), tuple(range(m, 2 * m))]
        strip = link_mesh("strip", points, faces, timber(side))
        outward(strip)
        bevel(strip, 0.012, 3)
        strip.data.use_auto_smooth = True
        strip.rotation_euler.y = math.pi / 2 * side
        things.append(strip)
    return things


FLAT = [(0, 0), (0, 0.24), (0.03, 0.27), (0.17, 0.27), (0.20, 0.24), (0.20, 0.10), (0.26, 0.10), (0.26, 0)]
SCOOP = [(0, 0), (0, 0.34), (0.05, 0.40), (0.12, 0.40), (0.18, 0.34), (0.26, 0.24), (0.34, 0.18), (0.38, 0.20), (0.42, 0.18), (0.42, 0.08), (0.50, 0.08), (0.50, 0)]


def framed(svg, w, h, timber, mat=0.55, profile=FLAT, mat_color="#ece7da", glass=True, gloss=0.0, rough=0.7, deep=0.115, art=None, weighted=0.08):
    """A frame of the outer size w x h around a print; `mat` is the card's width, 0 for none."""
    edge = next(p[0] for p in profile if p[0] >= profile[-1][0] - 0.09) - 0.0
    things = moulding(w, h, profile, timber)
    iw, ih = w - 2 * (edge - 0.02), h - 2 * (edge - 0.02)
    if mat:
        up = weighted
        hole_w, hole_h = w - 2 * edge - 2 * mat, h - 2 * edge - 2 * mat - up
        dz = up / 2
        def rect(a, b, z):
            return [(-a / 2, z - b / 2), (a / 2, z - b / 2), (a / 2, z + b / 2), (-a / 2, z + b / 2)]
        card = cutout("mat", [rect(iw, ih, 0), rect(hole_w, hole_h, dz)], 0.022, plain(mat_color, 0.85), 0.002)
        card.rotation_euler.x, card.location = math.pi / 2, (0, -deep + 0.02, 0)
        core = cutout("core", [rect(hole_w + 0.03, hole_h + 0.03, dz), rect(hole_w - 0.03, hole_h - 0.03, dz)], 0.01, plain("#fbf9f2", 0.9), 0.002)
        core.rotation_euler.x, core.location = math.pi / 2, (0, -deep + 0.034, 0)
        things += [card, core, sheet(hole_w + 0.06, hole_h + 0.06, art or printed(svg, rough), 0, dz, -deep + 0.040, steps=2)]
    else:
        things.append(sheet(iw, ih, art or printed(svg, rough), 0, 0, -deep, steps=2))
    if glass:
        things.append(sheet(iw, ih, pane(0.75), 0, 0, -deep - 0.018, steps=1))
    things.append(box("back", (w - 0.1, 0.03, h - 0.1), plain("#8a7458", 0.9), 0.005, (0, -0.02, -h / 2 + 0.05)))
    return things


def hung(svg, w, h, timber, cord="#b9a888", thick=0.2, over=0.12, waves=0.012):
    """A poster between wooden strips, on a cord over a nail."""
    things = [sheet(w, h, printed(svg, 0.75), 0, 0, -0.14, waves)]
    for z, seed in ((h / 2 - thick * 0.35, 0), (-h / 2 - thick * 0.65, 1)):
        for y in (-0.185, -0.095):
            things.append(box("strip", (w + 2 * over, 0.085, thick), timber(0 if y < -0.1 else 2), 0.018, (0, y, z)))
    top = h / 2 + thick * 0.6
    rise = 0.62
    for side in (-1, 1):
        line = [(side * w * 0.40, -0.13, top - 0.02), (side * w * 0.2, -0.10, top + rise * 0.5), (0.0, -0.07, top + rise)]
        things.append(tube("cord", line, [0.014, 0.014], plain(cord, 0.9), sides=10, count=20))
    nail = lathe("nail", fillet([(0, -0.1), (0.03, -0.1), (0.03, 0.08, 0.004), (0.06, 0.085, 0.01), (0.055, 0.11, 0.01), (0, 0.115)], 0.005), metal("#b08a4c", 0.25, 0.0), 32)
    nail.rotation_euler.x, nail.location = math.pi / 2, (0, -0.02, top + rise - 0.02)
    return things + [nail]
