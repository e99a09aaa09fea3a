import { expect, test } from "vitest";
import { conversionPermille } from "./cart-figures";

test("three of four carts became orders", () => {
  expect(conversionPermille({ placed: 3, abandoned: 1, withEmail: 0 })).toBe(750);
});

test("nothing is said of no carts", () => {
  expect(conversionPermille({ placed: 0, abandoned: 0, withEmail: 0 })).toBeNull();
});
