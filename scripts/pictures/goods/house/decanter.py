"""A cut-glass decanter with a ground stopper."""
import math

from materials import glass, liquid
from shapes import lathe, link_mesh, spline


def cut(profile, material, cuts=14, low=0.0, high=1.0, deep=0.06, steps=224, name="cut"):
    """A turned body whose wall is cut into flat facets between two heights."""
    points, faces = [], []
    n = len(profile)
    for r, z in profile:
        t = min(1.0, max(0.0, min(z - low, high - z) / 0.10))
        t = t * t * (3 - 2 * t)
        for k in range(steps):
            a = 2 * math.pi * k / steps
            inside = (a * cuts / (2 * math.pi)) % 1.0 - 0.5
            flat = math.cos(math.pi / cuts) / math.cos(inside * 2 * math.pi / cuts)
            q = r * (1 - t * (1 - flat) * (1 + deep))
            points.append((q * math.cos(a), q * math.sin(a), z))
    for j in range(n - 1):
        for k in range(steps):
            m = (k + 1) % steps
            faces.append((j * steps + k, j * steps + m, (j + 1) * steps + m, (j + 1) * steps + k))
    thing = link_mesh(name, points, faces, material)
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(17)
    return thing


def decanter(level=0.42, color="#b8702a"):
    """A broad body, a tall neck, whisky to its shoulder; it holds 0.8 litres."""
    outer = spline([(0.66, 0.03), (0.76, 0.12), (0.78, 0.30), (0.62, 0.56), (0.30, 0.84), (0.17, 1.06), (0.15, 1.42), (0.17, 1.62), (0.24, 1.70)], 120)
    clear = glass("#fcfcfa")
    inner = [(r - 0.05, z) for r, z in reversed(outer) if z > 0.13 and z < 1.68]
    line = [(0.001, 0.012), (0.5, 0.012), (0.58, 0.0), (0.64, 0.008)] + outer + [(0.235, 1.72), (0.20, 1.715)] + inner + [(0.66, 0.15), (0.5, 0.115), (0.001, 0.11)]
    things = [cut(line[: 4 + len(outer)], clear, 10, 0.02, 0.72, 0.1, 220), lathe("inner", line[3 + len(outer):], clear, 160)]
    top = 0.11 + level
    wall = [(r + 0.0015, z) for r, z in reversed(inner) if z < top]
    things.append(lathe("whisky", [(0, 0.112), (0.5, 0.1165), (0.662, 0.152)] + wall + [(wall[-1][0] - 0.012, top - 0.006), (0, top - 0.006)], liquid(color, "#e0b070"), 160))
    ball = [(0.001, 1.50), (0.085, 1.50), (0.11, 1.70), (0.13, 1.722), (0.12, 1.755)] + spline([(0.13, 1.765), (0.22, 1.90), (0.215, 2.04), (0.12, 2.17)], 40) + [(0.001, 2.18)]
    things.append(cut(ball, clear, 8, 1.80, 2.24, 0.0, 160, "stopper"))
    return things
