import { type Hex, shade, tint } from "../core/colour";
import { along, leaf, type Point, sprig, stem } from "../core/foliage";
import { randomFrom } from "../core/random";
import type { Sheet } from "../core/sheet";

const EUCALYPTUS: Hex = "#7d9487";

function eucalyptus(_sheet: Sheet): string {
  const look = { pairs: 7, start: 0.3, spreadDeg: 62, shape: { length: 62, width: 54 }, wood: "#7a5a48" };
  const branch = (tip: Point, over: Point, colour: Hex) => sprig([[0, 60], over, tip], look, colour);
  return (
    branch([-168, -330], [-30, -190], shade(EUCALYPTUS, 0.14)) +
    branch([150, -370], [30, -170], shade(EUCALYPTUS, 0.06)) +
    branch([-14, -440], [-20, -200], EUCALYPTUS)
  );
}

function tulip(sheet: Sheet, [x, y]: Point, turnDeg: number, colour: Hex): string {
  const fill = (c: Hex) =>
    sheet.linear(
      [
        [0, tint(c, 0.3)],
        [0.6, c],
        [1, shade(c, 0.28)],
      ],
      [0, 0, 0.8, 1],
    );
  return (
    `<g transform="translate(${x} ${y}) rotate(${turnDeg})">` +
    `<path d="M-26 -14C-40 -60 -22 -92 -10 -108C8 -88 14 -50 4 -6Z" fill="${fill(shade(colour, 0.12))}"/>` +
    `<path d="M26 -14C40 -60 22 -92 10 -108C-8 -88 -14 -50 -4 -6Z" fill="${fill(shade(colour, 0.2))}"/>` +
    `<path d="M-36 -18C-46 -60 -38 -84 -30 -98C-10 -80 -4 -40 0 6C-18 8 -32 0 -36 -18Z" fill="${fill(colour)}"/>` +
    `<path d="M36 -18C46 -60 38 -84 30 -98C10 -80 4 -40 0 6C18 8 32 0 36 -18Z" fill="${fill(shade(colour, 0.08))}"/>` +
    `<path d="M0 10C-26 6 -28 -40 0 -84C28 -40 26 6 0 10Z" fill="${fill(tint(colour, 0.12))}"/></g>`
  );
}

function tulips(sheet: Sheet, colour: Hex): string {
  const green = "#6f8a5a";
  const heads: readonly (readonly [Point, Point, Hex])[] = [
    [[-150, -250], [-20, -150], shade(colour, 0.1)],
    [[140, -270], [24, -150], shade(colour, 0.06)],
    [[-66, -340], [-26, -170], tint(colour, 0.18)],
    [[66, -350], [14, -190], colour],
  ];
  const blades =
    leaf(-20, 30, -34, { length: 290, width: 58, bend: -50 }, green) +
    leaf(20, 30, 30, { length: 270, width: 56, bend: 56 }, shade(green, 0.08));
  return (
    blades +
    heads
      .map(([tip, over, paint]) => {
        const root: Point = [tip[0] * 0.1, 60];
        return (
          stem(root, over, tip, 11, green) + tulip(sheet, tip, along(root, over, tip, 1).angleDeg, paint)
        );
      })
      .join("") +
    leaf(4, 40, -8, { length: 210, width: 48, bend: -30 }, tint(green, 0.1))
  );
}

function pampas(): string {
  const random = randomFrom(9);
  const plume = (tip: Point, over: Point, colour: Hex) => {
    const root: Point = [tip[0] * 0.1, 60];
    const hairs = Array.from({ length: 150 }, (_, index) => {
      const t = 0.52 + (0.48 * index) / 150;
      const { x, y, angleDeg } = along(root, over, tip, t);
      const side = index % 2 === 0 ? 1 : -1;
      const body = Math.sin(((t - 0.5) / 0.5) * Math.PI * 0.86 + 0.3);
      const long = 28 + 46 * Math.max(0.15, body) * (0.7 + random() * 0.5);
      const turn = angleDeg + side * (22 + random() * 26);
      const dx = Math.sin((turn * Math.PI) / 180) * long;
      const dy = -Math.cos((turn * Math.PI) / 180) * long;
      const paint = random() > 0.5 ? tint(colour, random() * 0.5) : shade(colour, random() * 0.26);
      return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}q${(dx * 0.3).toFixed(1)} ${(dy * 0.7).toFixed(1)} ${dx.toFixed(1)} ${(dy + long * 0.12).toFixed(1)}" fill="none" stroke="${paint}" stroke-width="3.4" stroke-linecap="round" opacity=".85"/>`;
    });
    return stem(root, over, tip, 5, "#a98d62") + hairs.join("");
  };
  return (
    plume([-170, -340], [-20, -200], "#cdb38c") +
    plume([160, -400], [30, -200], "#d8c09a") +
    plume([-20, -480], [-20, -220], "#e0cba8")
  );
}

function branch(_sheet: Sheet, colour: Hex): string {
  const random = randomFrom(4);
  const wood = "#5f4636";
  const twigs: readonly (readonly [Point, Point, Point])[] = [
    [
      [0, 60],
      [-10, -180],
      [-130, -400],
    ],
    [
      [0, 60],
      [30, -160],
      [150, -350],
    ],
    [
      [-42, -190],
      [-110, -220],
      [-190, -250],
    ],
    [
      [60, -150],
      [70, -270],
      [50, -430],
    ],
  ];
  const blossoms = twigs.flatMap(([from, over, to]) =>
    Array.from({ length: 8 }, (_, index) => {
      const { x, y } = along(from, over, to, 0.42 + 0.58 * (index / 7));
      const [px, py, size] = [x + (random() - 0.5) * 38, y + (random() - 0.5) * 38, 11 + random() * 10];
      const petals = [0, 72, 144, 216, 288].map(
        (deg) =>
          `<ellipse cx="0" cy="${-size * 0.72}" rx="${size * 0.52}" ry="${size * 0.7}" fill="${tint(colour, 0.1 + random() * 0.4)}" transform="rotate(${deg})"/>`,
      );
      return `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${Math.round(random() * 70)})">${petals.join("")}<circle r="${size * 0.26}" fill="${shade(colour, 0.3)}"/></g>`;
    }),
  );
  return twigs.map(([from, over, to]) => stem(from, over, to, 8, wood)).join("") + blossoms.join("");
}

/** What may stand in a vase, root at (0, 0), by name; the second argument is the colour of blossoms. */
export const BOUQUETS: Readonly<Record<string, (sheet: Sheet, blossom: Hex) => string>> = {
  none: () => "",
  eucalyptus,
  tulips,
  pampas,
  branch,
};

/** How far a bouquet rises above the vase, in figure units. */
export const BOUQUET_RISE: Readonly<Record<string, number>> = {
  none: 0,
  eucalyptus: 480,
  tulips: 440,
  pampas: 540,
  branch: 450,
};
