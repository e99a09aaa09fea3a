import { expect, test } from "vitest";
import { reorderAdvice } from "./reorder-advice";

const terms = { soldDays: 30, coverDays: 14 };

test("what sold 30 in 30 days shall last 14 days", () => {
  expect(reorderAdvice({ available: 13, sold: 30 }, terms)).toEqual({ lastsDays: 13, orderQty: 1 });
});

test("what lasts is left alone", () => {
  expect(reorderAdvice({ available: 14, sold: 30 }, terms)).toBeNull();
});

test("pieces that are owed are ordered too", () => {
  expect(reorderAdvice({ available: -2, sold: 30 }, terms)).toEqual({ lastsDays: 0, orderQty: 16 });
});

test("what does not sell is not ordered", () => {
  expect(reorderAdvice({ available: 0, sold: 0 }, terms)).toBeNull();
});
