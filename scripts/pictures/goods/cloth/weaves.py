"""How cloth is woven: threads drawn one by one as color and relief, and the materials made of them."""
import functools
import math

import bpy
import numpy as np

from materials import Surface, rgb


def linear(color):
    return np.array(rgb(color, False), np.float32)


def _drift(px, count, seed, strength, cells):
    """How the thickness of `count` threads changes along `px` steps; it repeats."""
    dice = np.random.default_rng(seed)
    x = np.arange(px) / px * 2 * math.pi
    out = np.zeros((count, px), np.float32)
    for k in cells:
        out += np.sin(k * x[None] + dice.uniform(0, 6.28, (count, 1))) * dice.normal(0, 1, (count, 1))
    return 1 + strength * (out / math.sqrt(len(cells)) + dice.normal(0, 0.8, (count, 1)))


@functools.lru_cache(None)
def weave(kind, n, per=8, seed=1, slub=0.1):
    """A tile of n by n threads, `per` steps each: height, where the warp is above, how light each thread is, and the thread's numbers."""
    px = n * per
    at = (np.arange(px) + 0.5) / per
    i, f = np.floor(at).astype(int), at % 1
    I, J = np.meshgrid(i, i, indexing="xy")
    if kind == "plain":
        above = (I + J) % 2 == 0
    elif kind == "twill":
        above = (I + J) % 4 < 2
    elif kind == "herringbone":
        above = (J + np.abs((I % 24) - 11.5).astype(int)) % 4 < 2
    elif kind == "weft":
        above = np.zeros_like(I, bool)
    round_ = np.sqrt(np.maximum(0.04, 1 - (2 * f - 1) ** 2))
    crown = 0.72 + 0.28 * np.sin(math.pi * f)
    warp, weft = round_[None, :] * crown[:, None], round_[:, None] * crown[None, :]
    if kind == "weft":
        weft = round_[:, None] * (0.62 + 0.38 * np.sin(math.pi * ((at[None, :] * 0.5 + 0.5 * (i[:, None] % 2)) % 1)))
    thick_u, thick_v = _drift(px, n, seed, slub, (1, 2, 3, 5, 8))[i].T, _drift(px, n, seed + 9, slub, (1, 2, 3, 5, 8))[i]
    height = np.where(above, warp * thick_u, weft * thick_v)
    light = np.where(above, thick_u, thick_v)
    return height.astype(np.float32), above, light.astype(np.float32), I, J


def threads(kind, n, warp="#ffffff", weft=None, per=8, seed=1, slub=0.1, deep=0.45):
    """A tile's color and relief. `warp` and `weft` are one color or a list of n; without a weft both are the warp's."""
    height, above, light, I, J = weave(kind, n, per, seed, slub)
    weft = weft or warp

    def yarn(colors):
        colors = [colors] if isinstance(colors, str) else list(colors)
        found = {c: linear(c) for c in set(colors)}
        return np.stack([found[colors[k % len(colors)]] for k in range(n)])

    tone = np.where(above[..., None], yarn(warp)[I], yarn(weft)[J])
    shade = np.clip((1 - deep) + deep * height, 0, 1.2) * np.clip(light, 0.6, 1.4) ** 0.8
    return tone * shade[..., None], height


@functools.lru_cache(None)
def knit(columns=12, rows=14, per=28, seed=3):
    """Stocking stitch: every stitch is a V of two legs. Gives shade and relief."""
    w, h = columns * per, rows * per
    a, b = np.meshgrid(np.arange(w) / per, np.arange(h) / per, indexing="xy")
    dice = np.random.default_rng(seed)
    best = np.zeros((h, w))
    for shift in (-1, 0, 1):
        for way in (-1, 1):
            y = b % 1 - shift
            t = np.clip((y + 0.28) / 1.5, 0, 1)
            center = 0.5 + way * (0.085 + 0.27 * t**0.75)
            d = (a % 1 - center) / 0.185
            body = np.sqrt(np.maximum(0, 1 - d * d)) * np.where((y > -0.3) & (y < 1.24), 1, 0)
            lift = 0.55 + 0.45 * np.sin(math.pi * np.clip((y + 0.3) / 1.5, 0, 1)) - 0.16 * t
            ply = 1 + 0.10 * np.sin((y * 3.2 + d * way * 0.7) * 2 * math.pi)
            best = np.maximum(best, body * lift * ply)
    uneven = 1 + 0.06 * dice.normal(0, 1, (rows, columns)).repeat(per, 0).repeat(per, 1)
    height = (best * uneven).astype(np.float32)
    return (0.42 + 0.58 * np.clip(height * 1.15, 0, 1))[..., None] * np.ones(3, np.float32), height


@functools.lru_cache(None)
def loops(px=512, count=64, seed=5, long=1.6, deep=0.4):
    """Terry or cut pile: a crowd of small round ends. `count` of them along one side of the tile."""
    dice = np.random.default_rng(seed)
    height = np.zeros((px, px), np.float32)
    r = px / count
    reach = int(r * long) + 1
    gy, gx = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    for row in range(count):
        for column in range(count):
            x = int((column + dice.uniform(-0.35, 0.35) + 0.5 * (row % 2)) * r)
            y = int((row + dice.uniform(-0.35, 0.35)) * r)
            a = dice.uniform(0, math.pi)
            u, v = gx * math.cos(a) + gy * math.sin(a), -gx * math.sin(a) + gy * math.cos(a)
            d = (u / (r * 0.78 * math.sqrt(long))) ** 2 + (v / (r * 0.78 / math.sqrt(long))) ** 2
            blob = np.sqrt(np.maximum(0, 1 - d)) * dice.uniform(0.55, 1.0)
            ys, xs = (y + gy) % px, (x + gx) % px
            height[ys, xs] = np.maximum(height[ys, xs], blob)
    return ((1 - deep) + deep * height)[..., None] * np.ones(3, np.float32), height


def image(name, array):
    """An array of light (0..1, bottom row first) as an image of this scene."""
    array = np.asarray(array, np.float32)
    if array.ndim == 2:
        array = np.repeat(array[..., None], 3, 2)
    h, w = array.shape[:2]
    picture = bpy.data.images.new(name, w, h, float_buffer=True, is_data=True)
    picture.pixels.foreach_set(np.concatenate([array, np.ones((h, w, 1), np.float32)], 2).ravel())
    picture.update()
    return picture


def fabric(tile, size, color="#ffffff", print_=None, print_size=None, origin=(0, 0), depth=0.006, strength=0.6, rough=0.95, sheen=0.12,
           mottle=0.1, fuzz=0.25, rise=None, relief=None, worn="#8a8378"):
    """Cloth of a tile (color, relief) `size` wide and high, times a color or a `print_` over `print_size` from `origin`.

    `relief` is a second, larger height over the print."""
    s = Surface("fabric", "#808080", rough, specular=0.08, sheen=sheen)
    uv = s.add("ShaderNodeTexCoord").outputs["UV"]
    size = size if isinstance(size, tuple) else (size, size)

    def picture(array, wide, start=(0, 0), repeat=True):
        where = s.add("ShaderNodeMapping", Vector=uv, Scale=(1 / wide[0], 1 / wide[1], 1), Location=(-start[0] / wide[0], -start[1] / wide[1], 0)).outputs[0]
        node = s.add("ShaderNodeTexImage", Vector=where)
        node.image = image("cloth", array)
        node.extension = "REPEAT" if repeat else "EXTEND"
        return node.outputs["Color"]

    tone = picture(tile[0], size)
    if print_ is not None:
        tone = s.mix(1.0, tone, picture(print_, print_size, origin, False), "MULTIPLY")
    if color != "#ffffff":
        tone = s.mix(1.0, tone, color, "MULTIPLY")
    if mottle:
        cloud = s.math("MULTIPLY_ADD", s.noise(1.1, 4, 0.6), mottle * 2, 1 - mottle)
        tone = s.mix(1.0, tone, cloud, "MULTIPLY")
    s.set("Base Color", tone)
    height = picture(tile[1], size)
    if fuzz:
        height = s.math("MULTIPLY_ADD", s.noise(70, 2), fuzz, height)
    if relief is not None:
        height = s.math("MULTIPLY_ADD", picture(relief, print_size, origin, False), rise or 1.0, height)
    return s.bump(height, strength, depth).done()


def yarn(color, rough=0.95):
    """A twisted end of wool or cotton."""
    s = Surface("yarn", color, rough, specular=0.06, sheen=0.15)
    s.set("Base Color", s.mix(s.noise(14, 2), color, s.mix(0.25, color, "#2a2420")))
    return s.bump(s.noise(90, 2), 0.4, 0.006).done()


def velvet(color, bright=0.5):
    """Cut pile that is light where it is seen from the side."""
    s = Surface("velvet", color, 0.85, specular=0.1, sheen=0.5)
    s.set("Sheen Tint", 0.8)
    facing = s.add("ShaderNodeLayerWeight", Blend=0.45).outputs["Facing"]
    brushed = s.math("MULTIPLY_ADD", s.noise(2.0, 4, 0.6), 0.6, s.math("MULTIPLY_ADD", facing, 0.9, -0.15))
    s.set("Base Color", s.mix(s.ramp(brushed, (0.12, 0.0), (0.95, 1.0)), s.mix(0.38, color, "#1c0e04"), s.mix(bright * 0.35, color, "#fff2d0")))
    return s.bump(s.noise(60, 2), 0.25, 0.006).done()
