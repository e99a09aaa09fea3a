import { expect, it } from "vitest";
import { askedArrival } from "./asked-arrival";
import type { StockStatus } from "./stock-state";

const asked = (status: StockStatus, deliveryEstimateId: string | null, isGiftCard = false) =>
  askedArrival({
    isGiftCard,
    stock: { status, text: "In Stock", message: "", isInStock: /in-stock|backordered/.test(status) },
    deliveryEstimateId,
    backorder: { shipsOn: "2026-04-01" },
  });

it.each([
  ["in-stock", "", { estimateId: "", backorder: null }],
  ["in-stock", "slow", { estimateId: "slow", backorder: null }],
  ["in-stock", null, null],
  ["out-of-stock", "slow", null],
  ["backordered", "slow", { estimateId: "slow", backorder: { shipsOn: "2026-04-01" } }],
] as const)("%s with the estimate %j asks for %j (rule dates-3)", (status, own, expected) => {
  expect(asked(status, own)).toEqual(expected);
});

it("is null for a gift certificate", () => {
  expect(asked("in-stock", "", true)).toBeNull();
});
