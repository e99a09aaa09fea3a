import { expect, test } from "vitest";
import { orderOfQuote, quoteState } from "./quote-state";

const validUntil = new Date("2026-03-15T12:00:00Z");
const after = new Date("2026-03-15T12:00:00.001Z");

test("a priced quote holds to its last moment, and is expired after it", () => {
  expect(quoteState({ status: "priced", validUntil }, validUntil)).toBe("priced");
  expect(quoteState({ status: "priced", validUntil }, after)).toBe("expired");
});

test.each(["requested", "ordered"] as const)("a quote that is %s does not expire", (status) => {
  expect(quoteState({ status, validUntil }, after)).toBe(status);
});

test("a priced quote without an end does not expire", () => {
  expect(quoteState({ status: "priced", validUntil: null }, after)).toBe("priced");
});

test.each([
  ["requested", null],
  ["priced", null],
  ["ordered", "o-1"],
] as const)("a quote that is %s is the order %s (rule cart-13)", (status, order) => {
  expect(orderOfQuote({ status, orderId: "o-1" })).toBe(order);
});
