"""What a workshop measures and sharpens with: a folding rule, a try square, water stones in a tray."""
import math

from goods.metal.metalwork import brass, cut, drawn, ground_steel, timber, walnut
from materials import Surface
from parts import cutout, lay
from shapes import box, fillet, lathe


def _scale(start, inches=6):
    """Six inches of a rule in white on black: ticks to the eighth, numbers."""
    per = 250
    lines = []
    for k in range(inches * 8 + 1):
        x = 16 + k * per / 8
        long = 92 if k % 8 == 0 else 64 if k % 4 == 0 else 44 if k % 2 == 0 else 30
        lines.append(f'<path d="M{x:.1f} 0V{long}" stroke-width="{9 if k % 8 == 0 else 6.5}"/>')
    numbers = "".join(f'<text x="{16 + k * per - 16}" y="118" text-anchor="end">{start + k}</text>' for k in range(1, inches + 1))
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="1532" height="170" viewBox="0 0 1532 170"><rect width="1532" height="170" fill="#000"/>
    <g stroke="#fff">{''.join(lines)}</g><g fill="#fff" font-family="DejaVu Serif" font-size="84" font-weight="bold">{numbers}</g></svg>"""


def boxwood(mark=None, seed=0.0):
    return timber("#d2a768", "#a97d42", "x", 18, seed=seed, pores=0.05, figure=0.25, rough=0.36, gloss=0.25, mark=mark)


def rule_leg(start, seed=0.0, length=1.53, width=0.17, thick=0.042):
    """A quarter of a folding rule, from the origin along x."""
    leg = box("leg", (length, width, thick), boxwood((drawn(_scale(start)), 0, 0, length, width, "#120b06"), seed), 0.008)
    leg.location.x = length / 2
    return [leg]


def folding_rule(turns=(0, 26, 96, 14)):
    """A rule of four legs with brass joints, opened in bends; `turns` are the angles between them."""
    metal_ = brass(0.2)
    things, x, y, heading = [], 0.0, 0.0, 0.0
    for k, turn in enumerate(turns):
        heading += turn
        level = 0.046 * (k % 2)
        things += lay(rule_leg(6 * k, k * 1.7), (x, y, 0.004 + level), turn=heading)
        a = math.radians(heading)
        for end in (0.0, 1.53):
            strap = cutout("strap", [[(-0.0, -0.083), (0.14, -0.083), (0.19, 0.0), (0.14, 0.083), (0.0, 0.083)]], 0.05, metal_, 0.005)
            strap.rotation_euler = (0, 0, a if end == 0 else a + math.pi)
            strap.location = (x + end * math.cos(a), y + end * math.sin(a), 0.025 + level)
            things.append(strap)
        x, y = x + 1.53 * math.cos(a), y + 1.53 * math.sin(a)
        if k < len(turns) - 1:
            disk = lathe("joint", fillet([(0, 0), (0.098, 0, 0.006), (0.098, 0.098, 0.008), (0.05, 0.100, 0.004), (0.045, 0.108, 0.01), (0, 0.11)], 0.006), metal_, 64)
            disk.location = (x, y, 0.0)
            things.append(disk)
    return things


def try_square():
    """A blade of blued steel at a right angle in walnut faced with brass. The stock lies along x, the blade runs up y."""
    blued = Surface("blued", "#3c4658", 0.26, metallic=1.0)
    cloud = blued.noise(2.4, 5)
    blued.set("Base Color", blued.mix(blued.ramp(cloud, (0.3, 0.0), (0.75, 1.0)), "#3a4356", "#4b4a58"))
    lines = blued.noise(1, 4, 0.6, blued.stretch(150, 2, 150))
    blued.set("Roughness", blued.math("MULTIPLY_ADD", lines, 0.05, 0.22))
    blue = blued.bump(lines, 0.015, 0.01).done()
    metal_ = brass(0.2)
    blade = box("blade", (0.52, 2.25, 0.018), blue, 0.004, (0.0, 0.90, 0.095))
    stock = box("stock", (1.42, 0.50, 0.20), walnut("x", 2.0, rough=0.36, gloss=0.25), 0.02, (0.45, 0.0, 0.004))
    face = box("face", (1.42, 0.035, 0.2), metal_, 0.006, (0.45, 0.262, 0.004))
    things = [blade, stock, face]
    for x, y in ((-0.08, -0.12), (0.08, -0.0), (-0.08, 0.12)):
        plate_ = cutout("rosette", [[(x + 0.075 * math.cos(a), y + 0.06 * math.sin(a)) for a in (math.pi / 2 * k for k in range(4))]], 0.012, metal_, 0.003)
        plate_.location.z = 0.2025
        pin = lathe("pin", fillet([(0, 0), (0.022, 0, 0.004), (0.02, 0.012, 0.008), (0, 0.014)], 0.004), ground_steel("#bbbbb8", 0.2, "x"), 32)
        pin.location = (x, y, 0.206)
        things += [plate_, pin]
    return things


def water_stone(color):
    """A water stone in a tray of cherry; the stone stands a little above its rim."""
    cherry = timber("#b0693d", "#7c4023", "x", 14, seed=1.0, pores=0.12, figure=0.5, rough=0.42, gloss=0.15)
    tray = box("tray", (2.5, 1.08, 0.34), cherry, 0.045)
    cut(tray, box("room", (2.06, 0.80, 1.0), None, 0.03, (0, 0, 0.13)))
    s = Surface("stone", color, 0.82, specular=0.25)
    fine = s.noise(90, 3, 0.7)
    s.set("Base Color", s.mix(s.ramp(s.noise(2.6, 5), (0.35, 0.0), (0.75, 0.4)), s.mix(s.math("MULTIPLY", fine, 0.22), color, "#57534c"), s.mix(0.35, color, "#4b463f")))
    s.bump(s.math("ADD", fine, s.math("MULTIPLY", s.noise(24), 0.5)), 0.12, 0.006)
    stone = box("stone", (2.03, 0.77, 0.36), s.done(), 0.022, (0, 0, 0.13))
    feet = [lathe("foot", fillet([(0, -0.05), (0.09, -0.05, 0.02), (0.09, 0.02), (0, 0.02)], 0.01), Surface("rubber", "#1d1c1b", 0.7).done(), 40) for _ in range(4)]
    for foot, (x, y) in zip(feet, ((-1.08, -0.4), (1.08, -0.4), (-1.08, 0.4), (1.08, 0.4))):
        foot.location = (x, y, 0)
    return lay([tray, stone, *feet], (0, 0, 0.05))
