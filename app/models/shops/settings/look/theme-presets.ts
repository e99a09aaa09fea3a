// @public

import { type Theme, themeSchema } from "../theme";

/** A whole look to begin with. */
export type ThemePreset = { label: string; about: string; theme: Theme };

const preset = (label: string, about: string, theme: Partial<Theme>): ThemePreset => ({
  label,
  about,
  theme: themeSchema.parse(theme),
});

/** Three looks that make three different shops (rule builder-15). */
export const themePresets: readonly ThemePreset[] = [
  preset("Workshop", "Warm paper, serif headings, tall pictures and much room.", {
    colors: {
      brand: "#7a2e1d",
      brandInk: "#fff6ea",
      accent: "#8a4b0f",
      surface: "#fffaf2",
      surfaceSunken: "#f5ead8",
      ink: "#2b1d14",
      inkMuted: "#6d5a4a",
      line: "#e3d2ba",
    },
    fontFamily: "humanist",
    headingFamily: "serif",
    radiusPx: 2,
    buttonShape: "square",
    spacing: "wide",
    pictureRatio: "4:5",
  }),
  preset("Market", "Strong blue, square corners, close together, a header in color.", {
    colors: {
      brand: "#1238b0",
      brandInk: "#ffffff",
      accent: "#c2185b",
      surface: "#ffffff",
      surfaceSunken: "#eef2fb",
      ink: "#0c1222",
      inkMuted: "#4c566e",
      line: "#cdd6ea",
    },
    fontFamily: "sans",
    headingFamily: "sans",
    radiusPx: 0,
    spacing: "tight",
    pictureRatio: "1:1",
    headerStyle: "brand",
  }),
  preset("Garden", "Soft green and rose, round corners and buttons.", {
    colors: {
      brand: "#2f6b4f",
      brandInk: "#ffffff",
      accent: "#b03a63",
      surface: "#fbfdf9",
      surfaceSunken: "#e9f3e6",
      ink: "#1c2b23",
      inkMuted: "#52655a",
      line: "#cfe0cf",
    },
    fontFamily: "rounded",
    headingFamily: "rounded",
    radiusPx: 22,
    buttonShape: "pill",
    pictureRatio: "5:4",
  }),
];

/** Typefaces of headings and texts that go together. */
export const typePairs: readonly Pick<Theme, "headingFamily" | "fontFamily">[] = [
  { headingFamily: "serif", fontFamily: "sans" },
  { headingFamily: "sans", fontFamily: "sans" },
  { headingFamily: "serif", fontFamily: "humanist" },
  { headingFamily: "rounded", fontFamily: "rounded" },
  { headingFamily: "typewriter", fontFamily: "sans" },
];
