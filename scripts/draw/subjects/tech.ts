import { weaveFill } from "../core/cloth";
import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, type Look, lying, type Subject, standing } from "../core/figure";
import { ballFill, planeFill, roundFill } from "../core/finish";
import { lathe } from "../core/lathe";
import { roundedBox } from "../core/path";
import { printed } from "../core/print";
import type { Sheet } from "../core/sheet";
import { block, gleam, grain, tube } from "../core/solid";
import { strap } from "./bags";

function cone(sheet: Sheet, x: number, y: number, radius: number, colour: Hex): string {
  const ring = (r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
  const dish = sheet.radial(
    [
      [0, tint(colour, 0.24)],
      [0.5, colour],
      [1, shade(colour, 0.5)],
    ],
    [0.58, 0.62, 0.6],
  );
  return (
    ring(radius, shade(colour, 0.55)) +
    ring(radius * 0.92, dish) +
    ring(radius * 0.36, ballFill(sheet, shade(colour, 0.1))) +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.84}" fill="none" stroke="${tint(colour, 0.4)}" stroke-width="4" opacity=".3"/>`
  );
}

/** A loudspeaker. `form` can (round, cloth), box (portable), shelf (wooden, two drivers) or dome; `accent` trim or grille. */
export const speaker: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#4b5a60");
  const accent = colourOf(look, "accent", "#c9a76a");
  if (look.form === "shelf") {
    const front = { x: -150, y: -480, width: 300, height: 480 };
    const svg =
      block(sheet, { x: -150, y: 0, width: 300, height: 480, depth: 230 }, body) +
      grain(front, body, { upright: true }) +
      `<path d="${roundedBox(0, -240, 264, 444, 12)}" fill="${planeFill(sheet, "#33303a", 0.7)}"/>` +
      cone(sheet, 0, -156, 104, "#4a4650") +
      cone(sheet, 0, -366, 56, accent);
    return standing(svg, 200, 545, { left: -160, right: 235, contacts: [[30, -30, 176]] });
  }
  if (look.form === "box") {
    const shell = roundedBox(0, -160, 640, 300, 70);
    const svg =
      strap(sheet, "M-300 -230C-420 -300 -410 -80 -306 -110", 30, accent) +
      `<path d="${roundedBox(0, -156, 664, 312, 78)}" fill="${shade(body, 0.4)}"/><path d="${shell}" fill="${planeFill(sheet, tint(body, 0.06))}"/>` +
      `<path d="${roundedBox(0, -160, 590, 250, 52)}" fill="${planeFill(sheet, shade(body, 0.2))}"/><path d="${roundedBox(0, -160, 590, 250, 52)}" fill="${weaveFill(sheet, "linen", shade(body, 0.1), accent)}"/>` +
      gleam(sheet, "M-260 -292C-100 -302 100 -302 260 -292", 10, 0.4) +
      `<rect x="210" y="-80" width="56" height="16" rx="8" fill="${accent}"/>` +
      [-60, 0, 60]
        .map((x) => `<ellipse cx="${x}" cy="-307" rx="18" ry="4" fill="${tint(body, 0.5)}" opacity=".7"/>`)
        .join("");
    return standing(svg, 335, 325, { left: -395, contacts: [[0, -30, 290]] });
  }
  const dome = look.form === "dome";
  const profile = dome
    ? ([
        [-290, 20],
        [-286, 90],
        [-260, 170],
        [-190, 232],
        [-100, 244],
        [-30, 220],
        [0, 180],
      ] as const)
    : ([
        [-440, 150],
        [-430, 162],
        [-400, 166],
        [-40, 166],
        [-10, 160],
        [0, 148],
      ] as const);
  const meshFrom = dome ? -200 : -392;
  const mesh = `<g clip-path="${sheet.clip(dome ? `<path d="M-260 -200Q0 -120 260 -200L260 -40Q0 40 -260 -40Z"/>` : `<path d="M-166 ${meshFrom}A166 28 0 0 0 166 ${meshFrom}L166 -42A166 28 0 0 1 -166 -42Z"/>`)}"><rect x="-246" y="-420" width="492" height="440" fill="${weaveFill(sheet, "linen", body, accent)}" clip-path="${dome ? "none" : ""}"/></g>`;
  const svg =
    lathe(sheet, profile, body, {
      finish: "matte",
      bands: dome
        ? [{ from: -40, to: 10, colour: accent }]
        : [
            { from: -44, to: 20, colour: accent },
            { from: -450, to: -396, colour: accent },
          ],
    }) +
    (dome ? "" : mesh) +
    (dome
      ? `<ellipse cy="-276" rx="70" ry="13" fill="${shade(body, 0.35)}"/><ellipse cy="-277" rx="56" ry="9" fill="${tint(accent, 0.2)}"/>`
      : `<ellipse cy="-440" rx="150" ry="25" fill="${planeFill(sheet, tint(accent, 0.25))}"/><ellipse cy="-441" rx="112" ry="18" fill="${shade(accent, 0.4)}"/><ellipse cy="-442" rx="96" ry="14" fill="${shade(accent, 0.2)}"/>`) +
    gleam(
      sheet,
      dome ? "M-150 -200C-170 -150 -172 -110 -160 -70" : "M-118 -380C-122 -260 -122 -150 -120 -60",
      20,
      0.22,
    );
  return standing(svg, dome ? 250 : 190, dome ? 300 : 465, { contacts: [[0, 0, dome ? 184 : 150]] });
};

function cup(sheet: Sheet, body: Hex, accent: Hex): string {
  const shell = "M196 -30C250 -50 292 20 296 120C298 230 262 296 206 284C180 276 172 10 196 -30Z";
  const pad = "M204 -24C160 -40 128 30 126 124C126 226 156 290 206 280C232 260 236 0 204 -24Z";
  return (
    `<path d="${shell}" fill="${roundFill(sheet, body, "gloss")}"/><path d="${pad}" fill="${planeFill(sheet, accent, 1.2)}"/>` +
    `<path d="M150 40C140 100 142 180 158 226" fill="none" stroke="${tint(accent, 0.6)}" stroke-width="14" opacity=".4" filter="${sheet.blur(5)}"/>` +
    `<path d="M206 -20C236 40 238 220 210 276" fill="none" stroke="${shade(body, 0.6)}" stroke-width="7" opacity=".5"/>`
  );
}

function buds(sheet: Sheet, body: Hex, accent: Hex): string {
  const bud = (x: number, y: number, deg: number) =>
    `<g transform="translate(${x} ${y}) rotate(${deg})"><path d="M-20 -6L-16 130Q-14 150 6 150Q26 150 24 128L30 20Z" fill="${roundFill(sheet, body, "gloss")}"/><circle r="58" fill="${ballFill(sheet, body)}"/><ellipse cx="-44" cy="10" rx="26" ry="36" fill="${planeFill(sheet, accent)}" transform="rotate(16)"/><circle cx="16" cy="-14" r="10" fill="${shade(body, 0.5)}"/></g>`;
  return (
    `<path d="${roundedBox(0, 110, 440, 300, 120)}" fill="${planeFill(sheet, body, 1.1)}"/><path d="M-218 70Q0 104 218 70" fill="none" stroke="${shade(body, 0.5)}" stroke-width="5" opacity=".6"/><path d="M-218 77Q0 111 218 77" fill="none" stroke="${tint(body, 0.6)}" stroke-width="4" opacity=".6"/>` +
    `<circle cx="0" cy="164" r="10" fill="${accent}"/>${gleam(sheet, "M-170 10C-100 -24 60 -28 150 -6", 20, 0.4)}` +
    bud(-130, -210, 14) +
    `<g transform="scale(-1 1)">${bud(-130, -210, 14)}</g>`
  );
}

/** Headphones. `form` over (ear cups), ear (small pads) or buds (with case); `accent` cushions. */
export const headphones: Subject = (sheet, look): Figure => {
  const body = colourOf(look, "body", "#e9e2d4");
  const accent = colourOf(look, "accent", "#7a4a32");
  if (look.form === "buds") return { ...lying(buds(sheet, body, accent), 270, 290), pose: "lies" };
  const small = look.form === "ear";
  const half = `<g transform="${small ? "translate(46 60) scale(.78 .66)" : "translate(0 0)"}">${cup(sheet, body, accent)}</g>`;
  const arc = "M-214 60C-280 -370 280 -370 214 60";
  const svg =
    tube(sheet, arc, small ? 20 : 30, small ? "#9aa0a6" : body, true) +
    `<path d="M-196 -130C-130 -300 130 -300 196 -130C120 -244 -120 -244 -196 -130Z" fill="${planeFill(sheet, accent)}"/>` +
    `<path d="M-226 -20L-212 60M226 -20L212 60" stroke="#9aa0a6" stroke-width="16" stroke-linecap="round"/>` +
    half +
    `<g transform="scale(-1 1)">${half}</g>`;
  return { ...lying(svg, 320, 320), top: -300, bottom: small ? 260 : 310, pose: "hangs" };
};

/** A phone cover from behind. `form` plain or strap (with a hand loop); `print` in `accent`. */
export const phonecase: Subject = (sheet, look: Look): Figure => {
  const body = colourOf(look, "body", "#c9673f");
  const accent = colourOf(look, "accent", "#f0ebe1");
  const lens = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="33" fill="#23212a"/><circle cx="${x}" cy="${y}" r="22" fill="${ballFill(sheet, "#3c4a5e")}"/><circle cx="${x - 8}" cy="${y - 9}" r="6" fill="#fff" opacity=".7"/>`;
  const svg =
    (look.form === "strap"
      ? tube(sheet, "M110 340C96 470 236 540 250 440C258 384 200 356 140 340", 15, accent)
      : "") +
    `<path d="${roundedBox(5, 8, 372, 742, 70)}" fill="${shade(body, 0.5)}"/><path d="${roundedBox(0, 0, 370, 740, 68)}" fill="${planeFill(sheet, body, 1.1)}"/>` +
    `<path d="${roundedBox(0, 0, 350, 720, 60)}" fill="none" stroke="${tint(body, 0.5)}" stroke-width="4" opacity=".5"/>` +
    `<path d="${roundedBox(-70, -246, 186, 196, 48)}" fill="${shade(body, 0.3)}"/><path d="${roundedBox(-70, -246, 172, 182, 42)}" fill="#37343d"/>${lens(-110, -286)}${lens(-110, -206)}${lens(-32, -286)}<circle cx="-32" cy="-206" r="14" fill="#f4e9c9"/>` +
    printed(look.print, accent, body, { y: 120, scale: 1.3 });
  return lying(svg, look.form === "strap" ? 310 : 250, 400);
};

/** A camera. `form` compact or instant; `accent` ring and trim. */
export const camera: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#e9e2d4");
  const accent = colourOf(look, "accent", "#c9673f");
  const instant = look.form === "instant";
  const [w, h] = instant ? [500, 420] : [600, 360];
  const ring = (r: number, fill: string) => `<circle cx="0" cy="${-h * 0.47}" r="${r}" fill="${fill}"/>`;
  const svg =
    (instant
      ? ""
      : `<rect x="-110" y="${-h - 44}" width="170" height="60" rx="14" fill="${planeFill(sheet, body)}"/>`) +
    `<rect x="${w * 0.26}" y="${-h - 24}" width="70" height="34" rx="10" fill="${planeFill(sheet, "#9aa0a6")}"/><rect x="${-w * 0.42}" y="${-h - 16}" width="90" height="24" rx="10" fill="${planeFill(sheet, "#9aa0a6")}"/>` +
    `<path d="${roundedBox(4, -h / 2 + 3, w + 6, h, 48)}" fill="${shade(body, 0.45)}"/><path d="${roundedBox(0, -h / 2, w, h, 46)}" fill="${planeFill(sheet, body, 1.1)}"/>` +
    (instant
      ? `<rect x="-170" y="-56" width="340" height="18" rx="9" fill="#2c2833"/><path d="M-252 -96L252 -96" stroke="${accent}" stroke-width="16"/>`
      : `<path d="M${-w / 2} ${-h * 0.74}L${w / 2} ${-h * 0.74}L${w / 2} ${-h * 0.16}L${-w / 2} ${-h * 0.16}Z" fill="${planeFill(sheet, accent)}"/><path d="M${-w / 2} ${-h * 0.74}L${w / 2} ${-h * 0.74}L${w / 2} ${-h * 0.16}L${-w / 2} ${-h * 0.16}Z" fill="${weaveFill(sheet, "dots", accent, shade(accent, 0.3))}" opacity=".35"/>`) +
    `<rect x="${w * 0.27}" y="${-h * 0.93}" width="${w * 0.16}" height="${h * 0.14}" rx="10" fill="#2c2833"/><rect x="${-w * 0.43}" y="${-h * 0.92}" width="${w * 0.18}" height="${h * 0.14}" rx="12" fill="#f3ecd8"/>` +
    ring(146, shade(body, 0.5)) +
    ring(140, roundFill(sheet, "#4a4650", "metal")) +
    ring(112, "#26232c") +
    ring(94, instant ? roundFill(sheet, accent, "gloss") : "#35313c") +
    ring(76, "#1f1d26") +
    ring(60, ballFill(sheet, "#32465c")) +
    `<circle cx="-20" cy="${-h * 0.47 - 22}" r="15" fill="#fff" opacity=".75"/><circle cx="24" cy="${-h * 0.47 + 24}" r="8" fill="#fff" opacity=".35"/>`;
  return standing(svg, w / 2 + 10, h + 50, { contacts: [[0, -24, w * 0.46]] });
};

/** For the handlebar. `form` bell or light; `accent` mount. */
export const bicyclebell: Subject = (sheet, look): Figure => {
  const body = colourOf(look, "body", "#c9a05c");
  const accent = colourOf(look, "accent", "#33303a");
  const bar = tube(sheet, "M-330 -40Q0 -58 330 -40", 54, "#9aa0a6", true);
  const clamp =
    bar +
    lathe(
      sheet,
      [
        [-96, 52],
        [-90, 58],
        [-20, 58],
        [0, 50],
      ],
      accent,
      { finish: "matte" },
    );
  if (look.form === "light") {
    const front = `<circle cx="0" cy="-230" r="150" fill="${shade(body, 0.4)}"/><circle cx="0" cy="-230" r="142" fill="${roundFill(sheet, body, "metal")}"/><circle cx="0" cy="-230" r="112" fill="${sheet.radial(
      [
        [0, "#fffdf2"],
        [0.4, "#fbeec2"],
        [1, "#c9b890"],
      ],
      [0.45, 0.42, 0.6],
    )}"/>`;
    const rays = [40, 70, 96].map(
      (r) => `<circle cx="0" cy="-230" r="${r}" fill="none" stroke="#fff" stroke-width="5" opacity=".45"/>`,
    );
    return standing(
      clamp + front + rays.join("") + gleam(sheet, "M-80 -300C-50 -336 10 -344 50 -330", 16, 0.8),
      340,
      400,
      { pose: "hangs" },
    );
  }
  const dome = lathe(
    sheet,
    [
      [-300, 12],
      [-296, 70],
      [-276, 136],
      [-230, 186],
      [-170, 206],
      [-124, 208],
      [-112, 204],
    ],
    body,
    { finish: "metal" },
  );
  const svg =
    clamp +
    tube(sheet, "M120 -100C190 -96 236 -110 262 -140", 18, "#9aa0a6", true) +
    `<circle cx="264" cy="-146" r="19" fill="${ballFill(sheet, accent)}"/>` +
    dome +
    `<ellipse cx="0" cy="-298" rx="20" ry="7" fill="${tint(body, 0.4)}"/>` +
    gleam(sheet, "M-130 -220C-150 -190 -158 -160 -158 -136", 20, 0.6);
  return standing(svg, 340, 330, { pose: "hangs" });
};
