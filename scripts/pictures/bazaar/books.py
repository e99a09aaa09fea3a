"""The books of Marginalia Books: blender -b -P bazaar/books.py -- FOLDER [NAME ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from goods.books import board_book, hardcover, paperback, standing
from goods.covers import bird, bowl, cup, disc, dovetail, gear, hills, jacket, jar, lines, linked, pot, rain, rings, sprig, stars, waves
from studio import add_colors, main

PAGE = "#e6dfd2"
GRAY = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><rect width="99" height="99" fill="#8a8680"/></svg>'


def both(front, title, author, *colors, **more):
    return jacket(front, title, author, *colors, **more)


def rule(y, color, x=560, w=280, h=8):
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{color}"/>'


HARD = {
    "the-lighthouse-keepers-ledger": both(
        disc(700, 980, 330, "#e9c36a") + '<path d="M620 1560L650 760h100l30 800Z" fill="#f1e6d2"/><path d="M642 960h116l8 150H634Z M628 1300h144l8 150H620Z" fill="#a8382c"/><rect x="640" y="650" width="120" height="110" fill="#e9c36a"/><path d="M620 650q80 -120 160 0Z" fill="#a8382c"/>'
        + '<path d="M0 1560q350 -90 700 0t700 0V2100H0Z" fill="#16324a"/>' + waves(1650, "#3d6480", 4) + lines("The Lighthouse", "Keeper’s Ledger", y=300, size=168, color="#f1e6d2") + lines("A NOVEL", y=1900, size=58, color="#f1e6d2", space=22) + lines("Ines Halvorsen", y=2010, size=84, color="#e9c36a"),
        "The Lighthouse Keeper’s Ledger", "Halvorsen", "#234f6d", "#f1e6d2"),
    "nine-miles-to-decorah": both(
        disc(980, 720, 170, "#f3dca4") + hills(1060, "#c98a4b", "#a8643a", "#7c4630", "#4f2c22") + '<path d="M520 2100C640 1800 900 1640 760 1420 690 1310 760 1230 820 1180" fill="none" stroke="#f3dca4" stroke-width="34"/><path d="M520 2100C640 1800 900 1640 760 1420 690 1310 760 1230 820 1180" fill="none" stroke="#7c4630" stroke-width="6" stroke-dasharray="50 36"/>'
        + lines("Nine Miles", "to Decorah", x=120, y=330, size=196, color="#fbf1dc", font="Lato", weight=900, anchor="start", gap=1.02) + lines("Ruth Amundson", x=126, y=700, size=74, color="#fbf1dc", font="Lato", anchor="start"),
        "Nine Miles to Decorah", "Amundson", "#dc9a3e", "#fbf1dc", font="Lato", weight=700),
    "salt-rope-star": both(
        stars("#e9d9a8", 70, 80, 1300) + linked([(320, 1010), (520, 900), (700, 960), (860, 820), (1090, 860), (1120, 1060), (880, 1090), (700, 960)], "#f1e2b2") + waves(1380, "#6fa3ad", 6, 84, 30, 12)
        + lines("SALT", "ROPE", "STAR", y=330, size=210, color="#f4ead0", font="Cabin", weight=700, space=50, gap=1.0) + lines("T. J. Marlowe", y=2030, size=80, color="#f4ead0", font="Cabin"),
        "SALT, ROPE, STAR", "Marlowe", "#12313c", "#f4ead0", font="Cabin", weight=700),
    "the-clockmakers-third-daughter": both(
        '<rect x="70" y="70" width="1260" height="1960" fill="none" stroke="#c9a65a" stroke-width="10"/><rect x="100" y="100" width="1200" height="1900" fill="none" stroke="#c9a65a" stroke-width="4"/>' + gear(560, 1230, 330, 16, "#c9a65a", "#2a2f55") + gear(970, 1530, 220, 11, "#9c5b4e", "#2a2f55") + gear(1010, 1020, 150, 9, "#d9cba0", "#2a2f55")
        + lines("The Clockmaker’s", "Third Daughter", y=380, size=150, color="#ecdfb8", style="italic") + rule(640, "#c9a65a") + lines("Maud Ellery", y=1930, size=84, color="#ecdfb8"),
        "The Clockmaker’s Third Daughter", "Ellery", "#2a2f55", "#ecdfb8"),
    "the-night-bus-to-amarillo": both(
        disc(700, 1060, 420, "#e2703a") + disc(700, 1060, 300, "#eb9550") + disc(700, 1060, 180, "#f4c078") + '<rect y="1120" width="1400" height="980" fill="#1f1a24"/><path d="M620 1120h160l520 980H100Z" fill="#34303b"/>' + "".join(f'<path d="M{700 - w / 2} {y}h{w}l{w * 0.2} {h}h{-w * 1.4}Z" fill="#f4c078"/>' for y, w, h in ((1180, 10, 40), (1270, 16, 66), (1410, 26, 110), (1630, 40, 180)))
        + '<rect x="610" y="1010" width="180" height="120" rx="16" fill="#1f1a24"/><rect x="628" y="1028" width="144" height="50" fill="#f4c078"/>' + disc(640, 1106, 10, "#fff0cf") + disc(760, 1106, 10, "#fff0cf")
        + lines("THE NIGHT", "BUS TO", "AMARILLO", y=240, size=176, color="#f6e7cf", font="Lato", weight=900, gap=0.98) + lines("RAY DOLAN", y=2020, size=78, color="#f4c078", font="Lato", weight=700, space=16),
        "THE NIGHT BUS TO AMARILLO", "DOLAN", "#41273a", "#f6e7cf", font="Lato", weight=900),
    "bread-on-weeknights": both(
        '<path d="M220 1480c0 -330 220 -480 480 -480s480 150 480 480q0 90 -90 90H310q-90 0 -90 -90Z" fill="#c98a45"/><path d="M430 1390q90 -180 190 -230M650 1400q90 -200 190 -240M880 1400q60 -140 130 -190" stroke="#f3deb5" stroke-width="40" stroke-linecap="round" fill="none"/><rect x="140" y="1570" width="1120" height="60" rx="20" fill="#7a4a2a"/>'
        + lines("Bread on", "Weeknights", y=400, size=210, color="#3d2a1c", weight=500) + rule(720, "#a8512c") + lines("Sixty loaves for after work", y=850, size=84, color="#5b3f2a", style="italic") + lines("NORA LINDQVIST", y=1930, size=72, color="#3d2a1c", space=12),
        "Bread on Weeknights", "LINDQVIST", "#eddfc4", "#3d2a1c", spine="#a8512c"),
    "one-pot-four-winters": both(
        "".join(disc(x, y, r, "#f2f5f5") for x, y, r in ((160, 200, 18), (420, 120, 12), (1180, 180, 20), (980, 90, 12), (1300, 520, 14), (90, 640, 14), (240, 980, 18), (1210, 900, 16), (1080, 1080, 10), (330, 1180, 10), (120, 1320, 12), (1320, 1240, 18)))
        + pot(700, 1370, "#b8432f", "#c9523a") + "".join(f'<path d="M{k} 1120q60 -80 0 -160t0 -160" fill="none" stroke="#dfe8ea" stroke-width="18" stroke-linecap="round"/>' for k in (560, 700, 840)) + '<path d="M0 1690q350 -70 700 0t700 0V2100H0Z" fill="#e8eef0"/>'
        + lines("One Pot,", "Four Winters", y=360, size=190, color="#f2f5f5", weight=500) + lines("Marit Solheim", y=1920, size=90, color="#28475a"),
        "One Pot, Four Winters", "Solheim", "#3d6a82", "#f2f5f5"),
    "the-second-cup-a-year-of-tea": both(
        cup(690, 1240, "#f1ead9", "#b8722c", 1.15) + lines("The", "Second", "Cup", y=270, size=190, color="#f1ead9", style="italic", gap=0.95) + lines("A YEAR OF TEA", y=1800, size=76, color="#e5c88b", space=22) + lines("Hana Kowalski", y=1950, size=88, color="#f1ead9"),
        "The Second Cup", "Kowalski", "#35594b", "#f1ead9"),
    "clay-by-hand": both(
        '<rect x="110" y="760" width="1180" height="1080" fill="#d9bfa0"/>' + bowl(700, 1180, "#8a4f33", "#e9dcc6", 1.2) + '<rect x="110" y="1690" width="1180" height="150" fill="#6d3f2a"/>' + lines("Clay", "by Hand", y=360, size=240, color="#4a2a1d", weight=500, gap=1.0) + lines("BOWLS, CUPS AND PLATES WITHOUT A WHEEL", y=1970, size=46, color="#4a2a1d", font="Lato", space=4),
        "Clay by Hand", "Berit Fonda", "#efe4d2", "#4a2a1d"),
    "glazes-that-behave": both(
        "".join(f'<rect x="{130 + i * 300}" y="{760 + j * 300}" width="260" height="260" rx="18" fill="{c}"/><rect x="{130 + i * 300}" y="{960 + j * 300}" width="260" height="60" fill="#b48a63"/>' for j, row in enumerate((("#6f8f86", "#3f5f74", "#c9b68b", "#8a4f33"), ("#b9c7c4", "#2d3c4a", "#9a6b3c", "#d8d2c4"), ("#5a7347", "#a8382c", "#e0c27a", "#4f5a63"), ("#7d5a7a", "#cbb9a0", "#31556a", "#b5603f"))) for i, c in enumerate(row))
        + lines("Glazes", "That Behave", x=130, y=330, size=210, color="#f4efe4", font="Lato", weight=900, anchor="start", gap=1.05) + lines("Seventy recipes, two kilns", x=136, y=690, size=74, color="#f4efe4", font="Lato", anchor="start"),
        "Glazes That Behave", "A. Okafor", "#39434a", "#f4efe4", font="Lato", weight=700),
    "twelve-joints-and-what-they-are-for": both(
        dovetail(200, 1370, "#d6a869", "#8a5a34") + lines("Twelve Joints", "and What", "They Are For", y=300, size=168, color="#f3ead8", weight=500) + lines("Walter Prochnow", y=2000, size=84, color="#f3ead8"),
        "Twelve Joints", "Prochnow", "#2f4538", "#f3ead8"),
    "field-notes-on-forgetting": both(
        "".join(f'<path d="M150 {1000 + k * 92}h{w}" stroke="#39434a" stroke-width="10" opacity="{o}"/>' for k, (w, o) in enumerate(((1100, 1), (980, 0.9), (1060, 0.8), (900, 0.66), (1020, 0.52), (760, 0.4), (880, 0.3), (540, 0.2), (300, 0.12)))) + lines("Field Notes", "on Forgetting", x=150, y=420, size=178, color="#2b3136", anchor="start", style="italic") + lines("Essays", x=150, y=760, size=86, color="#a8512c", anchor="start") + lines("Clara Venn", x=150, y=1960, size=84, color="#2b3136", anchor="start"),
        "Field Notes on Forgetting", "Venn", "#d9d6c8", "#2b3136"),
}
add_colors("", lambda svg: standing(hardcover(svg)), HARD, 700, 700, GRAY, ground=PAGE, up=12, fill=0.78, blur=0.5, power=1.15)

SOFT = {
    "small-engines": both(
        gear(430, 1240, 230, 12, "#d9d2c0", "#2b2f33") + gear(860, 1420, 300, 15, "#c8462e", "#2b2f33") + gear(930, 960, 170, 10, "#8a9298", "#2b2f33") + lines("SMALL", "ENGINES", y=380, size=236, color="#f1ead9", font="Lato", weight=900, gap=1.0) + lines("stories", y=760, size=110, color="#c8462e", style="italic") + lines("Dale Brubaker", y=1960, size=84, color="#f1ead9", font="Lato"),
        "SMALL ENGINES", "Brubaker", "#2b2f33", "#f1ead9", font="Lato", weight=900),
    "weather-permitting": both(
        '<path d="M330 760q-170 0 -170 -140t170 -140q40 -170 240 -150 90 -120 240 -60 160 -40 190 110 210 0 210 190t-190 190Z" fill="#f3f1ea" transform="translate(0 120)"/>' + rain("#9dbccb") + lines("Weather", "Permitting", y=1330, size=200, color="#f3f1ea", style="italic", gap=1.05) + lines("poems", y=1700, size=96, color="#e5c88b") + lines("Lena Orchard", y=1970, size=84, color="#f3f1ea"),
        "Weather Permitting", "Orchard", "#4d7488", "#f3f1ea"),
    "a-short-history-of-my-neighbors": both(
        "".join(f'<rect x="{110 + i * 300}" y="{980 + j * 290}" width="240" height="230" fill="{c}"/><path d="M{90 + i * 300} {984 + j * 290}l140 -92 140 92Z" fill="#3a3430"/><rect x="{200 + i * 300}" y="{1110 + j * 290}" width="60" height="100" fill="{d}"/><rect x="{140 + i * 300}" y="{1030 + j * 290}" width="48" height="50" fill="#f6e0a0"/>' for j, row in enumerate((("#b8503a", "#5d7f8a", "#d8a94a", "#77865a"), ("#5d7f8a", "#d8a94a", "#8a6478", "#b8503a"), ("#d8a94a", "#77865a", "#b8503a", "#5d7f8a"))) for i, (c, d) in enumerate(zip(row, ("#f3ead8", "#3a3430", "#f3ead8", "#3a3430"))))
        + lines("A Short History", "of My Neighbors", y=330, size=158, color="#2e2925", weight=500) + lines("stories by June Okonski", y=660, size=84, color="#8a3f2c", style="italic"),
        "A Short History of My Neighbors", "Okonski", "#efe6d2", "#2e2925"),
    "beans-greens-and-a-bone": both(
        sprig(420, 1800, "#4e7a45", 900) + sprig(1000, 1820, "#6b9450", 820, 5, 40) + "".join(f'<ellipse cx="{x}" cy="{y}" rx="74" ry="46" fill="{c}" transform="rotate({a} {x} {y})"/>' for x, y, a, c in ((640, 1500, 20, "#a8382c"), (760, 1640, -30, "#7a2d2a"), (600, 1720, 50, "#c9523a"), (820, 1480, 80, "#8f3a30"), (720, 1800, 10, "#a8382c")))
        + lines("Beans, Greens", "and a Bone", y=330, size=184, color="#24331f", weight=500) + lines("School food that was never gray", y=720, size=72, color="#4a5a3c", style="italic") + lines("Etta Kovacs", y=2010, size=84, color="#24331f"),
        "Beans, Greens and a Bone", "Kovacs", "#e9e2c4", "#24331f"),
    "preserve-everything-once": both(
        jar(370, 1620, "#eef2ee", "#b8432f", "#c9a65a") + jar(700, 1620, "#eef2ee", "#d8a23a", "#c9a65a", 250, 520) + jar(1030, 1620, "#eef2ee", "#6b4a6e", "#c9a65a", 230, 380) + '<rect x="120" y="1620" width="1160" height="50" fill="#8a5a34"/>' + lines("Preserve", "Everything", "Once", y=310, size=200, color="#fbf3e2", font="Lato", weight=900, gap=1.0) + lines("HOLLIS GRAY", y=1930, size=76, color="#fbf3e2", font="Lato", weight=700, space=14),
        "Preserve Everything Once", "GRAY", "#7f9a86", "#fbf3e2", font="Lato", weight=900),
    "mend-it-where-it-shows": both(
        "".join(f'<path d="M{180 + k * 104} {1150 + (k % 2) * 34}v150" stroke="#f4efe4" stroke-width="20" stroke-linecap="round" stroke-dasharray="60 30"/>' for k in range(11)) + '<rect x="330" y="1000" width="740" height="600" rx="20" fill="#c8703a"/><rect x="362" y="1032" width="676" height="536" rx="10" fill="none" stroke="#f4efe4" stroke-width="16" stroke-dasharray="54 34"/>' + '<path d="M1180 820L1060 1030" stroke="#d9d9d4" stroke-width="16" stroke-linecap="round"/><path d="M1180 820q120 -160 -60 -200t-260 120" fill="none" stroke="#f4efe4" stroke-width="10"/>'
        + lines("Mend It", "Where It", "Shows", x=140, y=310, size=190, color="#f4efe4", font="Cabin", weight=700, anchor="start", gap=0.95) + lines("Forty repairs for clothes", x=146, y=1900, size=80, color="#f4efe4", font="Cabin", anchor="start"),
        "Mend It Where It Shows", "P. Ruiz", "#2f4a68", "#f4efe4", font="Cabin", weight=700),
    "the-sharpening-book": both(
        '<rect x="180" y="1300" width="1040" height="190" fill="#8a9298"/><rect x="180" y="1490" width="1040" height="150" fill="#c9c3b4"/><path d="M560 1290L1120 860l46 62L640 1290Z" fill="#e6e6e2" stroke="#2e2925" stroke-width="10"/><path d="M1120 860l150 -120 50 70 -154 112Z" fill="#8a5a34"/><path d="M330 1290a240 240 0 0 1 60 -120" fill="none" stroke="#a8382c" stroke-width="12"/>'
        + lines("The", "Sharpening", "Book", y=300, size=190, color="#2e2925", weight=600, gap=0.98) + lines("Stones, angles, patience", y=1850, size=86, color="#a8382c", style="italic") + lines("Otto Brandt", y=1990, size=80, color="#2e2925"),
        "The Sharpening Book", "Brandt", "#dcd7ca", "#2e2925"),
    "build-a-bench-this-weekend": both(
        '<g fill="#d6a869" stroke="#3a2a1c" stroke-width="10"><rect x="180" y="1160" width="1040" height="110" rx="10"/><rect x="280" y="1270" width="100" height="480"/><rect x="1020" y="1270" width="100" height="480"/><rect x="380" y="1470" width="640" height="80"/></g>' + lines("Build a Bench", "This Weekend", y=380, size=176, color="#f6ecd6", font="Lato", weight=900) + lines("SAW · DRILL · SQUARE", y=760, size=70, color="#3a2a1c", font="Lato", weight=700, space=10) + lines("Plans fold out", y=1960, size=84, color="#f6ecd6", font="Lato"),
        "Build a Bench This Weekend", "M. Yoder", "#c26a3a", "#f6ecd6", font="Lato", weight=900),
    "birds-you-already-know": both(
        bird(480, 1010, "#8a6a4a", "#5d4630") + bird(930, 1330, "#b8432f", "#8a3024", -1) + bird(470, 1680, "#4d7488", "#38586a", 1, 0.9) + '<path d="M120 1200q600 -40 700 0M640 1524q300 30 640 -10M180 1860q400 -40 560 10" stroke="#4a3b2a" stroke-width="16" fill="none" stroke-linecap="round"/>' + lines("Birds You", "Already Know", y=330, size=184, color="#2e2925", style="italic") + lines("Thirty portraits by Wren Aldous", y=720, size=74, color="#5b4a3a"),
        "Birds You Already Know", "Aldous", "#dfe3d2", "#2e2925"),
    "prairie-in-a-pocket": both(
        "".join(sprig(x, 2140, c, h, 5, l) for x, c, h, l in ((240, "#7d9450", 980, -60), (480, "#a8913f", 1160, 30), (720, "#5f7f48", 900, -20), (940, "#8fa05a", 1240, 50), (1180, "#6d8a4a", 1020, -40))) + "".join(disc(x, y, r, c) for x, y, r, c in ((215, 1130, 62, "#d9a63a"), (500, 950, 54, "#8a5a86"), (970, 870, 66, "#c8563a"), (1150, 1090, 52, "#e3c45a"))) + lines("Prairie", "in a Pocket", y=320, size=200, color="#f6efd9", font="Cabin", weight=700) + lines("FLOWERS AND GRASSES BY COLOR", y=690, size=56, color="#f6efd9", font="Cabin", space=8),
        "Prairie in a Pocket", "Stell", "#46744f", "#f6efd9", font="Cabin", weight=700),
    "stars-from-a-parking-lot": both(
        stars("#f2e6b8", 110, 500, 1600) + linked([(300, 820), (480, 760), (640, 860), (820, 880), (900, 1040), (1100, 1080), (1130, 900), (820, 880)], "#f6ecc8") + '<path d="M0 1740h1400v360H0Z" fill="#0e1322"/><rect x="180" y="1560" width="22" height="220" fill="#0e1322"/><path d="M120 1560h150l-20 -40h-110Z" fill="#0e1322"/>' + "".join(f'<path d="M{k} 2100l70 -360" stroke="#8b8f9c" stroke-width="8"/>' for k in (300, 560, 820, 1080)) + lines("Stars from a", "Parking Lot", y=290, size=176, color="#f6ecc8", font="Lato", weight=900),
        "Stars from a Parking Lot", "I. Nakai", "#1d2746", "#f6ecc8", font="Lato", weight=900),
    "trees-by-their-bark": both(
        rings(700, 1240, 560, "#6d4a2c", 12, 12, 4, "#cda36c") + lines("Trees", "by Their Bark", y=330, size=196, color="#33261a", weight=500) + lines("Silas Penn", y=2000, size=84, color="#33261a"),
        "Trees by Their Bark", "Penn", "#e4d9bf", "#33261a"),
    "walking-the-driftless": both(
        disc(1090, 840, 130, "#f3dca4") + hills(900, "#9db58a", "#789a6c", "#557a52", "#375a40") + '<path d="M330 2100C420 1800 660 1700 620 1500S760 1260 720 1120" fill="none" stroke="#f4ead0" stroke-width="22" stroke-dasharray="46 34" stroke-linecap="round"/>' + lines("Walking the", "Driftless", y=300, size=190, color="#21402e", weight=600) + lines("Twenty day walks, twenty pies", y=640, size=70, color="#21402e", style="italic"),
        "Walking the Driftless", "Haugen", "#cfdcc4", "#21402e"),
}
add_colors("", lambda svg: standing(paperback(svg)), SOFT, 700, 700, GRAY, ground=PAGE, up=12, fill=0.78, blur=0.5, power=1.15)

SQUARE = {"width": 1800, "height": 1800, "thick": 240}
SMALL = {
    "goodnight-workshop": jacket(
        stars("#f2e6b8", 34, 120, 900, 9) + disc(1380, 400, 170, "#f4e3a6") + disc(1310, 360, 150, "#263a5e") + '<rect y="1330" width="1800" height="470" fill="#7a4f31"/><path d="M420 1330V990h110v-60h420v60h110v340Z" fill="#a8764a"/><path d="M520 990h440" stroke="#7a4f31" stroke-width="26"/><g transform="translate(1180 1180) rotate(-24)"><rect x="-30" y="-40" width="60" height="420" rx="28" fill="#d6a869"/><path d="M-170 -150h280q60 0 60 60v70h-340Z" fill="#8a9298"/></g>' + lines("Goodnight,", "Workshop", x=110, y=330, size=230, color="#f6efd9", font="Quicksand", weight=700, anchor="start"),
        "Goodnight, Workshop", "", "#263a5e", "#f6efd9", font="Quicksand", weight=700, **SQUARE),
    "how-big-is-ohio": jacket(
        '<path d="M480 760l300 -40 170 90 150 -120 220 -110 30 420 -110 260 -170 130 -90 170 -190 -60 -200 60 -120 -90 -30 -400Z" fill="#d9583a" stroke="#7a2d22" stroke-width="14"/><path d="M420 1720h960M420 1690v60M1380 1690v60" stroke="#2e2925" stroke-width="14"/>' + disc(900, 1160, 34, "#f6e8b8") + lines("How Big", "Is Ohio?", y=300, size=260, color="#2e2925", font="Quicksand", weight=700, x=900, gap=1.0),
        "How Big Is Ohio?", "", "#f0cf6c", "#2e2925", font="Quicksand", weight=700, **SQUARE),
    "the-bear-who-kept-receipts": jacket(
        '<g transform="translate(840 1240)"><circle cx="-270" cy="-360" r="110" fill="#6d4a30"/><circle cx="270" cy="-360" r="110" fill="#6d4a30"/><circle cy="-180" r="370" fill="#85593a"/><path d="M-420 600q0 -520 420 -520t420 520Z" fill="#85593a"/><ellipse cy="-80" rx="190" ry="150" fill="#d9b68a"/><ellipse cy="-150" rx="62" ry="44" fill="#2e211a"/><path d="M0 -110v60q-60 60 -110 10M0 -50q60 60 110 10" fill="none" stroke="#2e211a" stroke-width="14"/></g>' + disc(710, 990, 26, "#2e211a") + disc(970, 990, 26, "#2e211a")
        + '<path d="M1250 820h280v760l-46 -40 -47 40 -47 -40 -47 40 -47 -40 -46 40Z" fill="#f7f3e6"/>' + "".join(f'<path d="M1290 {900 + k * 90}h{w}" stroke="#8b8478" stroke-width="14"/>' for k, w in enumerate((200, 150, 190, 120, 170, 90))) + lines("The Bear Who", "Kept Receipts", y=280, size=208, color="#fbf3e2", font="Quicksand", weight=700, x=900, gap=1.05),
        "The Bear Who Kept Receipts", "", "#4f7f78", "#fbf3e2", font="Quicksand", weight=700, **SQUARE),
}
add_colors("", lambda svg: standing(board_book(svg)), SMALL, 700, 700, GRAY, ground=PAGE, up=12, fill=0.72, blur=0.5, power=1.15)

main()
