import { cloth, stitch, type Weave, weaveOf } from "../core/cloth";
import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, lying, type Subject, standing } from "../core/figure";
import { ballFill } from "../core/finish";
import { randomFrom } from "../core/random";
import type { Sheet } from "../core/sheet";
import { tube } from "../core/solid";

/** Threads hanging from a straight edge. */
function fringe(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  colour: Hex,
  lengthPx = 50,
  leanPx = 0,
): string {
  const random = randomFrom(5);
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / 13);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
    const sway = (random() - 0.5) * 12 + leanPx;
    return `<path d="M${x.toFixed(1)} ${(y - 3).toFixed(1)}q${(sway * 0.2).toFixed(1)} ${lengthPx * 0.5} ${sway.toFixed(1)} ${(lengthPx * (0.9 + random() * 0.2)).toFixed(1)}" fill="none" stroke="${i % 2 ? shade(colour, 0.14) : tint(colour, 0.12)}" stroke-width="8" stroke-linecap="round"/>`;
  }).join("");
}

interface Wool {
  readonly body: Hex;
  readonly accent: Hex;
  readonly weave: Weave;
}

/** A scarf laid in a loop with both ends hanging down, crossing. */
function draped(sheet: Sheet, { body, accent, weave }: Wool, fringed: boolean): string {
  const under =
    "M-150 -300C-230 -180 -150 -60 40 60C100 150 110 260 112 380L252 366C250 230 236 90 150 -10C10 -120 -40 -190 -30 -270Z";
  const loop =
    "M-160 -290C-190 -420 190 -420 164 -280C150 -190 60 -120 -30 -90L-70 -170C0 -210 40 -250 34 -284C24 -330 -30 -330 -40 -282Z";
  const over =
    "M156 -320C190 -190 110 -60 -40 40C-110 130 -124 240 -134 360L-274 340C-262 210 -236 80 -160 -10C-60 -120 20 -170 22 -270Z";
  return (
    cloth(sheet, under, shade(body, 0.1), {
      weave,
      accent,
      foldPx: 44,
      weaveAngleDeg: -4,
      folds: ["M-90 -260C-120 -140 30 -40 130 60C170 150 176 260 178 370"],
    }) +
    (fringed ? fringe([114, 380], [250, 366], shade(body, 0.1)) : "") +
    cloth(sheet, loop, shade(body, 0.06), {
      weave,
      accent,
      foldPx: 40,
      weaveAngleDeg: 40,
      folds: ["M-110 -300C-100 -380 110 -380 110 -290"],
    }) +
    `<path d="M150 -250C110 -120 20 -30 -90 40C-150 130 -160 240 -170 350" stroke="${shade(body, 0.8)}" stroke-width="120" fill="none" opacity=".25" filter="${sheet.blur(20)}"/>` +
    cloth(sheet, over, body, {
      weave,
      accent,
      foldPx: 46,
      weaveAngleDeg: 8,
      folds: [
        "M100 -290C110 -160 10 -60 -90 40C-160 130 -180 240 -196 350",
        "M60 -200C0 -100 -70 -50 -130 10",
      ],
    }) +
    (fringed ? fringe([-272, 340], [-136, 360], body) : "")
  );
}

function foldedPile(sheet: Sheet, { body, accent, weave }: Wool, fringed: boolean): string {
  const top =
    "M-300 -170C-150 -178 150 -178 300 -170C306 -60 306 60 300 172C150 180 -150 180 -300 172C-306 60 -306 -60 -300 -170Z";
  return (
    `<g transform="translate(8 26)">${cloth(sheet, top, shade(body, 0.22), { weave, accent })}${fringed ? fringe([-290, 170], [296, 170], shade(body, 0.2)) : ""}</g>` +
    `<g transform="translate(4 12)">${cloth(sheet, top, shade(body, 0.1), { weave, accent })}</g>` +
    cloth(sheet, top, body, {
      weave,
      accent,
      foldPx: 60,
      folds: ["M-260 -150C-200 -60 -250 60 -220 170", "M250 -150C220 -40 250 60 226 160"],
    }) +
    (fringed ? fringe([-296, 172], [20, 175], body, 62) : "")
  );
}

function spiralEnd(sheet: Sheet, x: number, y: number, radius: number, colour: Hex): string {
  const turns = [0.82, 0.62, 0.42, 0.22].map(
    (part) =>
      `<ellipse cx="${x + radius * 0.04}" cy="${y}" rx="${radius * part}" ry="${radius * part}" fill="none" stroke="${shade(colour, 0.5)}" stroke-width="7" opacity=".55"/><ellipse cx="${x - 2}" cy="${y - 3}" rx="${radius * (part + 0.08)}" ry="${radius * (part + 0.08)}" fill="none" stroke="${tint(colour, 0.5)}" stroke-width="6" opacity=".4"/>`,
  );
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ballFill(sheet, colour)}"/>${turns.join("")}`;
}

function rolled(sheet: Sheet, { body, accent, weave }: Wool): string {
  const side = "M-120 -236L290 -236C340 -210 350 -30 290 0L-120 0C-200 -30 -200 -206 -120 -236Z";
  const sideFill = sheet.linear([
    [0, tint(body, 0.3), 0.7],
    [0.35, body, 0],
    [1, shade(body, 0.6), 0.75],
  ]);
  return (
    cloth(sheet, side, body, {
      weave,
      accent,
      weaveAngleDeg: 90,
      foldPx: 30,
      folds: ["M-60 -200C80 -190 200 -206 310 -190"],
    }) +
    `<path d="${side}" fill="${sideFill}"/>` +
    spiralEnd(sheet, -120, -118, 118, body)
  );
}

/** A scarf. `form` draped, folded or rolled; `weave`, `fringe=0`. */
export const scarf: Subject = (sheet, look): Figure => {
  const wool: Wool = {
    body: colourOf(look, "body", "#b5563a"),
    accent: colourOf(look, "accent", "#31566a"),
    weave: weaveOf(look.weave, "herringbone"),
  };
  const fringed = look.fringe !== "0";
  if (look.form === "rolled")
    return standing(rolled(sheet, wool), 300, 250, { left: -250, right: 345, contacts: [[70, -22, 250]] });
  if (look.form === "folded") return lying(foldedPile(sheet, wool, fringed), 325, 250);
  return { ...lying(draped(sheet, wool, fringed), 290, 420), top: -400, bottom: 430 };
};

function towelStack(sheet: Sheet, colours: readonly Hex[], weave: Weave, accent: Hex): string {
  return colours
    .map((colour, at) => {
      const y = -at * 104;
      const [l, r] = [-290 + at * 6, 290 - at * 5];
      const outline = `M${l + 20} ${y - 104}C${l + 160} ${y - 112} ${r - 160} ${y - 112} ${r - 50} ${y - 104}C${r + 6} ${y - 100} ${r + 8} ${y - 4} ${r - 40} ${y}C${r - 160} ${y + 5} ${l + 160} ${y + 5} ${l + 20} ${y}C${l - 6} ${y - 20} ${l - 6} ${y - 84} ${l + 20} ${y - 104}Z`;
      const layer = (dy: number) =>
        `<path d="M${l + 18} ${y - dy}C${l + 160} ${y - dy + 5} ${r - 160} ${y - dy + 5} ${r - 40} ${y - dy - 3}" fill="none" stroke="${shade(colour, 0.6)}" stroke-width="6" opacity=".5"/><path d="M${l + 18} ${y - dy + 8}C${l + 160} ${y - dy + 13} ${r - 160} ${y - dy + 13} ${r - 40} ${y - dy + 5}" fill="none" stroke="${tint(colour, 0.6)}" stroke-width="7" opacity=".45"/>`;
      const round = sheet.linear([
        [0, tint(colour, 0.4), 0.5],
        [0.4, colour, 0],
        [1, shade(colour, 0.6), 0.45],
      ]);
      return (
        cloth(sheet, outline, colour, { weave, accent, foldPx: 30 }) +
        `<path d="${outline}" fill="${round}"/>` +
        layer(36) +
        layer(70)
      );
    })
    .join("");
}

function hungTowel(sheet: Sheet, { body, accent, weave }: Wool): string {
  const front =
    "M-190 -380C-100 -396 100 -396 190 -380C196 -100 200 160 194 370C70 384 -70 384 -194 370C-200 160 -196 -100 -190 -380Z";
  return (
    tube(sheet, "M-330 -378L330 -376", 26, "#b98d5d") +
    `<g transform="translate(12 -4)">${cloth(sheet, front.replace("370", "330"), shade(body, 0.25), { weave, accent })}</g>` +
    cloth(sheet, front, body, {
      weave,
      accent,
      foldPx: 54,
      folds: [
        "M-120 -360C-140 -100 -110 160 -136 372",
        "M-10 -370C10 -120 -20 140 6 378",
        "M110 -366C130 -120 100 160 128 374",
      ],
    }) +
    `<path d="M-194 250C-70 264 70 264 195 250L195 296C70 310 -70 310 -194 296Z" fill="${accent}" opacity=".75"/>` +
    `<path d="M-188 -384C-100 -402 100 -402 188 -384" stroke="${tint(body, 0.6)}" stroke-width="14" fill="none" opacity=".6" filter="${sheet.blur(5)}"/>` +
    stitch("M-192 356C-70 370 70 370 192 356", shade(body, 0.5))
  );
}

/** A towel. `form` folded (two), stack (four), hung or rolled; `weave`, `accent2` every second towel of a stack. */
export const towel: Subject = (sheet, look): Figure => {
  const wool: Wool = {
    body: colourOf(look, "body", "#e4d5bd"),
    accent: colourOf(look, "accent", "#c9673f"),
    weave: weaveOf(look.weave, "terry"),
  };
  const second = colourOf(look, "accent2", wool.body);
  if (look.form === "hung") return { ...lying(hungTowel(sheet, wool), 335, 395), pose: "hangs" };
  if (look.form === "rolled")
    return standing(rolled(sheet, wool), 300, 250, { left: -250, right: 345, contacts: [[70, -22, 250]] });
  const colours = look.form === "stack" ? [wool.body, second, wool.body, second] : [second, wool.body];
  return standing(towelStack(sheet, colours, wool.weave, wool.accent), 300, colours.length * 108, {
    contacts: [[0, -30, 280]],
  });
};
