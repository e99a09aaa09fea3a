import { expect, test } from "vitest";
import { gtinProblem } from "./gtin";

test.each([
  ["GTIN-8", "96385074"],
  ["GTIN-12", "036000291452"],
  ["GTIN-13", "4006381333931"],
  ["GTIN-14", "10614141000415"],
  ["one whose check digit is 0", "4006381333900"],
])("%s is valid", (_, text) => {
  expect(gtinProblem(text)).toBeNull();
});

test.each([
  ["7 digits", "9638507"],
  ["9 digits", "963850740"],
  ["15 digits", "106141410004150"],
  ["a number of Excel's", "4.00638E+12"],
  ["a hyphen", "400638-1333931"],
  ["nothing", ""],
])("%s is refused", (_, text) => {
  expect(gtinProblem(text)).toBe("is not a GTIN: it must have 8, 12, 13 or 14 digits");
});

test("two swapped digits are found, and the expected digit is named", () => {
  expect(gtinProblem("4006381339331")).toBe("is not a GTIN: its last digit should be 9");
});
