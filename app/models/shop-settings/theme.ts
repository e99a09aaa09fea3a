import { z } from "zod";

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, "Use a colour such as #1f3a34");

/**
 * The look a shop may set at run time. Only whole, checked values reach a style, so a theme cannot carry CSS of its
 * own. Lengths are px.
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
    fontFamily: z.enum(["sans", "serif", "rounded"]).default("sans"),
    headingFamily: z.enum(["sans", "serif", "rounded"]).default("sans"),
    radiusPx: z.number().int().min(0).max(24).default(10),
    headerStyle: z.enum(["light", "brand"]).default("light"),
    /** Shows the hamburger in the header at all times, not only past 200 px (rule layout-3). */
    alwaysShowHamburger: z.boolean().default(false),
  })
  .strict();

/** A checked theme. */
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

/** The theme as CSS declarations for `:root`; only what differs from the built-in tokens is written. */
export function themeCss(theme: Theme): string {
  const colours = Object.entries(theme.colors).map(
    ([name, value]) => `${variableOf[name as keyof Theme["colors"]]}:${value}`,
  );
  return [
    ...colours,
    `--font-body:var(--family-${theme.fontFamily})`,
    `--font-heading:var(--family-${theme.headingFamily})`,
    `--radius-base:${theme.radiusPx}px`,
  ].join(";");
}

/** Which of our own typefaces a theme shows; the rounded family is the system's. */
export function fontUse(theme: Theme): { sans: boolean; serif: boolean } {
  const families = [theme.fontFamily, theme.headingFamily];
  return { sans: families.includes("sans"), serif: families.includes("serif") };
}
