import { weaveFill, weaveOf } from "../core/cloth";
import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, type Subject, standing } from "../core/figure";
import { cove, leg, roundSlab, slab } from "../core/joinery";
import { lathe, type Profile, silhouette } from "../core/lathe";
import type { Sheet } from "../core/sheet";
import { block, tube } from "../core/solid";

type Draw = (sheet: Sheet, look: Look) => Figure;

const wood = (look: Look, name: string, otherwise: Hex = "#b98755") => colourOf(look, name, otherwise);

const STOOLS: Readonly<Record<string, Draw>> = {
  round: (sheet, look) => {
    const top = wood(look, "body");
    const legs = wood(look, "accent", top);
    const svg =
      leg(sheet, [64, -350], [96, -44], [22, 15], shade(legs, 0.2)) +
      leg(sheet, [-64, -350], [-96, -44], [22, 15], shade(legs, 0.2)) +
      tube(sheet, "M-132 -128L132 -128", 12, legs) +
      leg(sheet, [-106, -346], [-156, 0], [26, 16], legs) +
      leg(sheet, [106, -346], [156, 0], [26, 16], legs) +
      roundSlab(sheet, -388, 168, 40, top);
    return standing(svg, 172, 420, {
      contacts: [
        [-156, 0, 18],
        [156, 0, 18],
        [-96, -44, 14],
        [96, -44, 14],
        [0, -16, 140, true],
      ],
    });
  },
  bar: (sheet, look) => {
    const top = wood(look, "body");
    const legs = wood(look, "accent", "#34363a");
    const ring = `<ellipse cx="0" cy="-190" rx="132" ry="24" fill="none" stroke="${shade(legs, 0.1)}" stroke-width="12"/><ellipse cx="-1" cy="-192" rx="132" ry="24" fill="none" stroke="${tint(legs, 0.45)}" stroke-width="3"/>`;
    const svg =
      tube(sheet, "M62 -640L92 -34", 16, shade(legs, 0.14)) +
      tube(sheet, "M-62 -640L-92 -34", 16, shade(legs, 0.14)) +
      ring +
      tube(sheet, "M-96 -640L-146 -6", 17, legs) +
      tube(sheet, "M96 -640L146 -6", 17, legs) +
      roundSlab(sheet, -676, 152, 36, top);
    return standing(svg, 158, 704, {
      contacts: [
        [-146, 0, 16],
        [146, 0, 16],
        [-92, -34, 14],
        [92, -34, 14],
        [0, -14, 130, true],
      ],
    });
  },
  step: (sheet, look) => {
    const body = wood(look, "body");
    const side = wood(look, "accent", shade(body, 0.12));
    const svg =
      leg(sheet, [-150, -330], [-168, -34], [28, 24], side) +
      leg(sheet, [150, -330], [168, -34], [28, 24], side) +
      `<path d="M-150 -318L150 -318L168 -60L-168 -60Z" fill="${shade(side, 0.5)}" opacity=".45"/>` +
      slab(sheet, { x: -172, y: -330, width: 344, depthPx: 50, thickPx: 28 }, body) +
      leg(sheet, [-180, -168], [-190, 10], [30, 26], side) +
      leg(sheet, [180, -168], [190, 10], [30, 26], side) +
      slab(sheet, { x: -198, y: -172, width: 396, depthPx: 62, thickPx: 30 }, tint(body, 0.06));
    return standing(svg, 206, 386, {
      contacts: [
        [-188, 8, 26],
        [188, 8, 26],
        [0, -4, 180, true],
      ],
    });
  },
  pouf: (sheet, look) => {
    const body = wood(look, "body", "#c98f6e");
    const profile: Profile = [
      [-268, 12],
      [-262, 120],
      [-226, 196],
      [-140, 232],
      [-60, 218],
      [-12, 178],
      [0, 168],
    ];
    const outline = silhouette(profile);
    const seams = [-0.8, -0.45, 0, 0.45, 0.8].map(
      (t) =>
        `<path d="M0 -266Q${t * 300} -190 ${t * 232} -120Q${t * 224} -50 ${t * 168} 26" fill="none" stroke="${shade(body, 0.5)}" stroke-width="5" opacity=".35"/>`,
    );
    const svg =
      lathe(sheet, profile, body, { finish: "cloth" }) +
      `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}"><path d="${outline}" fill="${weaveFill(sheet, weaveOf(look.pattern, "knit"), body, colourOf(look, "accent", tint(body, 0.5)))}"/>${seams.join("")}</g>` +
      `<ellipse cx="0" cy="-262" rx="18" ry="6" fill="${shade(body, 0.3)}"/>`;
    return standing(svg, 234, 290, { contacts: [[0, 0, 184]] });
  },
};

/** A seat without a back: `round`, `bar`, `step` (two treads) or a knitted `pouf`. `accent` is the legs. */
export const stool: Subject = (sheet, look) => formOf(look, STOOLS)(sheet, look);

function fourLegged(
  width: number,
  height: number,
  depthPx: number,
  { round = false, splay = 12 } = {},
): Draw {
  return (sheet, look) => {
    const top = wood(look, "body");
    const legs = wood(look, "accent", shade(top, 0.08));
    const half = width / 2;
    const inner = half - depthPx * 0.75 - 18;
    const under = -height + 26;
    const svg =
      leg(
        sheet,
        [-inner, under - depthPx * 0.5],
        [-inner - splay, -depthPx * 0.8],
        [26, 17],
        shade(legs, 0.22),
      ) +
      leg(
        sheet,
        [inner, under - depthPx * 0.5],
        [inner + splay, -depthPx * 0.8],
        [26, 17],
        shade(legs, 0.22),
      ) +
      `<path d="M${-half + 40} ${under}H${half - 40}V${under + 44}H${-half + 40}Z" fill="${shade(legs, 0.3)}"/>` +
      leg(sheet, [-half + 44, under], [-half + 44 - splay, 0], [34, 20], legs) +
      leg(sheet, [half - 44, under], [half - 44 + splay, 0], [34, 20], legs) +
      (round
        ? roundSlab(sheet, -height, half, 26, top)
        : slab(sheet, { x: -half, y: -height, width, depthPx, thickPx: 26 }, top)) +
      cove(sheet, 0, -height + 40, [half * 0.8, 10], legs, 0.2);
    const foot = half - 44 + splay;
    const back = inner + splay;
    return standing(svg, half, height + depthPx, {
      contacts: [
        [-foot, 0, 20],
        [foot, 0, 20],
        [-back, -depthPx * 0.8, 16],
        [back, -depthPx * 0.8, 16],
        [0, -10, half * 0.7, true],
      ],
    });
  };
}

const TABLES: Readonly<Record<string, Draw>> = {
  tripod: (sheet, look) => {
    const top = wood(look, "body");
    const legs = wood(look, "accent", top);
    const svg =
      leg(sheet, [0, -440], [0, -56], [22, 16], shade(legs, 0.2)) +
      leg(sheet, [-96, -440], [-160, 0], [26, 16], legs) +
      leg(sheet, [96, -440], [160, 0], [26, 16], legs) +
      roundSlab(sheet, -474, 232, 26, top);
    return standing(svg, 234, 516, {
      contacts: [
        [-160, 0, 18],
        [160, 0, 18],
        [0, -56, 16],
        [0, -20, 170, true],
      ],
    });
  },
  drum: (sheet, look) => {
    const top = wood(look, "body");
    const side = wood(look, "accent", top);
    const profile: Profile = [
      [-380, 186],
      [-380, 186],
      [-6, 186],
      [0, 182],
    ];
    const slats = sheet.pattern(
      22,
      20,
      `<rect width="4" height="20" fill="${shade(side, 0.6)}" opacity=".35"/><rect x="4" width="3" height="20" fill="#fff" opacity=".16"/>`,
    );
    const svg =
      lathe(sheet, profile, side) +
      `<path d="${silhouette(profile)}" fill="${slats}"/>` +
      roundSlab(sheet, -402, 204, 26, top);
    return standing(svg, 206, 438, { contacts: [[0, 0, 188]] });
  },
  square: (sheet, look) => {
    const top = wood(look, "body");
    const legs = wood(look, "accent", shade(top, 0.1));
    const svg =
      leg(sheet, [-146, -400], [-146, -52], [20, 18], shade(legs, 0.2)) +
      leg(sheet, [146, -400], [146, -52], [20, 18], shade(legs, 0.2)) +
      slab(sheet, { x: -186, y: -130, width: 372, depthPx: 54, thickPx: 20 }, top) +
      leg(sheet, [-180, -420], [-180, 0], [26, 22], legs) +
      leg(sheet, [180, -420], [180, 0], [26, 22], legs) +
      block(sheet, { x: -180, y: -318, width: 360, height: 92, depth: 0 }, top) +
      `<ellipse cx="0" cy="-364" rx="13" ry="13" fill="${shade(top, 0.5)}"/><ellipse cx="-2" cy="-367" rx="11" ry="11" fill="#b59a5d"/>` +
      slab(sheet, { x: -200, y: -422, width: 400, depthPx: 62, thickPx: 20 }, top);
    return standing(svg, 200, 490, {
      contacts: [
        [-180, 0, 20],
        [180, 0, 20],
        [0, -20, 160, true],
      ],
    });
  },
  coffee: fourLegged(720, 250, 90, { round: true, splay: 18 }),
  dining: fourLegged(900, 430, 96, { splay: 10 }),
};

/** A table: `tripod`, `drum`, `square` with a drawer, `coffee` (oval) or `dining`. `body` is the top, `accent` the legs. */
export const sidetable: Subject = (sheet, look) => formOf(look, TABLES)(sheet, look);
