import { expect, test } from "vitest";
import { nazareth } from "../address/address-fixture";
import { nextSteps } from "./next-steps";

const order = {
  status: "pending",
  paymentInstructions: "Pay within a week.",
  shippingAddress: nazareth,
  shippingMethodTitle: "Standard",
} as const;

test("an order that is paid by transfer starts with how to pay", () => {
  expect(nextSteps(order)).toEqual([
    "Pay within a week.",
    "We pack your items.",
    `Standard to ${nazareth.address_line1}, ${nazareth.city}.`,
  ]);
});

test("a paid order does not ask for a payment", () => {
  expect(nextSteps({ ...order, status: "processing" })).not.toContain("Pay within a week.");
});

test("an order without delivery has no parcel to wait for", () => {
  expect(nextSteps({ ...order, shippingAddress: null })).toEqual([
    "Pay within a week.",
    "There is nothing to deliver. You find your order by its link.",
  ]);
});
