"""Garments laid flat: panels cut from outlines, settled by the cloth simulation, a front over a back."""
import bpy
import numpy as np
from mathutils import Vector, noise
from mathutils.geometry import delaunay_2d_cdt

from shapes import link_mesh

SETTLED = {}


def resample(line, step):
    """Points at equal distances along a line, its ends kept."""
    line = np.asarray(line, float)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    at = np.linspace(0, far[-1], max(2, round(far[-1] / step) + 1))
    return np.stack([np.interp(at, far, line[:, k]) for k in range(line.shape[1])], 1)


def nearest(points, lines):
    """Of many points: the distance to the nearest of the lines."""
    best = np.full(len(points), 1e9)
    for line in lines:
        a, b = np.asarray(line[:-1], float), np.asarray(line[1:], float)
        for k in range(0, len(points), 4096):
            p = points[k : k + 4096, None, :]
            along = np.clip(((p - a) * (b - a)).sum(2) / np.maximum(((b - a) ** 2).sum(1), 1e-12), 0, 1)
            far = np.linalg.norm(p - (a + along[..., None] * (b - a)), axis=2).min(1)
            best[k : k + 4096] = np.minimum(best[k : k + 4096], far)
    return best


def inside(points, ring):
    """Which points lie in a closed outline."""
    hit = np.zeros(len(points), bool)
    x, y = points[:, 0], points[:, 1]
    for (ax, ay), (bx, by) in zip(ring, np.roll(ring, -1, axis=0)):
        if ay == by:
            continue
        hit ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return hit


class Panel:
    """A flat piece of cloth: `edges` are (kind, line) in turn around it, kind 'seam', 'open' or 'neck'."""

    def __init__(self, edges, step=0.1):
        self.edges = [(kind, resample(line, step)) for kind, line in edges]
        self.kinds = np.concatenate([[kind] * (len(line) - 1) for kind, line in self.edges])
        self.ring = np.concatenate([line[:-1] for _, line in self.edges])
        low, high = self.ring.min(0), self.ring.max(0)
        xs, ys = np.arange(low[0], high[0], step), np.arange(low[1], high[1], step * 0.866)
        grid = np.stack(np.meshgrid(xs, ys), -1)
        grid[1::2, :, 0] += step / 2
        grid = grid.reshape(-1, 2)
        grid = grid[inside(grid, self.ring)]
        grid = grid[nearest(grid, [np.concatenate([self.ring, self.ring[:1]])]) > step * 0.55]
        count = len(self.ring)
        flat = np.concatenate([self.ring, grid])
        rim = [(k, (k + 1) % count) for k in range(count)]
        points, _, faces, known, _, _ = delaunay_2d_cdt([Vector(p) for p in flat], rim, [], 1, 1e-6)
        old = [came[0] if came else len(flat) for came in known]
        order = np.argsort(old, kind="stable")
        place = np.empty(len(order), int)
        place[order] = np.arange(len(order))
        self.flat = np.array([tuple(p) for p in points])[order]
        self.faces = [tuple(int(place[k]) for k in f) for f in faces]
        self.count = count

    def far(self, kind):
        """How far every point is from the edges of a kind."""
        return nearest(self.flat, [line for k, line in self.edges if k == kind] or [[(99, 99), (99, 98)]])


def settle(key, panel, laid, lift=0.06, wave=0.9, seed=0, stiff=6.0, frames=32, hold=None):
    """Where a panel's points come to rest when its edge is laid along `laid` (as many points as its ring).

    What the edge takes away the cloth must put somewhere: it rises in folds."""
    if key in SETTLED:
        return SETTLED[key]
    scene = bpy.context.scene
    points = [
        (x, y, 0.03 + lift * (0.5 + noise.noise((x / wave + seed * 7.3, y / wave * 0.8, seed * 1.9)))) for x, y in panel.flat
    ]
    sheet = link_mesh("cloth", points, panel.faces)
    sheet.shape_key_add(name="cut")
    target = sheet.shape_key_add(name="laid")
    for k in range(panel.count):
        target.data[k].co = (*laid[k], 0.02)
    for frame, value in ((1, 0.0), (frames // 2, 1.0)):
        target.value = value
        target.keyframe_insert("value", frame=frame)
    pins = sheet.vertex_groups.new(name="pins")
    pins.add([int(k) for k in (range(panel.count) if hold is None else hold)], 1.0, "REPLACE")
    floor = link_mesh("floor", [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)])
    floor.modifiers.new("collision", "COLLISION")
    floor.collision.cloth_friction = 8
    floor.collision.thickness_outer = 0.01
    cloth = sheet.modifiers.new("cloth", "CLOTH")
    cloth.settings.quality = 4
    cloth.settings.mass = 0.3
    cloth.settings.tension_stiffness = cloth.settings.compression_stiffness = 30
    cloth.settings.shear_stiffness = 12
    cloth.settings.bending_stiffness = stiff
    cloth.settings.bending_damping = 2
    cloth.settings.air_damping = 3
    cloth.settings.vertex_group_mass = "pins"
    cloth.settings.effector_weights.gravity = 0.5
    cloth.collision_settings.distance_min = 0.01
    cloth.collision_settings.collision_quality = 2
    cloth.collision_settings.use_self_collision = False
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    scene.frame_start, scene.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    mesh = sheet.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    out = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", out)
    for thing in (sheet, floor):
        bpy.data.objects.remove(thing)
    scene.frame_set(1)
    SETTLED[key] = out.reshape(-1, 3).astype(float)
    return SETTLED[key]


def rounded(far, radius):
    """The profile of a folded edge: up from the table in a quarter round."""
    t = 1 - np.clip(far / radius, 0, 1)
    return np.sqrt(np.maximum(0, 1 - t * t))


def easy(far, reach):
    """From nothing at an edge to one at `reach`, without a bend."""
    t = np.clip(far / reach, 0, 1)
    return t * t * (3 - 2 * t)


def sheet(name, panel, at, draft, material, thick=0.02, relief=None, smooth=3, fine=1):
    """A panel as a thing: `at` are its points in space, `draft` says where the picture of its cloth lies."""
    thing = link_mesh(name, [tuple(p) for p in at], panel.faces, material)
    print_ = thing.data.uv_layers.new(name="print")
    at_print = draft.to_print(panel.flat)
    corners = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get("vertex_index", corners)
    print_.data.foreach_set("uv", at_print[corners].astype(np.float32).ravel())
    if smooth:
        calm = thing.modifiers.new("calm", "SMOOTH")
        calm.factor, calm.iterations = 0.5, smooth
        calm.use_x = calm.use_y = False
    if fine:
        more = thing.modifiers.new("fine", "SUBSURF")
        more.levels = more.render_levels = fine
        more.boundary_smooth = "PRESERVE_CORNERS"
    if relief is not None:
        push = thing.modifiers.new("relief", "DISPLACE")
        push.texture = bpy.data.textures.new("relief", "IMAGE")
        push.texture.image = relief
        push.texture.extension = "EXTEND"
        push.texture_coords, push.uv_layer = "UV", "print"
        push.mid_level, push.strength = 0.0, 1.0
    if thick:
        wall = thing.modifiers.new("wall", "SOLIDIFY")
        wall.thickness, wall.offset, wall.use_rim = thick, -1, True
    return thing
