import { describe, expect, it } from "vitest";
import type { OrderStatus } from "../selling/checkout/order-status";
import { askedMinor, splitCapture } from "./allocation";

const parts = (...of: [status: OrderStatus, amountMinor: number][]) =>
  of.map(([status, amountMinor], at) => ({ orderId: `o${at}`, status, amountMinor }));

describe("splitCapture", () => {
  it.each([
    ["the whole amount", 1000, parts(["processing", 700], ["processing", 300]), [700, 300]],
    [
      "less than was asked, by largest remainder",
      100,
      parts(["pending", 1], ["pending", 1], ["pending", 1]),
      [34, 33, 33],
    ],
    ["nothing for a canceled order", 700, parts(["processing", 700], ["canceled", 300]), [700, 0]],
    [
      "a canceled order what was paid for it",
      1000,
      parts(["processing", 700], ["canceled", 300]),
      [700, 300],
    ],
    ["all orders where all are canceled", 1000, parts(["canceled", 700], ["canceled", 300]), [700, 300]],
    ["nothing", 0, parts(["processing", 0], ["processing", 0]), [0, 0]],
    ["an order that costs nothing", 500, parts(["processing", 0], ["processing", 500]), [0, 500]],
    ["amounts beyond 32 bits", 6e12, parts(["processing", 2e12], ["processing", 4e12]), [2e12, 4e12]],
  ])("gives %s", (_, captured, of, split) => {
    expect(splitCapture(captured, of)).toEqual(split);
  });
});

describe("askedMinor", () => {
  it.each([
    ["the sum of its orders", parts(["pending", 700], ["processing", 300]), 1000],
    ["no canceled order", parts(["pending", 700], ["canceled", 300]), 700],
    ["what was asked before all were canceled", parts(["canceled", 700], ["canceled", 300]), 1000],
  ])("is %s", (_, of, asked) => {
    expect(askedMinor(of)).toBe(asked);
  });
});
