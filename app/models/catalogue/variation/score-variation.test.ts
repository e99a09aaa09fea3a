import { expect, test } from "vitest";
import { scoreVariation } from "./score-variation";
import { variation } from "./variation-fixture";

const selection = { Color: "Navy", Size: "M" };

test.each([
  [{ Color: "Navy", Size: "M" }, "in-stock", 8],
  [{ Color: "Navy", Size: "L" }, "in-stock", 5],
  [{ Color: "Navy", Size: "L" }, "backordered", 4],
  [{ Color: "Navy", Size: "L" }, "out-of-stock", 3],
  [{ Color: "Sand", Size: "L" }, "in-stock", 2],
  [{ Color: "Sand", Size: "L" }, "out-of-stock", 0],
] as const)("%o %s scores %i", (values, stockStatus, score) => {
  expect(scoreVariation(variation(values, { stockStatus }), selection)).toBe(score);
});
