/** A colour as `#rrggbb`. */
export type Hex = string;

const SHADOW_INK = "#2a2036";
const LIGHT_INK = "#fffaf0";

function channels(colour: Hex): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two colours; `amount` 0 gives the first, 1 the second. */
export function mix(from: Hex, to: Hex, amount: number): Hex {
  const t = Math.min(1, Math.max(0, amount));
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const blend = (a: number, b: number) =>
    Math.round(a + (b - a) * t)
      .toString(16)
      .padStart(2, "0");
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`;
}

/** Darkens towards a cool shadow, never towards dead black. */
export function shade(colour: Hex, amount: number): Hex {
  return mix(colour, SHADOW_INK, amount);
}

/** Lightens towards a warm white. */
export function tint(colour: Hex, amount: number): Hex {
  return mix(colour, LIGHT_INK, amount);
}

/** Positive `amount` tints, negative shades. */
export function lit(colour: Hex, amount: number): Hex {
  return amount >= 0 ? tint(colour, amount) : shade(colour, -amount);
}
