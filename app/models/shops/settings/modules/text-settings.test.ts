import { expect, test } from "vitest";
import { ownTextsIn, texts } from "./text-settings";

const problemsOf = (own: unknown) =>
  texts.schema.safeParse({ own }).error?.issues.map(({ path, message }) => [path.join("/"), message]) ?? [];

test("an owner's words are kept by language and English text (rule texts-6)", () => {
  const own = { de: { "Add to cart": "In den Korb", "Hello {name},": "Moin {name}," } };
  expect(texts.schema.parse({ own })).toEqual({ own });
});

test("words that do not fit their text are refused where they stand (rule texts-6)", () => {
  expect(problemsOf({ de: { "Add to cart": " " } })).toContainEqual([
    "own/de/Add to cart",
    "Write the text, or remove it",
  ]);
  expect(problemsOf({ de: { "Hello {name},": "Moin" } })[0]?.[0]).toBe("own/de/Hello {name},");
  expect(problemsOf({ German: { "Add to cart": "Rein" } })).toHaveLength(1);
});

test("a country's language has its own words over those of the language", () => {
  const own = { de: { Cart: "Korb", Menu: "Menü" }, "de-AT": { Cart: "Sackerl" } };
  expect(ownTextsIn(own, "de-AT")).toEqual({ Cart: "Sackerl", Menu: "Menü" });
  expect(ownTextsIn(own, "fr")).toEqual({});
});
