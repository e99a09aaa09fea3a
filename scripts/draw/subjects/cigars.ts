import { type Hex, mix, shade, tint } from "../core/colour";
import { colourOf, type Figure, type Look, lying, type Subject } from "../core/figure";
import { randomFrom } from "../core/random";
import type { Sheet } from "../core/sheet";

/** Length and radius of a cigar by shape, in figure units; a pointed head for some. */
const SHAPES: Readonly<
  Record<string, { readonly length: number; readonly radius: number; readonly pointed: boolean }>
> = {
  robusto: { length: 640, radius: 44, pointed: false },
  churchill: { length: 860, radius: 41, pointed: false },
  torpedo: { length: 760, radius: 45, pointed: true },
  corona: { length: 700, radius: 35, pointed: false },
  petit: { length: 500, radius: 37, pointed: false },
};

/** One cigar's colours and shape. */
export interface CigarLook {
  readonly shape: string;
  readonly wrapper: Hex;
  readonly band: Hex;
  readonly accent: Hex;
  readonly lit?: boolean;
}

/** Reads the colours and shape of a cigar from a recipe. */
export function cigarLookOf(look: Look): CigarLook {
  return {
    shape: look.shape ?? "robusto",
    wrapper: colourOf(look, "body", "#7a4a2a"),
    band: colourOf(look, "band", "#7a1f24"),
    accent: colourOf(look, "accent", "#d8b25c"),
    lit: look.form === "lit",
  };
}

function leaf(length: number, radius: number, colour: Hex, seed: number): string {
  const random = randomFrom(seed);
  const seams = Array.from({ length: 7 }, (_, i) => {
    const x = -length / 2 + (i * length) / 6 - 40;
    return `<path d="M${x} ${radius}Q${x + 50} 0 ${x + 128} ${-radius}" fill="none" stroke="${shade(colour, 0.6)}" stroke-width="2.4" opacity=".38"/><path d="M${x + 3} ${radius}Q${x + 53} 0 ${x + 131} ${-radius}" fill="none" stroke="${tint(colour, 0.5)}" stroke-width="2" opacity=".2"/>`;
  });
  const veins = Array.from({ length: 46 }, () => {
    const x = (random() - 0.5) * length;
    const y = (random() - 0.5) * radius * 1.8;
    const run = 18 + random() * 60;
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(run * 0.5).toFixed(0)} ${(-run * 0.08).toFixed(0)} ${run.toFixed(0)} ${(-run * 0.3).toFixed(0)}" fill="none" stroke="${random() > 0.5 ? shade(colour, 0.55) : tint(colour, 0.4)}" stroke-width="${(0.8 + random() * 1.6).toFixed(1)}" opacity=".26"/>`;
  });
  return seams.join("") + veins.join("");
}

function bandOf(sheet: Sheet, x: number, radius: number, { band, accent }: CigarLook): string {
  const r = radius + 2;
  const strip = (from: number, to: number, colour: Hex) => {
    const fill = sheet.linear([
      [0, shade(colour, 0.12)],
      [0.25, tint(colour, 0.5)],
      [0.5, colour],
      [1, shade(colour, 0.55)],
    ]);
    return `<path d="M${x + from} ${-r}Q${x + from + 12} 0 ${x + from} ${r}L${x + to} ${r}Q${x + to + 12} 0 ${x + to} ${-r}Z" fill="${fill}"/>`;
  };
  const dots = [-0.62, -0.3, 0.3, 0.62].map(
    (t) => `<circle cx="${x + 8}" cy="${t * r}" r="4" fill="${accent}"/>`,
  );
  return (
    `<path d="M${x - 46} ${-r}L${x - 52} ${r}" stroke="${shade(band, 0.9)}" stroke-width="10" opacity=".35" filter="${sheet.blur(4)}"/>` +
    strip(-44, 44, accent) +
    strip(-36, 36, band) +
    dots.join("") +
    `<ellipse cx="${x + 6}" cy="0" rx="25" ry="${r * 0.56}" fill="${accent}"/><ellipse cx="${x + 6}" cy="0" rx="18" ry="${r * 0.42}" fill="${band}"/><path d="M${x + 6} ${-r * 0.26}L${x + 16} 0L${x + 6} ${r * 0.26}L${x - 4} 0Z" fill="${accent}"/>`
  );
}

/** A cigar lying along x, its middle at (0, 0), the head to the right. */
export function cigarDrawn(sheet: Sheet, look: CigarLook, seed = 5): string {
  const { length, radius: r, pointed } = SHAPES[look.shape] ?? { length: 640, radius: 44, pointed: false };
  const [l, h] = [-length / 2, length / 2];
  const head = pointed
    ? `L${h - 190} ${-r}Q${h - 40} ${-r * 0.8} ${h} ${-r * 0.16}Q${h + 6} 0 ${h} ${r * 0.16}Q${h - 40} ${r * 0.8} ${h - 190} ${r}`
    : `L${h - 50} ${-r}C${h - 10} ${-r} ${h} ${-r * 0.5} ${h} 0C${h} ${r * 0.5} ${h - 10} ${r} ${h - 50} ${r}`;
  const outline = `M${l} ${-r * 0.96}${head}L${l} ${r * 0.96}Z`;
  const skin = sheet.linear([
    [0, shade(look.wrapper, 0.2)],
    [0.16, tint(look.wrapper, 0.14)],
    [0.3, tint(look.wrapper, 0.34)],
    [0.5, look.wrapper],
    [0.85, shade(look.wrapper, 0.46)],
    [1, shade(look.wrapper, 0.3)],
  ]);
  const clip = sheet.clip(`<path d="${outline}"/>`);
  const filler = mix(look.wrapper, "#c99a5c", 0.35);
  const foot = look.lit
    ? `<path d="M${l + 4} ${-r}Q${l + 22} 0 ${l + 4} ${r}L${l - 66} ${r * 0.9}Q${l - 92} 0 ${l - 66} ${-r * 0.9}Z" fill="${sheet.linear(
        [
          [0, "#e2dfdc"],
          [0.5, "#b4b0ae"],
          [1, "#77737a"],
        ],
      )}"/><path d="M${l + 6} ${-r}Q${l + 24} 0 ${l + 6} ${r}" fill="none" stroke="#f08a3c" stroke-width="13"/><path d="M${l - 30} ${-r * 0.8}Q${l - 20} 0 ${l - 34} ${r * 0.8}M${l - 54} ${-r * 0.7}Q${l - 46} 0 ${l - 56} ${r * 0.7}" fill="none" stroke="#6d6870" stroke-width="4" opacity=".5"/>`
    : `<ellipse cx="${l}" cy="0" rx="${r * 0.3}" ry="${r * 0.96}" fill="${shade(look.wrapper, 0.35)}"/><ellipse cx="${l - 1}" cy="0" rx="${r * 0.24}" ry="${r * 0.82}" fill="${filler}"/><path d="M${l - 4} ${-r * 0.5}q6 10 -2 18q10 8 2 20q8 8 -1 22" fill="none" stroke="${shade(filler, 0.6)}" stroke-width="4" opacity=".7"/>`;
  return (
    `<path d="${outline}" fill="${skin}"/><g clip-path="${clip}">${leaf(length, r, look.wrapper, seed)}${pointed ? "" : `<path d="M${h - 58} ${-r}Q${h - 44} 0 ${h - 58} ${r}" fill="none" stroke="${shade(look.wrapper, 0.6)}" stroke-width="4" opacity=".5"/>`}</g>` +
    bandOf(sheet, h - (pointed ? 250 : 176), r, look) +
    foot
  );
}

function bundle(sheet: Sheet, look: CigarLook): string {
  const { radius } = SHAPES[look.shape] ?? { radius: 44 };
  const step = radius * 1.86;
  const row = (count: number, lift: number) =>
    Array.from(
      { length: count },
      (_, i) =>
        `<g transform="translate(${((i * 37) % 22) - 11} ${(i - (count - 1) / 2) * step + lift})">${cigarDrawn(sheet, look, 5 + i + count)}</g>`,
    ).join("");
  const half = step * 2.1;
  const ribbon = sheet.linear([
    [0, shade(look.accent, 0.2)],
    [0.3, tint(look.accent, 0.4)],
    [0.7, look.accent],
    [1, shade(look.accent, 0.4)],
  ]);
  return (
    row(4, 0) +
    `<g opacity=".9"><path d="M-340 -40L330 -40L330 60L-340 60Z" fill="#2a1a12" opacity=".35" filter="${sheet.blur(14)}"/></g>` +
    row(3, -4) +
    `<path d="M-150 ${-half}Q-128 0 -150 ${half}L-96 ${half}Q-74 0 -96 ${-half}Z" fill="${ribbon}"/>` +
    `<g transform="translate(-112 0)"><path d="M0 0C-40 -66 -110 -60 -96 -14C-88 14 -40 10 0 0C50 -60 112 -40 92 2C80 26 40 12 0 0Z" fill="${ribbon}" stroke="${shade(look.accent, 0.4)}" stroke-width="3"/><path d="M0 4L-62 96L-34 92L-20 112L8 10L44 108L58 84L84 86Z" fill="${shade(look.accent, 0.16)}"/><circle r="18" fill="${tint(look.accent, 0.2)}"/></g>`
  );
}

/** Curling smoke rising from (x, y). */
export function smoke(sheet: Sheet, x: number, y: number): string {
  const path = `M${x} ${y}C${x - 60} ${y - 80} ${x + 60} ${y - 140} ${x} ${y - 230}C${x - 50} ${y - 300} ${x + 40} ${y - 340} ${x + 10} ${y - 410}`;
  return [30, 12]
    .map(
      (width) =>
        `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity=".3" filter="${sheet.blur(width * 0.6)}"/>`,
    )
    .join("");
}

/** Cigars from above. `form` single, pair, bundle or lit; `shape`, `body` wrapper, `band`, `accent` second band colour. */
export const cigar: Subject = (sheet, look): Figure => {
  const own = cigarLookOf(look);
  const half = (SHAPES[own.shape]?.length ?? 640) / 2;
  if (look.form === "bundle") return lying(bundle(sheet, own), half + 20, 200);
  if (look.form === "pair") {
    const svg = `<g transform="translate(-20 -62) rotate(-5)">${cigarDrawn(sheet, own, 9)}</g><g transform="translate(20 58) rotate(4)">${cigarDrawn(sheet, own)}</g>`;
    return lying(svg, half * 0.88, 180);
  }
  return lying((own.lit ? smoke(sheet, -half - 30, -40) : "") + cigarDrawn(sheet, own), half * 0.86, 130);
};
