"""For the bath: soaps in paper bands, bottles with pumps and droppers, a tube, a tin, a soap dish."""
import math

import numpy as np

from goods.cloth.sheets import mesh_of, waves
from materials import Surface, glass, liquid, metal, plain, printed
from parts import lay
from shapes import box, fillet, lathe, link_mesh, spline, tube, wrap

INK, PAPER = "#2b3a42", "#efe8d8"
HOUSE = "SALTWATER SOAPWORKS"


def soap(color, fleck, rough=0.5):
    """Cold-made soap: dull, a little clear at its edges, with flecks of what is in it."""
    s = Surface("soap", color, rough, specular=0.3, subsurface=0.12)
    s.set("Subsurface Radius", (0.08, 0.06, 0.05))
    cloud = s.mix(s.ramp(s.noise(1.8, 5, 0.65, None, 0.8), (0.35, 0.0), (0.7, 1.0)), color, s.mix(0.16, color, "#ffffff"))
    small = s.ramp(s.noise(34, 2), (0.25, 0.85), (0.29, 0.0))
    fine = s.ramp(s.noise(70, 1), (0.24, 0.6), (0.28, 0.0))
    tone = s.mix(s.math("MAXIMUM", small, fine), cloud, fleck)
    s.set("Base Color", tone)
    s.set("Subsurface Color", tone)
    s.set("Roughness", s.ramp(s.noise(5), (0.3, rough), (0.75, rough + 0.18)))
    lines = s.noise(1, 4, 0.6, s.stretch(2, 60, 60))
    return s.bump(s.math("MULTIPLY_ADD", s.noise(4, 4), 1.0, s.math("MULTIPLY", lines, 0.35)), 0.22, 0.02, 0.02).done()


def bar(material, size=(0.85, 0.56, 0.32), seed=1):
    """A bar cut with a wire: not quite square, its edges worn round."""
    thing = box("bar", size, material, 0.035, segments=5)
    dice = np.random.default_rng(seed)
    for v in thing.data.vertices:
        v.co.x += dice.normal(0, 0.008)
        v.co.y += dice.uniform(-0.005, 0.005)
        v.co.z += dice.uniform(-0.005, 0.004) if v.co.z > 0.1 else 0
    return thing


def sleeve(size, low, high, material, gap=0.011, radius=0.035):
    """A paper band around a bar of `size`, from x = low to high; its print runs around, the front in the middle."""
    y, z = size[1] / 2 + gap, size[2] + 2 * gap
    corners = [(y, -gap), (y, z - gap), (-y, z - gap), (-y, -gap)]
    line = []
    for (a, b), (c, d) in zip(corners, corners[1:] + corners[:1]):
        length = math.hypot(c - a, d - b)
        cut = radius / length
        for t in np.linspace(cut, 1 - cut, 10):
            line.append((a + (c - a) * t, b + (d - b) * t))
        e, f = corners[(corners.index((c, d)) + 1) % 4]
        step = math.hypot(e - c, f - d)
        q = (c + (e - c) * radius / step, d + (f - d) * radius / step)
        p = line[-1]
        for t in (0.25, 0.5, 0.75):
            line.append((p[0] * (1 - t) ** 2 + 2 * c * t * (1 - t) + q[0] * t * t, p[1] * (1 - t) ** 2 + 2 * d * t * (1 - t) + q[1] * t * t))
    line = np.array(line + line[:1])
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    xs = np.linspace(low, high, 12)
    X, K = np.meshgrid(xs, np.arange(len(line)), indexing="ij")
    points = np.stack([X, line[K, 0], line[K, 1] + 0.0], -1)
    middle = line.mean(0)
    puff = 0.004 * (1 + waves(X * 6, far[K] * 3, 2, 5))
    away = np.stack([0 * X, np.sign(line[K, 0] - middle[0]) * (np.abs(line[K, 0]) > y - 0.01), np.sign(line[K, 1] - middle[1]) * (line[K, 1] > z - gap - 0.01)], -1)
    points = points + away * puff[..., None]
    ids = np.arange(X.size).reshape(X.shape)
    faces = np.stack([ids[:-1, :-1], ids[1:, :-1], ids[1:, 1:], ids[:-1, 1:]], -1).reshape(-1, 4)
    uv = np.stack([(X - low) / (high - low), 1 - far[K] / far[-1]], -1)
    thing = mesh_of("sleeve", points.reshape(-1, 3), faces[:, ::-1], material, uv.reshape(-1, 2))
    thick = thing.modifiers.new("paper", "SOLIDIFY")
    thick.thickness, thick.offset = 0.004, 1
    return thing


def _around(size, width, gap=0.011):
    """How wide and long a sleeve's print is, and where the top and the front begin along it."""
    y, z = size[1] + 2 * gap, size[2] + 2 * gap
    return width, 2 * (y + z), z, y


def soap_print(ground, ink, name, size, width, note="olive oil soap"):
    """A band's print: the upper face holds a sign and the name, the front face the house."""
    _, total, z, y = _around(size, width)
    k = 1000
    w, h = width * k, total * k
    top, front = z * k, (z + y) * k
    cx = w / 2
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{w:.0f}" height="{h:.0f}" viewBox="0 0 {w:.0f} {h:.0f}">
    <rect width="{w}" height="{h}" fill="{ground}"/><path d="M14 0V{h}M{w - 14} 0V{h}" stroke="{ink}" stroke-width="3"/>
    <g text-anchor="middle" font-family="DejaVu Serif" fill="{ink}">
    <circle cx="{cx}" cy="{top + 150}" r="62" fill="none" stroke="{ink}" stroke-width="5"/>
    <path d="M{cx - 44} {top + 138}q11-16 22 0t22 0t22 0t22 0M{cx - 48} {top + 160}q12-16 24 0t24 0t24 0t24 0M{cx - 40} {top + 182}q10-14 20 0t20 0t20 0t20 0" fill="none" stroke="{ink}" stroke-width="5"/>
    <text x="{cx}" y="{top + 290}" font-size="{min(62, w * 1.45 / len(name)):.0f}" font-weight="bold" font-family="DejaVu Serif Condensed">{name}</text>
    <text x="{cx}" y="{top + 345}" font-size="32" font-style="italic">{note}</text>
    <path d="M{cx - 60} {top + 385}H{cx + 60}" stroke="{ink}" stroke-width="3"/>
    <text x="{cx}" y="{top + 440}" font-size="24" letter-spacing="4">4.2 OZ  120 G</text>
    <text x="{cx}" y="{front + 140}" font-size="30" letter-spacing="3">SALTWATER</text><text x="{cx}" y="{front + 185}" font-size="30" letter-spacing="3">SOAPWORKS</text>
    <text x="{cx}" y="{front + 240}" font-size="23" font-style="italic">aged eight weeks</text></g></svg>"""


BAR = (0.92, 0.60, 0.33)
SCENTS = {
    "sea-salt": ("#c3cfcb", "#6f8790", "#355a6b", "Sea salt"),
    "pine": ("#969f82", "#46583a", "#28493a", "Pine"),
    "clay-and-orange": ("#c1825c", "#7a4429", "#8a3d20", "Clay &amp; orange"),
}


def banded_soap(scent, seed=1):
    """A bar in its paper band."""
    color, fleck, ground, name = SCENTS[scent]
    width = 0.46
    return [bar(soap(color, fleck), BAR, seed), sleeve(BAR, -width / 2, width / 2, printed(soap_print(ground, "#efe8d8", name, BAR, width), 0.7))]


def stacked_soaps():
    """Three bars one on another; the middle one in green paper."""
    out, z = [], 0.0
    size = (0.95, 0.62, 0.34)
    for k, (color, fleck, turn, dx) in enumerate((("#d8c6a2", "#9d8459", -4, 0.0), ("#8b9678", "#4a5a3a", 5, 0.02), ("#dccfb4", "#b39f78", -7, -0.02))):
        one = [bar(soap(color, fleck), size, 11 + k)]
        ground = ("#c9b48e", "#2f5138", "#c9b48e")[k]
        ink = ("#3a3f38", "#efe8d8", "#3a3f38")[k]
        one.append(sleeve(size, -0.26, 0.26, printed(soap_print(ground, ink, ("Oat", "Pine", "Chalk")[k], size, 0.52), 0.7)))
        out += lay(one, (dx, 0, z), turn=turn)
        z += size[2] + 0.024
    return out


def bottle_label(name, note, amount, wide=1000, high=760, sign=True):
    mark = f"""<circle cx="{wide / 2}" cy="150" r="66" fill="none" stroke="{INK}" stroke-width="5"/>
    <path d="M{wide / 2 - 46} 138q12-16 23 0t23 0t23 0t23 0M{wide / 2 - 50} 162q13-16 25 0t25 0t25 0t25 0" fill="none" stroke="{INK}" stroke-width="5"/>""" if sign else ""
    return printed(f"""<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">
    <rect width="{wide}" height="{high}" fill="{PAPER}"/><rect x="24" y="24" width="{wide - 48}" height="{high - 48}" fill="none" stroke="{INK}" stroke-width="4"/>
    {mark}<g text-anchor="middle" font-family="DejaVu Serif" fill="{INK}">
    <text x="{wide / 2}" y="{high * 0.47:.0f}" font-size="100" font-weight="bold" font-family="DejaVu Serif Condensed">{name}</text>
    <text x="{wide / 2}" y="{high * 0.59:.0f}" font-size="46" font-style="italic">{note}</text>
    <path d="M{wide / 2 - 120} {high * 0.67:.0f}H{wide / 2 + 120}" stroke="{INK}" stroke-width="4"/>
    <text x="{wide / 2}" y="{high * 0.78:.0f}" font-size="36" letter-spacing="6">{HOUSE}</text>
    <text x="{wide / 2}" y="{high * 0.88:.0f}" font-size="34" letter-spacing="3">{amount}</text></g></svg>""", 0.6)


def amber():
    return glass("#c2752a", 0.0, "#a8713f")


def apothecary(radius, height, neck, wall=0.03, shoulder=0.22):
    """A round amber bottle, open at its neck."""
    r, top = radius, height
    outer = [(0, 0.02), (r * 0.7, 0.02, 0.02), (r * 0.78, 0, 0.02), (r - 0.02, 0.0, 0.04), (r, 0.06, 0.04), (r, top - shoulder, 0.16), (neck + 0.03, top - 0.02, 0.08), (neck, top + 0.02, 0.03), (neck, top + 0.16, 0.01)]
    inner = [(neck - wall, top + 0.16, 0.01), (neck - wall, top, 0.03), (r - wall, top - shoulder - 0.02, 0.13), (r - wall, 0.12, 0.07), (r * 0.6, 0.06, 0.05), (0, 0.06)]
    return lathe("bottle", fillet(outer + inner, 0.02, 8), amber(), 128)


def inside(radius, top, material, wall=0.03):
    return lathe("fill", fillet([(0, 0.058), (radius * 0.6, 0.058, 0.05), (radius - wall + 0.003, 0.12, 0.07), (radius - wall + 0.003, top, 0.004), (0, top)], 0.01), material, 96)


def pump(z, neck, turn=0.0, color="#17181a", down=1.1):
    """A lotion pump: ribbed collar, stem, and a head whose nozzle dips at its end."""
    black = plain(color, 0.32, specular=0.5)
    ribs = []
    profile = fillet([(0, z + 0.02), (neck + 0.03, z + 0.02, 0.01), (neck + 0.045, z + 0.05, 0.02), (neck + 0.04, z + 0.24, 0.03), (neck - 0.04, z + 0.27, 0.02), (0.085, z + 0.28, 0.02), (0.085, z + 0.34, 0.015), (0, z + 0.34)], 0.015)
    collar = lathe("collar", profile, black, 160)
    low, high = z + 0.06, z + 0.225
    for v in collar.data.vertices:
        r = math.hypot(v.co.x, v.co.y)
        if low < v.co.z < high and r > neck:
            a = math.atan2(v.co.y, v.co.x)
            k = 1 + 0.012 * math.cos(40 * a)
            v.co.x, v.co.y = v.co.x * k, v.co.y * k
    things = [collar, lathe("stem", [(0, z + 0.3), (0.045, z + 0.3), (0.045, z + 0.62), (0, z + 0.62)], black, 48)]
    top = z + 0.60
    things.append(lathe("head", fillet([(0, top), (0.09, top, 0.02), (0.115, top + 0.06, 0.03), (0.115, top + 0.13, 0.03), (0.08, top + 0.155, 0.03), (0, top + 0.16)], 0.02), black, 64))
    things.append(tube("nozzle", [(0.02, 0, top + 0.095), (0.2, 0, top + 0.10), (0.42, 0, top + 0.085), (0.50, 0, top + 0.04), (0.515, 0, top - 0.01)], [0.062, 0.058, 0.05, 0.045, 0.04], black, sides=24, hollow=0.012, count=48))
    things.append(lathe("dip", [(0, z - down), (0.032, z - down), (0.032, z), (0, z)], plain("#c9c2b4", 0.4), 24))
    return lay(things, turn=turn)


def hand_wash(turn=0.0):
    """Half a pint of soap in amber glass."""
    r, h, neck = 0.37, 1.18, 0.15
    things = [apothecary(r, h, neck), inside(r, 0.86, plain("#8a4a18", 0.3, specular=0.3))]
    things.append(wrap("label", r + 0.003, 0.22, 0.80, bottle_label("Hand wash", "rosemary and kelp", "10 FL OZ  300 ML"), 118))
    return things + pump(h + 0.02, neck, turn, down=1.08)


def face_oil():
    """One ounce with a dropper."""
    r, h, neck = 0.165, 0.62, 0.085
    things = [apothecary(r, h, neck, 0.018, 0.1), inside(r, 0.42, liquid("#c9963a", "#b98a44"), 0.018)]
    things.append(wrap("label", r + 0.002, 0.11, 0.44, bottle_label("Face oil", "rosehip and squalane", "1 FL OZ  30 ML", 1000, 940), 138))
    black = plain("#17181a", 0.35, specular=0.5)
    z = h + 0.01
    collar = lathe("collar", fillet([(0, z), (neck + 0.02, z, 0.008), (neck + 0.026, z + 0.02, 0.01), (neck + 0.022, z + 0.16, 0.012), (0.06, z + 0.17, 0.008), (0, z + 0.17)], 0.01), black, 160)
    for v in collar.data.vertices:
        if z + 0.02 < v.co.z < z + 0.15 and math.hypot(v.co.x, v.co.y) > neck:
            k = 1 + 0.018 * math.cos(40 * math.atan2(v.co.y, v.co.x))
            v.co.x, v.co.y = v.co.x * k, v.co.y * k
    rubber = plain("#1d1e20", 0.62, specular=0.3)
    bulb = lathe("bulb", [(0, z + 0.165), (0.062, z + 0.165)] + spline([(0.066, z + 0.18), (0.058, z + 0.22), (0.062, z + 0.32), (0.056, z + 0.42), (0.034, z + 0.47), (0, z + 0.48)], 40), rubber, 72)
    dropper = lathe("dropper", fillet([(0, 0.12), (0.012, 0.12), (0.030, 0.2, 0.03), (0.030, z), (0, z)], 0.01), glass(), 32)
    return things + [collar, bulb, dropper]


def balm_tin(color="#b59a62"):
    """A flat screw tin with a printed lid; 60 g."""
    brass = metal(color, 0.28, 0.1, True)
    r = 0.34
    body = lathe("body", fillet([(0, 0.01), (r - 0.04, 0.01, 0.01), (r - 0.025, 0.0, 0.01), (r - 0.012, 0.012, 0.012), (r - 0.012, 0.2, 0.0), (0, 0.2)], 0.01), brass)
    low, top = 0.115, 0.235
    lid = lathe("lid", fillet([(r - 0.01, low), (r + 0.003, low - 0.004, 0.004), (r + 0.006, low + 0.008, 0.006), (r, low + 0.018, 0.006), (r, top - 0.02, 0.018), (r - 0.025, top, 0.012), (r - 0.04, top - 0.008, 0.006), (0, top - 0.008)], 0.008), brass)
    paper = printed(f"""<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900" viewBox="0 0 900 900">
    <rect width="900" height="900" fill="{PAPER}"/><circle cx="450" cy="450" r="412" fill="none" stroke="#8a6a2c" stroke-width="6"/><circle cx="450" cy="450" r="396" fill="none" stroke="#8a6a2c" stroke-width="2"/>
    <g fill="#b07c25"><g id="f">{''.join(f'<ellipse cx="450" cy="176" rx="15" ry="44" transform="rotate({k * 30} 450 240)"/>' for k in range(12))}</g><circle cx="450" cy="240" r="22" fill="#6d4a1c"/></g>
    <g text-anchor="middle" font-family="DejaVu Serif" fill="{INK}"><text x="450" y="462" font-size="108" font-weight="bold" font-family="DejaVu Serif Condensed">Hand balm</text>
    <text x="450" y="540" font-size="46" font-style="italic">beeswax and calendula</text><path d="M350 590H550" stroke="#8a6a2c" stroke-width="4"/>
    <text x="450" y="660" font-size="38" letter-spacing="5">{HOUSE}</text><text x="450" y="725" font-size="36" letter-spacing="3">2 OZ  60 G</text></g></svg>""", 0.55)
    z = top - 0.0065
    n = 96
    points = [(0, 0, z)] + [((r - 0.05) * math.cos(2 * math.pi * k / n), (r - 0.05) * math.sin(2 * math.pi * k / n), z) for k in range(n)]
    disc = link_mesh("label", points, [(0, k + 1, (k + 1) % n + 1) for k in range(n)], paper)
    uv = disc.data.uv_layers.new(name="print")
    for loop in disc.data.loops:
        x, y, _ = points[loop.vertex_index]
        uv.data[loop.index].uv = (0.5 + x / (r - 0.05) * 0.47, 0.5 + y / (r - 0.05) * 0.47)
    return [body, lid, disc]


def cream_tube():
    """An aluminum tube of hand cream standing on its cap, its end folded twice; 75 ml."""
    drawing = f"""<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1200" viewBox="0 0 1400 1200">
    <rect width="1400" height="1200" fill="#2a4f63"/><rect y="330" width="1400" height="520" fill="#e9e2d2"/><path d="M0 316H1400M0 864H1400" stroke="#e9e2d2" stroke-width="5"/>
    <g text-anchor="middle" font-family="DejaVu Serif" fill="#24424f"><circle cx="700" cy="430" r="52" fill="none" stroke="#24424f" stroke-width="5"/>
    <path d="M664 420q9-13 18 0t18 0t18 0t18 0M660 440q10-13 20 0t20 0t20 0t20 0" fill="none" stroke="#24424f" stroke-width="4"/>
    <text x="700" y="585" font-size="70" font-weight="bold" font-family="DejaVu Serif Condensed">Hand cream</text><text x="700" y="645" font-size="38" font-style="italic">unscented</text>
    <path d="M620 695H780" stroke="#24424f" stroke-width="4"/><text x="700" y="748" font-size="22" letter-spacing="3">{HOUSE}</text><text x="700" y="795" font-size="24" letter-spacing="2">2.5 OZ  75 ML</text></g></svg>"""
    skin = printed(drawing, 0.34, 0.25)
    shader = skin.node_tree.nodes["Principled BSDF"]
    shader.inputs["Specular"].default_value = 0.5
    low, high, r, rows, around = 0.30, 1.42, 0.235, 90, 160
    T, A = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * math.pi, around + 1), indexing="ij")
    press = np.clip(T, 0, 1) ** 1.35
    half_x = r + (r * math.pi / 2 - r) * press
    half_y = r * (1 - press) + 0.012 * press
    c, s = np.cos(A), np.sin(A)
    p = 1 - 0.35 * press
    x = half_x * np.sign(c) * np.abs(c) ** p
    y = half_y * np.sign(s) * np.abs(s) ** (1 - 0.25 * press)
    dent = 0.018 * waves(x * 5, T * 5 + (y > 0) * 9, 5, 7, 0.5, 1.6) * np.sin(math.pi * np.clip(T * 1.02, 0, 1)) ** 0.8
    y = y + dent * np.abs(s)
    z = low + (high - low) * T
    points = np.stack([x, y, z], -1)
    uv = np.stack([A, T], -1)
    turn = (A - 1.5 * math.pi) / (2 * math.pi)
    uv[..., 0] = 0.5 + turn + np.where(turn < -0.5, 1.0, 0.0)
    ids = np.arange(T.size).reshape(T.shape)
    faces = np.stack([ids[:-1, :-1], ids[:-1, 1:], ids[1:, 1:], ids[1:, :-1]], -1).reshape(-1, 4)
    # The seam of the print is behind: the faces that would span it are left with one side's print.
    body = mesh_of("tube", points.reshape(-1, 3), faces, skin, uv.reshape(-1, 2))
    layer = body.data.uv_layers[0]
    for face in body.data.polygons:
        us = [layer.data[k].uv[0] for k in face.loop_indices]
        if max(us) - min(us) > 0.5:
            for k in face.loop_indices:
                if layer.data[k].uv[0] < 0.5:
                    layer.data[k].uv[0] += 1.0
    tin = metal("#c9c9c6", 0.3, 0.2)
    wide = r * math.pi - 0.004
    fold = box("fold", (wide, 0.045, 0.13), plain("#2a4f63", 0.34, specular=0.5), 0.012, (0, 0, high - 0.05))
    crease = box("crease", (wide - 0.01, 0.052, 0.012), tin, 0.004, (0, 0, high - 0.045))
    shoulder = lathe("shoulder", fillet([(0.09, low - 0.05), (r - 0.01, low - 0.015, 0.01), (r + 0.004, low, 0.008), (r + 0.002, low + 0.02, 0.004), (r - 0.02, low + 0.02)], 0.006), tin)
    cap = lathe("cap", fillet([(0, 0.0), (0.185, 0.0, 0.015), (0.195, 0.02, 0.02), (0.205, 0.255, 0.02), (0.16, 0.27, 0.01), (0, 0.27)], 0.015), plain("#e3ddd0", 0.35, specular=0.45), 200)
    for v in cap.data.vertices:
        if 0.03 < v.co.z < 0.235 and math.hypot(v.co.x, v.co.y) > 0.17:
            k = 1 + 0.010 * math.cos(50 * math.atan2(v.co.y, v.co.x))
            v.co.x, v.co.y = v.co.x * k, v.co.y * k
    return [body, fold, crease, shoulder, cap]

