import { describe, expect, test } from "vitest";
import type { WidgetItem } from "../shops/widget-content";
import { fieldChoice, fieldFlag, fieldList } from "./field-values";

const item = (value: string | number | boolean | null): WidgetItem => ({ field: { value, label: "" } });

describe("a switch", () => {
  test.each([true, "true", "TRUE", 1, "1", "yes", "on"])("%j is on", (value) => {
    expect(fieldFlag(item(value), "field", false)).toBe(true);
  });
  test.each([false, "false", 0, "0", "no", "Off"])("%j is off", (value) => {
    expect(fieldFlag(item(value), "field", true)).toBe(false);
  });
  test.each([null, "", "perhaps"])("%j gives the fallback", (value) => {
    expect([fieldFlag(item(value), "field", true), fieldFlag(item(value), "field", false)]).toEqual([
      true,
      false,
    ]);
  });
});

test("an unknown word gives the first choice", () => {
  expect(fieldChoice(item("diagonal"), "field", ["left", "center"])).toBe("left");
  expect(fieldChoice(item("center"), "field", ["left", "center"])).toBe("center");
});

test("a list is separated by commas, bars or lines", () => {
  expect(fieldList(item("A-1, B-2|C-3\n\nD-4,"), "field")).toEqual(["A-1", "B-2", "C-3", "D-4"]);
});

test("a missing field gives nothing", () => {
  expect(fieldList(undefined, "field")).toEqual([]);
});
