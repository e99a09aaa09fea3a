import { type Hex, mix } from "./colour";

const PRINTS: Readonly<Record<string, (ink: Hex, second: Hex) => string>> = {
  wave: (ink, second) =>
    [-44, 0, 44]
      .map(
        (y, row) =>
          `<path d="M-90 ${y}Q-67 ${y - 34} -45 ${y}T0 ${y}T45 ${y}T90 ${y}" fill="none" stroke="${row === 1 ? second : ink}" stroke-width="13" stroke-linecap="round"/>`,
      )
      .join(""),
  sun: (ink, second) =>
    `<path d="M-72 10A72 72 0 0 1 72 10Z" fill="${ink}"/>` +
    [30, 52, 74]
      .map(
        (y, row) =>
          `<path d="M${-86 + row * 18} ${y}H${86 - row * 18}" stroke="${second}" stroke-width="9" stroke-linecap="round"/>`,
      )
      .join(""),
  pine: (ink, second) =>
    `<rect x="-8" y="62" width="16" height="34" fill="${second}"/>` +
    `<path d="M0 -100L40 -42H20L58 10H30L72 66H-72L-30 10H-58L-20 -42H-40Z" fill="${ink}" stroke="${ink}" stroke-width="8" stroke-linejoin="round"/>`,
  ring: (ink, second) =>
    `<circle r="78" fill="none" stroke="${ink}" stroke-width="12"/><circle r="50" fill="${second}"/>` +
    `<path d="M-50 6Q-25 -16 0 6T50 6A50 50 0 0 1 -50 6Z" fill="${ink}"/>`,
  anchor: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"><circle cy="-74" r="19"/>` +
    `<path d="M0 -54V82M-36 -30H36M-74 22Q-66 84 0 86Q66 84 74 22M-92 40L-74 18L-54 38M92 40L74 18L54 38"/></g>`,
  leaf: (ink, second) =>
    `<path d="M0 96C-86 40 -74 -50 0 -100C74 -50 86 40 0 96Z" fill="${ink}"/>` +
    `<path d="M0 110V-62M0 40L-36 6M0 40L36 6M0 -4L-30 -34M0 -4L30 -34" fill="none" stroke="${second}" stroke-width="6" stroke-linecap="round"/>`,
};

/** A small graphic printed on a cloth of `ground` colour in `ink`, about 200 units wide at scale 1; nothing for an unknown name. */
export function printed(
  kind: string | undefined,
  ink: Hex,
  ground: Hex,
  { x = 0, y = 0, scale = 1 } = {},
): string {
  const draw = kind === undefined ? undefined : PRINTS[kind];
  if (!draw) return "";
  return `<g transform="translate(${x} ${y}) scale(${scale})" opacity=".93">${draw(ink, mix(ink, ground, 0.45))}</g>`;
}
