"""The prints of the tea seller Second Steep: labels of tins and pouches, lids of small tins."""
import math

from materials import printed

CREAM = "#e9e0cc"


def motif(kind, ink, paper=CREAM):
    """A sign about 200 wide around the origin."""
    stroke = f'fill="none" stroke="{ink}" stroke-width="9" stroke-linecap="round"'
    if kind == "sun":
        rays = "".join(
            f'<path d="M{92 * math.cos(a):.1f} {20 - 92 * math.sin(a):.1f}L{118 * math.cos(a):.1f} {20 - 118 * math.sin(a):.1f}" {stroke}/>'
            for a in (math.pi * k / 8 for k in range(9))
        )
        return f'<path d="M-70 20A70 70 0 0 1 70 20Z" fill="{ink}"/>{rays}<path d="M-110 48H110M-74 76H74" {stroke}/>'
    if kind == "tree":
        return f'<path d="M0 -112L46 -44H24L66 18H36L84 82H14V112H-14V82H-84L-36 18H-66L-24 -44H-46Z" fill="{ink}"/>'
    if kind == "citrus":
        parts = "".join(f'<path transform="rotate({45 * k})" d="M0 -14L26 -66Q0 -88 -26 -66Z" fill="{ink}"/>' for k in range(8))
        return f'<circle r="102" {stroke}/>{parts}'
    if kind == "waves":
        return "".join(f'<path d="M-110 {y}q27 -36 55 0t55 0t55 0t55 0" {stroke.replace("9", "13", 1)}/>' for y in (-44, 6, 56))
    if kind == "moon":
        stars = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{ink}"/>' for x, y, r in ((58, -62, 8), (92, -8, 6), (48, 4, 5), (84, 52, 8)))
        return f'<path d="M22 -98A98 98 0 1 0 66 78A84 84 0 0 1 22 -98Z" fill="{ink}"/>{stars}'
    if kind == "flower":
        petals = "".join(f'<ellipse transform="rotate({72 * k})" cx="0" cy="-60" rx="31" ry="46" fill="{ink}"/>' for k in range(5))
        return f'{petals}<circle r="24" fill="{paper}"/><circle r="13" fill="{ink}"/>'
    if kind == "hill":
        return f'<path d="M-130 70Q-70 -40 -20 20Q40 -90 130 70Z" fill="{ink}"/><circle cx="72" cy="-62" r="26" fill="{ink}"/><path d="M-96 96H96" {stroke}/>'
    if kind == "rice":
        grains = "".join(
            f'<ellipse transform="translate({x} {y}) rotate({t})" rx="14" ry="29" fill="{ink}"/>'
            for x, y, t in ((-44, -62, 25), (38, -70, -20), (-72, 2, 40), (0, -8, 8), (70, 0, -38), (-34, 62, 20), (40, 62, -22))
        )
        return grains
    if kind == "ginger":
        return f'<path d="M-100 20C-104 -30 -52 -34 -44 -8C-40 -66 -4 -92 14 -58C22 -40 8 -26 12 -12C44 -40 96 -30 98 8C100 48 48 50 24 40C14 66 -20 82 -34 50C-60 66 -98 56 -100 20Z" fill="{ink}"/><path d="M-62 12q14 14 26 8M30 -2q20 -4 30 10M-10 -40q12 4 14 -6" stroke="{paper}" stroke-width="6" fill="none" stroke-linecap="round"/>'
    if kind == "drop":
        return f'<path d="M0 -108C44 -40 74 -2 74 36A74 74 0 0 1 -74 36C-74 -2 -44 -40 0 -108Z" fill="{ink}"/>'
    veins = "".join(f'<path d="M0 {y}L{s * 34} {y - 26}" stroke="{paper}" stroke-width="6"/>' for y in (50, 14, -22) for s in (-1, 1))
    return f'<path d="M0 -112C66 -48 66 44 0 100C-66 44 -66 -48 0 -112Z" fill="{ink}"/><path d="M0 -76V128" stroke="{paper}" stroke-width="6"/><path d="M0 98V128" stroke="{ink}" stroke-width="7"/>{veins}'


def _lines(title):
    """A long title on two lines."""
    words = title.split()
    if len(title) <= 12 or len(words) < 2:
        return [title]
    best = min(range(1, len(words)), key=lambda k: abs(len(" ".join(words[:k])) - len(" ".join(words[k:]))))
    return [" ".join(words[:best]), " ".join(words[best:])]


def tin_label(title, sub, weight, ink, sign, paper=CREAM):
    """The label of a tin, unrolled: its middle third faces the camera."""
    w, h = 1326, 760
    lines = _lines(title)
    size = 112 if max(map(len, lines)) <= 9 else 98
    top = 436 if len(lines) == 2 else 490
    words = "".join(
        f'<text x="663" y="{top + k * (size + 4)}" font-size="{size}" font-weight="bold" font-family="DejaVu Serif Condensed">{line}</text>'
        for k, line in enumerate(lines)
    )
    side = (
        f'<g font-family="DejaVu Sans" font-size="25" fill="{ink}" opacity="0.8" text-anchor="middle">'
        + "".join(
            f'<text x="{x}" y="{300 + 44 * k}">{line}</text>'
            for x, rows in (
                (160, ("Keep it dry,", "dark and closed.", "Steep it twice.")),
                (1166, ("Blended and packed", "in Portland, Oregon", f"{weight} net")),
            )
            for k, line in enumerate(rows)
        )
        + "</g>"
    )
    return printed(
        f"""<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">
        <rect width="{w}" height="{h}" fill="{paper}"/><path d="M0 22H{w}M0 {h - 22}H{w}" stroke="{ink}" stroke-width="14"/><path d="M0 42H{w}M0 {h - 42}H{w}" stroke="{ink}" stroke-width="3"/>{side}
        <g transform="translate(663 222) scale(0.84)">{motif(sign, ink, paper)}</g>
        <g text-anchor="middle" font-family="DejaVu Serif" fill="{ink}"><text x="663" y="96" font-size="36" letter-spacing="10">SECOND STEEP</text>{words}
        <text x="663" y="{618 if len(lines) == 2 else 590}" font-size="46" font-style="italic">{sub}</text><text x="663" y="688" font-size="38" letter-spacing="5" font-family="DejaVu Sans">{weight}</text></g></svg>""",
        0.66,
    )


def pouch_label(title, sub, weight, ink, sign, paper=CREAM, band=None):
    """The sticker on a pouch."""
    w, h = 820, 916
    lines = _lines(title)
    size = 122 if max(map(len, lines)) <= 9 else 104
    words = "".join(
        f'<text x="410" y="{(482 if len(lines) == 2 else 540) + k * (size + 6)}" font-size="{size}" font-weight="bold" font-family="DejaVu Serif Condensed">{line}</text>'
        for k, line in enumerate(lines)
    )
    return printed(
        f"""<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">
        <rect width="{w}" height="{h}" fill="{paper}"/><rect x="22" y="22" width="{w - 44}" height="{h - 44}" fill="none" stroke="{ink}" stroke-width="5"/>
        <rect x="22" y="{h - 146}" width="{w - 44}" height="124" fill="{band or ink}"/>
        <g transform="translate(410 252) scale(1.0)">{motif(sign, ink, paper)}</g>
        <g text-anchor="middle" font-family="DejaVu Serif" fill="{ink}"><text x="410" y="94" font-size="42" letter-spacing="12">SECOND STEEP</text>{words}
        <text x="410" y="{692 if len(lines) == 2 else 650}" font-size="52" font-style="italic">{sub}</text>
        <text x="410" y="{h - 68}" font-size="54" letter-spacing="6" fill="{paper}" font-family="DejaVu Sans">{weight}</text></g></svg>""",
        0.6,
    )


def lid_label(title, color, sign, paper="#e9e0cc"):
    """The round print on a small tin."""
    return printed(
        f"""<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="{color}"/>
        <circle cx="200" cy="200" r="184" fill="none" stroke="{paper}" stroke-width="5"/><g transform="translate(200 168) scale(0.82)">{motif(sign, paper, color)}</g>
        <text x="200" y="318" font-size="35" font-weight="bold" font-family="DejaVu Serif Condensed" text-anchor="middle" fill="{paper}">{title}</text></svg>""",
        0.45,
    )


def blank_label(color):
    """A label before it is printed."""
    return printed(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"><rect width="40" height="40" fill="{color}"/></svg>',
        0.66,
    )
