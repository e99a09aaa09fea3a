"""Books: bound between boards in a printed jacket, or with a paper cover."""
import math

from goods.covers import jacket
from materials import Surface, plain, printed
from parts import lay
from shapes import box, group, link_mesh


def leaves_edge(color="#e6dcc4"):
    """The cut edge of a block of paper: hundreds of thin lines."""
    s = Surface("leaves", color, 0.85, specular=0.1)
    fine = s.noise(1, 2, 0.6, s.stretch(1.5, 260, 1.5))
    s.set("Base Color", s.mix(s.ramp(fine, (0.3, 0.0), (0.7, 0.45)), color, "#a89776"))
    return s.bump(fine, 0.3, 0.01).done()


def _around(thick, width, round_, joint, steps=10):
    """The jacket's way seen from above, from the spine's far edge to the front's open edge: (x, y, share of the way)."""
    line = [(0.0 + (joint if k in (0, steps) else 0), thick / 2 - thick * k / steps) for k in range(steps + 1)]
    line = [(-round_ * math.sin(math.pi * k / steps), thick / 2 - thick * k / steps) for k in range(steps + 1)]
    line += [(0.012, -thick / 2 - 0.006), (width * 0.055, -thick / 2 - joint), (width * 0.085, -thick / 2), (width - 0.01, -thick / 2), (width, -thick / 2 + 0.004)]
    return line


def _sheet(name, line, cut, high, low, material):
    """A printed sheet that stands along a line; `cut` is how much of the print is the spine (its first 11 points)."""
    far = [0.0]
    for a, b in zip(line, line[1:]):
        far.append(far[-1] + math.dist(a, b))
    points, faces = [], []
    for x, y in line:
        points += [(x, y, low), (x, y, high)]
    for k in range(len(line) - 1):
        faces.append((2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1))
    sheet = link_mesh(name, points, faces, material)
    print_ = sheet.data.uv_layers.new(name="print")
    middle = far[10]
    for face in sheet.data.polygons:
        for corner in face.loop_indices:
            at = sheet.data.loops[corner].vertex_index
            k = at // 2
            u = far[k] / middle * cut if k <= 10 else cut + (far[k] - middle) / (far[-1] - middle) * (1 - cut)
            print_.data[corner].uv = (u, at % 2)
    return sheet


def hardcover(svg, width=1.4, height=2.1, thick=0.25, gloss=0.35, cut=None):
    """A bound book that stands upright, its front to the viewer and its spine at the left; x from 0 to `width`."""
    print_ = printed(svg, 0.42, gloss)
    board = plain("#d8d2c6", 0.7)
    back = plain("#cfc8ba", 0.6)
    line = _around(thick, width, thick * 0.16, 0.014)
    share = cut or thick / (thick + width)
    jacket = _sheet("jacket", line, share, height, 0, print_)
    front = box("board", (width - 0.02, 0.03, height - 0.004), board, 0.006, (width / 2 + 0.008, -thick / 2 + 0.019, 0.002))
    rear = box("board", (width - 0.02, 0.03, height - 0.004), back, 0.006, (width / 2 + 0.008, thick / 2 - 0.019, 0.002))
    block = box("leaves", (width - 0.06, thick - 0.07, height - 0.07), leaves_edge(), 0.004, (width / 2 - 0.02, 0, 0.035))
    return [jacket, front, rear, block]


def paperback(svg, width=1.4, height=2.1, thick=0.16, gloss=0.3, cut=None):
    """A book in a cover of card; its front bends away a little, as once-read books do."""
    print_ = printed(svg, 0.4, gloss)
    share = cut or thick / (thick + width)
    line = [(-0.004, thick / 2 - thick * k / 10) for k in range(11)]
    line += [(width * t, -thick / 2 - 0.05 * t * t) for t in (0.005, 0.04, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.92, 1.0)]
    cover = _sheet("cover", line, share, height, 0, print_)
    inside = _sheet("inside", [(x + 0.004, y + 0.007) for x, y in line], share, height, 0.001, plain("#e4dece", 0.7))
    block = box("leaves", (width - 0.008, thick - 0.02, height - 0.006), leaves_edge("#e0d5bb"), 0.004, (width / 2, 0.002, 0.003))
    rear = box("rear", (width, 0.008, height), plain("#d9d2c2", 0.5), 0.002, (width / 2, thick / 2, 0))
    return [cover, inside, block, rear]


def board_book(svg, width=1.8, height=1.8, thick=0.24):
    """A book for small hands: thick pages, round corners, laminated."""
    print_ = printed(svg, 0.25, 0.6)
    share = thick / (thick + width)
    line = _around(thick, width, thick * 0.02, 0.004)
    cover = _sheet("cover", line, share, height, 0, print_)
    pages = [box("page", (width - 0.012, thick / 8 - 0.004, height - 0.004), plain("#e9e3d6", 0.5), 0.01, (width / 2, -thick / 2 + 0.014 + (k + 0.5) * (thick - 0.02) / 8, 0.002)) for k in range(8)]
    return [cover, *pages]


def standing(book, turn=24, place=(0, 0, 0)):
    """Turn a book so that its spine shows."""
    return group(book, place, turn=turn)


def row_of(spines, lean=0):
    """Books side by side, their spines to the viewer; with `lean` the last leans on the others, in degrees.

    A book is its title, author, back, ink, height, thickness and font."""
    things, x = [], 0.0
    for k, (title, author, back, ink, high, thick, font) in enumerate(spines):
        print_ = jacket("", title, author, back, ink, font=font, width=1400, height=round(high * 1000), thick=round(thick * 1000))
        book = hardcover(print_, 1.4, high, thick)
        leans = lean and k == len(spines) - 1
        lay(book, (x + thick / 2 + (0.03 if leans else 0), 0, 0), turn=90)
        if leans:
            lay(book, (0.235, 0, 0), tilt=(0, -lean))
        things += book
        x += thick + 0.012
    return things
