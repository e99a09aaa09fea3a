"""Small leather: wallet, card sleeve, zip purse; and cases for travel."""
import math

import numpy as np

from goods.sewn.pouches import edge_stitches, rounded, zip_
from goods.sewn.skin import Front, cord, even, grid, ribbon, ripple, sew, stitches, unit
from goods.sewn.stuffs import hide, thread, webbing
from materials import plain
from parts import brass
from shapes import box, lathe, fillet



def outline_stitches(outline, z, material, inset=0.04, length=0.034, gap=0.018, radius=0.006, open_=False, out=(0, 0, 1)):
    """Thread all round a flat outline, a little inside its edge."""
    o = np.array(list(outline) + ([] if open_ else [outline[0]]), float)
    o = even(o, 400)
    ahead = unit(np.roll(o, -1, 0) - np.roll(o, 1, 0)) if not open_ else unit(np.gradient(o, axis=0))
    inner = np.stack([-ahead[:, 1], ahead[:, 0]], 1)
    if ((o.mean(0) - o) * inner).sum() < 0:
        inner = -inner
    o = o + inner * inset
    p = np.concatenate([o, np.full((len(o), 1), 0.0)], 1)
    p[:, 2] = z(p[:, 0], p[:, 1]) if callable(z) else z
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    count = int(far[-1] / (length + gap))
    at = (np.arange(count) + 0.5) * far[-1] / count

    def where(x):
        return np.stack([np.interp(x, far, p[:, k]) for k in range(3)], 1)

    return sew(where(at - length / 2), where(at + length / 2), np.broadcast_to(np.array(out, float), (count, 3)), material, radius)


def sheet(name, outline, z, thick, material, seed=1, soft=0.006, tilt=(0.0, 0.0), dome=0.0):
    """One cut of leather that lies at a height, its edge rounded, not quite flat."""
    o = even(np.array(list(outline) + [outline[0]], float), 220)[:-1]
    c = (o.max(0) + o.min(0)) / 2
    size = (o.max(0) - o.min(0)) / 2

    def height(x, y):
        p = np.stack([x, y, 0 * x], -1)
        r = np.clip(np.maximum(np.abs(x - c[0]) / size[0], np.abs(y - c[1]) / size[1]), 0, 1)
        return z + soft * ripple(p, 4.0, seed) + tilt[0] * (x - c[0]) + tilt[1] * (y - c[1]) + dome * (1 - r**2.5)

    r, rows = thick / 2, []
    profile = [(0.05, 0, 0)] + [(r - r * math.sin(t), 0, r - r * math.cos(t)) for t in np.linspace(0, math.pi / 2, 5)]
    profile += [(r - r * math.cos(t), 0, r + r * math.sin(t)) for t in np.linspace(0, math.pi / 2, 5)[1:]]
    small = size.min()
    steps = [(1 - inset / size, h) for inset, _, h in profile] + [(1 - r / size - f, thick) for f in (0.03, 0.1, 0.2, 0.35, 0.5, 0.7, 0.88)]
    for share, h in [*steps, (np.array([0.002, 0.002]), thick)]:
        ring = c + (o - c) * share
        rows.append(np.stack([ring[:, 0], ring[:, 1], height(ring[:, 0], ring[:, 1]) + h], 1))
    thing = grid(name, np.array(rows), material, around=True)
    return thing, (lambda x, y: height(x, y) + thick)


def wallet(color, seed=2):
    """A bifold of 11 × 9 cm, closed, lying; its right side is a little open and shows the pockets."""
    skin, seam, edge, inner = hide(color, 62), thread("#cdb88f"), plain("#2a1a10", 0.4), hide(color, 62)
    things = []
    w, d = 1.12, 0.90

    def fold(x1, x0, high, low, inset, thick, mat, wide):
        t = np.linspace(math.pi / 2, 3 * math.pi / 2, 14)
        r = (high - low) / 2
        path = [(x1, 0, high + 0.035), ((x1 + x0) / 2, 0, high + 0.018)] + [(x0 + r + r * math.cos(a) * 1.15, 0, (high + low) / 2 + r * math.sin(a)) for a in t] + [((x1 + x0) / 2, 0, low), (x1, 0, low)]
        face = [(0, 0, 1), (0, 0, 1)] + [(math.cos(a), 0, math.sin(a)) for a in t] + [(0, 0, -1), (0, 0, -1)]
        pts = np.array(path)
        pts[:, 2] += 0.006 * np.sin(pts[:, 0] * 5)
        far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))])
        want = np.linspace(0, far[-1], 100)
        fine = np.stack([np.interp(want, far, pts[:, k]) for k in range(3)], 1)
        faces = np.stack([np.interp(want, far, np.array(face, float)[:, k]) for k in range(3)], 1)
        return [ribbon("fold", fine, wide, thick, mat, faces_along=faces, even_=False)], fine, faces

    outer, p, f = fold(w / 2, -w / 2, 0.215, 0.02, 0, 0.034, skin, d)
    things += outer
    for x1, high, low, mat in ((w / 2 - 0.03, 0.175, 0.060, inner), (w / 2 - 0.02, 0.140, 0.095, inner)):
        more, _, _ = fold(x1, -w / 2 + 0.06, high, low, 0, 0.022, mat, d - 0.03)
        things += more
    half = len(p) // 2
    top, out = p[: half - 8], f[: half - 8]
    things += edge_stitches(top + out * 0.017, out, d, seam, inset=0.035, length=0.032, gap=0.016, radius=0.0058)
    y = np.linspace(-d / 2 + 0.04, d / 2 - 0.04, 19)
    things.append(sew(np.array([(w / 2 - 0.04, v - 0.016, p[0][2] + 0.0155) for v in y]), np.array([(w / 2 - 0.04, v + 0.016, p[0][2] + 0.0155) for v in y]), np.tile([0, 0, 1.0], (19, 1)), seam, 0.0058))
    # A small round mark pressed into the corner.
    ring = [(w / 2 - 0.17 + 0.045 * math.cos(t), -d / 2 + 0.17 + 0.045 * math.sin(t), 0.2655) for t in np.linspace(0, 2 * math.pi, 25)[:-1]]
    things.append(cord("mark", ring, 0.0045, plain("#3a2212" if color != "#232325" else "#0f0f10", 0.6), closed=True, count=60, sides=6))
    return things


def card_sleeve(color="#96431f", cards=("#e9e2d2", "#5d7782", "#e9e2d2")):
    """A single cut with three lines of thread; cards look out above."""
    skin, seam = hide(color, 62), thread("#e3d2ac")
    w, d = 1.02, 0.80
    things = []
    body, top = sheet("back", rounded(w, d, 0.06), 0.0, 0.024, skin, 2)
    things.append(body)
    z = 0.026
    for k, c in enumerate(cards):
        lift = 0.24 - 0.085 * k
        card_, t = sheet("card", rounded(0.86, 0.54, 0.032, -0.01 + 0.012 * k, 0.14 + lift - 0.08), z, 0.010, plain(c, 0.35), 3 + k, 0.002, (0.0, 0.01))
        things.append(card_)
        z += 0.0115
    for k, high in enumerate((0.40, 0.25, 0.10)):
        curve = [(-w / 2, -d / 2), (w / 2, -d / 2)] + [(x, high - d * 0.0 - 0.10 * math.exp(-((x / 0.20) ** 2)) - 0.0) for x in np.linspace(w / 2, -w / 2, 60)]
        curve = [(max(-w / 2, min(w / 2, x)), y) for x, y in curve]
        pocket, t = sheet("pocket", curve, z, 0.024, skin, 7 + k, 0.003, (0, 0))
        things.append(pocket)
        upper = [(x, high - 0.10 * math.exp(-((x / 0.20) ** 2)) - 0.035) for x in np.linspace(-w / 2 + 0.05, w / 2 - 0.05, 60)]
        things.append(outline_stitches(upper, z + 0.0245, seam, 0.0, open_=True))
        z += 0.020
    z += 0.006
    u = [(-w / 2 + 0.035, 0.33), (-w / 2 + 0.035, -d / 2 + 0.05), (-w / 2 + 0.05, -d / 2 + 0.035), (w / 2 - 0.05, -d / 2 + 0.035), (w / 2 - 0.035, -d / 2 + 0.05), (w / 2 - 0.035, 0.33)]
    things.append(outline_stitches(u, lambda x, y: z - 0.0015 - np.where(y > 0.08, 0.020, 0) - np.where(y > 0.23, 0.020, 0), seam, 0.0, open_=True))
    return things


def zip_purse(color="#2d5266"):
    """A long purse, zipped all the way round, with a leather pull."""
    skin, seam, gold = hide(color, 60), thread("#8fa7b0"), brass(0.25)
    w, d, h = 2.0, 1.05, 0.26
    things = []
    outline = rounded(w, d, 0.16)
    under, _ = sheet("under", outline, 0.0, 0.05, skin, 2, 0.004)
    upper, top = sheet("upper", outline, h - 0.05, 0.055, skin, 5, 0.008, dome=0.035)
    things += [under, upper]
    core, _ = sheet("gusset", rounded(w - 0.07, d - 0.07, 0.13), 0.035, h - 0.07, webbing("#20323c"), 3, 0.0)
    things.append(core)
    side = Front(lambda a, z: _around(a, z, w, d), 1.0)
    things += zip_(side, [(k, h / 2 + 0.0) for k in np.linspace(0.03, 0.97, 200)], webbing("#2a3b45"), gold, 0.002, 0.15, 0.045, None, smooth=False)
    things.append(outline_stitches(outline, lambda x, y: top(x, y) - 0.004, seam, 0.06))
    # The slider at the front's right end, and its pull lying on the table.
    c = np.array([w / 2 - 0.24, -d / 2 - 0.01, h / 2])
    things.append(ribbon("slider", [c - (0.06, 0, 0), c, c + (0.06, 0, 0)], [0.10, 0.12, 0.10], 0.06, gold, face=(0, -1, 0), count=8))
    things.append(cord("ring", [c + (0.02 + 0.05 * math.cos(t), -0.055 - 0.035 * math.sin(t), -0.045 + 0.045 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 17)[:-1]], 0.011, gold, closed=True, count=40))
    tail = [c + (0.02, -0.085, -0.08), c + (0.06, -0.15, -0.105), c + (0.13, -0.30, -0.112), c + (0.24, -0.52, -0.114)]
    things.append(ribbon("pull", tail, [0.06, 0.085, 0.095, 0.10], 0.024, skin, face=(0, 0, 1), count=24))
    return things


def _around(a, z, w, d):
    o = np.array(rounded(w - 0.055, d - 0.055, 0.14))
    o = np.roll(o, 0, 0)
    o = np.concatenate([o, o[:1]])
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(o, axis=0), axis=1))])
    s = (np.asarray(a) % 1.0) * far[-1]
    return np.stack([np.interp(s, far, o[:, 0]), np.interp(s, far, o[:, 1]), np.asarray(z) + 0 * s], -1)


def suitcase(color, trim, lining=None, seed=1, corners=True, gold=None, size=(4.9, 1.55, 3.3)):
    """An old case that stands on its long side: leather over board, straps with buckles, corner pieces, two locks."""
    from goods.camp.flasks import shell
    from goods.sewn.pouches import buckle

    skin, dark_, seam, metal_ = hide(color, 40), hide(trim, 44), thread("#cdb282"), gold or brass(0.3)
    w, d, h = size
    things = []
    # Two halves that meet at a seam in the middle of the depth; shells are built lying and stood up.
    for s, deep in ((-1, d * 0.62), (1, d * 0.38)):
        half = shell("half", (w, h, deep), 0.26, skin, 0.0, rounds=0.10)
        half.rotation_euler = (math.radians(90), 0, 0)
        half.location = (0, -d / 2 + deep if s < 0 else d / 2, h / 2 + 0.04)
        things.append(half)
    y0 = -d / 2
    face = Front(lambda x, z: np.stack([x, y0 + 0 * x - 0.001, z], -1), 1.0)
    for inset, mat in ((0.10, seam), (0.145, seam)):
        o = rounded(w - 2 * inset, h - 2 * inset, 0.2, 0, h / 2 + 0.04)
        things.append(stitches(face, even(np.array(o + o[:1]), 400), mat, 0.003, 0.04, 0.022, 0.007))
    ys = -d / 2 + d * 0.62
    rim = even(np.array([(x, ys, z) for x, z in rounded(w + 0.012, h + 0.012, 0.265, 0, h / 2 + 0.04)] + [(w / 2 + 0.006, ys, 0.3)])[:-1], 300)
    things.append(ribbon("rim", rim, 0.10, 0.03, dark_, faces_along=unit(rim - np.array([0, ys, h / 2])), closed=True, even_=False))
    # Corner pieces: caps of thicker leather with rivets.
    if corners:
        for sx in (-1, 1):
            for sz in (0, 1):
                cx, cz = sx * (w / 2 - 0.30), (0.34 if not sz else h - 0.26)
                for yy, out in ((-d / 2, -1), (d / 2, 1)):
                    rows = []
                    for t in np.linspace(0, 1, 22):
                        row = []
                        for q in np.linspace(0, math.pi / 2, 22):
                            r = 0.56 * t
                            x, z = r * math.cos(q), r * math.sin(q)
                            row.append(_corner(sx, 1 if sz else -1, x, z, w, h, yy, out))
                        rows.append(row)
                    piece = grid("corner", np.array(rows), dark_)
                    thick = piece.modifiers.new("thick", "SOLIDIFY")
                    thick.thickness, thick.offset = 0.04, 0
                    things.append(piece)
                    for q in (0.25, 0.785, 1.32):
                        p = np.array(_corner(sx, 1 if sz else -1, 0.46 * math.cos(q), 0.46 * math.sin(q), w, h, yy, out))
                        things.append(lathe("rivet", fillet([(0, 0.03), (0.02, 0.028, 0.01), (0.034, 0.012, 0.01), (0.034, 0.0), (0, 0.0)], 0.006), metal_, 20))
                        things[-1].location = tuple(p + np.array([0, out * 0.018, 0]))
                        things[-1].rotation_euler = (math.radians(90) * (1 if out < 0 else -1), 0, 0)
    # Two straps all around.
    for x in (-1.18, 1.18):
        o = rounded(d + 0.05, h + 0.05, 0.14, 0, h / 2 + 0.04)
        path = even(np.array([(x, a, b) for a, b in o] + [(x, o[0][0], o[0][1])]), 260)[:-1]
        n = unit(path - np.array([x, 0, h / 2 + 0.04]))
        big = np.where(np.abs(path[:, 1:2]) > d / 2 - 0.02, np.array([[0, 1.0, 0]]) * np.sign(path[:, 1:2]), np.array([[0, 0, 1.0]]) * np.sign(path[:, 2:3] - h / 2))
        things.append(ribbon("strap", path, 0.30, 0.045, dark_, faces_along=unit(big + n * 0.15), closed=True, even_=False))
        front = np.array([(x, y0 - 0.05, z) for z in np.linspace(0.3, h - 0.2, 60)])
        things += edge_stitches(front, np.tile([0, -1.0, 0], (60, 1)), 0.30, seam, inset=0.035)
        c = np.array([x, y0 - 0.085, h * 0.60])
        things += buckle(c, (0, -1, 0), (0, 0, -1), metal_, 0.44, 0.34, 0.03)
        things.append(ribbon("keeper", [c + (-0.17, 0.02, -0.40), c + (0, -0.02, -0.40), c + (0.17, 0.02, -0.40)], 0.12, 0.025, dark_, face=(0, -1, 0), count=12))
    # Locks above, the handle between them.
    for x in (-1.62, 1.62, 0.0):
        if x:
            things.append(box("lock", (0.34, 0.42, 0.035), metal_, 0.015, (x * 1.0, ys, h + 0.04)))
            things.append(box("hasp", (0.16, 0.30, 0.03), metal_, 0.012, (x, ys - 0.02, h + 0.07)))
    things.append(box("plate", (0.44, 0.03, 0.24), metal_, 0.012, (0, y0 - 0.012, h * 0.60)))
    for x in (-0.62, 0.62):
        things.append(box("foot", (0.20, 0.26, 0.05), metal_, 0.02, (x, ys - 0.12, h + 0.035)))
        things.append(cord("ring", [(x, ys - 0.12 + 0.08 * math.cos(t), h + 0.12 + 0.08 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 17)[:-1]], 0.022, metal_, closed=True, count=40))
    grip = [(-0.62, ys - 0.12, h + 0.17), (-0.56, ys - 0.12, h + 0.33), (-0.36, ys - 0.12, h + 0.43), (0, ys - 0.12, h + 0.46), (0.36, ys - 0.12, h + 0.43), (0.56, ys - 0.12, h + 0.33), (0.62, ys - 0.12, h + 0.17)]
    things.append(ribbon("handle", grip, [0.12, 0.2, 0.27, 0.29, 0.27, 0.2, 0.12], [0.07, 0.1, 0.13, 0.14, 0.13, 0.1, 0.07], dark_, face=(0, 0, 1), faces_along=[(-1, 0, 0.2), (-0.8, 0, 0.6), (-0.3, 0, 1), (0, 0, 1), (0.3, 0, 1), (0.8, 0, 0.6), (1, 0, 0.2)], count=80))
    return things


def _corner(sx, sz, x, z, w, h, yy, out):
    """A point of a corner piece, measured from the case's corner along the face; it bends over the rounded edges."""
    r = 0.26
    px, pz = w / 2 - x, h / 2 - z
    dx, dz = max(0.0, px - (w / 2 - r)), max(0.0, pz - (h / 2 - r))
    far = math.hypot(dx, dz)
    if far > r:
        px, pz = (w / 2 - r) + dx / far * r, (h / 2 - r) + dz / far * r
        far = r
    lip = 0.0
    edge = min(w / 2 - px, h / 2 - pz) if not (dx and dz) else r - far
    edge = min(edge, 0.10)
    lip = 0.10 - math.sqrt(max(0.0, 0.10**2 - (0.10 - edge) ** 2))
    return (sx * px * 1.004, yy - out * lip + out * 0.012, h / 2 + 0.04 + sz * pz * 1.004)
