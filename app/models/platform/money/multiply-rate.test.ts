import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { containedRate, multiplyRate } from "./multiply-rate";

describe("multiplyRate", () => {
  test.each([
    [10_000, 600, 600],
    [1999, 887.5, 177],
    [50, 100, 1],
    [49, 100, 0],
    [-50, 100, -1],
    [1234, 0, 0],
    [1234, 10_000, 1234],
  ])("%i at %d basis points is %i", (minor, rate, part) => {
    expect(multiplyRate(minor, rate)).toBe(part);
  });

  test("halves that binary fractions would lose round away from zero", () => {
    expect(multiplyRate(1000, 1.005 * 1000)).toBe(101);
  });
});

describe("containedRate", () => {
  test.each([
    [1089, 890, 89],
    [1200, 2000, 200],
    [0, 2000, 0],
    [999, 0, 0],
  ])("%i contains %d basis points as %i", (minor, rate, part) => {
    expect(containedRate(minor, rate)).toBe(part);
  });

  test("the added tax is found again to within a minor unit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 5000 }), (net, rate) => {
        const tax = multiplyRate(net, rate);
        expect(Math.abs(containedRate(net + tax, rate) - tax)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
