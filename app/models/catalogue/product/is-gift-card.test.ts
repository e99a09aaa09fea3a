import { expect, test } from "vitest";
import { isGiftCard } from "./is-gift-card";

test.each([
  ["a gift certificate", "gift_certificate", [], true],
  ["a product of amounts", "variable_product", ["gift_certificate", "gift_certificate"], true],
  ["a product with another variation", "variable_product", ["gift_certificate", "simple"], false],
  ["a product without variations", "variable_product", [], false],
  ["a set of gift certificates", "grouped", ["gift_certificate"], false],
  ["any other product", "simple", [], false],
] as const)("%s (rule gift-cards-8)", (_what, classCode, variations, expected) => {
  expect(isGiftCard(classCode, variations)).toBe(expected);
});
