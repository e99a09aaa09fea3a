import { type Hex, mix, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, type Subject, standing } from "../core/figure";
import { lathe, type Profile, silhouette, TILT } from "../core/lathe";
import type { Sheet } from "../core/sheet";
import { tube } from "../core/solid";

const GLOW: Hex = "#ffd991";

function halo(sheet: Sheet, y: number, radius: number): string {
  const fill = sheet.radial(
    [
      [0, GLOW, 0.75],
      [0.45, GLOW, 0.24],
      [1, GLOW, 0],
    ],
    [0.5, 0.5, 0.5],
  );
  return `<circle cx="0" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** A shade of linen: lit from inside when the lamp is on. */
function drum(
  sheet: Sheet,
  [top, foot, topRadius, footRadius]: readonly number[],
  colour: Hex,
  on: boolean,
): string {
  const [y1 = 0, y2 = 0, r1 = 0, r2 = 0] = [top, foot, topRadius, footRadius];
  const profile: Profile = [
    [y1, r1],
    [y1, r1],
    [y2, r2],
    [y2, r2],
  ];
  const outline = silhouette(profile);
  const weave = sheet.pattern(
    8,
    6,
    `<rect width="8" height="1.4" fill="${shade(colour, 0.5)}" opacity=".14"/><rect width="1.4" height="6" fill="#fff" opacity=".12"/>`,
  );
  const warm = sheet.linear([
    [0, "#fff1cf", 0.5],
    [0.55, "#ffe3a6", 0.85],
    [1, "#fff0c8", 0.75],
  ]);
  const inside = `<ellipse cx="0" cy="${y1}" rx="${r1}" ry="${r1 * TILT}" fill="${on ? "#fff4d8" : shade(colour, 0.25)}"/>`;
  return (
    lathe(sheet, profile, colour, { finish: "cloth" }) +
    `<path d="${outline}" fill="${weave}"/>` +
    (on ? `<path d="${outline}" fill="${warm}" opacity=".62"/>` : "") +
    inside +
    `<ellipse cx="0" cy="${y1}" rx="${r1}" ry="${r1 * TILT}" fill="none" stroke="${tint(colour, 0.4)}" stroke-width="4"/>`
  );
}

function pole(sheet: Sheet, from: number, to: number, widthPx: number, colour: Hex): string {
  const half = widthPx / 2;
  return lathe(
    sheet,
    [
      [from, half],
      [from, half],
      [to, half],
      [to, half],
    ],
    colour,
    { finish: "metal" },
  );
}

const on = (look: Look) => look.lit === "1";

function table(sheet: Sheet, look: Look): Figure {
  const cover = colourOf(look, "body", "#efe6d6");
  const base = colourOf(look, "accent", "#7f96a0");
  const foot: Profile = [
    [-250, 20],
    [-244, 26],
    [-200, 70],
    [-120, 112],
    [-50, 104],
    [-10, 74],
    [0, 70],
  ];
  const svg =
    (on(look) ? halo(sheet, -390, 420) : "") +
    lathe(sheet, foot, base, { finish: "gloss" }) +
    pole(sheet, -300, -246, 20, "#b59a5d") +
    drum(sheet, [-520, -290, 126, 206], cover, on(look));
  return standing(svg, 210, 560, { contacts: [[0, 0, 88]] });
}

function floor(sheet: Sheet, look: Look): Figure {
  const cover = colourOf(look, "body", "#efe6d6");
  const base = colourOf(look, "accent", "#3d3a39");
  const legs = [
    [-150, 10],
    [0, 44],
    [150, 6],
  ]
    .map(([x = 0, y = 0]) => tube(sheet, `M${x * 0.1} -640L${x} ${y - 14}`, 17, base))
    .join("");
  const svg =
    (on(look) ? halo(sheet, -780, 460) : "") +
    legs +
    lathe(
      sheet,
      [
        [-672, 16],
        [-672, 28],
        [-640, 28],
        [-632, 24],
      ],
      "#b59a5d",
      { finish: "metal" },
    ) +
    drum(sheet, [-920, -670, 150, 190], cover, on(look));
  return standing(svg, 200, 960, {
    contacts: [
      [-150, -2, 26],
      [0, 34, 26],
      [150, -4, 26],
    ],
  });
}

function pendant(sheet: Sheet, look: Look): Figure {
  const cover = colourOf(look, "body", "#35524a");
  const trim = colourOf(look, "accent", "#b59a5d");
  const bell: Profile = [
    [-20, 26],
    [-12, 40],
    [30, 60],
    [90, 130],
    [150, 196],
    [190, 214],
    [196, 214],
  ];
  const under = on(look) ? "#fff0c4" : tint(mix(cover, "#f4ecdc", 0.8), 0.1);
  const cap: Profile = [
    [-78, 12],
    [-74, 26],
    [-26, 30],
    [-14, 30],
  ];
  const svg =
    (on(look) ? halo(sheet, 230, 380) : "") +
    `<rect x="-3.5" y="-900" width="7" height="830" fill="#2f2b2a"/>` +
    `<ellipse cx="0" cy="198" rx="206" ry="${206 * TILT}" fill="${shade(under, 0.2)}"/>` +
    lathe(sheet, bell, cover, { finish: "gloss" }) +
    `<ellipse cx="0" cy="226" rx="52" ry="16" fill="${under}" opacity="${on(look) ? 0.95 : 0}" filter="${sheet.blur(6)}"/>` +
    lathe(sheet, cap, trim, { finish: "metal" }) +
    `<path d="M-212 196A213 ${213 * TILT} 0 0 0 212 196" fill="none" stroke="${trim}" stroke-width="6" opacity=".85"/>`;
  return { svg, left: -218, right: 218, top: -210, bottom: 240, pose: "hangs" };
}

function mushroom(sheet: Sheet, look: Look): Figure {
  const cover = colourOf(look, "body", "#e9ddc6");
  const base = colourOf(look, "accent", cover);
  const dome: Profile = [
    [-420, 4],
    [-416, 60],
    [-386, 130],
    [-330, 186],
    [-262, 208],
    [-252, 206],
  ];
  const foot: Profile = [
    [-270, 60],
    [-200, 52],
    [-110, 60],
    [-30, 104],
    [-8, 120],
    [0, 118],
  ];
  const warm = sheet.linear([
    [0, "#fff1cf", 0],
    [0.6, "#ffe3a6", 0.5],
    [1, "#fff3d0", 0.9],
  ]);
  const svg =
    (on(look) ? halo(sheet, -270, 400) : "") +
    lathe(sheet, foot, base, { finish: "gloss" }) +
    (on(look)
      ? `<path d="${silhouette(foot)}" fill="${sheet.linear([
          [0, "#ffe7b0", 0.85],
          [0.7, "#ffe7b0", 0],
        ])}"/>`
      : "") +
    lathe(sheet, dome, cover, { finish: "gloss" }) +
    (on(look) ? `<path d="${silhouette(dome)}" fill="${warm}"/>` : "");
  return standing(svg, 210, 424, { contacts: [[0, 0, 124]] });
}

function task(sheet: Sheet, look: Look): Figure {
  const metal = colourOf(look, "body", "#31566a");
  const trim = colourOf(look, "accent", "#b59a5d");
  const foot: Profile = [
    [-34, 40],
    [-28, 92],
    [-12, 112],
    [0, 112],
  ];
  const head: Profile = [
    [-60, 26],
    [-54, 34],
    [0, 60],
    [70, 104],
    [76, 104],
  ];
  const joint = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="19" fill="${shade(trim, 0.25)}"/><circle cx="${x - 2}" cy="${y - 2}" r="14" fill="${tint(trim, 0.2)}"/>`;
  const glowAt = on(look) ? `<g transform="translate(-126 -370)">${halo(sheet, 0, 330)}</g>` : "";
  const svg =
    glowAt +
    lathe(sheet, foot, metal, { finish: "gloss" }) +
    tube(sheet, "M0 -34L112 -262", 14, trim, true) +
    tube(sheet, "M112 -262L-56 -462", 14, trim, true) +
    joint(112, -262) +
    `<g transform="translate(-84 -448) rotate(34)"><ellipse cx="0" cy="78" rx="98" ry="18" fill="${on(look) ? "#fff0c4" : shade(metal, 0.5)}"/>${lathe(sheet, head, metal, { finish: "gloss" })}</g>` +
    joint(-56, -466);
  return standing(svg, 160, 540, { left: -236, right: 140, contacts: [[0, 0, 116]] });
}

const LAMPS: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = {
  table,
  floor,
  pendant,
  mushroom,
  task,
};

/** A lamp: `table`, `floor`, `pendant`, `mushroom`, `task`. `body` is the shade, `accent` the base; `lit=1` turns it on. */
export const lamp: Subject = (sheet, look) => formOf(look, LAMPS)(sheet, look);
