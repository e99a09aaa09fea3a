import { expect, test } from "vitest";
import type { ShippingMethod } from "./shipping-method";
import { isExcludablePlace, methodLimitText, shippingTerms } from "./shipping-terms";

const methods: ShippingMethod[] = [
  { type: "flat", code: "post", title: "Post", amountMinor: 700 },
  { type: "pickup", code: "pickup", title: "Store pickup" },
  { type: "flat", code: "truck", title: "By truck", amountMinor: 9900 },
];
const terms = { methods: ["pickup", "truck"], methodsText: "", excluded: [] };

test.each([
  [null, ""],
  [{ ...terms, methods: [] }, ""],
  [terms, "Only: Store pickup; By truck"],
  [{ ...terms, methodsText: "Too tall for the post." }, "Too tall for the post."],
  [{ ...terms, methods: ["drone"] }, ""],
])("terms %j read %j", (own, text) => {
  expect(methodLimitText(own, methods)).toBe(text);
});

test("terms that say nothing are none", () => {
  expect(shippingTerms({ methods: [], methodsText: "x", excluded: [] })).toBeNull();
  expect(shippingTerms(terms)).toBe(terms);
});

test.each([
  ["CA", true],
  ["US-HI", true],
  ["GB-ENG", true],
  ["us-hi", false],
  ["USA", false],
  ["US-", false],
  ["", false],
])("%j is a place to exclude: %s", (code, isPlace) => {
  expect(isExcludablePlace(code)).toBe(isPlace);
});
