import { describe, expect, it } from "vitest";
import { formatPriceInput, formatPriceSegment, parsePriceInput } from "./price-segment";

describe("a typed amount", () => {
  it.each([
    ["0", 0],
    ["24.5", 2450],
    ["12345678", 1_234_567_800],
    ["123456.78", 12_345_678],
    ["123456789", null],
    ["1234567.89", null],
    ["24.505", null],
    [".5", null],
    ["1e3", null],
    ["-1", null],
    ["", null],
  ])("%j is %s minor units", (text, minor) => {
    expect(parsePriceInput(text, "USD")).toBe(minor);
  });

  it.each([
    [2450, "USD", "24.5"],
    [2400, "USD", "24"],
    [1000, "USD", "10"],
    [1200, "JPY", "1200"],
  ])("%i %s is written %s", (minor, currency, text) => {
    expect(formatPriceInput(minor, currency)).toBe(text);
  });
});

it("an open end of a range is written min or max", () => {
  expect(formatPriceSegment({ fromMinor: null, toMinor: 1000 }, "USD")).toBe("min,10");
});
