import { expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { mugOrder } from "../../orders/order-view/order-fixture";
import { answerFacts } from "./answer-facts";

const parcel = (carrierName: string, trackingNumber: string, day: string) => ({
  carrierName,
  trackingNumber,
  shippedAt: `2026-03-${day}T12:00:00.000Z`,
});

test("an answer tells who bought what, and which parcels went where (rule payment-28)", () => {
  const shipments = [parcel("UPS", "1Z1", "02"), parcel("UPS", "", "03")];
  expect(answerFacts({ ...mugOrder, shipments })).toEqual({
    customerName: "Ada Marsh",
    email: "ada@example.com",
    billingAddress: "Ada Marsh, 12 Harbor Street, Nazareth, PA 18064, United States",
    shippingAddress: "Ada Marsh, 12 Harbor Street, Nazareth, PA 18064, United States",
    products: "2 x Harbour mug (MUG-NAVY)",
    shippedOn: "2026-03-02",
    parcels: [{ carrier: "UPS", trackingNumber: "1Z1" }],
  });
});

test("what was not sent has no day, parcel and address (rule payment-28)", () => {
  const facts = answerFacts({ ...mugOrder, billingAddress: nazareth, shippingAddress: null, shipments: [] });
  expect([facts.shippingAddress, facts.shippedOn, facts.parcels]).toEqual(["", "", []]);
});
