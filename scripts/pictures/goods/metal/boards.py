"""Boards to cut on and to serve from. They lie at the origin, their upper side up, their length along x."""
import math

from goods.metal.metalwork import cut, loft, timber
from materials import leather
from parts import lay, rod, slab
from shapes import fillet, lathe, link_mesh, outward, tube


def _body(name, outline, thick, material, edge=0.03, under=0.0):
    """A flat body with rounded edges from an outline; `under` draws its lower side in, so that fingers find a hold."""
    cx = sum(x for x, _ in outline) / len(outline)
    cy = sum(y for _, y in outline) / len(outline)
    w = max(x for x, _ in outline) - min(x for x, _ in outline)
    h = max(y for _, y in outline) - min(y for _, y in outline)

    def ring(inset, z):
        fx, fy = 1 - 2 * inset / w, 1 - 2 * inset / h
        return [(cx + (x - cx) * fx, cy + (y - cy) * fy, z) for x, y in outline]

    rings = [ring(edge + under, 0.0), ring(edge * 0.3 + under, edge * 0.3 + 0.001), ring(under, edge)] if not under else [ring(edge + under, 0.0), ring(under, edge * 0.5), ring(0.01, thick * 0.55), ring(0, thick * 0.6)]
    for k in range(7):
        a = math.pi / 2 * k / 6
        rings.append(ring(edge * (1 - math.cos(a)), thick - edge + edge * math.sin(a)))
    return loft(name, rings, material, 50)


def _loop(outline, radius, z, squash=1.0):
    """A round bar along a closed line: a groove's tool."""
    points, faces, sides, n = [], [], 20, len(outline)
    for k in range(n):
        (ax, ay), (bx, by) = outline[k - 1], outline[(k + 1) % n]
        d = math.hypot(bx - ax, by - ay) or 1
        nx, ny = (by - ay) / d, (ax - bx) / d
        x, y = outline[k]
        for i in range(sides):
            a = 2 * math.pi * i / sides
            points.append((x + nx * radius * math.cos(a), y + ny * radius * math.cos(a), z + radius * squash * math.sin(a)))
    for k in range(n):
        m = (k + 1) % n
        faces += [(k * sides + i, k * sides + (i + 1) % sides, m * sides + (i + 1) % sides, m * sides + i) for i in range(sides)]
    thing = link_mesh("groove", points, faces)
    outward(thing)
    return thing


def _even(outline, step=0.06):
    """The same line with points at even distances, so that a groove bends softly."""
    out = []
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        n = max(1, int(math.hypot(bx - ax, by - ay) / step))
        out += [(ax + (bx - ax) * k / n, ay + (by - ay) * k / n) for k in range(n)]
    return out


def cutting_board(wood_, width=4.0, depth=2.8, thick=0.24, groove=False, notches=True, hole=None, corner=0.16):
    """A board with finger notches on its short sides and, if wanted, a groove that holds the juice."""
    board = _body("board", slab(width, depth, corner, steps=14), thick, wood_, 0.035)
    tools = []
    if groove:
        tools.append(_loop(_even(slab(width - 0.42, depth - 0.42, 0.14, steps=14)), 0.062, thick + 0.012))
    if notches:
        for way in (-1, 1):
            tool = rod(0.17, 0.9, None, "y", (way * (width / 2 + 0.085), 0, 0.02))
            tool.scale.z = 1.0
            tools.append(tool)
    if hole:
        tools.append(rod(hole[2], 1.0, None, "z", (hole[0], hole[1], 0)))
    if tools:
        cut(board, *tools)
    return [board]


def paddle(wood_, length=3.6, width=1.5, thick=0.16, loop=True, shoulder=0.28, neck=0.17, leather_color="#7a4a2a"):
    """A board with a handle and a leather loop through it."""
    body_end, w = length * 0.66, width / 2
    side = [(0.0, w * 0.86, 0.16), (0.12, w, 0.3), (body_end - 0.25, w * 0.985, 0.35), (body_end + 0.02, w * 0.62, 0.3), (body_end + shoulder, neck, 0.35), (length - 0.22, neck * 1.06, 0.2), (length, neck * 0.85, 0.16), (length, 0)]
    side = [(0.0, 0.0), *side]
    top = _even(fillet(side, 0.1, 12) + [(length, -0.001)], 0.05)
    half = [(x - length / 2, y) for x, y in top if y > 0.0]
    outline = half + [(x, -y) for x, y in reversed(half)]
    outline.reverse()
    board = _body("paddle", outline, thick, wood_, 0.035)
    at = length / 2 - 0.2
    cut(board, rod(0.062, 1.0, None, "z", (at, 0, 0)))
    things = [board]
    if loop:
        hide = leather(leather_color)
        path = [(at - 0.01, -0.02, thick * 0.5), (at + 0.03, -0.035, thick + 0.02), (at + 0.25, -0.14, 0.13), (at + 0.52, -0.17, 0.04), (at + 0.74, -0.02, 0.03), (at + 0.62, 0.15, 0.04), (at + 0.3, 0.11, 0.12), (at + 0.05, 0.03, thick + 0.025), (at, 0.02, thick * 0.5)]
        things.append(tube("loop", path, 0.02, hide, sides=14, flat=1.4, count=80))
    return things


def round_board(wood_, radius=1.65, thick=0.2, hole=True):
    """A round board whose lower edge is bevelled."""
    profile = fillet([(0, 0), (radius - 0.20, 0, 0.01), (radius - 0.02, thick * 0.62, 0.04), (radius, thick * 0.75, 0.03), (radius - 0.01, thick, 0.03), (0, thick)], 0.02, 6)
    board = lathe("round", profile, wood_, 160)
    if hole:
        cut(board, rod(0.07, 1.0, None, "z", (0, radius - 0.26, 0)))
    return [board]


def round_paddle(wood_, radius=0.95, thick=0.17, handle=0.75):
    """A round board with a short handle that has a hole."""
    start = math.asin(0.20 / radius) + 0.14
    arc = [(radius * math.cos(a), radius * math.sin(a)) for a in (start + (2 * math.pi - 2 * start) * k / 96 for k in range(97))]
    end = radius + handle
    hand = fillet([(radius * math.cos(start), -radius * math.sin(start)), (radius + 0.12, -0.165, 0.2), (end - 0.02, -0.18, 0.17), (end, 0, 0.2), (end - 0.02, 0.18, 0.17), (radius + 0.12, 0.165, 0.2), (radius * math.cos(start), radius * math.sin(start))], 0.1, 12)
    board = _body("paddle", _even(arc[:-1] + hand, 0.04), thick, wood_, 0.03)
    cut(board, rod(0.065, 1.0, None, "z", (end - 0.2, 0, 0)))
    return [board]


def striped(pale, dark, stripes):
    """Pale wood with strips of walnut glued in."""
    return timber(*pale, "y", 13, pores=0.2, figure=0.4, stripes=[(a, b, *dark) for a, b in stripes], across="X", rough=0.42, gloss=0.15)


def stand_up(things, place, lean):
    """Stand a board on its end, its upper side to the camera, leaning back by `lean` degrees."""
    return lay(lay(lay(things, tilt=(0, -90)), turn=90), place, tilt=(-lean, 0))
