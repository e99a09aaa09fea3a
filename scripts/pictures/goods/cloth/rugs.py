"""Rugs: flat-woven, knotted and coiled, with a turned corner, a rolled end or fringes."""
import math

import numpy as np

from goods.cloth.sheets import fringe, mesh_of, sheet, waves
from goods.cloth.weaves import fabric, linear, loops, threads, yarn


def _turn_corner(points, corner, way, reach, radius):
    """Roll what lies beyond a line near a corner up and over: `way` leads off the rug, `reach` is how much is turned."""
    d = np.array([*way, 0.0])
    d /= np.linalg.norm(d)
    at = points @ d
    start = corner @ d - reach
    s = np.maximum(0, at - start)
    a = np.minimum(s / radius, math.pi)
    along = np.where(s > math.pi * radius, -(s - math.pi * radius), radius * np.sin(a))
    up = radius * (1 - np.cos(a)) + 0.05 * np.maximum(0, s - math.pi * radius)
    out = points + (np.minimum(at, start) + along - at)[..., None] * d
    out[..., 2] += np.where(s > 0, up, 0)
    return out


def flat_rug(width, length, thick, cloth, under=None, corner=None, step=0.12, nap=0.0, seed=1, tassels=None, ripple=0.03):
    """A rug on the floor, centered; `corner` is (x sign, y sign, reach, radius) of one that is turned over.

    `tassels` is (material, length, spacing, radius) for fringes at both ends."""
    x, y = np.linspace(-width / 2, width / 2, int(width / step)), np.linspace(-length / 2, length / 2, int(length / step))
    X, Y = np.meshgrid(x, y, indexing="ij")
    wide = 1 + 0.004 * waves(Y * 0.5, 0 * Y, seed, 5, 0.4, 1.5)
    Z = thick / 2 + ripple * (0.5 + 0.5 * waves(X * 0.35, Y * 0.35, seed + 1, 6, 0.5, 1.4)) * 0.6
    middle = np.stack([X * wide + 0.03 * waves(Y * 0.6, X * 0.1, seed + 2, 5), Y + 0.03 * waves(X * 0.6, Y * 0.1, seed + 3, 5), Z], -1)
    ends = []
    for end, way in ((0, -1), (-1, 1)):
        if not tassels:
            continue
        material, long, spacing, radius = tassels
        count = int(width / spacing)
        u = (np.arange(count) + 0.5) / count * (len(x) - 1)
        line = middle[:, end]
        place = np.stack([np.interp(u, np.arange(len(x)), line[:, k]) for k in range(3)], 1)
        place[:, 1] -= way * 0.02
        if corner and corner[1] == way:
            place = place[np.abs(place[:, 0] - corner[0] * width / 2) > corner[2] * 1.5]
        ends.append(fringe("fringe", place, np.array([[0.0, way, -0.12]]).repeat(len(place), 0), long, radius, material, 0.1, 0.0, seed=seed, wild=0.16))
    if corner:
        sx, sy, reach, radius = corner
        middle = _turn_corner(middle, np.array([sx * width / 2, sy * length / 2, 0]), (sx, sy), reach, radius)
    uv = np.stack([X + width / 2, Y + length / 2], -1)
    return [sheet("rug", middle, uv, thick, cloth, nap, seed, under), *ends]


def rolled_runner(width, length, thick, cloth, under=None, rolled=8.0, step=0.12, core=0.22, seed=1, tassels=None, nap=0.0):
    """A runner whose far end is still rolled up."""
    flat = length - rolled
    pitch = thick * 1.08
    rounds = (-core + math.sqrt(core * core + rolled * pitch / math.pi)) / pitch
    big = core + pitch * rounds
    line = [(-length / 2, 0.0), (-length / 2 + flat, 0.0)]
    y0 = -length / 2 + flat
    steps = int(rounds * 44)
    for k in range(1, steps + 1):
        a = -math.pi / 2 + 2 * math.pi * k / 44
        r = big - pitch * k / 44
        lift = 0.0
        line.append((y0 + r * math.cos(a), big + r * math.sin(a) + lift))
    path = np.array(line)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at = np.concatenate([np.linspace(0, flat, int(flat / step)), np.linspace(flat, far[-1], int(rolled / 0.05))[1:]])
    Yp, Zp = np.interp(at, far, path[:, 0]), np.interp(at, far, path[:, 1])
    x = np.linspace(-width / 2, width / 2, int(width / step))
    X, S = np.meshgrid(x, at, indexing="ij")
    drift = 0.05 * waves(S * 0.6, 0 * S, seed, 5, 0.5, 1.6) + 0.012 * np.maximum(0, S - flat)
    wavy = 0.02 * (0.5 + 0.5 * waves(X * 0.4, S * 0.4, seed + 1, 6, 0.5, 1.4)) * (S < flat)
    middle = np.stack([X + drift, np.broadcast_to(Yp, X.shape) + 0.02 * waves(X, S * 0.1, seed + 2, 4), np.broadcast_to(Zp, X.shape) + thick / 2 + wavy], -1)
    ends = []
    if tassels:
        material, long, spacing, radius = tassels
        count = int(width / spacing)
        u = (np.arange(count) + 0.5) / count * (len(x) - 1)
        place = np.stack([np.interp(u, np.arange(len(x)), middle[:, 0, k]) for k in range(3)], 1)
        ends.append(fringe("fringe", place, np.array([[0.0, -1.0, -0.12]]).repeat(count, 0), long, radius, material, 0.1, 0.0, seed=seed, wild=0.16))
    uv = np.stack([X + width / 2, S], -1)
    return [sheet("runner", middle, uv, thick, cloth, nap, seed, under), *ends]


def _grid(width, length, per):
    """Knot coordinates in centimetres from the middle, `per` knots a centimetre."""
    x = (np.arange(int(width * 10 * per)) + 0.5) / per - width * 5
    y = (np.arange(int(length * 10 * per)) + 0.5) / per - length * 5
    return np.meshgrid(x, y, indexing="xy")


def _uneven(shape, seed, strength=0.06):
    """Hand-dyed wool is never one color: soft lines along the weft."""
    dice = np.random.default_rng(seed)
    rows = dice.normal(0, 1, shape[0])
    rows = np.convolve(rows, np.ones(7) / 7, "same") * 2.2 + rows * 0.5
    return np.clip(1 + strength * rows, 0.7, 1.3)[:, None, None]


def lattice_cloth(ground, line, accent, width, length):
    """Cut pile with a lattice of diamonds, a small diamond in each, and a border."""
    X, Y = _grid(width, length, 2.0)
    dice = np.random.default_rng(4)
    jag = dice.normal(0, 0.22, X.shape)
    p, q = 21.0, 26.0
    a, b = X / p + Y / q, X / p - Y / q
    da, db = np.abs((a + 0.5) % 1 - 0.5) * p * 0.78, np.abs((b + 0.5) % 1 - 0.5) * p * 0.78
    lines = (np.minimum(da, db) + jag) < 1.25
    ca, cb = np.abs(a % 1 - 0.5), np.abs(b % 1 - 0.5)
    small = np.maximum(ca, cb) * p + jag < 2.7
    picture = np.where(lines[..., None], linear(line), linear(ground))
    picture = np.where(small[..., None], linear(accent), picture)
    edge_x, edge_y = width * 5 - np.abs(X), length * 5 - np.abs(Y)
    near = np.minimum(edge_x, edge_y) + jag * 0.6
    picture = np.where((near < 8.0)[..., None], linear(ground), picture)
    picture = np.where(((near > 3.2) & (near < 4.8))[..., None], linear(line), picture)
    picture = np.where(((near > 6.6) & (near < 8.0))[..., None], linear(line), picture)
    picture = picture * _uneven(picture.shape, 6)
    return fabric(loops(512, 56, 5, 1.3, 0.45), 2.2, "#ffffff", picture, (width, length), mottle=0.12, depth=0.05, strength=0.9, fuzz=0.6, sheen=0.2)


def lattice_rug(colors):
    """Deep pile, 150 x 240 cm, one corner turned to show the back."""
    ground, line, accent = colors
    width, length = 15.0, 24.0
    canvas = fabric(threads("plain", 64, "#a8997c", per=8, slub=0.2, deep=0.5), 2.4, mottle=0.08, depth=0.02)
    ends = (yarn("#cfc4ab"), 0.7, 0.2, 0.045)
    return flat_rug(width, length, 0.17, lattice_cloth(ground, line, accent, width, length), canvas, (1, -1, 3.4, 0.34), 0.10, 0.035, 3, ends)


def _bands(length, bands, ground, per=4.0):
    """Rows of color along a rug from its end: (from, to, color) in centimetres, the same at both ends."""
    y = (np.arange(int(length * 10 * per)) + 0.5) / per
    y = np.minimum(y, length * 10 - y)
    rows = np.tile(linear(ground), (len(y), 1))
    for a, b, color in bands:
        rows[(y >= a) & (y < b)] = linear(color)
    rows = rows[:, None] * _uneven((len(y), 1, 3), 8, 0.05)
    return rows.repeat(4, 1)


SHORE = ((4, 5, "#6d553b"), (6, 15, "#8a6f4e"), (16, 17, "#6d553b"), (22, 23.2, "#5a4733"), (26, 27.2, "#5a4733"), (50, 52, "#8a6f4e"), (54, 55, "#6d553b"), (92, 93.2, "#8a6f4e"))


def shoreline_rug(pitch=0.055, step=0.12):
    """Undyed wool, flat-woven, 140 x 200 cm: bands near the ends as a tide leaves them."""
    width, length = 14.0, 20.0
    wool = fabric(threads("weft", 48, per=10, slub=0.14, deep=0.5), 48 * pitch, "#ffffff", _bands(length, SHORE, "#cbb995"), (99.0, length), mottle=0.07, depth=0.02, strength=0.9, fuzz=0.5)
    ends = (yarn("#d3c6a8"), 0.8, 0.22, 0.05)
    return flat_rug(width, length, 0.09, wool, None, (1, -1, 3.2, 0.26), step, 0.006, 5, ends, 0.05)


def framed_cloth(width, length, ground, border, line, second, rib=0.05):
    """A runner's flat weave: a field in two borders."""
    X, Y = _grid(width, length, 1.6)
    near = np.minimum(width * 5 - np.abs(X), length * 5 - np.abs(Y))
    picture = np.tile(linear(ground), (*X.shape, 1))
    for a, b, color in ((0, 5.0, second), (5.0, 6.2, line), (6.2, 13.5, border), (13.5, 14.7, line), (18.5, 19.7, border)):
        picture[(near >= a) & (near < b)] = linear(color)
    return picture * _uneven(picture.shape, 9, 0.05)


def runner(colors=("#4c6472", "#1d2e3f", "#bdb6a2", "#3f5867"), length=24.0, seed=1, rolled=9.0, fringe_color="#cfc8b4"):
    """A tight flat weave, 75 cm wide, with a dark border; its far end still rolled."""
    ground, border, line, second = colors
    width = 7.5
    picture = framed_cloth(width, length, ground, border, line, second)
    wool = fabric(threads("weft", 48, per=10, slub=0.12, deep=0.45), 48 * 0.05, "#ffffff", picture, (width, length), mottle=0.07, depth=0.016, strength=0.8, fuzz=0.4)
    back = fabric(threads("plain", 64, "#3a3a38", per=8, deep=0.4), 2.0, mottle=0.05)
    ends = (yarn(fringe_color), 0.7, 0.17, 0.04)
    return rolled_runner(width, length, 0.085, wool, back, rolled, tassels=ends, seed=seed)


def old_runner_cloth(width, length):
    """A worn tribal runner: a faded field of medallions in three borders."""
    X, Y = _grid(width, length, 1.6)
    dice = np.random.default_rng(12)
    jag = dice.normal(0, 0.18, X.shape)
    near = np.minimum(width * 5 - np.abs(X), length * 5 - np.abs(Y)) + jag
    field, navy, cream, brown = linear("#56758a"), linear("#22384e"), linear("#c9bfa4"), linear("#8a5a44")
    picture = np.tile(field, (*X.shape, 1))
    cell = (Y / 26.0) % 1 - 0.5
    d = np.abs(X) + np.abs(cell) * 24
    for a, b, color in ((0, 2.5, cream), (2.5, 5, navy), (5, 6.2, brown), (9.4, 10.8, navy)):
        picture[(d + jag >= a) & (d + jag < b)] = color
    sprig = (np.abs(np.abs(X) - 12.5) + np.abs((Y / 13.0) % 1 - 0.5) * 13 + jag) < 1.5
    picture[sprig] = cream
    for a, b, color in ((0, 1.5, navy), (1.5, 3.0, linear("#6d8a9b")), (3.0, 4.0, cream), (4.0, 11.0, navy), (11.0, 12.0, cream), (12.0, 13.4, brown)):
        picture[(near >= a) & (near < b)] = color
    along = np.where(width * 5 - np.abs(X) < length * 5 - np.abs(Y), Y, X)
    tooth = (np.abs((along / 7.0) % 1 - 0.5) * 7 + np.abs(near - 7.5) + jag) < 2.2
    picture[tooth & (near > 4.6) & (near < 10.4)] = linear("#7d98a6")
    worn = 0.5 + 0.5 * waves(X * 0.05, Y * 0.05, 3, 8, 0.6, 2.4)
    faded = np.clip(0.18 + 0.16 * worn, 0, 0.5)[..., None]
    return (picture * (1 - faded) + linear("#98a09c") * faded) * _uneven(picture.shape, 9, 0.08)


def old_runner(length=24.0):
    """The hall runner of the vintage stall: worn wool, washed, thin and a little wavy."""
    width = 6.2
    wool = fabric(loops(512, 70, 7, 1.4, 0.4), 1.6, "#ffffff", old_runner_cloth(width, length), (width, length), mottle=0.14, depth=0.02, strength=0.8, fuzz=0.6)
    back = fabric(threads("plain", 64, "#8a7f6c", per=8, deep=0.5), 1.8, mottle=0.08)
    ends = (yarn("#cabf9f"), 0.75, 0.15, 0.035)
    return rolled_runner(width, length, 0.10, wool, back, 9.5, seed=6, tassels=ends, nap=0.015)


def jute_rug(radius=7.5, coil=0.24, color="#9c8660", dark="#6b573b", pale="#bcab8a"):
    """A braid of jute, coiled from the middle and sewn; 150 cm across, with darker rounds."""
    rounds = int(radius / coil)
    around, across = 900, 6
    A = np.linspace(0, 2 * math.pi, around + 1)
    K = np.arange(rounds * across + 1)
    Kg, Ag = np.meshgrid(K, A, indexing="ij")
    spiral = (Kg / across + Ag / (2 * math.pi) - 1).clip(0)
    r = np.maximum(0.004, spiral * coil)
    wobble = 1 + 0.006 * waves(2 * np.cos(Ag), 2 * np.sin(Ag), 3, 6, 0.6, 1.6) * (r / radius)
    f = (Kg % across) / across
    strand = np.cos((r * Ag) / 0.16 * math.pi + 2.4 * np.sign(f - 0.5) * 1.0) * 0.5 + 0.5
    high = 0.11 * np.sqrt(np.maximum(0.02, 1 - (2 * f - 1) ** 2)) * (0.82 + 0.18 * strand)
    Z = high + 0.02 * (1 + waves(r * np.cos(Ag) * 0.5, r * np.sin(Ag) * 0.5, 8, 6, 0.5, 1.5))
    points = np.stack([r * wobble * np.cos(Ag), r * wobble * np.sin(Ag), Z], -1)
    skirt = points[-1].copy()
    skirt[:, 2] = 0
    points = np.concatenate([points, skirt[None]])
    rows = points.shape[0]
    ids = np.arange(rows * (around + 1)).reshape(rows, around + 1)
    faces = np.stack([ids[:-1, :-1], ids[1:, :-1], ids[1:, 1:], ids[:-1, 1:]], -1).reshape(-1, 4)
    uv = np.stack([r * Ag, spiral * coil], -1)
    uv = np.concatenate([uv, uv[-1:]])
    n = 1024
    at = np.arange(n) / n * radius * 1.04
    rows_ = np.tile(linear(color), (n, 1))
    for a, b, tone in ((1.3, 1.8, dark), (3.2, 4.1, pale), (4.1, 4.6, dark), (6.0, 6.7, dark), (6.95, 7.2, dark)):
        rows_[(np.floor(at / coil) * coil >= a) & (np.floor(at / coil) * coil < b)] = linear(tone)
    dice = np.random.default_rng(3)
    rows_ = rows_ * (1 + 0.09 * dice.normal(0, 1, rounds + 3)[np.floor(at / coil).astype(int)])[:, None]
    tile, relief = threads("twill", 48, per=8, slub=0.3, deep=0.55)
    fiber = fabric((tile, relief), (1.1, 0.9), "#ffffff", rows_[:, None].repeat(4, 1), (9e3, radius * 1.04), mottle=0.12, depth=0.03, strength=1.0, fuzz=0.8)
    return [mesh_of("rug", points.reshape(-1, 3), faces, fiber, uv.reshape(-1, 2))]
