import { describe, expect, test } from "vitest";
import { divideHalfAway, roundHalfAway } from "./round-half-away";

describe("roundHalfAway", () => {
  test.each([
    [2.4, 2],
    [2.5, 3],
    [-2.4, -2],
    [-2.5, -3],
    [-0.4, 0],
    [0, 0],
  ])("%d becomes %i", (value, rounded) => {
    expect(roundHalfAway(value)).toBe(rounded);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses %d", (value) => {
    expect(() => roundHalfAway(value)).toThrow(RangeError);
  });
});

describe("divideHalfAway", () => {
  test.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [7n, 3n, 2n],
    [8n, 3n, 3n],
    [0n, 3n, 0n],
  ])("%i / %i is %i", (numerator, denominator, quotient) => {
    expect(divideHalfAway(numerator, denominator)).toBe(quotient);
  });

  test("refuses to divide by zero", () => {
    expect(() => divideHalfAway(1n, 0n)).toThrow(RangeError);
  });
});

test("the error names what cannot be computed", () => {
  expect(() => roundHalfAway(Number.NaN)).toThrow("Cannot round NaN");
  expect(() => divideHalfAway(1n, 0n)).toThrow("The denominator must be above zero");
  expect(() => divideHalfAway(1n, -2n)).toThrow("The denominator must be above zero");
});

test("a denominator of one changes nothing", () => {
  expect(divideHalfAway(-7n, 1n)).toBe(-7n);
});
