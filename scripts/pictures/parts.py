"""More ways to shape goods: flat cuts, rings, rods, carved bodies; and moving them as one."""
import math

import bpy

from materials import Surface, metal, wood
from shapes import fillet, lathe


def lay(things, place=(0, 0, 0), turn=0.0, tilt=(0, 0), scale=1.0):
    """Move things as one, whatever holds them already; gives them back."""
    handle = bpy.data.objects.new("lay", None)
    bpy.context.scene.collection.objects.link(handle)
    tops = []
    for thing in things:
        while thing.parent:
            thing = thing.parent
        if thing not in tops:
            tops.append(thing)
    for top in tops:
        top.parent = handle
    handle.location = place
    handle.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    handle.scale = (scale, scale, scale)
    return things


def made(name, make):
    """A material of this scene, made once however many cigars wear it."""
    found = bpy.data.materials.get(name)
    if not found:
        found = make()
        found.name = name
    return found


def cutout(name, outlines, thick, material, edge=0.006):
    """A flat body in the x-y plane from closed outlines; outlines inside others are holes."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.extrude = max(0.0005, thick / 2 - edge)
    curve.bevel_depth, curve.bevel_resolution, curve.offset = edge, 3, -edge
    for outline in outlines:
        line = curve.splines.new("POLY")
        line.points.add(len(outline) - 1)
        for point, (x, y) in zip(line.points, outline):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    curved = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(curved)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(curved.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(curved)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    mesh.materials.clear()
    mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(38)
    return thing


def circle(x, y, r, steps=96, squash=1.0):
    return [(x + r * math.cos(2 * math.pi * k / steps), y + r * squash * math.sin(2 * math.pi * k / steps)) for k in range(steps)]


def slab(w, h, r, x=0.0, y=0.0, steps=10):
    """A rectangle with round corners around a point."""
    out = []
    for cx, cy, start in ((w / 2 - r, h / 2 - r, 0), (r - w / 2, h / 2 - r, 90), (r - w / 2, r - h / 2, 180), (w / 2 - r, r - h / 2, 270)):
        out += [(x + cx + r * math.cos(math.radians(start + 90 * k / steps)), y + cy + r * math.sin(math.radians(start + 90 * k / steps))) for k in range(steps + 1)]
    return out


def hoop(radius, thick, material, place=(0, 0, 0)):
    """A ring of round wire that lies flat."""
    line = [(radius + thick * math.cos(a), thick * math.sin(a)) for a in (2 * math.pi * k / 24 for k in range(25))]
    thing = lathe("hoop", line, material, 96)
    thing.location = place
    return thing


def carve(thing, *tools):
    """Take the tools' bodies away from a thing."""
    for tool in tools:
        cut = thing.modifiers.new("carve", "BOOLEAN")
        cut.operation, cut.object, cut.solver = "DIFFERENCE", tool, "EXACT"
        tool.hide_render = True
        tool.display_type = "WIRE"
    for change in thing.modifiers:
        if change.type == "BEVEL":
            change.harden_normals = False
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(28)
    return thing


def rod(radius, length, material=None, axis="x", place=(0, 0, 0)):
    """A round bar, its middle at the place."""
    thing = lathe("rod", fillet([(0, -length / 2), (radius, -length / 2, radius * 0.2), (radius, length / 2, radius * 0.2), (0, length / 2)], 0.01), material, 96)
    thing.rotation_euler = {"x": (0, math.pi / 2, 0), "y": (math.pi / 2, 0, 0), "z": (0, 0, 0)}[axis]
    thing.location = place
    return thing


def brass(rough=0.2, *_):
    """Old brass: paler than new, and on small goods without brush lines."""
    return metal("#b8955e", rough, 0.0)


def hide(color, grain=52):
    """Leather dyed through: it wears to a lighter tone of its own."""
    s = Surface("hide", color, 0.46, specular=0.4, sheen=0.08)
    cells = s.add("ShaderNodeTexVoronoi", Vector=s.where, Scale=grain).outputs["Distance"]
    worn = s.ramp(s.noise(2.2, 3), (0.35, 0.0), (0.75, 1.0))
    s.set("Base Color", s.mix(s.math("MULTIPLY", worn, 0.10), color, "#a89a80"))
    s.set("Roughness", s.math("MULTIPLY_ADD", worn, 0.08, 0.42))
    return s.bump(s.math("MULTIPLY_ADD", cells, 0.6, s.math("MULTIPLY", s.noise(6), 0.5)), 0.2, 0.012, 0.015).done()


def walnut(along="x", seed=0.0, gloss=0.35):
    return wood("#6d4428", "#3a2113", along, 0.38, 4.0, gloss, seed)


def dark_walnut(along="x", seed=0.0, gloss=0.4):
    return wood("#42291b", "#21130c", along, 0.34, 4.0, gloss, seed)


def cedar(along="x", seed=0.0):
    return wood("#b3764a", "#8a5230", along, 0.62, 2.6, 0.0, seed)
