// @public

import type { Theme } from "../theme";
import { colorContrast, contrastText, readableContrast } from "./color-contrast";

/** The colors of a theme, each with a value. */
export type ThemeColors = Record<keyof Theme["colors"], string>;

/** The colors of a theme that names none, as `app/styles/tokens.css` has them. */
export const builtInColors: ThemeColors = {
  brand: "#1f3d38",
  brandInk: "#ffffff",
  accent: "#b4532a",
  surface: "#ffffff",
  surfaceSunken: "#f6f4ef",
  ink: "#1d2321",
  inkMuted: "#5c6662",
  line: "#e2ded5",
};

/** Colors of a theme, with the built-in ones where it names none or nothing that is a color. */
export const wholeColors = (colors: Partial<Record<string, string>>): ThemeColors =>
  Object.fromEntries(
    Object.entries(builtInColors).map(([name, color]) => {
      const own = colors[name];
      return [name, own && /^#[0-9a-f]{6}$/i.test(own) ? own : color];
    }),
  ) as ThemeColors;

/** Whether one color is readable on another, and how far they are apart. */
export type ContrastRow = { label: string; text: string; ground: string; ratio: string; isEnough: boolean };

const pairs: readonly [label: string, text: keyof ThemeColors, ground: keyof ThemeColors][] = [
  ["Text on the background", "ink", "surface"],
  ["Text on the second background", "ink", "surfaceSunken"],
  ["Quiet text on the background", "inkMuted", "surface"],
  ["Quiet text on the second background", "inkMuted", "surfaceSunken"],
  ["Words of buttons", "brandInk", "brand"],
  ["Links in texts", "brand", "surface"],
  ["Sale prices and marks", "accent", "surface"],
];

/** The pairs of colors that stand on each other in the shop (rule builder-15). */
export const themeContrast = (colors: ThemeColors): ContrastRow[] =>
  pairs.map(([label, text, ground]) => {
    const contrast = colorContrast(colors[text], colors[ground]);
    return {
      label,
      text: colors[text],
      ground: colors[ground],
      ratio: contrastText(contrast),
      isEnough: contrast >= readableContrast,
    };
  });
