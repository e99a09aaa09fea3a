"""Low shoes: the court sneaker, the canvas high-top, the deck slip-on."""
import numpy as np

from goods.sewn.lasts import Last
from goods.sewn.skin import dots, panel, ribbon, stitches
from goods.sewn.stuffs import calf, canvas, dark, rubber, thread, webbing
from materials import steel
from parts import lay

COURT = [
    [(-1.28, 0, 0.30), (-1.365, 0, 0.52), (-1.355, 0, 0.72), (-1.285, 0, 0.90), (-1.29, 0, 1.03)],
    [(-1.13, 0.235, 0.30), (-1.19, 0.29, 0.52), (-1.175, 0.285, 0.70), (-1.135, 0.25, 0.87), (-1.12, 0.235, 1.00)],
    [(-0.76, 0.325, 0.30), (-0.77, 0.39, 0.47), (-0.77, 0.375, 0.60), (-0.77, 0.345, 0.72), (-0.77, 0.315, 0.83)],
    [(-0.32, 0.345, 0.30), (-0.33, 0.415, 0.49), (-0.345, 0.40, 0.63), (-0.36, 0.36, 0.76), (-0.37, 0.325, 0.87)],
    [(0.08, 0.41, 0.30), (0.07, 0.46, 0.52), (0.02, 0.43, 0.74), (-0.04, 0.35, 0.95), (-0.085, 0.265, 1.10)],
    [(0.38, 0.465, 0.30), (0.36, 0.51, 0.50), (0.30, 0.455, 0.72), (0.22, 0.33, 0.90), (0.16, 0.195, 1.02)],
    [(0.70, 0.485, 0.30), (0.68, 0.52, 0.48), (0.61, 0.45, 0.67), (0.51, 0.30, 0.81), (0.42, 0.155, 0.90)],
    [(0.97, 0.415, 0.30), (0.96, 0.445, 0.46), (0.89, 0.385, 0.61), (0.76, 0.23, 0.73), (0.63, 0.115, 0.81)],
    [(1.21, 0.245, 0.30), (1.215, 0.25, 0.42), (1.125, 0.205, 0.555), (0.94, 0.12, 0.68), (0.73, 0.055, 0.77)],
    [(1.36, 0, 0.30), (1.385, 0, 0.41), (1.235, 0, 0.55), (1.00, 0, 0.68), (0.755, 0, 0.76)],
]


def set_out(near, far, x=0.0, y=0.0, turn=-24):
    """Two shoes as they come out of the box, the far one mirrored."""
    near = lay(near, (x + 0.35, y - 0.50, 0), turn=turn)
    far = lay(far, (x - 0.60, y + 0.72, 0), turn=turn - 6)
    for thing in far:
        top = thing
        while top.parent:
            top = top.parent
        top.scale = (1, -1, 1)
    return near + far


def court_sneaker(colors, seed=1):
    """Full-grain leather on a stitched cup sole; `colors` are (leather, accent, lining, thread)."""
    leather, accent, inside, stitching = colors
    body, trim, inner = calf(leather), calf(accent, worn=0.05), calf(inside, 0.6)
    sole, seam, hole = rubber("#d9d3c5"), thread(stitching), dark("#14110f")
    last = Last(COURT, drop=0.06, spring=0.12, wrinkles=((0.62, 0.72, 0.22, 0.012, 3), (-0.75, 0.62, 0.3, 0.008, 5)), seed=seed)
    n = last.n
    skin = last.skin
    things = last.upper(body, inner, 0.03, pad=lambda a: np.interp(np.minimum(a, 2 * n - a), [0, 2.5, 3.6, 4.4, 9], [0.10, 0.11, 0.09, 0.035, 0.03]))
    things += last.footbed(inner, 0.28)
    things.append(last.sole([(-0.05, 0.0), (0.035, 0.0), (0.052, 0.015), (0.056, 0.06), (0.052, 0.165), (0.047, 0.178), (0.047, 0.188), (0.052, 0.20), (0.05, 0.262), (0.044, 0.28), (0.03, 0.287), (0.005, 0.28), (-0.03, 0.25)], sole))
    rim = last.rim((0.051, 0.051), (0.20, 0.27))
    things.append(stitches(rim, [(k, 0.35) for k in np.linspace(0, 2 * n, 80)], thread("#c9c1b0"), 0.002, 0.045, 0.02, 0.007))
    # Toe piece, heel piece, eyestays, stripe, heel tab.
    things += panel(skin, [(6.55, 0), (7.5, 0), (9, 0), (10.5, 0), (11.45, 0)], [(7.15, 0.34), (7.9, 0.5), (9, 0.57), (10.1, 0.5), (10.85, 0.34)], body, 0.02, thread=seam, sewn=("high",), n=(90, 16))
    things += panel(skin, [(-2.1, 0), (-1, 0), (0, 0), (1, 0), (2.1, 0)], [(-1.45, 0.42), (-0.8, 0.54), (0, 0.58), (0.8, 0.54), (1.45, 0.42)], body, 0.02, thread=seam, sewn=("high", "ends"), n=(80, 14))
    things += panel(skin, [(-0.78, 0.40), (0, 0.42), (0.78, 0.40)], [(-0.86, 1.0), (0, 1.0), (0.86, 1.0)], trim, 0.018, 0.014, thread=thread(accent), sewn=("ends",), n=(40, 16))
    things += last.both([(2.55, 0.03), (3.1, 0.36), (3.72, 0.74)], [(3.45, 0.03), (3.85, 0.36), (4.35, 0.74)], trim, thick=0.016, thread=thread(accent), sewn=("low", "high"), n=(40, 14), inset=0.02)
    things += panel(skin, [(3.62, 0.76), (4.6, 0.70), (6, 0.70), (7.4, 0.74), (8.3, 0.82), (9, 0.84), (9.7, 0.82), (10.6, 0.74), (12, 0.70), (13.4, 0.70), (14.38, 0.76)],
                    [(3.62, 0.985), (4.6, 0.99), (6, 0.99), (7.4, 0.99), (8.3, 0.99), (9, 0.99), (9.7, 0.99), (10.6, 0.99), (12, 0.99), (13.4, 0.99), (14.38, 0.985)],
                    body, 0.02, thread=seam, sewn=("low", "high"), n=(140, 12), inset=0.022)
    for way in (0, 1):
        rows = [(7.55 + 0.28 * i - 0.14 * (j % 2), 0.64 + 0.05 * j) for j in range(3) for i in range(3 - (j > 1))]
        things.append(dots(skin, rows if not way else last.mirrored(rows), 0.013, hole, 0.001))
    places = [4.12, 4.85, 5.6, 6.35, 7.1, 7.8]
    things += last.tongue(body, 4.0, (-0.24, 0.20), 0.23, 0.07, 0.03, 0.055)
    things += last.eyelets(places, 0.90, None, hole, 0.022, 0.02)
    things += last.laces(places, 0.90, webbing("#ded8cb", rough=0.9), 0.072, 0.02, 0.022)
    return things


HIGH = [
    [(-1.26, 0, 0.28), (-1.32, 0, 0.52), (-1.28, 0, 0.95), (-1.24, 0, 1.35), (-1.27, 0, 1.72)],
    [(-1.11, 0.235, 0.28), (-1.15, 0.27, 0.52), (-1.12, 0.25, 0.95), (-1.10, 0.235, 1.35), (-1.12, 0.235, 1.71)],
    [(-0.76, 0.325, 0.28), (-0.77, 0.37, 0.52), (-0.78, 0.35, 0.92), (-0.80, 0.33, 1.30), (-0.83, 0.33, 1.66)],
    [(-0.34, 0.345, 0.28), (-0.36, 0.40, 0.54), (-0.42, 0.38, 0.92), (-0.50, 0.34, 1.28), (-0.56, 0.31, 1.62)],
    [(0.02, 0.40, 0.28), (-0.02, 0.44, 0.54), (-0.12, 0.40, 0.90), (-0.25, 0.30, 1.24), (-0.34, 0.20, 1.58)],
    [(0.34, 0.45, 0.28), (0.28, 0.48, 0.52), (0.18, 0.42, 0.80), (0.03, 0.29, 1.06), (-0.10, 0.17, 1.27)],
    [(0.64, 0.475, 0.28), (0.60, 0.50, 0.48), (0.50, 0.43, 0.70), (0.34, 0.28, 0.91), (0.20, 0.145, 1.03)],
    [(0.93, 0.415, 0.28), (0.92, 0.435, 0.44), (0.83, 0.38, 0.61), (0.66, 0.23, 0.76), (0.48, 0.115, 0.86)],
    [(1.19, 0.245, 0.28), (1.195, 0.255, 0.42), (1.13, 0.22, 0.55), (0.90, 0.12, 0.67), (0.66, 0.055, 0.77)],
    [(1.36, 0, 0.28), (1.385, 0, 0.42), (1.26, 0, 0.55), (0.98, 0, 0.67), (0.70, 0, 0.755)],
]


def high_top(color, seed=2):
    """Twelve-ounce canvas with a rubber toe and a vulcanized sole."""
    body, inner = canvas(color, 20), canvas("#d9d0bb", 24)
    white, seam, hole = rubber("#dcd6c6", 0.5), thread("#e2d9c4"), dark()
    last = Last(HIGH, drop=0.04, wrinkles=((0.05, 1.0, 0.3, 0.016, 3), (-0.9, 1.0, 0.35, 0.02, 8), (0.6, 0.7, 0.2, 0.010, 5)), worn=0.016, seed=seed)
    n, skin = last.n, last.skin
    things = last.upper(body, inner, 0.03)
    things += last.footbed(inner, 0.28)
    things.append(last.sole([(-0.05, 0.0), (0.03, 0.0), (0.045, 0.012), (0.048, 0.075), (0.043, 0.083), (0.043, 0.09), (0.05, 0.10), (0.048, 0.255), (0.042, 0.275), (0.03, 0.282), (0.0, 0.275), (-0.03, 0.25)], white))
    stripe = last.rim((0.049, 0.049), (0.218, 0.236))
    things += panel(stripe, [(0, 0), (9, 0), (17.99, 0)], [(0, 1), (9, 1), (17.99, 1)], rubber("#2a3c55"), 0.004, n=(200, 8), smooth=False)
    things += panel(skin, [(6.5, 0), (7.5, 0), (9, 0), (10.5, 0), (11.5, 0)], [(7.0, 0.30), (7.9, 0.45), (9, 0.5), (10.1, 0.45), (11.0, 0.30)], white, 0.03, n=(90, 18))
    things += panel(skin, [(-0.5, 0.0), (0, 0), (0.5, 0)], [(-0.42, 1.0), (0, 1.0), (0.42, 1.0)], body, 0.018, thread=seam, sewn=("ends",), n=(24, 40))
    line_ = [(3.45, 0.0), (3.7, 0.35), (3.85, 0.7), (3.9, 0.99)]
    things += panel(skin, [(3.55, 0.99), (3.95, 0.82), (5, 0.80), (6.5, 0.78), (7.6, 0.78), (8.4, 0.83), (9, 0.85), (9.6, 0.83), (10.4, 0.78), (11.5, 0.78), (13, 0.80), (14.05, 0.82), (14.45, 0.99)],
                    [(3.75, 0.995), (4.3, 0.995), (5, 0.99), (6.5, 0.99), (7.6, 0.99), (8.4, 0.99), (9, 0.99), (9.6, 0.99), (10.4, 0.99), (11.5, 0.99), (13, 0.99), (13.7, 0.995), (14.25, 0.995)],
                    body, 0.016, thread=seam, sewn=("low", "high"), n=(150, 12), inset=0.02)
    for path in (line_, [(a + 0.12, b) for a, b in line_]):
        things.append(stitches(skin, path, seam, 0.0))
        things.append(stitches(skin, last.mirrored(path), seam, 0.0))
    for b in (0.955, 0.925):
        things.append(stitches(skin, [(k, b) for k in np.linspace(-3.5, 3.5, 40)], seam, 0.0))
    # The round patch at the ankle.
    turn = np.linspace(0, 2 * np.pi, 40)
    for way in (1, -1):
        disc = [(way * (2.35 + 0.42 * r * np.cos(t)), 0.74 + 0.115 * r * np.sin(t)) for r in (1.0,) for t in turn]
        mid = [(way * 2.35, 0.74)] * 41
        things += panel(skin, [p for p in (disc if way > 0 else disc[::-1])], mid[:40], white, 0.014, n=(60, 10), smooth=False)
        ring = [(way * (2.35 + 0.33 * np.cos(t)), 0.74 + 0.09 * np.sin(t)) for t in turn]
        things.append(stitches(skin, ring, thread("#2a3c55"), 0.014, 0.03, 0.004))
    places = [4.1, 4.55, 5.0, 5.5, 6.05, 6.65, 7.25, 7.85]
    things += last.tongue(body, 4.0, (-0.14, 0.20), 0.21, 0.04, 0.03, 0.05)
    things += last.eyelets(places, 0.90, steel(0.25, 0), hole, 0.022, 0.016)
    things += last.laces(places, 0.90, webbing("#ded8cb", rough=0.9), 0.062, 0.018, 0.02)
    return things


SLIP = [
    [(-1.27, 0, 0.24), (-1.33, 0, 0.42), (-1.32, 0, 0.60), (-1.28, 0, 0.76), (-1.29, 0, 0.89)],
    [(-1.12, 0.235, 0.24), (-1.16, 0.275, 0.42), (-1.15, 0.27, 0.58), (-1.12, 0.25, 0.73), (-1.11, 0.24, 0.85)],
    [(-0.76, 0.325, 0.24), (-0.77, 0.37, 0.38), (-0.77, 0.365, 0.49), (-0.77, 0.345, 0.60), (-0.77, 0.325, 0.68)],
    [(-0.34, 0.345, 0.24), (-0.35, 0.40, 0.40), (-0.355, 0.395, 0.53), (-0.36, 0.365, 0.65), (-0.36, 0.335, 0.74)],
    [(0.02, 0.40, 0.24), (0.01, 0.44, 0.43), (-0.01, 0.42, 0.60), (-0.03, 0.36, 0.76), (-0.04, 0.29, 0.87)],
    [(0.36, 0.455, 0.24), (0.34, 0.49, 0.43), (0.28, 0.43, 0.64), (0.20, 0.32, 0.82), (0.12, 0.22, 0.92)],
    [(0.72, 0.48, 0.24), (0.70, 0.50, 0.40), (0.60, 0.41, 0.59), (0.43, 0.26, 0.78), (0.22, 0.14, 0.935)],
    [(1.00, 0.395, 0.24), (0.99, 0.415, 0.37), (0.88, 0.33, 0.53), (0.60, 0.17, 0.73), (0.26, 0.09, 0.935)],
    [(1.215, 0.235, 0.24), (1.22, 0.245, 0.36), (1.11, 0.19, 0.50), (0.74, 0.09, 0.71), (0.275, 0.045, 0.935)],
    [(1.37, 0, 0.24), (1.38, 0, 0.35), (1.19, 0, 0.50), (0.80, 0, 0.70), (0.28, 0, 0.935)],
]


def slip_on(color="#3f6488", seed=4):
    """Canvas with elastic at the sides, on a white sole with a cork footbed."""
    from goods.sewn.cork import cork

    body, inner, trim = canvas(color, 20), canvas("#d2c8b2", 24), calf("#2b4763", 0.6)
    white, seam = rubber("#dcd6c6", 0.5), thread("#d9d0bd")
    last = Last(SLIP, drop=0.03, wrinkles=((0.5, 0.7, 0.35, 0.016, 3), (-0.9, 0.6, 0.3, 0.012, 8)), worn=0.016, seed=seed)
    n, skin = last.n, last.skin
    things = last.upper(body, inner, 0.028)
    things += last.footbed(cork(), 0.27)
    things.append(last.sole([(-0.05, 0.0), (0.03, 0.0), (0.045, 0.012), (0.05, 0.07), (0.048, 0.225), (0.042, 0.245), (0.03, 0.252), (0.0, 0.245), (-0.03, 0.22)], white))
    rim = last.rim((0.049, 0.049), (0.17, 0.25))
    things.append(stitches(rim, [(k, 0.4) for k in np.linspace(0, 2 * n, 80)], thread("#bdb3a0"), 0.001, 0.04, 0.02, 0.006))
    things += panel(skin, [(-0.95, 0.0), (0, 0), (0.95, 0)], [(-0.6, 1.0), (0, 1.0), (0.6, 1.0)], trim, 0.018, thread=seam, sewn=("ends",), n=(30, 20))
    gore = webbing("#1e2c3c", rough=0.95)
    things += last.both([(4.05, 0.55), (4.35, 0.48), (4.65, 0.55)], [(3.7, 0.985), (4.3, 0.985), (4.95, 0.985)], gore, thick=0.008, n=(30, 14))
    things += last.both([(4.65, 0.50), (4.95, 0.75), (5.15, 0.985)], [(5.0, 0.50), (5.25, 0.75), (5.45, 0.985)], body, thick=0.016, thread=seam, sewn=("low", "high"), n=(24, 10), inset=0.02)
    things += last.both([(3.55, 0.985), (3.75, 0.75), (4.05, 0.50)], [(3.3, 0.985), (3.5, 0.75), (3.75, 0.50)], body, thick=0.016, thread=seam, sewn=("low", "high"), n=(24, 10), inset=0.02)
    edge = skin.at(np.linspace(0, 2 * n, 160, endpoint=False), np.ones(160))
    things.append(ribbon("binding", edge + (0, 0, 0.0), 0.06, 0.05, trim, face=(0, 0, 1), count=200, closed=True))
    for path in ([(k, 0.90) for k in np.linspace(-3.2, 3.2, 40)], [(k, 0.93) for k in np.linspace(5.5, 12.5, 40)]):
        things.append(stitches(skin, path, seam, 0.0))
    return things
