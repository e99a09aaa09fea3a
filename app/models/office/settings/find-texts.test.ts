import { expect, test } from "vitest";
import { findTexts } from "./find-texts";

const texts = new Map([
  ["Add to cart", "In den Warenkorb"],
  ["Your cart is empty.", "Ihr Warenkorb ist leer."],
  ["Cart", "Warenkorb"],
  ["Don’t email me", "Keine E-Mail"],
]);
const found = (words: string) => findTexts(texts, words).map(({ text }) => text);

test("texts are found by what shoppers read or by their English, the nearest first (rule texts-6)", () => {
  expect(found("warenkorb")).toEqual(["Cart", "Add to cart", "Your cart is empty."]);
  expect(found(" empty")).toEqual(["Your cart is empty."]);
  expect(found("don't")).toEqual(["Don’t email me"]);
  expect(found("zebra")).toEqual([]);
});
