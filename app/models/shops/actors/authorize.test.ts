import { expect, test } from "vitest";
import { type Actor, holdingKeyOf, shopper } from "./actor";
import { authorize } from "./authorize";
import type { Subject } from "./subject";

const order: Subject = {
  kind: "order",
  tenantId: "t",
  shopId: "shop",
  sellerId: "seller",
  id: "order",
  customerId: 7,
  sessionHash: null,
};
const stranger = shopper("t", { customer: null, sessionHash: "other" });

test("an actor who may not view an order gets 'not found'", () => {
  expect(() => authorize(stranger, "cancel", order)).toThrow("We couldn’t find this order.");
});

test("an actor who may view an order but not change it gets 'forbidden'", () => {
  expect(() => authorize(holdingKeyOf(stranger, "order"), "cancel", order)).toThrow(
    "You may not cancel this order.",
  );
});

test("an allowed action passes; an order key changes nothing for other actors", () => {
  const job: Actor = { kind: "job", tenantId: "t", name: "refund-payment" };
  expect(() => authorize(job, "refund", order)).not.toThrow();
  expect(holdingKeyOf(job, "order")).toBe(job);
});
