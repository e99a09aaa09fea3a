"""What goods are made of. Colors are given as '#rrggbb'; no surface is even, none is perfectly clean."""
import hashlib
import os
import subprocess
import tempfile

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))


def rgb(color, alpha=True):
    """'#b0714f' as light: linear red, green, blue (and one)."""
    if not isinstance(color, str):
        return (*color[:3], 1) if alpha else tuple(color[:3])
    values = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]
    return (*linear, 1) if alpha else tuple(linear)


class Surface:
    """A material under work: nodes are added by short words."""

    def __init__(self, name, color="#808080", rough=0.4, **more):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.where = self.add("ShaderNodeTexCoord").outputs["Object"]
        self.set("Base Color", rgb(color))
        self.set("Roughness", rough)
        for key, value in more.items():
            self.set("IOR" if key == "ior" else key.replace("_", " ").title(), value)

    def add(self, kind, **inputs):
        node = self.tree.nodes.new(kind)
        for key, value in inputs.items():
            self.wire(node.inputs[key.replace("_", " ")], value)
        return node

    def wire(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def set(self, name, value):
        self.wire(self.shader.inputs[name], value)

    def stretch(self, x, y, z):
        """Coordinates pulled by these factors: grain, brushing, weave."""
        return self.add("ShaderNodeMapping", Vector=self.where, Scale=(x, y, z)).outputs[0]

    def noise(self, scale, detail=3.0, rough=0.55, where=None, distort=0.0):
        node = self.add("ShaderNodeTexNoise", Scale=scale, Detail=detail, Roughness=rough, Distortion=distort)
        self.wire(node.inputs["Vector"], where or self.where)
        return node.outputs["Fac"]

    def ramp(self, value, *stops, smooth=True):
        """Stops are (position, color or number)."""
        node = self.add("ShaderNodeValToRGB", Fac=value)
        ramp = node.color_ramp
        ramp.interpolation = "EASE" if smooth else "LINEAR"
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (at, color) in zip(ramp.elements, stops):
            element.position = at
            element.color = (color, color, color, 1) if isinstance(color, (int, float)) else rgb(color)
        return node.outputs[0]

    def mix(self, share, a, b, how="MIX"):
        node = self.add("ShaderNodeMixRGB")
        node.blend_type = how
        for socket, value in zip(node.inputs, (share, a, b)):
            self.wire(socket, rgb(value) if isinstance(value, str) else value)
        return node.outputs[0]

    def math(self, how, a, b=0.0, c=0.0):
        node = self.add("ShaderNodeMath")
        node.operation = how
        for socket, value in zip(node.inputs, (a, b, c)):
            self.wire(socket, value)
        return node.outputs[0]

    def height(self):
        """How high above its foot a point of the object is."""
        return self.add("ShaderNodeSeparateXYZ", Vector=self.where).outputs["Z"]

    def from_axis(self):
        """How far from the object's upright axis a point is."""
        node = self.add("ShaderNodeVectorMath")
        node.operation = "LENGTH"
        self.wire(node.inputs[0], self.stretch(1, 1, 0))
        return node.outputs["Value"]

    def bump(self, value, strength=0.1, distance=0.02, soft=0.0):
        """Relief; `soft` also rounds seams between joined bodies, as glaze does."""
        node = self.add("ShaderNodeBump", Height=value, Strength=strength, Distance=distance)
        if soft:
            self.wire(node.inputs["Normal"], self.add("ShaderNodeBevel", Radius=soft).outputs[0])
        self.set("Normal", node.outputs[0])
        return self

    def done(self):
        return self.material


def paper(color, rough=0.9):
    """The sheet behind everything: one color and no pattern, because most of a picture's work is spent on it."""
    return Surface("paper", color, rough, specular=0.15).done()


def glaze(color, rough=0.22, speckles=0.0, speckle="#4a3524", foot=0.045, clay="#b89b7c", bands=(), reach=9.0, soft=0.03, matt=False, breaks=None):
    """Glazed stoneware. `bands` are (from, to, color) in height, as far from the axis as `reach`; `foot` is left unglazed; `breaks` is the color of
    edges where the glaze thins."""
    s = Surface("glaze", color, rough, clearcoat=0.0 if matt else 0.55, clearcoat_roughness=0.07)
    cloud = s.noise(2.2, 4)
    tone = s.mix(s.ramp(cloud, (0.35, 0.0), (0.7, 1.0)), color, s.mix(0.09, color, breaks or "#5a4a3a"))
    wavy = s.math("MULTIPLY_ADD", s.noise(4, 2), 0.02, s.height())
    for low, high, paint in bands:
        inside = s.math("MULTIPLY", s.math("GREATER_THAN", wavy, low), s.math("LESS_THAN", wavy, high))
        if reach < 9:
            inside = s.math("MULTIPLY", inside, s.math("LESS_THAN", s.from_axis(), reach))
        tone = s.mix(inside, tone, paint)
    if breaks:
        edge = s.add("ShaderNodeNewGeometry").outputs["Pointiness"]
        tone = s.mix(s.ramp(edge, (0.51, 0.0), (0.56, 0.75)), tone, breaks)
    if speckles:
        small = s.ramp(s.noise(38, 2), (0.27, speckles), (0.33, 0.0))
        fine = s.ramp(s.noise(85, 1), (0.24, speckles * 0.7), (0.29, 0.0))
        tone = s.mix(s.math("MAXIMUM", small, fine), tone, speckle)
    if foot:
        bare = s.math("LESS_THAN", wavy, foot)
        tone = s.mix(bare, tone, s.mix(s.noise(30), clay, s.mix(0.3, clay, "#6b543f")))
        s.set("Roughness", s.math("MAXIMUM", s.math("MULTIPLY", bare, 0.85), s.ramp(s.noise(7), (0.3, rough), (0.75, rough + 0.12))))
        if not matt:
            s.set("Clearcoat", s.math("MULTIPLY", s.math("SUBTRACT", 1.0, bare), 0.55))
    s.set("Base Color", tone)
    grain = s.math("MULTIPLY_ADD", s.noise(5), 1.0, s.math("MULTIPLY", s.noise(60), 0.10 if matt else 0.03))
    return s.bump(grain, 0.14, 0.05, soft).done()


def enamel(color, rough=0.12, rim=None, rim_color="#23262c", chips=0.0):
    """Enamel on steel: a deep gloss with a little orange peel; above `rim` the dark edge shows."""
    s = Surface("enamel", color, rough, clearcoat=0.8, clearcoat_roughness=0.04)
    tone = s.mix(s.ramp(s.noise(1.5), (0.35, 0.0), (0.7, 1.0)), color, s.mix(0.06, color, "#3a342c"))
    if rim is not None:
        tone = s.mix(s.math("GREATER_THAN", s.math("MULTIPLY_ADD", s.noise(9), 0.008, s.height()), rim), tone, rim_color)
    if chips:
        tone = s.mix(s.ramp(s.noise(46, 1), (0.24, chips), (0.28, 0.0)), tone, "#2b2d33")
    s.set("Base Color", tone)
    return s.bump(s.math("MULTIPLY_ADD", s.noise(4), 1.0, s.math("MULTIPLY", s.noise(22), 0.12)), 0.06, 0.05, 0.02).done()


def lacquer(color, rough=0.3, metal=0.0):
    """Painted tin or painted metal."""
    s = Surface("lacquer", color, rough, metallic=metal, clearcoat=0.25, clearcoat_roughness=0.2)
    s.set("Roughness", s.ramp(s.noise(6), (0.3, rough), (0.7, rough + 0.12)))
    return s.bump(s.noise(40), 0.03, 0.02).done()


def metal(color, rough=0.2, brushed=0.0, around=False, worn=0.12):
    """Any metal. `brushed` draws fine lines along x, or `around` the z axis."""
    s = Surface("metal", color, rough, metallic=1.0)
    lines = s.noise(1, 6, 0.7, s.stretch(4, 4, 220) if around else s.stretch(3, 160, 160))
    s.set("Roughness", s.math("ADD", s.ramp(s.noise(3.5, 5), (0.3, rough), (0.75, rough + worn)), s.math("MULTIPLY", lines, brushed * 0.25)))
    return s.bump(s.math("ADD", s.math("MULTIPLY", lines, brushed), s.math("MULTIPLY", s.noise(2.5), 0.6)), 0.06, 0.02, 0.01).done()


def steel(rough=0.16, brushed=0.3, around=True):
    return metal("#d3d2cf", rough, brushed, around)


def brass(rough=0.2, brushed=0.15, around=True):
    return metal("#d9ac62", rough, brushed, around)


def _lets_light_by(s, clear):
    """Shadows of clear bodies stay light: without this they would be black."""
    path = s.add("ShaderNodeLightPath")
    bare = s.add("ShaderNodeBsdfTransparent", Color=rgb(clear))
    both = s.add("ShaderNodeMixShader")
    s.tree.links.new(path.outputs["Is Shadow Ray"], both.inputs[0])
    s.tree.links.new(s.shader.outputs[0], both.inputs[1])
    s.tree.links.new(bare.outputs[0], both.inputs[2])
    out = next(n for n in s.tree.nodes if n.type == "OUTPUT_MATERIAL")
    s.tree.links.new(both.outputs[0], out.inputs["Surface"])


def glass(color="#fbfdfb", rough=0.0, shade="#dfe6e4"):
    """Clear or colored glass."""
    s = Surface("glass", color, rough, transmission=1.0, ior=1.47, specular=0.5)
    s.bump(s.noise(1.6, 1), 0.03, 0.05)
    _lets_light_by(s, shade)
    return s.done()


def liquid(color="#b5651d", shade="#c98a4a", density=0.0, rough=0.0):
    """Tea, water, oil: clear. Coffee and milk are `opaque_liquid`."""
    s = Surface("liquid", color, rough, transmission=1.0, ior=1.33)
    _lets_light_by(s, shade)
    return s.done()


def opaque_liquid(color="#1c0d06", rough=0.05):
    s = Surface("liquid", color, rough, clearcoat=0.6, clearcoat_roughness=0.02)
    return s.bump(s.noise(3, 1), 0.02, 0.02).done()


def wood(light="#c8955c", dark="#8f5f34", along="x", rough=0.42, rings=5.0, gloss=0.15, seed=0.0):
    """Wood with rings, fibers and pores that run along one axis."""
    s = Surface("wood", light, rough, clearcoat=gloss, clearcoat_roughness=0.25, specular=0.35)
    pull = {"x": (0.10, 1, 1), "y": (1, 0.10, 1), "z": (1, 1, 0.10)}[along]
    fine = {"x": (0.035, 1, 1), "y": (1, 0.035, 1), "z": (1, 1, 0.035)}[along]
    moved = s.add("ShaderNodeMapping", Vector=s.where, Location=(seed * 3.1, seed * 1.7, 0.37 + seed), Rotation=(0.06, 0.09, 0.05), Scale=pull).outputs[0]
    bent = s.noise(rings * 0.55, 4, 0.5, moved, 1.2)
    bands = s.math("FRACT", s.math("MULTIPLY", bent, rings * 1.9))
    ring = s.ramp(bands, (0.0, 0.15), (0.72, 0.85), (0.93, 1.0), (1.0, 0.15))
    fiber = s.noise(60, 3, 0.6, s.stretch(*fine))
    pores = s.ramp(s.noise(150, 1, 0.5, s.stretch(*fine)), (0.30, 1.0), (0.40, 0.0))
    tone = s.mix(s.math("MULTIPLY", ring, 0.62), light, dark)
    tone = s.mix(s.math("MULTIPLY", fiber, 0.4), tone, s.mix(0.5, dark, light))
    tone = s.mix(s.math("MULTIPLY", pores, 0.55), tone, dark)
    s.set("Base Color", s.mix(s.ramp(s.noise(0.9), (0.3, 0.0), (0.7, 0.18)), tone, dark))
    s.set("Roughness", s.math("MULTIPLY_ADD", fiber, 0.18, rough - 0.05))
    return s.bump(s.math("SUBTRACT", s.math("MULTIPLY", fiber, 0.4), s.math("MULTIPLY", pores, 0.5)), 0.16, 0.01, 0.012).done()


def leather(color="#7a4526", rough=0.48, grain=38):
    """Leather with pores and a little wear."""
    s = Surface("leather", color, rough, specular=0.4, sheen=0.1)
    cells = s.add("ShaderNodeTexVoronoi", Vector=s.where, Scale=grain).outputs["Distance"]
    worn = s.ramp(s.noise(3, 4), (0.35, 0.0), (0.72, 1.0))
    s.set("Base Color", s.mix(s.math("MULTIPLY", worn, 0.3), color, s.mix(0.45, color, "#d8a878")))
    s.set("Roughness", s.math("MULTIPLY_ADD", worn, 0.12, rough - 0.05))
    return s.bump(s.math("MULTIPLY_ADD", cells, 0.6, s.math("MULTIPLY", s.noise(8), 0.8)), 0.28, 0.014, 0.015).done()


def cloth(color="#cfc6b4", threads=60, second=None, fuzz=0.3):
    """Woven cloth: threads both ways by the sheet's own print coordinates when it has them."""
    s = Surface("cloth", color, 0.92, specular=0.1, sheen=fuzz)
    a = s.add("ShaderNodeTexWave", Vector=s.where, Scale=threads, Distortion=1.5)
    b = s.add("ShaderNodeTexWave", Vector=s.where, Scale=threads, Distortion=1.5)
    a.bands_direction, b.bands_direction = "X", "Y"
    weave = s.math("MULTIPLY", a.outputs["Fac"], b.outputs["Fac"])
    tone = s.mix(s.math("MULTIPLY", weave, 0.35), s.mix(0.25, color, "#000000"), color)
    s.set("Base Color", s.mix(s.ramp(s.noise(9, 4), (0.3, 0.0), (0.7, 0.35)), tone, second or color))
    return s.bump(s.math("ADD", weave, s.math("MULTIPLY", s.noise(40), 0.5)), 0.35, 0.01).done()


def wax(color="#efe3c8", rough=0.38):
    """Candle wax: light goes a little way into it."""
    s = Surface("wax", color, rough, subsurface=0.35, specular=0.4)
    s.set("Subsurface Radius", (0.12, 0.08, 0.05))
    s.set("Subsurface Color", rgb(color))
    return s.bump(s.noise(4), 0.08, 0.05, 0.02).done()


def plain(color, rough=0.5, **more):
    """One color and no pattern: rubber, card edges, plastic."""
    s = Surface("plain", color, rough, **more)
    return s.bump(s.noise(50), 0.03, 0.01, 0.01).done()


def leaf(color="#5d7a4a", back="#8aa06e"):
    """A leaf: light shines through it a little."""
    s = Surface("leaf", color, 0.45, specular=0.35, transmission=0.0)
    s.set("Base Color", s.mix(s.noise(5, 3), color, back))
    return s.bump(s.noise(14), 0.15, 0.02).done()


def shade(color="#e8d3ac", glow="#ffcf8a"):
    """A lamp's cloth shade with the light on: brightest where the bulb is."""
    s = Surface("shade", color, 0.9, specular=0.1, sheen=0.3)
    weave = s.noise(1, 2, 0.5, s.stretch(90, 90, 14))
    s.set("Emission", s.mix(s.math("MULTIPLY", weave, 0.3), glow, color))
    s.set("Emission Strength", s.ramp(s.math("MULTIPLY_ADD", s.height(), 0.9, -1.15), (0.0, 0.55), (0.35, 1.15), (1.0, 0.5)))
    return s.bump(weave, 0.1, 0.01).done()


def lit(svg, strength=1.0):
    """A drawing that shines: what is seen through a window."""
    material = printed(svg)
    tree = material.node_tree
    image = next(n for n in tree.nodes if n.type == "TEX_IMAGE")
    shader = tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
    for link in list(shader.inputs["Base Color"].links):
        tree.links.remove(link)
    tree.links.new(image.outputs["Color"], shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = strength
    return material


def printed(svg, rough=0.6, gloss=0.0):
    """A drawing in SVG as print on paper. The drawing is ours; it is drawn by label.mjs beside this file."""
    name = hashlib.sha256(svg.encode()).hexdigest()[:16]
    file = os.path.join(tempfile.gettempdir(), f"print-{name}.png")
    if not os.path.exists(file):
        subprocess.run(["node", os.path.join(HERE, "label.mjs"), file], input=svg.encode(), check=True)
    s = Surface("print", "#ffffff", rough, specular=0.3, clearcoat=gloss, clearcoat_roughness=0.2)
    image = s.add("ShaderNodeTexImage", Vector=s.add("ShaderNodeTexCoord").outputs["UV"])
    image.image = bpy.data.images.load(file)
    image.extension = "EXTEND"
    s.set("Base Color", s.mix(s.math("MULTIPLY", s.noise(24, 4), 0.08), image.outputs["Color"], "#6d655a"))
    return s.bump(s.noise(70), 0.04, 0.01).done()
