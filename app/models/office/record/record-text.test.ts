import { describe, expect, test } from "vitest";
import { inLineOrder, lineCount, rangeOfLine } from "./record-text";

describe("the text of a record (rule office-90)", () => {
  test("its last line counts when it is empty", () => {
    expect(lineCount("one\ntwo\n")).toBe(3);
  });

  test("a line is found without what ends it", () => {
    const text = "one\ntwo\nthree";
    const { from, to } = rangeOfLine(text, 2);
    expect(text.slice(from, to)).toBe("two");
  });

  test("messages stand once, in the order of their lines", () => {
    const later = { line: 9, reason: "<p> is never closed" };
    const first = { line: 2, reason: "No slug" };
    expect(inLineOrder([later, first, later])).toEqual([first, later]);
  });
});
