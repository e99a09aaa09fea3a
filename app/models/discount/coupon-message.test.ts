import { expect, test } from "vitest";
import type { DiscountRefusalReason } from "./check-conditions";
import { couponMessage } from "./coupon-message";
import { discount } from "./discount-fixture";

const rule = discount({ type: "free_shipping" }, { minimumMinor: 5000 }, { code: "SHIP" });

test("a code nobody knows is not valid", () => {
  expect(couponMessage({ code: "SHIP", reason: "unknown", rule: null }, "USD")).toBe(
    'The coupon code "SHIP" is not valid.',
  );
});

test("a minimum is named in the shop's currency", () => {
  expect(couponMessage({ code: "SHIP", reason: "minimum", rule }, "USD")).toBe(
    'The coupon code "SHIP" needs a purchase of at least $50.00.',
  );
});

test("every reason has words of its own", () => {
  const reasons: DiscountRefusalReason[] = [
    "not-started",
    "ended",
    "used-up",
    "used-by-customer",
    "group",
    "no-matching-products",
    "minimum",
  ];
  const texts = reasons.map((reason) => couponMessage({ code: "SHIP", reason, rule }, "USD"));
  expect(new Set(texts).size).toBe(reasons.length);
});
