"""An old seascape in oil on board: a boat, waves, evening clouds, all in brush strokes."""
import random

from goods.house.pictures import _boat
from materials import printed


def _strokes(dice, count, x0, x1, y0, y1, colors, long, high, tilt=0.0):
    out = ""
    for _ in range(count):
        x, y = dice.uniform(x0, x1), dice.uniform(y0, y1)
        w, h = long * dice.uniform(0.4, 1.5), high * dice.uniform(0.5, 1.3)
        out += f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{w:.0f}" ry="{h:.1f}" fill="{dice.choice(colors)}" opacity="{dice.uniform(0.25, 0.8):.2f}" transform="rotate({tilt + dice.uniform(-9, 9):.0f} {x:.0f} {y:.0f})"/>'
    return out


def painting(w=900, h=1120):
    """The picture as a material: color, and the relief of its brush strokes under old varnish."""
    dice = random.Random(21)
    y = h * 0.55
    sky = _strokes(dice, 380, -40, w + 40, -20, y * 0.5, ("#8fa3aa", "#a9b3b0", "#7d949e", "#b9bbae"), 90, 13, -6)
    sky += _strokes(dice, 300, -40, w + 40, y * 0.42, y, ("#d9c19a", "#e0cba6", "#cfae84", "#c9b795", "#dcb98c"), 80, 11, -2)
    sky += _strokes(dice, 120, w * 0.1, w * 0.6, y * 0.25, y * 0.6, ("#e8d9b8", "#efe2c4"), 60, 16, -12)
    sun = f'<circle cx="{w * 0.30}" cy="{y * 0.66}" r="50" fill="#eac07c"/>' + _strokes(dice, 40, w * 0.24, w * 0.36, y * 0.58, y * 0.74, ("#f0cf92", "#e8b56e"), 22, 8)
    land = f'<path d="M-20 {y}L-20 {y - 54}L{w * 0.12:.0f} {y - 76}L{w * 0.28:.0f} {y - 40}L{w * 0.44:.0f} {y}Z" fill="#6d7f82"/>' + _strokes(dice, 50, -10, w * 0.32, y - 50, y - 4, ("#7d8d8a", "#5d7074"), 34, 6, 4)
    sea = f'<rect x="-20" y="{y}" width="{w + 40}" height="{h}" fill="#3c5a66"/>' + _strokes(dice, 260, -40, w + 40, y, y + 160, ("#5f7f86", "#7b979a", "#4d6c76"), 70, 6)
    sea += _strokes(dice, 420, -40, w + 40, y + 120, h + 20, ("#2e4c5a", "#3b5c68", "#51747c", "#24404e", "#6d8c8e"), 80, 11)
    sea += _strokes(dice, 80, -20, w, y + 40, h, ("#c9cdbf", "#dcd8c4"), 36, 3.4) + _strokes(dice, 60, w * 0.22, w * 0.38, y + 6, y + 330, ("#e0b988", "#d9c29c"), 34, 4)
    boat = _boat(w * 0.62, y + 62, 1.35, "#3a2c24", "#e6d8b8") + _strokes(dice, 50, w * 0.56, w * 0.72, y + 70, y + 190, ("#1f333c", "#cfc4a8"), 34, 4)
    defs = '<filter id="oil" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves="3" seed="9"/><feDisplacementMap in="SourceGraphic" scale="16"/></filter>'
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><defs>{defs}</defs><rect width="{w}" height="{h}" fill="#a9aa9c"/>
    <g filter="url(#oil)">{sky}{sun}{land}{sea}{boat}</g><rect width="{w}" height="{h}" fill="#8a5a20" opacity="0.10"/></svg>"""
    material = printed(svg, 0.34)
    tree = material.node_tree
    image = next(n for n in tree.nodes if n.type == "TEX_IMAGE")
    gray = tree.nodes.new("ShaderNodeRGBToBW")
    tree.links.new(image.outputs["Color"], gray.inputs[0])
    relief = next(n for n in tree.nodes if n.type == "BUMP")
    tree.links.new(gray.outputs[0], relief.inputs["Height"])
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 0.45, 0.03
    return material
