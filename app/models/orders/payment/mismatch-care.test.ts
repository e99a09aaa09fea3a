import { expect, test } from "vitest";
import type { PaymentOutcome } from "../../payments/payment-outcome";
import type { OrderStatus } from "../../selling/checkout/order-status";
import { mismatchCare } from "./mismatch-care";

const less: PaymentOutcome = { kind: "paid", reference: "c-1", amountMinor: 1, currency: "USD" };
const other: PaymentOutcome = { ...less, currency: "CAD" };
const gone: PaymentOutcome = { kind: "cancelled", reason: "voided" };

test.each<[OrderStatus, string, PaymentOutcome, string]>([
  ["pending_payment", "another amount", less, "ask a person"],
  ["processing", "another amount", less, "ask a person"],
  ["processing", "nothing any more", gone, "ask a person"],
  ["closed", "another currency", other, "ask a person"],
  ["canceled", "another amount", less, "give back"],
  ["canceled", "another currency", other, "ask a person"],
  ["canceled", "nothing any more", gone, "nothing"],
])("a %s order for which came %s: %4$s", (status, _name, outcome, care) => {
  expect(mismatchCare(status, "USD", outcome)).toBe(care);
});
