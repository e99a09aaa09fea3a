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
const [mug] = mugOrder.lines;
if (!mug) throw new Error("the order has no line");
const oneCanceled: Partial<OrderView> = {
  status: "complete",
  lines: [
    { ...mug, canceledQty: 1 },
    { ...mug, id: 2, canceledQty: 2 },
  ],
  shipments: [parcel(1, null)],
};
const twoParcels: Partial<OrderView> = {
  status: "complete",
  shipments: [parcel(1, arrived), parcel(1, null)],
};

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
    ["a part was canceled, and the rest is sent", oneCanceled, "shipped", "fulfilled"],
    ["one parcel of two has arrived", twoParcels, "shipped", "fulfilled"],
    [
      "nothing is left of it",
      { ...oneCanceled, lines: [{ ...mug, canceledQty: 2 }] },
      "completed",
      "removed",
    ],
    ["it was canceled", { status: "canceled", shipments: [parcel(2, null)] }, "canceled", "removed"],
  ])("%s", (_, changes, status, lineStatus) => {
    const said = told(changes);
    expect([said.status, said.line_items[0]?.status]).toEqual([status, lineStatus]);
  });
});

describe("a parcel", () => {
  const first = (changes: Partial<OrderView>) => told(changes).fulfillments[0];

  test("is told with its pieces, carrier and place", () => {
    const trackingUrl = "https://ups.example/1Z";
    expect(first({ shipments: [{ ...parcel(1, null), trackingUrl }] })).toEqual({
      id: "P1",
      type: "shipping",
      status: "shipped",
      line_items: [{ id: "MUG-NAVY", quantity: 1 }],
      carrier: "UPS",
      tracking_number: "1Z",
      tracking_url: trackingUrl,
      destination: expect.objectContaining({ city: "Nazareth" }),
      events: [{ id: "P1-sent", type: "shipped", occurred_at: "2026-03-02T12:00:00.000Z" }],
    });
  });

  test("that arrived has a second event, and says nothing it does not know", () => {
    const said = first({
      shippingAddress: null,
      shipments: [{ ...parcel(1, arrived), carrierName: "", trackingNumber: "" }],
    });
    expect(said).toMatchObject({ status: "delivered" });
    expect(said?.events.slice(1)).toEqual([{ id: "P1-came", type: "delivered", occurred_at: arrived }]);
    for (const name of ["carrier", "tracking_number", "tracking_url", "destination"])
      expect(said).not.toHaveProperty(name);
  });

  test("that was collected is a pickup", () => {
    const pickup = { name: "Pier 4", address: "1 Pier", note: "" };
    expect(first({ pickup, shipments: [parcel(1, null)] })?.type).toBe("pickup");
  });
});

test("a cancellation is told once, with its reason if there is one", () => {
  const canceled = (note: string) => ({ toStatus: "canceled" as const, note, at: arrived, atText: "" });
  const ofEvents = (...notes: string[]) =>
    told({ events: [...mugOrder.events, ...notes.map(canceled)] }).adjustments;
  expect(ofEvents("Too late", "Again")).toEqual([
    {
      id: `${mugOrder.id}-canceled`,
      type: "cancellation",
      occurred_at: arrived,
      status: "completed",
      description: "Too late",
    },
  ]);
  expect(ofEvents("")[0]).not.toHaveProperty("description");
});

test("a line has its picture, and delivery its row, only where there is one", () => {
  const plain = told({ shippingMethodTitle: "", grandTotalMinor: 2500, lines: [{ ...mug, imageUrl: "" }] });
  expect(plain.type).toBe("order");
  expect(plain.line_items[0]).not.toHaveProperty("image_url");
  expect(plain.totals.map(({ type }) => type)).not.toContain("fulfillment");
  const shown = told({ grandTotalMinor: 2500, lines: [{ ...mug, imageUrl: "/media/mug" }] });
  expect(shown.line_items[0]).toHaveProperty("image_url", "https://shop.example/media/mug");
  expect(shown.totals.map(({ type }) => type)).toContain("fulfillment");
  expect(shown.totals.map(({ type }) => type)).not.toContain("amount_refunded");
});

test("what was paid back is an adjustment and a total, and what was charged stays", () => {
  const refunds = [
    { id: "R1", amountMinor: 500, refundedOnText: "", refundedAt: arrived, parts: [] },
    { id: "R2", amountMinor: 200, refundedOnText: "", parts: [] },
  ];
  const { adjustments, totals } = told({ refunds });
  expect(adjustments).toMatchObject([
    { type: "refund", occurred_at: arrived, status: "completed", amount: 500, currency: "usd" },
    { type: "refund", occurred_at: mugOrder.createdAt, amount: 200 },
  ]);
  expect(totals.slice(-2)).toMatchObject([
    { type: "total", amount: 3250 },
    { type: "amount_refunded", display_text: "Refunded", amount: 700 },
  ]);
});
