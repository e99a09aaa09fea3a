"""What shoes, bags and tents are made of: leathers, canvas, nylon, rubber, webbing. Colors are '#rrggbb'."""
from materials import Surface, printed, rgb


def calf(color, rough=0.42, grain=46, dark="#3a2c20", worn=0.10):
    """Smooth leather of one color with fine pores and soft unevenness."""
    s = Surface("calf", color, rough, specular=0.38)
    cells = s.add("ShaderNodeTexVoronoi", Vector=s.where, Scale=grain).outputs["Distance"]
    cloud = s.ramp(s.noise(3.5, 4), (0.35, 0.0), (0.72, 1.0))
    s.set("Base Color", s.mix(s.math("MULTIPLY", cloud, worn), color, dark))
    s.set("Roughness", s.math("MULTIPLY_ADD", cloud, 0.12, rough - 0.05))
    return s.bump(s.math("MULTIPLY_ADD", cells, 0.5, s.math("MULTIPLY", s.noise(9, 4), 0.9)), 0.22, 0.011).done()


def suede(color, rough=0.95):
    """Napped leather: brushed lighter and darker in patches."""
    s = Surface("suede", color, rough, specular=0.08)
    brushed = s.noise(5, 5, 0.65, None, 0.6)
    nap = s.noise(90, 2)
    tone = s.mix(s.ramp(brushed, (0.38, 0.0), (0.66, 1.0)), s.mix(0.11, color, "#120b06"), s.mix(0.03, color, "#e8d5b8"))
    s.set("Base Color", s.mix(s.math("MULTIPLY", nap, 0.22), tone, "#1c130b"))
    return s.bump(s.math("ADD", nap, s.math("MULTIPLY", s.noise(30, 3), 0.8)), 0.32, 0.008).done()


def oiled(color):
    """Thick oiled leather of boots: paler where it is pulled."""
    s = Surface("oiled", color, 0.5, specular=0.42)
    cloud = s.ramp(s.noise(3.2, 5, 0.62), (0.38, 0.0), (0.7, 1.0))
    fine = s.noise(34, 4)
    tone = s.mix(s.math("MULTIPLY", cloud, 0.35), color, s.mix(0.35, color, "#c99762"))
    s.set("Base Color", s.mix(s.math("MULTIPLY", fine, 0.3), tone, s.mix(0.6, color, "#0e0704")))
    s.set("Roughness", s.math("MULTIPLY_ADD", cloud, 0.16, 0.38))
    cells = s.add("ShaderNodeTexVoronoi", Vector=s.where, Scale=34).outputs["Distance"]
    return s.bump(s.math("MULTIPLY_ADD", cells, 0.4, fine), 0.28, 0.012).done()


def canvas(color, threads=26, rough=0.9, patchy=0.14, axes="XZ"):
    """Heavy woven cotton; the threads run along two axes of the object."""
    s = Surface("canvas", color, rough, specular=0.12)
    waves = []
    for way in axes:
        node = s.add("ShaderNodeTexWave", Vector=s.where, Scale=threads, Distortion=1.4, Detail=1.0, Detail_Scale=1.5)
        node.bands_direction = way
        waves.append(node.outputs["Fac"])
    weave = s.math("MULTIPLY", waves[0], waves[1])
    tone = s.mix(s.math("MULTIPLY", s.math("SUBTRACT", 1.0, weave), 0.28), color, s.mix(0.5, color, "#0c0a08"))
    tone = s.mix(s.ramp(s.noise(7, 5, 0.65), (0.4, 0.0), (0.7, patchy)), tone, s.mix(0.3, color, "#f2e8d6"))
    s.set("Base Color", s.mix(s.math("MULTIPLY", s.noise(75, 2), 0.16), tone, s.mix(0.5, color, "#0c0a08")))
    return s.bump(s.math("ADD", weave, s.math("MULTIPLY", s.noise(28, 3), 0.9)), 0.4, 0.012).done()


def waxed(color, threads=24):
    """Waxed canvas: darker in its depths, paler where it was folded."""
    s = Surface("waxed", color, 0.62, specular=0.3)
    cloud = s.ramp(s.noise(2.2, 6, 0.66, None, 0.5), (0.36, 0.0), (0.68, 1.0))
    edge = s.add("ShaderNodeNewGeometry").outputs["Pointiness"]
    tone = s.mix(cloud, s.mix(0.10, color, "#0a0b08"), s.mix(0.04, color, "#e6dcc0"))
    tone = s.mix(s.ramp(edge, (0.51, 0.0), (0.56, 0.14)), tone, s.mix(0.35, color, "#e6dcc0"))
    waves = []
    for way in "XZ":
        node = s.add("ShaderNodeTexWave", Vector=s.where, Scale=threads, Distortion=1.2)
        node.bands_direction = way
        waves.append(node.outputs["Fac"])
    weave = s.math("MULTIPLY", waves[0], waves[1])
    s.set("Base Color", s.mix(s.math("MULTIPLY", s.math("SUBTRACT", 1.0, weave), 0.16), tone, "#0a0b08"))
    s.set("Roughness", s.math("MULTIPLY_ADD", cloud, 0.2, 0.5))
    return s.bump(s.math("ADD", weave, s.math("MULTIPLY", s.noise(14, 4), 1.2)), 0.34, 0.012).done()


def nylon(color, rough=0.45, squares=0.0, through=0.0):
    """Thin tight cloth of tents and shoppers, with a ripstop grid if `squares`."""
    s = Surface("nylon", color, rough, specular=0.25)
    tone = s.mix(s.ramp(s.noise(1.6, 4), (0.35, 0.0), (0.7, 0.25)), color, s.mix(0.02, color, "#ffffff"))
    relief = s.noise(40, 2)
    if squares:
        bands = []
        for way in "XZ":
            node = s.add("ShaderNodeTexWave", Vector=s.where, Scale=squares)
            node.bands_direction = way
            bands.append(s.ramp(node.outputs["Fac"], (0.86, 0.0), (0.97, 1.0)))
        net = s.math("MAXIMUM", bands[0], bands[1])
        tone = s.mix(s.math("MULTIPLY", net, 0.35), tone, s.mix(0.4, color, "#101010"))
        relief = s.math("ADD", net, relief)
    s.set("Base Color", tone)
    if through:
        s.set("Transmission", 0.0)
        s.set("Subsurface", through)
        s.set("Subsurface Color", rgb(color))
    return s.bump(relief, 0.12, 0.01).done()


def rubber(color, rough=0.55, gloss=0.0):
    """Molded rubber, faintly uneven."""
    s = Surface("rubber", color, rough, specular=0.35, clearcoat=gloss, clearcoat_roughness=0.18)
    cloud = s.ramp(s.noise(5, 4), (0.35, 0.0), (0.7, 1.0))
    s.set("Base Color", s.mix(s.math("MULTIPLY", cloud, 0.10), color, "#6b6154"))
    s.set("Roughness", s.math("MULTIPLY_ADD", cloud, 0.14, rough - 0.06))
    return s.bump(s.noise(36, 3), 0.07, 0.01).done()


def crepe(color="#b98d56"):
    """Natural crepe rubber: wrinkled and warm."""
    s = Surface("crepe", color, 0.75, specular=0.25)
    folds = s.noise(1, 5, 0.6, s.stretch(9, 9, 34), 0.8)
    s.set("Base Color", s.mix(folds, s.mix(0.35, color, "#4a2d12"), color))
    return s.bump(folds, 0.5, 0.014).done()


def webbing(color, axis="X", rough=0.8):
    """Woven strap: fine ribs across."""
    s = Surface("webbing", color, rough, specular=0.15)
    node = s.add("ShaderNodeTexWave", Vector=s.where, Scale=34, Distortion=0.8)
    node.bands_direction = "DIAGONAL"
    fine = s.noise(50, 2)
    s.set("Base Color", s.mix(s.math("MULTIPLY", node.outputs["Fac"], 0.22), color, s.mix(0.55, color, "#000000")))
    return s.bump(s.math("ADD", node.outputs["Fac"], s.math("MULTIPLY", fine, 0.5)), 0.4, 0.01).done()


def hide(color, grain=52):
    """Leather dyed through: it wears to a lighter tone of its own."""
    s = Surface("hide", color, 0.46, specular=0.4)
    cells = s.add("ShaderNodeTexVoronoi", Vector=s.where, Scale=grain).outputs["Distance"]
    worn = s.ramp(s.noise(2.2, 3), (0.35, 0.0), (0.75, 1.0))
    s.set("Base Color", s.mix(s.math("MULTIPLY", worn, 0.10), color, s.mix(0.3, color, "#d8c8a8")))
    s.set("Roughness", s.math("MULTIPLY_ADD", worn, 0.08, 0.42))
    return s.bump(s.math("MULTIPLY_ADD", cells, 0.6, s.math("MULTIPLY", s.noise(6), 0.5)), 0.2, 0.012).done()


def thread(color="#e6dcc6"):
    return Surface("thread", color, 0.75, specular=0.2).done()


def dark(color="#0c0a09"):
    return Surface("dark", color, 0.9, specular=0.05).done()


def screened(cloth, svg):
    """A cloth with a print that soaked into it: the drawing on white darkens the cloth by its own coordinates."""
    tree = cloth.node_tree
    image = next(n for n in printed(svg).node_tree.nodes if n.type == "TEX_IMAGE").image
    picture, both = tree.nodes.new("ShaderNodeTexImage"), tree.nodes.new("ShaderNodeMixRGB")
    picture.image, picture.extension, both.blend_type = image, "EXTEND", "MULTIPLY"
    both.inputs[0].default_value = 1.0
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["UV"], picture.inputs["Vector"])
    target = tree.nodes["Principled BSDF"].inputs["Base Color"]
    tree.links.new(target.links[0].from_socket, both.inputs[1])
    tree.links.new(picture.outputs["Color"], both.inputs[2])
    tree.links.new(both.outputs[0], target)
    return cloth
