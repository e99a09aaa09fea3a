import { expect, test } from "vitest";
import { fromStripeAmount, takesAmount, toStripeAmount } from "./stripe-amount.server";

test.each([
  ["USD", 1999, 1999],
  ["JPY", 500, 500],
  ["KWD", 5120, 5120],
  ["ISK", 5, 500],
  ["UGX", 5, 500],
  ["MGA", 250_000, 2500],
  ["MGA", 100, 1],
])("%s %i is %i at Stripe, and back", (currency, minor, amount) => {
  expect(toStripeAmount(minor, currency)).toBe(amount);
  expect(fromStripeAmount(amount, currency)).toBe(minor);
});

test.each([
  ["USD", 1999, true],
  ["JPY", 501, true],
  ["ISK", 1, true],
  ["KWD", 5120, true],
  ["KWD", 5124, false],
  ["TND", 10, true],
  ["TND", 1, false],
  ["MGA", 300, true],
  ["MGA", 301, false],
  ["IQD", 5000, false],
  ["LYD", 5000, false],
])("%s %i can be charged exactly: %s", (currency, minor, takes) => {
  expect(takesAmount(minor, currency)).toBe(takes);
});
