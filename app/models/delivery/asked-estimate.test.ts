import { expect, it } from "vitest";
import type { StockStatus } from "../stock/stock-state";
import { askedEstimate } from "./asked-estimate";

const asked = (status: StockStatus, deliveryEstimateId: string | null, isGift = false) =>
  askedEstimate({
    classCode: isGift ? "gift_certificate" : "simple",
    stock: { status, text: "In Stock", message: "", isInStock: /in-stock|backordered/.test(status) },
    deliveryEstimateId,
  });

it.each([
  ["in-stock", "", ""],
  ["in-stock", "slow", "slow"],
  ["in-stock", null, null],
  ["out-of-stock", "slow", null],
  ["backordered", "", null],
  ["backordered", "slow", "slow"],
] as const)("%s with the estimate %j asks for %j", (status, own, expected) => {
  expect(asked(status, own)).toBe(expected);
});

it("is null for a gift certificate", () => {
  expect(asked("in-stock", "", true)).toBeNull();
});
