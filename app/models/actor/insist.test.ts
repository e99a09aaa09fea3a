import { expect, test } from "vitest";
import { type Actor, holdingKeyOf, shopper } from "./actor";
import { insist } from "./insist";
import type { Thing } from "./thing";

const order: Thing = {
  kind: "order",
  tenantId: "t",
  shopId: "shop",
  sellerId: "seller",
  id: "order",
  customerId: 7,
  sessionHash: null,
};
const stranger = shopper("t", { customer: null, sessionHash: "other" });

test("an order stays unknown to those who may not view it", () => {
  expect(() => insist(stranger, "cancel", order)).toThrow("We couldn't find this order.");
});

test("whoever may view an order hears what they may not do", () => {
  expect(() => insist(holdingKeyOf(stranger, "order"), "cancel", order)).toThrow(
    "You may not cancel this order.",
  );
});

test("what is allowed passes, and a key means nothing to other actors", () => {
  const job: Actor = { kind: "job", tenantId: "t", name: "refund-payment" };
  expect(() => insist(job, "refund", order)).not.toThrow();
  expect(holdingKeyOf(job, "order")).toBe(job);
});
