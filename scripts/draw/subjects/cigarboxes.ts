import { type Hex, mix, shade, tint } from "../core/colour";
import { colourOf, type Figure, type Subject, standing } from "../core/figure";
import { planeFill, roundFill } from "../core/finish";
import { lathe } from "../core/lathe";
import { roundedBox } from "../core/path";
import { printed } from "../core/print";
import type { Sheet } from "../core/sheet";
import { gleam, grain, tube } from "../core/solid";

interface Chest {
  readonly wood: Hex;
  readonly width: number;
  readonly height: number;
  /** How far the back edge is drawn to the right of and above the front edge. */
  readonly dx: number;
  readonly dy: number;
}

function faces(sheet: Sheet, { wood, width, height, dx, dy }: Chest, glossy: boolean): string {
  const [l, r] = [-width / 2, width / 2];
  const front = { x: l, y: -height, width, height };
  return (
    `<path d="M${r} 0L${r + dx} ${-dy}L${r + dx} ${-height - dy}L${r} ${-height}Z" fill="${shade(wood, 0.42)}"/>` +
    `<rect x="${l}" y="${-height}" width="${width}" height="${height}" fill="${planeFill(sheet, wood, 1)}"/>${grain(front, wood, { gapPx: 15, seed: 4 })}` +
    (glossy ? gleam(sheet, `M${l + 30} ${-height + 26}L${r - 40} ${-height + 22}`, 16, 0.22) : "")
  );
}

function lidTop(sheet: Sheet, { wood, width, height, dx, dy }: Chest): string {
  const [l, r] = [-width / 2, width / 2];
  const path = `M${l} ${-height}L${l + dx} ${-height - dy}L${r + dx} ${-height - dy}L${r} ${-height}Z`;
  return `<path d="${path}" fill="${planeFill(sheet, tint(wood, 0.2), 0.8)}"/><g clip-path="${sheet.clip(`<path d="${path}"/>`)}">${grain({ x: l, y: -height - dy, width: width + dx, height: dy }, wood, { gapPx: 9, seed: 8 })}</g>`;
}

/** The inside seen over the front edge: a row of cigars, heads to the front. */
function row(
  sheet: Sheet,
  { width, height, dx, dy, wood }: Chest,
  wrapper: Hex,
  band: Hex,
  accent: Hex,
): string {
  const [l, r] = [-width / 2 + 16, width / 2 - 16];
  const well = `M${l} ${-height + 2}L${l + dx} ${-height - dy + 10}L${r + dx - 6} ${-height - dy + 10}L${r} ${-height + 2}Z`;
  const count = 9;
  const step = (r - l) / count;
  const cigars = Array.from({ length: count }, (_, i) => {
    const x = l + step * (i + 0.5);
    const at = (t: number) => `${x + dx * t} ${-height + 16 - (dy - 6) * t}`;
    return (
      tube(sheet, `M${at(0.06)}L${at(1.1)}`, step * 0.94, wrapper) +
      tube(sheet, `M${at(0.3)}L${at(0.46)}`, step * 0.97, accent).replaceAll("round", "butt") +
      tube(sheet, `M${at(0.33)}L${at(0.43)}`, step * 0.98, band).replaceAll("round", "butt")
    );
  });
  return `<path d="${well}" fill="${shade(wood, 0.75)}"/><g clip-path="${sheet.clip(`<path d="${well}"/>`)}">${cigars.join("")}<path d="M${l + dx} ${-height - dy + 4}L${r + dx} ${-height - dy + 4}" stroke="#1d120c" stroke-width="40" opacity=".45" filter="${sheet.blur(12)}"/></g>`;
}

function raisedLid(
  sheet: Sheet,
  { wood, width, height, dx, dy }: Chest,
  lining: Hex,
  art: string,
  rise: number,
): string {
  const [l, r, b] = [-width / 2 + dx, width / 2 + dx, -height - dy];
  const lean = 34;
  const path = `M${l} ${b}L${l + lean} ${b - rise}L${r + lean} ${b - rise}L${r} ${b}Z`;
  return (
    `<path d="M${r} ${b}L${r + lean} ${b - rise}L${r + lean + 16} ${b - rise + 10}L${r + 16} ${b + 6}Z" fill="${shade(wood, 0.5)}"/>` +
    `<path d="${path}" fill="${planeFill(sheet, wood)}"/>` +
    `<path d="M${l + 26} ${b - 12}L${l + lean + 20} ${b - rise + 22}L${r + lean - 22} ${b - rise + 22}L${r - 20} ${b - 12}Z" fill="${planeFill(sheet, lining, 0.9)}"/>` +
    `<g transform="translate(${(l + r + lean) / 2} ${b - rise / 2}) skewX(-6)">${art}</g>` +
    `<path d="M${l} ${b - 2}L${r} ${b - 2}" stroke="#1d120c" stroke-width="16" opacity=".4" filter="${sheet.blur(6)}"/>`
  );
}

function seal(colour: Hex, ground: Hex, size: number): string {
  return `<g transform="scale(${size})"><ellipse rx="130" ry="84" fill="none" stroke="${colour}" stroke-width="7"/><ellipse rx="114" ry="70" fill="none" stroke="${colour}" stroke-width="3"/>${printed("leaf", colour, ground, { scale: 0.56 })}</g>`;
}

/** A box of cigars. `form` closed, open or tall (cabinet); `body` wood, `accent` paper, `band`, `wrapper`. */
export const cigarbox: Subject = (sheet, look): Figure => {
  const wood = colourOf(look, "body", "#b07f4e");
  const accent = colourOf(look, "accent", "#d8b25c");
  const band = colourOf(look, "band", "#7a1f24");
  const wrapper = colourOf(look, "wrapper", "#7a4a2a");
  const tall = look.form === "tall";
  const chest: Chest = {
    wood,
    width: tall ? 420 : 600,
    height: tall ? 380 : 190,
    dx: 130,
    dy: look.form === "open" ? 170 : 104,
  };
  const edge = `<path d="M${-chest.width / 2} ${-chest.height + 12}L${chest.width / 2} ${-chest.height + 12}" stroke="${accent}" stroke-width="9"/><path d="M${-chest.width / 2} -10L${chest.width / 2} -10" stroke="${accent}" stroke-width="9"/>`;
  const front =
    faces(sheet, chest, false) +
    edge +
    `<g transform="translate(0 ${-chest.height / 2})">${seal(mix(band, "#2a1a12", 0.2), wood, tall ? 0.95 : 0.66)}</g>`;
  const contacts = [[60, -44, chest.width / 2 + 40]] as const;
  if (look.form === "open") {
    const svg =
      raisedLid(sheet, chest, mix(accent, "#f6ead0", 0.6), seal(band, accent, 0.95), 300) +
      `<path d="M${-300} -190L${-170} -360L430 -360L300 -190Z" fill="${tint(wood, 0.15)}"/>` +
      row(sheet, chest, wrapper, band, accent) +
      front;
    return standing(svg, 380, 660, { left: -310, right: 480, contacts });
  }
  const strip = `<g transform="translate(186 0)"><path d="M-46 ${-chest.height}L46 ${-chest.height}L46 ${-chest.height + 70}L0 ${-chest.height + 92}L-46 ${-chest.height + 70}Z" fill="${planeFill(sheet, band)}"/><path d="M-46 ${-chest.height}L${84} ${-chest.height - 104}L176 ${-chest.height - 104}L46 ${-chest.height}Z" fill="${tint(band, 0.12)}"/></g>`;
  return standing(front + lidTop(sheet, chest) + (tall ? "" : strip), 380, chest.height + 110, {
    left: -chest.width / 2 - 10,
    right: chest.width / 2 + 140,
    contacts,
  });
};

function dial(sheet: Sheet, metal: Hex): string {
  const ticks = Array.from(
    { length: 10 },
    (_, i) =>
      `<path d="M0 -38L0 -30" stroke="#3a3540" stroke-width="4" transform="rotate(${-120 + i * 27})"/>`,
  );
  return `<circle r="62" fill="${roundFill(sheet, metal, "metal")}"/><circle r="48" fill="#f6efdf"/>${ticks.join("")}<path d="M0 6L20 -26" stroke="#a3322b" stroke-width="6" stroke-linecap="round"/><circle r="7" fill="#3a3540"/>${gleam(sheet, "M-30 -26Q-10 -42 16 -40", 7, 0.8)}`;
}

/** Where cigars are kept moist. `form` closed, open, travel or jar; `body` wood or shell, `accent` metal. */
export const humidor: Subject = (sheet, look): Figure => {
  const wood = colourOf(look, "body", "#5a2f1e");
  const metal = colourOf(look, "accent", "#c9a25a");
  const wrapper = colourOf(look, "wrapper", "#7a4a2a");
  const band = colourOf(look, "band", "#7a1f24");
  if (look.form === "jar") {
    const glass = sheet.linear(
      [
        [0, "#ffffff", 0.5],
        [0.15, "#ffffff", 0.1],
        [0.6, "#dfeaea", 0.12],
        [1, "#7d9398", 0.5],
      ],
      [0, 0, 1, 0],
    );
    const body = "M-170 -470A170 29 0 0 1 170 -470L170 -16A170 29 0 0 1 -170 -16Z";
    const sticks = [-110, -60, -6, 50, 106].map(
      (x, i) =>
        tube(sheet, `M${x} -50L${x * 0.94} ${-390 - (i % 3) * 24}`, 56, wrapper) +
        tube(sheet, `M${x * 0.96} -292L${x * 0.96} -268`, 57, band).replaceAll("round", "butt"),
    );
    const svg =
      `<path d="${body}" fill="#e8efee" opacity=".45"/><ellipse cy="-20" cx="0" rx="164" ry="26" fill="${shade(wood, 0.2)}" opacity=".5"/>${sticks.join("")}<path d="${body}" fill="${glass}"/>${gleam(sheet, "M-136 -430C-142 -300 -142 -180 -138 -70", 14, 0.7)}` +
      lathe(
        sheet,
        [
          [-560, 150],
          [-552, 176],
          [-480, 178],
          [-466, 172],
        ],
        wood,
        { finish: "gloss" },
      ) +
      `<ellipse cy="-560" rx="150" ry="25" fill="${tint(wood, 0.2)}"/>` +
      lathe(
        sheet,
        [
          [-612, 10],
          [-604, 34],
          [-580, 34],
          [-562, 18],
        ],
        metal,
        { finish: "metal" },
      );
    return standing(svg, 195, 625, { contacts: [[0, 0, 172]] });
  }
  if (look.form === "travel") {
    const rib = [-150, -75, 0, 75, 150].map(
      (x) =>
        `<path d="M${x} -258L${x} -22" stroke="${shade(wood, 0.5)}" stroke-width="10" opacity=".5"/><path d="M${x - 9} -258L${x - 9} -22" stroke="${tint(wood, 0.4)}" stroke-width="5" opacity=".35"/>`,
    );
    const latch = (x: number) =>
      `<path d="${roundedBox(x, -142, 56, 76, 10)}" fill="${roundFill(sheet, metal, "metal")}"/>`;
    const svg =
      tube(sheet, "M-90 -276C-86 -360 86 -360 90 -276", 30, shade(wood, 0.2)) +
      `<path d="${roundedBox(6, -136, 620, 280, 50)}" fill="${shade(wood, 0.5)}"/><path d="${roundedBox(0, -140, 620, 280, 50)}" fill="${planeFill(sheet, wood, 1.1)}"/>${rib.join("")}<path d="M-310 -142L310 -142" stroke="${shade(wood, 0.7)}" stroke-width="7"/>${latch(-220)}${latch(220)}`;
    return standing(svg, 320, 360, { contacts: [[0, -28, 296]] });
  }
  const open = look.form === "open";
  const chest: Chest = { wood, width: 600, height: open ? 230 : 300, dx: 130, dy: open ? 170 : 104 };
  const corner = (x: number, y: number, sx: number) =>
    `<path d="M${x} ${y}L${x + 54 * sx} ${y}L${x} ${y + 54}Z" fill="${roundFill(sheet, metal, "metal")}"/>`;
  const lock = `<path d="${roundedBox(0, -chest.height + (open ? 30 : 104), 54, 60, 8)}" fill="${roundFill(sheet, metal, "metal")}"/><circle cy="${-chest.height + (open ? 28 : 100)}" cx="0" r="8" fill="#2a1a12"/>`;
  const seam = open
    ? ""
    : `<path d="M-300 -214L300 -214L430 -318" fill="none" stroke="${shade(wood, 0.85)}" stroke-width="7" opacity=".8"/>`;
  const trim = corner(-300, -chest.height, 1) + corner(300, -chest.height, -1);
  const contacts = [[60, -44, 340]] as const;
  const front = faces(sheet, chest, true) + seam + trim;
  if (open) {
    const cedar = "#c98f5e";
    const art = `<g transform="translate(0 0)">${dial(sheet, metal)}</g>`;
    const svg =
      raisedLid(sheet, chest, cedar, art, 290) +
      `<path d="M-300 -230L-170 -400L430 -400L300 -230Z" fill="${cedar}"/>` +
      row(sheet, chest, wrapper, band, metal) +
      front +
      lock;
    return standing(svg, 380, 690, { left: -310, right: 480, contacts });
  }
  return standing(
    `${front}${lidTop(sheet, chest)}<g transform="translate(0 -86)">${dial(sheet, metal)}</g>${lock}`,
    380,
    410,
    { left: -310, right: 440, contacts },
  );
};
