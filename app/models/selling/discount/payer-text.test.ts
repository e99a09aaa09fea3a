import { expect, test } from "vitest";
import { payerText } from "./payer-text";

const sellers = [{ code: "lehigh", name: "Lehigh Clay" }];

test("a market's discounts say who pays for them", () => {
  expect(payerText(null, sellers)).toBe("from the market");
  expect(payerText("lehigh", sellers)).toBe("from Lehigh Clay");
  expect(payerText("gone", sellers)).toBe("");
});

test("a shop of one seller says nothing of it", () => {
  expect(payerText(null, [])).toBe("");
});
