import { expect, test } from "vitest";
import { ownBalance } from "./own-balance";
import type { OpenBalance } from "./payable";

const now = new Date("2026-03-10T00:00:00Z");
const line = (orderId: string | null, part: OpenBalance["part"], amountMinor: number): OpenBalance => ({
  orderId,
  part,
  amountMinor,
});
const progress = new Map([
  ["old", { completedAt: new Date("2026-03-01T00:00:00Z"), isCaptured: true }],
  ["new", { completedAt: new Date("2026-03-08T00:00:00Z"), isCaptured: true }],
  ["open", { completedAt: null, isCaptured: true }],
]);

test("a seller's balance says what it is made of, what is due, and until when the rest is held", () => {
  const balances = [
    line("old", "goods", 1000),
    line("old", "commission", -100),
    line("new", "goods", 2000),
    line("open", "goods", 500),
    line(null, "fee", -50),
  ];
  expect(ownBalance(balances, progress, { holdDays: 7 }, now)).toEqual({
    salesMinor: 3500,
    commissionMinor: -100,
    otherMinor: -50,
    totalMinor: 3350,
    dueMinor: 850,
    heldMinor: 2500,
    heldUntil: new Date("2026-03-15T00:00:00Z"),
  });
});

test("nothing is held without a completed order", () => {
  const { heldMinor, heldUntil } = ownBalance([line("open", "goods", 500)], progress, { holdDays: 7 }, now);
  expect([heldMinor, heldUntil]).toEqual([500, null]);
});
