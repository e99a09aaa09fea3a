import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, lying, type Subject, standing } from "../core/figure";
import { ballFill, planeFill, roundFill } from "../core/finish";
import { lathe } from "../core/lathe";
import { roundedBox } from "../core/path";
import type { Sheet } from "../core/sheet";
import { block, gleam, grain, tube } from "../core/solid";

const BRASS = "#c9a45c";
const CREAM = "#f3ecdc";

const knob = (sheet: Sheet, x: number, y: number, r: number, colour: Hex): string =>
  `<circle cx="${x + 3}" cy="${y + 5}" r="${r}" fill="#2a2036" opacity=".35"/><circle cx="${x}" cy="${y}" r="${r}" fill="${ballFill(sheet, colour)}"/><path d="M${x} ${y - r * 0.8}V${y - r * 0.3}" stroke="${CREAM}" stroke-width="5" stroke-linecap="round"/>`;

function radio(sheet: Sheet, body: Hex, accent: Hex): Figure {
  const slats = Array.from(
    { length: 11 },
    (_, at) =>
      `<rect x="-250" y="${-300 + at * 22}" width="270" height="10" rx="5" fill="${shade(accent, 0.35)}"/>`,
  ).join("");
  const svg =
    tube(sheet, "M-150 -380C-150 -450 150 -450 150 -380", 22, shade(body, 0.3)) +
    `<path d="${roundedBox(8, -184, 640, 384, 70)}" fill="${shade(body, 0.5)}"/><path d="${roundedBox(0, -190, 640, 380, 66)}" fill="${planeFill(sheet, body, 1.1)}"/>` +
    `<path d="${roundedBox(0, -190, 580, 320, 44)}" fill="${planeFill(sheet, accent)}"/>${slats}` +
    `<circle cx="160" cy="-226" r="92" fill="${shade(body, 0.4)}"/><circle cx="160" cy="-228" r="84" fill="${CREAM}"/>` +
    Array.from(
      { length: 12 },
      (_, at) =>
        `<path d="M160 -300v16" stroke="#3a2f26" stroke-width="4" transform="rotate(${at * 30} 160 -228)"/>`,
    ).join("") +
    `<path d="M160 -228L206 -272" stroke="#b8402f" stroke-width="6" stroke-linecap="round"/><circle cx="160" cy="-228" r="12" fill="#3a2f26"/>` +
    knob(sheet, 100, -88, 32, shade(body, 0.2)) +
    knob(sheet, 220, -88, 32, shade(body, 0.2)) +
    gleam(sheet, "M-250 -356C-100 -368 100 -368 250 -356", 10, 0.4);
  return standing(svg, 330, 450, { contacts: [[0, -10, 300]] });
}

function turntable(sheet: Sheet, body: Hex, accent: Hex): Figure {
  const rings = [186, 160, 134, 108]
    .map(
      (r) => `<circle cx="-70" cy="0" r="${r}" fill="none" stroke="#4a4650" stroke-width="3" opacity=".7"/>`,
    )
    .join("");
  const svg =
    `<path d="${roundedBox(8, 14, 740, 540, 26)}" fill="${shade(body, 0.5)}"/><path d="${roundedBox(0, 0, 740, 540, 24)}" fill="${planeFill(sheet, body)}"/>${grain({ x: -360, y: -260, width: 720, height: 520 }, body)}` +
    `<circle cx="-70" cy="4" r="232" fill="#2a2036" opacity=".35"/><circle cx="-70" cy="0" r="226" fill="${planeFill(sheet, "#9aa0a6")}"/><circle cx="-70" cy="0" r="212" fill="#24212b"/>${rings}` +
    `<path d="M-70 0L-250 -110A212 212 0 0 1 -180 -180Z" fill="#fff" opacity=".1"/><circle cx="-70" cy="0" r="74" fill="${accent}"/><circle cx="-70" cy="0" r="10" fill="${CREAM}"/>` +
    `<circle cx="264" cy="-170" r="54" fill="${planeFill(sheet, "#8d9295")}"/>${tube(sheet, "M264 -170L276 60L190 170", 16, "#c3c7c6", true)}<rect x="160" y="150" width="56" height="34" rx="8" fill="#33303a" transform="rotate(-44 188 168)"/>` +
    knob(sheet, 290, 200, 30, accent);
  return lying(svg, 376, 276);
}

function records(sheet: Sheet, body: Hex, accent: Hex): Figure {
  const sleeve = (x: number, deg: number, paint: Hex, ink: Hex) =>
    `<g transform="translate(${x} 0) rotate(${deg})"><circle cx="120" cy="0" r="218" fill="#24212b"/><circle cx="120" cy="0" r="160" fill="none" stroke="#4a4650" stroke-width="4"/><circle cx="120" cy="0" r="62" fill="${ink}"/><rect x="-264" y="-236" width="480" height="480" fill="${shade(paint, 0.4)}"/><rect x="-270" y="-240" width="480" height="480" fill="${planeFill(sheet, paint)}"/>` +
    `<circle cx="-30" cy="20" r="140" fill="${ink}"/><circle cx="-30" cy="20" r="92" fill="${paint}"/><circle cx="-30" cy="20" r="46" fill="${ink}"/><rect x="-232" y="-206" width="210" height="22" rx="11" fill="${CREAM}"/><rect x="-232" y="-170" width="130" height="16" rx="8" fill="${CREAM}" opacity=".8"/></g>`;
  return lying(sleeve(-40, -14, accent, tint(body, 0.3)) + sleeve(20, 4, body, accent), 380, 330);
}

function suitcase(sheet: Sheet, body: Hex, accent: Hex): Figure {
  const svg =
    tube(sheet, "M-90 -440C-90 -510 90 -510 90 -440", 28, accent) +
    `<path d="${roundedBox(8, -216, 690, 440, 50)}" fill="${shade(body, 0.5)}"/><path d="${roundedBox(0, -222, 690, 440, 46)}" fill="${planeFill(sheet, body, 1.1)}"/>` +
    `<path d="${roundedBox(0, -222, 656, 406, 34)}" fill="none" stroke="${tint(body, 0.5)}" stroke-width="4" stroke-dasharray="12 9" opacity=".6"/>` +
    [-220, 220]
      .map(
        (x) =>
          `<rect x="${x - 32}" y="-444" width="64" height="444" fill="${planeFill(sheet, accent)}"/><rect x="${x - 26}" y="-280" width="52" height="66" rx="8" fill="${roundFill(sheet, BRASS, "metal")}"/>`,
      )
      .join("") +
    [
      [-330, -420],
      [330, -420],
      [-330, -24],
      [330, -24],
    ]
      .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="40" fill="${planeFill(sheet, accent)}"/>`)
      .join("") +
    `<rect x="-40" y="-262" width="80" height="44" rx="8" fill="${BRASS}"/>`;
  return standing(svg, 370, 515, { contacts: [[0, -14, 330]] });
}

function globe(sheet: Sheet, body: Hex, accent: Hex): Figure {
  const lands = [
    "M-120 -500C-60 -560 20 -540 10 -480C0 -430 -60 -440 -70 -390C-80 -340 -140 -380 -150 -430Z",
    "M40 -420C110 -450 160 -400 140 -330C120 -270 90 -240 60 -290C40 -330 10 -380 40 -420Z",
    "M-90 -330C-40 -350 0 -310 -20 -250C-40 -200 -80 -210 -96 -260Z",
  ];
  const svg =
    lathe(
      sheet,
      [
        [-60, 20],
        [-50, 60],
        [-30, 130],
        [-10, 150],
        [0, 146],
      ],
      accent,
      { finish: "gloss" },
    ) +
    tube(sheet, "M0 -60L0 -170", 30, accent, true) +
    tube(sheet, "M-130 -610C-300 -520 -260 -180 0 -160C90 -156 150 -190 180 -220", 24, BRASS, true) +
    `<circle cx="0" cy="-400" r="214" fill="${sheet.radial(
      [
        [0, tint(body, 0.55)],
        [0.5, body],
        [1, shade(body, 0.45)],
      ],
      [0.36, 0.32, 0.75],
    )}"/>` +
    `<g clip-path="${sheet.clip(`<circle cx="0" cy="-400" r="214"/>`)}">${lands.map((path) => `<path d="${path}" fill="${tint(accent, 0.3)}" opacity=".9"/>`).join("")}<path d="M-214 -400Q0 -350 214 -400M-190 -500Q0 -460 190 -500M-190 -300Q0 -250 190 -300" fill="none" stroke="#fff" stroke-width="3" opacity=".4"/></g>` +
    gleam(sheet, "M-110 -540C-150 -500 -168 -450 -168 -410", 22, 0.4);
  return standing(svg, 250, 640, { contacts: [[0, 0, 146]] });
}

function telephone(sheet: Sheet, body: Hex, accent: Hex): Figure {
  const holes = Array.from({ length: 10 }, (_, at) => {
    const turn = (at * 30 - 60) * (Math.PI / 180);
    return `<circle cx="${Math.cos(turn) * 84}" cy="${-150 + Math.sin(turn) * 84}" r="18" fill="${shade(body, 0.4)}"/>`;
  });
  const svg =
    `<path d="M-150 -300H150C200 -300 250 -90 270 -20Q272 0 250 0H-250Q-272 0 -270 -20C-250 -90 -200 -300 -150 -300Z" fill="${planeFill(sheet, body, 1.2)}"/>` +
    `<circle cx="0" cy="-150" r="126" fill="${shade(body, 0.35)}"/><circle cx="0" cy="-152" r="118" fill="${planeFill(sheet, accent)}"/>${holes.join("")}<circle cx="0" cy="-150" r="40" fill="${CREAM}"/>` +
    `<path d="M-300 -330C-310 -420 -210 -420 -200 -390C-120 -426 120 -426 200 -390C210 -420 310 -420 300 -330C296 -290 200 -290 190 -330C110 -352 -110 -352 -190 -330C-200 -290 -296 -290 -300 -330Z" fill="${roundFill(sheet, shade(body, 0.12), "gloss")}"/>` +
    `${tube(sheet, "M-266 -60C-360 -40 -380 -10 -340 -4", 12, shade(body, 0.4))}${gleam(sheet, "M-180 -396C-60 -414 60 -414 180 -396", 9, 0.5)}`;
  return standing(svg, 320, 430, { left: -360, contacts: [[0, -8, 262]] });
}

function typewriter(sheet: Sheet, body: Hex, accent: Hex): Figure {
  const keys = [0, 1, 2].flatMap((row) =>
    Array.from(
      { length: 9 },
      (_, at) =>
        `<circle cx="${-232 + at * 58 + row * 8}" cy="${-120 + row * 44}" r="20" fill="${ballFill(sheet, row === 1 && at === 8 ? accent : CREAM)}"/>`,
    ),
  );
  const svg =
    `<rect x="-170" y="-520" width="340" height="250" fill="${CREAM}"/>${[0, 1, 2, 3].map((at) => `<rect x="-130" y="${-486 + at * 34}" width="${at === 3 ? 130 : 250}" height="8" rx="4" fill="#6b6470" opacity=".6"/>`).join("")}` +
    `<rect x="-310" y="-350" width="620" height="70" rx="35" fill="${roundFill(sheet, "#33303a", "gloss")}"/>${[-330, 330].map((x) => `<circle cx="${x}" cy="-315" r="34" fill="${ballFill(sheet, "#33303a")}"/>`).join("")}` +
    `<path d="M-280 -300H280L330 -20Q332 0 310 0H-310Q-332 0 -330 -20Z" fill="${planeFill(sheet, body, 1.2)}"/><path d="M-240 -268H240L250 -190H-250Z" fill="${shade(body, 0.4)}"/><rect x="-60" y="-258" width="120" height="26" rx="6" fill="${BRASS}"/>` +
    `<path d="M-286 -156H286L310 -12H-310Z" fill="${shade(body, 0.3)}"/>${keys.join("")}`;
  return standing(svg, 370, 525, { contacts: [[0, -8, 326]] });
}

function crate(sheet: Sheet, body: Hex, accent: Hex): Figure {
  const slat = (y: number) =>
    `<rect x="-300" y="${y}" width="600" height="96" rx="6" fill="${planeFill(sheet, body)}"/>${grain({ x: -300, y, width: 600, height: 96 }, body, { seed: -y })}`;
  const svg =
    `${block(sheet, { x: -300, y: 0, width: 600, height: 336, depth: 180 }, shade(body, 0.5))}${slat(-336)}${slat(-220)}${slat(-104)}` +
    [-284, 240]
      .map(
        (x) =>
          `<rect x="${x}" y="-342" width="44" height="342" fill="${planeFill(sheet, shade(body, 0.15))}"/>`,
      )
      .join("") +
    `<path d="${roundedBox(0, -172, 240, 76, 10)}" fill="${accent}" opacity=".85"/><rect x="-86" y="-184" width="172" height="22" rx="11" fill="${CREAM}"/>`;
  return standing(svg, 310, 390, { right: 370, contacts: [[20, -14, 310]] });
}

type Draw = (sheet: Sheet, body: Hex, accent: Hex) => Figure;
const FORMS: Readonly<Record<string, Draw>> = {
  radio,
  turntable,
  records,
  suitcase,
  globe,
  telephone,
  typewriter,
  crate,
};

/** Something with a past: `radio`, `turntable`, `records`, `suitcase`, `globe`, `telephone`, `typewriter` or `crate`, in `body` and `accent`. */
export const vintage: Subject = (sheet, look: Look) =>
  formOf(look, FORMS)(sheet, colourOf(look, "body", "#b5603f"), colourOf(look, "accent", "#e7d8b8"));
