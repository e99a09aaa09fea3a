import { expect, test } from "vitest";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import { shownTexts } from "./shown-texts.server";
import { textsOf } from "./texts-of.server";

const shopOf = (language: string, own: Record<string, Record<string, string>> = {}) => ({
  settings: shopSettingsSchema.parse({ general: { language }, texts: { own } }),
});
const sailors = { "Add to cart": "An Bord", "Hello {name},": "Moin {name}," };

test("a shop says its owner’s words in the place of the product’s (rule texts-6)", () => {
  const { t } = textsOf(shopOf("de", { de: sailors }));
  expect([t("Add to cart"), t("Hello {name},", { name: "Ada" }), t("Home")]).toEqual([
    "An Bord",
    "Moin Ada,",
    "Startseite",
  ]);
});

test("words in another language than the shop’s are not said", () => {
  expect(textsOf(shopOf("fr", { de: sailors })).t("Add to cart")).toBe("Ajouter au panier");
  expect(textsOf(shopOf("en", { de: sailors }))).toMatchObject({ language: "en", set: "" });
});

test("scripts with an owner’s words have an address of their own", () => {
  const sets = [shopOf("de"), shopOf("de", { de: sailors }), shopOf("en", { en: { Cart: "Bag" } })].map(
    (shop) => textsOf(shop).set,
  );
  expect(new Set(sets).size).toBe(3);
  expect(sets[2]).toMatch(/^en-[\da-f]{8}$/);
});

test("a language that the product lacks is an owner’s, English where a text is not in it", () => {
  const { t, language } = textsOf(shopOf("sv-FI", { sv: { Cart: "Varukorg" } }));
  expect([language, t("Cart"), t("Home")]).toEqual(["sv", "Varukorg", "Home"]);
});

test("the office finds each text as shoppers read it", () => {
  const shown = shownTexts(shopOf("de", { de: sailors }));
  expect([shown.get("Add to cart"), shown.get("Home")]).toEqual(["An Bord", "Startseite"]);
});
