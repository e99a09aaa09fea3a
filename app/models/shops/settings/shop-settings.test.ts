import { describe, expect, test } from "vitest";
import { shopSettingsSchema } from "./shop-settings";
import { fontUse, themeCss, themeSchema } from "./theme";

test("empty settings make a working shop", () => {
  const settings = shopSettingsSchema.parse({});
  expect(settings).toMatchObject({
    catalogue: { pageSize: 24, defaultSort: "id-desc" },
    checkout: { legalAge: 21 },
    checkout_countries: ["US"],
    payment: { sandbox: false },
  });
});

test("parsing is idempotent", () => {
  const settings = shopSettingsSchema.parse({ general: { app: { name: "Harbor & Pine" } } });
  expect(shopSettingsSchema.parse(settings)).toEqual(settings);
});

test.each([
  ["an unknown switch", { modles: {} }],
  [
    "a negative shipping price",
    { shipping_methods: [{ type: "flat", code: "a", title: "A", amountMinor: -1 }] },
  ],
  [
    "a price with a fraction of a cent",
    { shipping_methods: [{ type: "flat", code: "a", title: "A", amountMinor: 1.5 }] },
  ],
  ["a country by name", { checkout_countries: ["France"] }],
])("%s is refused", (_, settings) => {
  expect(shopSettingsSchema.safeParse(settings).success).toBe(false);
});

describe("a theme", () => {
  test("says the ratio of product pictures, and no other than the listed ones (pictures-5)", () => {
    expect(themeCss(themeSchema.parse({ pictureRatio: "4:5" }))).toContain(";--picture-ratio:0.8");
    expect(themeCss(themeSchema.parse({ pictureRatio: "2:3" }))).toContain(";--picture-ratio:0.667");
    expect(themeSchema.safeParse({ pictureRatio: "1/1" }).success).toBe(false);
  });

  test("becomes custom properties", () => {
    expect(themeCss(themeSchema.parse({ colors: { brand: "#112233" }, radiusPx: 4 }))).toBe(
      "--color-brand:#112233;--font-body:var(--family-sans);--font-heading:var(--family-sans);--radius-base:4px;--picture-ratio:1",
    );
  });

  test.each([
    [{}, { sans: true, serif: false }],
    [{ headingFamily: "serif" }, { sans: true, serif: true }],
    [
      { fontFamily: "rounded", headingFamily: "rounded" },
      { sans: false, serif: false },
    ],
  ] as const)("%j loads the typefaces %j", (theme, use) => {
    expect(fontUse(themeSchema.parse(theme))).toEqual(use);
  });

  test.each(["red;}body{display:none", "#12345", "url(https://evil.example)", "</style><script>"])(
    "%j is not accepted as a color",
    (brand) => {
      expect(themeSchema.safeParse({ colors: { brand } }).success).toBe(false);
    },
  );
});
