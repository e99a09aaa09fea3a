import { cloth, stitch, weaveOf } from "../core/cloth";
import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Look, type Subject, standing } from "../core/figure";
import { planeFill } from "../core/finish";
import { mirrorX, roundedBox } from "../core/path";
import { printed } from "../core/print";
import type { Sheet } from "../core/sheet";
import { tube } from "../core/solid";

/** A flat strap along a path: an even band with stitched edges. */
export function strap(sheet: Sheet, path: string, widthPx: number, colour: Hex): string {
  const line = (width: number, paint: string, more = "") =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
  return (
    line(widthPx, shade(colour, 0.32)) +
    line(widthPx * 0.86, colour) +
    line(widthPx * 0.3, tint(colour, 0.5), `opacity=".35" filter="${sheet.blur(widthPx * 0.14)}"`) +
    line(widthPx * 0.7, tint(colour, 0.5), 'stroke-dasharray="2 700" opacity="0"')
  );
}

/** A metal buckle centred at (x, y). */
function buckle(x: number, y: number, size = 1): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})"><rect x="-24" y="-19" width="48" height="38" rx="7" fill="none" stroke="#7d6a48" stroke-width="9"/>` +
    `<rect x="-25" y="-21" width="48" height="38" rx="7" fill="none" stroke="#d8bd85" stroke-width="6"/><path d="M0 -16V20" stroke="#e7d3a4" stroke-width="6"/></g>`
  );
}

function canvasTote(sheet: Sheet, look: Look, body: Hex, accent: Hex, wide: boolean): string {
  const w = wide ? 290 : 230;
  const h = wide ? 400 : 470;
  const front = `M${-w} ${-h}C${-w * 0.4} ${-h + 14} ${w * 0.4} ${-h + 14} ${w} ${-h}C${w + 6} ${-h * 0.6} ${w + 12} ${-h * 0.3} ${w + 4} -26C${w * 0.9} 4 ${w * 0.4} 10 0 10C${-w * 0.4} 10 ${-w * 0.9} 4 ${-w - 4} -26C${-w - 12} ${-h * 0.3} ${-w - 6} ${-h * 0.6} ${-w} ${-h}Z`;
  const back = `M${-w} ${-h}C${-w * 0.4} ${-h - 44} ${w * 0.4} ${-h - 44} ${w} ${-h}C${w * 0.4} ${-h + 18} ${-w * 0.4} ${-h + 18} ${-w} ${-h}Z`;
  const loop = (up: number, dx: number) =>
    `M${-w * 0.46 + dx} ${-h + 90}C${-w * 0.46 + dx} ${-h - up} ${-w * 0.34 + dx} ${-h - up - 60} ${dx} ${-h - up - 62}C${w * 0.34 + dx} ${-h - up - 60} ${w * 0.46 + dx} ${-h - up} ${w * 0.46 + dx} ${-h + 90}`;
  const kind = weaveOf(look.weave, "linen");
  return (
    strap(sheet, loop(150, 22), 34, shade(accent, 0.28)) +
    `<path d="${back}" fill="${shade(body, 0.42)}"/>` +
    cloth(sheet, front, body, {
      weave: kind,
      accent,
      foldPx: 44,
      folds: [
        `M${-w * 0.7} ${-h * 0.9}C${-w * 0.6} ${-h * 0.6} ${-w * 0.8} ${-h * 0.3} ${-w * 0.7} -30`,
        `M${w * 0.74} ${-h * 0.8}C${w * 0.6} ${-h * 0.5} ${w * 0.8} ${-h * 0.2} ${w * 0.7} -20`,
        `M${-w * 0.1} ${-h * 0.32}C0 ${-h * 0.2} ${-w * 0.1} ${-h * 0.1} ${w * 0.06} 0`,
      ],
    }) +
    stitch(
      `M${-w + 4} ${-h + 34}C${-w * 0.4} ${-h + 48} ${w * 0.4} ${-h + 48} ${w - 4} ${-h + 34}`,
      shade(body, 0.5),
      3,
    ) +
    strap(sheet, loop(118, 0), 36, kind === "plain" || kind === "linen" ? accent : shade(accent, 0.05)) +
    [-1, 1]
      .map((side) =>
        stitch(
          `M${side * w * 0.46 - 14} ${-h + 46}L${side * w * 0.46 + 14} ${-h + 86}M${side * w * 0.46 + 14} ${-h + 46}L${side * w * 0.46 - 14} ${-h + 86}`,
          tint(accent, 0.5),
          3,
        ),
      )
      .join("") +
    printed(look.print, accent, body, { y: -h * 0.42, scale: wide ? 1.25 : 1.35 })
  );
}

function marketBag(sheet: Sheet, body: Hex, accent: Hex): string {
  const front =
    "M-330 -400C-120 -384 120 -384 330 -400C318 -260 300 -120 276 -18C100 10 -100 10 -276 -18C-300 -120 -318 -260 -330 -400Z";
  const base =
    "M-302 -130C-100 -108 100 -108 302 -130C294 -90 286 -50 276 -18C100 10 -100 10 -276 -18C-286 -50 -294 -90 -302 -130Z";
  const loop = (rise: number, dx: number) =>
    `M${-150 + dx} -120C${-150 + dx} -300 ${-140 + dx} ${-420 - rise} ${-110 + dx} ${-520 - rise}C${-70 + dx} ${-590 - rise} ${70 + dx} ${-590 - rise} ${110 + dx} ${-520 - rise}C${140 + dx} ${-420 - rise} ${150 + dx} -300 ${150 + dx} -120`;
  return (
    strap(sheet, loop(34, 26), 34, shade(accent, 0.3)) +
    `<path d="M-330 -400C-120 -452 120 -452 330 -400C120 -380 -120 -380 -330 -400Z" fill="${shade(body, 0.45)}"/>` +
    cloth(sheet, front, body, {
      weave: "linen",
      foldPx: 52,
      folds: ["M-240 -380C-220 -260 -240 -200 -220 -130", "M236 -380C214 -260 236 -200 220 -120"],
    }) +
    cloth(sheet, base, accent, {
      weave: "plain",
      foldPx: 50,
      folds: ["M-200 -110C-190 -70 -196 -40 -190 0"],
    }) +
    stitch("M-302 -118C-100 -96 100 -96 302 -118", tint(accent, 0.4), 3) +
    strap(sheet, loop(0, 0), 38, accent) +
    stitch("M-322 -374C-120 -358 120 -358 322 -374", shade(body, 0.5), 3)
  );
}

/** A bag with two handles. `form` tote, shopper (wide) or market (boat shape); `accent` handles and print, `weave`, `print`. */
export const tote: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#e9dfc8");
  const accent = colourOf(look, "accent", "#7a4a32");
  if (look.form === "market")
    return standing(marketBag(sheet, body, accent), 335, 600, { contacts: [[0, -8, 280]] });
  const wide = look.form === "shopper";
  return standing(canvasTote(sheet, look, body, accent, wide), wide ? 300 : 245, wide ? 600 : 690, {
    contacts: [[0, -8, wide ? 286 : 230]],
  });
};

function packBody(sheet: Sheet, body: Hex, accent: Hex, pocket: Hex, top: number): string {
  const shell = `M-226 ${top + 120}C-226 ${top + 20} -150 ${top} 0 ${top}C150 ${top} 226 ${top + 20} 226 ${top + 120}C240 -380 248 -200 238 -60C230 -4 190 8 0 8C-190 8 -230 -4 -238 -60C-248 -200 -240 -380 -226 ${top + 120}Z`;
  const side = "M226 -330C276 -320 286 -200 276 -80C270 -30 250 -20 230 -20Z";
  return (
    `<path d="${side}" fill="${planeFill(sheet, shade(body, 0.24), 0.8)}"/><path d="${mirrorX(side)}" fill="${planeFill(sheet, shade(body, 0.06), 0.8)}"/>` +
    tube(sheet, `M-60 ${top + 10}C-60 ${top - 60} 60 ${top - 60} 60 ${top + 10}`, 24, accent) +
    cloth(sheet, shell, body, {
      weave: "linen",
      foldPx: 50,
      folds: [
        `M-190 ${top + 90}C-206 -380 -210 -200 -196 -40`,
        `M196 ${top + 100}C212 -380 216 -200 204 -40`,
      ],
    }) +
    cloth(sheet, roundedBox(0, -150, 350, 250, 44), pocket, {
      weave: "linen",
      foldPx: 44,
      folds: ["M-150 -240C-160 -180 -150 -90 -156 -50"],
    }) +
    stitch(roundedBox(0, -150, 326, 226, 36), tint(pocket, 0.4), 3)
  );
}

/** A rucksack from the front. `form` day (zips), roll (rolled top) or ruck (flap and buckles); `accent` straps and leather, `pocket`. */
export const backpack: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#5f7353");
  const accent = colourOf(look, "accent", "#7a4a32");
  const pocket = colourOf(look, "pocket", body);
  const zip = (path: string) =>
    `<path d="${path}" fill="none" stroke="${shade(body, 0.6)}" stroke-width="11"/><path d="${path}" fill="none" stroke="#cfc6b4" stroke-width="5" stroke-dasharray="4 4"/>`;
  const pull = (x: number, y: number) => tube(sheet, `M${x} ${y}L${x + 6} ${y + 44}`, 13, accent);
  if (look.form === "roll") {
    const roll =
      "M-206 -640C-100 -662 100 -662 206 -640C216 -610 216 -580 206 -556C100 -572 -100 -572 -206 -556C-216 -580 -216 -610 -206 -640Z";
    const svg =
      packBody(sheet, body, shade(body, 0.3), pocket, -590) +
      cloth(sheet, roll, tint(body, 0.08), {
        weave: "linen",
        foldPx: 34,
        folds: ["M-196 -606C-100 -622 100 -622 196 -606"],
      }) +
      strap(sheet, "M0 -652C4 -560 2 -420 0 -292", 40, accent) +
      buckle(0, -440, 1.1) +
      stitch("M-12 -640V-300M12 -640V-300", tint(accent, 0.5));
    return standing(svg, 285, 665, { contacts: [[0, -6, 246]] });
  }
  if (look.form === "ruck") {
    const flap =
      "M-232 -500C-220 -600 -120 -616 0 -616C120 -616 220 -600 232 -500C240 -420 236 -350 226 -316C120 -290 -120 -290 -226 -316C-236 -350 -240 -420 -232 -500Z";
    const belt = (x: number) =>
      strap(sheet, `M${x} -330C${x + 3} -280 ${x - 2} -200 ${x} -120`, 34, accent) + buckle(x, -214, 0.95);
    const svg =
      packBody(sheet, body, accent, pocket, -596) +
      `<path d="M-226 -310C-120 -284 120 -284 226 -310" stroke="${shade(body, 0.7)}" stroke-width="26" fill="none" opacity=".4" filter="${sheet.blur(10)}"/>` +
      cloth(sheet, flap, tint(body, 0.05), {
        weave: "linen",
        foldPx: 56,
        folds: ["M-200 -480C-180 -420 -196 -360 -190 -310", "M204 -480C186 -420 200 -360 190 -306"],
      }) +
      stitch("M-214 -330C-120 -306 120 -306 214 -330", tint(body, 0.4), 3) +
      belt(-110) +
      belt(110);
    return standing(svg, 285, 640, { contacts: [[0, -6, 246]] });
  }
  const svg =
    packBody(sheet, body, accent, pocket, -610) +
    zip("M-206 -330C-214 -470 -196 -560 0 -566C196 -560 214 -470 206 -330") +
    zip("M-150 -236C-60 -230 60 -230 150 -236") +
    pull(-204, -340) +
    pull(140, -234) +
    `<rect x="-44" y="-430" width="88" height="64" rx="8" fill="${planeFill(sheet, accent)}"/>${stitch(roundedBox(0, -398, 74, 50, 6), tint(accent, 0.5))}`;
  return standing(svg, 285, 660, { contacts: [[0, -6, 246]] });
};
