import { expect, test } from "vitest";
import { orderCallSchemas } from "./order-calls";

test("a call without lines means all lines, and one without a note has none", () => {
  expect(orderCallSchemas.ship.parse({ carrier: " ups " })).toEqual({
    carrier: "ups",
    trackingNumber: "",
    lines: null,
  });
  expect(orderCallSchemas.cancel.parse({ lines: null, note: null })).toEqual({ lines: null, note: "" });
});

test("a refund is by lines or by an amount", () => {
  const refund = (sent: object) => orderCallSchemas.refund.safeParse(sent).success;
  expect(refund({ lines: [{ sku: "MUG", qty: 1 }], shippingMinor: 0 })).toBe(true);
  expect(refund({ amountMinor: 1 })).toBe(true);
  expect(refund({ amountMinor: 0 })).toBe(false);
  expect(refund({ amountMinor: 1, allShipping: true })).toBe(false);
  expect(refund({ lines: [] })).toBe(false);
  expect(refund({ lines: [{ sku: "MUG", qty: 0 }] })).toBe(false);
});
