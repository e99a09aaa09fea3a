"""Covers of books: drawings in SVG, a spine of 250 beside a front of 1400 x 2100."""
import math
import random


def waves(y, color, n=5, step=90, high=34, width=10):
    """Lines of water below y."""
    out = ""
    for k in range(n):
        line = f"M-80 {y + k * step}" + "".join(f"q70 {-high} 140 0t140 0" for _ in range(6))
        out += f'<path d="{line}" fill="none" stroke="{color}" stroke-width="{width}" stroke-linecap="round"/>'
    return out


def hills(y, *colors):
    """Ranges of hills, one before the other."""
    out = ""
    for k, color in enumerate(colors):
        at = y + k * 170
        a, b = (150, -90) if k % 2 else (-120, 140)
        out += f'<path d="M0 {at}C350 {at + a} 520 {at + b} 760 {at + 20}S1150 {at - a} 1400 {at + 40}V2100H0Z" fill="{color}"/>'
    return out


def disc(x, y, r, color, more=""):
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{color}" {more}/>'


def rings(x, y, r, color, n=9, width=11, seed=1, close=False):
    """A tree's rings, or ripples; `close` is the color that fills them."""
    dice, out = random.Random(seed), ""
    for k in range(n, 0, -1):
        points = []
        for j in range(40):
            a = j * math.pi / 20
            one = r * k / n * (1 + 0.05 * math.sin(3 * a + 1) + 0.03 * math.sin(5 * a + k * 0.4)) * dice.uniform(0.992, 1.008)
            points.append(f"{x + one * math.cos(a):.0f} {y + one * math.sin(a) * 0.96:.0f}")
        fill = close if close and k == n else "none"
        out += f'<path d="M{"L".join(points)}Z" fill="{fill}" stroke="{color}" stroke-width="{width}" stroke-linejoin="round"/>'
    return out


def gear(x, y, r, teeth, color, hole):
    points = []
    for k in range(teeth):
        for share, far in ((0.0, 0.84), (0.14, 0.86), (0.24, 1.0), (0.52, 1.0), (0.62, 0.86), (0.76, 0.84)):
            a = 2 * math.pi * (k + share) / teeth
            points.append(f"{x + r * far * math.cos(a):.0f} {y + r * far * math.sin(a):.0f}")
    spokes = "".join(disc(x + r * 0.5 * math.cos(a), y + r * 0.5 * math.sin(a), r * 0.15, hole) for a in (math.pi / 2.5 * k for k in range(5)))
    return f'<path d="M{"L".join(points)}Z" fill="{color}"/>{spokes}{disc(x, y, r * 0.13, hole)}'


def stars(color, n=60, low=300, high=1500, seed=3):
    dice = random.Random(seed)
    return "".join(disc(dice.randint(60, 1340), dice.randint(low, high), dice.choice((4, 5, 7, 10)), color) for _ in range(n))


def linked(points, color, r=17):
    """A constellation."""
    line = "L".join(f"{x} {y}" for x, y in points)
    return f'<path d="M{line}" fill="none" stroke="{color}" stroke-width="5" opacity="0.7"/>' + "".join(disc(x, y, r, color) for x, y in points)


def rain(color, seed=5):
    dice, out = random.Random(seed), ""
    for k in range(46):
        x, y, n = dice.randint(40, 1400), dice.randint(760, 1880), dice.randint(60, 150)
        out += f'<path d="M{x} {y}l{-n * 0.32:.0f} {n}" stroke="{color}" stroke-width="11" stroke-linecap="round"/>'
    return out


def sprig(x, y, color, high=900, pairs=6, lean=0):
    """A stem with leaves."""
    out = f'<path d="M{x} {y}q{lean} {-high / 2} {lean * 0.6} {-high}" fill="none" stroke="{color}" stroke-width="14" stroke-linecap="round"/>'
    for k in range(pairs):
        at, size = y - high * (0.18 + 0.76 * k / pairs), 210 - k * 20
        for way in (-1, 1):
            out += f'<path d="M{x + lean * 0.5} {at}q{way * size * 0.25} {-size * 0.75} {way * size} {-size * 0.72}q{-way * size * 0.1} {size * 0.62} {-way * size} {size * 0.72}Z" fill="{color}"/>'
    return out


def bird(x, y, color, wing, way=1, size=1.0):
    return (
        f'<g transform="translate({x} {y}) scale({way * size} {size})"><path d="M-190 40C-120 -70 20 -130 120 -80c24 -40 92 -40 108 10l58 26-56 18C214 70 90 150 -40 120l-150 70 40-96Z" fill="{color}"/>'
        f'<path d="M-110 50C-20 -40 80 -30 110 10 70 90 -30 100 -110 50Z" fill="{wing}"/>{disc(180, -66, 9, "#1d1b18")}'
        f'<path d="M20 125v60M64 116v66" stroke="#4a3b2a" stroke-width="9"/></g>'
    )


def pot(x, y, color, lid):
    return (
        f'<g transform="translate({x} {y})"><path d="M-330 -60h660v250q0 130 -130 130h-400q-130 0 -130 -130Z" fill="{color}"/><path d="M-360 -60q360 -190 720 0Z" fill="{lid}"/>'
        f'<rect x="-50" y="-190" width="100" height="46" rx="20" fill="{lid}"/><rect x="-440" y="0" width="110" height="60" rx="30" fill="{color}"/><rect x="330" y="0" width="110" height="60" rx="30" fill="{color}"/></g>'
    )


def jar(x, y, glass, fill, cap, w=230, h=420):
    return (
        f'<rect x="{x - w / 2}" y="{y - h}" width="{w}" height="{h}" rx="42" fill="{glass}"/><rect x="{x - w / 2 + 18}" y="{y - h * 0.78}" width="{w - 36}" height="{h * 0.78 - 18}" rx="30" fill="{fill}"/>'
        f'<rect x="{x - w * 0.42}" y="{y - h - 58}" width="{w * 0.84}" height="64" rx="10" fill="{cap}"/><rect x="{x - w * 0.28}" y="{y - h * 0.5}" width="{w * 0.56}" height="{h * 0.2}" rx="8" fill="{glass}"/>'
    )


def cup(x, y, color, tea, size=1.0):
    steam = "".join(f'<path d="M{k} -190q44 -70 0 -140t0 -140" fill="none" stroke="{color}" stroke-width="16" stroke-linecap="round"/>' for k in (-90, 0, 90))
    return (
        f'<g transform="translate({x} {y}) scale({size})"><path d="M200 10q170 -30 150 110t-200 110" fill="none" stroke="{color}" stroke-width="44"/><path d="M-250 -60h500q0 360 -180 400h-140q-180 -40 -180 -400Z" fill="{color}"/>'
        f'<ellipse cx="0" cy="-60" rx="250" ry="54" fill="{tea}" stroke="{color}" stroke-width="20"/><ellipse cx="0" cy="370" rx="330" ry="34" fill="{color}"/>{steam}</g>'
    )


def bowl(x, y, color, band, size=1.0):
    return f'<g transform="translate({x} {y}) scale({size})"><path d="M-360 0h720q-10 300 -230 380h-260q-220 -80 -230 -380Z" fill="{color}"/><path d="M-356 70q356 70 712 0l-14 80q-342 64 -684 0Z" fill="{band}"/><rect x="-120" y="378" width="240" height="42" fill="{color}"/></g>'


def dovetail(x, y, light, dark, w=1000):
    """Two boards joined by tails and pins."""
    n, each = 4, w / 4
    tails = "".join(f"l{each * 0.16} 150h{each * 0.36}l{each * 0.16} -150h{each * 0.32}" for _ in range(n))
    return (
        f'<rect x="{x}" y="{y}" width="{w}" height="520" fill="{dark}"/><path d="M{x} {y - 480}h{w}v480h{-w}Z" fill="{light}"/><path d="M{x} {y}h{each * 0.16}{tails}V{y - 10}H{x}Z" fill="{light}"/>'
        + "".join(f'<path d="M{x} {y - 430 + k * 90}q{w / 2} {40 - k * 12} {w} 0" stroke="{dark}" stroke-width="6" fill="none" opacity="0.35"/>' for k in range(5))
    )


def lines(*texts, x=700, y=300, size=150, color="#222", font="EB Garamond", weight=400, gap=1.12, anchor="middle", space=0, style="normal"):
    return "".join(
        f'<text x="{x}" y="{y + k * size * gap:.0f}" font-family="{font}" font-size="{size}" font-weight="{weight}" font-style="{style}" letter-spacing="{space}" fill="{color}" text-anchor="{anchor}">{t}</text>'
        for k, t in enumerate(texts)
    )


def jacket(front, spine_text, author, back, ink, spine=None, font="EB Garamond", weight=400, width=1400, height=2100, thick=250, gilt=""):
    """A spine and a front as one drawing."""
    name = f'<text transform="translate({thick / 2 - 28} 190) rotate(90)" font-family="{font}" font-size="84" font-weight="{weight}" fill="{ink}">{spine_text}</text>'
    who = f'<text transform="translate({thick / 2 - 20} {height - 330}) rotate(90)" font-family="{font}" font-size="60" fill="{ink}" text-anchor="end">{author}</text>'
    mark = f'<path d="M{thick / 2 - 52} {height - 190}h104v-26q-52 -30 -104 0Zm0 -50q52 -30 104 0v-70q-52 -30 -104 0Z" fill="{ink}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{(thick + width) / 2}" height="{height / 2}" viewBox="0 0 {thick + width} {height}"><rect width="{thick + width}" height="{height}" fill="{spine or back}"/>'
        f'<svg x="{thick}" width="{width}" height="{height}" viewBox="0 0 {width} {height}"><rect width="{width}" height="{height}" fill="{back}"/>{front}</svg>{name}{who}{mark}{gilt}</svg>'
    )
