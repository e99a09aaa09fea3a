import { describe, expect, test } from "vitest";
import { mugOrder } from "../../orders/order-view/order-fixture";
import type { OrderView } from "../../orders/order-view/order-view";
import type { ReturnStatus } from "../../orders/return-request/return-status";
import { orderAdjustments } from "./order-adjustments";
import { orderProgress } from "./order-progress";

const [mug] = mugOrder.lines;
if (!mug) throw new Error("the order has no line");
const at = "2026-03-05T12:00:00.000Z";
const of = (changes: Partial<OrderView>) => {
  const order = { ...mugOrder, ...changes };
  return orderAdjustments(order, orderProgress(order, new Map([["MUG-NAVY", "li_1"]])));
};
const sentBack = (status: ReturnStatus): OrderView["returns"][number] => ({
  id: 1,
  number: "100001-1",
  status,
  isBeingRefunded: false,
  isAwaited: false,
  reason: "damaged",
  comment: "It came in two halves.",
  withdrawal: null,
  pieces: [{ lineId: 1, qty: 1 }],
  steps: [{ status, note: "", at, atText: "" }],
});

describe("what happened to an order (rule agents-8)", () => {
  test("is nothing at first", () => {
    expect(of({})).toEqual([]);
  });

  test("pieces that are not sent any more", () => {
    const updates = [{ text: "Order placed", at, dayText: "" }];
    expect(of({ lines: [{ ...mug, canceledQty: 1 }], updates })).toEqual([
      {
        id: `${mugOrder.id}-pieces`,
        type: "cancellation",
        at,
        status: "completed",
        pieces: [{ id: "li_1", quantity: 1 }],
        amountMinor: null,
        note: "",
      },
    ]);
  });

  test.each<[ReturnStatus, string]>([
    ["requested", "pending"],
    ["accepted", "pending"],
    ["received", "pending"],
    ["declined", "failed"],
    ["refunded", "completed"],
  ])("a return that is %s is %s, without what its buyer wrote", (step, status) => {
    expect(of({ returns: [sentBack(step)] })).toEqual([
      {
        id: "100001-1",
        type: "return",
        at,
        status,
        pieces: [{ id: "li_1", quantity: 1 }],
        amountMinor: null,
        note: "",
      },
    ]);
  });

  test("each refund with its amount", () => {
    const refunds = [{ id: "R1", amountMinor: 500, refundedOnText: "", refundedAt: at, parts: [] }];
    expect(of({ refunds })).toMatchObject([{ id: "R1", type: "refund", at, amountMinor: 500 }]);
  });
});
