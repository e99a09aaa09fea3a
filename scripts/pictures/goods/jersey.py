"""T-shirts and long sleeves of cotton jersey."""
import numpy as np

from goods.draft import Draft, clouds, drawn, smoothstep
from goods.garments import Cut, back_of, lay
from goods.laid import sheet
from shapes import spline

def jersey(draft, seed=0):
    """Fine knit: hardly seen, but never flat."""
    random = np.random.default_rng(seed)
    grain = random.standard_normal((draft.n, draft.n)).astype(np.float32)
    grain = (grain + np.roll(grain, 1, 0) + np.roll(grain, 2, 0)) / 3
    draft.fine += 0.0022 * grain
    draft.shade(1 + 0.03 * grain + 0.015 * clouds(draft.n, 24, seed + 1))


def collar_band(draft, cut, period=0.030, depth=0.006, high=0.022, rows=(0.04,)):
    """The ribbed band around the neck, a little above the chest."""
    away, foot = draft.along(list(reversed(cut.neck_line)))
    away = np.abs(away)
    draft.ribs(1 - smoothstep(cut.collar - 0.012, cut.collar + 0.004, away), foot, period, depth, 0.16)
    draft.high += high * (1 - smoothstep(cut.collar - 0.03, cut.collar + 0.01, away)) * smoothstep(-0.02, 0.05, away)
    draft.seam(away - cut.collar, 0.010, 0.012)
    for row in rows:
        draft.stitches(away, foot, cut.collar + row, shade=0.10)


def sewn_edges(draft, cut, turned=0.22):
    """Armholes, and hems with two rows of stitches."""
    for side in (1, -1):
        hole, _ = draft.along([(side * x, y) for x, y in cut.armhole])
        draft.seam(hole, 0.014, 0.016)
        draft.high -= 0.008 * np.exp(-((hole / 0.03) ** 2))
    for line in (cut.cuff_line, [(-x, y) for x, y in cut.cuff_line], cut.hem_line):
        away, foot = draft.along(line)
        away = np.abs(away)
        draft.seam(away - turned, 0.004, 0.01)
        for at in (turned - 0.035, turned):
            draft.stitches(away, foot, at)
        draft.high += 0.008 * (1 - smoothstep(turned - 0.02, turned + 0.01, away))


def pocket(draft, left=0.55, top=-2.15, width=1.15, height=1.3):
    """A patch pocket with a pointed foot, sewn on twice."""
    right, low = left + width, top - height
    x, y = draft.x, draft.y
    slope = low + 0.22 - 0.22 * (1 - np.abs(x - left - width / 2) * 2 / width)
    inner = np.minimum(np.minimum(x - left, right - x), np.minimum(top - y, (y - slope) * 0.94))
    foot = np.where(np.minimum(x - left, right - x) < (y - slope) * 0.94, y, x)
    inside = smoothstep(-0.012, 0.0, inner)
    draft.high += 0.014 * smoothstep(-0.02, 0.02, inner)
    draft.fine += 0.012 * inside
    draft.shade(1 - 0.30 * np.exp(-(((inner + 0.012) / 0.012) ** 2)))
    under_top = (top - y) > 0.03
    for row in (0.025, 0.085):
        draft.stitches(np.where(under_top, inner, 9), foot, row)
    draft.shade(1 - 0.4 * inside * np.exp(-(((top - y) / 0.014) ** 2)))
    draft.stitches(np.where(inner > 0.02, top - y, 9), x, 0.19)


def stripes(draft, cut, top=-0.95, pitch=0.36, wide=0.13, gap=0.30):
    """Stripes around body and sleeves: none on the shoulders."""
    mask, across, along = cut.sleeves(draft)
    at = np.where(mask > 0.5, along + 0.12, top - draft.y)
    wave = np.abs((at / pitch) % 1 - 0.5) * pitch
    soft = draft.span / draft.n
    line = smoothstep(wide / 2 + soft, wide / 2 - soft, wave)
    hem, _ = draft.along(cut.hem_line)
    keep = np.where(mask > 0.5, (along > 0.16) & (along < 4.15), (draft.y < top + 0.02) & (np.abs(hem) > gap * 0.7))
    neck, _ = draft.along(cut.neck_line)
    return line * keep * (np.abs(neck) > cut.collar)


WAVES = [[(0.42 * k - 1.05, y + (0.13 if k % 2 else -0.07)) for k in range(6)] for y in (-2.55, -2.95, -3.35)]


def wave_print(draft, rows=WAVES):
    """Three printed waves; water-based ink, so the cloth shows through it."""
    worn = 0.93 + 0.05 * clouds(draft.n, 160, 4, 2)
    for k, row in enumerate(rows):
        away, _ = draft.along(spline(row, 60))
        mask = smoothstep(0.062, 0.050, np.abs(away)) * np.clip(worn, 0.6, 1)
        draft.paint(mask, "pale" if k == 1 else "ink")


def tee(colors, kind="tee", seed=3):
    """A T-shirt laid flat. Kinds: tee, pocket, wave."""
    cut = Cut()
    front, laid, at = lay(("tee", seed), cut, seed)

    def draw():
        draft = Draft(8.4, (0, -3.4))
        jersey(draft, seed)
        collar_band(draft, cut)
        sewn_edges(draft, cut)
        if kind == "pocket":
            pocket(draft)
        if kind == "wave":
            wave_print(draft)
        return draft

    material, relief = drawn((kind, seed), draw).material(colors, threads=60)
    ground = colors if isinstance(colors, str) else colors["ground"]
    return back_of(cut, laid, front, ground) + [sheet("front", front, at, drawn((kind, seed), draw), material, 0.018, relief)]


def striped(colors, seed=5, vintage=False):
    """A boat neck with long sleeves, striped."""
    cut = Cut(
        chest=2.5, length=6.6, shoulder=(2.2, -0.36), neck=(1.12, 0.42), back_drop=0.12, armpit=-2.5, sleeve=5.4, angle=63, cuff=0.95,
        collar=0.13, square=0.8, swing=7,
    )
    front, laid, at = lay(("striped", seed), cut, seed)

    def draw():
        draft = Draft(10.6, (0, -3.2), 1600)
        jersey(draft, seed)
        draft.paint(stripes(draft, cut), "ink")
        collar_band(draft, cut, 0.03, 0.003, 0.012, (0.0, -0.09))
        sewn_edges(draft, cut, 0.18)
        return draft

    draft = drawn(("striped", seed), draw)
    material, relief = draft.material(colors, threads=60)
    return back_of(cut, laid, front, colors["ground"]) + [sheet("front", front, at, draft, material, 0.018, relief)]


def folded_tee(colors, kind="tee", seed=3, layers=4):
    """A T-shirt folded as in a shop: chest and collar above."""
    from goods.layers import folded

    cut = Cut()

    def draw():
        draft = Draft(6.0, (0, -2.2), 1280)
        jersey(draft, seed)
        collar_band(draft, cut)
        if kind == "wave":
            wave_print(draft)
        return draft

    return folded(("tee", kind, seed), cut, draw, colors, 1.6, 4.1, layers, 0.07, 0.018, seed, 1, 0.034)
