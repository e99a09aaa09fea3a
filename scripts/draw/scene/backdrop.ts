import { mix, shade, tint } from "../core/colour";
import type { Sheet } from "../core/sheet";
import { grain } from "../core/solid";
import type { Frame, Stage } from "./frame";
import { bay, branchShadow, podium, room, shelfWall } from "./rooms";
import type { Tone } from "./tones";

function sweep(sheet: Sheet, { width, height, groundY }: Frame, tone: Tone): string {
  const bend = (groundY / height) * 0.86;
  const fill = sheet.linear([
    [0, shade(tone.wall, 0.05)],
    [bend - 0.2, tone.wall],
    [bend, mix(tone.wall, tone.floor, 0.45)],
    [Math.min(0.97, bend + 0.12), tone.floor],
    [1, shade(tone.floor, 0.07)],
  ]);
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

function spot(sheet: Sheet, { width, height }: Frame, tone: Tone): string {
  const glow = sheet.radial(
    [
      [0, "#ffffff", 0.5],
      [1, "#ffffff", 0],
    ],
    [0.3, 0.26, 0.62],
  );
  const corner = sheet.radial(
    [
      [0, shade(tone.wall, 0.6), 0],
      [0.62, shade(tone.wall, 0.6), 0],
      [1, shade(tone.wall, 0.6), 0.3],
    ],
    [0.4, 0.42, 0.82],
  );
  return (
    `<rect width="${width}" height="${height}" fill="${glow}"/>` +
    `<rect width="${width}" height="${height}" fill="${corner}"/>`
  );
}

function tabletop(sheet: Sheet, { width, height, groundY }: Frame, tone: Tone): string {
  const edge = groundY - height * 0.16;
  const box = { x: 0, y: edge, width, height: height - edge };
  const fill = sheet.linear([
    [0, tint(tone.accent, 0.34)],
    [0.4, tint(tone.accent, 0.16)],
    [1, shade(tone.accent, 0.1)],
  ]);
  return (
    `<rect x="0" y="${edge}" width="${width}" height="${height - edge}" fill="${fill}"/>` +
    `<g opacity=".55">${grain(box, tone.accent, { gapPx: 26, seed: 11 })}</g>` +
    `<rect x="0" y="${edge - 26}" width="${width}" height="26" fill="${shade(tone.wall, 0.5)}" opacity=".12" filter="${sheet.blur(10)}"/>`
  );
}

function arch(sheet: Sheet, { width, groundY, height }: Frame, tone: Tone, middleX: number): string {
  const radius = Math.min(width, height) * 0.34;
  const foot = groundY - height * 0.06;
  const shoulder = Math.max(radius + height * 0.08, foot - height * 0.3);
  const path = `M${middleX - radius} ${foot}V${shoulder}A${radius} ${radius} 0 0 1 ${middleX + radius} ${shoulder}V${foot}Z`;
  const fill = sheet.linear(
    [
      [0, tint(tone.accent, 0.3), 0.9],
      [1, tint(tone.accent, 0.02), 0.75],
    ],
    [0, 0, 0.7, 1],
  );
  return `<path d="${path}" fill="${fill}"/>`;
}

function disc(sheet: Sheet, { width, height, groundY }: Frame, tone: Tone, middleX: number): string {
  const radius = Math.min(width, height) * 0.35;
  const fill = sheet.linear([
    [0, tint(tone.accent, 0.18)],
    [1, mix(tone.accent, tone.wall, 0.75)],
  ]);
  return `<circle cx="${middleX + radius * 0.16}" cy="${groundY - height * 0.34}" r="${radius}" fill="${fill}"/>`;
}

function panes(sheet: Sheet, { width, height }: Frame): string {
  const size = Math.min(width, height);
  const pane = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="${size * 0.2}" height="${size * 0.26}" fill="#fff8e6"/>`;
  const rows = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => pane(column * size * 0.225, row * size * 0.285)),
  );
  return (
    `<g transform="translate(${width * 0.5} ${-height * 0.06}) skewX(-16) skewY(9)" opacity=".42" ` +
    `filter="${sheet.blur(7)}">${rows.join("")}</g>`
  );
}

function split(sheet: Sheet, { width, height, groundY }: Frame, tone: Tone): string {
  const edge = groundY - height * 0.17;
  const fill = sheet.linear([
    [0, mix(tone.accent, tone.floor, 0.25)],
    [1, mix(tone.accent, tone.floor, 0.05)],
  ]);
  return `<rect y="${edge}" width="${width}" height="${height - edge}" fill="${fill}"/>`;
}

/** A low round plinth whose top is the ground line. */
function plinth(sheet: Sheet, { width, height, groundY }: Frame, tone: Tone, middleX: number): string {
  const radius = Math.min(width, height) * 0.4;
  const tilt = radius * 0.17;
  const drop = height * 0.11;
  const side = sheet.linear(
    [
      [0, shade(tone.accent, 0.04)],
      [0.3, tint(tone.accent, 0.35)],
      [1, shade(tone.accent, 0.26)],
    ],
    [0, 0, 1, 0],
  );
  return (
    `<ellipse cx="${middleX + 40}" cy="${groundY + drop + 8}" rx="${radius * 1.1}" ry="${tilt * 1.1}" fill="${shade(tone.accent, 0.6)}" opacity=".35" filter="${sheet.blur(22)}"/>` +
    `<path d="M${middleX - radius} ${groundY}V${groundY + drop}A${radius} ${tilt} 0 0 0 ${middleX + radius} ${groundY + drop}V${groundY}Z" fill="${side}"/>` +
    `<ellipse cx="${middleX}" cy="${groundY}" rx="${radius}" ry="${tilt}" fill="${tint(tone.accent, 0.5)}"/>`
  );
}

/** Paints the set. `middleX` is where a plinth, arch or disc stands. */
export function backdrop(sheet: Sheet, frame: Frame, tone: Tone, stage: Stage, middleX: number): string {
  if (stage === "flat") {
    const fill = sheet.linear(
      [
        [0, tint(tone.floor, 0.25)],
        [0.55, mix(tone.wall, tone.floor, 0.4)],
        [1, shade(tone.wall, 0.08)],
      ],
      [0, 0, 1, 1],
    );
    return `<rect width="${frame.width}" height="${frame.height}" fill="${fill}"/>${spot(sheet, frame, tone)}`;
  }
  const base = sweep(sheet, frame, tone);
  const extra = {
    sweep: () => "",
    table: () => tabletop(sheet, frame, tone),
    arch: () => arch(sheet, frame, tone, middleX),
    disc: () => disc(sheet, frame, tone, middleX),
    plinth: () => plinth(sheet, frame, tone, middleX),
    window: () => tabletop(sheet, frame, tone) + panes(sheet, frame),
    split: () => split(sheet, frame, tone),
    room: () => room(sheet, frame, tone),
    podium: () => podium(sheet, frame, tone, middleX),
    bay: () => bay(sheet, frame, tone),
    leaves: () => tabletop(sheet, frame, tone) + branchShadow(sheet, frame, tone),
    shelfwall: () => shelfWall(sheet, frame, tone),
  }[stage]();
  return base + spot(sheet, frame, tone) + extra;
}
