import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, type Subject } from "../core/figure";
import type { Sheet } from "../core/sheet";
import { tube } from "../core/solid";
import { type Box, plank, roundedBox } from "../core/wood";
import { artwork } from "./artworks";

/** A mitred wooden moulding around a box: four strips, each lit by where it faces. */
function moulding(sheet: Sheet, { x, y, width, height }: Box, widthPx: number, colour: Hex): string {
  const [r, b, m] = [x + width, y + height, widthPx];
  const side = (path: string, box: Box, paint: Hex, upright: boolean) =>
    plank(sheet, path, box, paint, { upright, gapPx: 8 });
  return (
    side(
      `M${x} ${y}H${r}L${r - m} ${y + m}H${x + m}Z`,
      { x, y, width, height: m },
      tint(colour, 0.14),
      false,
    ) +
    side(
      `M${x} ${y}L${x + m} ${y + m}V${b - m}L${x} ${b}Z`,
      { x, y, width: m, height },
      tint(colour, 0.04),
      true,
    ) +
    side(
      `M${r} ${y}L${r - m} ${y + m}V${b - m}L${r} ${b}Z`,
      { x: r - m, y, width: m, height },
      shade(colour, 0.14),
      true,
    ) +
    side(
      `M${x} ${b}H${r}L${r - m} ${b - m}H${x + m}Z`,
      { x, y: b - m, width, height: m },
      shade(colour, 0.2),
      false,
    )
  );
}

function framed(sheet: Sheet, box: Box, look: Look, art: string): string {
  const wood = colourOf(look, "body", "#b98755");
  const m = 22;
  const inner: Box = { x: box.x + m, y: box.y + m, width: box.width - m * 2, height: box.height - m * 2 };
  const mat = Math.min(inner.width, inner.height) * 0.13;
  const print: Box = {
    x: inner.x + mat,
    y: inner.y + mat,
    width: inner.width - mat * 2,
    height: inner.height - mat * 2,
  };
  const inks = {
    paper: "#f3ecdf",
    main: colourOf(look, "accent", "#5f7353"),
    second: colourOf(look, "second", "#d9946c"),
  };
  const { x, y, width, height } = inner;
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fbf8f1"/>` +
    artwork(sheet, art, print, inks) +
    `<rect x="${print.x}" y="${print.y}" width="${print.width}" height="${print.height}" fill="none" stroke="#d8d0c2" stroke-width="3"/>` +
    `<path d="M${x} ${y}H${x + width}V${y + 16}H${x + 16}V${y + height}H${x}Z" fill="#2a2036" opacity=".16" filter="${sheet.blur(6)}" clip-path="${sheet.clip(`<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`)}"/>` +
    `<path d="M${x + width * 0.1} ${y + height}L${x + width * 0.62} ${y}H${x + width * 0.9}L${x + width * 0.38} ${y + height}Z" fill="#fff" opacity=".1"/>` +
    moulding(sheet, box, m, wood)
  );
}

const hanging = (svg: string, halfWidth: number, halfHeight: number): Figure => ({
  svg,
  left: -halfWidth,
  right: halfWidth,
  top: -halfHeight,
  bottom: halfHeight,
  pose: "hangs",
});

const FRAMES: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = {
  portrait: (sheet, look) =>
    hanging(
      framed(sheet, { x: -240, y: -320, width: 480, height: 640 }, look, look.art ?? "abstract"),
      240,
      320,
    ),
  landscape: (sheet, look) =>
    hanging(
      framed(sheet, { x: -340, y: -250, width: 680, height: 500 }, look, look.art ?? "hills"),
      340,
      250,
    ),
  set: (sheet, look) => {
    const arts = [look.art ?? "botanical", "sun", "lines"];
    const boxes: readonly Box[] = [
      { x: -390, y: -300, width: 400, height: 540 },
      { x: 40, y: -300, width: 330, height: 330 },
      { x: 40, y: 60, width: 330, height: 330 },
    ];
    return hanging(
      boxes.map((box, index) => framed(sheet, box, look, arts[index] ?? "sun")).join(""),
      392,
      396,
    );
  },
  poster: (sheet, look) => {
    const wood = colourOf(look, "body", "#b98755");
    const sheetBox: Box = { x: -240, y: -300, width: 480, height: 640 };
    const inks = {
      paper: "#f3ecdf",
      main: colourOf(look, "accent", "#31566a"),
      second: colourOf(look, "second", "#d9946c"),
    };
    const rod = (y: number) =>
      plank(
        sheet,
        roundedBox({ x: -256, y, width: 512, height: 26 }, 5),
        { x: -256, y, width: 512, height: 26 },
        wood,
        { gapPx: 8 },
      );
    const curl = sheet.linear(
      [
        [0, shade(inks.paper, 0.5), 0.2],
        [0.08, "#ffffff", 0.12],
        [0.8, "#ffffff", 0],
        [1, shade(inks.paper, 0.6), 0.2],
      ],
      [0, 0, 1, 0],
    );
    const svg =
      `<path d="M-200 -310L0 -400L200 -310" fill="none" stroke="#6a5a48" stroke-width="4"/><circle cy="-400" r="8" fill="#b59a5d"/>` +
      artwork(sheet, look.art ?? "sea", sheetBox, inks) +
      `<rect x="-240" y="-300" width="480" height="640" fill="${curl}"/>${rod(-316)}${rod(332)}`;
    return hanging(svg, 258, 404);
  },
};

/** A picture on the wall: `portrait`, `landscape`, a `set` of three, a `poster` on rods. `art=abstract|hills|botanical|sea|sun|lines`; `body` the frame, `accent` and `second` the print. */
export const frame: Subject = (sheet, look) => formOf(look, FRAMES)(sheet, look);

function glassOf(sheet: Sheet, outline: string, box: Box): string {
  const fill = sheet.linear(
    [
      [0, "#e9eff0"],
      [0.45, "#c3d0d4"],
      [0.55, "#d8e1e3"],
      [1, "#a9b9bf"],
    ],
    [0, 0, 1, 1],
  );
  const { x, y, width: w, height: h } = box;
  return (
    `<path d="${outline}" fill="${fill}"/><g clip-path="${sheet.clip(`<path d="${outline}"/>`)}">` +
    `<path d="M${x - w * 0.1} ${y + h * 0.62}L${x + w * 0.72} ${y - h * 0.1}H${x + w * 0.98}L${x - w * 0.1} ${y + h * 0.9}Z" fill="#fff" opacity=".42"/>` +
    `<path d="M${x + w * 0.3} ${y + h * 1.05}L${x + w * 1.1} ${y + h * 0.3}V${y + h * 0.4}L${x + w * 0.42} ${y + h * 1.05}Z" fill="#fff" opacity=".3"/>` +
    `<path d="${outline}" fill="none" stroke="#2a2036" stroke-width="16" opacity=".2" filter="${sheet.blur(6)}"/></g>`
  );
}

const MIRRORS: Readonly<Record<string, { outline: string; box: Box }>> = {
  round: {
    outline: roundedBox({ x: -280, y: -280, width: 560, height: 560 }, 280),
    box: { x: -280, y: -280, width: 560, height: 560 },
  },
  arch: {
    outline: "M-220 360V-140A220 220 0 0 1 220 -140V360Z",
    box: { x: -220, y: -360, width: 440, height: 720 },
  },
  rect: {
    outline: roundedBox({ x: -230, y: -340, width: 460, height: 680 }, 40),
    box: { x: -230, y: -340, width: 460, height: 680 },
  },
  stand: {
    outline: roundedBox({ x: -170, y: -420, width: 340, height: 340 }, 170),
    box: { x: -170, y: -420, width: 340, height: 340 },
  },
};

/** A mirror: `round`, `arch`, `rect` on the wall, or a small one on a `stand`. `body` is the frame. */
export const mirror: Subject = (sheet, look) => {
  const { outline, box } = formOf(look, MIRRORS);
  const rim = colourOf(look, "body", "#b59a5d");
  const edge = (paint: string, width: number, dx = 0) =>
    `<path d="${outline}" transform="translate(${dx} ${dx})" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const svg =
    glassOf(sheet, outline, box) +
    edge(shade(rim, 0.35), 30) +
    edge(rim, 24, -1.5) +
    edge(tint(rim, 0.5), 6, -5);
  if (look.form !== "stand") return hanging(svg, box.width / 2 + 15, box.height / 2 + 15);
  const foot =
    tube(sheet, "M0 -70V-14", 20, rim, true) +
    `<ellipse cy="-4" rx="112" ry="20" fill="${shade(rim, 0.4)}"/><ellipse cy="-11" rx="112" ry="20" fill="${sheet.linear(
      [
        [0, tint(rim, 0.5)],
        [0.5, rim],
        [1, shade(rim, 0.3)],
      ],
      [0, 0, 1, 0],
    )}"/>`;
  return {
    svg: foot + svg,
    left: -186,
    right: 186,
    top: -436,
    bottom: 20,
    pose: "stands",
    contacts: [[0, 0, 112]],
  };
};
