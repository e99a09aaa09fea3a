"""Walls and floors that goods hang on, lean against and stand on. The wall is at y = 0 unless it is said."""
import math

import bpy
from mathutils import Vector

from goods.furniture.timber import timber
from materials import lacquer, paper
from shapes import box, link_mesh


def wall(color, y=0.0):
    """A plain wall."""
    return link_mesh("wall", [(-90, y, -60), (90, y, -60), (90, y, 90), (-90, y, 90)], [(0, 1, 2, 3)], paper(color))


def room(color, y=4.0, light="#c4a075", dark="#9a7549", board=1.4, skirting=1.1):
    """Boards on the floor (their top at 0) that run along the wall, a skirting board, a wall."""
    wall(color, y)
    wood = timber(light, dark, "x", rings=1.2, shade=0.6)
    for k in range(24):
        for x in (-60, 0):
            shift = (k * 17) % 23
            box("board", (59.97, board - 0.03, 0.2), wood, 0.02, (x + 30 + shift - 11, y - board * (k + 0.5), -0.2), 2)
    if skirting:
        box("skirting", (160, 0.18, skirting), lacquer("#dcd6ca", 0.4), 0.05, (0, y - 0.09, 0))


def wall_and_floor(color):
    """The wall stands at y = 0; a small round joins it to the floor."""
    radius, line = 0.6, [(-90.0, 0.0)]
    line += [(-radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in (math.pi / 2 * k / 12 for k in range(13))]
    line = [(y if k == 0 else y + 0.02, z) for k, (y, z) in enumerate(line)] + [(0.02, 90.0)]
    points = [p for y, z in line for p in ((-90, y, z), (90, y, z))]
    return link_mesh("room", points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)], paper(color))


def window_light(place, target, power, wide=0.30, high=0.42, color=(1, 0.90, 0.74)):
    """Sun through a window with six panes: a light that only shines where there is glass."""
    light = bpy.data.lights.new("sun", "SPOT")
    light.energy, light.spot_size, light.spot_blend, light.shadow_soft_size = power, math.radians(75), 0.0, 0.05
    light.color = color
    thing = bpy.data.objects.new("sun", light)
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    light.use_nodes = True
    tree = light.node_tree
    where = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(where.outputs["Normal"], split.inputs[0])

    def math_(how, a, b):
        node = tree.nodes.new("ShaderNodeMath")
        node.operation = how
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, bpy.types.NodeSocket):
                tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node.outputs[0]

    def soft(distance, edge, blur=0.006):
        """1 where the distance is over the edge, softly."""
        node = tree.nodes.new("ShaderNodeMapRange")
        node.interpolation_type = "SMOOTHSTEP"
        tree.links.new(distance, node.inputs["Value"])
        node.inputs["From Min"].default_value, node.inputs["From Max"].default_value = edge - blur, edge + blur
        return node.outputs["Result"]

    u = math_("DIVIDE", split.outputs["X"], split.outputs["Z"])
    v = math_("DIVIDE", split.outputs["Y"], split.outputs["Z"])
    a, b = math_("ABSOLUTE", u, 0.0), math_("ABSOLUTE", v, 0.0)
    bar = math_("ABSOLUTE", math_("SUBTRACT", b, high / 3), 0.0)
    inside = math_("MULTIPLY", math_("SUBTRACT", 1.0, soft(a, wide)), math_("SUBTRACT", 1.0, soft(b, high)))
    panes = math_("MULTIPLY", soft(a, 0.018), soft(bar, 0.014))
    mask = math_("MULTIPLY", inside, panes)
    tree.links.new(mask, tree.nodes["Emission"].inputs["Strength"])
    return thing
