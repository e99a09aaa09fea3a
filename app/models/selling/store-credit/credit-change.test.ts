import { expect, test } from "vitest";
import { creditChange } from "./credit-change";

test.each([
  [0, 1, "issued"],
  [500, -1, "withdrawn"],
  [500, -500, "withdrawn"],
] as const)("with %i there, a change of %i is %s", (balance, amount, kind) => {
  expect(creditChange(balance, amount, "USD")).toBe(kind);
});

test("more than there is cannot be withdrawn", () => {
  expect(() => creditChange(500, -501, "USD")).toThrow("The customer has $5.00 of credit, not $5.01.");
});

test.each([0, 0.5, Number.NaN])("%d is no change", (amount) => {
  expect(() => creditChange(500, amount, "USD")).toThrow("Enter an amount other than 0.");
});
