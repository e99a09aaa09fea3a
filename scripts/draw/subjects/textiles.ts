import { cloth, type Weave, weaveOf } from "../core/cloth";
import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, type Subject, standing } from "../core/figure";
import { cove } from "../core/joinery";
import { randomFrom } from "../core/random";
import type { Sheet } from "../core/sheet";

type Draw = (sheet: Sheet, look: Look) => Figure;

/** A plump square with slightly drawn-in sides; centred on (0, 0). */
function pillowPath(halfWidth: number, halfHeight: number): string {
  const [w, h, i] = [halfWidth, halfHeight, Math.min(halfWidth, halfHeight) * 0.1];
  return (
    `M${-w} ${-h}C${-w * 0.5} ${-h + i} ${w * 0.5} ${-h + i} ${w} ${-h}C${w - i} ${-h * 0.5} ${w - i} ${h * 0.5} ${w} ${h}` +
    `C${w * 0.6} ${h + i * 0.16} ${-w * 0.6} ${h + i * 0.16} ${-w} ${h}C${-w + i} ${h * 0.5} ${-w + i} ${-h * 0.5} ${-w} ${-h}Z`
  );
}

function tassels(halfWidth: number, halfHeight: number, colour: Hex): string {
  return [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(([sx = 1, sy = 1]) => {
      const threads = [-9, -4.5, 0, 4.5, 9].map(
        (dx) =>
          `<path d="M0 10Q${dx} 26 ${dx * 1.3} 54" stroke="${dx > 0 ? shade(colour, 0.16) : tint(colour, 0.2)}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
      );
      return `<g transform="translate(${sx * (halfWidth - 3)} ${sy * (halfHeight - 3)}) rotate(${sy > 0 ? -sx * 30 : -sx * 70})">${threads.join("")}<circle cy="6" r="11" fill="${colour}"/></g>`;
    })
    .join("");
}

function pillow(
  sheet: Sheet,
  look: Look,
  [halfWidth, halfHeight]: readonly [number, number],
  body: Hex,
): string {
  const accent = colourOf(look, "accent", "#f1eadb");
  const outline = pillowPath(halfWidth, halfHeight);
  const [w, h] = [halfWidth, halfHeight];
  const folds = [
    `M${-w} ${-h}Q${-w * 0.7} ${-h * 0.6} ${-w * 0.62} ${-h * 0.36}`,
    `M${w} ${-h}Q${w * 0.74} ${-h * 0.66} ${w * 0.66} ${-h * 0.42}`,
    `M${-w} ${h}Q${-w * 0.74} ${h * 0.7} ${-w * 0.6} ${h * 0.5}`,
    `M${w} ${h}Q${w * 0.7} ${h * 0.66} ${w * 0.6} ${h * 0.4}`,
  ];
  const bulge = sheet.radial(
    [
      [0, "#ffffff", 0.34],
      [0.55, "#ffffff", 0.06],
      [0.75, shade(body, 0.7), 0],
      [1, shade(body, 0.7), 0.42],
    ],
    [0.42, 0.38, 0.72],
  );
  const trim = look.trim ?? "none";
  return (
    (trim === "tassel" ? tassels(w, h, accent) : "") +
    cloth(sheet, outline, body, { weave: weaveOf(look.pattern, "linen"), accent, folds, foldPx: 22 }) +
    `<path d="${outline}" fill="${bulge}"/>` +
    (trim === "piping"
      ? `<path d="${outline}" fill="none" stroke="${accent}" stroke-width="9" stroke-linejoin="round"/><path d="${outline}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".5"/>`
      : "") +
    (trim === "button"
      ? `${cove(sheet, 4, 6, [34, 24], body, 0.5)}<circle r="15" fill="${accent}"/><circle cx="-3" cy="-4" r="6" fill="#fff" opacity=".4"/>`
      : "")
  );
}

const CUSHIONS: Readonly<Record<string, Draw>> = {
  square: (sheet, look) => {
    const svg = `<g transform="translate(0 -252) rotate(-1)">${pillow(sheet, look, [250, 250], colourOf(look, "body", "#b5563a"))}</g>`;
    return standing(svg, 275, 516, { contacts: [[6, -30, 230]] });
  },
  lumbar: (sheet, look) => {
    const svg = `<g transform="translate(0 -160) rotate(-1)">${pillow(sheet, look, [320, 162], colourOf(look, "body", "#31566a"))}</g>`;
    return standing(svg, 340, 336, { contacts: [[6, -40, 290]] });
  },
  round: (sheet, look) => {
    const body = colourOf(look, "body", "#c9a35c");
    const disc = (r: number) =>
      `M${-r} -226A${r} ${r * 0.96} 0 0 1 ${r} -226A${r} ${r * 0.96} 0 0 1 ${-r} -226Z`;
    const pleats = Array.from({ length: 28 }, (_, index) => {
      const angle = (index / 28) * Math.PI * 2;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      return `M${dx * 26} ${-226 + dy * 25}Q${dx * 130 - dy * 10} ${-226 + dy * 124 + dx * 10} ${dx * 226} ${-226 + dy * 217}`;
    });
    const glow = sheet.radial(
      [
        [0, "#ffffff", 0.3],
        [0.6, "#ffffff", 0.04],
        [1, shade(body, 0.7), 0.4],
      ],
      [0.42, 0.36, 0.68],
    );
    const svg =
      cloth(sheet, disc(232), body, {
        weave: weaveOf(look.pattern, "plain"),
        accent: colourOf(look, "accent", "#f1eadb"),
        folds: pleats,
        foldPx: 10,
      }) +
      `<path d="${disc(232)}" fill="${glow}"/>${cove(sheet, 3, -222, [34, 30], body, 0.5)}<circle cy="-226" r="19" fill="${look.accent ?? tint(body, 0.1)}"/><circle cx="-5" cy="-231" r="7" fill="#fff" opacity=".4"/>`;
    return standing(svg, 236, 456, { contacts: [[4, -18, 130]] });
  },
  pair: (sheet, look) => {
    const body = colourOf(look, "body", "#5f7353");
    const second = colourOf(look, "accent", "#d8c7a3");
    const plain: Look = { trim: look.trim ?? "none", pattern: "linen" };
    const svg =
      `<g transform="translate(-120 -236) rotate(-2)">${pillow(sheet, { ...look, accent: second }, [232, 232], body)}</g>` +
      cove(sheet, 90, -130, [190, 120], body, 0.2) +
      `<g transform="translate(140 -150) rotate(1)">${pillow(sheet, { ...plain, accent: body }, [236, 154], second)}</g>`;
    return standing(svg, 380, 490, {
      left: -370,
      contacts: [
        [-120, -28, 205],
        [146, -26, 212],
      ],
    });
  },
};

/** A cushion: `square`, `lumbar`, `round`, or a `pair`. `pattern` a weave or print in `accent`; `trim=piping|tassel|button`. */
export const cushion: Subject = (sheet, look) => formOf(look, CUSHIONS)(sheet, look);

/** A row of threads that hang from (x1, y) to (x2, y). */
function fringe(
  [x1, x2]: readonly [number, number],
  y: number,
  lengthPx: number,
  colour: Hex,
  seed = 3,
): string {
  const random = randomFrom(seed);
  const count = Math.round((x2 - x1) / 9);
  return Array.from({ length: count }, (_, index) => {
    const x = x1 + ((index + 0.5) / count) * (x2 - x1);
    const sway = (random() - 0.5) * 12;
    return `<path d="M${x.toFixed(1)} ${y}q${sway.toFixed(1)} ${lengthPx * 0.5} ${(sway * 0.6).toFixed(1)} ${(lengthPx * (0.85 + random() * 0.25)).toFixed(1)}" fill="none" stroke="${index % 2 ? colour : shade(colour, 0.16)}" stroke-width="5.5" stroke-linecap="round"/>`;
  }).join("");
}

const weave = (look: Look, otherwise: Weave) => weaveOf(look.pattern, otherwise);

const THROWS: Readonly<Record<string, Draw>> = {
  folded: (sheet, look) => {
    const body = colourOf(look, "body", "#d8c7a3");
    const own = { weave: weave(look, "knit"), accent: colourOf(look, "accent", "#b5563a") };
    const layer = (y: number, inset: number, dim: number) =>
      cloth(
        sheet,
        `M${-270 + inset} ${y}C${-300 + inset} ${y - 12} ${-300 + inset} ${y - 52} ${-268 + inset} ${y - 62}H${262 - inset}C${288 - inset} ${y - 58} ${288 - inset} ${y - 6} ${262 - inset} ${y}Z`,
        shade(body, dim),
        own,
      );
    const flap = "M-150 -226C-120 -246 20 -246 50 -226V-92Q-50 -80 -150 -92Z";
    const tail =
      cove(sheet, -46, -96, [112, 22], body, 0.4) +
      fringe([-146, 46], -94, 54, look.accent ?? tint(body, 0.25)) +
      cloth(sheet, flap, tint(body, 0.12), own);
    const svg =
      layer(0, 0, 0.14) +
      layer(-58, 6, 0.06) +
      layer(-116, 2, 0.1) +
      layer(-174, 8, 0) +
      (look.fringe === "0" ? "" : tail);
    return standing(svg, 292, 270, { contacts: [[4, -36, 270]] });
  },
  draped: (sheet, look) => {
    const body = colourOf(look, "body", "#b5563a");
    const own = { weave: weave(look, "herringbone"), accent: colourOf(look, "accent", "#f1eadb") };
    const bar = "#7a4f32";
    const front =
      "M-210 -560C-222 -440 -224 -220 -214 -96L-120 -84L-20 -98L90 -82L214 -96C224 -220 222 -440 210 -560Z";
    const folds = [
      "M-130 -548C-140 -380 -126 -240 -136 -96",
      "M-40 -548C-28 -380 -52 -240 -34 -98",
      "M64 -548C54 -380 80 -240 66 -90",
      "M150 -548C158 -380 142 -240 152 -94",
    ];
    const rod = (x: number) =>
      `<rect x="${x - 9}" y="-556" width="18" height="556" rx="6" fill="${sheet.linear(
        [
          [0, tint(bar, 0.3)],
          [1, shade(bar, 0.35)],
        ],
        [0, 0, 1, 0],
      )}"/>`;
    const svg =
      rod(-272) +
      rod(272) +
      `<rect x="-290" y="-572" width="580" height="24" rx="12" fill="${sheet.linear([
        [0, tint(bar, 0.3)],
        [1, shade(bar, 0.4)],
      ])}"/>` +
      (look.fringe === "0" ? "" : fringe([-208, 210], -92, 56, look.accent ?? tint(body, 0.25))) +
      cloth(sheet, front, body, { ...own, folds, foldPx: 30 }) +
      `<path d="M-210 -560Q0 -600 210 -560V-540Q0 -566 -210 -540Z" fill="${tint(body, 0.2)}"/>`;
    return standing(svg, 296, 590, {
      contacts: [
        [-272, 0, 16],
        [272, 0, 16],
        [0, -8, 210, true],
      ],
    });
  },
  rolled: (sheet, look) => {
    const body = colourOf(look, "body", "#5f7353");
    const accent = colourOf(look, "accent", "#c98f6e");
    const spiral =
      "M0 -112C-30 -112 -34 -150 0 -152C46 -154 52 -86 0 -80C-66 -74 -76 -186 0 -190C88 -194 100 -46 0 -42";
    const roll =
      cloth(sheet, "M-230 -226H250C276 -180 276 -50 250 -4H-230Z", body, {
        weave: weave(look, "terry"),
        accent,
      }) +
      `<rect x="-230" y="-226" width="500" height="222" fill="${sheet.linear([
        [0, "#ffffff", 0.1],
        [0.25, "#ffffff", 0.3],
        [0.55, shade(body, 0.6), 0],
        [1, shade(body, 0.7), 0.5],
      ])}" opacity=".7" clip-path="${sheet.clip('<path d="M-230 -226H250C276 -180 276 -50 250 -4H-230Z"/>')}"/>` +
      `<ellipse cx="-230" cy="-115" rx="80" ry="111" fill="${tint(body, 0.12)}"/>` +
      `<g transform="translate(-230 0) scale(.8 1)"><path d="${spiral}" fill="none" stroke="${shade(body, 0.45)}" stroke-width="7" opacity=".6"/></g>`;
    const strap = (x: number) =>
      `<path d="M${x} -228C${x + 26} -180 ${x + 26} -50 ${x} -2H${x + 26}C${x + 52} -50 ${x + 52} -180 ${x + 26} -228Z" fill="${sheet.linear(
        [
          [0, tint(accent, 0.25)],
          [0.4, accent],
          [1, shade(accent, 0.4)],
        ],
      )}"/>`;
    return standing(roll + strap(-70) + strap(120), 310, 234, { right: 276, contacts: [[0, -38, 280]] });
  },
};

/** A blanket: `folded`, `draped` over a rail, or `rolled` in straps. `pattern` a weave; `accent` the print, fringe or straps; `fringe=0`. */
export const throwBlanket: Subject = (sheet, look) => formOf(look, THROWS)(sheet, look);
