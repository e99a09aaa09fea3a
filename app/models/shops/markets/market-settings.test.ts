import { describe, expect, test } from "vitest";
import { settingsReferences, shopSettingsSchema } from "../settings/shop-settings";

const eu = { code: "eu", name: "Europe", currency: "EUR", rate: "0.92" };
const isTaken = (...markets: object[]) => shopSettingsSchema.safeParse({ markets }).success;

test("a market begins with the shop's tax, languages, countries and methods, at a rate of its owner's", () => {
  expect(shopSettingsSchema.parse({ markets: [eu] }).markets).toEqual([
    {
      ...eu,
      rate_feed: "none",
      rate_day: "",
      rate_days: 7,
      rounding: "none",
      tax: "shop",
      countries: [],
      languages: [],
      domain: "",
      shipping_methods: [],
      payment_methods: [],
    },
  ]);
});

test("a country that a market names is looked up where it stands", () => {
  const settings = shopSettingsSchema.parse({
    markets: [eu, { ...eu, code: "jp", countries: ["JP", "KR"] }],
  });
  expect(settingsReferences(settings).filter(({ path }) => path[0] === "markets")).toEqual([
    { path: ["markets", 1, "countries", 0], kind: "country", name: "JP" },
    { path: ["markets", 1, "countries", 1], kind: "country", name: "KR" },
  ]);
});

describe("a market takes", () => {
  test.each([
    ["a code of two letters", { code: "e1" }, true],
    ["a code of eight", { code: "emirates" }, true],
    ["a code of nine", { code: "emirates1" }, false],
    ["a rate for 60 days", { rate_days: 60 }, true],
    ["a rate for 61 days", { rate_days: 61 }, false],
    ["a rate for no day", { rate_days: 0 }, false],
    ["a rate of a day", { rate_day: "2026-11-27" }, true],
    ["a rate of no day", { rate_day: "2026-13-01" }, false],
    ["a name of 60 letters", { name: "n".repeat(60) }, true],
    ["a name of 61 letters", { name: "n".repeat(61) }, false],
    ["a domain", { domain: "shop.acme.example" }, true],
    ["an address", { domain: "https://acme.example" }, false],
    ["a domain that ends in a dot", { domain: "acme." }, false],
    ["50 ways to pay", { payment_methods: Array.from({ length: 50 }, (_, at) => `p${at}`) }, true],
    ["51 ways to pay", { payment_methods: Array.from({ length: 51 }, (_, at) => `p${at}`) }, false],
  ])("%s (rule markets-1)", (_, over, taken) => {
    expect(isTaken({ ...eu, ...over })).toBe(taken);
  });

  test("20 of them, not 21", () => {
    const all = Array.from({ length: 21 }, (_, at) => ({ ...eu, code: `m${at}` }));
    expect([isTaken(...all.slice(1)), isTaken(...all)]).toEqual([true, false]);
  });
});
