import { cloth } from "../core/cloth";
import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Subject, standing } from "../core/figure";
import { planeFill, roundFill } from "../core/finish";
import { roundedBox } from "../core/path";
import type { Sheet } from "../core/sheet";
import { block, tube } from "../core/solid";

const METAL = "#8f979c";

function guy(x1: number, y1: number, x2: number, y2: number): string {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#f0e9da" stroke-width="4"/><path d="M${x2} ${y2 - 16}L${x2 + Math.sign(x2) * 10} ${y2 + 12}" stroke="#7b7f86" stroke-width="8" stroke-linecap="round"/>`;
}

function doorway(sheet: Sheet, path: string, flap: string, accent: Hex): string {
  const inside = sheet.linear([
    [0, "#2c2833"],
    [1, "#5a4d48"],
  ]);
  return `<path d="${path}" fill="${inside}"/>${cloth(sheet, flap, accent, { foldPx: 24, weave: "plain" })}`;
}

/** A tent. `form` ridge, dome or tunnel; `accent` door. */
export const tent: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#c9a05c");
  const accent = colourOf(look, "accent", tint(body, 0.3));
  const contacts = [[0, -34, 400]] as const;
  if (look.form === "dome" || look.form === "tunnel") {
    const long = look.form === "tunnel";
    const shell = long
      ? "M-400 0C-410 -280 -300 -360 -180 -360C0 -350 300 -320 420 -120C450 -60 456 -20 456 0Z"
      : "M-420 0C-380 -260 -180 -396 0 -396C180 -396 380 -260 420 0Z";
    const arcs = long
      ? ["M-180 -360C-60 -330 -30 -140 -26 0", "M150 -314C220 -270 236 -120 240 0"]
      : [
          "M-420 0C-330 -280 -120 -396 0 -396C160 -396 240 -180 262 0",
          "M420 0C330 -280 120 -396 0 -396C-160 -396 -240 -180 -262 0",
        ];
    const svg =
      guy(long ? 420 : 330, -160, long ? 560 : 520, 8) +
      guy(-330, -180, -530, 8) +
      cloth(sheet, shell, body, {
        foldPx: 70,
        folds: ["M-300 -240C-330 -140 -330 -60 -340 0", "M330 -160C350 -100 360 -50 366 0"],
      }) +
      (long
        ? ""
        : `<path d="M-262 0C-240 -180 -160 -396 0 -396C160 -396 240 -180 262 0Z" fill="${tint(body, 0.35)}" opacity=".4"/>`) +
      (long
        ? doorway(
            sheet,
            "M-360 0C-366 -220 -300 -300 -210 -300C-130 -290 -96 -140 -94 0Z",
            "M-360 0C-366 -220 -300 -300 -210 -300C-260 -220 -290 -100 -286 0Z",
            accent,
          )
        : doorway(
            sheet,
            "M-140 0C-130 -170 -80 -290 0 -300C80 -290 130 -170 140 0Z",
            "M-140 0C-130 -170 -80 -290 0 -300C-20 -200 -60 -100 -70 0Z",
            accent,
          )) +
      arcs.map((arc) => tube(sheet, arc, 11, shade(accent, 0.3), true)).join("");
    return standing(svg, 450, 400, { contacts });
  }
  const left = "M-60 -400L-430 0L-200 6Z";
  const side = "M-60 -400L250 -430L470 -40L180 8Z";
  const svg =
    guy(250, -430, 560, -30) +
    guy(-60, -400, -520, 10) +
    tube(sheet, "M-60 -400L-60 -440", 12, "#8a6a44") +
    cloth(sheet, side, shade(body, 0.08), {
      foldPx: 60,
      weave: "linen",
      folds: ["M40 -380C120 -240 200 -120 250 -10", "M170 -410C240 -280 320 -160 390 -30"],
    }) +
    cloth(sheet, "M-60 -400L-430 0L180 8Z", body, {
      foldPx: 50,
      weave: "linen",
      folds: ["M-110 -320C-200 -200 -290 -90 -350 -10"],
    }) +
    doorway(
      sheet,
      "M-60 -390C-100 -260 -180 -120 -230 4L60 6C20 -120 -30 -260 -60 -390Z",
      left.replace("L-430 0L-200 6", "C-130 -250 -250 -110 -270 2L-186 4C-150 -120 -90 -260 -60 -396"),
      accent,
    ) +
    cloth(sheet, "M-60 -396C-30 -260 20 -120 60 6L130 8C80 -110 0 -260 -60 -396Z", accent, { foldPx: 24 }) +
    `<path d="M-60 -400L180 8" stroke="${shade(body, 0.5)}" stroke-width="4" opacity=".4"/>`;
  return standing(svg, 450, 440, { contacts });
};

/** A cool box. `form` box or bag (soft); `accent` lid and handle. */
export const cooler: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#31566a");
  const accent = colourOf(look, "accent", "#f0ebe1");
  if (look.form === "bag") {
    const shell =
      "M-250 -330C-120 -342 120 -342 250 -330C262 -220 262 -100 252 -20C120 8 -120 8 -252 -20C-262 -100 -262 -220 -250 -330Z";
    const svg =
      tube(sheet, "M-150 -330C-140 -500 140 -500 150 -330", 34, accent) +
      cloth(sheet, "M-250 -330C-220 -400 220 -400 250 -330C120 -318 -120 -318 -250 -330Z", tint(body, 0.12), {
        foldPx: 30,
      }) +
      cloth(sheet, shell, body, {
        weave: "linen",
        foldPx: 60,
        folds: ["M-210 -310C-220 -200 -220 -100 -206 -10", "M216 -310C226 -200 222 -100 210 -10"],
      }) +
      `<path d="M-250 -322C-120 -334 120 -334 250 -322" fill="none" stroke="#cfc6b4" stroke-width="9" stroke-dasharray="5 4"/>` +
      cloth(sheet, roundedBox(0, -140, 320, 190, 24), tint(body, 0.1), { weave: "linen" }) +
      `<path d="M-150 -326L-150 -8M150 -326L150 -8" stroke="${accent}" stroke-width="34"/><path d="M-150 -326L-150 -8M150 -326L150 -8" stroke="${shade(accent, 0.4)}" stroke-width="26" fill="none" stroke-dasharray="3 7" opacity=".35"/>`;
    return standing(svg, 265, 470, { contacts: [[0, -28, 246]] });
  }
  const svg =
    tube(sheet, "M-286 -250C-300 -470 330 -500 352 -270", 24, shade(accent, 0.12), true) +
    block(sheet, { x: -290, y: 0, width: 560, height: 290, depth: 190 }, body) +
    block(sheet, { x: -302, y: -280, width: 584, height: 66, depth: 200 }, accent) +
    `<path d="${roundedBox(-10, -250, 96, 92, 14)}" fill="${planeFill(sheet, shade(accent, 0.14))}"/><path d="M-250 -60L230 -60M-250 -110L230 -110" stroke="${shade(body, 0.4)}" stroke-width="6" opacity=".4"/><path d="M-250 -54L230 -54M-250 -104L230 -104" stroke="${tint(body, 0.5)}" stroke-width="4" opacity=".35"/>` +
    `<circle cx="-284" cy="-252" r="26" fill="${roundFill(sheet, METAL, "metal")}"/><circle cx="-284" cy="-252" r="11" fill="${shade(METAL, 0.4)}"/>`;
  return standing(svg, 340, 480, { left: -315, right: 370, contacts: [[26, -36, 300]] });
};
