import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { themeCss, themeSchema } from "../theme";
import { colorContrast, contrastText } from "./color-contrast";
import { builtInColors, themeContrast, wholeColors } from "./theme-contrast";
import { themePresets } from "./theme-presets";
import { themeText, typedTheme } from "./typed-theme";

const plain = themeSchema.parse({});

test("black on white is as far apart as colors can be", () => {
  expect(contrastText(colorContrast("#000000", "#ffffff"))).toBe("21.0");
});

test("a contrast is rounded down, so that too little never looks like enough", () => {
  expect(contrastText(4.499)).toBe("4.4");
});

test("the built-in colors are those of the style sheet", () => {
  const css = readFileSync("app/styles/tokens.css", "utf8");
  const names = { brandInk: "brand-ink", surfaceSunken: "sunken", inkMuted: "muted" } as Record<
    string,
    string
  >;
  for (const [name, color] of Object.entries(builtInColors))
    expect(css).toContain(`--color-${names[name] ?? name}: ${color};`);
});

test("too little contrast is said of the pair", () => {
  const rows = themeContrast(wholeColors({ brand: "#8fd3ff", brandInk: "#ffffff" }));
  expect(rows.filter(({ isEnough }) => !isEnough).map(({ label }) => label)).toEqual([
    "Words of buttons",
    "Links in texts",
  ]);
});

test("what is no color yet counts as the built-in one", () => {
  expect(wholeColors({ brand: "#12" }).brand).toBe(builtInColors.brand);
});

test.each(themePresets)("$label can be read everywhere", ({ theme }) => {
  expect(themeContrast(wholeColors(theme.colors)).filter(({ isEnough }) => !isEnough)).toEqual([]);
});

test("an old theme's style stays as it was", () => {
  expect(themeCss(plain)).not.toMatch(/section-space|radius-button/);
});

describe("a theme that is typed", () => {
  test.each(themePresets)("$label comes back from its text", ({ theme }) => {
    expect(typedTheme(themeText(theme), plain)).toEqual(theme);
  });

  test("takes what is allowed and keeps the saved for the rest", () => {
    const text = "radiusPx=99&colors.brand=red;}&headerStyle=brand&other=1&buttonShape=pill";
    expect(typedTheme(text, plain)).toEqual({ ...plain, headerStyle: "brand", buttonShape: "pill" });
  });

  test("an emptied color is the built-in one again", () => {
    const saved = themeSchema.parse({ colors: { brand: "#123456", ink: "#000000" } });
    expect(typedTheme("colors.brand=", saved).colors).toEqual({ ink: "#000000" });
  });
});
