import { cloth, stitch, type Weave, weaveOf } from "../core/cloth";
import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, lying, type Subject } from "../core/figure";
import { mirrorX } from "../core/path";
import type { Sheet } from "../core/sheet";
import { tube } from "../core/solid";
import { collar, hanger, ribbedEdge } from "./garment-parts";

const BODY =
  "M-94 -322C-150 -312 -210 -294 -250 -270C-244 -200 -240 -150 -236 -80C-228 40 -230 190 -226 320C-150 336 -70 338 0 338C70 338 150 336 226 320C230 190 228 40 236 -80C240 -150 244 -200 250 -270C210 -294 150 -312 94 -322C70 -252 -70 -252 -94 -322Z";
const SLEEVE =
  "M246 -274C320 -236 372 -30 404 250C374 266 346 270 316 266C300 130 274 10 232 -92C236 -160 240 -210 246 -274Z";
const FOLDED =
  "M-96 -270C-140 -262 -190 -248 -232 -226C-246 -60 -246 90 -238 240C-232 266 -220 274 -198 276C-60 284 60 284 198 276C220 274 232 266 238 240C246 90 246 -60 232 -226C190 -248 140 -262 96 -270C70 -200 -70 -200 -96 -270Z";
const HOOD = "M-112 -300C-150 -380 -130 -450 0 -456C130 -450 150 -380 112 -300C80 -250 -80 -250 -112 -300Z";

interface Knit {
  readonly body: Hex;
  readonly accent: Hex;
  readonly weave: Weave;
}

function yoke(sheet: Sheet, { body, accent }: Knit, neckY: number, within: string): string {
  const ring = (radius: number, width: number, dash: string, colour: Hex) =>
    `<circle cx="0" cy="${neckY - 40}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}" opacity=".92"/>`;
  const pale = tint(accent, 0.55);
  const rings =
    ring(150, 12, "10 8", accent) +
    ring(174, 16, "none", accent) +
    ring(174, 6, "6 8", body) +
    ring(200, 20, "12 12", pale) +
    ring(226, 22, "none", accent) +
    ring(226, 12, "14 14", pale) +
    ring(256, 14, "8 14", accent);
  return `<g clip-path="${sheet.clip(`<path d="${within}"/>`)}">${rings}</g>`;
}

function buttons(sheet: Sheet, { body, accent }: Knit, top: number): string {
  const band = `M0 ${top}L2 330`;
  const one = (y: number) =>
    `<circle cx="3" cy="${y + 3}" r="12" fill="${shade(body, 0.6)}" opacity=".5"/><circle cx="1" cy="${y}" r="12" fill="${accent}"/>` +
    `<circle cx="1" cy="${y}" r="8" fill="${tint(accent, 0.2)}"/><path d="M-3 ${y}H5" stroke="${shade(accent, 0.6)}" stroke-width="3"/>`;
  return (
    ribbedEdge(sheet, band, 44, body) +
    [0.06, 0.28, 0.5, 0.72, 0.93].map((t) => one(top + (320 - top) * t)).join("")
  );
}

function flat(sheet: Sheet, knit: Knit, form: string, hasYoke: boolean): string {
  const { body, accent, weave } = knit;
  const sleeve = (turn: (path: string) => string, angleDeg: number) =>
    cloth(sheet, turn(SLEEVE), body, {
      weave,
      accent,
      weaveAngleDeg: angleDeg,
      foldPx: 40,
      folds: ["M270 -200C312 -60 340 80 356 220", "M300 -20C320 60 330 100 340 160"].map(turn),
    }) +
    (hasYoke ? yoke(sheet, knit, -300, turn(SLEEVE)) : "") +
    ribbedEdge(sheet, turn("M402 226C372 242 344 246 313 242"), 56, body);
  const neck =
    form === "hoodie"
      ? ""
      : form === "roll"
        ? rollNeck(sheet, body)
        : collar(sheet, -322, body, body, form === "cardigan", 40);
  return (
    (form === "hoodie"
      ? cloth(sheet, HOOD, shade(body, 0.06), { foldPx: 40, folds: ["M-90 -330C-100 -390 -70 -430 0 -440"] })
      : "") +
    sleeve(mirrorX, 14) +
    sleeve((path) => path, -14) +
    cloth(sheet, BODY, body, {
      weave,
      accent,
      foldPx: 44,
      folds: [
        "M-232 -70C-190 10 -176 120 -190 250",
        "M232 -70C190 20 176 120 196 260",
        "M-90 90C-70 170 -80 240 -96 300",
        "M100 60C80 150 90 220 104 300",
      ],
    }) +
    (hasYoke ? yoke(sheet, knit, -300, BODY) : "") +
    ribbedEdge(sheet, "M-227 298C-150 314 -70 316 0 316C70 316 150 314 227 298", 52, body) +
    neck +
    (form === "cardigan" ? buttons(sheet, knit, -176) : "") +
    (form === "hoodie" ? hoodFront(sheet, body, accent) : "")
  );
}

function rollNeck(sheet: Sheet, body: Hex): string {
  const roll =
    "M-98 -312C-104 -350 -100 -392 -90 -408C-40 -420 40 -420 90 -408C100 -392 104 -350 98 -312C60 -284 -60 -284 -98 -312Z";
  return (
    `<path d="M-110 -306C-60 -262 60 -262 110 -306" stroke="${shade(body, 0.6)}" stroke-width="16" fill="none" opacity=".4" filter="${sheet.blur(8)}"/>` +
    cloth(sheet, roll, body, { weave: "rib", foldPx: 22, folds: ["M-92 -350C-40 -326 40 -326 92 -352"] }) +
    `<path d="M-88 -404C-40 -392 40 -392 88 -404C40 -420 -40 -420 -88 -404Z" fill="${shade(body, 0.4)}"/>`
  );
}

function hoodFront(sheet: Sheet, body: Hex, accent: Hex): string {
  const opening = "M-96 -330C-90 -420 90 -420 96 -330C80 -250 30 -226 0 -222C-30 -226 -80 -250 -96 -330Z";
  const pocket = "M-104 130L104 130L150 250L150 284L-150 284L-150 250Z";
  const inside = sheet.linear([
    [0, shade(body, 0.5)],
    [1, shade(body, 0.28)],
  ]);
  return (
    `<path d="${opening}" fill="${inside}"/>` +
    `<path d="M-98 -340C-92 -270 -40 -226 0 -222C40 -226 92 -270 98 -340" fill="none" stroke="${tint(body, 0.1)}" stroke-width="22" stroke-linecap="round"/>` +
    `<path d="${pocket}" fill="${shade(body, 0.5)}" opacity=".25" transform="translate(4 8)" filter="${sheet.blur(7)}"/>` +
    cloth(sheet, pocket, body, { foldPx: 30, folds: ["M-60 150C-40 200 -50 240 -60 280"] }) +
    stitch("M-98 140L98 140L142 252L142 280", shade(body, 0.6)) +
    stitch("M-98 140L-142 252L-142 280", shade(body, 0.6)) +
    tube(sheet, "M-36 -232C-44 -180 -34 -140 -40 -86", 9, accent) +
    tube(sheet, "M36 -232C42 -190 34 -150 42 -104", 9, accent)
  );
}

function folded(sheet: Sheet, knit: Knit, hasYoke: boolean): string {
  const { body, accent, weave } = knit;
  return (
    `<g transform="translate(7 20)">${cloth(sheet, FOLDED, shade(body, 0.2), { weave: "rib" })}</g>` +
    cloth(sheet, FOLDED, body, {
      weave,
      accent,
      foldPx: 44,
      folds: ["M-206 -190C-180 -60 -190 120 -176 262", "M210 -190C186 -60 196 120 184 262"],
    }) +
    (hasYoke ? yoke(sheet, knit, -250, FOLDED) : "") +
    collar(sheet, -270, body, body, false, 40)
  );
}

/** A knitted jumper from above. `form` crew, roll, cardigan, folded or hoodie; `weave`, `yoke=1` (bands of `accent`), `hanger=1`. */
export const sweater: Subject = (sheet, look): Figure => {
  const form = look.form ?? "crew";
  const weave = weaveOf(look.weave, form === "hoodie" ? "plain" : "knit");
  const knit = {
    body: colourOf(look, "body", "#c9b79a"),
    accent: colourOf(look, "accent", "#7a4a32"),
    weave,
  };
  const hasYoke = look.yoke === "1";
  const onHanger = look.hanger === "1" && form !== "folded";
  const svg =
    (onHanger ? hanger(sheet, -322) : "") +
    (form === "folded" ? folded(sheet, knit, hasYoke) : flat(sheet, knit, form, hasYoke));
  const figure = form === "folded" ? lying(svg, 270, 320) : lying(svg, 330, 345);
  const top = onHanger ? -490 : form === "hoodie" ? -456 : form === "roll" ? -412 : figure.top;
  return { ...figure, top, pose: onHanger ? "hangs" : "lies" };
};
