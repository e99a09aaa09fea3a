"""Shapes that goods are made of. Every edge is rounded: nothing real is sharp."""
import math

import bmesh
import bpy
from mathutils import Vector


def link_mesh(name, points, faces, material=None, smooth=True):
    """A mesh of points and faces, in the scene."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    for face in mesh.polygons:
        face.use_smooth = smooth
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        mesh.materials.append(material)
    return thing


def ring_faces(rings, n):
    """The faces of a closed body: a first point, `rings` of `n` points each, a last point."""
    faces = [(0, 1 + (k + 1) % n, 1 + k) for k in range(n)]
    for i in range(rings - 1):
        a, b = 1 + i * n, 1 + (i + 1) * n
        faces += [(a + k, a + (k + 1) % n, b + (k + 1) % n, b + k) for k in range(n)]
    a, tip = 1 + (rings - 1) * n, 1 + rings * n
    return faces + [(a + k, a + (k + 1) % n, tip) for k in range(n)]


def evaluated_points(thing):
    """Some hundred points of an object as it is rendered, for the camera to frame."""
    ready = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = ready.to_mesh()
    step = max(1, len(mesh.vertices) // 240)
    points = [ready.matrix_world @ v.co for v in list(mesh.vertices)[::step]]
    ready.to_mesh_clear()
    return points


def fillet(points, radius=0.02, steps=5):
    """Round a line's corners. A point may carry its own radius as a third number (0 keeps it)."""
    out = []
    for i, point in enumerate(points):
        here = Vector(point[:2])
        r = point[2] if len(point) > 2 else radius
        if i == 0 or i == len(points) - 1 or r <= 0:
            out.append(tuple(here))
            continue
        before, after = Vector(points[i - 1][:2]), Vector(points[i + 1][:2])
        a, b = before - here, after - here
        if a.length < 1e-6 or b.length < 1e-6:
            continue
        d = min(r, a.length * 0.48, b.length * 0.48)
        p, q = here + a.normalized() * d, here + b.normalized() * d
        for k in range(steps + 1):
            t = k / steps
            out.append(tuple(p * (1 - t) ** 2 + here * 2 * t * (1 - t) + q * t * t))
    return out


def spline(points, count=48, closed=False):
    """A smooth line through points of any number of coordinates (Catmull-Rom)."""
    points = [Vector(p) for p in points]
    ends = (points[-1], points[0], points[1]) if closed else (points[0] * 2 - points[1], None, points[-1] * 2 - points[-2])
    line = [ends[0]] + points + ([ends[1], ends[2]] if closed else [ends[2]])
    parts = len(line) - 3
    out = []
    for k in range(count + (0 if closed else 1)):
        at = k / count * parts
        i = min(int(at), parts - 1)
        t = at - i
        a, b, c, d = line[i : i + 4]
        out.append(
            tuple(0.5 * (b * 2 + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * t * t + (b * 3 - a - c * 3 + d) * t**3))
        )
    return out


def lathe(name, profile, material, steps=144, wobble=0.0):
    """Turn a profile of (radius, height) about the z axis. `wobble` makes it a little hand-thrown.

    The profile runs from under the foot up outside and down inside: so faces look outwards."""
    points, faces, rows = [], [], []
    for r, z in _held(profile):
        if r < 1e-5:
            rows.append([len(points)])
            points.append((0, 0, z))
            continue
        row = []
        for k in range(steps):
            a = 2 * math.pi * k / steps
            out = r * (1 + wobble * (math.sin(2 * a + z * 1.7) + 0.5 * math.sin(3 * a - z * 4)))
            row.append(len(points))
            points.append((out * math.cos(a), out * math.sin(a), z))
        rows.append(row)
    for low, high in zip(rows, rows[1:]):
        for k in range(steps):
            n = (k + 1) % steps
            if len(low) == 1 and len(high) == 1:
                break
            if len(low) == 1:
                faces.append((low[0], high[n], high[k]))
            elif len(high) == 1:
                faces.append((low[k], low[n], high[0]))
            else:
                faces.append((low[k], low[n], high[n], high[k]))
    return link_mesh(name, points, faces, material)


def _held(profile, near=0.012):
    """The profile with a point near both ends of every long part, so that shading bends at edges only."""
    out = [tuple(profile[0][:2])]
    for here, there in zip(profile, profile[1:]):
        a, b = Vector(here[:2]), Vector(there[:2])
        if (b - a).length > near * 4:
            step = (b - a).normalized() * near
            out += [tuple(a + step), tuple(b - step)]
        out.append(tuple(b))
    return out


def outward(thing):
    """Turn all faces to the outside."""
    work = bmesh.new()
    work.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(thing.data)
    work.free()


def tube(name, path, radius, material, sides=32, flat=1.0, count=64, hollow=0.0, caps=True, sideways=(0, 1, 0)):
    """A tube along a line. `radius` is a number or a list along the line; `flat` widens it across `sideways`.

    `hollow` is a wall's thickness: the tube is then open at its far end, as a spout is."""
    line = [Vector(p) for p in spline(path, count)]
    radii = radius if isinstance(radius, (list, tuple)) else [radius, radius]
    radii = [r[0] for r in spline([(r, 0) for r in radii], count)] if len(radii) > 2 else [
        radii[0] + (radii[-1] - radii[0]) * k / count for k in range(count + 1)
    ]
    rings = []
    side = Vector(sideways).normalized()
    for i, here in enumerate(line):
        ahead = (line[min(i + 1, count)] - line[max(i - 1, 0)]).normalized()
        side = (side - ahead * side.dot(ahead)).normalized()
        rings.append((here, side, ahead.cross(side).normalized(), radii[i], ahead))
    if caps:
        start, end = rings[0], rings[-1]
        rings = _cap(start, -1) + rings + ([] if hollow else _cap(end, 1))
    if hollow:
        rim = rings[-1]
        lip = [(rim[0] + rim[4] * hollow * 0.5, rim[1], rim[2], rim[3] - hollow * 0.5, rim[4])]
        rings = rings + lip + [(h, s, u, max(0.002, r - hollow), a) for h, s, u, r, a in reversed(rings[-(count - 4) :])]
    points, faces = [], []
    for here, s, u, r, _ in rings:
        for k in range(sides):
            a = 2 * math.pi * k / sides
            points.append(tuple(here + s * (r * flat * math.cos(a)) + u * (r * math.sin(a))))
    for i in range(len(rings) - 1):
        for k in range(sides):
            n = (k + 1) % sides
            faces.append((i * sides + k, i * sides + n, (i + 1) * sides + n, (i + 1) * sides + k))
    faces.append(tuple(reversed(range(sides))))
    faces.append(tuple(range((len(rings) - 1) * sides, len(rings) * sides)))
    thing = link_mesh(name, points, faces, material)
    outward(thing)
    return thing


def _cap(ring, way):
    here, s, u, r, ahead = ring
    out = []
    for k in range(1, 7):
        a = math.pi / 2 * k / 6.3
        out.append((here + ahead * way * r * math.sin(a), s, u, r * math.cos(a), ahead))
    return out if way > 0 else list(reversed(out))


def box(name, size, material, radius=0.02, place=(0, 0, 0), segments=4):
    """A box standing on its place, with rounded edges."""
    x, y, z = (d / 2 for d in size)
    corners = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, 2 * z), (x, -y, 2 * z), (x, y, 2 * z), (-x, y, 2 * z)]
    sides = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thing = link_mesh(name, corners, sides, material)
    thing.location = place
    bevel(thing, radius, segments)
    return thing


def bevel(thing, radius=0.02, segments=4):
    """Round an object's edges, and keep its flat sides flat to the eye."""
    change = thing.modifiers.new("bevel", "BEVEL")
    change.width = radius
    change.segments = segments
    change.limit_method = "ANGLE"
    change.harden_normals = True
    thing.data.use_auto_smooth = True
    return thing


def plate(name, outline, thickness, material, radius=0.015, place=(0, 0, 0)):
    """A flat body cut from an outline in the x-z plane (a knife's blade, a board), `thickness` deep."""
    n = len(outline)
    points = [(x, -thickness / 2, z) for x, z in outline] + [(x, thickness / 2, z) for x, z in outline]
    faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
    faces += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    thing = link_mesh(name, points, faces, material)
    outward(thing)
    thing.location = place
    bevel(thing, radius, 4)
    return thing


def wrap(name, radius, low, high, material, degrees=360, turn=-90, steps=96, top_radius=None):
    """A printed sheet around a cylinder or cone: the picture's middle faces the camera."""
    points, faces = [], []
    top = top_radius or radius
    for k in range(steps + 1):
        a = math.radians(turn - degrees / 2 + degrees * k / steps)
        points += [(radius * math.cos(a), radius * math.sin(a), low), (top * math.cos(a), top * math.sin(a), high)]
    for k in range(steps):
        faces.append((2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1))
    thing = link_mesh(name, points, faces, material)
    sheet = thing.data.uv_layers.new(name="print")
    for face in thing.data.polygons:
        for corner in face.loop_indices:
            at = thing.data.loops[corner].vertex_index
            sheet.data[corner].uv = ((at // 2) / steps, at % 2)
    return thing


def card(name, width, height, material, bend=0.0):
    """A printed sheet that lies in the x-y plane, its middle at the origin; `bend` curls its ends up."""
    points, faces, steps = [], [], 24
    for k in range(steps + 1):
        x = width * (k / steps - 0.5)
        z = bend * (2 * k / steps - 1) ** 2
        points += [(x, -height / 2, z), (x, height / 2, z)]
    for k in range(steps):
        faces.append((2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1))
    thing = link_mesh(name, points, faces, material)
    sheet = thing.data.uv_layers.new(name="print")
    for face in thing.data.polygons:
        for corner in face.loop_indices:
            at = thing.data.loops[corner].vertex_index
            sheet.data[corner].uv = ((at // 2) / steps, at % 2)
    return thing


def join(*things):
    """One object of several, so that a glaze runs over the seams."""
    bpy.ops.object.select_all(action="DESELECT")
    for thing in things:
        thing.select_set(True)
    bpy.context.view_layer.objects.active = things[0]
    bpy.ops.object.join()
    return things[0]


def group(things, place=(0, 0, 0), turn=0.0, scale=1.0, tilt=(0, 0)):
    """Move several objects as one thing; gives them back."""
    handle = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(handle)
    for thing in things:
        if thing.parent is None:
            thing.parent = handle
    handle.location = place
    handle.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    handle.scale = (scale, scale, scale)
    return things
