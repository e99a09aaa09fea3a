import { expect, test } from "vitest";
import type { OrderStatus } from "../../selling/checkout/order-status";
import { mugOrder } from "../order-view/order-fixture";
import type { OrderView } from "../order-view/order-view";
import { sentMails } from "./sent-mails";

/** An event of each state in turn, a minute after the other. */
const events = (...told: [toStatus: OrderStatus, note: string][]) =>
  told.map(([toStatus, note], minute) => ({
    toStatus,
    note,
    at: `2026-03-01T12:0${minute}:00.000Z`,
    atText: "",
  }));
const kinds = (over: Partial<OrderView>) =>
  sentMails({ ...mugOrder, ...over }).map(({ kind, subjectId }) =>
    [kind, subjectId].filter(Boolean).join(" "),
  );

test("an order by transfer is confirmed when it is placed, and again when it is paid", () => {
  const told = events(["pending", "Order placed"], ["processing", "Paid"]);
  expect(kinds({ status: "processing", events: told, createdAt: "2026-03-01T12:00:00.000Z" })).toEqual([
    "paid",
    "placed",
  ]);
});

test("an order that waits for its payment is confirmed once it is paid", () => {
  const waits = events(["pending", "Order placed"], ["pending_payment", "Waiting for payment"]);
  expect(kinds({ status: "pending_payment", events: waits })).toEqual([]);
  const paid = [...waits, ...events(["processing", "Paid"])];
  expect(kinds({ status: "processing", events: paid })).toEqual(["placed"]);
  const gone = [...waits, ...events(["canceled", ""])];
  expect(kinds({ status: "canceled", events: gone })).toEqual([]);
});

test("edits, refunds and a cancellation have theirs", () => {
  const told = events(["pending", "Order placed"], ["pending", "Edited: +1 × MUG"], ["canceled", ""]);
  const refunds = [
    { id: "r1", amountMinor: 1, refundedOnText: "", refundedAt: "2026-03-02T12:00:00.000Z", parts: [] },
  ];
  const createdAt = "2026-03-01T12:00:00.000Z";
  expect(kinds({ status: "canceled", events: told, refunds, createdAt })).toEqual([
    "refunded r1",
    "canceled",
    "edited",
    "placed",
  ]);
});
