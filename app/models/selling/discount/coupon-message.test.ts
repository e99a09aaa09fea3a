import { expect, test } from "vitest";
import type { DiscountRefusalReason } from "./check-conditions";
import { couponMessage } from "./coupon-message";
import { discount } from "./discount-fixture";

const rule = discount(
  { type: "free_shipping" },
  { minimumMinor: 5000, maximumMinor: 20_000 },
  { code: "SHIP" },
);

test("an unknown code is not valid", () => {
  expect(couponMessage({ code: "SHIP", reason: "unknown", rule: null }, "USD")).toBe(
    "The coupon code “SHIP” is not valid.",
  );
});

test("a minimum is written in the shop's currency", () => {
  expect(couponMessage({ code: "SHIP", reason: "minimum", rule }, "USD")).toBe(
    "The coupon code “SHIP” needs a purchase of at least $50.00.",
  );
});

test("so is a maximum", () => {
  expect(couponMessage({ code: "SHIP", reason: "maximum", rule }, "USD")).toBe(
    "The coupon code “SHIP” is for a purchase of at most $200.00.",
  );
});

test.each<[DiscountRefusalReason, string]>([
  ["not-started", "The coupon code “SHIP” is not valid yet."],
  ["ended", "The coupon code “SHIP” has expired."],
  ["used-up", "The coupon code “SHIP” has been used up."],
  ["used-by-customer", "You have already used the coupon code “SHIP”."],
  ["group", "The coupon code “SHIP” is not available for your account."],
  ["no-matching-products", "The coupon code “SHIP” does not apply to the products in your cart."],
])("%s reads '%s'", (reason, text) => {
  expect(couponMessage({ code: "SHIP", reason, rule }, "USD")).toBe(text);
});
