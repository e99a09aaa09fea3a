import { expect, test } from "vitest";
import { mergeTaxes } from "./merge-taxes";

test("taxes of several carts are one for each name, in the order they come first", () => {
  const duties = [
    { name: "Excise", amountMinor: 30 },
    { name: "Levy", amountMinor: 5 },
    { name: "Excise", amountMinor: 12 },
  ];
  expect(mergeTaxes(duties)).toEqual([
    { name: "Excise", amountMinor: 42 },
    { name: "Levy", amountMinor: 5 },
  ]);
  expect(mergeTaxes([])).toEqual([]);
});
