"""Where goods hang or stand in a room: walls, floors, tables, window panes, light from bulbs and flames."""
import bpy

from materials import Surface, lacquer, paper, rgb, wood
from shapes import box, link_mesh
from studio import area_light


def wall(color, y=0.0, material=None):
    """A plain wall behind goods that hang at y < 0; it is no part of them, so the camera does not frame it."""
    return link_mesh("wall", [(-60, y, -60), (60, y, -60), (60, y, 60), (-60, y, 60)], [(0, 1, 2, 3)], material or paper(color))


def gallery(color, size=1.0):
    """A wall with pictures: more light from the front, as by a second window."""
    wall(color)
    area_light((-5.2 * size, -9 * size, 5 * size), (0, 0, 0), 5 * size, 1250 * size * size, (1, 0.97, 0.92))


def hall(color, y=2.0, light="#c9a271", dark="#9a6f45", skirting=1.0, board=1.5):
    """A room's corner without its corner: boards on the floor (top at 0), a skirting board, a wall."""
    wall(color, y)
    woods = [wood(light, dark, "x", rings=1.0 + 0.2 * k, seed=k * 2.3, rough=0.5) for k in range(3)]
    row = y
    k = 0
    while row > y - 30:
        box("board", (80, board - 0.012, 0.2), woods[(k * 2 + k // 3) % 3], 0.012, ((k * 7) % 5, row - board / 2, -0.2), 2)
        row -= board
        k += 1
    if skirting:
        box("skirting", (80, 0.16, skirting), lacquer("#dcd6ca", 0.4), 0.05, (0, y - 0.08, 0))


def table(wall_color, y=1.8, light="#c39a68", dark="#97693d", rings=2.2):
    """A wooden table's top at height 0 before a wall."""
    box("table", (60, 24, 0.3), wood(light, dark, "x", rings=rings, rough=0.42), 0.03, (0, y - 12.3, -0.3))
    wall(wall_color, y + 0.6)


def pane(strength=0.5, tint="#ffffff", rough=0.0):
    """A flat sheet of window glass that neither bends light nor throws a shadow; it only mirrors a little."""
    s = Surface("pane", "#ffffff", 0.1)
    clear = s.add("ShaderNodeBsdfTransparent", Color=rgb(tint))
    shine = s.add("ShaderNodeBsdfGlossy", Roughness=rough)
    slant = s.add("ShaderNodeFresnel", IOR=1.5)
    both = s.add("ShaderNodeMixShader")
    seen = s.math("SUBTRACT", 1.0, s.add("ShaderNodeLightPath").outputs["Is Shadow Ray"])
    s.wire(both.inputs[0], s.math("MULTIPLY", s.math("MULTIPLY", slant.outputs[0], strength), seen))
    s.tree.links.new(clear.outputs[0], both.inputs[1])
    s.tree.links.new(shine.outputs[0], both.inputs[2])
    out = next(n for n in s.tree.nodes if n.type == "OUTPUT_MATERIAL")
    s.tree.links.new(both.outputs[0], out.inputs["Surface"])
    return s.done()


def glow(place, power, color="#ffc184", size=0.15):
    """Light from one point, as from a bulb; the point itself is not seen through glass."""
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, rgb(color, False), size
    thing = bpy.data.objects.new("bulb", light)
    thing.location = place
    bpy.context.scene.collection.objects.link(thing)
    thing.visible_transmission = False
    return thing


def shining(color="#ffd9a0", strength=5.0):
    """A surface that only shines."""
    s = Surface("shining", "#000000", 0.5, specular=0.0)
    s.set("Emission", rgb(color))
    s.set("Emission Strength", strength)
    return s.done()


def unseen(thing, shadow=False, diffuse=False, camera=True, glossy=True):
    """Keep a thing from throwing a shadow or from lighting others."""
    thing.visible_shadow, thing.visible_diffuse, thing.visible_camera, thing.visible_glossy = shadow, diffuse, camera, glossy
    return thing


def halo(place, radius, strength=0.5, color="#ffb469"):
    """The soft shine that air and lens put around a flame: a disc that only adds light."""
    s = Surface("halo")
    away = s.math("DIVIDE", s.add("ShaderNodeVectorMath").outputs["Value"], radius)
    node = next(n for n in s.tree.nodes if n.type == "VECT_MATH")
    node.operation = "LENGTH"
    s.wire(node.inputs[0], s.where)
    fall = s.math("POWER", s.math("MAXIMUM", s.math("SUBTRACT", 1.0, away), 0.0), 2.6)
    shine = s.add("ShaderNodeEmission", Color=rgb(color), Strength=s.math("MULTIPLY", fall, strength))
    clear = s.add("ShaderNodeBsdfTransparent")
    both = s.add("ShaderNodeAddShader")
    s.tree.links.new(shine.outputs[0], both.inputs[0])
    s.tree.links.new(clear.outputs[0], both.inputs[1])
    out = next(n for n in s.tree.nodes if n.type == "OUTPUT_MATERIAL")
    s.tree.links.new(both.outputs[0], out.inputs["Surface"])
    r = radius
    disc = link_mesh("halo", [(-r, 0, -r), (r, 0, -r), (r, 0, r), (-r, 0, r)], [(0, 1, 2, 3)], s.done())
    disc.location = place
    return unseen(disc, glossy=False)
