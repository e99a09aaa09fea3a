"""What plays music in an old shop: a radio, a turntable, records in sleeves, a crate of singles."""
import math
import random

from goods.sound.audio import stands
from goods.house.clocks import disc
from goods.house.walls import pane
from materials import Surface, lacquer, metal, plain, printed, steel
from parts import circle, cutout, lay, rod, slab
from shapes import box, card, fillet, lathe, tube


def bakelite(color, rough=0.22):
    """An old thermoset: a deep polish with fine scratches."""
    s = Surface("bakelite", color, rough, clearcoat=0.5, clearcoat_roughness=0.12)
    s.set("Base Color", s.mix(s.ramp(s.noise(2.2, 5), (0.35, 0.0), (0.75, 0.22)), color, "#2a0f0c"))
    s.set("Roughness", s.ramp(s.noise(30, 5, 0.7), (0.35, rough), (0.75, rough + 0.16)))
    return s.bump(s.noise(3), 0.05, 0.05).done()


def _radio_dial():
    marks = ""
    for k in range(41):
        a = math.radians(-140 + 7 * k)
        long = 54 if k % 5 == 0 else 26
        marks += f'<path d="M{500 + 440 * math.sin(a):.1f} {500 - 440 * math.cos(a):.1f}L{500 + (440 - long) * math.sin(a):.1f} {500 - (440 - long) * math.cos(a):.1f}" stroke-width="{9 if k % 5 == 0 else 5}"/>'
    names = "".join(f'<text x="{500 + 318 * math.sin(math.radians(a)):.0f}" y="{500 - 318 * math.cos(math.radians(a)) + 26:.0f}">{n}</text>' for a, n in ((-140, 54), (-105, 60), (-70, 70), (-35, 80), (0, 100), (35, 120), (70, 140), (105, 160), (140, 170)))
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="#ece0c4"/>
    <g stroke="#2c2420" fill="none">{marks}<circle cx="500" cy="500" r="452" stroke-width="4"/></g><g font-family="DejaVu Sans Condensed" font-weight="bold" font-size="72" text-anchor="middle" fill="#2c2420">{names}</g>
    <circle cx="500" cy="500" r="190" fill="#8f2a22"/><text x="500" y="690" font-family="DejaVu Serif" font-style="italic" font-size="0" text-anchor="middle">.</text></svg>"""


def knob(radius, material, cap, high=0.16):
    """A ribbed knob with a metal cap, lying."""
    r = radius
    teeth = [(x * (1 - 0.03 * (k % 2)), y * (1 - 0.03 * (k % 2))) for k, (x, y) in enumerate(circle(0, 0, r, 72))]
    grip = cutout("knob", [teeth], high, material, 0.012)
    grip.location.z = high / 2
    skirt = lathe("skirt", fillet([(0, 0), (r * 1.16, 0, 0.01), (r * 1.12, 0.03, 0.015), (0, 0.03)], 0.01), material, 72)
    top = lathe("cap", fillet([(0, high - 0.01), (r * 0.74, high - 0.01), (r * 0.70, high + 0.016, 0.01), (0, high + 0.012)], 0.008), cap, 72)
    line = box("line", (r * 0.09, r * 0.62, 0.006), plain("#f0e6d0", 0.5), 0.002, (0, r * 0.34, high + 0.012))
    return [grip, skirt, top, line]


def radio(color="#9c2a20"):
    """A kitchen radio of the fifties: red case, cream front with louvres, round dial; 30 cm."""
    case, cream = bakelite(color), bakelite("#dccba0", 0.3)
    gold = metal("#b89a5c", 0.22, 0.0)
    w, h, d = 3.0, 1.86, 1.15
    body = cutout("case", [slab(w, h, 0.30, steps=16)], d, case, 0.10)
    rows = [slab(1.34, 0.062, 0.031, -0.60, 0.52 - 0.115 * k) for k in range(10)]
    front = cutout("front", [slab(w - 0.28, h - 0.28, 0.20, steps=14), *rows], 0.07, cream, 0.016)
    front.location.z = d / 2 + 0.006
    rim = cutout("rim", [slab(w - 0.22, h - 0.22, 0.225, steps=14), slab(w - 0.275, h - 0.275, 0.20, steps=14)], 0.05, gold, 0.012)
    rim.location.z = d / 2 + 0.01
    behind = cutout("cloth", [slab(1.5, 1.3, 0.05, -0.60, 0.0)], 0.01, plain("#4a3a28", 0.95), 0.002)
    behind.location.z = d / 2 + 0.004
    z = d / 2 + 0.04
    bezel = lathe("bezel", fillet([(0.40, z - 0.03), (0.49, z - 0.03), (0.495, z + 0.03, 0.02), (0.45, z + 0.075, 0.02), (0.415, z + 0.06, 0.01), (0.41, z)], 0.012), case, 128)
    ring = lathe("ring", fillet([(0.405, z), (0.42, z), (0.42, z + 0.066, 0.006), (0.405, z + 0.066, 0.006), (0.40, z + 0.02)], 0.004), gold, 128)
    face = disc(0.412, z + 0.008, printed(_radio_dial(), 0.5))
    needle = cutout("needle", [[(-0.012, -0.07), (0.012, -0.07), (0.004, 0.345), (-0.004, 0.345)]], 0.01, plain("#c23a26", 0.4), 0.002)
    needle.rotation_euler.z, needle.location.z = -math.radians(48), z + 0.03
    hub = lathe("hub", fillet([(0, z), (0.05, z), (0.045, z + 0.045, 0.012), (0, z + 0.05)], 0.008), gold, 48)
    dial = [bezel, ring, face, needle, hub, disc(0.408, z + 0.05, pane(0.9))]
    for part in dial:
        part.location.x, part.location.y = 0.80, 0.26
    knobs = []
    for x, a in ((0.52, 30), (1.08, -40)):
        knobs += lay(knob(0.165, case, gold), (x, -0.48, z - 0.02), a)
    name = card("name", 0.62, 0.13, printed('<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="260" viewBox="0 0 1240 260"><rect width="1240" height="260" fill="#dccba0"/><text x="620" y="186" font-family="DejaVu Serif" font-style="italic" font-weight="bold" font-size="150" text-anchor="middle" fill="#8f2a22">Congress</text></svg>', 0.4))
    name.location = (-0.96, -0.645, z + 0.002)
    things = stands([body, front, rim, behind, *dial, *knobs, name], (0, 0, h / 2 + 0.06))
    top = h + 0.06
    bail = tube("handle", [(-0.78, 0, top - 0.03), (-0.76, 0, top + 0.16), (-0.52, 0, top + 0.27), (0, 0, top + 0.30), (0.52, 0, top + 0.27), (0.76, 0, top + 0.16), (0.78, 0, top - 0.03)], [0.052, 0.05, 0.055, 0.05, 0.052], case, sides=28, flat=2.0, count=96)
    posts = [lathe("post", fillet([(0, 0), (0.13, 0, 0.02), (0.13, 0.03, 0.02), (0.09, 0.05, 0.01), (0, 0.05)], 0.01), gold, 48) for _ in range(2)]
    for side, post in zip((-1, 1), posts):
        post.location = (side * 0.78, 0, top - 0.012)
    feet = [lathe("foot", fillet([(0, 0), (0.09, 0, 0.02), (0.10, 0.07, 0.02), (0, 0.07)], 0.015), plain("#221d1a", 0.7), 40) for _ in range(4)]
    for k, foot in enumerate(feet):
        foot.location = ((-1, 1)[k % 2] * 1.15, (-0.36, 0.36)[k // 2], 0)
    return [*things, bail, *posts, *feet]


def vinyl(label, radius=1.5, thick=0.022, z=0.0):
    """A record with its grooves, bands between the songs and a printed label."""
    s = Surface("vinyl", "#0b0b0c", 0.22, specular=0.2)
    r = s.from_axis()
    groove = s.noise(1, 2, 0.5, _ring(s, r, 150))
    bands = s.ramp(s.noise(1, 1, 0.5, _ring(s, r, 7.3)), (0.44, 0.0), (0.50, 1.0))
    s.set("Roughness", s.math("MULTIPLY_ADD", bands, 0.10, 0.24))
    s.bump(s.math("MULTIPLY_ADD", groove, 1.0, s.math("MULTIPLY", bands, 0.3)), 0.035, 0.012)
    q = radius
    body = lathe("vinyl", fillet([(0, z), (q - 0.01, z), (q, z + thick / 2), (q - 0.01, z + thick), (q * 0.985, z + thick, 0.002), (q * 0.37, z + thick - 0.003), (0, z + thick - 0.003)], 0.004), s.done(), 192)
    return [body, disc(q * 0.335, z + thick + 0.0015, label), rod(0.024, 0.012, plain("#1a1a1a", 0.6), "z", (0, 0, z + thick))]


def _ring(s, r, scale):
    node = s.add("ShaderNodeCombineXYZ")
    s.wire(node.inputs[0], s.math("MULTIPLY", r, scale))
    return node.outputs[0]


def record_label(color, title, by, ink="#f2e6cf"):
    return printed(f"""<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><rect width="800" height="800" fill="{color}"/>
    <circle cx="400" cy="400" r="382" fill="none" stroke="{ink}" stroke-width="8"/><circle cx="400" cy="400" r="34" fill="{ink}"/>
    <g text-anchor="middle" fill="{ink}" font-family="DejaVu Sans Condensed"><text x="400" y="210" font-size="82" font-weight="bold">{title}</text><text x="400" y="560" font-size="46">{by}</text>
    <text x="400" y="640" font-size="36" letter-spacing="4">33 1/3 RPM · STEREO</text><text x="180" y="412" font-size="40">SIDE 1</text></g></svg>""", 0.5)


def turntable(timber, spinning=True):
    """A belt-driven player in a walnut plinth, a record on it; 44 cm wide."""
    w, d, h = 4.4, 3.5, 0.72
    silver, dark = metal("#c4c2bd", 0.22, 0.5, True), plain("#1b1a19", 0.6)
    bright = steel(0.12, 0.0)
    things = [box("plinth", (w, d, h), timber("x", 1.0), 0.05, (0, 0, 0.22), 5)]
    for x in (-1.75, 1.75):
        for y in (-1.35, 1.35):
            things.append(lathe("foot", fillet([(0, 0), (0.22, 0, 0.03), (0.25, 0.10, 0.03), (0.20, 0.24, 0.02), (0, 0.24)], 0.02), dark, 64))
            things[-1].location = (x, y, 0)
    top = 0.22 + h
    cx, cy = -0.55, 0.0
    platter = lathe("platter", fillet([(0, top + 0.03), (1.55, top + 0.03, 0.02), (1.56, top + 0.05, 0.01), (1.56, top + 0.17, 0.02), (1.52, top + 0.19, 0.015), (0, top + 0.19)], 0.012), silver, 192)
    mat = lathe("mat", fillet([(0, top + 0.188), (1.50, top + 0.188), (1.50, top + 0.212, 0.008), (0, top + 0.212)], 0.006), plain("#222120", 0.9), 160)
    disc_ = vinyl(record_label("#b8532a", "Blue Hour", "The Congress Avenue Four"), z=top + 0.212) if spinning else []
    pin = lathe("pin", fillet([(0, top + 0.2), (0.022, top + 0.2), (0.022, top + 0.30, 0.012), (0, top + 0.31)], 0.008), bright, 32)
    for part in [platter, mat, *disc_, pin]:
        part.location.x += cx
        part.location.y += cy
    things += [platter, mat, *disc_, pin]
    ax, ay = 1.62, 1.05
    arm_z = top + 0.44
    things += [
        _at(lathe("base", fillet([(0, top), (0.36, top, 0.02), (0.37, top + 0.05, 0.02), (0.34, top + 0.08, 0.02), (0.17, top + 0.10, 0.03), (0.16, top + 0.30, 0.02), (0, top + 0.31)], 0.02), silver, 96), ax, ay),
        _at(lathe("pivot", fillet([(0, top + 0.28), (0.11, top + 0.28, 0.01), (0.115, arm_z + 0.08, 0.02), (0.07, arm_z + 0.12, 0.02), (0, arm_z + 0.12)], 0.012), bright, 64), ax, ay),
    ]
    a = math.radians(-24)
    ahead = (math.sin(a) , -math.cos(a))
    def along(t, side=0.0, z=arm_z):
        return (ax + ahead[0] * t - ahead[1] * side, ay + ahead[1] * t + ahead[0] * side, z)
    things.append(tube("arm", [along(-0.42), along(0.0), along(0.7, 0.02), along(1.25, 0.12), along(1.6, 0.06), along(1.98, -0.12, arm_z - 0.06)], [0.034, 0.032], bright, sides=24, count=72))
    weight = rod(0.14, 0.26, metal("#8b8984", 0.25, 0.4), "x")
    weight.location, weight.rotation_euler = along(-0.44), (0, math.pi / 2, math.pi / 2 + a)
    shell = box("shell", (0.15, 0.34, 0.05), dark, 0.015)
    shell.location, shell.rotation_euler.z = along(2.08, -0.19, arm_z - 0.13), a - 0.42
    cartridge = box("cartridge", (0.12, 0.18, 0.10), lacquer("#b8532a", 0.4), 0.012)
    cartridge.location, cartridge.rotation_euler.z = along(2.10, -0.2, arm_z - 0.19), a - 0.42
    lift = tube("lift", [along(2.0, -0.25, arm_z - 0.09), along(2.05, -0.36, arm_z - 0.08), along(2.06, -0.44, arm_z - 0.03)], [0.012, 0.012], bright, sides=12, count=16)
    rest = _at(lathe("rest", fillet([(0, top), (0.05, top, 0.01), (0.035, top + 0.3, 0.01), (0.06, top + 0.36, 0.02), (0, top + 0.36)], 0.01), dark, 40), ax + 0.30, ay - 1.2)
    things += [weight, shell, cartridge, lift, rest]
    control = lay(knob(0.17, silver, lacquer("#b8532a", 0.35), 0.13), (1.72, -1.36, top), 20)
    return things + control


def _at(thing, x, y):
    thing.location.x, thing.location.y = x, y
    return thing


def sleeve_print(ground, shape, ink, title, by):
    art = {
        "rings": f'<circle cx="600" cy="640" r="380" fill="{shape}"/><circle cx="600" cy="640" r="250" fill="{ground}"/><circle cx="600" cy="640" r="140" fill="{shape}"/>',
        "bars": "".join(f'<rect x="{130 + 160 * k}" y="{420 + 60 * abs(3 - k)}" width="110" height="{640 - 60 * abs(3 - k)}" fill="{shape}"/>' for k in range(6)),
    }["rings" if "Hour" in title or "Nine" in title else "bars"]
    return printed(f"""<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200"><defs><filter id="worn"><feTurbulence type="fractalNoise" baseFrequency="0.012" numOctaves="4" seed="5"/><feColorMatrix values="0 0 0 0 0.9  0 0 0 0 0.86  0 0 0 0 0.78  0 0 0 1.6 -0.95"/></filter></defs>
    <rect width="1200" height="1200" fill="{ground}"/>{art}<g fill="{ink}" font-family="DejaVu Sans Condensed" font-weight="bold"><text x="80" y="150" font-size="110">{title}</text><text x="80" y="220" font-size="48" font-weight="normal">{by}</text></g>
    <circle cx="600" cy="600" r="560" fill="none" stroke="#f3ead8" stroke-width="5" opacity="0.14"/><rect width="1200" height="1200" filter="url(#worn)" opacity="0.35"/></svg>""", 0.45)


def sleeve(art, edge="#d8cfbc", size=3.12, thick=0.04):
    """A card sleeve with its record in it."""
    body = box("sleeve", (size, size, thick), plain(edge, 0.8), 0.008, (0, 0, 0), 2)
    front = card("front", size - 0.012, size - 0.012, art)
    front.location.z = thick + 0.0012
    return [body, front]


def stack_of_records():
    """Ten long-playing records in a pile; the upper two lie fanned, one disc half out of its sleeve."""
    dice = random.Random(11)
    papers = ("#3d3a38", "#d5cbb6", "#6a2f28", "#c9b68f", "#2d4a52", "#e0d8c6", "#8b5a32", "#41513c")
    things = []
    for k, color in enumerate(papers):
        one = box("sleeve", (3.12, 3.12, 0.042), plain(color, 0.75), 0.008, (0, 0, 0), 2)
        things += lay([one], (dice.uniform(-0.05, 0.05), dice.uniform(-0.05, 0.05), 0.044 * k), dice.uniform(-2.5, 2.5))
    z = 0.044 * len(papers)
    things += lay(sleeve(sleeve_print("#c9922e", "#7a3a20", "#2a211a", "Night Porch", "Ida Marsh Trio")), (-0.35, 0.18, z), 11)
    out = vinyl(record_label("#2f4a5c", "Nine Bridges", "Otis Verne"), z=0)
    things += lay(out, (1.02, 0.30, z + 0.055), 40)
    things += lay(sleeve(sleeve_print("#20465f", "#cf9a35", "#efe4cc", "Nine Bridges", "Otis Verne Quintet")), (0.20, -0.06, z + 0.05), -4)
    return things


def crate(timber, label):
    """A slatted crate, open above, with singles standing in it in paper sleeves."""
    w, d, h = 3.5, 2.15, 1.55
    dice = random.Random(5)
    things = []
    for x in (-w / 2 + 0.06, w / 2 - 0.06):
        for k in range(3):
            things.append(box("end", (0.12, d - 0.16, 0.46), timber("y", k + x), 0.015, (x, 0, 0.04 + 0.505 * k), 3))
        for y in (-d / 2 + 0.16, d / 2 - 0.16):
            things.append(box("post", (0.12, 0.18, h - 0.02), timber("z", k + y), 0.015, (x * 0.93, y, 0.03), 3))
    for y in (-d / 2 + 0.035, d / 2 - 0.035):
        for k in range(3):
            things.append(box("slat", (w + 0.02, 0.07, 0.44), timber("x", 3.0 + k + y), 0.014, (dice.uniform(-0.01, 0.01), y, 0.05 + 0.51 * k), 3))
            for x in (-w / 2 + 0.10, w / 2 - 0.10):
                for dz in (0.1, 0.33):
                    nail = lathe("nail", [(0.022, 0), (0.02, 0.006), (0, 0.008)], metal("#6b6660", 0.4, 0.0), 20)
                    nail.location, nail.rotation_euler.x = (x + dice.uniform(-0.02, 0.02), y + (0.035 if y > 0 else -0.035), 0.05 + 0.51 * k + dz), (math.pi / 2 if y < 0 else -math.pi / 2)
                    things.append(nail)
    things.append(box("floor", (w - 0.1, d - 0.1, 0.06), timber("x", 9), 0.01, (0, 0, 0.03), 2))
    sign = card("sign", 1.15, 0.40, label)
    sign.rotation_euler.x, sign.location = math.pi / 2, (0.0, -d / 2 - 0.0025, 0.775)
    things.append(sign)
    papers = [plain(c, 0.85) for c in ("#c8ab7c", "#e0d9c8", "#b9986a", "#d9cfb4", "#7d8f95", "#a5533a", "#cdb98a", "#e6dfd0", "#5d6b52", "#c48f3c")]
    x = -w / 2 + 0.30
    lean = -7.0
    while x < w / 2 - 0.34:
        thick = dice.uniform(0.026, 0.040)
        one = box("single", (thick, 1.80, 1.80 + dice.uniform(-0.02, 0.05)), dice.choice(papers), 0.006, (0, 0, 0), 2)
        one.location = (x, dice.uniform(-0.03, 0.03), 0.09 + dice.uniform(0, 0.02))
        if dice.random() < 0.12:
            lean += dice.uniform(-4, 4)
        one.rotation_euler = (dice.uniform(-0.015, 0.015), math.radians(max(-9, min(2, lean)) + dice.uniform(-0.7, 0.7)), 0)
        things.append(one)
        x += thick + dice.uniform(0.006, 0.02)
    return things
