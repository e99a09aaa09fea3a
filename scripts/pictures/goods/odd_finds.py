"""A rotary telephone, a typewriter, a globe and a crate: what a stall of old things keeps."""
import math

from goods.stationery import print_on
from materials import Surface, lacquer, metal, plain, printed, steel, wood
from parts import brass, cutout, lay, rod, slab
from shapes import box, card, fillet, lathe, link_mesh, outward, plate, spline, tube


def loft(name, sections, material, steps=12):
    """A closed body through level sections of (height, width, depth, corner radius, middle y)."""
    points, faces, rows = [], [], []
    for z, w, d, r, y in sections:
        ring = slab(w, d, r, 0, y, steps)
        rows.append([len(points) + k for k in range(len(ring))])
        points += [(a, b, z) for a, b in ring]
    n = len(rows[0])
    for low, high in zip(rows, rows[1:]):
        faces += [(low[k], low[(k + 1) % n], high[(k + 1) % n], high[k]) for k in range(n)]
    faces += [tuple(reversed(rows[0])), tuple(rows[-1])]
    thing = link_mesh(name, points, faces, material)
    outward(thing)
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(40)
    return thing


def smooth_sections(keys, count=28):
    return [tuple(p) for p in spline(keys, count)]


def bakelite(color, rough=0.2):
    """Molded resin: an even gloss, scratched a little by years of hands."""
    s = Surface("bakelite", color, rough, clearcoat=0.5, clearcoat_roughness=0.1)
    s.set("Base Color", s.mix(s.ramp(s.noise(3, 4), (0.4, 0.0), (0.75, 0.035)), color, "#6d655a"))
    s.set("Roughness", s.ramp(s.noise(14, 5), (0.35, rough), (0.8, rough + 0.07)))
    return s.bump(s.noise(5), 0.04, 0.03).done()


def telephone(color):
    """A desk telephone of the fifties, its receiver on the cradle, the cord at the left."""
    body, dark, chrome = bakelite(color), bakelite("#1a1918", 0.25), steel(0.12, 0.1)
    keys = [(0.0, 1.62, 1.78, 0.26, 0.0), (0.06, 1.72, 1.90, 0.30, 0.0), (0.16, 1.70, 1.86, 0.32, 0.01), (0.45, 1.42, 1.50, 0.32, 0.13), (0.75, 1.16, 1.12, 0.30, 0.26), (0.98, 1.02, 0.82, 0.26, 0.36), (1.06, 0.96, 0.74, 0.24, 0.37)]
    things = [loft("body", smooth_sections(keys), body), loft("foot", [(-0.03, 1.58, 1.74, 0.24, 0), (0.0, 1.6, 1.76, 0.24, 0)], plain("#141312", 0.8))]
    # The cradle: two forks on a saddle.
    things.append(loft("saddle", [(1.04, 0.92, 0.52, 0.2, 0.37), (1.10, 0.86, 0.44, 0.18, 0.37)], body))
    for x in (-0.40, 0.40):
        for y in (0.14, 0.60):
            fork = box("fork", (0.20, 0.10, 0.30), body, 0.045, (x, y, 1.06))
            fork.rotation_euler = (math.radians(14 if y > 0.3 else -14) * -1, 0, 0)
            things.append(fork)
        things.append(lathe("plunger", fillet([(0, 1.08), (0.05, 1.08), (0.05, 1.2, 0.02), (0, 1.2)], 0.01), chrome, 32))
        things[-1].location = (x, 0.37, 0)
    things += lay(receiver(color), (0, 0.37, 1.19))
    # The dial lies on the slope.
    things += lay(_dial(dark, chrome), (0, -0.455, 0.555), tilt=(46, 0))
    turns, path = 40, []
    for k in range(turns * 10 + 1):
        t = k / (turns * 10)
        a = 2 * math.pi * turns * t
        path.append((-0.80 - 0.62 * math.sin(math.pi * t) + 0.3 * t, 0.05 + 1.35 * t + 0.055 * math.cos(a), 0.075 + 0.058 * math.sin(a)))
    things.append(tube("cord", path, 0.017, plain("#191817", 0.6), sides=8, count=turns * 10))
    return things


def receiver(color):
    """The handset: a waisted grip between an ear cup and a mouth cup, both facing down."""
    body = bakelite(color)
    line = [(-0.98, 0, 0.02), (-0.86, 0, 0.19), (-0.5, 0, 0.27), (0, 0, 0.29), (0.5, 0, 0.27), (0.86, 0, 0.19), (0.98, 0, 0.02)]
    things = [tube("grip", line, [0.15, 0.135, 0.118, 0.112, 0.118, 0.135, 0.15], body, flat=1.18, count=60)]
    for x, r, z in ((-0.97, 0.30, -0.12), (0.97, 0.30, -0.12)):
        cup = lathe("cup", fillet([(0, 0.0), (r * 0.8, 0.0, 0.03), (r * 0.97, 0.03, 0.03), (r, 0.10, 0.03), (r * 0.97, 0.17, 0.03), (r * 0.72, 0.28, 0.08), (0.14, 0.33, 0.05), (0, 0.33)], 0.02), body, 96)
        cup.location, cup.rotation_euler = (x, 0, z), (0, math.radians(-9 if x > 0 else 9), 0)
        things.append(cup)
    return things


def _dial(dark, chrome):
    """A finger wheel of ten holes over a ring of numbers."""
    digits = "".join(
        f'<text x="{300 + 205 * math.cos(a):.0f}" y="{300 - 205 * math.sin(a) + 24:.0f}" font-family="Lato" font-weight="700" font-size="66" text-anchor="middle" fill="#1d1b19">{n}</text>'
        for n, a in ((str((k + 1) % 10), math.radians(60 + 30 * k)) for k in range(10))
    )
    face = printed(f'<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600"><rect width="600" height="600" fill="#e4dcc6"/>{digits}</svg>', 0.4)
    turn = [(0.47 * math.cos(a), 0.47 * math.sin(a)) for a in (2 * math.pi * k / 90 for k in range(90))]
    plate_ = print_on(cutout("numbers", [turn], 0.03, face, 0.006), 1.0, 1.0)
    plate_.location = (0, 0, 0.045)
    holes = [[(0.345 * math.cos(b) + 0.083 * math.cos(a), 0.345 * math.sin(b) + 0.083 * math.sin(a)) for a in (2 * math.pi * k / 40 for k in range(40))] for b in (math.radians(60 + 30 * n) for n in range(10))]
    wheel = cutout("wheel", [[(x * 0.985, y * 0.985) for x, y in turn], *holes], 0.035, metal("#c9c5bb", 0.18, 0.3, True), 0.010)
    wheel.location = (0, 0, 0.115)
    hub = lathe("hub", fillet([(0, 0.06), (0.2, 0.06), (0.2, 0.145, 0.012), (0.17, 0.155, 0.012), (0, 0.155)], 0.01), chrome, 64)
    name = print_on(cutout("name", [[(0.155 * math.cos(a), 0.155 * math.sin(a)) for a in (2 * math.pi * k / 48 for k in range(48))]], 0.006, printed('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 300 300"><rect width="300" height="300" fill="#ece4cf"/><text x="150" y="140" font-family="Lato" font-size="52" font-weight="700" text-anchor="middle" fill="#2a2622">4-1958</text><path d="M60 170h180" stroke="#a8382c" stroke-width="8"/></svg>', 0.5), 0.002), 0.31, 0.31)
    name.location = (0, 0, 0.158)
    bezel = lathe("bezel", fillet([(0.46, 0.0), (0.54, 0.0, 0.02), (0.545, 0.05, 0.02), (0.52, 0.085, 0.015), (0.475, 0.075, 0.01), (0.46, 0.03)], 0.01), dark, 96)
    stop = box("stop", (0.05, 0.26, 0.02), chrome, 0.008, (0.42, -0.22, 0.14))
    stop.rotation_euler = (0, 0, math.radians(-60))
    return [plate_, wheel, hub, name, bezel, stop]


def typewriter(color, badge="MERIDIAN"):
    """A typewriter with a sheet of paper in it: four rows of round keys, a basket of type bars, a carriage."""
    paint, black, chrome = lacquer(color, 0.32), plain("#161616", 0.4), steel(0.16, 0.2, False)
    things = []

    def slice_(name, outline, wide, x, material, radius=0.05):
        one = plate(name, outline, wide, material, radius)
        one.rotation_euler, one.location = (0, 0, math.radians(90)), (x, 0, 0)
        return one

    low = fillet([(-1.62, 0.08), (-1.60, 0.30, 0.08), (-0.40, 0.62, 0.1), (-0.36, 0.66, 0.02), (1.25, 0.66, 0.1), (1.28, 0.08, 0.05)], 0.04)
    cheek = fillet([(-1.64, 0.05), (-1.66, 0.34, 0.14), (-1.2, 0.56, 0.1), (-0.42, 0.86, 0.2), (-0.22, 1.10, 0.2), (0.95, 1.13, 0.2), (1.32, 0.95, 0.2), (1.34, 0.05, 0.08)], 0.06)
    things.append(slice_("bed", low, 2.9, 0, black, 0.02))
    for x in (-1.5, 1.5):
        things.append(slice_("cheek", cheek, 0.22, x, paint, 0.06))
    front = box("front", (3.1, 0.16, 0.30), paint, 0.06, (0, -1.62, 0.04))
    hood_line = fillet([(-0.62, 0.70), (-0.50, 0.86, 0.04), (-0.26, 1.08, 0.14), (0.0, 1.14, 0.1), (0.14, 1.14), (0.14, 0.70)], 0.04)
    things.append(front)
    for x, wide in ((-0.98, 0.86), (0.98, 0.86)):
        things.append(slice_("hood", hood_line, wide, x, paint, 0.05))
        spool = lathe("spool", fillet([(0, 1.14), (0.33, 1.14), (0.33, 1.20, 0.02), (0.29, 1.215, 0.01), (0.08, 1.215), (0.07, 1.25, 0.01), (0, 1.25)], 0.01), paint, 64)
        spool.location = (x * 0.98, -0.02, -0.02)
        things.append(spool)
    things.append(box("back", (2.9, 1.0, 0.45), paint, 0.06, (0, 0.72, 0.62)))
    things.append(box("basket", (1.14, 0.66, 0.1), plain("#0d0d0d", 0.6), 0.02, (0, -0.22, 0.68)))
    for k in range(33):
        a = math.radians(202 + 136 * k / 32)
        bar = box("bar", (0.42, 0.014, 0.05), chrome, 0.004)
        bar.location = (0.30 * math.cos(a), 0.02 + 0.30 * math.sin(a) * 0.92, 0.80)
        bar.rotation_euler = (0, math.radians(12), a)
        things.append(bar)
    things.append(tube("segment", [(0.58 * math.cos(a), 0.02 + 0.55 * math.sin(a), 0.80) for a in (math.radians(200 + 14 * k) for k in range(11))], 0.045, black, count=40))
    cap, rim = plain("#e2d9c3", 0.3, clearcoat=0.6), chrome
    rows = ((10, -0.42, 0.74), (10, -0.72, 0.655), (9, -1.02, 0.57), (8, -1.31, 0.49))
    for j, (n, y, z) in enumerate(rows):
        for k in range(n):
            x = (k - (n - 1) / 2) * 0.262 + (0.05 if j % 2 else -0.03)
            key = lathe("key", fillet([(0, 0), (0.085, 0), (0.092, 0.02, 0.01), (0.086, 0.035, 0.006), (0, 0.028)], 0.006), cap if not (j == 3 and k in (0, n - 1)) else plain("#9c2f22", 0.3), 32)
            ring = lathe("rim", fillet([(0.084, -0.004), (0.101, -0.004, 0.006), (0.101, 0.036, 0.006), (0.088, 0.04, 0.004), (0.086, 0.03)], 0.004), rim, 32)
            for thing in (key, ring):
                thing.location, thing.rotation_euler = (x, y, z), (math.radians(12), 0, 0)
            stem = rod(0.016, 0.30, chrome, "z", (x, y + 0.02, z - 0.15))
            things += [key, ring, stem]
    things.append(box("space", (1.7, 0.13, 0.07), black, 0.03, (0, -1.55, 0.42)))
    # The carriage.
    things.append(box("rail", (3.5, 0.34, 0.10), chrome, 0.03, (0.1, 0.52, 1.14)))
    things.append(rod(0.20, 3.3, plain("#1b1b1c", 0.55), "x", (0.1, 0.52, 1.42)))
    for x in (-1.78, 1.98):
        things.append(rod(0.17, 0.20, black, "x", (x, 0.52, 1.42)))
        things.append(rod(0.05, 0.12, chrome, "x", (x - 0.15 if x > 0 else x + 0.15, 0.52, 1.42)))
    for x in (-1.52, 1.72):
        things.append(box("end", (0.10, 0.56, 0.44), paint, 0.05, (x, 0.52, 1.16)))
    things.append(tube("lever", [(-1.62, 0.4, 1.5), (-1.80, 0.2, 1.60), (-1.98, -0.2, 1.66), (-2.06, -0.45, 1.62)], [0.035, 0.03], chrome, flat=1.6, count=30))
    things.append(rod(0.022, 2.6, chrome, "x", (0.1, 0.36, 1.66)))
    for x in (-0.7, 0.9):
        things.append(rod(0.05, 0.16, black, "x", (x, 0.36, 1.66)))
    text = "".join(f'<path d="M110 {130 + k * 62}h{w}" stroke="#3a3733" stroke-width="9" stroke-dasharray="34 9 60 11 22 9 48 10"/>' for k, w in enumerate((560, 620, 600, 540, 610, 300)))
    sheet = printed(f'<svg xmlns="http://www.w3.org/2000/svg" width="820" height="700" viewBox="0 0 820 700"><rect width="820" height="700" fill="#efe9db"/>{text}</svg>', 0.8)
    points, faces, n = [], [], 24
    for k in range(n + 1):
        t = k / n
        y, z = (0.52 - 0.208 * math.cos(math.pi * t * 2.2), 1.42 + 0.208 * math.sin(math.pi * t * 2.2)) if t < 0.22 else (0.506 + 0.42 * (t - 0.22) ** 1.4, 1.625 + 1.15 * (t - 0.22))
        points += [(-0.98, y, z), (1.02, y, z)]
    for k in range(n):
        faces.append((2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2))
    paper = link_mesh("paper", points, faces, sheet)
    uv = paper.data.uv_layers.new(name="print")
    for loop, at in zip(paper.data.loops, uv.data):
        at.uv = (loop.vertex_index % 2, (loop.vertex_index // 2) / n)
    sign = card("badge", 0.74, 0.15, printed(f'<svg xmlns="http://www.w3.org/2000/svg" width="740" height="150" viewBox="0 0 740 150"><rect width="740" height="150" fill="#1b1a18"/><text x="370" y="106" font-family="EB Garamond" font-size="92" letter-spacing="18" text-anchor="middle" fill="#d9b768">{badge}</text></svg>', 0.3))
    sign.rotation_euler, sign.location = (math.radians(90), 0, 0), (0, -1.703, 0.19)
    return [*things, paper, sign]


LANDS = (
    ((-168, 66), (-140, 70), (-95, 72), (-80, 68), (-62, 58), (-56, 52), (-66, 44), (-76, 36), (-81, 26), (-90, 30), (-97, 25), (-95, 17), (-86, 13), (-80, 8), (-95, 14), (-106, 21), (-117, 33), (-124, 44), (-132, 56), (-152, 59)),
    ((-52, 82), (-22, 80), (-24, 70), (-44, 60), (-54, 68), (-60, 76)),
    ((-80, 8), (-62, 11), (-50, 0), (-35, -6), (-39, -18), (-48, -27), (-58, -36), (-66, -46), (-70, -54), (-74, -44), (-71, -22), (-80, -6)),
    ((-16, 28), (-6, 36), (10, 37), (22, 32), (34, 30), (42, 14), (51, 11), (40, -6), (38, -20), (30, -32), (19, -35), (12, -18), (9, 3), (-8, 5), (-17, 14)),
    ((-10, 38), (-9, 44), (2, 49), (8, 56), (6, 61), (20, 70), (40, 67), (70, 73), (110, 76), (150, 72), (178, 68), (162, 60), (156, 52), (142, 54), (132, 43), (122, 39), (121, 29), (108, 20), (104, 9), (100, 14), (92, 22), (82, 16), (78, 8), (72, 20), (60, 25), (56, 18), (44, 13), (36, 28), (36, 36), (27, 38), (18, 40), (12, 45), (3, 42)),
    ((114, -22), (122, -17), (132, -12), (142, -11), (146, -19), (153, -27), (149, -38), (138, -35), (128, -32), (116, -34)),
    ((-180, -70), (-60, -66), (0, -70), (80, -67), (180, -70), (180, -90), (-180, -90)),
    ((130, 32), (141, 36), (143, 43), (138, 37)), ((96, 4), (106, -6), (118, -8), (118, 6), (108, 1)), ((-5, 50), (1, 52), (-3, 58), (-7, 56)), ((44, -16), (50, -16), (47, -25), (43, -22)),
)


def globe():
    """A classroom globe: paper gores on a ball, a brass meridian, a turned foot."""
    def smooth(points):
        line = spline([(x, y) for x, y in points], len(points) * 4, True)
        return "L".join(f"{(x + 180) / 360 * 2000:.0f} {(90 - y) / 180 * 1000:.0f}" for x, y in line[:-1])
    tones = ("#c9a86a", "#d8cfae", "#b5905a", "#c29a5c", "#b98e62", "#cda46a", "#e4dfcf", "#c29a5c", "#b5905a", "#c9a86a", "#cda46a")
    lands = "".join(f'<path d="M{smooth(points)}Z" fill="{tone}" stroke="#7a6440" stroke-width="3"/>' for points, tone in zip(LANDS, tones))
    grid = "".join(f'<path d="M{x} 0V1000" />' for x in range(0, 2001, 167)) + "".join(f'<path d="M0 {y}H2000"/>' for y in range(0, 1001, 167))
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000" viewBox="0 0 2000 1000"><rect width="2000" height="1000" fill="#7fa3ab"/>{lands}<g stroke="#4d6a70" stroke-width="2" opacity="0.6">{grid}</g><path d="M0 500H2000" stroke="#a8382c" stroke-width="4"/></svg>'
    skin = printed(svg, 0.3, 0.5)
    points, faces, across, down, r = [], [], 72, 36, 1.25
    for j in range(down + 1):
        for i in range(across + 1):
            lon, lat = 2 * math.pi * i / across, math.pi * (j / down - 0.5)
            points.append((r * math.cos(lat) * math.cos(lon), r * math.cos(lat) * math.sin(lon), r * math.sin(lat)))
    for j in range(down):
        for i in range(across):
            a = j * (across + 1) + i
            faces.append((a, a + 1, a + across + 2, a + across + 1))
    ball = link_mesh("ball", points, faces, skin)
    uv = ball.data.uv_layers.new(name="print")
    for loop, at in zip(ball.data.loops, uv.data):
        j, i = divmod(loop.vertex_index, across + 1)
        at.uv = (i / across, j / down)
    ball.rotation_euler = (0, 0, math.radians(10))
    metal_ = brass(0.25)
    arc = tube("meridian", [(1.40 * math.sin(a), 0, 1.40 * math.cos(a)) for a in (math.radians(-203 + 13.2 * k) for k in range(17))], 0.035, metal_, flat=2.2, count=90, sideways=(0, 1, 0))
    pins = [lathe("pin", fillet([(0, 0), (0.06, 0), (0.06, 0.05, 0.01), (0.03, 0.18, 0.01), (0, 0.18)], 0.01), metal_, 32) for _ in range(2)]
    pins[0].location, pins[1].location, pins[1].rotation_euler = (0, 0, r - 0.01), (0, 0, 0.01 - r), (math.pi, 0, 0)
    tilted = lay([ball, arc, *pins], (0, 0, 2.35), tilt=(0, 23))
    foot = lathe("foot", fillet([(0, 0), (0.82, 0, 0.03), (0.86, 0.06, 0.04), (0.78, 0.14, 0.05), (0.34, 0.22, 0.08), (0.16, 0.34, 0.06), (0.12, 0.5, 0.05), (0.18, 0.6, 0.04), (0.11, 0.70, 0.04), (0.09, 0.92, 0.02), (0, 0.93)], 0.03), wood("#6b4126", "#3c2415", "z", rings=4, gloss=0.5))
    return [*tilted, foot]


LABEL = """<svg xmlns="http://www.w3.org/2000/svg" width="1050" height="300" viewBox="0 0 1050 300"><rect width="1050" height="300" fill="#e8dcbc"/><rect x="14" y="14" width="1022" height="272" fill="#2f5a45"/>
<circle cx="160" cy="158" r="82" fill="#dd8a55"/><path d="M160 84q10-40 50-44-4 40-50 44Z" fill="#8fae5a"/><text x="640" y="150" font-family="Linux Libertine Display O" font-size="98" text-anchor="middle" fill="#f0e2bd">WILD RIVER</text>
<text x="640" y="224" font-family="Lato" font-size="40" letter-spacing="6" text-anchor="middle" fill="#f0e2bd">FREDERICKSBURG PEACHES</text></svg>"""


def fruit_crate():
    """A crate of pine slats, nailed, with a printed label on its side; peaches went in it."""
    w, d, h = 4.2, 2.6, 2.2
    things = []

    def pine(along, seed):
        return wood("#c9a06a", "#9a7040", along, rough=0.62, rings=2.6, gloss=0.0, seed=seed)

    for k, x in enumerate((-w / 2, w / 2)):
        for j in range(2):
            things.append(box("end", (0.16, d, h / 2 - 0.02), pine("y", 3 + k + 2 * j), 0.02, (x, 0, 0.01 + j * h / 2), 3))
    for k, y in enumerate((-d / 2 - 0.05, d / 2 + 0.05)):
        for j in range(3):
            things.append(box("slat", (w + 0.18, 0.09, 0.60), pine("x", 8 + 3 * k + j), 0.018, (0, y, 0.06 + j * 0.745), 3))
            for x in (-w / 2, w / 2):
                for z in (0.16, 0.44):
                    nail = lathe("nail", [(0.03, 0), (0.026, 0.008), (0, 0.01)], metal("#6b6660", 0.45, 0.0), 20)
                    nail.location, nail.rotation_euler = (x, y + (-0.045 if k == 0 else 0.045), 0.06 + j * 0.745 + z), (math.pi / 2 if k == 0 else -math.pi / 2, 0, 0)
                    things.append(nail)
    for j in range(4):
        things.append(box("floor", (w, 0.56, 0.08), pine("x", 20 + j), 0.012, (0, -0.95 + j * 0.64, 0.03), 2))
    sign = card("label", 1.75, 0.50, printed(LABEL, 0.7))
    sign.rotation_euler, sign.location = (math.pi / 2, 0, 0), (0, -d / 2 - 0.0975, 1.105)
    return [*things, sign]
