"""Sun that falls through a window which is not seen."""
import bpy
from mathutils import Vector

from materials import plain
from shapes import link_mesh


def sunlight(at, strength=4.2, pane=(1.05, 1.25), grid=(2, 3), bar=0.13, far=16.0):
    """Sun through a window on the left: its panes fall on the wall around the point `at`."""
    way = Vector((0.78, 0.46, -0.42)).normalized()
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = strength, 0.014, (1.0, 0.86, 0.68)
    sun = bpy.data.objects.new("sun", light)
    sun.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(sun)
    middle = Vector(at) - way * far
    dark = plain("#3a3430", 0.9)
    w, h = pane[0] * grid[0] + bar * (grid[0] - 1), pane[1] * grid[1] + bar * (grid[1] - 1)
    x, y, z = middle
    sides = [
        ((y - 40, y - w / 2), (z - 40, z + 40)),
        ((y + w / 2, y + 40), (z - 40, z + 40)),
        ((y - w / 2, y + w / 2), (z + h / 2, z + 40)),
        ((y - w / 2, y + w / 2), (z - 40, z - h / 2)),
    ]
    for k in range(1, grid[0]):
        c = y - w / 2 + k * (pane[0] + bar) - bar / 2
        sides.append(((c - bar / 2, c + bar / 2), (z - h / 2, z + h / 2)))
    for k in range(1, grid[1]):
        c = z - h / 2 + k * (pane[1] + bar) - bar / 2
        sides.append(((y - w / 2, y + w / 2), (c - bar / 2, c + bar / 2)))
    for (y0, y1), (z0, z1) in sides:
        screen = link_mesh("screen", [(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)], [(0, 1, 2, 3)], dark)
        screen.visible_diffuse = screen.visible_glossy = screen.visible_camera = False
