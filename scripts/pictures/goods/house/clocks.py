"""Clocks. Each is built lying with its dial up and then stood up, so that it looks to the camera."""
import math

from goods.house.walls import pane
from materials import brass, enamel, lacquer, plain, printed, steel
from parts import circle, cutout, lay, rod, slab
from shapes import box, fillet, lathe, link_mesh, plate, spline, tube


def disc(radius, z, material, count=96):
    """A printed round sheet at the height z."""
    line = circle(0, 0, radius, count)
    thing = link_mesh("disc", [(x, y, z) for x, y in line], [tuple(range(count))], material)
    layer = thing.data.uv_layers.new(name="print")
    for corner in thing.data.loops:
        x, y = line[corner.vertex_index]
        layer.data[corner.index].uv = (0.5 + x / radius / 2, 0.5 + y / radius / 2)
    return thing


def dial(numbers=True, paper="#efe9dc", ink="#23211f", font="DejaVu Sans", size=86, railway=False, weight="normal", word="", inner=370, extra=""):
    """A clock's face as a drawing of 1000 by 1000."""
    marks = ""
    for k in range(60):
        a = math.radians(6 * k)
        hour = k % 5 == 0
        out, r, w = (470, 472 - (92 if railway else 34) if hour else 452, (22 if railway and k % 15 == 0 else 15 if railway else 8) if hour else 4)
        if hour and railway and k % 15 == 0:
            r -= 20
        marks += f'<path d="M{500 + out * math.sin(a):.1f} {500 - out * math.cos(a):.1f}L{500 + r * math.sin(a):.1f} {500 - r * math.cos(a):.1f}" stroke-width="{w}"/>'
    text = ""
    if numbers:
        for k in range(1, 13):
            a = math.radians(30 * k)
            text += f'<text x="{500 + inner * math.sin(a):.1f}" y="{500 - inner * math.cos(a) + size * 0.36:.1f}">{k}</text>'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="{paper}"/>
    <g stroke="{ink}" fill="none">{marks}</g><g fill="{ink}" font-family="{font}" font-size="{size}" font-weight="{weight}" text-anchor="middle">{text}</g>
    <text x="500" y="700" font-family="DejaVu Serif" font-size="30" letter-spacing="6" text-anchor="middle" fill="{ink}">{word}</text>{extra}</svg>"""


def hands(radius, z, material, red="#b23a28", time=(10, 9), second=196, wide=1.0, pointed=False, alarm=None):
    """Hour, minute and second hand around a pin."""
    def hand(length, tail, w, tip, lift, paint, angle):
        line = [(-w, -tail), (w, -tail), (tip, length), (-tip, length)]
        if pointed:
            line = [(-w * 0.5, -tail), (w * 0.5, -tail), (w * 0.5, length * 0.55), (w * 1.5, length * 0.70), (0.002, length), (-0.002, length), (-w * 1.5, length * 0.70), (-w * 0.5, length * 0.55)]
        thing = cutout("hand", [line], 0.012 * max(1, radius), paint, 0.003)
        thing.rotation_euler.z = -math.radians(angle)
        thing.location.z = lift
        return thing
    hour, minute = time
    s = radius
    things = [
        hand(s * 0.52, s * 0.12, s * 0.034 * wide, s * 0.026 * wide, z + 0.02 * s, material, hour * 30 + minute / 2),
        hand(s * 0.80, s * 0.14, s * 0.026 * wide, s * 0.018 * wide, z + 0.045 * s, material, minute * 6),
    ]
    if second is not None:
        thin = plain(red, 0.4)
        pointer = cutout("second", [[(-s * 0.010, -s * 0.22), (s * 0.010, -s * 0.22), (s * 0.005, s * 0.84), (-s * 0.005, s * 0.84)]], 0.006, thin, 0.001)
        pointer.rotation_euler.z, pointer.location.z = -math.radians(second), z + 0.066 * s
        things += [pointer, lathe("pin", fillet([(0, z), (s * 0.045, z), (s * 0.045, z + 0.075 * s, 0.006), (0, z + 0.08 * s)], 0.004), thin, 48)]
    else:
        things.append(lathe("pin", fillet([(0, z), (s * 0.05, z), (s * 0.05, z + 0.06 * s, 0.006), (0, z + 0.07 * s)], 0.004), brass(0.2), 48))
    return things


def ring(radius, inner, low, high, material, edge=0.02):
    """A round rim."""
    return lathe("ring", fillet([(inner, low), (radius, low, edge), (radius, high, edge * 1.5), ((radius + inner) / 2, high + edge * 0.6, edge * 2), (inner, high - edge, edge), (inner, low)], edge), material, 144)


def alarm(color, face=None, bell=None, feet=None):
    """A wind-up alarm clock with two bells; 13 cm."""
    paint = enamel(color, 0.2)
    gold = bell or brass(0.2, 0.1)
    bright = steel(0.14, 0.0)
    case = lathe("case", fillet([(0, -0.42), (0.40, -0.42, 0.06), (0.47, -0.36, 0.05), (0.495, -0.05, 0.02), (0.53, -0.03, 0.015), (0.535, 0.035, 0.03), (0.49, 0.06, 0.03), (0.455, 0.03, 0.01), (0.45, -0.02)], 0.02), paint, 144)
    lip = ring(0.463, 0.438, -0.02, 0.042, bright, 0.006)
    sheet = disc(0.455, -0.012, printed(face or dial(word="NORTHLIGHT", size=92, extra='<circle cx="500" cy="500" r="150" fill="none"/>'), 0.6))
    things = [case, lip, sheet, *hands(0.43, -0.012, lacquer("#1d1c1b", 0.3)), disc(0.45, 0.030, pane(0.8))]
    up = []
    for side in (-1, 1):
        dome = lathe("bell", [(0.205, 0.0), (0.212, 0.008), (0.21, 0.022)] + spline([(0.205, 0.03), (0.185, 0.11), (0.12, 0.175), (0.0, 0.20)], 40)[1:] + [(0, 0.188)] + spline([(0.11, 0.165), (0.172, 0.105), (0.195, 0.02), (0.205, 0.0)], 24), gold, 96)
        nut = lathe("nut", fillet([(0, 0.19), (0.038, 0.19, 0.008), (0.038, 0.225, 0.015), (0, 0.235)], 0.008), gold, 32)
        post = rod(0.022, 0.3, bright, "z", (0, 0, -0.06))
        up += lay([dome, nut, post], (side * 0.335, 0, 0.50), 0, (0, side * 34))
    arch = tube("handle", [(-0.17, 0, 0.56), (-0.185, 0, 0.74), (-0.11, 0, 0.86), (0, 0, 0.885), (0.11, 0, 0.86), (0.185, 0, 0.74), (0.17, 0, 0.56)], [0.019, 0.019], gold, count=60, sides=20)
    hammer = [rod(0.012, 0.2, bright, "z", (0, 0, 0.57)), rod(0.045, 0.11, bright, "x", (0, 0, 0.665))]
    legs = []
    for side in (-1, 1):
        leg = lathe("leg", fillet([(0, 0), (0.026, 0, 0.012), (0.045, 0.07, 0.02), (0.04, 0.22, 0.02), (0, 0.24)], 0.01), feet or paint, 40)
        legs += lay([leg], (side * 0.40, 0.02, -0.585), 0, (0, -side * 24))
    back = lay(things, (0, -0.19, 0), 0, (90, 0))
    return lay([*back, *up, arch, *hammer, *legs], (0, 0, 0.59))


def mantel(timber, face, feet=True, trim=None, inlay="#c8a464", winding=False):
    """A shelf clock with an arched case; 25 cm wide."""
    gold = trim or brass(0.22, 0.1)
    arch = [(1.02 * math.cos(a), 0.72 + 0.86 * math.sin(a)) for a in (math.pi * k / 48 for k in range(49))]
    body = plate("case", [(1.02, 0.14)] + arch + [(-1.02, 0.14)], 0.78, timber("x", 1.0), 0.03)
    foot = box("plinth", (2.5, 0.98, 0.13), timber("x", 2.0), 0.03, (0, 0, 0.06))
    step = box("step", (2.22, 0.88, 0.06), timber("x", 3.0), 0.02, (0, 0, 0.175))
    outer = [(0.94 * math.cos(a), 0.74 + 0.77 * math.sin(a)) for a in (math.pi * k / 48 for k in range(49))]
    inner = [(0.925 * math.cos(a), 0.74 + 0.755 * math.sin(a)) for a in (math.pi * k / 48 for k in range(49))]
    line = cutout("inlay", [[(0.94, 0.30)] + outer + [(-0.94, 0.30)], [(0.925, 0.315)] + inner + [(-0.925, 0.315)]], 0.006, plain(inlay, 0.4), 0.001)
    line.rotation_euler.x, line.location = math.pi / 2, (0, -0.3905, 0)
    rim = lathe("bezel", fillet([(0.50, 0.0), (0.64, 0.0, 0.02), (0.64, 0.04, 0.02), (0.60, 0.09, 0.04), (0.555, 0.10, 0.02), (0.53, 0.05, 0.02), (0.52, 0.0)], 0.02), gold, 144)
    sheet = disc(0.55, 0.02, printed(face, 0.6))
    parts = [rim, sheet, *hands(0.50, 0.02, lacquer("#1b1917", 0.3), second=None, pointed=True, wide=1.1), disc(0.54, 0.075, pane(0.8))]
    if winding:
        for x in (-0.17, 0.17):
            parts.append(lathe("hole", fillet([(0.022, 0.02), (0.042, 0.02, 0.004), (0.042, 0.028, 0.004), (0.022, 0.028, 0.003), (0.022, 0.02)], 0.002), gold, 32))
            parts[-1].location = (x, -0.13, 0)
            hole = disc(0.022, 0.0215, plain("#0d0b0a", 0.9), 24)
            hole.location = (x, -0.13, 0)
            parts.append(hole)
    lay(parts, (0, -0.39, 0.86), 0, (90, 0))
    things = [body, foot, step, line, *parts]
    if feet:
        for x in (-1.1, 1.1):
            for y in (-0.36, 0.36):
                things.append(lathe("foot", fillet([(0, 0), (0.07, 0, 0.02), (0.09, 0.035, 0.03), (0.06, 0.065, 0.01), (0, 0.07)], 0.02), gold, 40))
                things[-1].location = (x, y, 0)
    return things


def turned(timber, pale, ink="#231d18"):
    """A wall clock turned from one oak board, twelve pale dots let into it; 28 cm."""
    body = lathe("board", fillet([(0, 0), (1.36, 0, 0.05), (1.40, 0.06, 0.06), (1.40, 0.30, 0.07), (1.33, 0.37, 0.05), (1.26, 0.36, 0.05), (1.19, 0.235, 0.06), (1.12, 0.22, 0.03), (0, 0.22)], 0.03), timber, 160)
    things = [body]
    for k in range(12):
        a = math.radians(30 * k)
        r = 0.052 if k % 3 == 0 else 0.034
        dot = lathe("dot", fillet([(0, 0.20), (r, 0.20), (r, 0.223, 0.004), (0, 0.2245)], 0.003), pale, 40)
        dot.location = (0.98 * math.sin(a), 0.98 * math.cos(a), 0)
        things.append(dot)
    things += hands(0.98, 0.225, lacquer(ink, 0.35), red="#b6472f", wide=0.9)
    return lay(things, (0, 0, 0), 0, (90, 0))


def station(paint, face=None, glass_=True, trim=None):
    """A clock with two faces that stands out from a wall on a bracket; its wall is at x = -2.45."""
    word = face or dial(False, railway=True, word="NORTHLIGHT")
    things = [lathe("case", fillet([(1.28, -0.42), (1.50, -0.42, 0.03), (1.50, 0.42, 0.03), (1.28, 0.42), (1.28, -0.42)], 0.02), paint, 160)]
    for way in (1, -1):
        rim = lathe("bezel", fillet([(1.36, 0.36), (1.53, 0.36, 0.02), (1.54, 0.43, 0.03), (1.47, 0.52, 0.05), (1.40, 0.52, 0.03), (1.365, 0.43, 0.02), (1.36, 0.36)], 0.02), paint, 160)
        rim.scale.z = way
        things.append(rim)
    things += [disc(1.40, 0.40, printed(word, 0.55)), *hands(1.36, 0.40, lacquer("#191817", 0.35), wide=1.15), disc(1.39, 0.475, pane(0.7))]
    clock = lay(things, (0, 0, 0), 0, (90, 0))
    holder = []
    flange = cutout("flange", [slab(0.62, 1.5, 0.08)], 0.10, paint, 0.02)
    flange.rotation_euler = (math.pi / 2, 0, math.pi / 2)
    flange.location = (-2.40, 0, 0)
    holder.append(flange)
    for z in (-0.38, 0.38):
        holder.append(tube("arm", [(-2.40, 0, z), (-1.95, 0, z), (-1.42, 0, z * 0.9)], [0.085, 0.085], paint, sides=24, count=30))
        holder.append(lathe("collar", fillet([(0, 0), (0.14, 0, 0.02), (0.14, 0.06, 0.02), (0.09, 0.10, 0.02), (0, 0.10)], 0.01), paint, 48))
        holder[-1].rotation_euler.y, holder[-1].location = math.pi / 2, (-2.36, 0, z)
    for z in (-0.62, 0.62):
        for y in (-0.2, 0.2):
            holder.append(lathe("screw", fillet([(0, 0), (0.05, 0, 0.01), (0.045, 0.02, 0.015), (0, 0.03)], 0.01), steel(0.25, 0.0), 32))
            holder[-1].rotation_euler.y, holder[-1].location = math.pi / 2, (-2.345, y, z)
    return [*clock, *holder]
