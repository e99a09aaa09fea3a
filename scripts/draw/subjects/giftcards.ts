import { type Hex, mix, shade, tint } from "../core/colour";
import { colourOf, type Figure, lying, type Subject } from "../core/figure";
import { planeFill } from "../core/finish";
import { roundedBox } from "../core/path";
import { printed } from "../core/print";
import { gleam } from "../core/solid";

/** A gift card without words. `form` card, envelope or fan (three); `accent` ribbon or print, `print`. */
export const giftcard: Subject = (sheet, look): Figure => {
  const body = colourOf(look, "body", "#35524a");
  const accent = colourOf(look, "accent", "#d9b98a");
  const card = (colour: Hex, ribbon: Hex) => {
    const box = roundedBox(0, 0, 620, 390, 30);
    const clip = sheet.clip(`<path d="${box}"/>`);
    const art = look.print
      ? `<circle cx="150" cy="250" r="300" fill="${tint(colour, 0.12)}"/>${printed(look.print, ribbon, colour, { scale: 1.35 })}`
      : `<path d="M-320 120C-160 40 -60 190 100 100S300 60 330 20L330 220L-320 220Z" fill="${tint(colour, 0.14)}"/><path d="M-190 -200L-190 200" stroke="${shade(ribbon, 0.2)}" stroke-width="46"/><path d="M-192 -200L-192 200" stroke="${ribbon}" stroke-width="40"/>` +
        `<g transform="translate(-190 -20)"><path d="M0 0C-60 -90 -140 -70 -120 -14C-110 20 -50 14 0 0C60 -90 140 -70 120 -14C110 20 50 14 0 0Z" fill="${planeFill(sheet, tint(ribbon, 0.15))}" stroke="${shade(ribbon, 0.35)}" stroke-width="3"/><path d="M0 0L-56 104L-30 96L-18 118L6 10L34 112L46 90L72 96Z" fill="${shade(ribbon, 0.12)}"/><circle r="22" fill="${planeFill(sheet, ribbon)}"/></g>`;
    return `<path d="${roundedBox(3, 5, 620, 390, 30)}" fill="${shade(colour, 0.45)}"/><g clip-path="${clip}"><path d="${box}" fill="${planeFill(sheet, colour)}"/>${art}${gleam(sheet, "M-330 -120L40 -230", 60, 0.1)}</g>`;
  };
  if (look.form === "envelope") {
    const paper = tint(accent, 0.5);
    const svg =
      `<path d="${roundedBox(0, 60, 700, 450, 12)}" fill="${shade(paper, 0.25)}"/><path d="M-350 -150L0 -360L350 -150Z" fill="${planeFill(sheet, shade(paper, 0.12))}"/>` +
      `<g transform="translate(0 -60) rotate(-2)">${card(body, accent)}</g>` +
      `<path d="M-350 -150L-20 86Q0 98 20 86L350 -150L350 278Q350 285 342 285L-342 285Q-350 285 -350 278Z" fill="${planeFill(sheet, paper, 0.8)}"/>` +
      `<path d="M-346 282L-30 60M346 282L30 60" stroke="${shade(paper, 0.4)}" stroke-width="3" opacity=".4"/>`;
    return { ...lying(svg, 380, 340), top: -370, bottom: 300 };
  }
  if (look.form === "fan") {
    const turned = (deg: number, dx: number, dy: number, svg: string) =>
      `<g transform="translate(${dx} ${dy}) rotate(${deg})">${svg}</g>`;
    const svg =
      turned(-20, -60, -60, card(mix(body, "#f3ecdc", 0.7), body)) +
      turned(-7, -10, 10, card(accent, body)) +
      turned(7, 40, 90, card(body, accent));
    return lying(svg, 420, 340);
  }
  return lying(card(body, accent), 360, 240);
};
