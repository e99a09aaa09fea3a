"""Upholstery: covers sewn of two panels and a band, filled and sat on; made with the cloth simulation."""
import math

import bpy
import numpy as np

from materials import Surface
from shapes import link_mesh, ring_faces

_FILLED = {}


def wool(color, light=None, coarse=1.0, sheen=0.1):
    """Woven wool: threads of several tones of one color."""
    s = Surface("wool", color, 0.95, specular=0.06, sheen=sheen)
    a, b = s.noise(1, 2, 0.5, s.stretch(9 * coarse, 30 * coarse, 26 * coarse)), s.noise(1, 2, 0.5, s.stretch(30 * coarse, 11 * coarse, 9 * coarse))
    flecks = s.math("MULTIPLY", s.math("ADD", a, b), 0.5)
    tone = s.mix(s.ramp(flecks, (0.34, 1.0), (0.52, 0.0)), color, s.mix(0.34, color, "#1b1712"))
    tone = s.mix(s.ramp(flecks, (0.50, 0.0), (0.66, 0.7)), tone, light or s.mix(0.16, color, "#e8e0d0"))
    tone = s.mix(s.math("MULTIPLY", s.ramp(s.noise(0.7, 4), (0.35, 0.0), (0.7, 1.0)), 0.14), tone, s.mix(0.6, color, "#000000"))
    s.set("Base Color", tone)
    return s.bump(s.math("MULTIPLY_ADD", flecks, 1.0, s.math("MULTIPLY", s.noise(60, 2), 0.3)), 0.55, 0.035).done()


def felt(color):
    """Wool felt: fibers in all directions."""
    s = Surface("felt", color, 0.97, specular=0.05, sheen=0.3)
    hair = s.noise(38, 5, 0.7, distort=1.5)
    tone = s.mix(s.ramp(hair, (0.38, 0.0), (0.66, 0.5)), color, s.mix(0.4, color, "#e6e2da"))
    s.set("Base Color", s.mix(s.ramp(s.noise(24, 3), (0.36, 0.5), (0.5, 0.0)), tone, s.mix(0.5, color, "#151515")))
    return s.bump(hair, 0.4, 0.025).done()


def linen(color):
    """Plain linen: slubs both ways."""
    return wool(color, None, 1.4, 0.08)


def outline(a, b, power=3.0, count=112, top=None):
    """A rounded outline; with `top` its upper half has this power, as backs with round shoulders have."""
    t = np.arange(count) * 2 * math.pi / count - math.pi / 2
    c, s = np.cos(t), np.sin(t)
    p = np.where(s > 0, top or power, power)
    return np.stack((np.sign(c) * np.abs(c) ** (2 / p) * a, np.sign(s) * np.abs(s) ** (2 / p) * b), 1)


def _even(line, count):
    line = np.concatenate((line, line[:1]))
    way = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))))
    at = np.arange(count) / count * way[-1]
    return np.stack((np.interp(at, way, line[:, 0]), np.interp(at, way, line[:, 1])), 1)


def filled(key, line, thick, material, fill=2.2, loose=0.06, crown=0.12, band=5, rings=15, frames=15, stiff=14, roll=0.0, soften=2):
    """A box cushion in the x-y plane around the origin: `line` is its seams' outline. The seams are held, the panels are `loose`r than they and
    filled until they pucker. `roll` draws the seams in against the band's middle. Gives (body, lower seam, upper seam)."""
    line = _even(np.array(line, float), len(line))
    n = len(line)
    reach = np.abs(line).max(0)
    points, rows = [], []
    rng = np.random.default_rng(len(key) + n)
    bumps = [(rng.normal(0, 1.2, 2), rng.random() * 6.28) for _ in range(9)]

    def panel(z, way, k):
        at = line * (k / rings)
        u = np.clip(1 - (k / rings) ** 2, 0, 1)
        rough = sum(np.sin(at @ w * 2 + p) for w, p in bumps) * 0.006
        return np.concatenate((at, (z + way * (crown * u**0.8) + rough * u)[:, None] * np.ones((n, 1))), 1)

    lower = [panel(-thick / 2, -1, k) for k in range(1, rings + 1)]
    upper = [panel(thick / 2, 1, k) for k in range(rings, 0, -1)]
    middle = []
    for k in range(1, band):
        t = k / band
        out = 1 + roll * math.sin(math.pi * t) / max(reach)
        middle.append(np.concatenate((line * out, np.full((n, 1), (t - 0.5) * thick)), 1))
    rows = lower + middle + upper
    points = np.concatenate([[[0, 0, -thick / 2 - crown]], *rows, [[0, 0, thick / 2 + crown]]])
    faces = ring_faces(len(rows), n)
    seams = [1 + (rings - 1) * n + np.arange(n), 1 + (rings - 1 + band) * n + np.arange(n)]
    done = _fill(key, points, faces, np.concatenate(seams), fill, loose, frames, stiff) if frames else points
    body = link_mesh("cover", [tuple(map(float, p)) for p in done], faces, material)
    if soften:
        change = body.modifiers.new("soften", "SUBSURF")
        change.levels = change.render_levels = 1
    return body, done[seams[0]], done[seams[1]]


def _fill(key, points, faces, held, fill, loose, frames, stiff):
    if key in _FILLED:
        return _FILLED[key]
    scene = bpy.context.scene
    mesh = bpy.data.meshes.new("cover")
    mesh.from_pydata([tuple(map(float, p)) for p in points], [], faces)
    thing = bpy.data.objects.new("cover", mesh)
    scene.collection.objects.link(thing)
    pins = thing.vertex_groups.new(name="seams")
    pins.add([int(i) for i in held], 1.0, "REPLACE")
    sim = thing.modifiers.new("cover", "CLOTH")
    sim.settings.quality, sim.settings.mass = 4, 0.3
    sim.settings.tension_stiffness = sim.settings.compression_stiffness = stiff
    sim.settings.shear_stiffness, sim.settings.bending_stiffness = stiff * 0.5, 0.6
    sim.settings.air_damping = 4
    sim.settings.vertex_group_mass = "seams"
    sim.settings.shrink_min = -loose
    sim.settings.use_pressure, sim.settings.uniform_pressure_force = True, fill
    sim.settings.effector_weights.gravity = 0
    sim.collision_settings.use_collision = sim.collision_settings.use_self_collision = False
    sim.point_cache.frame_start, sim.point_cache.frame_end = 1, frames + 1
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    out = np.empty(len(points) * 3, np.float32)
    thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).data.vertices.foreach_get("co", out)
    bpy.data.objects.remove(thing)
    scene.frame_set(1)
    _FILLED[key] = out.reshape(-1, 3)
    return _FILLED[key]


def piping(line, radius, material, closed=True):
    """A covered cord along a seam."""
    from goods.furniture.strands import strands

    return strands("piping", [np.array(line, float)], radius, material, 10, closed=closed)


def cushion(key, line, thick, material, pipe=0.055, **more):
    """A filled cover with piping along both seams."""
    body, low, high = filled(key, line, thick, material, **more)
    things = [body]
    if pipe:
        things += [piping(low, pipe, material), piping(high, pipe, material)]
    return things
