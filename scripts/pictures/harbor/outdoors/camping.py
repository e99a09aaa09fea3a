"""Harbor & Pine, camping: blender -b -P harbor/outdoors/camping.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "../..")))

from goods.camp.tents import dome_tent, ridge_tent
from goods.camp.flasks import cooler, flask, flask_cup, water_bottle
from goods.camp.lanterns import bell, bicycle_light, camp_lantern, storm_lantern
from parts import lay
from studio import add_colors, add_shot, main

SAND, SEA, SAGE, CLAY, BUTTER, ROSE, MIST = "#ece3d4", "#bccbd3", "#bccab7", "#d99e80", "#ead9a6", "#e3c2b8", "#e2e0dc"
SIZE = {"width": 800, "height": 800}
DOME = {"pine": ("#3a5a4f", "#2f4b42", "#c98f2b"), "orange": ("#b9531f", "#97431a", "#e0c48a")}

add_colors("dome-tent", lambda c: lay(dome_tent(c), turn=-32), DOME, ground=SEA, up=13, fill=0.84, **SIZE)
add_shot("ridge-tent", lambda: lay(ridge_tent(), turn=-40), ground=SAGE, up=12, fill=0.84, **SIZE)
PINE, RED, ZINC = "#2c473e", "#a3301f", "#8e979b"
add_colors("storm-lantern", lambda c: lay(storm_lantern(c), turn=-16), {"signal-red": RED, "pine": PINE, "zinc": ZINC}, ground="#6f6a72", up=9, fill=0.80, **SIZE)
add_shot("storm-lantern-2", lambda: lay(storm_lantern(PINE, False), turn=-38), ground=SAND, up=14, fill=0.80, **SIZE)
add_shot("camp-lantern", lambda: lay(camp_lantern(), turn=-14), ground="#4f6358", up=11, fill=0.78, **SIZE)
FLASK = {"pine": "#2c473e", "sand": "#b9a273", "signal-orange": "#bd5219", "graphite": "#35383c"}
add_colors("insulated-flask", lambda c: lay(flask(c), turn=-24), FLASK, ground=MIST, up=9, fill=0.80, **SIZE)
add_shot("insulated-flask-2", lambda: lay(flask(FLASK["pine"], False), (-0.2, 0.1, 0)) + lay(flask_cup(0), (0.62, -0.45, 0)), ground=MIST, up=17, fill=0.76, **SIZE)
add_colors("glass-water-bottle", lambda c: lay(water_bottle(c), turn=-20), {"sage": "#8a9f74", "coral": "#c25b40"}, ground=SAGE, up=8, fill=0.80, **SIZE)
add_colors("picnic-cooler", lambda c: lay(cooler(c), turn=-26), {"harbor": "#34525f", "cream": "#d3c6a6"}, ground=SEA, up=15, fill=0.80, **SIZE)
add_shot("bicycle-bell", lambda: lay(bell(), (0, 0, 0.30), turn=-14), ground=SAND, up=18, fill=0.76, **SIZE)
add_shot("bicycle-light", lambda: lay(bicycle_light(), (0, 0, 0.235), turn=-26), ground=MIST, up=14, fill=0.76, **SIZE)

main()
