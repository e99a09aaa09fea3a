import { describe, expect, test } from "vitest";
import { plainNumber, ShapeReader } from "./number-shape";

const shapeOf = (...cells: string[]) => {
  const reader = new ShapeReader();
  for (const cell of cells) reader.add(cell);
  return reader.isMixed ? "mixed" : reader.shape;
};

describe("a column's cells tell how its numbers are written", () => {
  test.each([
    [["1.000", "12,50"], "comma"],
    [["1.234,50"], "comma"],
    [["1.234.567"], "comma"],
    [["1,000", "12.50"], "point"],
    [["0.500"], "point"],
    [["1234.567"], "point"],
    [["12,5"], "comma"],
    [["1.000", "12", ""], null],
    [["12.50", "12,50"], "mixed"],
    [["cheap", "5"], null],
  ])("%j", (cells, shape) => {
    expect(shapeOf(...cells)).toBe(shape);
  });
});

describe("a number is read by the shape of its column", () => {
  test.each([
    ["1.000", "comma", "1000"],
    ["1.000", "point", "1.000"],
    ["1.000", null, null],
    ["1,000", null, null],
    ["1.234,50", null, "1234.50"],
    ["-1.234,50", "comma", "-1234.50"],
    ["12,50", "point", "12.50"],
    ["€ 1.234,50", null, "€ 1234.50"],
    ["1 234,50", null, "1234.50"],
    ["1’234.50", null, "1234.50"],
    ["1.234.567", null, "1234567"],
    ["12.34.56", "comma", "12.34.56"],
    ["S, M", "comma", "S, M"],
    ["24", null, "24"],
  ] as const)("%s in a column with a %s is %s", (cell, shape, plain) => {
    expect(plainNumber(cell, shape)).toBe(plain);
  });
});
