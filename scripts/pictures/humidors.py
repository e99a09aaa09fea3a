"""What cigars are kept in: boxes, humidors, jars, travel cases."""
import math

from mathutils import Vector

from cigars import SIZES, cigar, row
from materials import glass, plain, printed
from parts import brass, cedar, cutout, hide, hoop, lay, rod, slab, walnut
from prints import lid_print, oval, oval_print
from shapes import box, card, fillet, lathe, tube


def cigar_box(kinds, count=10, words=("EMBER &amp; SONS", "Morning Watch"), accent="#1d4030", sign="leaf", timber=None, trim="#1d4030", open_=True, lid_angle=104, ground="#e2d0a8"):
    """A box of two rows of cigars with a printed paper in its lid. The lid is hinged at the back."""
    long, radius = max((SIZES[kind["size"]] for kind in kinds), key=lambda one: one[0])
    radius = max(SIZES[kind["size"]][1] for kind in kinds)
    gap = radius * 2.03
    w, d, h, t = count * gap + 0.03, long + 0.07, radius * 4 + 0.08, 0.055
    make = timber or cedar
    body = [
        box("front", (w + 2 * t, t, h), make("x", 1), 0.008, (0, -d / 2 - t / 2, 0)),
        box("back", (w + 2 * t, t, h), make("x", 2), 0.008, (0, d / 2 + t / 2, 0)),
        box("left", (t, d + 0.002, h), make("y", 3), 0.008, (-w / 2 - t / 2, 0, 0)),
        box("right", (t, d + 0.002, h), make("y", 4), 0.008, (w / 2 + t / 2, 0, 0)),
        box("floor", (w, d, 0.05), make("x", 5), 0.004),
    ]
    for x in (-1, 1):
        body.append(box("inner", (0.012, d, h + 0.035), cedar("y", 6), 0.004, (x * (w / 2 - 0.007), 0, 0.001)))
    body.append(box("inner", (w - 0.03, 0.012, h + 0.035), cedar("x", 7), 0.004, (0, -d / 2 + 0.007, 0.001)))
    edge = plain(trim, 0.55)
    for z in (0.0, h - 0.05):
        body.append(box("trim", (w + 2 * t + 0.006, d + 2 * t + 0.006, 0.05), edge, 0.006, (0, 0, z))) if z == 0.0 else None
    for x in (-1, 1):
        body.append(box("trim", (0.05, 0.004, h - 0.01), edge, 0.002, (x * (w / 2 + t - 0.026), -d / 2 - t - 0.001, 0.005)))
    if open_:
        body.append(box("under", (w - 0.03, d - 0.02, 0.02), cedar("x", 8), 0.004, (0, 0, 2 * radius + 0.05)))
        body += row(count, gap, kinds, 2 * radius + 0.072, 0)
    logo = oval(h * 1.15, h * 0.72, oval_print(accent, sign, ground))
    logo.location = (0, -d / 2 - t - 0.0035, h * 0.52)
    body.append(logo)
    metal_ = brass(0.26, 0.1)
    body.append(box("clasp", (0.09, 0.02, 0.08), metal_, 0.008, (0, -d / 2 - t - 0.006, h - 0.085)))
    lid = [box("lid", (w + 2 * t, d + 2 * t, 0.055), make("x", 9), 0.010, (0, 0, 0))]
    lid.append(box("rim", (w + 2 * t + 0.005, d + 2 * t + 0.005, 0.020), edge, 0.006, (0, 0, 0.0175)))
    sheet = card("paper", w - 0.02, d - 0.02, lid_print(*words, accent, sign, w, d, ground))
    sheet.rotation_euler = (math.pi, 0, 0)
    sheet.location = (0, 0, -0.003)
    lid.append(sheet)
    if not open_:
        logo_top = oval(0.95, 0.62, oval_print(accent, sign, ground))
        logo_top.rotation_euler = (-math.pi / 2, 0, 0)
        logo_top.location = (0, 0, 0.0565)
        lid.append(logo_top)
    lay(lid, (0, -d / 2 - t, 0))
    return body + lay(lid, (0, d / 2 + t, h + 0.004), 0, (-lid_angle if open_ else 0, 0))


def hygrometer(radius=0.17):
    """A dial with a brass rim; it looks to the front, its back at y = 0."""
    marks = "".join(
        f'<path d="M0 -{188 if k % 5 else 176}V-210" transform="rotate({-130 + 260 * k / 30:.1f})" stroke="#2c2018" stroke-width="{3 if k % 5 else 6}"/>' for k in range(31)
    )
    numbers = "".join(
        f'<text x="{145 * math.sin(a):.0f}" y="{-145 * math.cos(a) + 12:.0f}" font-size="36">{n}</text>' for n, a in ((v, math.radians(-130 + 2.6 * v)) for v in (0, 20, 40, 60, 80, 100))
    )
    dial = printed(f'<svg xmlns="http://www.w3.org/2000/svg" width="460" height="460" viewBox="-230 -230 460 460"><rect x="-230" y="-230" width="460" height="460" fill="#e6d9bb"/><path d="M{-200 * math.sin(0.35):.0f} 0" />{marks}<g font-family="DejaVu Serif" text-anchor="middle" fill="#2c2018">{numbers}<text y="92" font-size="26" letter-spacing="3">% r. h.</text></g><path d="M-6 34L0 -168L6 34Z" transform="rotate(47)" fill="#7d211b"/><circle r="15" fill="#2c2018"/></svg>', 0.3, 0.8)
    rim = lathe("rim", fillet([(radius * 0.84, 0.01), (radius * 0.86, 0.042, 0.01), (radius * 0.95, 0.055, 0.02), (radius * 1.05, 0.035, 0.02), (radius * 1.06, 0.0)], 0.01), brass(0.18, 0.1))
    rim.rotation_euler = (math.pi / 2, 0, 0)
    face = oval(radius * 1.76, radius * 1.76, dial)
    face.location = (0, -0.018, 0)
    return [rim, face]


def humidor(w=2.6, d=2.1, h=1.25, lid=0.36, timber=None, open_=False, kinds=(), count=10, angle=98, dial=True, tray=False):
    """A box of lacquered wood lined with cedar, with brass corners and a hygrometer."""
    make = timber or walnut
    metal_ = brass(0.2, 0.08)
    t, low = 0.11, h - lid
    things = []
    if open_:
        for name, size, place, along in (
            ("front", (w, t, low), (0, -d / 2 + t / 2, 0), "x"), ("back", (w, t, low), (0, d / 2 - t / 2, 0), "x"),
            ("left", (t, d - 2 * t + 0.004, low), (-w / 2 + t / 2, 0, 0), "y"), ("right", (t, d - 2 * t + 0.004, low), (w / 2 - t / 2, 0, 0), "y"),
        ):
            things.append(box(name, size, make(along, 1), 0.018, place))
        for x in (-1, 1):
            things.append(box("lining", (0.035, d - 2 * t, low + 0.035), cedar("y", x), 0.006, (x * (w / 2 - t - 0.017), 0, 0.01)))
            things.append(box("lining", (w - 2 * t, 0.035, low + 0.035), cedar("x", x + 5), 0.006, (0, x * (d / 2 - t - 0.017), 0.01)))
        floor = low - 0.30
        things.append(box("floor", (w - 2 * t, d - 2 * t, 0.05), cedar("x", 3), 0.004, (0, 0, floor - 0.05)))
        things += row(count, (w - 2 * t - 0.10) / count, kinds, floor, -(d / 2 - t - 0.06) + SIZES[kinds[0]["size"]][0] / 2)
        if tray:
            things.append(box("bar", (w - 2 * t - 0.08, 0.05, 0.24), cedar("x", 9), 0.01, (0, d / 2 - t - 0.34, floor)))
            for x in (-0.5, 0.5):
                things.append(lathe("pull", fillet([(0, 0), (0.03, 0), (0.022, 0.03, 0.01), (0.045, 0.06, 0.02), (0, 0.075)], 0.01), metal_))
                things[-1].location = (x * w * 0.5, d / 2 - t - 0.34, floor + 0.235)
    else:
        things.append(box("body", (w, d, low), make("x", 1), 0.022))
    things.append(box("base", (w + 0.03, d + 0.03, 0.07), make("x", 7), 0.02, (0, 0, -0.01)))
    rosette = lathe("lock", fillet([(0, 0), (0.075, 0, 0.01), (0.075, 0.016, 0.01), (0.055, 0.022, 0.01), (0, 0.022)], 0.006), metal_)
    rosette.rotation_euler = (math.pi / 2, 0, 0)
    rosette.location = (0, -d / 2 + 0.001, low - 0.14)
    hole = plain("#120c08", 0.8)
    things += [rosette, rod(0.016, 0.01, hole, "y", (0, -d / 2 - 0.021, low - 0.13)), box("slot", (0.014, 0.008, 0.04), hole, 0.002, (0, -d / 2 - 0.022, low - 0.175))]
    top = []
    if open_:
        for name, size, place, along in (
            ("front", (w, t, lid - 0.06), (0, -d / 2 + t / 2, 0), "x"), ("back", (w, t, lid - 0.06), (0, d / 2 - t / 2, 0), "x"),
            ("left", (t, d - 2 * t + 0.004, lid - 0.06), (-w / 2 + t / 2, 0, 0), "y"), ("right", (t, d - 2 * t + 0.004, lid - 0.06), (w / 2 - t / 2, 0, 0), "y"),
        ):
            top.append(box(name, size, make(along, 3), 0.012, place))
        top.append(box("top", (w, d, 0.10), make("x", 4), 0.022, (0, 0, lid - 0.10)))
        top.append(box("inside", (w - 2 * t, d - 2 * t, 0.02), cedar("x", 11), 0.004, (0, 0, lid - 0.13)))
        if dial:
            meter = lay(hygrometer(0.19), (0, 0, lid - 0.13), 0, (90, 0))
            top += meter
    else:
        top.append(box("lid", (w, d, lid), make("x", 1.2), 0.03))
        if dial:
            things += lay(hygrometer(), (0, -d / 2 + 0.001, low * 0.42))
    for x in (-1, 1):
        for y in (-1, 1):
            top.append(box("corner", (0.20, 0.20, 0.12), metal_, 0.024, (x * (w / 2 - 0.096), y * (d / 2 - 0.096), lid - 0.115)))
    lay(top, (0, -d / 2, 0))
    return things + lay(top, (0, d / 2, low + 0.008), 0, (-angle if open_ else 0, 0))


def jar(kind, count=11):
    """A glass jar with a wooden stopper, cigars standing in it."""
    r, h = 0.47, 1.62
    body = lathe("glass", fillet([(0, 0), (r - 0.03, 0, 0.05), (r, 0.06, 0.05), (r, h, 0.02), (r - 0.035, h, 0.012), (r - 0.04, 0.12, 0.06), (r - 0.09, 0.085, 0.03), (0, 0.085)], 0.02), glass("#fcfdfb"))
    timber = walnut("x", 3)
    lid = lathe("lid", fillet([(0, h + 0.005), (r + 0.035, h + 0.005, 0.03), (r + 0.04, h + 0.15, 0.05), (r * 0.7, h + 0.185, 0.1), (0, h + 0.19)], 0.02), timber)
    knob = lathe("knob", fillet([(0, h + 0.18), (0.07, h + 0.18, 0.01), (0.05, h + 0.22, 0.03), (0.105, h + 0.30, 0.06), (0.07, h + 0.36, 0.05), (0, h + 0.365)], 0.02), brass(0.2))
    stopper = lathe("stopper", fillet([(0, h - 0.11), (r - 0.06, h - 0.11, 0.01), (r - 0.05, h + 0.01), (0, h + 0.01)], 0.01), cedar("x", 2))
    things = [body, lid, knob, stopper]
    long, radius = SIZES[kind["size"]]
    spots = [(0.31, k * 2 * math.pi / count) for k in range(count)]
    for k, (far, a) in enumerate(spots):
        one = cigar(seed=k, **kind)
        lay(one, (0, 0, -radius), 0)
        lay(one, (far * math.cos(a - 1.2), far * math.sin(a - 1.2), 0.09 + long / 2), math.degrees(a - 1.2) + 180, (0, -90))
        things += one
    return things


def travel_case(color, stitch="#d8b98a"):
    """A stiff case covered in leather, with two latches and a handle."""
    skin, metal_, thread = hide(color), brass(0.24), plain(stitch, 0.8)
    w, d, h, low = 2.0, 0.62, 1.16, 0.68
    things = [box("lower", (w, d, low), skin, 0.14, (0, 0, 0.03), 8), box("upper", (w, d, h - low + 0.14), skin, 0.14, (0, 0, low - 0.10), 8)]
    rim = cutout("rim", [slab(w + 0.014, d + 0.014, 0.146)], 0.04, metal_, 0.012)
    rim.location.z = low + 0.02
    things.append(rim)
    for x in (-1, 1):
        for y in (-1, 1):
            things.append(lathe("foot", fillet([(0, 0), (0.05, 0, 0.01), (0.055, 0.05), (0, 0.05)], 0.01), metal_))
            things[-1].location = (x * 0.8, y * 0.19, 0)

    def seam(points):
        for a, b in zip(points, points[1:]):
            a, b = Vector(a), Vector(b)
            n = max(1, round((b - a).length / 0.042))
            for k in range(n):
                mid = a + (b - a) * ((k + 0.5) / n)
                one = box("stitch", (0.027, 0.008, 0.008), thread, 0.003, tuple(mid))
                one.rotation_euler = (0, -math.atan2(b.z - a.z, b.x - a.x), 0)
                things.append(one)

    front = -d / 2 - 0.002
    seam([(-0.86, front, low - 0.07), (-0.86, front, 0.20), (0.86, front, 0.20), (0.86, front, low - 0.07)])
    seam([(-0.86, front, low + 0.10), (-0.86, front, h - 0.12), (0.86, front, h - 0.12), (0.86, front, low + 0.10)])
    for x in (-0.58, 0.58):
        things.append(box("plate", (0.17, 0.02, 0.22), metal_, 0.02, (x, front - 0.006, low - 0.15)))
        things.append(box("hasp", (0.12, 0.024, 0.20), metal_, 0.02, (x, front - 0.02, low - 0.04)))
        things.append(rod(0.022, 0.12, metal_, "x", (x, front - 0.025, low + 0.13)))
        things.append(rod(0.02, 0.02, metal_, "y", (x, front - 0.036, low + 0.01)))
    for x in (-0.34, 0.34):
        things.append(box("lug", (0.12, 0.12, 0.03), metal_, 0.012, (x, 0, h + 0.035)))
        eye = hoop(0.055, 0.014, metal_)
        eye.rotation_euler = (math.pi / 2, 0, 0)
        eye.location = (x, 0, h + 0.095)
        things.append(eye)
    things.append(tube("handle", [(-0.34, 0, h + 0.13), (-0.30, 0, h + 0.24), (-0.14, 0, h + 0.31), (0.14, 0, h + 0.31), (0.30, 0, h + 0.24), (0.34, 0, h + 0.13)], [0.035, 0.05, 0.055, 0.055, 0.05, 0.035], skin, flat=1.5, count=72))
    return things
