"""Things to write in and with, cards and maps. Notebooks and cards lie on the table."""
import math

from materials import Surface, metal, plain, printed, steel, wood
from parts import cutout, hoop, lay, slab
from shapes import box, fillet, lathe, link_mesh, tube


def block_edge(color="#e4dac2"):
    """The cut edge of pages that lie."""
    s = Surface("pages", color, 0.85, specular=0.1)
    fine = s.noise(1, 2, 0.6, s.stretch(1.5, 1.5, 240))
    s.set("Base Color", s.mix(s.ramp(fine, (0.3, 0.0), (0.7, 0.5)), color, "#a89776"))
    return s.bump(fine, 0.3, 0.01).done()


def print_on(thing, width, height):
    """Lay a print on a flat body by where its points are, its middle at the origin."""
    while thing.data.uv_layers:
        thing.data.uv_layers.remove(thing.data.uv_layers[0])
    sheet = thing.data.uv_layers.new(name="print")
    for loop, at in zip(thing.data.loops, sheet.data):
        x, y, _ = thing.data.vertices[loop.vertex_index].co
        at.uv = (x / width + 0.5, y / height + 0.5)
    return thing


def moved(thing, place=(0, 0, 0), turn=0.0):
    thing.location = place
    thing.rotation_euler = (0, 0, math.radians(turn))
    return thing


def notebook(cover, band="#c9a65a", ribbon=None, width=1.3, height=2.0, thick=0.17, corner=0.09, stamp=None):
    """A bound notebook that lies closed: covers with round corners, pages, an elastic band, the end of a ribbon."""
    lid = 0.024
    things = []
    for z in (lid / 2, thick - lid / 2):
        things.append(moved(cutout("cover", [slab(width, height, corner)], lid, cover, 0.008), (0, 0, z)))
    back = tube("spine", [(-width / 2 + 0.028, -height / 2 + 0.05, thick / 2), (-width / 2 + 0.028, 0, thick / 2), (-width / 2 + 0.028, height / 2 - 0.05, thick / 2)], thick / 2 - 0.001, cover, sides=40, count=8, sideways=(1, 0, 0), flat=0.62)
    things.append(back)
    things.append(box("pages", (width - 0.07, height - 0.05, thick - 2 * lid), block_edge(), 0.012, (0.0, 0, lid)))
    for x in (-width / 2 + 0.13,):
        things.append(box("joint", (0.012, height - 0.01, 0.004), plain("#1b1a18", 0.9), 0.002, (x, 0, thick - 0.0035)))
    if band:
        elastic = Surface("elastic", band, 0.8, sheen=0.3)
        weave = elastic.noise(1, 1, 0.5, elastic.stretch(240, 30, 30))
        elastic.bump(weave, 0.3, 0.006)
        things.append(box("band", (0.065, height + 0.016, thick + 0.014), elastic.done(), 0.006, (width / 2 - 0.2, 0, -0.006)))
    if ribbon:
        line = [(-0.1, -height / 2 + 0.1, thick / 2), (-0.1, -height / 2 - 0.06, thick / 2), (-0.07, -height / 2 - 0.16, 0.03), (-0.03, -height / 2 - 0.30, 0.012)]
        things.append(tube("ribbon", line, 0.006, plain(ribbon, 0.45, sheen=0.5), sides=16, flat=5.5, count=40, sideways=(1, 0, 0)))
    if stamp:
        sheet = print_on(cutout("stamp", [slab(0.8, 0.8, 0.02)], 0.002, printed(stamp, 0.6), 0.0004), 0.8, 0.8)
        things.append(moved(sheet, (0.05, 0.05, thick + 0.0006)))
    return things


def open_notebook(cover, ribbon="#c9a65a", width=1.3, height=1.9, lines=22):
    """The same, open: ruled pages that rise to the middle."""
    rule = "".join(f'<path d="M90 {170 + k * 74}H1210" stroke="#9fb0ba" stroke-width="4"/>' for k in range(lines))
    sheet = f'<svg xmlns="http://www.w3.org/2000/svg" width="650" height="950" viewBox="0 0 1300 1900"><rect width="1300" height="1900" fill="#efe7d4"/>{rule}</svg>'
    paper = printed(sheet, 0.8)
    things = []
    for side in (-1, 1):
        points, faces, n = [], [], 40
        for k in range(n + 1):
            t = k / n
            x = side * (0.004 + t * (width - 0.05))
            z = 0.05 + 0.115 * math.exp(-((t - 0.16) / 0.2) ** 2) * min(1, t / 0.1) ** 0.6 + 0.05 * (1 - t)
            points += [(x, -height / 2, z), (x, height / 2, z)]
        for k in range(n):
            face = (2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1)
            faces.append(face if side > 0 else tuple(reversed(face)))
        page = link_mesh("page", points, faces, paper)
        print_ = page.data.uv_layers.new(name="print")
        for loop, at in zip(page.data.loops, print_.data):
            x, y, _ = page.data.vertices[loop.vertex_index].co
            at.uv = (abs(x) / width if side > 0 else 1 - abs(x) / width, y / height + 0.5)
        solid = page.modifiers.new("pages", "SOLIDIFY")
        solid.thickness, solid.offset = 0.045, -1
        things.append(page)
        things.append(moved(cutout("cover", [slab(width, height + 0.06, 0.08)], 0.024, cover, 0.008), (side * width / 2, 0, 0.012)))
    line = [(0.0, height / 2 - 0.02, 0.075), (0.02, 0.2, 0.08), (-0.015, -0.5, 0.08), (0.03, -height / 2 - 0.05, 0.06), (0.06, -height / 2 - 0.2, 0.012)]
    things.append(tube("ribbon", line, 0.006, plain(ribbon, 0.45, sheen=0.5), sides=16, flat=5.5, count=60, sideways=(1, 0, 0)))
    return things


def spiral_notebook(cover, width=1.4, height=2.0, thick=0.13, coils=26, top=False):
    """Card covers and pages on a double wire."""
    wire = metal("#b9b9b6", 0.25)
    things = [moved(cutout("cover", [slab(width, height, 0.07)], 0.014, cover, 0.004), (0, 0, z)) for z in (0.007, thick - 0.007)]
    things.append(box("pages", (width - 0.03, height - 0.03, thick - 0.03), block_edge(), 0.01, (0.0, 0, 0.015)))
    dark = plain("#171615", 0.9)
    long_ = width if top else height
    for k in range(coils):
        at = -long_ / 2 + 0.1 + k * (long_ - 0.2) / (coils - 1)
        for shift in (-0.009, 0.009):
            ring = hoop(thick * 0.62, 0.007, wire)
            ring.rotation_euler = (0, math.pi / 2, 0) if top else (math.pi / 2, 0, 0)
            ring.location = (at + shift, height / 2 - 0.02, thick / 2) if top else (-width / 2 + 0.02, at + shift, thick / 2)
            things.append(ring)
        hole = box("hole", (0.05, 0.028, 0.003), dark, 0.001, (0, 0, 0))
        hole.location = (at, height / 2 - 0.085, thick - 0.001) if top else (-width / 2 + 0.085, at, thick - 0.001)
        things.append(hole)
    return things


def pencil(color, length=1.75, tip=0.2):
    """A hexagonal pencil that stands on its end, its point up."""
    r = 0.037
    body = lathe("pencil", [(0, 0), (r, 0), (r, length - tip), (r * 0.985, length - tip)], plain(color, 0.3, clearcoat=0.5), 6)
    for face in body.data.polygons:
        face.use_smooth = False
    cone = lathe("point", [(r * 0.98, length - tip - 0.012), (r * 0.3, length - 0.055)], wood("#d6a877", "#b98a5c", "z", rings=8), 24)
    lead = lathe("lead", [(r * 0.3, length - 0.056), (0.003, length), (0, length)], plain("#2a2a2c", 0.35), 24)
    return [body, cone, lead]


def fountain_pen(color, trim=None):
    """A fountain pen with its cap on its end; it lies along x, the nib at the right."""
    trim = trim or steel(0.1, 0.0)
    body = plain(color, 0.18, clearcoat=0.9)
    line = fillet([(0, 0.36), (0.038, 0.36, 0.01), (0.041, 0.40, 0.01), (0.050, 0.62, 0.02), (0.053, 0.625, 0.004), (0.056, 0.66, 0.01), (0.058, 1.05, 0.02), (0.054, 1.32, 0.02), (0, 1.32)], 0.01)
    cap = fillet([(0.0585, 1.10, 0.0), (0.066, 1.10, 0.008), (0.069, 1.2, 0.01), (0.062, 1.66, 0.04), (0.035, 1.715, 0.02), (0, 1.72)], 0.01)
    ring = fillet([(0.0665, 1.115, 0.0), (0.071, 1.115, 0.004), (0.0715, 1.165, 0.004), (0.068, 1.165)], 0.003)
    parts = [lathe("barrel", line, body), lathe("cap", cap, body), lathe("ring", ring, trim), lathe("collar", fillet([(0.050, 0.612), (0.0555, 0.612, 0.004), (0.0555, 0.648, 0.004), (0.05, 0.648)], 0.003), trim)]
    points, faces, n = [], [], 14
    for k in range(n + 1):
        t = k / n
        half = 0.040 * (1 - t) ** 0.8 + 0.002
        z = 0.40 - 0.26 * t
        for j in range(9):
            a = (j / 8 - 0.5) * math.pi * 0.86 * (1 - 0.55 * t)
            points.append((half * math.sin(a) / max(0.35, math.sin(math.pi * 0.43 * (1 - 0.55 * t))), 0.036 - (1 - math.cos(a)) * 0.04 - 0.03 * t, z))
    for k in range(n):
        for j in range(8):
            faces.append((k * 9 + j, k * 9 + j + 1, (k + 1) * 9 + j + 1, (k + 1) * 9 + j))
    nib = link_mesh("nib", points, faces, trim)
    solid = nib.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = 0.006
    feed = tube("feed", [(0, 0.0, 0.42), (0, 0.004, 0.3), (0, 0.0, 0.2)], [0.026, 0.008], plain("#1a1a1c", 0.4), sides=16, count=12)
    clip = tube("clip", [(0, 0.058, 1.64), (0, 0.088, 1.60), (0, 0.086, 1.42), (0, 0.074, 1.26)], [0.013, 0.009], trim, sides=16, flat=1.5, count=30, sideways=(1, 0, 0))
    return lay([*parts, nib, feed, clip], (0, 0, 0.071), tilt=(90, 0), turn=0)


def ballpoint(material, trim=None):
    """A click pen of turned metal; it stands on its point."""
    trim = trim or material
    line = fillet([(0, 0.0), (0.006, 0.0, 0.003), (0.009, 0.03, 0.004), (0.016, 0.05, 0.01), (0.046, 0.28, 0.03), (0.049, 0.72, 0.01), (0.046, 0.726, 0.002), (0.046, 0.736, 0.002), (0.049, 0.742, 0.01), (0.046, 1.28, 0.03), (0.03, 1.31, 0.01), (0.024, 1.315, 0.004), (0.024, 1.42, 0.012), (0, 1.43)], 0.01)
    clip = tube("clip", [(0, -0.046, 1.24), (0, -0.078, 1.22), (0, -0.075, 1.0), (0, -0.058, 0.86)], [0.014, 0.010], trim, sides=16, flat=1.6, count=30, sideways=(1, 0, 0))
    return [lathe("pen", line, material), clip]


def gift_card(svg, width=0.88, height=0.56):
    """A plastic card, laminated."""
    print_ = printed(svg, 0.3, 0.7)
    return print_on(cutout("card", [slab(width, height, 0.045)], 0.011, print_, 0.003), width, height)


def envelope(color="#b99a6f", width=1.1, height=0.76):
    """A closed envelope: two sheets and the flap's edge."""
    s = Surface("envelope", color, 0.85, specular=0.15)
    s.set("Base Color", s.mix(s.ramp(s.noise(40, 4), (0.4, 0.0), (0.7, 0.3)), color, "#7f6440"))
    paper = s.bump(s.noise(26), 0.08, 0.01).done()
    body = cutout("envelope", [slab(width, height, 0.012)], 0.012, paper, 0.003)
    flap = cutout("flap", [[(-width / 2 + 0.01, height / 2 - 0.004), (width / 2 - 0.01, height / 2 - 0.004), (0.05, -0.06), (0, -0.085), (-0.05, -0.06)]], 0.004, paper, 0.0012)
    return [moved(body, (0, 0, 0.006)), moved(flap, (0, 0, 0.0155))]


def ribbon_around(color, height, thick, x=0.0, width=0.07):
    """A satin ribbon around a flat thing, with a flat bow where it is tied."""
    satin = Surface("satin", color, 0.35, specular=0.5, sheen=0.5)
    satin.bump(satin.noise(1, 1, 0.5, satin.stretch(8, 260, 8)), 0.08, 0.004)
    silk = satin.done()
    things = [box("ribbon", (width, height + 0.012, thick + 0.006), silk, 0.004, (x, 0, -0.002))]
    for way in (-1, 1):
        loop = [(x, 0, thick + 0.012), (x + way * 0.07, 0.04, thick + 0.05), (x + way * 0.15, 0.05, thick + 0.042), (x + way * 0.145, 0.015, thick + 0.014), (x + way * 0.06, -0.01, thick + 0.02), (x, 0, thick + 0.02)]
        things.append(tube("loop", loop, 0.004, silk, sides=12, flat=7.5, count=60, sideways=(0, 1, 0.6)))
        tail = [(x, 0, thick + 0.015), (x + way * 0.06, -0.07, thick + 0.025), (x + way * 0.11, -0.16, thick + 0.008)]
        things.append(tube("tail", tail, 0.003, silk, sides=12, flat=10, count=30, sideways=(1, 0.3, 0)))
    things.append(box("knot", (0.06, 0.06, 0.03), silk, 0.016, (x, 0, thick + 0.008)))
    return things


def folded_map(svg, panels=6, rows=2, width=3.4, height=2.3, deep=0.11):
    """A map that was folded: every panel stands a little up from its folds."""
    points, faces, n = [], [], 8
    across, down = panels * n, rows * n
    for j in range(down + 1):
        for i in range(across + 1):
            u, v = i / across, j / down
            fold = abs((u * panels) % 2 - 1) * deep + abs((v * rows) % 2 - 1) * deep * 0.5
            lift = 0.10 * (u - 0.5) ** 2 + 0.04 * math.sin(7 * u + 2 * v)
            points.append((width * (u - 0.5) * 0.985, height * (v - 0.5), 0.03 + fold + max(0, lift)))
    for j in range(down):
        for i in range(across):
            a = j * (across + 1) + i
            faces.append((a, a + 1, a + across + 2, a + across + 1))
    sheet = link_mesh("map", points, faces, printed(svg, 0.55), smooth=False)
    return [print_on(sheet, width, height)]


def cup_of_pencils(cup, colors, stands=1.0):
    """Pencils in a cup, each leaning its own way; `cup` are the cup's things."""
    things = list(cup)
    for k, color in enumerate(colors):
        a = 2 * math.pi * k / len(colors) + 0.5
        one = pencil(color, 1.75 - 0.05 * (k % 3))
        lay(one, (0.14 * math.cos(a), 0.14 * math.sin(a), 0.09), turn=40 * k, tilt=(-7 * math.sin(a), 7 * math.cos(a)))
        things += one
    return things


def leatherette(color):
    """The cover of a notebook: pressed to a fine grain, one even color."""
    s = Surface("leatherette", color, 0.5, specular=0.4)
    cells = s.add("ShaderNodeTexVoronoi", Vector=s.where, Scale=70).outputs["Distance"]
    s.set("Base Color", s.mix(s.math("MULTIPLY", s.noise(2.5, 3), 0.14), color, "#8a8070"))
    return s.bump(cells, 0.22, 0.008).done()
