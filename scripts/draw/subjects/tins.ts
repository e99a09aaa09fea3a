import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, lying, type Subject, standing } from "../core/figure";
import { planeFill } from "../core/finish";
import { lathe, type Profile, TILT } from "../core/lathe";
import { roundedBox } from "../core/path";
import { printed } from "../core/print";
import { randomFrom } from "../core/random";
import type { Sheet } from "../core/sheet";
import { gleam } from "../core/solid";

const LABEL = "#f3ecdc";

const PAINTS = (look: Look): [Hex, Hex, Hex] => [
  colourOf(look, "body", "#2f4f45"),
  colourOf(look, "accent", "#c9a45c"),
  colourOf(look, "leaf", "#4a3a2c"),
];

/** A round tin with a lid and a paper label with a print. */
function tin(sheet: Sheet, look: Look): Figure {
  const [body, accent] = PAINTS(look);
  const wall: Profile = [
    [-360, 140],
    [-356, 142],
    [-10, 142],
    [0, 136],
  ];
  const lid: Profile = [
    [-424, 138],
    [-418, 146],
    [-350, 146],
    [-346, 144],
  ];
  const svg =
    lathe(sheet, wall, body, { finish: "metal" }) +
    `<path d="M-142 -270A142 ${142 * TILT} 0 0 0 142 -270V-90A142 ${142 * TILT} 0 0 1 -142 -90Z" fill="${sheet.linear(
      [
        [0, shade(LABEL, 0.25)],
        [0.3, LABEL],
        [1, shade(LABEL, 0.28)],
      ],
      [0, 0, 1, 0],
    )}"/>` +
    printed(look.print ?? "leaf", shade(body, 0.1), LABEL, { y: -158, scale: 0.7 }) +
    lathe(sheet, lid, accent, { finish: "metal" }) +
    `<ellipse cy="-424" rx="138" ry="${138 * TILT}" fill="${planeFill(sheet, tint(accent, 0.3))}"/>` +
    gleam(sheet, "M-100 -330C-104 -220 -104 -120 -100 -40", 14, 0.3);
  return standing(svg, 150, 450, { contacts: [[0, 0, 140]] });
}

/** A paper bag with a folded top and a window of what it holds. */
function pouch(sheet: Sheet, look: Look): Figure {
  const [body, accent, leaf] = PAINTS(look);
  const outline = "M-170 -460L170 -460L186 -30Q188 0 158 0L-158 0Q-188 0 -186 -30Z";
  const random = randomFrom(11);
  const bits = Array.from({ length: 150 }, () => {
    const [x, y] = [(random() - 0.5) * 180, -150 + (random() - 0.5) * 130];
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${(10 + random() * 18).toFixed(0)}" height="6" rx="3" fill="${random() > 0.5 ? shade(leaf, random() * 0.4) : tint(leaf, random() * 0.35)}" transform="rotate(${(random() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  });
  const pane = roundedBox(0, -150, 200, 150, 60);
  const svg =
    `<path d="${outline}" fill="${planeFill(sheet, body, 1.1)}"/><path d="M-168 -420L-120 -20M168 -420L130 -20" stroke="${shade(body, 0.4)}" stroke-width="4" opacity=".3"/>` +
    `<path d="M-176 -512H176V-440H-176Z" fill="${planeFill(sheet, shade(body, 0.14))}"/><rect x="-176" y="-446" width="352" height="8" fill="${shade(body, 0.5)}" opacity=".4"/><rect x="-200" y="-490" width="400" height="22" rx="11" fill="${accent}"/>` +
    printed(look.print ?? "leaf", accent, body, { y: -320, scale: 0.72 }) +
    `<path d="${pane}" fill="${shade(leaf, 0.3)}"/><g clip-path="${sheet.clip(`<path d="${pane}"/>`)}">${bits.join("")}</g><path d="${pane}" fill="none" stroke="${accent}" stroke-width="6"/>`;
  return standing(svg, 200, 520, { contacts: [[0, -6, 180]] });
}

/** Leaves in a round dish, seen from above. */
function leaves(sheet: Sheet, look: Look): Figure {
  const [body, accent, leaf] = PAINTS(look);
  const random = randomFrom(5);
  const bits = Array.from({ length: 420 }, () => {
    const [turn, far] = [random() * Math.PI * 2, Math.sqrt(random()) * 196];
    const [x, y] = [(Math.cos(turn) * far).toFixed(0), (Math.sin(turn) * far).toFixed(0)];
    const paint =
      random() > 0.85 ? accent : random() > 0.5 ? shade(leaf, random() * 0.45) : tint(leaf, random() * 0.3);
    return `<path d="M${x} ${y}q${(12 + random() * 14).toFixed(0)} ${(-8 * random()).toFixed(0)} ${(24 + random() * 18).toFixed(0)} 2" fill="none" stroke="${paint}" stroke-width="${(5 + random() * 5).toFixed(1)}" stroke-linecap="round" transform="rotate(${(random() * 360).toFixed(0)} ${x} ${y})"/>`;
  });
  const svg =
    `<circle r="280" fill="${shade(body, 0.35)}"/><circle r="274" fill="${planeFill(sheet, body, 1.1)}"/><circle r="226" fill="${shade(body, 0.28)}"/><circle r="218" fill="${shade(leaf, 0.35)}"/>${bits.join("")}` +
    `<path d="M-214 -150A262 262 0 0 1 40 -258" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".35" filter="${sheet.blur(4)}"/>`;
  return lying(svg, 285, 285);
}

/** A flat box with its lid beside it: six little tins. */
function sampler(sheet: Sheet, look: Look): Figure {
  const [body, accent, leaf] = PAINTS(look);
  const paints = [leaf, accent, shade(body, 0.2), tint(leaf, 0.35), shade(accent, 0.3), tint(body, 0.4)];
  const pots = paints.map((paint, at) => {
    const [x, y] = [-190 + (at % 3) * 190, at < 3 ? -105 : 105];
    return `<g transform="translate(${x} ${y})"><circle r="82" fill="${shade(body, 0.6)}" opacity=".5"/><circle r="78" fill="${planeFill(sheet, "#c3c7c6", 1.4)}"/><circle r="64" fill="${planeFill(sheet, paint)}"/>${printed(["leaf", "sun", "ring", "wave", "pine", "leaf"][at], LABEL, paint, { scale: 0.42 })}</g>`;
  });
  const svg =
    `<path d="${roundedBox(6, 10, 640, 460, 22)}" fill="${shade(body, 0.5)}"/><path d="${roundedBox(0, 0, 640, 460, 20)}" fill="${planeFill(sheet, body)}"/><path d="${roundedBox(0, 0, 596, 416, 12)}" fill="${shade(body, 0.3)}"/>` +
    pots.join("");
  return lying(svg, 330, 240);
}

const FORMS: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = { tin, pouch, leaves, sampler };

/** Tea: a `tin`, a paper `pouch`, `leaves` in a dish or a `sampler` of six. `accent` lid or band, `leaf` what is inside, `print`. */
export const tea: Subject = (sheet, look) => formOf(look, FORMS)(sheet, look);
