"""Candles, their holders and their flames. Each function builds at the origin."""
import math

from goods.house.walls import glow, halo, unseen
from materials import Surface, glass, metal, plain, printed, rgb
from shapes import fillet, lathe, spline, tube, wrap


def beeswax(color, top=None, reach=0.5, shine=0.9, core=None, bloom=0.12):
    """Wax; with `top` it glows below a flame that burns at that height."""
    s = Surface("beeswax", color, 0.4, subsurface=0.25, specular=0.4)
    s.set("Subsurface Radius", (0.10, 0.06, 0.03))
    tone = s.mix(s.ramp(s.noise(3.2, 5, 0.6), (0.35, 0.0), (0.75, 1.0)), color, s.mix(bloom, color, "#ffffff"))
    s.set("Base Color", tone)
    s.set("Subsurface Color", tone)
    if top is not None:
        under = s.math("DIVIDE", s.math("SUBTRACT", top, s.height()), reach)
        fall = s.math("POWER", 2.718, s.math("MULTIPLY", s.math("MAXIMUM", under, 0.0), -1.0))
        s.set("Emission", s.mix(fall, s.mix(0.35, color, "#a83c0c"), core or s.mix(0.5, color, "#ffb45c")))
        s.set("Emission Strength", s.math("MULTIPLY", s.math("POWER", fall, 1.5), shine))
    return s.bump(s.math("MULTIPLY_ADD", s.noise(5, 3), 1.0, s.math("MULTIPLY", s.noise(34), 0.12)), 0.12, 0.03).done()


def _fire(high):
    s = Surface("fire")
    t = s.math("DIVIDE", s.height(), high)
    color = s.ramp(t, (0.0, "#3a5cff"), (0.14, "#8a5a3a"), (0.30, "#ffb347"), (0.62, "#ffd98a"), (1.0, "#ff9a35"), smooth=False)
    facing = s.math("SUBTRACT", 1.0, s.add("ShaderNodeLayerWeight", Blend=0.35).outputs["Facing"])
    body = s.math("MULTIPLY", s.ramp(t, (0.0, 0.12), (0.22, 0.35), (0.42, 1.0), (0.85, 0.9), (1.0, 0.3)), s.math("POWER", facing, 0.8))
    shine = s.add("ShaderNodeEmission", Color=color, Strength=s.ramp(t, (0.0, 0.06), (0.3, 0.5), (0.6, 1.0), (1.0, 0.6)))
    strong = s.math("MULTIPLY", shine.inputs["Strength"].links[0].from_socket, 9.0)
    s.wire(shine.inputs["Strength"], strong)
    both = s.add("ShaderNodeMixShader", Fac=body)
    s.tree.links.new(s.add("ShaderNodeBsdfTransparent").outputs[0], both.inputs[1])
    s.tree.links.new(shine.outputs[0], both.inputs[2])
    out = next(n for n in s.tree.nodes if n.type == "OUTPUT_MATERIAL")
    s.tree.links.new(both.outputs[0], out.inputs["Surface"])
    return s.done()


def flame(place, high=0.34, power=4.0, lean=0.0, air=0.75, shine=0.32):
    """A steady flame over a wick that ends at the place; not given back, light is no good to frame."""
    x, y, z = place
    r = high * 0.165
    body = spline([(0.0, 0.0), (r * 0.62, high * 0.05), (r * 0.98, high * 0.20), (r * 0.88, high * 0.42), (r * 0.42, high * 0.76), (0.0, high)], 48)
    thing = lathe("flame", [(max(0, a), b) for a, b in body], _fire(high), 48)
    thing.location = (x, y, z - high * 0.13)
    thing.rotation_euler.y = math.radians(lean)
    unseen(thing)
    glow((x, y, z + high * 0.45), power, "#ffb066", high * 0.25).visible_glossy = False
    if air:
        halo((x, y - 0.02, z + high * 0.40), air, shine)


def wick(place, high=0.12, burnt=True, lean=0.03):
    x, y, z = place
    skin = plain("#1c1714" if burnt else "#d8cfba", 0.95)
    return tube("wick", [(x, y, z - 0.05), (x + lean * 0.2, y, z + high * 0.5), (x + lean, y - 0.01, z + high)], [0.016, 0.013], skin, sides=12, count=14)


def pillar(color, radius=0.36, height=1.2, lit=True, seed=0, power=3.5):
    """A poured candle: a thin rim, a pool of melted wax, a wick."""
    top = height
    skin = beeswax(color, top if lit else None, 0.42, 0.75)
    r = radius
    line = fillet([(0, 0), (r - 0.01, 0, 0.03), (r, 0.05, 0.03), (r, top - 0.05, 0.03), (r - 0.025, top, 0.02), (r - 0.06, top - 0.005, 0.02), (r - 0.11, top - 0.075, 0.05), (r * 0.5, top - 0.085, 0.05), (0, top - 0.09)], 0.02)
    body = lathe("pillar", line, skin, 120, 0.005)
    body.rotation_euler.z = seed * 1.3
    things = [body, wick((0, 0, top - 0.09), 0.14)]
    if lit:
        pool = Surface("pool", color, 0.05, clearcoat=1.0, clearcoat_roughness=0.02)
        pool.set("Emission", pool.mix(0.55, color, "#ffc070"))
        pool.set("Emission Strength", 0.35)
        things.append(lathe("pool", [(0, top - 0.082), (r - 0.115, top - 0.082), (r - 0.10, top - 0.072)], pool.done(), 72))
    return things


def taper(color, height=3.0, lit=True, radius=0.11):
    """A dipped taper: thicker below, its tip drawn to the wick."""
    skin = beeswax(color, height if lit else None, 0.30, 0.8, bloom=0.08)
    line = [(0, 0), (radius * 0.96, 0.0)] + spline([(radius, 0.02), (radius * 1.03, 0.3), (radius * 0.98, height * 0.45), (radius * 0.86, height * 0.85), (radius * 0.76, height - 0.12), (radius * 0.56, height - 0.03), (radius * 0.22, height)], 60) + [(0, height + 0.004)]
    return [lathe("taper", line, skin, 64, 0.02), wick((0, 0, height), 0.10 if lit else 0.22, lit)]


def candlestick(material, height=0.95):
    """A turned brass stick with a broad foot."""
    h = height
    line = fillet([(0, 0), (0.40, 0, 0.015), (0.41, 0.03, 0.015), (0.36, 0.06, 0.03), (0.16, 0.10, 0.05), (0.075, 0.17, 0.05), (0.06, h * 0.42, 0.03), (0.10, h * 0.48, 0.02), (0.10, h * 0.53, 0.02), (0.055, h * 0.58, 0.03), (0.055, h - 0.24, 0.03), (0.13, h - 0.17, 0.03), (0.155, h, 0.01), (0.175, h + 0.008, 0.006), (0.17, h + 0.022, 0.006), (0.125, h + 0.015, 0.006), (0.118, h - 0.12), (0, h - 0.12)], 0.02)
    return lathe("stick", line, material, 96)


def _still(material):
    """Pressed glass: even, so that what is behind it keeps its shape."""
    for link in list(material.node_tree.links):
        if link.to_socket.name == "Normal":
            material.node_tree.links.remove(link)
    return material


def jar(label, wax_color="#e6dabf", lit=True, radius=0.43, height=1.12, level=0.62, power=3.2):
    """A candle in a thick glass with a printed label."""
    base = 0.065
    r = radius
    glass_ = lathe("glass", fillet([(0, 0.0), (r * 0.9, 0.0, 0.05), (r, 0.08, 0.06), (r, height, 0.0), (r - 0.010, height + 0.008, 0.0), (r - 0.024, height, 0.0), (r - 0.026, base + 0.05, 0.05), (r * 0.7, base, 0.05), (0, base)], 0.03), _still(glass("#fdfefc", shade="#f6f8f5")))
    top = level
    skin = beeswax(wax_color, top if lit else None, 0.30, 0.75, "#ffbf74", 0.05)
    if not lit:
        shader = skin.node_tree.nodes["Principled BSDF"]
        shader.inputs["Emission"].default_value, shader.inputs["Emission Strength"].default_value = rgb(wax_color), 0.22
    w = r - 0.0245
    line = fillet([(0, base - 0.002), (r * 0.7, base - 0.002, 0.05), (w, base + 0.045, 0.045), (w, top + 0.025, 0.004), (w - 0.012, top + 0.02, 0.01), (w - 0.05, top - 0.01, 0.03), (0, top - 0.015)], 0.02)
    things = [glass_, lathe("wax", line, skin, 120), wick((0, 0, top - 0.015), 0.13, True)]
    if lit:
        pool = Surface("pool", wax_color, 0.04, clearcoat=1.0)
        pool.set("Emission", pool.mix(0.6, wax_color, "#ffb868"))
        pool.set("Emission Strength", 0.4)
        things.append(lathe("pool", [(0, top - 0.008), (w - 0.07, top - 0.008), (w - 0.05, top - 0.004)], pool.done(), 72))
        flame((0.02, 0, top + 0.10), 0.27, power)
    sheet = wrap("label", r + 0.003, 0.17, level - 0.07, label, 118)
    return things + [sheet]


def jar_label(title, note, ink="#24463a", paper_="#ece3cf"):
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" width="880" height="380" viewBox="0 0 880 380"><rect width="880" height="380" fill="{paper_}"/>
    <rect x="16" y="16" width="848" height="348" fill="none" stroke="{ink}" stroke-width="4"/>
    <g text-anchor="middle" font-family="DejaVu Serif" fill="{ink}"><text x="440" y="74" font-size="25" letter-spacing="9">WICK &amp; TIDE</text>
    <path d="M320 100q20-14 40 0t40 0t40 0t40 0t40 0t40 0" fill="none" stroke="{ink}" stroke-width="3.5"/>
    <text x="440" y="206" font-size="92" font-weight="bold" font-family="DejaVu Serif Condensed">{title}</text>
    <text x="440" y="266" font-size="33" font-style="italic">{note}</text><text x="440" y="334" font-size="22" letter-spacing="6">SOY &amp; BEESWAX · 50 HOURS</text></g></svg>"""
    return printed(svg, 0.7)


def tealight(color="#dcc07e", lit=False, power=1.2):
    """A tealight in its thin metal cup."""
    tin = metal("#d4d2cd", 0.26, 0.1, True)
    cup = lathe("cup", fillet([(0, 0), (0.178, 0, 0.012), (0.188, 0.03, 0.02), (0.190, 0.155, 0.004), (0.197, 0.163, 0.004), (0.192, 0.170, 0.003), (0.184, 0.160, 0.003), (0.182, 0.02), (0, 0.015)], 0.01), tin, 72)
    skin = beeswax(color, 0.14 if lit else None, 0.12, 0.7, bloom=0.06)
    wax_ = lathe("wax", fillet([(0, 0.02), (0.1835, 0.02), (0.1835, 0.142, 0.01), (0.15, 0.130, 0.03), (0, 0.126)], 0.01), skin, 64)
    things = [cup, wax_, wick((0, 0, 0.13), 0.07, lit, 0.02)]
    return things


def pine_tar(ink="#24463a"):
    """Harbor & Pine's own candle in its jar, burning."""
    return jar(jar_label("Pine Tar", "smoke, resin, rope", ink))
