import { cloth, stitch, weaveOf } from "../core/cloth";
import { type Hex, mix, shade, tint } from "../core/colour";
import { colourOf, type Figure, lying, type Subject } from "../core/figure";
import { planeFill } from "../core/finish";
import { roundedBox } from "../core/path";
import type { Sheet } from "../core/sheet";
import { gleam, tube } from "../core/solid";

const HIDE = (sheet: Sheet, path: string, colour: Hex) =>
  cloth(sheet, path, colour, { weave: "plain", foldPx: 50 });

function bifold(sheet: Sheet, body: Hex, accent: Hex): string {
  return (
    `<path d="${roundedBox(12, 12, 560, 420, 34)}" fill="${shade(body, 0.45)}"/>` +
    `<path d="${roundedBox(6, 6, 552, 412, 30)}" fill="${accent}"/>` +
    HIDE(sheet, roundedBox(0, 0, 556, 414, 32), body) +
    `<path d="M-268 -190C-258 -60 -258 60 -268 190" stroke="${tint(body, 0.5)}" stroke-width="16" fill="none" opacity=".4" filter="${sheet.blur(6)}"/>` +
    `<path d="M-232 -204C-226 -60 -226 60 -232 204" stroke="${shade(body, 0.6)}" stroke-width="10" fill="none" opacity=".35" filter="${sheet.blur(5)}"/>` +
    stitch("M-244 -184L236 -184Q254 -184 254 -166L254 166Q254 184 236 184L-244 184", tint(accent, 0.2), 4) +
    gleam(sheet, "M-190 -150C-60 -170 90 -160 200 -140", 34, 0.14) +
    `<circle cx="196" cy="126" r="20" fill="none" stroke="${shade(body, 0.5)}" stroke-width="4" opacity=".6"/>`
  );
}

function cardHolder(sheet: Sheet, body: Hex, accent: Hex): string {
  const cards = [tint(accent, 0.2), mix(accent, "#31566a", 0.6), "#e9e2d4"];
  const slots = [-70, 0, 70];
  return (
    cards
      .map(
        (card, at) =>
          `<path d="${roundedBox(-6 + at * 6, -150 + at * 26, 380, 200, 20)}" fill="${planeFill(sheet, card)}"/><path d="M-160 ${-222 + at * 26}L60 ${-222 + at * 26}" stroke="#fff" stroke-width="6" opacity=".35"/>`,
      )
      .join("") +
    HIDE(sheet, roundedBox(0, 30, 440, 320, 26), body) +
    slots
      .map((y) => {
        const lip = `M-216 ${y + 6}C-100 ${y + 6} -60 ${y + 6} -46 ${y + 10}C-30 ${y + 40} 30 ${y + 40} 46 ${y + 10}C60 ${y + 6} 100 ${y + 6} 216 ${y + 6}`;
        return `<path d="${lip}" fill="none" stroke="${shade(body, 0.7)}" stroke-width="12" opacity=".4" filter="${sheet.blur(5)}"/><path d="${lip}" fill="none" stroke="${tint(body, 0.3)}" stroke-width="4"/>`;
      })
      .join("") +
    stitch("M-204 -112L-204 160Q-204 176 -188 176L188 176Q204 176 204 160L204 -112", tint(accent, 0.3), 4)
  );
}

function zipWallet(sheet: Sheet, body: Hex, accent: Hex): string {
  const edge = "M-318 150L-318 -120Q-318 -166 -272 -166L272 -166Q318 -166 318 -120L318 150";
  return (
    HIDE(sheet, roundedBox(0, 0, 660, 356, 46), body) +
    `<path d="${edge}" fill="none" stroke="${shade(body, 0.5)}" stroke-width="20"/><path d="${edge}" fill="none" stroke="${accent}" stroke-width="11" stroke-dasharray="6 5"/>` +
    stitch("M-290 160L-290 -110Q-290 -138 -262 -138L262 -138Q290 -138 290 -110L290 160", tint(body, 0.5), 4) +
    gleam(sheet, "M-250 -100C-100 -120 100 -110 240 -96", 40, 0.14) +
    tube(sheet, "M314 130L330 176", 14, accent, true) +
    tube(sheet, "M332 184C352 230 356 262 350 300", 22, body)
  );
}

/** A purse seen from above. `form` bifold, card (with cards) or zip; `accent` stitching and lining. */
export const wallet: Subject = (sheet, look): Figure => {
  const body = colourOf(look, "body", "#8a5a34");
  const accent = colourOf(look, "accent", "#d9b98a");
  if (look.form === "card")
    return { ...lying(cardHolder(sheet, body, accent), 280, 270), top: -290, bottom: 240 };
  if (look.form === "zip") return lying(zipWallet(sheet, body, accent), 380, 270);
  return lying(bifold(sheet, body, accent), 330, 260);
};

function crook(sheet: Sheet, y: number, colour: Hex): string {
  return tube(
    sheet,
    `M0 ${y}L0 ${y + 110}C0 ${y + 200} 112 ${y + 200} 112 ${y + 116}L112 ${y + 96}`,
    32,
    colour,
    true,
  );
}

function closedUmbrella(sheet: Sheet, body: Hex, accent: Hex): string {
  const canopy = "M-12 -470C-30 -300 -66 -60 -70 180C-60 224 60 224 70 180C66 -60 30 -300 12 -470Z";
  const pleats = [
    "M-4 -440C-20 -200 -44 0 -46 200",
    "M2 -440C-4 -200 -14 0 -14 206",
    "M6 -430C14 -200 22 0 24 204",
    "M10 -400C30 -200 48 0 52 196",
  ];
  return (
    tube(sheet, "M0 -520L0 -440", 14, "#9aa0a6", true) +
    tube(sheet, "M0 180L0 290", 18, "#9aa0a6", true) +
    cloth(sheet, canopy, body, { foldPx: 20, folds: pleats }) +
    `<path d="M-70 182C-60 226 60 226 70 182C60 204 -60 204 -70 182Z" fill="${shade(body, 0.45)}"/>` +
    `<path d="M-58 30C-20 54 20 54 60 22L62 60C20 92 -20 92 -60 66Z" fill="${planeFill(sheet, shade(body, 0.12))}"/><circle cx="26" cy="62" r="9" fill="#d8bd85"/>` +
    crook(sheet, 290, accent)
  );
}

function openUmbrella(sheet: Sheet, body: Hex, accent: Hex, striped: boolean): string {
  const hem = [-460, -290, -100, 100, 290, 460];
  const scallops = hem
    .slice(1)
    .map((x, i) => `Q${((hem[i] ?? 0) + x) / 2} ${-64 + Math.abs(i - 2) * -4} ${x} ${i === 4 ? 0 : -8}`);
  const dome = `M-460 0C-430 -280 -200 -420 0 -420C200 -420 430 -280 460 0${[...scallops]
    .reverse()
    .map((_, i) => `Q${((hem[5 - i] ?? 0) + (hem[4 - i] ?? 0)) / 2} -56 ${hem[4 - i]} ${i === 4 ? 0 : 6}`)
    .join("")}Z`;
  const panels = hem.slice(1).map((x, i) => {
    const from = hem[i] ?? 0;
    const gore = `M0 -420Q${from * 0.86} -330 ${from} 10L${x} 10Q${x * 0.86} -330 0 -420Z`;
    const base = striped && i % 2 === 1 ? accent : body;
    const light = [0.16, 0.08, 0, -0.14, -0.26][i] ?? 0;
    return `<path d="${gore}" fill="${planeFill(sheet, light > 0 ? tint(base, light) : shade(base, -light), 0.8)}"/><path d="M0 -420Q${x * 0.86} -330 ${x} 10" fill="none" stroke="${shade(base, 0.5)}" stroke-width="3" opacity=".4"/>`;
  });
  return (
    `<path d="M-456 -4Q0 -120 456 -4Q0 60 -456 -4Z" fill="${shade(body, 0.62)}"/>` +
    tube(sheet, "M0 -80L0 400", 16, "#9aa0a6", true) +
    crook(sheet, 400, striped ? "#8a5a34" : accent) +
    `<g clip-path="${sheet.clip(`<path d="${dome}"/>`)}">${panels.join("")}</g>` +
    gleam(sheet, "M-330 -180C-270 -290 -180 -350 -90 -380", 40, 0.22) +
    tube(sheet, "M0 -424L0 -474", 14, "#9aa0a6", true)
  );
}

/** An umbrella. `form` closed (upright, turn it) or open; `accent` handle, or the second colour with `weave=stripe`. */
export const umbrella: Subject = (sheet, look): Figure => {
  const body = colourOf(look, "body", "#31566a");
  const accent = colourOf(look, "accent", "#8a5a34");
  const striped = weaveOf(look.weave, "plain") === "stripe";
  if (look.form === "open")
    return {
      ...lying(openUmbrella(sheet, body, accent, striped), 470, 500),
      top: -480,
      bottom: 580,
      pose: "hangs",
    };
  return { ...lying(closedUmbrella(sheet, body, accent), 300, 500), top: -530, bottom: 480 };
};
