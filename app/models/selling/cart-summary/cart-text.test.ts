import { expect, test } from "vitest";
import { cartText } from "./cart-text";

test("a cart is said with the number of its items and its total (rule accessibility-5)", () => {
  const cart = { currency: "USD", totals: { grandTotalMinor: 3000 } };
  expect(cartText({ count: 1, ...cart })).toBe("1 item in your cart, total $30.00");
  expect(cartText({ count: 2, ...cart })).toBe("2 items in your cart, total $30.00");
  expect(cartText({ count: 0, ...cart })).toBe("Your cart is empty");
});
