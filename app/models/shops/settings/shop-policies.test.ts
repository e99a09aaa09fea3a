import { expect, test } from "vitest";
import { policyLabel, shopPolicies } from "./shop-policies";

test("a shop without such pages has no policies", () => {
  expect(shopPolicies(["about", "contact"])).toEqual([]);
});

test("policies have one order, whatever the order of the pages", () => {
  const found = shopPolicies(["terms-of-service", "privacy-policy", "shipping", "returns"]);
  expect(found.map(policyLabel)).toEqual([
    "Refund policy",
    "Shipping policy",
    "Privacy policy",
    "Terms of service",
  ]);
});

test("of two pages of a kind, the one with the preferred slug is linked", () => {
  expect(shopPolicies(["shipping", "shipping-policy"])).toEqual([
    { kind: "shipping", slug: "shipping-policy" },
  ]);
});
