import { expect, test } from "vitest";
import { type ShopSettingsInput, shopSettingsSchema } from "../settings/shop-settings";
import type { ClientType } from "../shop";
import { marketsProblem } from "./markets-problem";

const jp = { code: "jp", name: "Japan", currency: "JPY", rate: "149.5", domain: "acme.jp" };
const eu = { code: "eu", name: "Europe", currency: "EUR", rate: "0.92" };
const domains = ["acme.example", "acme.jp", "acme.de"];
const shop: ShopSettingsInput = {
  general: {
    language: "en",
    languages: [{ language: "de", domain: "acme.de" }, { language: "fr" }, { language: "fr-us" }],
  },
  shipping_methods: [
    { type: "flat", code: "standard", title: "Standard", amountMinor: 600 },
    { type: "pickup", code: "pickup", title: "Pickup" },
  ],
  payment: { offline: [{ code: "bill", title: "Bill" }] },
};

const problem = (markets: readonly object[], type?: ClientType, over: ShopSettingsInput = shop) =>
  marketsProblem(shopSettingsSchema.parse({ ...over, markets }), domains, type);

test.each<[string, object[], (string | number)[], string]>([
  ["a code twice", [eu, jp, { ...jp, domain: "" }], [2, "code"], "There is another market 'jp'"],
  [
    "a language it lacks",
    [{ ...jp, languages: ["de", "ja"] }],
    [0, "languages"],
    "Add ja to the languages in general first, or use en, de, fr, fr-us",
  ],
  ["a language twice", [{ ...jp, languages: ["de", "de"] }], [0, "languages"], "Name each language once"],
  [
    "an address of another language",
    [{ ...eu, code: "us", languages: ["fr"] }],
    [0, "code"],
    "Use another code: /fr-us is another address of the shop",
  ],
  [
    "yen that end in .99",
    [{ ...jp, rounding: "0.99" }],
    [0, "rounding"],
    "JPY has no decimals: use none, 1, 5, 10 or 100",
  ],
  [
    "a shipping method that is not there",
    [{ ...jp, shipping_methods: ["standard", "drone"] }],
    [0, "shipping_methods"],
    "There is no shipping method 'drone'",
  ],
  [
    "a domain of another shop",
    [{ ...jp, domain: "other.example" }],
    [0, "domain"],
    "Use one of the shop’s domains",
  ],
  [
    "its first domain",
    [{ ...jp, domain: "acme.example" }],
    [0, "domain"],
    "The shop has this domain for something else already",
  ],
  [
    "a domain of a language",
    [{ ...jp, domain: "acme.de" }],
    [0, "domain"],
    "The shop has this domain for something else already",
  ],
  [
    "a domain of another market",
    [jp, { ...eu, domain: "acme.jp" }],
    [1, "domain"],
    "The shop has this domain for something else already",
  ],
])("a market has not %s (rule markets-1)", (_, markets, [at = 0, key = ""], mend) => {
  expect(problem(markets)).toEqual({ path: ["markets", at, key], mend });
});

test("a market without languages is in the shop's first, at an address that is free", () => {
  const french = {
    ...shop,
    general: { language: "fr", languages: [{ language: "fr-us" }, { language: "de" }] },
  };
  const mend = "Use another code: /fr-us is another address of the shop";
  expect(problem([{ ...eu, code: "us" }], "essential", french)).toEqual({
    path: ["markets", 0, "code"],
    mend,
  });
  expect(problem([{ ...eu, code: "us", languages: ["de"] }], "essential", french)).toBeNull();
});

test("a market is not at an address of the product's", () => {
  const tagged = { ...shop, general: { language: "api" } };
  expect(problem([{ ...eu, code: "graphql" }], "essential", tagged)?.mend).toContain("/api-graphql");
  expect(problem([{ ...eu, code: "rest" }], "essential", tagged)).toBeNull();
});

test("two markets may be in one language, by their codes", () => {
  expect(
    problem([
      { ...eu, languages: ["en", "de"] },
      { ...eu, code: "us", languages: ["de"] },
    ]),
  ).toBeNull();
});

test("a market pays by ways that the shop has", () => {
  const found = problem([{ ...jp, payment_methods: ["bill", "stripe", "gold"] }]);
  expect(found?.path).toEqual(["markets", 0, "payment_methods"]);
  expect(found?.mend).toMatch(/^There is no way to pay 'gold': use bill, /);
  expect(found?.mend).toContain("stripe");
  expect(found?.mend).not.toContain("offline");
  expect(problem([{ ...jp, payment_methods: ["bill", "stripe"] }])).toBeNull();
});

test("methods are not checked where the shop’s are not given", () => {
  const { general, markets } = shopSettingsSchema.parse({
    ...shop,
    markets: [{ ...jp, payment_methods: ["gold"], shipping_methods: ["drone"] }],
  });
  expect(marketsProblem({ general, markets }, domains)).toBeNull();
});

test("the first domain is that of the shop's own address where it names one", () => {
  const at = (base_url: string) => ({ ...shop, general: { ...shop.general, app: { base_url } } });
  const first = { ...jp, domain: "acme.example" };
  expect(problem([jp], "essential", at("https://acme.jp"))?.path).toEqual(["markets", 0, "domain"]);
  expect(problem([first], "essential", at("https://acme.jp"))).toBeNull();
});

test("a seller's own shop has no markets, a marketplace may", () => {
  const mend =
    "Remove them: a seller’s own shop has one market. Its rate would say what the business pays the seller";
  expect(problem([jp], "marketplaceseller")).toEqual({ path: ["markets"], mend });
  expect(problem([], "marketplaceseller")).toBeNull();
  expect(problem([jp], "marketplace")).toBeNull();
  expect(problem([jp, eu])).toBeNull();
});
