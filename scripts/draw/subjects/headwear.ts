import { cloth, stitch, weaveFill, weaveOf } from "../core/cloth";
import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, type Subject } from "../core/figure";
import { printed } from "../core/print";
import { randomFrom } from "../core/random";
import type { Sheet } from "../core/sheet";

const CROWN = "M-236 -92C-246 -240 -150 -352 6 -354C160 -352 244 -246 238 -96C160 -132 -150 -130 -236 -92Z";
const BRIM =
  "M-236 -96C-150 -134 160 -134 238 -100C300 -70 352 -20 356 16C356 34 336 34 316 26C190 -16 -60 -22 -196 2C-232 8 -248 -8 -246 -40Z";

function standsOn(svg: string, left: number, right: number, height: number, halfWidth: number): Figure {
  return {
    svg,
    left,
    right,
    top: -height,
    bottom: 20,
    pose: "stands",
    contacts: [[(left + right) / 2, -12, halfWidth]],
  };
}

function ballCap(sheet: Sheet, body: Hex, accent: Hex, mesh: boolean, print: string | undefined): string {
  const front =
    "M-150 -118C-150 -230 -110 -330 6 -354C120 -330 160 -230 160 -122C60 -136 -60 -136 -150 -118Z";
  const seam = shade(body, 0.55);
  const back = mesh ? tint(accent, 0.05) : body;
  return (
    `<g transform="translate(-10 0)">` +
    cloth(sheet, CROWN, back, {
      foldPx: 40,
      weave: mesh ? "plain" : "linen",
      folds: ["M-190 -120C-190 -220 -140 -300 -60 -336", "M200 -120C200 -220 150 -300 70 -336"],
    }) +
    (mesh
      ? `<path d="${CROWN}" fill="${sheet.pattern(13, 13, `<circle cx="4" cy="4" r="2.6" fill="${shade(back, 0.6)}" opacity=".5"/><circle cx="10.5" cy="10.5" r="2.6" fill="${shade(back, 0.6)}" opacity=".5"/>`)}"/>`
      : "") +
    cloth(sheet, front, body, {
      foldPx: 46,
      weave: "linen",
      folds: ["M150 -130C150 -220 120 -300 40 -344"],
    }) +
    `<path d="M6 -352C-4 -280 -2 -200 0 -132" fill="none" stroke="${seam}" stroke-width="3" opacity=".5"/>` +
    stitch("M-150 -118C-150 -230 -110 -330 6 -354M160 -122C160 -230 120 -330 6 -354", tint(body, 0.3)) +
    `<ellipse cx="6" cy="-354" rx="17" ry="9" fill="${shade(body, 0.2)}"/><ellipse cx="4" cy="-357" rx="12" ry="5" fill="${tint(body, 0.25)}"/>` +
    printed(print, accent, body, { x: 4, y: -222, scale: 0.72 }) +
    `<path d="M-244 -30C-236 40 -120 40 0 36C130 34 260 40 330 30C190 -40 -60 -40 -196 -10Z" fill="${shade(accent, 0.72)}"/>` +
    `<path d="M-236 -88C-150 -126 160 -126 250 -90" stroke="${shade(body, 0.7)}" stroke-width="18" fill="none" opacity=".4" filter="${sheet.blur(8)}"/>` +
    cloth(sheet, BRIM, accent, { foldPx: 60, weave: "linen", folds: ["M-200 -50C-60 -100 180 -90 320 0"] }) +
    stitch("M-226 -24C-100 -70 170 -70 336 6", tint(accent, 0.4)) +
    stitch("M-222 -50C-100 -96 170 -92 318 -20", tint(accent, 0.4)) +
    `<path d="M-240 -20C-236 4 -220 6 -196 2C-60 -22 190 -16 316 26C336 34 354 34 356 16" fill="none" stroke="${shade(accent, 0.5)}" stroke-width="7" opacity=".7"/></g>`
  );
}

function bucketHat(sheet: Sheet, body: Hex, accent: Hex, weave: string | undefined): string {
  const crown =
    "M-150 -330C-60 -352 60 -352 150 -330C176 -260 192 -200 202 -128C80 -92 -80 -92 -202 -128C-192 -200 -176 -260 -150 -330Z";
  const brim =
    "M-202 -132C-80 -96 80 -96 202 -132C252 -96 296 -54 322 -14C336 12 300 14 268 18C90 46 -90 46 -268 18C-300 14 -336 12 -322 -14C-296 -54 -252 -96 -202 -132Z";
  const kind = weaveOf(weave, "linen");
  const line = (y: number, half: number) =>
    stitch(`M${-half} ${y}C${-half * 0.5} ${y + 34} ${half * 0.5} ${y + 34} ${half} ${y}`, shade(body, 0.5));
  return (
    cloth(sheet, crown, body, {
      weave: kind,
      accent,
      foldPx: 50,
      folds: ["M-120 -320C-150 -250 -150 -190 -150 -130", "M120 -320C150 -250 160 -190 160 -120"],
    }) +
    `<path d="M-150 -330C-60 -306 60 -306 150 -330C60 -354 -60 -354 -150 -330Z" fill="${tint(body, 0.14)}"/>` +
    `<path d="M-204 -140C-80 -104 80 -104 204 -140" fill="none" stroke="${shade(body, 0.7)}" stroke-width="16" opacity=".3" filter="${sheet.blur(6)}"/>` +
    cloth(sheet, brim, body, {
      weave: kind,
      accent,
      foldPx: 60,
      folds: ["M-250 -60C-200 -30 -160 0 -150 30", "M230 -70C200 -40 170 -10 166 30"],
    }) +
    [-92, -62, -32].map((y, at) => line(y, 236 + at * 26)).join("") +
    `<path d="M-206 -150C-80 -112 80 -112 206 -150L204 -128C80 -92 -80 -92 -204 -128Z" fill="${accent}" opacity=".9"/>`
  );
}

/** A cap seen from the front. `form` cap, bucket or trucker; `accent` is the brim, `print` the mark on the front, `weave` (bucket). */
export const cap: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#31566a");
  const accent = colourOf(look, "accent", shade(body, 0.18));
  const { form, print, weave } = look;
  if (form === "bucket") return standsOn(bucketHat(sheet, body, accent, weave), -330, 330, 350, 290);
  return standsOn(ballCap(sheet, body, accent, form === "trucker", print), -250, 350, 366, 262);
};

function pompom(sheet: Sheet, colour: Hex): string {
  const random = randomFrom(21);
  const threads = Array.from({ length: 190 }, () => {
    const angle = random() * Math.PI * 2;
    const radius = 40 + random() * 50;
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    const light = (x + y) / 180;
    return `<path d="M${(x * 0.3).toFixed(0)} ${(y * 0.3).toFixed(0)}Q${(x * 0.8 + 6).toFixed(0)} ${(y * 0.7).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}" stroke="${light > 0 ? shade(colour, light * 0.6) : tint(colour, -light)}" stroke-width="7" stroke-linecap="round" fill="none"/>`;
  });
  return `<g transform="translate(0 -452)"><circle r="78" fill="${shade(colour, 0.2)}"/>${threads.join("")}<circle cx="-24" cy="-26" r="44" fill="${tint(colour, 0.6)}" opacity=".35" filter="${sheet.blur(18)}"/></g>`;
}

/** A woollen hat. `form` cuffed, pom or watch (short); `weave`, `accent` (pompom and cuff), `patch` (a small label). */
export const beanie: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#b5563a");
  const accent = colourOf(look, "accent", body);
  const weave = weaveOf(look.weave, look.form === "watch" ? "rib" : "knit");
  const short = look.form === "watch";
  const dome = "M-216 -96C-232 -250 -130 -392 0 -394C130 -392 232 -250 216 -96C120 -70 -120 -70 -216 -96Z";
  const cuff =
    "M-226 -150C-120 -120 120 -120 226 -150C238 -100 238 -50 230 -8C120 26 -120 26 -230 -8C-238 -50 -238 -100 -226 -150Z";
  const ribs = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map(
    (t) => `M${t * 222} -110C${t * 226} -230 ${t * 120} -350 ${t * 26} -388`,
  );
  const scale = short ? `transform="scale(1 .86)"` : "";
  const svg =
    (look.form === "pom" ? pompom(sheet, accent) : "") +
    `<g ${scale}>${cloth(sheet, dome, body, { weave, accent, foldPx: 26, folds: ribs })}` +
    `<path d="M-224 -140C-120 -110 120 -110 224 -140" fill="none" stroke="${shade(body, 0.7)}" stroke-width="24" opacity=".35" filter="${sheet.blur(9)}"/>` +
    cloth(sheet, cuff, accent === body || look.form === "pom" ? body : accent, {
      weave: "rib",
      foldPx: 60,
      folds: ["M-200 -80C-60 -50 60 -50 200 -80"],
    }) +
    `<path d="M-222 -142C-120 -112 120 -112 222 -142" fill="none" stroke="${tint(body, 0.5)}" stroke-width="8" opacity=".4" filter="${sheet.blur(3)}"/></g>` +
    (look.patch
      ? `<rect x="46" y="-92" width="104" height="62" rx="5" fill="${look.patch}" transform="rotate(-4 98 -60)"/>${stitch("M52 -84L144 -90L148 -38L56 -34Z", tint(look.patch, 0.6))}`
      : "") +
    `<path d="M-200 -40C-80 -10 80 -10 200 -40" stroke="${weaveFill(sheet, "plain", body, accent)}" stroke-width="4" fill="none"/>`;
  return standsOn(svg, -290, 290, look.form === "pom" ? 545 : short ? 345 : 400, 215);
};
