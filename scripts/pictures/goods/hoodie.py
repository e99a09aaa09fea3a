"""A hoodie of heavy loopback, laid flat with its hood behind the neck."""
import numpy as np

from goods.draft import Draft, clouds, smoothstep
from goods.garments import mirrored
from goods.jersey import jersey
from goods.knits import edges, finish, heavy
from goods.layers import piece
from materials import metal, plain
from shapes import lathe, spline, tube


def hood_lines():
    """The hood's outer edge from the right shoulder over the top, and the edge of its opening."""
    outer = spline([(1.02, -0.35), (1.30, 0.35), (1.36, 1.15), (1.10, 1.95), (0.55, 2.36), (0, 2.45), (-0.55, 2.36), (-1.10, 1.95), (-1.36, 1.15), (-1.30, 0.35), (-1.02, -0.35)], 80)
    opening = spline([(0.05, -0.95), (0.42, -0.42), (0.70, 0.35), (0.78, 1.05), (0.58, 1.62), (0, 1.85), (-0.58, 1.62), (-0.78, 1.05), (-0.70, 0.35), (-0.42, -0.42), (-0.05, -0.95)], 80)
    return outer, opening


def hood(colors, inside, seed):
    outer, opening = hood_lines()
    lower = spline([(-1.02, -0.35), (-0.80, -0.72), (-0.40, -0.98), (-0.05, -1.06)], 20)

    def draw():
        draft = Draft(4.0, (0, 0.7), 1024)
        jersey(draft, 3)
        away, foot = draft.along(opening, reach=0.2)
        away = np.abs(away)
        draft.seam(away - 0.24, 0.01, 0.012)
        for row in (0.20, 0.235):
            draft.stitches(away, foot, row)
        draft.high += 0.02 * (1 - smoothstep(0.2, 0.26, away))
        crown = np.abs(draft.x) + np.where(draft.y > 1.0, 0, 9)
        draft.seam(crown, 0.016, 0.016)
        for row in (0.06,):
            draft.stitches(crown, draft.y, row)
        return draft

    def draw_inside():
        draft = Draft(4.0, (0, 0.7), 768)
        jersey(draft, 4)
        draft.shade(np.full_like(draft.x, 0.86) + 0.03 * clouds(768, 120, 9, 2))
        draft.seam(np.abs(draft.x), 0.02, 0.03)
        return draft

    ring = [("seam", outer), ("open", lower), ("open", [lower[-1], opening[-1]]), ("open", list(reversed(opening))), ("open", [opening[0], (-lower[-1][0], lower[-1][1])]), ("open", mirrored(lower))]
    back = [("seam", outer), ("open", spline([outer[-1], (-0.55, -0.72), (0, -0.84), (0.55, -0.72), outer[0]], 30))]

    def ground(p):
        return 0.10 + 0.14 * np.clip((0.4 - p[:, 1]) / 0.9, 0, 1)

    lining = piece(("lining", seed), back, draw_inside, inside, 0.02, 0.05, seed + 1)
    return [lining, piece(("hood", seed), ring, draw, colors, ground, 0.20, seed, step=0.08, squeeze=0.02, wild=0.02)]


def cord(path, color="#e2dccd"):
    line = tube("cord", path, 0.036, plain(color, 0.9), 12, count=60)
    end = tube("tip", [path[-1], tuple(a + (a - b) * 0.16 for a, b in zip(path[-1], path[-2]))], 0.04, metal("#b9b4a6", 0.35), 12, count=8)
    return [line, end]


def hoodie(colors, seed=11, marl=0.0, inside=None):
    cut = heavy(2.74, length=7.1, neck=(0.9, 0.85), collar=0.1, rib=0.68, hem=2.45, shoulder=(2.34, -0.5))

    def pouch(draft):
        top, low, wide, mouth = -4.35, -6.12, 1.55, 1.02
        x, y = np.abs(draft.x), draft.y
        slant = mouth + (wide - mouth) * np.clip((top - y) / 0.95, 0, 1)
        inner = np.minimum(np.minimum(slant - x, top - y), y - low + 0.2)
        draft.high += 0.03 * smoothstep(-0.02, 0.03, inner)
        draft.fine += 0.012 * smoothstep(-0.012, 0.0, inner)
        draft.shade(1 - 0.4 * np.exp(-(((inner + 0.014) / 0.014) ** 2)))
        for row in (0.03, 0.11):
            draft.stitches(inner, x + y, row)

    def draw_hoodie():
        draft = Draft(11.2, (0, -3.2), 1600)
        jersey(draft, seed)
        edges(draft, cut, 0.06, 0.014, 0.008)
        for side in (1, -1):
            hole, foot = draft.along([(side * x, y) for x, y in cut.armhole], reach=0.05)
            draft.seam(hole, 0.016, 0.016)
            for row in (-0.05, 0.05):
                draft.stitches(hole, foot, row)
        pouch(draft)
        return draft

    things = finish(("hoodie", seed), cut, draw_hoodie, colors, 0.17, seed, stiff=11.0, squeeze=(0.018, 0.022), marl=marl)
    things += hood(colors, inside or colors, seed)
    things += cord([(0.17, -0.62, 0.50), (0.20, -0.80, 0.53), (0.26, -1.2, 0.40), (0.22, -1.9, 0.36), (0.34, -2.55, 0.36)])
    things += cord([(-0.17, -0.62, 0.50), (-0.20, -0.80, 0.53), (-0.24, -1.2, 0.40), (-0.34, -1.8, 0.36), (-0.28, -2.35, 0.36)])
    for side in (1, -1):
        ring = lathe("eyelet", [(0.03, 0.0), (0.065, 0.0), (0.07, 0.014), (0.055, 0.026), (0.035, 0.018), (0.03, 0.0)], metal("#b9b4a6", 0.3), 32)
        ring.location = (side * 0.17, -0.62, 0.485)
        things.append(ring)
    return things
