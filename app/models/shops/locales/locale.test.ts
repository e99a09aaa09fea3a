import { expect, test } from "vitest";
import { shopLanguagesProblem } from "../settings/modules/shop-languages";
import { shopSettingsSchema } from "../settings/shop-settings";
import type { Shop } from "../shop";
import { localeOf, localesOf, shopAtHost, shopIn } from "./locale";

const settingsOf = (languages: object[], general: object = {}, texts: object = {}) =>
  shopSettingsSchema.parse({ general: { languages, ...general }, texts });
const shopOf = (languages: object[], general: object = {}) =>
  ({
    id: "harbor",
    domains: ["acme.example", "acme.fr"],
    settings: settingsOf(languages, general),
  }) as unknown as Shop;

const languages = [{ language: "de" }, { language: "fr", domain: "acme.fr" }];

test("a shop has its first language, and others at a path or a domain (rule locales-1)", () => {
  expect(localesOf(shopOf(languages))).toEqual([
    { language: "en", prefix: "", domain: null, market: null, isFirst: true },
    { language: "de", prefix: "/de", domain: null, market: null, isFirst: false },
    { language: "fr", prefix: "", domain: "acme.fr", market: null, isFirst: false },
  ]);
});

test("a shop in a language has its settings in it and its addresses where it is", () => {
  const shop = shopOf(languages, { app: { base_url: "https://acme.example" } });
  const german = shopIn(shop, "de");
  expect(german.settings.general.language).toBe("de");
  expect(german.settings.general.app.base_url).toBe("https://acme.example");
  expect(localeOf(german)).toMatchObject({ language: "de", prefix: "/de", first: "en" });
  expect(localesOf(german)).toEqual(localesOf(shop));
  const french = shopAtHost(shop, "acme.fr:3000");
  expect(french.domains).toEqual(["acme.fr", "acme.example"]);
  expect(french.settings.general.app.base_url).toBe("");
  expect(shopIn(french, "en")).toBe(shop);
  expect(shopIn(french, "de")).toBe(german);
});

test("a language the shop does not have is its first, and one of one language is itself", () => {
  const shop = shopOf(languages);
  expect(shopIn(shop, "it")).toBe(shop);
  expect(shopIn(shop, null)).toBe(shop);
  expect(shopAtHost(shop, "acme.example")).toBe(shop);
  const one = shopOf([]);
  expect(shopIn(one, "de")).toBe(one);
  expect(localeOf(one)).toEqual({ language: "en", prefix: "", domain: null, market: null, isFirst: true });
});

test.each([
  ["its first language", [{ language: "en" }], "0.language"],
  ["one twice", [{ language: "de" }, { language: "de", domain: "acme.fr" }], "1.language"],
  ["one without texts", [{ language: "xx" }], "0.language"],
  ["a domain of another shop", [{ language: "fr", domain: "other.example" }], "0.domain"],
  ["its first domain", [{ language: "fr", domain: "acme.example" }], "0.domain"],
])("a shop does not have %s (rule locales-1)", (_, given, key) => {
  const problem = shopLanguagesProblem(settingsOf(given), ["acme.example", "acme.fr"]);
  expect(problem?.path.slice(2).join(".")).toBe(key);
});

test.each([
  ["an owner’s file", [{ language: "pt" }], { own: { pt: { Cart: "Carrinho" } } }],
  ["the words of the language in general", [{ language: "de-AT" }], {}],
])("a language may speak by %s", (_, given, texts) => {
  expect(shopLanguagesProblem(settingsOf(given, {}, texts), ["acme.example"])).toBeNull();
});
