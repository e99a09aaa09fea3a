"""The prints that the shops sell, as drawings in SVG: the sea, hills, stones, a branch, a setting sun."""
import math
import random

PAPER = "#efe6d4"
GRAIN = """<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="4"/>
<feColorMatrix values="0 0 0 0 0.25  0 0 0 0 0.2  0 0 0 0 0.15  0 0 0 0.55 -0.22"/></filter>
<filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="3" seed="7"/><feDisplacementMap in="SourceGraphic" scale="7"/></filter>"""


def drawing(w, h, body, paper=PAPER, defs=""):
    """Ink on paper: a little uneven as a screen print is."""
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><defs>{GRAIN}{defs}</defs>
    <rect width="{w}" height="{h}" fill="{paper}"/><g filter="url(#rough)">{body}</g><rect width="{w}" height="{h}" filter="url(#grain)" opacity="0.55"/></svg>"""


def _boat(x, y, s, hull="#22303c", sail="#f3ead8"):
    return f"""<g transform="translate({x} {y}) scale({s})"><path d="M-62 0H70L48 34H-40Z" fill="{hull}"/><path d="M2 -8V-190Q64 -90 72 -8Z" fill="{sail}"/>
    <path d="M-6 -10V-150Q-40 -70 -50 -10Z" fill="{sail}" opacity="0.82"/><path d="M0 0V-196" stroke="{hull}" stroke-width="5"/></g>"""


def _ripples(w, top, low, seed, color="#e9dfcc", count=26, opacity=0.75):
    dice = random.Random(seed)
    out = ""
    for k in range(count):
        t = (k + 0.5) / count
        y = top + (low - top) * t ** 1.2
        long = (20 + 80 * t) * dice.uniform(0.6, 1.5) * w / 800
        x = dice.uniform(0.04, 0.92) * w
        out += f'<path d="M{x:.0f} {y:.0f}q{long / 4:.0f} {-4 - 8 * t:.0f} {long / 2:.0f} 0t{long / 2:.0f} 0" stroke-width="{2 + 4 * t:.1f}"/>'
    return f'<g fill="none" stroke="{color}" stroke-linecap="round" opacity="{opacity}">{out}</g>'


def sea(w=900, h=1200, sky=("#b9c6c4", "#e8dcc6"), water=("#5c7f8c", "#24455a"), sun="#e0a670", sun_at=(0.28, 0.32), far="#8fa3a4", line=0.56, seed=3, boat=0.62, title=""):
    """A sailing boat on a quiet sea."""
    y = h * line
    defs = f'<linearGradient id="sky" x2="0" y2="1"><stop stop-color="{sky[0]}"/><stop offset="1" stop-color="{sky[1]}"/></linearGradient><linearGradient id="sea" x2="0" y2="1"><stop stop-color="{water[0]}"/><stop offset="1" stop-color="{water[1]}"/></linearGradient>'
    body = f"""<rect x="-20" y="-20" width="{w + 40}" height="{y + 20}" fill="url(#sky)"/><circle cx="{w * sun_at[0]}" cy="{h * sun_at[1]}" r="{w * 0.085}" fill="{sun}"/>
    <path d="M-20 {y - 8}L{w * 0.16} {y - 46} {w * 0.30} {y - 26} {w * 0.5} {y - 6}V{y + 6}H-20Z" fill="{far}"/>
    <rect x="-20" y="{y}" width="{w + 40}" height="{h - y + 40}" fill="url(#sea)"/>{_boat(w * boat, y + 34, w / 700)}
    <path d="M{w * boat - 60} {y + 84}q30 14 60 0t60 0" stroke="#16242e" stroke-width="5" fill="none" opacity="0.5"/>{_ripples(w, y + 60, h - 30, seed)}"""
    if title:
        body += f'<rect x="-20" y="{h - 150}" width="{w + 40}" height="190" fill="{PAPER}"/><text x="{w / 2}" y="{h - 66}" font-family="DejaVu Serif Condensed" font-size="62" font-weight="bold" letter-spacing="10" text-anchor="middle" fill="{water[1]}">{title}</text>'
    return drawing(w, h, body, defs=defs)


def dusk():
    return sea(1000, 1300, ("#8ea6ba", "#efc79c"), ("#4a6a80", "#1e3550"), "#e58f4e", (0.30, 0.36), "#7d8793", 0.54, 8, 0.66)


def hills(w=1000, h=1350, greens=("#b9c3a5", "#92a77f", "#6f8a62", "#4c6a48"), sky="#efe2d2", sun="#cf7f6a", title="", sun_at=(0.64, 0.24)):
    """Rows of hills, the nearest the darkest."""
    body = f'<rect x="-20" y="-20" width="{w + 40}" height="{h + 40}" fill="{sky}"/><circle cx="{w * sun_at[0]}" cy="{h * sun_at[1]}" r="{w * 0.11}" fill="{sun}"/>'
    for k, color in enumerate(greens):
        y = h * (0.46 + 0.135 * k)
        line = f"M-40 {h + 40}V{y:.0f}L" + " ".join(
            f"{x * w / 40 - 40:.0f} {y + h * (0.052 * math.sin(x * 0.21 + k * 2.1) + 0.022 * math.sin(x * 0.47 + k * 1.3)):.0f}" for x in range(46))
        body += f'<path d="{line}V{h + 40}Z" fill="{color}"/>'
    if title:
        body += f'<text x="{w / 2}" y="{h * 0.925:.0f}" font-family="DejaVu Sans Condensed" font-size="{w * 0.10:.0f}" font-weight="bold" letter-spacing="16" text-anchor="middle" fill="{sky}">{title}</text>'
    return drawing(w, h, body)


def stones(w=900, h=1200, colors=("#2c2f31", "#63666a", "#bb5a32", "#2c2f31"), line=True):
    """Four stones on one another under a line that may be a gull."""
    spots = ((0.5, 0.80, 0.27, 0.085), (0.48, 0.665, 0.205, 0.065), (0.52, 0.562, 0.145, 0.050), (0.49, 0.480, 0.095, 0.038))
    body = "".join(f'<ellipse cx="{w * x:.0f}" cy="{h * y:.0f}" rx="{w * rx:.0f}" ry="{h * ry:.0f}" fill="{c}" transform="rotate({(-2, 3, -3, 4)[k]} {w * x:.0f} {h * y:.0f})"/>' for k, ((x, y, rx, ry), c) in enumerate(zip(spots, colors)))
    if line:
        body += f'<path d="M{w * 0.26:.0f} {h * 0.26:.0f}Q{w * 0.36:.0f} {h * 0.15:.0f} {w * 0.48:.0f} {h * 0.24:.0f}T{w * 0.74:.0f} {h * 0.18:.0f}" fill="none" stroke="#2c2f31" stroke-width="{w * 0.011:.0f}" stroke-linecap="round"/>'
    return drawing(w, h, body)


def twig(w=900, h=1200, color="#4c6a55"):
    """A branch with leaves in pairs."""
    body = f'<path d="M{w * 0.5} {h * 0.90}Q{w * 0.53} {h * 0.5} {w * 0.49} {h * 0.10}" fill="none" stroke="{color}" stroke-width="{w * 0.012:.0f}"/>'
    for k in range(8):
        y = h * (0.80 - 0.085 * k)
        s = w * (0.27 - 0.018 * k) / 100
        x = w * (0.515 - 0.004 * abs(k - 3))
        for way in (-1, 1):
            body += f'<path transform="translate({x:.0f} {y - (14 if way > 0 else 0):.0f}) rotate({-38 * way + (k % 3) * 3}) scale({s * way:.2f} {s:.2f})" d="M0 0C22 -30 66 -32 100 -8C70 20 24 20 0 0Z" fill="{color}"/>'
    return drawing(w, h, body + f'<path transform="translate({w * 0.49:.0f} {h * 0.12:.0f}) rotate(-88) scale({w / 620:.2f})" d="M0 0C22 -24 66 -26 100 -4C70 20 24 20 0 0Z" fill="{color}"/>')


def sundown(w=1200, h=900, bands=("#c2562a", "#a8492a", "#7d4a34", "#565046", "#35584f", "#2c6a66"), lines="#2f2f2d"):
    """Half a sun in rings over its own shadow."""
    y = h * 0.62
    body = ""
    for k, color in enumerate(bands):
        r = w * (0.37 - 0.056 * k)
        body += f'<path d="M{w / 2 - r:.0f} {y:.0f}A{r:.0f} {r:.0f} 0 0 1 {w / 2 + r:.0f} {y:.0f}Z" fill="{color}"/>'
    for k, half in enumerate((0.38, 0.29, 0.21, 0.12)):
        body += f'<path d="M{w * (0.5 - half):.0f} {y + 26 + 34 * k:.0f}H{w * (0.5 + half):.0f}" stroke="{bands[0] if k == 0 else lines}" stroke-width="{w * 0.011:.0f}"/>'
    return drawing(w, h, body)
