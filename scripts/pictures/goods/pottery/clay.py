"""Clay thrown on a wheel, and what it is glazed with. The mesh knows where a glaze runs thin and what is inside."""
import math

from mathutils import Vector

from materials import Surface
from shapes import join, link_mesh, tube


def hollow(outer, wall=0.04, floor=0.075, ring=0.03, foot=None, thick=1.35, bare=True):
    """A pot's profile from its outside line: a turned foot, the lip, and the inside at a wall's distance."""
    line = [Vector(p) for p in outer]
    foot = foot or line[0].x
    out = (
        [
            (0, ring * 0.8),
            (foot * 0.70, ring * 0.8),
            (foot * 0.75, ring * 0.5),
            (foot * 0.79, 0.004),
            (foot * 0.83, 0.0),
            (foot * 0.93, 0.0),
            (foot * 0.965, 0.006),
        ]
        if bare
        else [(0, 0.0), (foot * 0.9, 0.0), (foot * 0.97, 0.004)]
    )
    out += [tuple(p) for p in line]
    inner, last = [], len(line) - 1
    for i, here in enumerate(line):
        ahead = (line[min(i + 1, last)] - line[max(i - 1, 0)]).normalized()
        w = wall * (thick + (0.9 - thick) * i / last)
        inner.append(here + Vector((-ahead.y, ahead.x)) * w)
    tip, end = line[-1], inner[-1]
    ahead, middle = (line[-1] - line[-3]).normalized(), (tip + end) / 2
    out += [
        tuple(middle + (tip - middle) * math.cos(a) + ahead * ((tip - end).length * 0.5 * math.sin(a)))
        for a in (math.pi * k / 10 for k in range(1, 10))
    ]
    kept = [tuple(p) for p in reversed(inner) if p.y > floor + 0.012 and p.x > 0.02]
    out += kept
    r = kept[-1][0]
    return out + [(r * 0.94, floor + 0.004), (r * 0.84, floor), (0, floor - 0.002)]


def _fine(profile, step):
    out = [tuple(profile[0][:2])]
    for here, there in zip(profile, profile[1:]):
        a, b = Vector(here[:2]), Vector(there[:2])
        parts = max(1, int((b - a).length / step))
        out += [tuple(a + (b - a) * k / parts) for k in range(1, parts + 1)]
    return [p for k, p in enumerate(out) if k == 0 or (Vector(p) - Vector(out[k - 1])).length > 1e-5]


def thrown(name, profile, material, rings=1.0, pitch=0.085, steps=144, wobble=0.005, seed=0.0, step=0.016, lip=None, bend=None):
    """Turn a profile as a hand does: rings wind up the wall, nothing is quite round. `lip` is the height where the
    inside begins (else the highest point); `bend(r, angle, z)` may move a point further, and gives (r, z) or a place."""
    line = _fine(profile, step)
    heights = [z for _, z in line]
    top = heights.index(max(heights)) if lip is None else next((k for k, z in enumerate(heights) if z >= lip), len(line))
    along, thin = [0.0], []
    for a, b in zip(line, line[1:]):
        along.append(along[-1] + (Vector(b) - Vector(a)).length)

    def at(s):
        s = min(max(s, 0), along[-1])
        k = next((k for k in range(len(along) - 1) if along[k + 1] >= s), len(along) - 2)
        t = (s - along[k]) / max(1e-6, along[k + 1] - along[k])
        return Vector(line[k]).lerp(Vector(line[k + 1]), t)

    sides = []
    for s in along:
        p, q, o = at(s - 0.035), at(s + 0.035), at(s)
        a, b = o - p, q - o
        thin.append(math.atan2(a.x * b.y - a.y * b.x, max(1e-6, a.dot(b))))
        ahead = (at(s + 0.02) - at(s - 0.02)).normalized()
        sides.append((ahead.y, -ahead.x))
    points, faces, rows, values, insides = [], [], [], [], []
    for k, (r, z) in enumerate(line):
        near = min(1.0, max(0.0, abs(along[k] - along[top]) / 0.12 - 0.3)) if top < len(line) else 1.0
        lift = 0.0035 * rings * near * min(1.0, max(0.0, (z - 0.05) / 0.08) if k < top else 1.0) * (0.55 + 0.45 * math.sin(along[k] * 5.3 + seed * 2))
        count = 1 if r < 1e-4 else steps
        row = []
        for i in range(count):
            a = 2 * math.pi * i / steps
            push = lift * (
                math.sin(2 * math.pi * along[k] / pitch - a + seed + 0.5 * math.sin(along[k] * 9))
                + 0.35 * math.sin(2 * math.pi * along[k] / pitch * 2.3 + a * 2)
            )
            x, y = r + sides[k][0] * push * min(1, r / 0.1), z + sides[k][1] * push
            x *= 1 + wobble * (math.sin(2 * a + z * 1.4 + seed) + 0.45 * math.sin(3 * a - z * 2.5 + seed * 3))
            y += wobble * 0.5 * math.sin(a + seed * 5) * min(1.0, max(0.0, z - 0.1) * 2)
            at_ = bend(x, a, y) if bend else (x, y)
            row.append(len(points))
            points.append(at_ if len(at_) == 3 else (at_[0] * math.cos(a), at_[0] * math.sin(a), at_[1]))
            values.append(thin[k])
            insides.append(1.0 if k > top else 0.0)
        rows.append(row)
    for low, high in zip(rows, rows[1:]):
        for i in range(steps):
            n = (i + 1) % steps
            if len(low) == 1 and len(high) == 1:
                break
            if len(low) == 1:
                faces.append((low[0], high[n], high[i]))
            elif len(high) == 1:
                faces.append((low[i], low[n], high[0]))
            else:
                faces.append((low[i], low[n], high[n], high[i]))
    thing = link_mesh(name, points, faces, material)
    for key, numbers in (("thin", values), ("inside", insides)):
        thing.data.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", numbers)
    return thing


def stoneware(
    color,
    inside=None,
    rough=0.2,
    matt=False,
    clay="#a97f57",
    foot=0.05,
    breaks="#96623a",
    thin=0.75,
    speckles=0.0,
    speckle="#3a281b",
    dip=None,
    drip=0.03,
    line=None,
    reach=0.46,
    rim=None,
    soft=0.0,
    cloudy=0.16,
    runs=0.0,
    salt=0.0,
):
    """Glazed stoneware on thrown clay. `dip` is (height, color): what was dipped upside down into a second glaze;
    `line` (from, to, color) is painted on the outside; `rim` colors the lip; `runs` lets the dipped edge run down."""
    s = Surface("stoneware", color, rough, clearcoat=0.0 if matt else 0.5, clearcoat_roughness=0.09)
    curve, within = s.add("ShaderNodeAttribute"), s.add("ShaderNodeAttribute")
    curve.attribute_name, within.attribute_name = "thin", "inside"
    bend, within = curve.outputs["Fac"], s.math("GREATER_THAN", within.outputs["Fac"], 0.5)
    cloud = s.noise(2.6, 5, 0.6)
    patch = s.ramp(cloud, (0.36, 0.0), (0.68, 1.0))

    def fired(base):
        return s.mix(patch, s.mix(cloudy, base, "#2b2019"), s.mix(cloudy * 0.5, base, breaks))

    tone = fired(color)
    wavy = s.math("MULTIPLY_ADD", s.math("SUBTRACT", s.noise(1.7, 3), 0.5), drip * 2.6, s.height())
    if dip:
        edge = wavy
        if runs:
            edge = s.math("MULTIPLY_ADD", s.ramp(s.noise(4.2, 0, 0.5, s.stretch(1, 1, 0.08)), (0.38, 0.0), (0.80, 1.0)), runs, wavy)
        above = s.ramp(s.math("SUBTRACT", edge, dip[0] - 0.5), (0.496, 0.0), (0.504, 1.0))
        tone = s.mix(above, tone, fired(dip[1]))
        near = s.ramp(s.math("ABSOLUTE", s.math("SUBTRACT", edge, dip[0] - 0.014)), (0.004, 0.55), (0.024, 0.0))
        tone = s.mix(near, tone, breaks)
    if inside:
        tone = s.mix(within, tone, fired(inside))
    if line:
        stroke = s.math("MULTIPLY_ADD", s.math("SUBTRACT", s.noise(3.2, 2), 0.5), 0.022, s.height())
        on = s.math(
            "MULTIPLY",
            s.ramp(s.math("SUBTRACT", stroke, line[0] - 0.5), (0.496, 0.0), (0.503, 1.0)),
            s.ramp(s.math("SUBTRACT", stroke, line[1] - 0.5), (0.497, 1.0), (0.504, 0.0)),
        )
        on = s.math("MULTIPLY", s.math("MULTIPLY", on, s.math("LESS_THAN", s.from_axis(), reach)), s.math("SUBTRACT", 1.0, within))
        tone = s.mix(s.math("MULTIPLY", on, s.ramp(s.noise(11, 4), (0.25, 0.7), (0.6, 0.97))), tone, line[2])
    if salt:
        skin = s.ramp(s.noise(30, 2, 0.6), (0.42, salt), (0.6, 0.0))
        tone = s.mix(skin, tone, speckle)
    ragged = s.math("MULTIPLY_ADD", s.math("SUBTRACT", s.noise(9, 4), 0.5), 0.9, bend)
    tone = s.mix(s.math("MULTIPLY", s.ramp(ragged, (0.30, 0.0), (1.25, 1.0)), thin), tone, rim or breaks)
    tone = s.mix(s.ramp(s.math("MULTIPLY", bend, -1.0), (0.15, 0.0), (0.9, 0.35)), tone, "#2b2019")
    if speckles:
        small = s.ramp(s.noise(34, 2), (0.27, speckles), (0.325, 0.0))
        fine = s.ramp(s.noise(80, 1), (0.25, speckles * 0.7), (0.29, 0.0))
        tone = s.mix(s.math("MAXIMUM", small, fine), tone, speckle)
    coat = 0.0 if matt else 0.5
    glossy = s.ramp(s.noise(6, 3), (0.3, rough), (0.75, rough + 0.14))
    if foot:
        low = s.math("MULTIPLY_ADD", s.math("SUBTRACT", s.noise(2.4, 3), 0.5), 0.03, s.height())
        bare = s.math("MULTIPLY", s.math("LESS_THAN", low, foot), s.math("SUBTRACT", 1.0, within))
        toast = s.math("MULTIPLY", s.ramp(s.math("SUBTRACT", low, foot - 0.1), (0.098, 0.7), (0.125, 0.0)), s.math("SUBTRACT", 1.0, within))
        body = s.mix(s.ramp(s.noise(55, 2), (0.3, 0.35), (0.5, 0.0)), clay, "#54392a")
        tone = s.mix(bare, s.mix(toast, tone, breaks), body)
        glossy = s.math("MAXIMUM", s.math("MULTIPLY", bare, 0.85), glossy)
        if coat:
            s.set("Clearcoat", s.math("MULTIPLY", s.math("SUBTRACT", 1.0, bare), coat))
    s.set("Roughness", glossy)
    s.set("Base Color", tone)
    grain = s.math("MULTIPLY_ADD", s.noise(5, 2), 1.0, s.math("MULTIPLY", s.noise(48 if salt else 62, 2), 0.3 if salt else 0.09 if matt else 0.03))
    return s.bump(grain, 0.15, 0.05, soft).done()


def radius_at(outer, z):
    """How wide an outside line is at a height."""
    for (r0, z0), (r1, z1) in zip(outer, outer[1:]):
        if min(z0, z1) <= z <= max(z0, z1) and abs(z1 - z0) > 1e-6:
            return r0 + (r1 - r0) * (z - z0) / (z1 - z0)
    return outer[-1][0]


def pulled(outer, high, low, out, material, thick=0.046, flat=1.75, lift=0.05):
    """A handle pulled from a strap of clay and pressed on, to the right of a pot."""
    a, b, h = radius_at(outer, high), radius_at(outer, low), high - low
    path = [
        (a - 0.05, 0, high),
        (a + out * 0.32, 0, high + h * lift),
        (a + out * 0.82, 0, high - h * 0.06),
        (a + out * 1.0, 0, high - h * 0.36),
        (max(a, b) + out * 0.80, 0, low + h * 0.32),
        (b + out * 0.42, 0, low + h * 0.08),
        (b - 0.04, 0, low - 0.01),
    ]
    return tube(
        "handle",
        path,
        [thick * 1.9, thick * 1.2, thick * 1.02, thick * 0.95, thick * 0.9, thick * 0.95, thick * 1.5],
        material,
        flat=flat,
        count=72,
        sides=36,
    )


def looped(outer, high, low, out, material, thick=0.05, flat=1.5, lift=0.14):
    """A handle in one even bow, for pots."""
    a, b, h = radius_at(outer, high), radius_at(outer, low), high - low
    p = [Vector(q) for q in ((a - 0.05, 0, high), (a + out * 1.35, 0, high + h * lift), (b + out * 1.25, 0, low + h * 0.12), (b - 0.04, 0, low))]
    path = [p[0] * (1 - t) ** 3 + p[1] * 3 * t * (1 - t) ** 2 + p[2] * 3 * t * t * (1 - t) + p[3] * t**3 for t in (k / 12 for k in range(13))]
    return tube(
        "handle",
        path,
        [thick * 1.7, thick * 1.1, thick, thick * 0.95, thick * 0.92, thick * 1.0, thick * 1.5],
        material,
        flat=flat,
        count=90,
        sides=36,
    )


def with_handle(body, handle):
    return join(body, handle)
