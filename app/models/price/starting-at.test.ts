import { describe, expect, test } from "vitest";
import { startingAt } from "./starting-at";

const mug = { unitPriceMinor: 1800, isPriceVisible: true, isSellable: true };

describe("startingAt", () => {
  test("is the lowest price among the children", () => {
    expect(startingAt([mug, { ...mug, unitPriceMinor: 1200 }])).toBe(1200);
  });

  test("leaves out a child that cannot be bought", () => {
    expect(startingAt([mug, { ...mug, unitPriceMinor: 1200, isSellable: false }])).toBe(1800);
  });

  test("leaves out a child whose price is hidden", () => {
    expect(startingAt([mug, { ...mug, unitPriceMinor: 1200, isPriceVisible: false }])).toBe(1800);
  });

  test("is nothing when no child has a price to show", () => {
    expect(startingAt([{ ...mug, isPriceVisible: false }])).toBeNull();
  });
});
