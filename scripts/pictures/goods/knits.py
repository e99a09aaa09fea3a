"""Sweaters: every stitch is drawn, cables and ribs stand up from the cloth."""
import numpy as np

from goods.draft import Draft, clouds, drawn, smoothstep
from goods.garments import Cut, back_of, lay
from goods.laid import sheet

TAU = np.float32(2 * np.pi)


def stitch(across, along, wide=0.050, tall=0.038):
    """Stockinette: columns of V, from 0 in the gaps to 1."""
    a = np.abs((across / wide) % 1 - 0.5) * 2
    leg = np.sin(np.pi * np.clip(a, 0.02, 0.98)) ** 0.6
    p = (along / tall + 0.62 * a) % 1
    return leg * (0.45 + 0.55 * np.sqrt(np.sin(np.pi * p)))


def knit(draft, across, along, mask=1.0, wide=0.050, tall=0.038, depth=0.014, shade=0.22, seed=1):
    """Draw stitches; no two rows are quite alike."""
    bend = clouds(draft.n, 40, seed, 2)
    form = stitch(across + 0.006 * bend, along + 0.008 * np.roll(bend, 99, 0), wide, tall)
    draft.fine += mask * depth * form
    draft.shade(1 - mask * shade * (1 - form) + 0.02 * bend * mask)


def edges(draft, cut, period=0.10, depth=0.024, high=0.018, hem=None, cuff=None):
    """Ribs at the hem and the cuffs; gives back where they are."""
    sleeve, across, along = cut.sleeves(draft)
    out = np.zeros_like(draft.x)
    hem, cuff = hem or cut.rib, cuff or cut.rib
    low, _ = draft.along(cut.hem_line)
    for mask, u in (((sleeve < 0.5) & (np.abs(low) < hem), draft.x * 1.0), ((sleeve > 0.5) & (along < cuff), across)):
        mask = mask.astype(np.float32)
        draft.ribs(mask, u, period, depth, 0.30, high)
        out = np.maximum(out, mask)
    for far, size, here in ((np.abs(low), hem, sleeve < 0.5), (along, cuff, sleeve > 0.5)):
        line = np.exp(-(((far - size) / 0.03) ** 2)) * here
        draft.high -= 0.02 * line
        draft.shade(1 - 0.18 * line)
        draft.high -= 0.02 * here * (1 - smoothstep(size - 0.05, size + 0.12, far))
    return out, sleeve, across, along


def collar(draft, cut, period=0.085, depth=0.02, high=0.09):
    """A doubled ribbed band around the neck."""
    away, foot = draft.along(list(reversed(cut.neck_line)))
    away = np.abs(away)
    band = 1 - smoothstep(cut.collar - 0.02, cut.collar + 0.01, away)
    round_ = np.sqrt(np.clip(1 - ((away - cut.collar / 2) / (cut.collar / 2 + 0.01)) ** 2, 0, 1))
    draft.high += high * round_ * band
    draft.ribs(band, foot, period, depth, 0.30)
    draft.seam(away - cut.collar - 0.01, 0.02, 0.025)
    return band


def sleeve_seams(draft, cut):
    for side in (1, -1):
        hole, _ = draft.along([(side * x, y) for x, y in cut.armhole])
        draft.seam(hole, 0.02, 0.03)
        draft.high -= 0.03 * np.exp(-((hole / 0.06) ** 2))


def cable(across, along, half, turn, strands=2):
    """A rope (two strands) or a plait (three): its height from 0 to 1, and the stitches' own place across."""
    a = across / half
    best, place = np.zeros_like(a), a.copy()
    for k in range(strands):
        phase = along * TAU / turn + np.float32(k * 2 * np.pi / strands)
        middle = np.sin(phase) * (0.5 if strands == 2 else 0.62)
        front = np.cos(phase) if strands == 2 else np.sin(2 * phase)
        size = 0.52 if strands == 2 else 0.40
        rise = np.sqrt(np.clip(1 - ((a - middle) / size) ** 2, 0, 1)) * (0.74 + 0.26 * front)
        over = rise > best
        best = np.where(over, rise, best)
        place = np.where(over, (a - middle) * half, place)
    return best, place


BODY = ((0.0, 0.40, 0.95, 3), (0.70, 0.17, 0.5, 2), (-0.70, 0.17, -0.5, 2), (1.86, 0.17, 0.5, 2), (-1.86, 0.17, -0.5, 2))
ARM = ((0.0, 0.30, 0.8, 3),)


def aran(draft, across, along, where, columns, ribs_from=1.0, seed=2):
    """Cables between furrows, fisherman's rib outside of them."""
    taken = np.zeros_like(across)
    high, fine, form = np.zeros_like(across), np.zeros_like(across), np.ones_like(across)
    for at, half, turn, strands in columns:
        u = across - at
        rise, place = cable(u, along, half, turn, strands)
        inside = (np.abs(u) < half * 1.12).astype(np.float32)
        v = stitch(place, along, 0.055, 0.045)
        high += inside * 0.085 * rise
        fine += inside * (0.030 * rise + 0.014 * v)
        form = np.where(inside > 0, np.clip(rise * 1.15, 0.25, 1) * (0.78 + 0.22 * v), form)
        taken = np.maximum(taken, (np.abs(u) < half * 1.12 + 0.07).astype(np.float32))
    gap = taken * (high <= 0)
    form = np.where(gap > 0, 0.62, form)
    rest = 1 - taken
    period = 0.15
    wave = np.cos(across * TAU / period)
    ridge = np.sqrt(np.clip(wave * 0.5 + 0.5, 0, 1))
    v = stitch(across - period / 2, along, period, 0.060)
    high += rest * 0.035 * ridge
    fine += rest * (0.030 * ridge + 0.018 * v * ridge)
    form = np.where(rest > 0, (0.58 + 0.42 * ridge) * (0.82 + 0.18 * v), form)
    draft.high += where * high
    draft.fine += where * fine
    draft.shade(1 - where * 0.55 * (1 - form) + 0.02 * clouds(draft.n, 60, seed, 2))


def heavy(chest=2.66, **more):
    return Cut(**{**dict(
        chest=chest, length=7.05, shoulder=(2.28, -0.5), neck=(0.80, 0.78), back_drop=0.16, armpit=-2.65, sleeve=5.75, angle=63, cuff=0.9, collar=0.30,
        waist=-0.02, hem=2.38, rib=0.62, swing=6), **more})


def finish(key, cut, draw, colors, puff=0.17, seed=4, fine=1, period=0.085, squeeze=(0.012, 0.016), stiff=14.0, marl=0.0, extra=()):
    front, laid, at = lay(key, cut, seed, puff, squeeze=squeeze, stiff=stiff, lift=0.10, wave=1.2)
    draft = drawn((key, draw.__name__), draw)
    material, relief = draft.material(colors, threads=34, marl=marl)
    ground = colors if isinstance(colors, str) else colors["ground"]
    return back_of(cut, laid, front, ground, 0.05, period) + [sheet("front", front, at, draft, material, 0.04, relief, fine=fine)]


def fisherman(colors, seed=4):
    cut = heavy()

    def draw_fisherman():
        draft = Draft(10.8, (0, -3.2), 1792)
        ribbed, sleeve, across, along = edges(draft, cut)
        near, _ = draft.along(cut.neck_line)
        free = (1 - ribbed) * (np.abs(near) > cut.collar)
        aran(draft, draft.x + 0.02 * clouds(draft.n, 6, 3, 1), draft.y, free * (1 - sleeve), BODY)
        aran(draft, across, along, free * sleeve, ARM)
        collar(draft, cut)
        sleeve_seams(draft, cut)
        return draft

    return finish(("fisherman", seed), cut, draw_fisherman, colors, fine=2, seed=seed)


def plain_knit(cut, wide=0.034, tall=0.026, depth=0.008, more=None, band=True, span=10.8, rib=0.07):
    """Stockinette all over, ribs at the edges."""
    draft = Draft(span, (0, -3.2), 1600)
    ribbed, sleeve, across, along = edges(draft, cut, rib, rib * 0.22, rib * 0.12)
    knit(draft, across, along, 1 - ribbed, wide, tall, depth)
    if more:
        more(draft, sleeve)
    if band:
        collar(draft, cut, rib, rib * 0.22, 0.06)
    sleeve_seams(draft, cut)
    return draft


def folded_fisherman(colors, seed=4):
    from goods.layers import folded

    cut = heavy()

    def draw():
        draft = Draft(6.0, (0, -2.2), 1280)
        near, _ = draft.along(cut.neck_line, reach=0.2)
        aran(draft, draft.x + 0.02 * clouds(draft.n, 6, 3, 1), draft.y, (np.abs(near) > cut.collar).astype(np.float32), BODY)
        collar(draft, cut)
        return draft

    return folded(("fisherman", seed), cut, draw, colors, 1.82, 4.3, 3, 0.26, 0.04, seed, 2)
