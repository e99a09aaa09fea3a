import { expect, test } from "vitest";
import { canadianProvince } from "./canadian-province";

test.each([
  ["A1A", "NL"],
  ["h2y 1c6", "QC"],
  ["K1A 0B1", "ON"],
  ["X0A", "NU"],
  ["X0C", "NU"],
  ["X0E", "NT"],
  ["X1A", "NT"],
  ["Y1A", "YT"],
  ["D1A", null],
  ["", null],
])("the province of %j is %s", (area, province) => {
  expect(canadianProvince(area)).toBe(province);
});
