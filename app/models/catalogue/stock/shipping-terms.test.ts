import { expect, test } from "vitest";
import type { ShippingMethod } from "./shipping-method";
import { excludedPlaceProblem, methodLimitText, shippingTerms } from "./shipping-terms";

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

const notOne = "is not a country such as CA or a state such as US-HI";

test.each<[string, string | null]>([
  ["CA", null],
  ["US-HI", null],
  ["GB-ENG", null],
  ["us-hi", `'us-hi' ${notOne}`],
  ["USA", `'USA' ${notOne}`],
  ["US-", `'US-' ${notOne}`],
  ["", `'' ${notOne}`],
  ["UK", "'UK' is not a country’s code: use GB"],
  ["ZZ-HI", "'ZZ' is not a country’s code: use one of ISO 3166, such as US"],
  ["US-XX", "US has no state 'XX': use a code such as AL"],
])("%j is a place to exclude, or says why not: %s", (code, problem) => {
  expect(excludedPlaceProblem(code)).toBe(problem);
});
