import { expect, test } from "vitest";
import { fromPaypalAmount, takesAmount, toPaypalAmount } from "./paypal-amount.server";

test.each([
  ["USD", 1999, "19.99"],
  ["JPY", 500, "500"],
  ["HUF", 12_300, "123"],
  ["TWD", 100, "1"],
])("%s %i is %s at PayPal, and back", (currency_code, minor, value) => {
  expect(toPaypalAmount(minor, currency_code)).toEqual({ currency_code, value });
  expect(fromPaypalAmount({ currency_code, value }).amountMinor).toBe(minor);
});

test.each([
  ["USD", 1999, true],
  ["JPY", 501, true],
  ["HUF", 12_300, true],
  ["HUF", 12_350, false],
  ["TWD", 101, false],
  ["KWD", 5120, false],
])("%s %i can be charged exactly: %s (rule payment-10)", (currency, minor, takes) => {
  expect(takesAmount(minor, currency)).toBe(takes);
});
