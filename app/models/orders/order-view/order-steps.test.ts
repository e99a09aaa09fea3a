import { expect, it, test } from "vitest";
import { mugOrder } from "./order-fixture";
import { orderSteps } from "./order-steps";
import type { OrderView, ShipmentView } from "./order-view";

const parcel = (qty: number): ShipmentView => ({
  id: "a",
  carrierName: "UPS",
  trackingNumber: "",
  trackingUrl: null,
  shippedAt: "2026-03-02T12:00:00.000Z",
  shippedOnText: "Mar 02 2026",
  deliveredAt: null,
  deliveredOnText: "",
  pieces: [{ lineId: 1, qty }],
});
const current = (change: Partial<OrderView>) =>
  orderSteps({ ...mugOrder, ...change }).find(({ state }) => state === "current")?.label;

it.each<[string, Partial<OrderView>, string]>([
  ["waits for its payment", { status: "pending" }, "Placed"],
  ["is paid", { status: "processing" }, "Packed"],
  ["is packed", { status: "packing" }, "Packed"],
  ["was sent in part", { status: "packing", shipments: [parcel(1)] }, "Sent"],
  ["was sent whole", { status: "packing", shipments: [parcel(2)] }, "Delivered"],
  ["is complete", { status: "complete" }, "Delivered"],
])("an order that %s is on its way to a step (rule orders-19)", (_what, change, label) => {
  expect(current(change)).toBe(label);
});

test("an order is delivered once each of its parcels was handed over (rule orders-20)", () => {
  const arrived = { ...parcel(1), deliveredAt: "2026-03-04T12:00:00.000Z" };
  const states = (shipments: ShipmentView[]) =>
    orderSteps({ ...mugOrder, status: "complete", shipments }).map(({ state }) => state);
  expect(states([arrived, arrived])).toEqual(["done", "done", "done", "done"]);
  expect(states([arrived, parcel(1)])).toEqual(["done", "done", "done", "current"]);
});

const pickup = { address: "12 Wharf Street", note: "" };

test("an order that is collected is ready, then collected (rule orders-19)", () => {
  const ready = { ...mugOrder, status: "complete" as const, pickup, shipments: [parcel(2)] };
  expect(orderSteps(ready).map(({ label }) => label)).toEqual([
    "Placed",
    "Packed",
    "Ready for pickup",
    "Collected",
  ]);
  expect(current(ready)).toBe("Collected");
});

test("an order that is collected and was completed without a parcel is collected (rule orders-19)", () => {
  expect(current({ status: "complete", pickup })).toBeUndefined();
});

it.each<Partial<OrderView>>([{ status: "canceled" }, { status: "closed" }, { shippingAddress: null }])(
  "%o has no steps",
  (change) => {
    expect(orderSteps({ ...mugOrder, ...change })).toEqual([]);
  },
);
