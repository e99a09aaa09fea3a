"""Harbor & Pine: hats, caps and scarves: blender -b -P harbor/cloth/hats.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.hats import beanie, bucket, cap
from goods.scarves import folded_scarf, herringbone
from shapes import group
from studio import add_colors, add_shot, main

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
SIZE = {"width": 800, "height": 800}
FLAT = {**SIZE, "up": 78, "fill": 0.72, "middle": (0.5, 0.5), "blur": 0.05, "lens": 70}

CAPS = {"olive": "#5c6140", "sand": "#bda87a", "navy": "#1f2e44"}
add_colors("canvas-cap", lambda color: group(cap(color, "#cfc4a6"), turn=-38), CAPS, ground=SAND, up=16, fill=0.66, **SIZE)

TREE = """<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#1d4738"/>
<g fill="#e6e1d2" transform="translate(450 390)"><path d="M0 -190L62 -88H34L92 4H56L124 112H-124L-56 4H-92L-34 -88H-62Z"/><rect x="-17" y="112" width="34" height="52"/></g></svg>"""
add_shot("trucker-cap-pine", lambda: group(cap("#1d4738", "#e6e1d2", TREE, "#dcd8cc", "#dcd8cc", 5), turn=-30), ground=BUTTER, up=15, fill=0.66, **SIZE)
add_shot("bucket-hat", lambda: group(bucket("#b39d6c", "#e0d3b0", 4, "#8a744a"), turn=-20), ground=SEA, up=19, fill=0.70, **SIZE)

WATCH = {"oatmeal": "#c3b08c", "signal-orange": "#bd4f1c", "navy": "#1f2e44", "charcoal": "#303438"}
add_colors("watch-cap", lambda color: group(beanie(color), turn=-16), WATCH, ground=MIST, up=13, fill=0.62, **SIZE)
add_shot("pom-beanie", lambda: group(beanie("#93241c", 44, 0.72, "#f4efe2", 3, wide=0.07), turn=14), ground=SEA, up=12, fill=0.70, **SIZE)

CHECKS = {"camel": {"ground": "#a0784a", "dark": "#3d2c1c", "light": "#d8c8a4"}, "harbor": {"ground": "#35586a", "dark": "#16232e", "light": "#c3ccc6"}}
add_colors("checked-wool-scarf", lambda colors: group(folded_scarf(colors), turn=3), CHECKS, ground=ROSE, **FLAT)
add_shot("checked-wool-scarf-2", lambda: group(folded_scarf(CHECKS["camel"]), turn=28), ground=ROSE, **{**FLAT, "up": 40, "fill": (1.15, 1.0), "blur": 0.6})
add_shot("herringbone-scarf", lambda: group(herringbone({"ground": "#4d5358", "light": "#94999b"}), turn=-34), ground=MIST, up=24, fill=0.70, **SIZE)


main()
