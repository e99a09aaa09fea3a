import { expect, test } from "vitest";
import { type OpenBalance, type OrderProgress, payable, payoutAmount } from "./payable";

const until = new Date("2026-11-23T00:00:00Z");
const terms = { holdDays: 7, minimumMinor: 1000 };
const line = (
  orderId: string | null,
  amountMinor: number,
  part: OpenBalance["part"] = "goods",
): OpenBalance => ({
  orderId,
  part,
  amountMinor,
});
const done: OrderProgress = { completedAt: new Date("2026-11-16T00:00:00Z"), isCaptured: true };
const due = (lines: OpenBalance[], progress: Partial<OrderProgress> = {}) =>
  payable(lines, new Map([["o1", { ...done, ...progress }]]), terms, until);

test("an order that was captured and completed for the hold is due, with its commission", () => {
  const lines = [line("o1", 5000), line("o1", -500, "commission")];
  expect(due(lines)).toEqual(lines);
});

test.each([
  ["is not completed", { completedAt: null }],
  ["was completed a moment too late", { completedAt: new Date("2026-11-16T00:00:00.001Z") }],
  ["was not captured", { isCaptured: false }],
])("an order that %s waits", (_, progress) => {
  expect(due([line("o1", 5000), line("o1", -500, "commission")], progress)).toEqual([]);
});

test("an order nothing is known of waits", () => {
  expect(payable([line("o2", 5000)], new Map(), terms, until)).toEqual([]);
});

test("what the seller owes of an order is taken at once", () => {
  const lines = [line("o1", -5000), line("o1", 500, "commission")];
  expect(due(lines, { completedAt: null })).toEqual(lines);
});

test("fees and adjustments are taken and paid at once", () => {
  const lines = [line(null, -300, "fee"), line(null, 200, "adjustment")];
  expect(due(lines)).toEqual(lines);
});

test("parts without a balance are left out", () => {
  expect(due([line("o1", 5000), line("o1", 0, "tax")])).toEqual([line("o1", 5000)]);
});

test.each([
  [[1000], 1000],
  [[999], null],
  [[5000, -4000], 1000],
  [[500, -500], null],
  [[-2000], null],
  [[], null],
])("lines of %j pay %j at a minimum of 1000", (amounts, expected) => {
  const lines = amounts.map((amountMinor) => line("o1", amountMinor));
  expect(payoutAmount(lines, terms)).toBe(expected);
});

test("without a minimum every amount above zero is paid", () => {
  expect(payoutAmount([line("o1", 1)], { minimumMinor: 0 })).toBe(1);
  expect(payoutAmount([line("o1", 0)], { minimumMinor: 0 })).toBeNull();
  expect(payoutAmount([line("o1", -1)], { minimumMinor: 0 })).toBeNull();
});
