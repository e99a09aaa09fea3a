import { cloth } from "../core/cloth";
import { type Hex, mix, shade, tint } from "../core/colour";
import { colourOf, standing, type Subject } from "../core/figure";
import { planeFill, roundFill } from "../core/finish";
import { lathe } from "../core/lathe";
import { roundedBox } from "../core/path";
import type { Sheet } from "../core/sheet";
import { block, gleam, tube } from "../core/solid";

const METAL = "#8f979c";

function glow(sheet: Sheet, y: number, radius: number, colour: Hex): string {
  return `<circle cx="0" cy="${y}" r="${radius}" fill="${sheet.radial([[0, tint(colour, 0.7), 0.85], [0.4, colour, 0.35], [1, colour, 0]])}"/>`;
}

/** A lantern. `form` storm (oil), camp (electric) or paper; `accent` light, `lit=1` glows. */
export const lantern: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#b5563a");
  const accent = colourOf(look, "accent", "#f2c56b");
  const lit = look.lit === "1";
  if (look.form === "paper") {
    const ribs = [-330, -280, -230, -180, -130, -80].map((y) => `<path d="M${-185 + Math.abs(y + 205) * 0.42} ${y}Q0 ${y + 34} ${185 - Math.abs(y + 205) * 0.42} ${y}" fill="none" stroke="${shade(body, 0.45)}" stroke-width="4" opacity=".35"/>`);
    const svg = lathe(sheet, [[-400, 70], [-396, 84], [-330, 160], [-205, 196], [-80, 160], [-14, 84], [0, 74]], body, { finish: "cloth" }) + ribs.join("") + (lit ? glow(sheet, -190, 190, accent) : "") + lathe(sheet, [[-412, 72], [-412, 74], [-394, 82]], "#4b372b") + tube(sheet, "M-60 -412C-50 -520 50 -520 60 -412", 7, "#4b372b");
    return standing(svg, 205, 500, { contacts: [[0, 0, 80]] });
  }
  if (look.form === "camp") {
    const svg =
      tube(sheet, "M-130 -330C-170 -560 170 -560 130 -330", 13, METAL, true) +
      lathe(sheet, [[-90, 132], [-84, 138], [-10, 146], [0, 138]], body, { finish: "matte" }) +
      lathe(sheet, [[-310, 112], [-310, 112], [-90, 116]], mix("#f6f0e2", accent, lit ? 0.5 : 0.15), { finish: "gloss" }) +
      (lit ? glow(sheet, -200, 210, accent) : "") +
      [-96, -50, 50, 96].map((x) => tube(sheet, `M${x} ${-304 + Math.abs(x) * -0.02}L${x} -84`, 8, METAL, true)).join("") +
      lathe(sheet, [[-410, 30], [-404, 60], [-370, 96], [-330, 132], [-300, 134]], body, { finish: "matte" }) +
      `<circle cy="-44" cx="0" r="17" fill="${planeFill(sheet, METAL)}"/><circle cy="-44" cx="0" r="8" fill="${accent}"/>`;
    return standing(svg, 160, 500, { contacts: [[0, 0, 140]] });
  }
  const globe = "M-70 -330C-130 -300 -136 -220 -96 -170C136 -170 -136 -170 96 -170C136 -220 130 -300 70 -330Z";
  const glass = sheet.linear([[0, "#ffffff", 0.65], [0.2, "#ffffff", 0.15], [0.6, "#cfe0e2", 0.2], [1, "#6f8790", 0.5]], [0, 0, 1, 0]);
  const flame = `<path d="M0 -184C-34 -206 -24 -246 2 -284C20 -250 34 -214 0 -184Z" fill="${sheet.linear([[0, "#f6a13c"], [0.6, "#ffd878"], [1, "#fff3c9"]])}"/>`;
  const svg =
    tube(sheet, "M-150 -360C-190 -600 190 -600 150 -360", 8, METAL, true) +
    tube(sheet, "M-118 -100C-180 -160 -176 -360 -120 -400L-70 -424", 24, body, true) +
    tube(sheet, "M118 -100C180 -160 176 -360 120 -400L70 -424", 24, body, true) +
    `<path d="${globe}" fill="${lit ? mix("#d5e0df", accent, 0.55) : "#c9d6d8"}" opacity=".6"/>` +
    (lit ? glow(sheet, -240, 190, accent) + flame : `<path d="M0 -180L0 -208" stroke="#e9e2d4" stroke-width="12"/>`) +
    `<path d="${globe}" fill="${glass}"/>` +
    gleam(sheet, "M-84 -300C-104 -260 -98 -220 -84 -190", 12, 0.7) +
    tube(sheet, "M-118 -262C-60 -240 60 -240 118 -262", 6, METAL, true) +
    lathe(sheet, [[-440, 40], [-436, 56], [-410, 60], [-390, 88], [-346, 84], [-330, 96], [-324, 74]], body, { finish: "gloss" }) +
    lathe(sheet, [[-186, 58], [-176, 84], [-160, 84], [-140, 60], [-120, 70], [-106, 150], [-30, 160], [0, 150]], body, { finish: "gloss" }) +
    `<circle cx="92" cy="-82" r="20" fill="${planeFill(sheet, METAL)}"/>`;
  return standing(svg, 190, 545, { contacts: [[0, 0, 152]] });
};

function guy(x1: number, y1: number, x2: number, y2: number): string {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#f0e9da" stroke-width="4"/><path d="M${x2} ${y2 - 16}L${x2 + Math.sign(x2) * 10} ${y2 + 12}" stroke="#7b7f86" stroke-width="8" stroke-linecap="round"/>`;
}

function doorway(sheet: Sheet, path: string, flap: string, accent: Hex): string {
  const inside = sheet.linear([[0, "#2c2833"], [1, "#5a4d48"]]);
  return `<path d="${path}" fill="${inside}"/>${cloth(sheet, flap, accent, { foldPx: 24, weave: "plain" })}`;
}

/** A tent. `form` ridge, dome or tunnel; `accent` door. */
export const tent: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#c9a05c");
  const accent = colourOf(look, "accent", tint(body, 0.3));
  const contacts = [[0, -34, 400]] as const;
  if (look.form === "dome" || look.form === "tunnel") {
    const long = look.form === "tunnel";
    const shell = long ? "M-400 0C-410 -280 -300 -360 -180 -360C0 -350 300 -320 420 -120C450 -60 456 -20 456 0Z" : "M-420 0C-380 -260 -180 -396 0 -396C180 -396 380 -260 420 0Z";
    const arcs = long ? ["M-180 -360C-60 -330 -30 -140 -26 0", "M150 -314C220 -270 236 -120 240 0"] : ["M-420 0C-330 -280 -120 -396 0 -396C160 -396 240 -180 262 0", "M420 0C330 -280 120 -396 0 -396C-160 -396 -240 -180 -262 0"];
    const svg =
      guy(long ? 420 : 330, -160, long ? 560 : 520, 8) + guy(-330, -180, -530, 8) +
      cloth(sheet, shell, body, { foldPx: 70, folds: ["M-300 -240C-330 -140 -330 -60 -340 0", "M330 -160C350 -100 360 -50 366 0"] }) +
      (long ? "" : `<path d="M-262 0C-240 -180 -160 -396 0 -396C160 -396 240 -180 262 0Z" fill="${tint(body, 0.35)}" opacity=".4"/>`) +
      (long
        ? doorway(sheet, "M-360 0C-366 -220 -300 -300 -210 -300C-130 -290 -96 -140 -94 0Z", "M-360 0C-366 -220 -300 -300 -210 -300C-260 -220 -290 -100 -286 0Z", accent)
        : doorway(sheet, "M-140 0C-130 -170 -80 -290 0 -300C80 -290 130 -170 140 0Z", "M-140 0C-130 -170 -80 -290 0 -300C-20 -200 -60 -100 -70 0Z", accent)) +
      arcs.map((arc) => tube(sheet, arc, 11, shade(accent, 0.3), true)).join("");
    return standing(svg, 450, 400, { contacts });
  }
  const left = "M-60 -400L-430 0L-200 6Z";
  const side = "M-60 -400L250 -430L470 -40L180 8Z";
  const svg =
    guy(250, -430, 560, -30) + guy(-60, -400, -520, 10) + tube(sheet, "M-60 -400L-60 -440", 12, "#8a6a44") +
    cloth(sheet, side, shade(body, 0.08), { foldPx: 60, weave: "linen", folds: ["M40 -380C120 -240 200 -120 250 -10", "M170 -410C240 -280 320 -160 390 -30"] }) +
    cloth(sheet, "M-60 -400L-430 0L180 8Z", body, { foldPx: 50, weave: "linen", folds: ["M-110 -320C-200 -200 -290 -90 -350 -10"] }) +
    doorway(sheet, "M-60 -390C-100 -260 -180 -120 -230 4L60 6C20 -120 -30 -260 -60 -390Z", left.replace("L-430 0L-200 6", "C-130 -250 -250 -110 -270 2L-186 4C-150 -120 -90 -260 -60 -396"), accent) +
    cloth(sheet, "M-60 -396C-30 -260 20 -120 60 6L130 8C80 -110 0 -260 -60 -396Z", accent, { foldPx: 24 }) +
    `<path d="M-60 -400L180 8" stroke="${shade(body, 0.5)}" stroke-width="4" opacity=".4"/>`;
  return standing(svg, 450, 440, { contacts });
};

/** A cool box. `form` box or bag (soft); `accent` lid and handle. */
export const cooler: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#31566a");
  const accent = colourOf(look, "accent", "#f0ebe1");
  if (look.form === "bag") {
    const shell = "M-250 -330C-120 -342 120 -342 250 -330C262 -220 262 -100 252 -20C120 8 -120 8 -252 -20C-262 -100 -262 -220 -250 -330Z";
    const svg =
      tube(sheet, "M-150 -330C-140 -500 140 -500 150 -330", 34, accent) +
      cloth(sheet, "M-250 -330C-220 -400 220 -400 250 -330C120 -318 -120 -318 -250 -330Z", tint(body, 0.12), { foldPx: 30 }) +
      cloth(sheet, shell, body, { weave: "linen", foldPx: 60, folds: ["M-210 -310C-220 -200 -220 -100 -206 -10", "M216 -310C226 -200 222 -100 210 -10"] }) +
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
