import { expect, test } from "vitest";
import { changeText, chartLines } from "./sales-chart";

test("lines go from the left to the right and from the ground to the top", () => {
  const day = (valueMinor: number, beforeMinor: number) => ({ label: "", valueMinor, beforeMinor });
  expect(chartLines([day(0, 50), day(100, -5)], { width: 60, height: 20 })).toEqual({
    line: "M0 20L60 0",
    before: "M0 10L60 20",
    topMinor: 100,
  });
});

test("a chart of no sales has its lines on the ground", () => {
  expect(chartLines([{ label: "", valueMinor: 0, beforeMinor: 0 }], { width: 60, height: 20 }).line).toBe(
    "M0 20",
  );
});

test.each([
  [109, 100, "9 % more than the week before"],
  [50, 100, "50 % less than the week before"],
  [100, 100, "as much as the week before"],
  [5, 0, "nothing the week before"],
  [0, 0, ""],
])("%i after %i: %s", (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});
