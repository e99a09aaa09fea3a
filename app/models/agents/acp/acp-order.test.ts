import { describe, expect, test } from "vitest";
import { mugOrder } from "../../orders/order-view/order-fixture";
import type { OrderView } from "../../orders/order-view/order-view";
import { acpOrder } from "./acp-order";

const facts = {
  sessionId: "session",
  permalink: "https://shop.example/order/1",
  origin: "https://shop.example",
  lineIds: new Map([["MUG-NAVY", "MUG-NAVY"]]),
};
const told = (changes: Partial<OrderView>) => acpOrder({ ...mugOrder, ...changes }, facts);
const parcel = (qty: number, deliveredAt: string | null): OrderView["shipments"][number] => ({
  id: "P1",
  carrierName: "UPS",
  trackingNumber: "1Z",
  trackingUrl: null,
  shippedAt: "2026-03-02T12:00:00.000Z",
  shippedOnText: "Mar 02 2026",
  deliveredAt,
  deliveredOnText: "",
  pieces: [{ lineId: 1, qty }],
});
const arrived = "2026-03-04T12:00:00.000Z";

test("an order is told whole, by what its agent calls the lines", () => {
  expect(told({})).toMatchObject({
    checkout_session_id: "session",
    status: "created",
    line_items: [
      { id: "MUG-NAVY", quantity: { ordered: 2, current: 2, fulfilled: 0 }, status: "processing" },
    ],
    fulfillments: [],
    adjustments: [],
  });
});

describe("how far an order is", () => {
  test.each<[string, Partial<OrderView>, string, string]>([
    ["half of it is sent", { status: "packing", shipments: [parcel(1, null)] }, "processing", "partial"],
    ["all of it is sent", { status: "complete", shipments: [parcel(2, null)] }, "shipped", "fulfilled"],
    ["it has arrived", { status: "complete", shipments: [parcel(2, arrived)] }, "completed", "fulfilled"],
    ["it was canceled", { status: "canceled", shipments: [parcel(2, null)] }, "canceled", "removed"],
  ])("%s", (_, changes, status, lineStatus) => {
    expect(told(changes)).toMatchObject({ status, line_items: [{ status: lineStatus }] });
  });
});

test("what was paid back is an adjustment and a total, and what was charged stays", () => {
  const refunds = [
    { id: "R1", amountMinor: 500, refundedOnText: "", refundedAt: arrived, parts: [] },
    { id: "R2", amountMinor: 200, refundedOnText: "", parts: [] },
  ];
  const { adjustments, totals } = told({ refunds });
  expect(adjustments).toMatchObject([
    { type: "refund", occurred_at: arrived, amount: 500, currency: "usd" },
    { type: "refund", occurred_at: mugOrder.createdAt, amount: 200 },
  ]);
  expect(totals.slice(-2)).toMatchObject([
    { type: "total", amount: 3250 },
    { type: "amount_refunded", amount: 700 },
  ]);
});
