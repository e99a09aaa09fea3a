import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, type Subject, standing } from "../core/figure";
import { leg } from "../core/joinery";
import { lathe, type Profile, silhouette, TILT } from "../core/lathe";
import type { Sheet } from "../core/sheet";
import { block } from "../core/solid";
import { sheen, standingIn, vessel } from "../core/vessel";
import { GROWTHS, greenery } from "./plants";

const GREEN: Hex = "#55784f";

function ribbed(sheet: Sheet, profile: Profile, look: Look, body: Hex): string {
  const outline = silhouette(profile);
  const flutes = sheet.pattern(
    26,
    20,
    `<rect width="8" height="20" fill="${shade(body, 0.6)}" opacity=".22"/><rect x="10" width="5" height="20" fill="#fff" opacity=".22"/>`,
  );
  const rings = sheet.pattern(
    40,
    44,
    `<rect width="40" height="14" fill="${shade(body, 0.5)}" opacity=".26"/>`,
  );
  if (look.pattern === "rib") return `<path d="${outline}" fill="${flutes}"/>`;
  return look.pattern === "stripe" ? `<path d="${outline}" fill="${rings}"/>` : "";
}

function grown(sheet: Sheet, name: string, y: number, radius: number, size: number): string {
  const growth = GROWTHS[name];
  return growth
    ? standingIn(
        sheet,
        y,
        radius,
        `<g transform="translate(0 ${y}) scale(${size})">${growth.behind(sheet, GREEN)}</g>`,
      )
    : "";
}

function upright(
  profile: Profile,
  growth: string,
  extra: (sheet: Sheet, look: Look, profile: Profile) => { under: string; lift: number; spread: number },
) {
  return (sheet: Sheet, look: Look): Figure => {
    const body = colourOf(look, "body", "#e3dccf");
    const [top = -240, rim = 150] = profile[0] ?? [];
    const { under, lift, spread } = extra(sheet, look, profile);
    const planted = look.planted === "1";
    const pot =
      vessel(sheet, profile, look, {
        colour: body,
        finish: "matte",
        inside: shade(body, 0.3),
        wallPx: 11,
        ...(planted ? { filling: "#4a3728", depthPx: 8 } : {}),
      }) +
      ribbed(sheet, profile, look, body) +
      sheen(sheet, profile, { opacity: 0.16 });
    const svg = `${under}<g transform="translate(0 ${-lift})">${pot}${planted ? grown(sheet, growth, top, rim - 12, 1) : ""}</g>`;
    const rise = planted ? (GROWTHS[growth]?.rise ?? 0) : 0;
    const wide = planted ? Math.max(rim, GROWTHS[growth]?.reach ?? 0) : Math.max(rim, spread);
    return standing(svg, wide + 10, -top + lift + rise + rim * TILT, {
      contacts:
        lift > 60
          ? [
              [-spread, 0, 18],
              [spread, 0, 18],
              [0, -16, spread, true],
            ]
          : [[0, 0, spread]],
    });
  };
}

function trough(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#7a8a80");
  const plants = look.planted === "1" ? `<g transform="translate(20 -214)">${greenery(290, GREEN)}</g>` : "";
  const inner = `<path d="M-318 -206L-296 -222H330L346 -206Z" fill="#4a3728"/>`;
  const svg =
    block(sheet, { x: -340, y: 0, width: 680, height: 200, depth: 90 }, body) +
    inner +
    plants +
    `<rect x="-340" y="-204" width="680" height="26" fill="${tint(body, 0.22)}"/><rect x="-340" y="-178" width="680" height="12" fill="${shade(body, 0.5)}" opacity=".3"/>`;
  return standing(svg, 345, look.planted === "1" ? 380 : 232, {
    right: 374,
    contacts: [
      [-150, -12, 190],
      [160, -12, 200],
    ],
  });
}

function hanging(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#e3dccf");
  const cord = colourOf(look, "accent", "#cfb48a");
  const profile: Profile = [
    [-150, 142],
    [-146, 144],
    [-80, 136],
    [-24, 88],
    [0, 40],
  ];
  const rope = (x: number, y: number, paint: Hex) =>
    `<path d="M0 -620L${x} ${y}" stroke="${paint}" stroke-width="7" stroke-dasharray="10 3"/>`;
  const green = look.planted === "0" ? "" : grown(sheet, "trailing", -150, 130, 0.9);
  const front =
    look.planted === "0"
      ? ""
      : `<g transform="translate(0 -146) scale(.9)">${GROWTHS.trailing?.before?.(sheet, GREEN) ?? ""}</g>`;
  const svg =
    rope(20, -170, shade(cord, 0.3)) +
    vessel(sheet, profile, look, {
      colour: body,
      finish: "matte",
      wallPx: 11,
      filling: "#4a3728",
      depthPx: 8,
    }) +
    ribbed(sheet, profile, look, body) +
    green +
    front +
    rope(-138, -146, cord) +
    rope(138, -146, cord) +
    `<circle cy="-624" r="22" fill="none" stroke="#b98755" stroke-width="10"/>` +
    `<path d="M-139 -146Q-90 -20 0 4Q90 -20 139 -146" fill="none" stroke="${cord}" stroke-width="7" stroke-dasharray="10 3"/>` +
    lathe(
      sheet,
      [
        [0, 10],
        [8, 16],
        [24, 14],
        [30, 6],
      ],
      cord,
    ) +
    `<path d="M-10 30L-18 96M0 30V104M10 30L18 96" stroke="${cord}" stroke-width="6" stroke-linecap="round"/>`;
  return { svg, left: -240, right: 240, top: -650, bottom: 110, pose: "hangs" };
}

const PLANTERS: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = {
  pot: upright(
    [
      [-260, 172],
      [-256, 174],
      [-200, 176],
      [-30, 146],
      [-6, 138],
      [0, 130],
    ],
    "snake",
    () => ({ under: "", lift: 0, spread: 136 }),
  ),
  stand: upright(
    [
      [-240, 164],
      [-236, 166],
      [-120, 166],
      [-20, 150],
      [0, 136],
    ],
    "fern",
    (sheet, look) => {
      const wood = colourOf(look, "accent", "#b98755");
      const under =
        leg(sheet, [-60, -330], [-70, -60], [20, 14], shade(wood, 0.25)) +
        leg(sheet, [60, -330], [70, -60], [20, 14], shade(wood, 0.25)) +
        leg(sheet, [-172, -330], [-182, 0], [26, 17], wood) +
        leg(sheet, [172, -330], [182, 0], [26, 17], wood) +
        `<path d="M-176 -178H176V-154H-176Z" fill="${sheet.linear([
          [0, tint(wood, 0.2)],
          [1, shade(wood, 0.3)],
        ])}"/>`;
      return { under, lift: 176, spread: 182 };
    },
  ),
  trough,
  hanging,
  saucer: upright(
    [
      [-236, 158],
      [-232, 160],
      [-176, 158],
      [-168, 150],
      [-20, 118],
      [0, 112],
    ],
    "pilea",
    (sheet, look) => {
      const clay = colourOf(look, "accent", colourOf(look, "body", "#c07a55"));
      const dish: Profile = [
        [-34, 168],
        [-30, 170],
        [-6, 150],
        [0, 144],
      ];
      return {
        under:
          lathe(sheet, dish, clay) +
          `<ellipse cx="0" cy="-34" rx="160" ry="${160 * TILT}" fill="${shade(clay, 0.3)}"/>`,
        lift: 16,
        spread: 148,
      };
    },
  ),
};

/** A planter: `pot`, on a `stand`, a `trough`, `hanging`, with a `saucer`. `accent` is stand, cord or saucer; `pattern=stripe|rib`, `planted=1`. */
export const planter: Subject = (sheet, look) => formOf(look, PLANTERS)(sheet, look);
