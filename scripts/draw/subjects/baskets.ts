import { type Hex, shade, tint } from "../core/colour";
import { colourOf, formOf, type Subject, standing } from "../core/figure";
import { lathe, mouth, type Profile, ringsOf, silhouette, TILT } from "../core/lathe";
import { tube } from "../core/solid";

const BASKETS: Readonly<Record<string, Profile>> = {
  belly: [
    [-300, 168],
    [-296, 170],
    [-210, 226],
    [-110, 240],
    [-30, 200],
    [0, 176],
  ],
  laundry: [
    [-480, 190],
    [-476, 190],
    [-240, 188],
    [-20, 172],
    [0, 166],
  ],
  tray: [
    [-96, 270],
    [-92, 270],
    [-10, 262],
    [0, 256],
  ],
  bread: [
    [-140, 236],
    [-136, 236],
    [-70, 214],
    [-10, 168],
    [0, 160],
  ],
};

/** Rows of plaited straw around the body: every row is a dashed arc, alternate rows shifted by half a strand. */
function plait(profile: Profile, colour: Hex): string {
  return ringsOf(profile, 17)
    .slice(1)
    .map(({ y, radius }, index) => {
      const arc = `M${-radius} ${y}A${radius} ${radius * TILT} 0 0 0 ${radius} ${y}`;
      const shift = index % 2 === 0 ? 0 : 17;
      return (
        `<path d="${arc}" fill="none" stroke="${shade(colour, 0.5)}" stroke-width="3" opacity=".32" transform="translate(0 8)"/>` +
        `<path d="${arc}" fill="none" stroke="${tint(colour, 0.42)}" stroke-width="9" stroke-dasharray="22 12" stroke-dashoffset="${shift}" opacity=".5"/>` +
        `<path d="${arc}" fill="none" stroke="${shade(colour, 0.45)}" stroke-width="9" stroke-dasharray="3 31" stroke-dashoffset="${shift - 24}" opacity=".4"/>`
      );
    })
    .join("");
}

function braid(y: number, radius: number, colour: Hex): string {
  const ring = (paint: Hex, width: number, dash: string, dy = 0) =>
    `<ellipse cx="0" cy="${y + dy}" rx="${radius}" ry="${radius * TILT}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-dasharray="${dash}"/>`;
  return (
    ring(shade(colour, 0.3), 20, "none", 2) +
    ring(colour, 16, "none") +
    ring(tint(colour, 0.4), 11, "15 9", -2)
  );
}

/** A basket: `belly`, `laundry`, `tray`, `bread`. `accent` dips the lower third (or trims the tray); `handles=0` leaves the ears off. */
export const basket: Subject = (sheet, look) => {
  const profile = formOf(look, BASKETS);
  const [top = -300, rim = 170] = profile[0] ?? [];
  const straw = colourOf(look, "body", "#cfa873");
  const bands = look.accent ? [{ from: top * 0.36, to: 12, colour: look.accent }] : [];
  const outline = silhouette(profile);
  const leather = look.accent ?? "#8a5a34";
  const low = look.form === "tray" || look.form === "bread";
  const ear = (side: number) =>
    low
      ? tube(
          sheet,
          `M${side * (rim - 6)} ${top - 4}C${side * (rim + 52)} ${top - 60} ${side * (rim + 66)} ${top + 20} ${side * (rim - 2)} ${top + 34}`,
          17,
          straw,
        )
      : tube(
          sheet,
          `M${side * rim * 0.5} ${top + rim * TILT * 0.4}C${side * rim * 0.7} ${top - 120} ${side * rim * 1.15} ${top - 110} ${side * rim * 0.98} ${top + 10}`,
          16,
          leather,
        );
  const ears = look.handles === "0" ? "" : ear(-1) + ear(1);
  const svg =
    (low ? ears : "") +
    lathe(sheet, profile, straw, { bands }) +
    `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}">${plait(profile, straw)}</g>` +
    mouth(sheet, top, rim, { lip: straw, inside: shade(straw, 0.24), wallPx: 12 }) +
    braid(top, rim - 5, straw) +
    (low ? "" : ears);
  const widest = Math.max(...profile.map(([, radius]) => radius)) + (low ? 50 : 12);
  return standing(svg, widest, -top + (low ? 50 : 116), {
    contacts: [[0, 0, (profile.at(-1)?.[1] ?? 160) * 1.06]],
  });
};
