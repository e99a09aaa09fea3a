import { cloth, stitch } from "../core/cloth";
import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, type Look, type Subject } from "../core/figure";
import { planeFill } from "../core/finish";
import type { Sheet } from "../core/sheet";
import { gleam, tube } from "../core/solid";

const SOLE =
  "M-306 -78C-200 -66 -60 -66 80 -68C200 -70 300 -86 330 -80C346 -60 346 -30 326 -12C290 2 200 2 100 0L-270 0C-300 -4 -316 -40 -306 -78Z";
const LOW =
  "M-300 -74C-312 -150 -304 -210 -284 -262C-262 -276 -238 -268 -224 -250C-200 -214 -150 -196 -104 -212C-76 -224 -60 -252 -44 -284C-24 -300 6 -290 20 -270C70 -216 130 -180 196 -162C270 -144 322 -124 328 -78C250 -66 -200 -66 -300 -74Z";
const HIGH =
  "M-300 -74C-312 -180 -298 -300 -286 -404C-262 -420 -150 -424 -96 -416C-70 -380 -52 -330 -36 -300C0 -256 110 -186 196 -162C270 -144 322 -124 328 -78C250 -66 -200 -66 -300 -74Z";
const TOE = "M204 -160C272 -144 322 -124 328 -78C290 -74 240 -70 190 -70C176 -100 184 -136 204 -160Z";

/** Evenly spread points on the line between two points. */
function along(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  count: number,
): [number, number][] {
  return Array.from({ length: count }, (_, i) => [
    x1 + ((x2 - x1) * i) / (count - 1),
    y1 + ((y2 - y1) * i) / (count - 1),
  ]);
}

function laces(
  sheet: Sheet,
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  colour: Hex,
): string {
  return along(from, to, count)
    .map(
      ([x, y]) =>
        `<circle cx="${x - 30}" cy="${y + 32}" r="7" fill="#2b2630" opacity=".7"/>${tube(sheet, `M${x - 30} ${y + 32}Q${x - 4} ${y + 4} ${x + 20} ${y - 6}`, 15, colour)}`,
    )
    .join("");
}

function rubber(sheet: Sheet, path: string, colour: Hex): string {
  const fill = sheet.linear([
    [0, shade(colour, 0.12)],
    [0.18, tint(colour, 0.3)],
    [0.7, colour],
    [1, shade(colour, 0.34)],
  ]);
  return `<path d="${path}" fill="${fill}"/>`;
}

function oneSneaker(sheet: Sheet, look: Look, body: Hex, accent: Hex): string {
  const high = look.form === "high";
  const slip = look.form === "slip";
  const lace = colourOf(look, "lace", "#f4efe4");
  const stripe = colourOf(look, "stripe", "none");
  const toe = colourOf(look, "toe", slip ? body : tint(body, 0.1));
  const top = high ? HIGH : LOW;
  const tongue = high
    ? "M-112 -420C-100 -462 -60 -470 -40 -452C-20 -400 10 -330 60 -270L-30 -300Z"
    : "M-60 -270C-56 -322 -20 -338 12 -316C40 -280 70 -250 110 -214L-20 -250Z";
  const seam = shade(body, 0.5);
  const heel = high
    ? "M-296 -330C-300 -250 -308 -160 -300 -74C-270 -72 -250 -71 -228 -70C-216 -170 -236 -260 -240 -334Z"
    : "M-290 -240C-304 -190 -308 -130 -300 -74C-270 -72 -240 -71 -214 -70C-206 -130 -220 -190 -240 -236Z";
  return (
    (slip ? "" : cloth(sheet, tongue, shade(body, 0.14), { foldPx: 20, weave: "linen" })) +
    cloth(sheet, top, body, {
      foldPx: 30,
      weave: slip ? "linen" : "plain",
      folds: ["M-120 -200C-90 -150 -100 -110 -130 -76", "M120 -170C104 -130 110 -100 130 -74"],
    }) +
    (high
      ? `<circle cx="-186" cy="-314" r="44" fill="${stripe === "none" ? tint(body, 0.3) : stripe}"/><circle cx="-186" cy="-314" r="36" fill="none" stroke="${shade(body, 0.4)}" stroke-width="3" stroke-dasharray="6 5"/>`
      : "") +
    `<path d="${TOE}" fill="${planeFill(sheet, toe, 1.1)}"/>${stitch("M204 -160C184 -136 176 -100 190 -70", seam, 3.5)}` +
    `<path d="${heel}" fill="${planeFill(sheet, stripe === "none" ? shade(body, 0.12) : stripe, 0.9)}"/>` +
    (stripe === "none" || high
      ? ""
      : `<path d="M-150 -84C-60 -100 20 -150 66 -200L100 -182C60 -130 0 -90 -80 -74Z" fill="${stripe}"/>`) +
    (slip
      ? `<path d="M-60 -262C-30 -200 -20 -150 -40 -110L40 -140C60 -180 50 -220 24 -264Z" fill="${shade(body, 0.24)}"/>${stitch("M-72 -240C-40 -190 -30 -140 -44 -104L46 -134C70 -180 60 -220 40 -246", seam, 3)}`
      : `<path d="${high ? "M-100 -412C-74 -350 -50 -300 -30 -250C20 -190 80 -160 150 -140L190 -162C110 -190 10 -250 -30 -300C-50 -330 -70 -380 -92 -416Z" : "M-48 -280C-50 -240 -20 -196 40 -166C90 -146 120 -140 150 -136L190 -162C120 -184 60 -222 18 -270Z"}" fill="${planeFill(sheet, tint(body, 0.06), 0.7)}"/>` +
        (high
          ? laces(sheet, [-44, -390], [110, -206], 8, lace)
          : laces(sheet, [0, -274], [122, -192], 6, lace))) +
    `<path d="${high ? "M-284 -402C-250 -392 -140 -392 -98 -412" : "M-284 -258C-262 -272 -238 -264 -224 -246C-200 -210 -150 -190 -100 -206"}" fill="none" stroke="${tint(body, 0.35)}" stroke-width="10" stroke-linecap="round" opacity=".8"/>` +
    gleam(sheet, "M-180 -140C-120 -170 -60 -160 -40 -190", 14, 0.16) +
    rubber(sheet, SOLE, accent) +
    stitch("M-300 -54C-100 -44 120 -46 328 -58", shade(accent, 0.5), 3) +
    `<path d="M-288 -10C-100 0 200 2 322 -14" fill="none" stroke="${shade(accent, 0.45)}" stroke-width="12" opacity=".55" stroke-linecap="round"/>`
  );
}

function pairOf(svg: string, look: Look, width: number, height: number): Figure {
  const two = look.pair === "1";
  const far = two
    ? `<g transform="translate(-96 -66) scale(.97)">${svg}</g><ellipse cx="20" cy="-30" rx="${width * 0.44}" ry="40" fill="#2a2036" opacity=".18"/>`
    : "";
  return {
    svg: far + svg,
    left: two ? -width * 0.64 : -width / 2,
    right: width / 2 + 20,
    top: -height - (two ? 60 : 0),
    bottom: 20,
    pose: "stands",
    contacts: two
      ? [
          [-80, -84, width * 0.44],
          [10, -26, width * 0.45],
        ]
      : [[10, -26, width * 0.45]],
  };
}

/** A trainer from the side. `form` low, high or slip; `accent` sole, `lace`, `stripe` (side and heel), `toe`, `pair=1`. */
export const sneaker: Subject = (sheet, look) => {
  const svg = oneSneaker(sheet, look, colourOf(look, "body", "#e9e4da"), colourOf(look, "accent", "#f6f2ea"));
  return pairOf(svg, look, 640, look.form === "high" ? 460 : 330);
};

const CHELSEA =
  "M-262 -84C-276 -200 -262 -330 -256 -470C-180 -484 -70 -484 -10 -468C-16 -400 -20 -340 -8 -290C30 -220 130 -190 210 -170C290 -150 326 -124 330 -84C200 -74 -120 -74 -262 -84Z";
const RAIN =
  "M-250 -84C-262 -240 -266 -420 -262 -570C-180 -584 -50 -584 20 -568C10 -440 -2 -360 4 -290C40 -220 130 -190 210 -170C290 -150 326 -124 330 -84C200 -74 -120 -74 -250 -84Z";

function oneBoot(sheet: Sheet, look: Look, body: Hex, accent: Hex): string {
  const rain = look.form === "rain";
  const laced = look.form === "lace";
  const lace = colourOf(look, "lace", "#c9a05c");
  const upper = rain ? RAIN : CHELSEA;
  const sole =
    "M-270 -90C-100 -78 200 -78 332 -90C350 -70 348 -46 330 -36L60 -34C30 -34 10 -28 -10 -24L-16 0L-262 0C-272 -30 -276 -60 -270 -90Z";
  const topEdge = rain ? "M-262 -570C-180 -556 -50 -556 20 -568" : "M-256 -470C-180 -458 -70 -458 -10 -468";
  const inside = rain
    ? "M-262 -570C-180 -590 -50 -590 20 -568C-50 -552 -180 -552 -262 -570Z"
    : "M-256 -470C-180 -490 -70 -490 -10 -468C-70 -452 -180 -452 -256 -470Z";
  return (
    (rain
      ? ""
      : tube(
          sheet,
          "M-252 -462C-262 -520 -226 -520 -222 -466",
          16,
          accent === body ? shade(body, 0.2) : lace,
        )) +
    cloth(sheet, upper, body, {
      foldPx: rain ? 52 : 34,
      folds: rain
        ? ["M-180 -560C-200 -400 -190 -260 -200 -100"]
        : [
            "M-40 -270C-110 -230 -130 -180 -210 -170",
            "M-14 -240C-70 -200 -90 -150 -120 -96",
            "M190 -170C160 -130 160 -110 170 -84",
          ],
    }) +
    (laced
      ? `<path d="M-60 -470C-60 -380 -66 -320 -40 -262C10 -200 60 -180 110 -166L200 -172C120 -192 30 -220 -8 -290C-20 -340 -16 -400 -10 -468Z" fill="${planeFill(sheet, shade(body, 0.1), 0.8)}"/>` +
        laces(sheet, [-16, -450], [-6, -316], 5, lace) +
        laces(sheet, [16, -276], [110, -212], 4, lace) +
        stitch("M-70 -466C-70 -380 -78 -310 -50 -256C0 -190 50 -166 100 -152", tint(body, 0.4), 3)
      : "") +
    (look.form === undefined || look.form === "chelsea"
      ? `<path d="M-186 -462C-180 -380 -160 -300 -130 -238C-100 -300 -84 -380 -78 -464Z" fill="${shade(body, 0.42)}"/><path d="M-170 -460L-136 -270M-152 -460L-133 -270M-132 -460L-130 -270M-112 -460L-127 -270M-94 -460L-124 -270" stroke="${tint(body, 0.2)}" stroke-width="4" opacity=".4"/>${stitch("M-196 -462C-190 -380 -168 -290 -130 -222C-92 -290 -74 -380 -68 -464", tint(body, 0.4), 3)}`
      : "") +
    `<path d="${inside}" fill="${shade(body, 0.55)}"/><path d="${topEdge}" fill="none" stroke="${rain ? accent : tint(body, 0.16)}" stroke-width="${rain ? 16 : 9}" stroke-linecap="round"/>` +
    (rain
      ? gleam(sheet, "M-210 -530C-220 -400 -214 -300 -218 -180", 20, 0.5) +
        gleam(sheet, "M150 -170C210 -160 260 -140 292 -116", 12, 0.5)
      : gleam(sheet, "M130 -178C200 -168 250 -150 290 -122", 18, 0.3) +
        stitch("M60 -196C40 -150 50 -110 60 -84", tint(body, 0.3), 3)) +
    rubber(sheet, sole, accent) +
    stitch("M-264 -76C-100 -66 200 -66 336 -74", tint(accent, 0.4), 3)
  );
}

/** A boot from the side. `form` chelsea, lace or rain; `accent` sole, `lace`, `pair=1`. */
export const boot: Subject = (sheet, look) => {
  const svg = oneBoot(sheet, look, colourOf(look, "body", "#6b432c"), colourOf(look, "accent", "#3a2a21"));
  return pairOf(svg, look, 640, look.form === "rain" ? 590 : 510);
};
