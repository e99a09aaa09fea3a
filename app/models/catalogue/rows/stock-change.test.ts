import { expect, test } from "vitest";
import { stockAfter } from "./stock-change";

const item = { onHand: 5, reserved: 2 };
const reason = "found in the cellar";

test.each([
  ["a count", { count: 7, reason: "" }, 7],
  ["a move", { by: -3, reason }, 2],
  ["a move below what orders wait for", { by: -4, reason }, "orders wait for 2 pieces, and 1 would be there"],
  ["the same, meant so", { by: -4, reason, evenBelowReserved: true }, 1],
  ["more than is there", { by: -6, reason, evenBelowReserved: true }, "only 5 pieces are there"],
  ["a move without a reason", { by: 1, reason: " " }, "a move needs its reason"],
  ["half a piece", { count: 1.5, reason }, "pieces are whole numbers"],
  ["a count below zero", { count: -1, reason }, "a count is not below zero"],
])("%s", (_, change, after) => {
  expect(stockAfter({ sku: "MUG", ...change }, item)).toBe(after);
});

test("pieces that come are taken while orders wait for more", () => {
  expect(stockAfter({ sku: "MUG", by: 1, reason }, { onHand: 0, reserved: 3 })).toBe(1);
});
