import { expect, test } from "vitest";
import { downloadTerms } from "./download-terms";

const paidAt = new Date("2026-03-01T12:00:00Z");

test("each piece allows its uses, and the days count from the payment", () => {
  expect(downloadTerms({ maxUses: 5, validDays: 30 }, 2, paidAt)).toEqual({
    maxUses: 10,
    expiresAt: new Date("2026-03-31T12:00:00Z"),
  });
});

test("without limits there are none", () => {
  expect(downloadTerms({ maxUses: null, validDays: null }, 3, paidAt)).toEqual({
    maxUses: null,
    expiresAt: null,
  });
});
