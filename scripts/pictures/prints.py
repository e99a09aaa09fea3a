"""Prints with gold: cigar bands, papers in lids, a hygrometer's dial."""
import hashlib
import math
import os
import subprocess
import tempfile

import bpy

from materials import HERE, Surface
from parts import circle
from shapes import link_mesh


def gilded(svg, gold_svg, gold="#c9a04e", rough=0.42):
    """A print with gold: where the second drawing is white, the first is stamped metal a little above the paper."""
    name = hashlib.sha256((svg + gold_svg).encode()).hexdigest()[:16]
    images = []
    for kind, drawing in (("ink", svg), ("gold", gold_svg)):
        file = os.path.join(tempfile.gettempdir(), f"print-{name}-{kind}.png")
        if not os.path.exists(file):
            part = f"{file}.{os.getpid()}.png"
            subprocess.run(["node", os.path.join(HERE, "label.mjs"), part], input=drawing.encode(), check=True)
            os.replace(part, file)
        images.append(bpy.data.images.load(file))
    images[1].colorspace_settings.name = "Non-Color"
    s = Surface("band", "#ffffff", rough, specular=0.35)
    uv = s.add("ShaderNodeTexCoord").outputs["UV"]
    ink, foil = (s.add("ShaderNodeTexImage", Vector=uv) for _ in images)
    ink.image, foil.image = images
    ink.extension = foil.extension = "EXTEND"
    mask = s.math("MULTIPLY", foil.outputs["Color"], 1.0)
    s.set("Base Color", s.mix(mask, s.mix(s.math("MULTIPLY", s.noise(40, 3), 0.14), ink.outputs["Color"], "#5a5046"), gold))
    s.set("Metallic", s.math("MULTIPLY", mask, 0.9))
    s.set("Roughness", s.math("MULTIPLY_ADD", mask, -0.16, rough + 0.08))
    return s.bump(s.math("MULTIPLY_ADD", mask, 1.0, s.math("MULTIPLY", s.noise(90), 0.15)), 0.35, 0.006).done()


def emblem(kind, gold):
    """The house's sign in the middle of a band, 200 wide around the origin."""
    if kind == "leaf":
        return f'<path d="M0 -78C44 -40 44 30 0 78C-44 30 -44 -40 0 -78Z" fill="{gold}"/>'
    if kind == "wheel":
        spokes = "".join(f'<path d="M0 0L{70 * math.cos(a):.1f} {70 * math.sin(a):.1f}"/>' for a in (k * math.pi / 4 for k in range(8)))
        return f'<g stroke="{gold}" stroke-width="9" fill="none"><circle r="62"/><circle r="22"/>{spokes}</g>'
    if kind == "steeple":
        return f'<path d="M0 -84L26 -20H34V70H-34V-20H-26Z" fill="{gold}"/>'
    if kind == "rail":
        return f'<g stroke="{gold}" stroke-width="10" fill="none"><path d="M-30 74L-12 -70M30 74L12 -70"/><path d="M-42 58H42M-34 22H34M-28 -14H28M-22 -46H22"/></g>'
    return f'<path d="M0 -80L24 -24L80 0L24 24L0 80L-24 24L-80 0L-24 -24Z" fill="{gold}"/>'


def band_print(ground, accent, sign, name):
    """A band's print, unrolled: 1500 around, 380 along; its gold alone is the second drawing."""

    def draw(paper, color, gold, words):
        studs = "".join(f'<circle cx="{x}" cy="{y}" r="9" fill="{gold}"/>' for x in range(20, 1500, 40) for y in (44, 336))
        leaves = "".join(
            f'<g transform="translate({x} 190) rotate(90) scale({w} 1)"><path d="M0 -66C30 -30 30 30 0 66C-30 30 -30 -30 0 -66Z" fill="{gold}"/></g>'
            for x, w in ((330, 0.7), (480, 0.55), (1020, 0.55), (1170, 0.7))
        )
        return f"""<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="380" viewBox="0 0 1500 380">
        <rect width="1500" height="380" fill="{paper}"/><rect y="76" width="1500" height="228" fill="{color}"/>
        <path d="M0 9H1500M0 371H1500" stroke="{gold}" stroke-width="18"/><path d="M0 76H1500M0 304H1500" stroke="{gold}" stroke-width="9"/>{studs}{leaves}
        <ellipse cx="750" cy="190" rx="168" ry="168" fill="{gold}"/><ellipse cx="750" cy="190" rx="152" ry="152" fill="{paper}"/>
        <ellipse cx="750" cy="190" rx="140" ry="140" fill="none" stroke="{gold}" stroke-width="5"/>
        <g transform="translate(750 190) rotate(90) scale(1.12)">{emblem(sign, gold)}</g>
        <g fill="{words}" font-family="DejaVu Serif Condensed" font-weight="bold" font-size="54" text-anchor="middle" letter-spacing="3">
        <text transform="translate(135 208)">{name}</text><text transform="translate(1365 208)">{name}</text></g></svg>"""

    return gilded(draw(ground, accent, "#c9a04e", "#f0e2c0"), draw("#000", "#000", "#fff", "#fff"))


BANDS = {
    "green": ("#e2cfa6", "#1d4030", "leaf", "EMBER"),
    "red": ("#e2cfa6", "#8c2a22", "wheel", "EMBER"),
    "blue": ("#dcd2bb", "#223a5c", "steeple", "QUILL"),
    "terra": ("#e3d0ab", "#a2452c", "steeple", "QUILL"),
    "black": ("#dcc69a", "#1c1a19", "rail", "RAIL"),
    "gray": ("#d2cbbb", "#3c434c", "rail", "RAIL"),
    "ivory": ("#1e3328", "#e0cda4", "star", "QUILL"),
    "ruby": ("#e0cba0", "#5c1a24", "star", "ESTATE"),
}


def lid_print(house, title, accent, sign="leaf", wide=2.2, high=1.4, ground="#e2d0a8"):
    """The paper inside a box's lid."""
    w, h = 1400, round(1400 * high / wide)
    cx, cy = w / 2, h / 2

    def draw(paper, color, gold, words):
        return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">
        <rect width="{w}" height="{h}" fill="{paper}"/><rect x="26" y="26" width="{w - 52}" height="{h - 52}" fill="none" stroke="{gold}" stroke-width="10"/>
        <rect x="46" y="46" width="{w - 92}" height="{h - 92}" fill="none" stroke="{color}" stroke-width="4"/>
        <ellipse cx="{cx}" cy="{cy - 40}" rx="{h * 0.30:.0f}" ry="{h * 0.27:.0f}" fill="{color}"/>
        <ellipse cx="{cx}" cy="{cy - 40}" rx="{h * 0.32:.0f}" ry="{h * 0.29:.0f}" fill="none" stroke="{gold}" stroke-width="9"/>
        <g transform="translate({cx} {cy - 40}) scale({h / 520:.2f})">{emblem(sign, gold)}</g>
        <g text-anchor="middle" font-family="DejaVu Serif" fill="{words}">
        <text x="{cx}" y="{h * 0.145:.0f}" font-size="54" letter-spacing="20">{house}</text>
        <text x="{cx}" y="{h * 0.86:.0f}" font-size="78" font-weight="bold" font-family="DejaVu Serif Condensed">{title}</text>
        <text x="{cx}" y="{h * 0.925:.0f}" font-size="30" letter-spacing="10">ROLLED BY HAND</text></g></svg>"""

    return gilded(draw(ground, accent, "#c9a04e", "#2c2018"), draw("#000", "#000", "#fff", "#000"), rough=0.6)


def oval_print(accent, sign="leaf", ground="#e2d0a8"):
    """The oval on a box's front."""

    def draw(paper, color, gold):
        return f"""<svg xmlns="http://www.w3.org/2000/svg" width="700" height="460" viewBox="0 0 700 460"><rect width="700" height="460" fill="{paper}"/>
        <ellipse cx="350" cy="230" rx="335" ry="216" fill="none" stroke="{gold}" stroke-width="14"/><ellipse cx="350" cy="230" rx="290" ry="178" fill="{color}"/>
        <g transform="translate(350 230) scale(1.7)">{emblem(sign, gold)}</g></svg>"""

    return gilded(draw(ground, accent, "#c9a04e"), draw("#000", "#000", "#fff"), rough=0.6)


def oval(wide, high, material):
    """A printed oval that stands in the x-z plane and looks to the front."""
    line = circle(0, 0, 0.5, 72)
    thing = link_mesh("oval", [(x * wide, 0, z * high) for x, z in line], [tuple(range(len(line)))], material)
    layer = thing.data.uv_layers.new(name="print")
    for corner in thing.data.loops:
        x, z = line[corner.vertex_index]
        layer.data[corner.index].uv = (x + 0.5, z + 0.5)
    return thing
