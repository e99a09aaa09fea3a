// @public

import { z } from "zod";

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, "Use a colour such as #1f3a34");

/** Two typefaces of ours, and three that a shopper's system brings. */
const fontFamilies = ["sans", "serif", "rounded", "humanist", "typewriter"] as const;

/** Shapes of the frame that product pictures are shown in whole, width to height (rule pictures-5). */
const pictureRatios = ["1:1", "5:4", "4:3", "3:2", "4:5", "3:4", "2:3"] as const;

/**
 * The theme of a shop. Only complete, validated values reach a style, so a theme cannot inject CSS. Lengths
 * are px.
 */
export const themeSchema = z
  .object({
    colors: z
      .object({
        brand: colour,
        brandInk: colour,
        accent: colour,
        surface: colour,
        surfaceSunken: colour,
        ink: colour,
        inkMuted: colour,
        line: colour,
      })
      .partial()
      .strict()
      .default({}),
    fontFamily: z.enum(fontFamilies).default("sans"),
    headingFamily: z.enum(fontFamilies).default("sans"),
    radiusPx: z.number().int().min(0).max(24).default(10),
    buttonShape: z.enum(["corners", "square", "pill"]).default("corners"),
    /** Room above and below the sections of a page (rule builder-14). */
    spacing: z.enum(["tight", "normal", "wide"]).default("normal"),
    pictureRatio: z.enum(pictureRatios).default("1:1"),
    headerStyle: z.enum(["light", "brand"]).default("light"),
    /** Shows the hamburger in the header always, not only beyond 200 px (rule layout-3). */
    alwaysShowHamburger: z.boolean().default(false),
  })
  .strict();

/** A validated theme. */
export type Theme = z.output<typeof themeSchema>;

const variableOf: Record<keyof Theme["colors"], string> = {
  brand: "--color-brand",
  brandInk: "--color-brand-ink",
  accent: "--color-accent",
  surface: "--color-surface",
  surfaceSunken: "--color-sunken",
  ink: "--color-ink",
  inkMuted: "--color-muted",
  line: "--color-line",
};

/** The theme as CSS declarations for `:root`, without values equal to the built-in tokens. */
export function themeCss(theme: Theme): string {
  const colours = Object.entries(theme.colors).map(
    ([name, value]) => `${variableOf[name as keyof Theme["colors"]]}:${value}`,
  );
  return [
    ...colours,
    `--font-body:var(--family-${theme.fontFamily})`,
    `--font-heading:var(--family-${theme.headingFamily})`,
    `--radius-base:${theme.radiusPx}px`,
    `--picture-ratio:${ratioOf(theme.pictureRatio)}`,
    ...(theme.buttonShape === "corners"
      ? []
      : [`--radius-button:${theme.buttonShape === "pill" ? 999 : 0}px`]),
    ...(theme.spacing === "normal" ? [] : [`--section-space:${spacings[theme.spacing]}`]),
  ].join(";");
}

/** By what the room between sections is multiplied (rule builder-14). */
const spacings = { tight: 0.6, normal: 1, wide: 1.5 } as const;

/** A ratio such as '4:5' as a number CSS can also calculate with. */
function ratioOf(ratio: Theme["pictureRatio"]): number {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  return Math.round((width / height) * 1000) / 1000;
}

/** The bundled typefaces a theme uses; the others are the system's. */
export function fontUse(theme: Theme): { sans: boolean; serif: boolean } {
  const families = [theme.fontFamily, theme.headingFamily];
  return { sans: families.includes("sans"), serif: families.includes("serif") };
}
