import { expect, it, test } from "vitest";
import type { OrderView, ShipmentView } from "../order-view";
import { mugOrder } from "./order-fixture";
import { orderSteps } from "./order-steps";

const parcel = (qty: number): ShipmentView => ({
  ...{ id: "a", carrierName: "UPS", trackingNumber: "", trackingUrl: null },
  ...{ shippedAt: "2026-03-02T12:00:00.000Z", shippedOnText: "Mar 02 2026" },
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

test("an order that is collected becomes ready", () => {
  const pickup = { address: "12 Wharf Street", note: "" };
  expect(orderSteps({ ...mugOrder, status: "complete", pickup }).map(({ label }) => label)).toEqual([
    ...["Placed", "Packed", "Ready to collect", "Collected"],
  ]);
});

it.each<Partial<OrderView>>([{ status: "canceled" }, { status: "closed" }, { shippingAddress: null }])(
  "%o has no steps",
  (change) => {
    expect(orderSteps({ ...mugOrder, ...change })).toEqual([]);
  },
);
