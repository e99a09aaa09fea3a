import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type OrderStatus, orderStatuses } from "../../selling/checkout/order-status";
import { type OrderAmounts, orderGroup } from "./order-group";

const order = (status: OrderStatus, over: Partial<OrderAmounts> = {}) => ({
  status,
  subtotalMinor: 0,
  discountMinor: 0,
  shippingMinor: 0,
  shippingFeeMinor: 0,
  taxMinor: 0,
  grandTotalMinor: 0,
  redeemedMinor: 0,
  totalDueMinor: 0,
  ...over,
});

describe("the state of a group", () => {
  test.each<[OrderStatus[], OrderStatus]>([
    [["processing"], "processing"],
    [["complete", "processing"], "processing"],
    [["closed", "complete"], "complete"],
    [["processing", "pending_payment"], "pending_payment"],
    [["pending_payment", "pending"], "pending"],
    [["packing", "canceled"], "packing"],
    [["canceled", "complete", "canceled"], "complete"],
    [["canceled", "canceled"], "canceled"],
  ])("of %j is %s", (statuses, status) => {
    expect(orderGroup(statuses.map((one) => order(one))).status).toBe(status);
  });

  test.each(orderStatuses)("of one order that is %s is the same", (status) => {
    expect(orderGroup([order(status)]).status).toBe(status);
  });

  test("does not depend on the sequence of its orders", () => {
    const some = fc.array(fc.constantFrom(...orderStatuses), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(some, (statuses) => {
        const [there, back] = [statuses, statuses.toReversed()].map((list) =>
          orderGroup(list.map((one) => order(one))),
        );
        expect(there?.status).toBe(back?.status);
      }),
    );
  });
});

describe("the totals of a group", () => {
  const orders = [
    order("processing", { subtotalMinor: 1000, taxMinor: 60, grandTotalMinor: 1060, totalDueMinor: 560 }),
    order("canceled", {
      subtotalMinor: 2000,
      discountMinor: 500,
      grandTotalMinor: 1500,
      totalDueMinor: 1500,
    }),
  ];

  test("are the sums of its orders, including canceled ones", () => {
    expect(orderGroup(orders).totals).toMatchObject({
      subtotalMinor: 3000,
      discountMinor: 500,
      taxMinor: 60,
      grandTotalMinor: 2560,
      totalDueMinor: 2060,
    });
  });

  test("list the canceled amount separately", () => {
    expect(orderGroup(orders).canceledMinor).toBe(1500);
    expect(orderGroup([order("complete", { grandTotalMinor: 5 })]).canceledMinor).toBe(0);
  });
});

test("a group needs an order", () => {
  expect(() => orderGroup([])).toThrow(RangeError);
});
