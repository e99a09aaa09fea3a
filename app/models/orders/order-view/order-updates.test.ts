import { expect, test } from "vitest";
import { orderUpdates } from "./order-updates";

const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, "0")}:00:00.000Z`;
const parcel = { carrierName: "UPS", trackingNumber: "1Z999", shippedAt: at(12), deliveredAt: null };
const placed = {
  createdAt: at(8),
  isCollected: false,
  events: [
    { toStatus: "pending" as const, note: "Asked by phone", at: at(8) },
    { toStatus: "processing" as const, note: "Asked by phone", at: at(9) },
    { toStatus: "processing" as const, note: "Asked by phone", at: at(10) },
    { toStatus: "packing" as const, note: "Asked by phone", at: at(11) },
  ],
  shipments: [parcel],
  refunds: [],
};
const textsOf = (order: Parameters<typeof orderUpdates>[0]) => orderUpdates(order).map(({ text }) => text);

test("an order's updates are what happened to its shopper, without notes of the staff (rule orders-22)", () => {
  expect(textsOf(placed)).toEqual(["Order placed", "Order accepted", "Packed", "Sent with UPS, 1Z999"]);
});

test("parcels and refunds stand for the states that they lead to", () => {
  const events = [...placed.events, { toStatus: "complete" as const, note: "Asked by phone", at: at(12) }];
  const delivered = { ...parcel, deliveredAt: at(15) };
  const refunds = [{ amountText: "$5.00", amountMinor: 500, at: at(16) }];
  const closed = [...events, { toStatus: "closed" as const, note: "Asked by phone", at: at(16) }];
  const shipments = [delivered, { ...delivered, trackingNumber: "2" }];
  expect(textsOf({ ...placed, events: closed, shipments, refunds }).slice(2)).toEqual([
    "Packed",
    "Sent with UPS, 1Z999",
    "Sent with UPS, 2",
    "Delivered",
    "$5.00 refunded",
  ]);
});

test("what is collected is ready, then collected", () => {
  const shipments = [{ ...parcel, deliveredAt: at(14) }];
  expect(textsOf({ ...placed, isCollected: true, shipments }).slice(3)).toEqual([
    "Ready for pickup",
    "Collected",
  ]);
  const events = [...placed.events, { toStatus: "complete" as const, note: "Asked by phone", at: at(13) }];
  expect(textsOf({ ...placed, isCollected: true, events, shipments: [] }).at(-1)).toBe("Collected");
});

test("an order that was canceled says so", () => {
  const events = [
    ...placed.events.slice(0, 1),
    { toStatus: "canceled" as const, note: "Asked by phone", at: at(9) },
  ];
  expect(textsOf({ ...placed, events, shipments: [] })).toEqual(["Order placed", "Canceled: Asked by phone"]);
});
