import { expect, test } from "vitest";
import { findVariation } from "./find-variation";
import { variation } from "./variation-fixture";

const [navyS, navyM, sandS] = [
  variation({ Color: "Navy", Size: "S" }),
  variation({ Color: "Navy", Size: "M" }),
  variation({ Color: "Sand", Size: "S" }),
];
const all = [navyS, navyM, sandS];

test.each([
  [{ Color: "Navy", Size: "M" }, navyM],
  [{ Color: "Sand", Size: "S" }, sandS],
  [{ Color: "Navy", Size: "S", Engraving: "Ada" }, navyS],
])("%j selects one variation", (selection, found) => {
  expect(findVariation(all, selection)).toBe(found);
});

test.each([[{ Color: "Navy" }], [{ Size: "S" }], [{ Color: "Sand", Size: "M" }], [{}]])(
  "%j selects none",
  (selection) => {
    expect(findVariation(all, selection)).toBeUndefined();
  },
);
