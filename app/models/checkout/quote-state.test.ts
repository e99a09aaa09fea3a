import { expect, test } from "vitest";
import { quoteState } from "./quote-state";

const validUntil = new Date("2026-03-15T12:00:00Z");
const after = new Date("2026-03-15T12:00:00.001Z");

test("a priced quote holds to its last moment, and is expired after it", () => {
  expect(quoteState({ status: "priced", validUntil }, validUntil)).toBe("priced");
  expect(quoteState({ status: "priced", validUntil }, after)).toBe("expired");
});

test.each(["requested", "ordered"] as const)("a quote that is %s does not expire", (status) => {
  expect(quoteState({ status, validUntil }, after)).toBe(status);
});
