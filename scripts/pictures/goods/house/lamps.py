"""Table lamps and floor lamps, lit and unlit; each function builds one at the origin."""
import math

from goods.house.walls import glow, unseen
from materials import Surface, brass, lacquer, metal, plain, steel
from parts import hoop, rod
from shapes import fillet, lathe, spline, tube


def _round(s, across, along):
    """Coordinates of a cloth that runs around the z axis, its seam at the back."""
    at = s.add("ShaderNodeSeparateXYZ", Vector=s.where).outputs
    angle = s.math("ARCTAN2", at["X"], s.math("MULTIPLY", at["Y"], -1.0))
    node = s.add("ShaderNodeCombineXYZ")
    s.wire(node.inputs[0], s.math("MULTIPLY", angle, across))
    s.wire(node.inputs[2], s.math("MULTIPLY", at["Z"], along))
    return node.outputs[0]


def linen(color="#d6c9b0", light=0.0, bulb=3.2, spread=1.3, tone="#ffc78a", hems=(), fine=1.0):
    """A shade's linen. With `light` it shines, most where the bulb at the height `bulb` is nearest to the eye."""
    s = Surface("linen", color, 0.95, specular=0.08, sheen=0.2)
    weft = s.noise(1, 2, 0.6, _round(s, 6 * fine, 95 * fine))
    warp = s.noise(1, 2, 0.6, _round(s, 62 * fine, 4 * fine))
    weave = s.math("MULTIPLY_ADD", weft, 0.6, s.math("MULTIPLY", warp, 0.4))
    threads = s.ramp(weave, (0.32, 0.0), (0.68, 1.0))
    s.set("Base Color", s.mix(s.math("MULTIPLY_ADD", threads, 0.6, 0.3), s.mix(0.22, color, "#4a3a28"), color))
    if light:
        high = s.height()
        off = s.math("DIVIDE", s.math("SUBTRACT", high, bulb), spread)
        near = s.math("POWER", 2.718, s.math("MULTIPLY", s.math("MULTIPLY", off, off), -1.0))
        facing = s.math("SUBTRACT", 1.0, s.add("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"])
        spot = s.math("MULTIPLY", near, s.math("POWER", facing, 1.4))
        amount = s.math("MULTIPLY_ADD", spot, 0.72, 0.30)
        amount = s.math("MULTIPLY", amount, s.math("MULTIPLY_ADD", threads, 0.34, 0.74))
        for low, top in hems:
            inside = s.math("MULTIPLY", s.math("GREATER_THAN", high, low), s.math("LESS_THAN", high, top))
            amount = s.math("MULTIPLY", amount, s.math("MULTIPLY_ADD", inside, -0.38, 1.0))
        s.set("Emission", s.mix(spot, s.mix(0.4, tone, "#f08a3c"), s.mix(0.28, tone, "#fff0d0")))
        s.set("Emission Strength", s.math("MULTIPLY", amount, light))
    return s.bump(weave, 0.25, 0.012).done()


def cone(name, low, top, z, high, material, thick=0.018, rib=0.012):
    """A lamp shade: a cone of cloth with rolled hems over wire rings."""
    def r(t):
        return low + (top - low) * t
    line = [(low - thick, z + 0.02), (low - thick * 0.4, z - 0.012), (low + rib, z - 0.008), (low + rib * 1.25, z + 0.05), (r(0.055) + rib * 0.9, z + high * 0.052), (r(0.06), z + high * 0.062)]
    line += [(r(t), z + high * t) for t in (0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.93)]
    line += [(top + rib * 0.9 + (low - top) * 0.052, z + high * 0.948), (top + rib * 1.25, z + high - 0.05), (top + rib, z + high + 0.008), (top - thick * 0.4, z + high + 0.012), (top - thick, z + high - 0.02)]
    line += [(r(t) - thick, z + high * t) for t in (0.85, 0.6, 0.4, 0.2)] + [(low - thick, z + 0.02)]
    return lathe(name, line, material, 160, 0.0012)


def cord(path, color="#2a2725", radius=0.028):
    """A cloth-covered cord; not given back with the goods, so that it may leave the picture."""
    s = Surface("cord", color, 0.85, sheen=0.4, specular=0.1)
    braid = s.add("ShaderNodeTexVoronoi", Vector=s.where, Scale=42).outputs["Distance"]
    s.set("Base Color", s.mix(s.math("MULTIPLY", braid, 0.8), color, s.mix(0.25, color, "#d8cdb8")))
    return tube("cord", path, [radius, radius], s.bump(braid, 0.5, 0.012).done(), sides=14, count=90)


def opal_bulb(place, radius, light, power=0.0):
    """A round opal bulb on its socket; lit, it shines and throws light."""
    x, y, z = place
    if light:
        glow(place, power, "#ffcd96", radius * 0.8)
        s = Surface("lit bulb", "#000000", 0.5, specular=0.0)
        facing = s.math("SUBTRACT", 1.0, s.add("ShaderNodeLayerWeight", Blend=0.4).outputs["Facing"])
        s.set("Emission", s.mix(facing, "#ffb765", "#ffe3b8"))
        s.set("Emission Strength", s.math("MULTIPLY_ADD", facing, light * 0.8, 1.3))
        skin = s.done()
    else:
        skin = plain("#e4e0d6", 0.25, clearcoat=0.6)
    n = 24
    ball = [(radius * math.sin(math.pi * k / n), z - radius * math.cos(math.pi * k / n)) for k in range(n + 1)]
    thing = lathe("bulb", ball, skin, 48)
    thing.location = (x, y, 0)
    return unseen(thing) if light else thing


def drop_glaze(color):
    """A thick even glaze over stoneware, bare at the foot."""
    s = Surface("glaze", color, 0.3, specular=0.4, clearcoat=0.3, clearcoat_roughness=0.2)
    tone = s.mix(s.ramp(s.noise(1.3, 4), (0.35, 0.0), (0.7, 0.3)), color, s.mix(0.45, color, "#101010"))
    tone = s.mix(s.ramp(s.noise(30, 2), (0.25, 0.4), (0.31, 0.0)), tone, "#33231a")
    bare = s.math("LESS_THAN", s.math("MULTIPLY_ADD", s.noise(4, 2), 0.02, s.height()), 0.055)
    s.set("Base Color", s.mix(bare, tone, "#a98a68"))
    s.set("Roughness", s.math("MULTIPLY_ADD", bare, 0.6, s.ramp(s.noise(4), (0.3, 0.26), (0.75, 0.36))))
    return s.bump(s.noise(1.8, 2), 0.12, 0.06).done()


def beacon(color, light=1.9, power=38):
    """A stoneware drop, a brass neck, a wide linen shade; 46 cm."""
    clay = drop_glaze(color)
    body = lathe("base", fillet([(0, 0.03), (0.34, 0.03), (0.36, 0, 0.012), (0.45, 0, 0.015), (0.49, 0.05, 0.02)], 0.012)[:-1] + spline([(0.49, 0.05), (0.74, 0.36), (0.80, 0.72), (0.67, 1.15), (0.42, 1.55), (0.22, 1.84), (0.155, 1.98)], 70) + [(0.15, 2.0), (0, 2.0)], clay, wobble=0.002)
    fitting = brass(0.22, 0.1)
    neck = lathe("neck", fillet([(0, 1.97), (0.175, 1.97, 0.01), (0.18, 2.03, 0.012), (0.12, 2.05, 0.01), (0.085, 2.10, 0.02), (0.085, 2.30, 0.01), (0.17, 2.34, 0.01), (0.17, 2.72, 0.02), (0, 2.74)], 0.01), fitting)
    dish = lathe("dish", fillet([(0, 2.40), (0.40, 2.40, 0.02), (0.46, 2.44, 0.01), (0.455, 2.452, 0.004), (0.39, 2.415, 0.02), (0, 2.415)], 0.01), fitting)
    low, top = 2.30, 4.45
    shade = cone("shade", 1.50, 0.98, low, top - low, linen("#dccfb2" if light else "#e6dbc4", light, 3.05, 1.25, hems=((low - 0.1, low + 0.10), (top - 0.11, top + 0.1))))
    things = [body, neck, dish, shade]
    ring = hoop(0.955, 0.016, fitting, (0, 0, top - 0.03))
    spider = [rod(0.016, 0.96, fitting, "x", (0, 0, top - 0.34)) for _ in range(3)]
    for k, bar in enumerate(spider):
        a = math.radians(120 * k + 20)
        bar.location = (0.5 * math.cos(a), 0.5 * math.sin(a), top - 0.30)
        bar.rotation_euler = (0, math.pi / 2 - 0.22, a)
    hub = lathe("hub", fillet([(0, top - 0.38), (0.10, top - 0.38, 0.02), (0.10, top - 0.31, 0.02), (0.05, top - 0.29), (0.05, top - 0.1, 0.03), (0, top - 0.08)], 0.01), fitting, 48)
    opal_bulb((0, 0, 3.12), 0.36, light * 3, power if light else 0)
    cord([(0, 0.42, 0.09), (0.0, 0.75, 0.03), (0.6, 1.1, 0.03), (1.8, 0.9, 0.03), (3.2, 1.3, 0.03), (6, 1.0, 0.03), (9, 1.4, 0.03)])
    return [*things, ring, *spider, hub]


def opal(color, core, edge, light=1.5, low=0.0, high=2.8, bulb=1.9, spread=0.7):
    """Cased glass, white or colored through: it shines where the light behind it is near."""
    s = Surface("opal", color, 0.12, specular=0.5, clearcoat=1.0, clearcoat_roughness=0.02)
    if light:
        off = s.math("DIVIDE", s.math("SUBTRACT", s.height(), bulb), spread)
        near = s.math("POWER", 2.718, s.math("MULTIPLY", s.math("MULTIPLY", off, off), -1.0))
        facing = s.math("SUBTRACT", 1.0, s.add("ShaderNodeLayerWeight", Blend=0.45).outputs["Facing"])
        spot = s.math("MULTIPLY", near, s.math("POWER", facing, 0.9))
        s.set("Emission", s.mix(spot, edge, core))
        s.set("Emission Strength", s.math("MULTIPLY", s.math("MULTIPLY_ADD", spot, 0.85, 0.16), light))
    return s.bump(s.noise(2.2), 0.05, 0.06).done()


def mushroom(color, core, edge, inner, light=1.4, power=40):
    """A glass dome on a flared glass stem; 28 cm."""
    stem = lathe("stem", fillet([(0, 0.03), (0.68, 0.03), (0.72, 0, 0.015), (0.80, 0, 0.02), (0.835, 0.05, 0.03)], 0.015)[:-1] + spline([(0.83, 0.06), (0.74, 0.18), (0.52, 0.55), (0.40, 1.0), (0.375, 1.4), (0.39, 1.66)], 60) + [(0.38, 1.69), (0, 1.69)], opal(color, core, edge, light * 0.5, bulb=1.75, spread=1.1))
    outer = spline([(1.30, 1.42), (1.335, 1.56), (1.27, 1.90), (1.04, 2.32), (0.66, 2.62), (0.28, 2.77), (0.0, 2.80)], 80)
    inside = [(max(0, r - 0.045 - 0.01 * (r < 1.2)), z - 0.03) for r, z in reversed(outer) if z > 1.46]
    dome = lathe("dome", [(1.275, 1.43), (1.285, 1.415)] + outer + inside[1:] + [(1.262, 1.46), (1.275, 1.43)], opal(color, core, edge, light, bulb=1.85, spread=0.62), 160)
    neck = lathe("neck", fillet([(0, 1.68), (0.30, 1.68, 0.01), (0.30, 1.82, 0.02), (0, 1.84)], 0.01), brass(0.22), 64)
    if light:
        glow((0, 0, 2.05), power, inner, 0.3)
    cord([(0, 0.75, 0.05), (0.1, 1.1, 0.028), (0.9, 1.35, 0.028), (2.2, 1.1, 0.028), (4.5, 1.5, 0.028), (8, 1.2, 0.028)], "#cfc7b8", 0.024)
    return [stem, dome, neck]


def _stretched(place, to, count, radius, wire, material):
    """A spiral spring between two points."""
    from mathutils import Vector

    a, b = Vector(place), Vector(to)
    ahead = (b - a).normalized()
    side = ahead.cross(Vector((0, 1, 0))).normalized()
    up = ahead.cross(side)
    path = []
    for k in range(count * 10 + 1):
        t = k / (count * 10)
        angle = 2 * math.pi * k / 10
        path.append(tuple(a + (b - a) * t + (side * math.cos(angle) + up * math.sin(angle)) * radius))
    return tube("spring", path, [wire, wire], material, sides=8, count=count * 20)


def _bar(a, b, radius, material, y=0.0):
    """A straight round bar between two points of the plane y."""
    return tube("bar", [(a[0], y, a[1]), ((a[0] + b[0]) / 2, y, (a[1] + b[1]) / 2), (b[0], y, b[1])], [radius, radius], material, sides=20, count=12)


def _knuckle(at, radius, wide, material, cap):
    joint = rod(radius, wide, material, "y", (at[0], 0, at[1]))
    screw = rod(radius * 0.62, wide + 0.07, cap, "y", (at[0], 0, at[1]))
    return [joint, screw]


def task(dark="#2f3236", light=5.0, power=230, arm=None, reach=1.0):
    """A desk lamp on two arms with springs, its head to the left; reach 66 cm, folded here."""
    paint, inside = lacquer(dark, 0.34), lacquer("#e8e2d4", 0.4)
    arm = arm or metal("#b88a55", 0.25, 0.1, False)
    chrome = steel(0.2, 0.0, False)
    base = lathe("base", fillet([(0, 0), (0.92, 0, 0.03), (0.95, 0.05, 0.04), (0.93, 0.15, 0.06), (0.30, 0.21, 0.08), (0.16, 0.30, 0.03), (0.14, 0.42, 0.02), (0, 0.43)], 0.02), paint)
    low, knee, top = (0.0, 0.55), (0.78, 2.55), (-0.78, 4.25)
    things = [base, rod(0.07, 0.22, chrome, "z", (0, 0, 0.47))]
    for y in (-0.075, 0.075):
        things += [_bar(low, knee, 0.036, arm, y), _bar(knee, top, 0.034, arm, y)]
    for at, r in ((low, 0.13), (knee, 0.15), (top, 0.12)):
        things += _knuckle(at, r, 0.26, paint, chrome)
    things.append(_stretched((0.06, 0, 0.72), (0.36, 0, 1.52), 16, 0.075, 0.017, chrome))
    things.append(_stretched((0.70, 0, 2.66), (0.02, 0, 3.44), 16, 0.07, 0.016, chrome))
    head = fillet([(0, 0.62), (0.17, 0.62, 0.04), (0.20, 0.50, 0.03), (0.235, 0.18, 0.05), (0.30, 0.08, 0.10), (0.62, -0.78, 0.02), (0.655, -0.80, 0.008), (0.655, -0.83, 0.008), (0.63, -0.83, 0.008)], 0.03)
    shell = lathe("head", head, paint)
    lining = lathe("lining", fillet([(0.635, -0.828), (0.60, -0.80, 0.01), (0.28, 0.06, 0.08), (0.2, 0.14, 0.05), (0, 0.14)], 0.03), inside)
    socket = lathe("socket", fillet([(0, 0.12), (0.13, 0.12), (0.13, -0.08, 0.01), (0, -0.08)], 0.01), chrome, 48)
    switch = rod(0.045, 0.14, chrome, "z", (0.0, 0, 0.66))
    lamp = opal_bulb((0, 0, -0.30), 0.27, light, power)
    from parts import lay

    extra = []
    if light:
        import bpy
        extra = [thing for thing in bpy.context.scene.objects if thing.type == "LIGHT"][-1:]
    lay([shell, lining, socket, switch, lamp, *extra], (-0.92, 0, 4.02), 0, (0, 33))
    cord([(-0.1, 0.86, 0.09), (-0.1, 1.2, 0.03), (0.6, 1.45, 0.03), (2.0, 1.2, 0.03), (5, 1.6, 0.03), (9, 1.2, 0.03)])
    return [*things, shell, lining, socket, switch]


def tripod(leg, shade_color, light=1.6, power=900, foot=None, height=15.0, slim=False, hub=None):
    """A floor lamp on three legs with a linen shade."""
    top = height - 3.2
    radius = 0.095 if slim else 0.17
    splay = 2.35
    things = []
    for k in range(3):
        a = math.radians(82 + 120 * k)
        x, y = math.cos(a), math.sin(a)
        path = [(x * splay, y * splay, 0.05), (x * splay * 0.5, y * splay * 0.5, top * 0.5), (x * 0.26, y * 0.26, top - 0.15)]
        things.append(tube("leg", path, [radius * (0.8 if not slim else 1), radius * 1.05], leg, sides=28, count=24))
        things.append(lathe("foot", fillet([(0, 0), (radius * 1.05, 0, 0.02), (radius * 1.0, 0.12, 0.03), (0, 0.14)], 0.02), foot or plain("#26221f", 0.7), 32))
        things[-1].location = (x * splay, y * splay, 0)
    fitting = hub or brass(0.24, 0.1)
    things.append(lathe("hub", fillet([(0, top - 0.55), (0.30, top - 0.55, 0.05), (0.40, top - 0.45, 0.05), (0.38, top - 0.05, 0.05), (0.16, top, 0.04), (0.14, top + 0.5, 0.03), (0.22, top + 0.55, 0.03), (0.22, top + 1.0, 0.03), (0, top + 1.0)], 0.03), fitting, 72))
    low, high = top - 0.25, 3.35
    things.append(cone("shade", 2.35, 1.72, low, high, linen(shade_color, light, top + 1.2, 1.9, hems=((low - 0.1, low + 0.17), (low + high - 0.18, low + high + 0.1)), fine=0.55), 0.03, 0.018))
    things.append(hoop(1.70, 0.025, fitting, (0, 0, low + high - 0.05)))
    for k in range(3):
        bar = rod(0.025, 1.7, fitting, "x")
        a = math.radians(120 * k + 15)
        bar.location = (0.86 * math.cos(a), 0.86 * math.sin(a), low + high - 0.5)
        bar.rotation_euler = (0, math.pi / 2 - 0.26, a)
    opal_bulb((0, 0, top + 1.45), 0.5, light * 3, power if light else 0)
    return things
