import { cloth, weaveOf } from "../core/cloth";
import { type Hex, mix, shade, tint } from "../core/colour";
import { colourOf, type Figure, type Look, lying, type Subject, standing } from "../core/figure";
import { planeFill } from "../core/finish";
import { roundedBox } from "../core/path";
import { printed } from "../core/print";
import type { Sheet } from "../core/sheet";
import { gleam } from "../core/solid";

const PAPER = "#f3ecdc";

function pages(x: number, y: number, width: number, height: number): string {
  const edges = [10, 7, 4].map(
    (d, i) =>
      `<path d="${roundedBox(x + d, y + d, width, height, 16)}" fill="${i % 2 ? shade(PAPER, 0.14) : PAPER}"/>`,
  );
  return edges.join("");
}

function closed(sheet: Sheet, look: Look, body: Hex, accent: Hex): string {
  const spiral = look.form === "spiral";
  const ribbon = colourOf(look, "ribbon", accent);
  const elastic = spiral
    ? ""
    : `<path d="M156 -312L156 312" stroke="${shade(accent, 0.3)}" stroke-width="17"/><path d="M154 -312L154 312" stroke="${accent}" stroke-width="13"/>`;
  const rings = Array.from({ length: 16 }, (_, i) => {
    const y = -276 + i * 36.8;
    return `<circle cx="-186" cy="${y}" r="8" fill="${shade(body, 0.7)}"/><path d="M-186 ${y}C-240 ${y - 26} -250 ${y + 8} -206 ${y + 10}" fill="none" stroke="${shade(accent, 0.4)}" stroke-width="9" stroke-linecap="round"/><path d="M-188 ${y - 2}C-240 ${y - 28} -248 ${y + 4} -208 ${y + 7}" fill="none" stroke="${tint(accent, 0.5)}" stroke-width="4" stroke-linecap="round"/>`;
  });
  return (
    (spiral ? "" : `<path d="M-40 300L-34 366L-24 352L-12 368L-18 300Z" fill="${ribbon}"/>`) +
    `<path d="${roundedBox(12, 12, 440, 620, 22)}" fill="${shade(body, 0.4)}"/>` +
    pages(0, 0, 436, 610) +
    cloth(sheet, roundedBox(0, 0, 440, 620, 20), body, { weave: weaveOf(look.weave, "plain"), accent }) +
    (spiral
      ? rings.join("")
      : `<path d="M-190 -308L-188 308" stroke="${shade(body, 0.7)}" stroke-width="12" opacity=".3" filter="${sheet.blur(4)}"/><path d="M-204 -308L-203 308" stroke="${tint(body, 0.6)}" stroke-width="8" opacity=".35" filter="${sheet.blur(3)}"/>`) +
    printed(look.print, accent, body, { x: -16, y: -30, scale: 1.2 }) +
    elastic +
    gleam(sheet, "M-150 -270C-60 -286 20 -286 120 -274", 30, 0.16)
  );
}

function opened(sheet: Sheet, body: Hex, accent: Hex): string {
  const page = (side: 1 | -1) => {
    const x = (v: number) => v * side;
    const path = `M0 -250C${x(60)} -282 ${x(220)} -282 ${x(390)} -262L${x(390)} 252C${x(220)} 234 ${x(60)} 234 0 262Z`;
    const fill = sheet.linear(
      [
        [0, side === 1 ? shade(PAPER, 0.28) : tint(PAPER, 0.4)],
        [0.14, side === 1 ? PAPER : tint(PAPER, 0.2)],
        [0.86, tint(PAPER, side === 1 ? 0.4 : 0)],
        [1, side === 1 ? PAPER : shade(PAPER, 0.22)],
      ],
      [0, 0, 1, 0],
    );
    const lines = Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M${x(56)} ${-190 + i * 46}C${x(150)} ${-204 + i * 46} ${x(260)} ${-202 + i * 46} ${x(352)} ${-192 + i * 46}" fill="none" stroke="#a8b4bd" stroke-width="2.5" opacity=".7"/>`,
    );
    return `<path d="${path}" fill="${fill}"/>${lines.join("")}`;
  };
  return (
    cloth(sheet, roundedBox(0, 4, 830, 560, 24), body) +
    [8, 4]
      .map(
        (d) =>
          `<path d="M-${392 + d} -254L${392 + d} -254L${392 + d} ${256 + d}C200 ${240 + d} 60 ${240 + d} 0 ${268 + d}C-60 ${240 + d} -200 ${240 + d} -${392 + d} ${256 + d}Z" fill="${shade(PAPER, d === 8 ? 0.25 : 0.1)}"/>`,
      )
      .join("") +
    page(-1) +
    page(1) +
    `<path d="M14 -256C24 -60 10 120 34 330L44 316L56 332C38 120 44 -60 26 -258Z" fill="${accent}"/>`
  );
}

function pile(sheet: Sheet, body: Hex, accent: Hex): string {
  const books: readonly (readonly [Hex, number, number, number])[] = [
    [body, 620, 92, 0],
    [accent, 560, 70, 14],
    [mix(body, "#f3ecdc", 0.72), 590, 80, -18],
  ];
  let y = 0;
  return books
    .map(([colour, width, height, dx]) => {
      const [l, r, t] = [dx - width / 2, dx + width / 2, y - height];
      const b = y;
      y = t;
      const paper = sheet.linear([
        [0, shade(PAPER, 0.1)],
        [0.5, PAPER],
        [1, shade(PAPER, 0.25)],
      ]);
      const leaves = Array.from(
        { length: 5 },
        (_, i) =>
          `<path d="M${l + 30} ${t + 16 + (i * (height - 28)) / 5}L${r - 8} ${t + 17 + (i * (height - 28)) / 5}" stroke="${shade(PAPER, 0.4)}" stroke-width="1.6" opacity=".5"/>`,
      );
      return (
        `<path d="M${l + 40} ${t - 26}L${r - 46} ${t - 26}L${r} ${t + 4}L${l} ${t + 4}Z" fill="${planeFill(sheet, tint(colour, 0.16), 0.6)}"/>` +
        `<rect x="${l + 16}" y="${t + 8}" width="${width - 26}" height="${height - 16}" fill="${paper}"/>${leaves.join("")}` +
        `<rect x="${l}" y="${t}" width="${width}" height="12" rx="5" fill="${planeFill(sheet, colour)}"/><rect x="${l}" y="${b - 12}" width="${width}" height="12" rx="5" fill="${shade(colour, 0.25)}"/>` +
        `<path d="M${l + 22} ${t}Q${l - 14} ${t + 4} ${l - 14} ${t + height / 2}Q${l - 14} ${b - 4} ${l + 22} ${b}Q${l + 6} ${b - height / 2} ${l + 22} ${t}Z" fill="${planeFill(sheet, shade(colour, 0.08))}"/>`
      );
    })
    .join("");
}

/** A notebook. `form` closed, stack, open or spiral; `accent` elastic or wire, `ribbon`, `print`, `weave`. */
export const notebook: Subject = (sheet, look): Figure => {
  const body = colourOf(look, "body", "#35524a");
  const accent = colourOf(look, "accent", "#d9b98a");
  if (look.form === "stack")
    return standing(pile(sheet, body, accent), 325, 270, { contacts: [[0, -30, 300]] });
  if (look.form === "open") return lying(opened(sheet, body, colourOf(look, "ribbon", accent)), 430, 300);
  return lying(closed(sheet, look, body, accent), 250, 350);
};
