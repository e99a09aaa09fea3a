import { cloth, type Weave, weaveOf } from "../core/cloth";
import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, type Subject, standing } from "../core/figure";
import { cove, leg } from "../core/joinery";
import { lathe } from "../core/lathe";
import type { Sheet } from "../core/sheet";
import { tube } from "../core/solid";
import { plank, roundedBox } from "../core/wood";

const weave = (look: Look, otherwise: Weave) => weaveOf(look.pattern, otherwise);

function dining(sheet: Sheet, look: Look): Figure {
  const seat = colourOf(look, "body", "#5f7353");
  const wood = colourOf(look, "accent", "#b98755");
  const dark = shade(wood, 0.14);
  const back = "M-104 -700C-10 -676 130 -664 232 -684L226 -566C130 -548 -10 -560 -98 -582Z";
  const cushion =
    "M-186 -318C-196 -340 -150 -396 -92 -398L176 -376C214 -374 222 -356 206 -336L140 -286C128 -276 112 -272 92 -276L-150 -300C-172 -302 -182 -308 -186 -318Z";
  const svg =
    leg(sheet, [-78, -370], [-84, -70], [26, 18], dark) +
    leg(sheet, [194, -350], [212, -44], [26, 18], dark) +
    leg(sheet, [-98, -690], [-80, -360], [22, 28], wood) +
    leg(sheet, [228, -676], [198, -340], [22, 28], wood) +
    plank(sheet, back, { x: -110, y: -704, width: 350, height: 160 }, wood, { gapPx: 12 }) +
    `<path d="M-186 -316L-170 -258L98 -230L206 -308V-350L100 -300Z" fill="${shade(wood, 0.2)}"/>` +
    leg(sheet, [-160, -292], [-178, 0], [30, 20], wood) +
    leg(sheet, [98, -264], [106, 26], [30, 20], wood) +
    cloth(sheet, cushion, seat, { weave: weave(look, "linen"), accent: tint(seat, 0.6) });
  return standing(svg, 220, 704, {
    left: -196,
    right: 236,
    bottom: 40,
    contacts: [
      [-178, 0, 20],
      [106, 26, 20],
      [-84, -70, 18],
      [212, -44, 18],
      [20, -14, 170, true],
    ],
  });
}

function lounge(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#31566a");
  const wood = colourOf(look, "accent", "#7a4f32");
  const own = { weave: weave(look, "linen"), accent: tint(body, 0.5) };
  const piece = (x: number, y: number, width: number, height: number, radius: number, colour: Hex) =>
    cloth(sheet, roundedBox({ x, y, width, height }, radius), colour, own);
  const svg =
    leg(sheet, [-216, -100], [-244, 0], [30, 17], wood) +
    leg(sheet, [216, -100], [244, 0], [30, 17], wood) +
    piece(-236, -566, 472, 440, 130, shade(body, 0.04)) +
    cove(sheet, 0, -322, [190, 30], body, 0.5) +
    piece(-226, -236, 452, 160, 46, shade(body, 0.12)) +
    piece(-186, -330, 372, 128, 54, tint(body, 0.08)) +
    `<path d="M-176 -232Q0 -214 176 -232" fill="none" stroke="${shade(body, 0.5)}" stroke-width="4" opacity=".45"/>` +
    piece(-300, -376, 124, 300, 60, tint(body, 0.04)) +
    piece(176, -376, 124, 300, 60, shade(body, 0.06)) +
    `<path d="M0 -552Q4 -440 0 -334" fill="none" stroke="${shade(body, 0.5)}" stroke-width="4" opacity=".35"/>`;
  return standing(svg, 300, 570, {
    contacts: [
      [-240, 0, 22],
      [240, 0, 22],
      [0, -8, 230, true],
    ],
  });
}

function disc(sheet: Sheet, y: number, radius: number, colour: Hex): string {
  const rim = lathe(
    sheet,
    [
      [y, radius],
      [y + 6, radius + 4],
      [y + 24, radius - 4],
      [y + 34, radius - 30],
    ],
    colour,
  );
  return `${rim}<ellipse cx="0" cy="${y}" rx="${radius}" ry="${radius * 0.17}" fill="${sheet.linear([
    [0, shade(colour, 0.12)],
    [0.5, tint(colour, 0.12)],
    [1, tint(colour, 0.4)],
  ])}"/>`;
}

function spindle(sheet: Sheet, look: Look): Figure {
  const wood = colourOf(look, "body", "#35524a");
  const trim = colourOf(look, "accent", wood);
  const bow = "M-158 -318C-206 -560 -150 -724 0 -724C150 -724 206 -560 158 -318";
  const rods = [-0.68, -0.4, -0.13, 0.13, 0.4, 0.68].map((t) => {
    const top = -716 + Math.abs(t) ** 2.4 * 150;
    return tube(sheet, `M${t * 170} -324L${t * 196} ${top}`, 11, wood);
  });
  const svg =
    leg(sheet, [-92, -286], [-128, -62], [22, 16], shade(trim, 0.18)) +
    leg(sheet, [92, -286], [128, -62], [22, 16], shade(trim, 0.18)) +
    rods.join("") +
    tube(sheet, bow, 22, wood) +
    leg(sheet, [-128, -290], [-186, 0], [30, 17], trim) +
    leg(sheet, [128, -290], [186, 0], [30, 17], trim) +
    tube(sheet, "M-158 -132L158 -132", 13, trim) +
    disc(sheet, -320, 196, wood);
  return standing(svg, 204, 740, {
    contacts: [
      [-186, 0, 18],
      [186, 0, 18],
      [-128, -62, 14],
      [128, -62, 14],
      [0, -18, 170, true],
    ],
  });
}

function office(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#42606d");
  const frame = colourOf(look, "accent", "#34363a");
  const own = { weave: weave(look, "linen"), accent: tint(body, 0.5) };
  const wheel = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y - 16}" rx="15" ry="18" fill="#26252a"/><ellipse cx="${x - 4}" cy="${y - 20}" rx="5" ry="7" fill="#fff" opacity=".25"/>`;
  const spokes: readonly (readonly [number, number])[] = [
    [-190, -20],
    [190, -20],
    [-112, 22],
    [112, 22],
    [0, 34],
  ];
  const svg =
    spokes
      .map(([x, y]) => wheel(x, y) + tube(sheet, `M0 -96Q${x * 0.5} -92 ${x} ${y - 38}`, 22, frame))
      .join("") +
    lathe(
      sheet,
      [
        [-290, 14],
        [-290, 14],
        [-190, 14],
        [-186, 22],
        [-84, 24],
      ],
      "#b9bfc4",
      { finish: "metal" },
    ) +
    tube(sheet, "M0 -300V-420", 34, frame) +
    cloth(sheet, roundedBox({ x: -176, y: -760, width: 352, height: 372 }, 84), body, own) +
    `<path d="M-120 -510Q0 -470 120 -510" fill="none" stroke="${shade(body, 0.5)}" stroke-width="5" opacity=".4"/>` +
    cloth(sheet, roundedBox({ x: -206, y: -372, width: 412, height: 92 }, 44), tint(body, 0.04), own) +
    [-1, 1]
      .map(
        (side) =>
          tube(
            sheet,
            `M${side * 200} -322C${side * 258} -322 ${side * 250} -400 ${side * 246} -464`,
            17,
            frame,
          ) + tube(sheet, `M${side * 246} -474L${side * 222} -484`, 30, frame),
      )
      .join("");
  return standing(svg, 268, 770, {
    bottom: 40,
    contacts: [
      [0, 10, 190, true],
      [-190, -20, 16],
      [190, -20, 16],
      [-112, 22, 16],
      [112, 22, 16],
    ],
  });
}

const CHAIRS: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = {
  dining,
  lounge,
  spindle,
  office,
};

/** A chair: `dining`, `lounge`, `spindle`, `office`. `body` is the cloth (or the painted wood), `accent` the frame; `pattern` a weave. */
export const chair: Subject = (sheet, look) => formOf(look, CHAIRS)(sheet, look);
