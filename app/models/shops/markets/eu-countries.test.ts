import { expect, test } from "vitest";
import { isEeaCountry, isEuCountry } from "./eu-countries";

test.each([
  ["AT", true, true],
  ["HR", true, true],
  ["SK", true, true],
  ["IS", false, true],
  ["LI", false, true],
  ["NO", false, true],
  ["CH", false, false],
  ["GB", false, false],
  ["US", false, false],
  ["de", false, false],
  ["", false, false],
])("%s is in the union: %s, in its economic area: %s", (country, inUnion, inArea) => {
  expect([isEuCountry(country), isEeaCountry(country)]).toEqual([inUnion, inArea]);
});

test("the union has 27 members", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const all = letters.flatMap((first) => letters.map((second) => first + second));
  expect(all.filter(isEuCountry)).toHaveLength(27);
  expect(all.filter(isEeaCountry)).toHaveLength(30);
});
