"""Pressed cork."""
from materials import Surface


def cork(color="#c39a6b"):
    s = Surface("cork", color, 0.85, specular=0.2)
    bits = s.add("ShaderNodeTexVoronoi", Vector=s.where, Scale=26)
    tone = s.mix(s.ramp(bits.outputs["Color"], (0.3, 0.0), (0.75, 1.0)), s.mix(0.3, color, "#5d3c1f"), color)
    s.set("Base Color", s.mix(s.ramp(s.noise(60, 2), (0.28, 0.8), (0.36, 0.0)), tone, "#4a2f18"))
    return s.bump(s.math("ADD", bits.outputs["Distance"], s.noise(40)), 0.3, 0.012).done()
