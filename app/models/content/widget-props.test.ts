import { describe, expect, test } from "vitest";
import { choiceProp, countProp, flagProp, numberProp, textListProp, textProp } from "./widget-props";

describe.each([undefined, null, {}, [], "nonsense", -1, 1.5])("given %j", (wrong) => {
  test("a switch has its default", () => {
    expect(flagProp(true).parse(wrong)).toBe(true);
  });
  test("a choice is its first word", () => {
    expect(choiceProp(["fill", "center"]).parse(wrong)).toBe("fill");
  });
  test("a count has its default", () => {
    expect(countProp(1, 10, 4).parse(wrong)).toBe(4);
  });
});

test.each([
  [1, 1],
  [10, 10],
  [0, 4],
  [11, 4],
])("a count from 1 to 10 reads %d as %d", (given, taken) => {
  expect(countProp(1, 10, 4).parse(given)).toBe(taken);
});

test("a number may have a fraction", () => {
  expect(numberProp(0, 10, 2).parse(2.5)).toBe(2.5);
});

test("a number is not accepted as text", () => {
  expect(textProp("none").parse(7)).toBe("none");
});

test("a list keeps its texts and drops the rest", () => {
  expect(textListProp().parse(["MUG-1", 12, null, "", { sku: "x" }])).toEqual(["MUG-1", "12"]);
});
