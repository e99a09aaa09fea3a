import { type Hex, mix, shade, tint } from "../core/colour";
import { colourOf, formOf, type Subject, standing } from "../core/figure";
import { along, leaf, type Point, sprig, stem } from "../core/foliage";
import type { Profile } from "../core/lathe";
import { randomFrom } from "../core/random";
import type { Sheet } from "../core/sheet";
import { tube } from "../core/solid";
import { sheen, standingIn, vessel } from "../core/vessel";

/** What grows from (0, 0): a drawing, how far it rises and how far it reaches to the side, and what hangs over the front of the pot. */
interface Growth {
  readonly behind: (sheet: Sheet, green: Hex) => string;
  readonly before?: (sheet: Sheet, green: Hex) => string;
  readonly rise: number;
  readonly reach: number;
}

const MONSTERA_LEAF =
  "M0 0C-26 -16 -96 -18 -112 -76C-84 -74 -70 -70 -60 -62C-74 -84 -104 -96 -112 -116C-86 -122 -64 -108 -52 -98C-64 -124 -88 -140 -92 -160C-56 -160 -38 -140 -28 -128C-34 -160 -22 -190 0 -214C22 -190 34 -160 28 -128C38 -140 56 -160 92 -160C88 -140 64 -124 52 -98C64 -108 86 -122 112 -116C104 -96 74 -84 60 -62C70 -70 84 -74 112 -76C96 -18 26 -16 0 0Z";

function monsteraLeaf(sheet: Sheet, [x, y]: Point, turnDeg: number, size: number, green: Hex): string {
  const fill = sheet.linear(
    [
      [0, tint(green, 0.22)],
      [0.5, green],
      [1, shade(green, 0.25)],
    ],
    [0, 0, 1, 1],
  );
  return (
    `<g transform="translate(${x} ${y}) rotate(${turnDeg}) scale(${size * 1.22})"><path d="${MONSTERA_LEAF}" fill="${fill}"/>` +
    `<path d="M0 0V-206M0 -40L-66 -64M0 -40L66 -64M0 -84L-76 -110M0 -84L76 -110M0 -124L-58 -150M0 -124L58 -150" fill="none" stroke="${tint(green, 0.4)}" stroke-width="3" opacity=".55"/></g>`
  );
}

function monstera(sheet: Sheet, green: Hex): string {
  const fronds: readonly (readonly [Point, Point, number, number, number])[] = [
    [[-150, -330], [-60, -220], -46, 0.98, 0.2],
    [[160, -310], [60, -200], 50, 0.96, 0.22],
    [[-40, -410], [-30, -230], -12, 1.12, 0.12],
    [[90, -440], [50, -230], 24, 1, 0.04],
    [[-172, -150], [-90, -150], -74, 0.84, 0.08],
    [[176, -150], [90, -140], 76, 0.86, 0.1],
    [[20, -230], [6, -130], 6, 1.04, -0.06],
  ];
  return fronds
    .map(([tip, over, turn, size, dim]) => {
      const paint = dim > 0 ? shade(green, dim) : tint(green, -dim);
      return (
        stem([tip[0] * 0.12, 40], over, tip, 8, shade(green, 0.1)) +
        monsteraLeaf(sheet, tip, turn, size, paint)
      );
    })
    .join("");
}

function fern(_sheet: Sheet, green: Hex): string {
  const random = randomFrom(6);
  const fronds = Array.from({ length: 17 }, (_, index) => {
    const t = (((index * 7) % 17) / 16) * 2 - 1;
    const tip: Point = [t * 300, -360 + Math.abs(t) ** 1.6 * 330 - random() * 60];
    const over: Point = [t * 120, -330 - random() * 60];
    const look = { pairs: 15, start: 0.16, spreadDeg: 66, shape: { length: 54, width: 17 } };
    return sprig([[t * 20, 30], over, tip], look, mix(shade(green, 0.26), tint(green, 0.2), index / 16));
  });
  return fronds.join("");
}

function snake(_sheet: Sheet, green: Hex): string {
  const blade = (x: number, angle: number, length: number, dim: number) => {
    const base = shade(green, dim);
    const bands = Array.from({ length: 9 }, (_, index) => {
      const y = -length * (0.14 + index * 0.085);
      const w = 24 * Math.sin(Math.PI * (0.25 + (index / 9) * 0.66));
      return `<path d="M${-w} ${y}q${w} ${index % 2 === 0 ? 12 : -10} ${w * 2} 0" fill="none" stroke="${shade(base, 0.4)}" stroke-width="5" opacity=".35"/>`;
    });
    const outline = `M-22 30C-34 ${-length * 0.4} -30 ${-length * 0.8} 0 ${-length}C30 ${-length * 0.8} 34 ${-length * 0.4} 22 30Z`;
    return (
      `<g transform="translate(${x} 0) rotate(${angle})"><path d="${outline}" fill="#d9cf8a"/>` +
      `<path d="${outline}" transform="translate(0 -6) scale(.76 .97)" fill="${base}"/>` +
      `<path d="M0 20C-18 ${-length * 0.4} -18 ${-length * 0.7} 0 ${-length * 0.94}Z" fill="${tint(base, 0.25)}" opacity=".6"/>${bands.join("")}</g>`
    );
  };
  return (
    blade(-46, -13, 400, 0.2) +
    blade(50, 12, 430, 0.16) +
    blade(2, -2, 520, 0.08) +
    blade(-66, -23, 290, 0.04) +
    blade(72, 22, 300, 0.04) +
    blade(24, 5, 350, 0)
  );
}

function olive(_sheet: Sheet, green: Hex): string {
  const bark = "#8a7563";
  const look = { pairs: 9, start: 0.12, spreadDeg: 46, shape: { length: 66, width: 17 }, wood: bark };
  const twig = (from: Point, over: Point, tip: Point, dim: number) =>
    sprig([from, over, tip], look, mix(green, "#b9c4ad", dim));
  return (
    stem([0, 50], [-14, -120], [10, -290], 22, bark) +
    twig([4, -240], [-80, -330], [-190, -360], 0.05) +
    twig([8, -260], [100, -330], [200, -400], 0.1) +
    twig([6, -270], [-60, -400], [-130, -510], 0.25) +
    twig([8, -280], [70, -420], [110, -560], 0.2) +
    twig([4, -230], [90, -260], [190, -250], 0.3) +
    twig([4, -230], [-90, -250], [-160, -210], 0.3) +
    twig([8, -280], [0, -420], [-10, -600], 0.4)
  );
}

function cactus(sheet: Sheet, green: Hex): string {
  const column = (x: number, y: number, width: number, height: number, turn = 0) => {
    const fill = sheet.linear(
      [
        [0, shade(green, 0.1)],
        [0.28, tint(green, 0.3)],
        [0.6, green],
        [1, shade(green, 0.36)],
      ],
      [0, 0, 1, 0],
    );
    const ribs = [0.2, 0.38, 0.56, 0.74].map((t) => {
      const rx = x - width / 2 + width * t;
      const top = y - height + width * (0.5 - Math.sqrt(Math.max(0, 0.25 - (t - 0.5) ** 2)));
      const spines = Array.from(
        { length: Math.floor(height / 34) },
        (_, index) =>
          `<path d="M${rx - 6} ${y - 20 - index * 34}l6 -5l6 5" stroke="#f4eed8" stroke-width="2.4" fill="none" opacity=".85"/>`,
      );
      return `<path d="M${rx} ${y}V${top + 8}" stroke="${shade(green, 0.4)}" stroke-width="4" opacity=".4"/>${spines.join("")}`;
    });
    return `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - width / 2}" y="${y - height}" width="${width}" height="${height + 40}" rx="${width / 2}" fill="${fill}"/>${ribs.join("")}</g>`;
  };
  const bloom = [0, 60, 120, 180, 240, 300]
    .map((deg) => `<ellipse cy="-15" rx="9" ry="17" fill="#e58f86" transform="rotate(${deg})"/>`)
    .join("");
  const elbow = (path: string) => tube(sheet, path, 58, green);
  return `${elbow("M-30 -96C-90 -96 -112 -110 -112 -150V-226")}${elbow("M30 -60C90 -60 108 -80 108 -130V-206")}${column(-112, -150, 62, 110)}${column(108, -120, 60, 122)}${column(0, 20, 128, 400)}<g transform="translate(-6 -384) scale(1 .7)">${bloom}<circle r="8" fill="#f2d27c"/></g>`;
}

const trail = (spots: readonly (readonly [Point, Point, Point])[], green: Hex, dim: number) =>
  spots
    .map((spot) =>
      sprig(
        spot,
        { pairs: 8, start: 0.18, spreadDeg: 68, shape: { length: 46, width: 42, bend: 6 } },
        shade(green, dim),
      ),
    )
    .join("");

function trailingCrown(_sheet: Sheet, green: Hex): string {
  return trail(
    [
      [
        [0, 30],
        [-60, -150],
        [-190, -60],
      ],
      [
        [0, 30],
        [70, -160],
        [200, -50],
      ],
      [
        [0, 30],
        [-20, -140],
        [-80, -190],
      ],
      [
        [0, 30],
        [30, -140],
        [100, -180],
      ],
      [
        [0, 30],
        [0, -100],
        [8, -160],
      ],
    ],
    green,
    0.14,
  );
}

function trailingFront(_sheet: Sheet, green: Hex): string {
  return trail(
    [
      [
        [-80, 0],
        [-190, -50],
        [-170, 190],
      ],
      [
        [70, 0],
        [180, -40],
        [176, 150],
      ],
      [
        [-20, 6],
        [-80, -40],
        [-76, 110],
      ],
    ],
    green,
    0,
  );
}

function pilea(_sheet: Sheet, green: Hex): string {
  const random = randomFrom(12);
  return Array.from({ length: 26 }, (_, index) => {
    const t = (((index * 11) % 26) / 25) * 2 - 1;
    const radius = 34 + random() * 22;
    const x = t * 210;
    const y = -90 - (1 - Math.abs(t) ** 1.7) * (90 + (index / 25) * 150) - random() * 44 + 40;
    const paint = mix(shade(green, 0.24), tint(green, 0.16), 1 - index / 25);
    const face =
      `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.8}" fill="${paint}"/>` +
      `<path d="M${x - radius * 0.8} ${y - radius * 0.2}Q${x} ${y - radius * 1.1} ${x + radius * 0.6} ${y - radius * 0.4}Q${x} ${y - radius * 0.3} ${x - radius * 0.8} ${y - radius * 0.2}Z" fill="${tint(paint, 0.35)}" opacity=".5"/>` +
      `<circle cx="${x}" cy="${y - 4}" r="3.6" fill="${tint(paint, 0.6)}"/>`;
    return stem([t * 24, 40], [t * 60, y * 0.4], [x, y], 5, shade(green, 0.06)) + face;
  }).join("");
}

/** Plants by name. */
export const GROWTHS: Readonly<Record<string, Growth>> = {
  monstera: { behind: monstera, rise: 690, reach: 340 },
  fern: { behind: fern, rise: 430, reach: 310 },
  snake: { behind: snake, rise: 520, reach: 170 },
  olive: { behind: olive, rise: 640, reach: 240 },
  cactus: { behind: cactus, rise: 400, reach: 160 },
  trailing: { behind: trailingCrown, before: trailingFront, rise: 230, reach: 240 },
  pilea: { behind: pilea, rise: 360, reach: 250 },
};

const POT: Profile = [
  [-230, 136],
  [-226, 138],
  [-190, 136],
  [-182, 130],
  [-20, 104],
  [0, 98],
];

/** A plant in a pot: `body` the pot, `accent` the leaves, `glaze`, `speckle=1`, `finish`. */
export const plant: Subject = (sheet, look) => {
  const { behind, before, rise, reach } = formOf(look, GROWTHS);
  const green = colourOf(look, "accent", look.form === "olive" ? "#7f8f70" : "#55784f");
  const svg =
    vessel(sheet, POT, look, {
      colour: colourOf(look, "body", "#c07a55"),
      finish: "matte",
      filling: "#4a3728",
      depthPx: 8,
      wallPx: 10,
    }) +
    sheen(sheet, POT, { opacity: 0.14 }) +
    standingIn(sheet, -230, 122, `<g transform="translate(0 -230)">${behind(sheet, green)}</g>`) +
    (before ? `<g transform="translate(0 -226)">${before(sheet, green)}</g>` : "");
  return standing(svg, Math.max(140, reach), 230 + rise, { contacts: [[0, 0, 108]] });
};

/** A ready leaf spray for the front of troughs and baskets, as wide as `halfWidth`. */
export function greenery(halfWidth: number, green: Hex): string {
  const random = randomFrom(21);
  return Array.from({ length: 34 }, (_, index) => {
    const x = -halfWidth + ((index * 13) % 34) * (halfWidth / 17) + random() * 14;
    const { angleDeg } = along([0, 0], [x * 0.2, -60], [x * 0.5, -120], 0.6);
    const paint = mix(shade(green, 0.26), tint(green, 0.24), index / 34);
    return leaf(
      x,
      14,
      angleDeg + (random() - 0.5) * 50,
      { length: 100 + random() * 70, width: 34 + random() * 14, ribs: true },
      paint,
    );
  }).join("");
}
