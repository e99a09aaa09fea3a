"""The lounge chair by the fire and the chair at the desk."""
import math

import numpy as np

from goods.furniture.timber import beam, oak, powder, wire_steel
from goods.furniture.upholstery import cushion, felt, filled, outline, wool
from materials import plain
from parts import lay
from shapes import box, fillet, lathe, tube


def lounge_chair(color):
    """Low, wide, slightly tilted back; 86 cm wide, the seat at 38 cm."""
    cloth = wool(color)
    timber = oak()
    things = []
    frame = cushion("frame", outline(3.55, 3.35, 7), 1.05, cloth, pipe=0.0, crown=0.04, roll=0.03, frames=0)
    things += lay(frame, (0, 0.0, 2.0))
    seat = cushion("seat", outline(2.72, 3.15, 5.5), 1.15, cloth, fill=2.6, loose=0.07, crown=0.24, roll=0.10)
    things += lay(seat, (0, -0.55, 3.12), tilt=(3, 0))
    back = cushion("back", outline(3.2, 3.05, 4.0, 136, top=2.5), 1.25, cloth, fill=2.2, loose=0.06, crown=0.26, roll=0.08)
    middle = [(0, y, 0) for y in np.linspace(-2.9, 2.98, 40)]
    body = back[0]
    spots = np.array([v.co for v in body.data.vertices])
    groove = 0.10 * np.exp(-((spots[:, 0] / 0.10) ** 2)) + 0.07 * np.exp(-((spots[:, 0] / 0.45) ** 2))
    front = spots[:, 2] > 0.3
    spots[:, 2] -= np.where(front, groove, 0)
    body.data.vertices.foreach_set("co", spots.astype(np.float32).ravel())
    line = []
    for _, y, _ in middle:
        near = spots[(np.abs(spots[:, 0]) < 0.22) & front]
        line.append((0, y, float(near[np.argmin(np.abs(near[:, 1] - y)), 2]) + 0.0))
    things += lay(back, (0, 2.62, 5.05), tilt=(90 - 14, 0))
    arm_line = outline(0.86, 1.95, 5.0, 104, top=2.3)
    for way in (-1, 1):
        arm = cushion("arm", arm_line, 6.0, cloth, fill=1.5, loose=0.035, crown=0.10, band=16, rings=9, roll=0.02)
        things += lay(arm, (way * 3.42, -0.10, 3.42), tilt=(90, 0))
    for x in (-1, 1):
        for y, lean in ((-1, 0.30), (1, 0.45)):
            top = np.array((x * 2.95, y * 2.65, 1.6))
            foot = top + np.array((x * 0.30, y * lean, -1.6))
            things.append(beam("leg", [tuple(foot), tuple(top)], [(0.22, 0.22), (0.40, 0.40)], timber, power=2.0, sides=32, count=10, ends=0.04))
    return things


def caster(black, gray):
    """A twin wheel under its hood, its pin upwards at the origin."""
    things = []
    for x in (-0.13, 0.13):
        wheel = lathe("wheel", fillet([(0, -0.08), (0.19, -0.08, 0.02), (0.245, -0.06, 0.03), (0.245, 0.06, 0.03), (0.19, 0.08, 0.02), (0.17, 0.05, 0.02), (0, 0.05)], 0.02), black, 48)
        wheel.rotation_euler = (0, math.pi / 2 * (1 if x > 0 else -1), 0)
        wheel.location = (x, 0.12, 0.25)
        things.append(wheel)
    hood = tube("hood", [(0, -0.10, 0.44), (0, 0.05, 0.52), (0, 0.25, 0.48), (0, 0.38, 0.30)], [0.06, 0.085, 0.085, 0.05], gray, flat=2.0, count=24, sides=20, sideways=(1, 0, 0))
    pin = lathe("pin", fillet([(0.05, 0.45), (0.05, 0.72), (0, 0.72)], 0.01), gray, 24)
    return [*things, hood, pin]


def desk_chair(color="#7d858a"):
    """Wool felt on seat and back, low arms, five casters."""
    cloth, black, steel = felt(color), powder("#222426", 0.45), wire_steel("#c4c4c2", 0.2)
    rubber = plain("#17181a", 0.55)
    things = []
    for k in range(5):
        a = math.radians(90 * 3 + 72 * k + 14)
        c, s = math.cos(a), math.sin(a)
        things.append(beam("foot", [(0.15 * c, 0.15 * s, 1.00), (1.5 * c, 1.5 * s, 0.86), (3.0 * c, 3.0 * s, 0.66)], [(0.52, 0.34), (0.42, 0.26), (0.30, 0.17)], black, side=(-s, c, 0), power=3.2, count=20, ends=0.06))
        things += lay(caster(rubber, black), (2.92 * c, 2.92 * s, 0), turn=math.degrees(a) + 60 + 47 * k)
    things.append(lathe("hub", fillet([(0, 0.72), (0.36, 0.72, 0.04), (0.40, 0.80, 0.05), (0.38, 1.20, 0.05), (0.29, 1.26, 0.03), (0, 1.26)], 0.03), black))
    things.append(lathe("sleeve", fillet([(0.27, 1.2), (0.25, 2.5, 0.02), (0.16, 2.52, 0.01), (0.0, 2.52)], 0.02), black))
    things.append(lathe("column", fillet([(0.15, 2.4), (0.15, 3.9), (0, 3.9)], 0.01), steel))
    things.append(box("works", (1.5, 2.0, 0.42), black, 0.12, (0, 0.1, 3.78)))
    things.append(beam("plate", [(0, -1.9, 4.22), (0, 1.9, 4.22)], (4.0, 0.14), black, power=7, count=10))
    lever = tube("lever", [(0.6, -0.3, 3.95), (1.6, -0.35, 3.93), (2.25, -0.4, 3.88)], [0.045, 0.045, 0.04], steel, count=20, sides=16)
    paddle = tube("paddle", [(2.15, -0.4, 3.89), (2.65, -0.42, 3.84)], [0.09, 0.11], rubber, count=10, sides=16, flat=0.5)
    things += [lever, paddle]
    pad = cushion("desk-seat", outline(2.38, 2.32, 3.6), 0.50, cloth, pipe=0.035, fill=2.2, loose=0.04, crown=0.16, roll=0.06)
    for part in pad:
        for v in part.data.vertices:
            v.co.z -= 0.30 * max(0.0, (-v.co.y - 1.2)) ** 2 * 0.35
    things += lay(pad, (0, -0.05, 4.56))
    spine = [(0, 0.8, 3.98), (0, 2.1, 3.98), (0, 2.62, 4.35), (0, 2.72, 5.2), (0, 2.72, 6.4)]
    things.append(beam("spine", spine, [(0.9, 0.16), (0.8, 0.16), (0.7, 0.16), (0.6, 0.15), (0.5, 0.14)], black, power=4, count=60))
    back = cushion("desk-back", outline(2.22, 2.35, 3.4, top=3.0), 0.36, cloth, pipe=0.035, fill=1.8, loose=0.035, crown=0.11, roll=0.04)
    shell, _, _ = filled("desk-shell", outline(2.2, 2.33, 3.4, top=3.0), 0.10, black, crown=0.02, band=3, frames=0)
    for part in (*back, shell):
        _hollow(part)
    shell.location = (0, 0, -0.27)
    things += lay([*back, shell], (0, 2.28, 7.35), tilt=(90 - 6, 0))
    for way in (-1, 1):
        post = [(way * 1.4, 0.35, 4.12), (way * 2.45, 0.35, 4.12), (way * 2.72, 0.35, 4.30), (way * 2.78, 0.33, 5.0), (way * 2.80, 0.25, 6.45)]
        things.append(beam("post", post, [(0.55, 0.13), (0.5, 0.13), (0.48, 0.14), (0.42, 0.15), (0.42, 0.15)], black, side=(0, 1, 0), power=4, count=60))
        pad = beam("arm", [(way * 2.72, -1.25, 6.55), (way * 2.76, 0.2, 6.58), (way * 2.72, 1.35, 6.52)], [(0.62, 0.20), (0.80, 0.26), (0.66, 0.20)], rubber, side=(1, 0, 0), power=2.8, count=24, ends=0.09)
        things.append(pad)
    return things


def _hollow(part):
    """Curve a back around who sits in it."""
    for v in part.data.vertices:
        v.co.z += 0.085 * v.co.x**2 * 0.6 - 0.10 * math.exp(-((v.co.y + 0.9) ** 2) / 1.2) * -1
