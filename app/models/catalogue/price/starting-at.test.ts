import { describe, expect, test } from "vitest";
import { startingAt } from "./starting-at";

const mug = { unitPriceMinor: 1800, isPriceVisible: true, isSellable: true };

describe("startingAt", () => {
  test("is the lowest price of the children", () => {
    expect(startingAt([mug, { ...mug, unitPriceMinor: 1200 }])).toBe(1200);
  });

  test("ignores a child that cannot be bought", () => {
    expect(startingAt([mug, { ...mug, unitPriceMinor: 1200, isSellable: false }])).toBe(1800);
  });

  test("ignores a child with a hidden price", () => {
    expect(startingAt([mug, { ...mug, unitPriceMinor: 1200, isPriceVisible: false }])).toBe(1800);
  });

  test("is null if no child has a visible price", () => {
    expect(startingAt([{ ...mug, isPriceVisible: false }])).toBeNull();
  });
});
