import { describe, expect, test } from "vitest";
import { checkDemand, sumDemand } from "./demand";

const shelf = { onHand: 5, reserved: 0, manageStock: true, allowBackorders: false, lowStockThreshold: 0 };

describe("sumDemand", () => {
  test("adds up lines of the same stock item", () => {
    const lines = [
      { stockItemId: "bulb", qty: 3 },
      { stockItemId: "lamp", qty: 1 },
      { stockItemId: "bulb", qty: 3 },
    ];
    expect([...sumDemand(lines)]).toEqual([
      ["bulb", 6],
      ["lamp", 1],
    ]);
  });
});

describe("checkDemand", () => {
  test("the last piece can be sold", () => {
    expect(checkDemand(new Map([["bulb", 5]]), new Map([["bulb", shelf]]))).toEqual([]);
  });

  test("one piece more cannot", () => {
    expect(checkDemand(new Map([["bulb", 6]]), new Map([["bulb", shelf]]))).toEqual([
      { stockItemId: "bulb", requestedQty: 6, salableQty: 5, message: "Only 5 available" },
    ]);
  });

  test("an empty stock is out of stock", () => {
    const sold = new Map([["bulb", { ...shelf, reserved: 5 }]]);
    expect(checkDemand(new Map([["bulb", 1]]), sold)[0]?.message).toBe("Out of Stock");
  });

  test("an item with backorders is never refused", () => {
    const open = new Map([["bulb", { ...shelf, allowBackorders: true }]]);
    expect(checkDemand(new Map([["bulb", 60]]), open)).toEqual([]);
  });

  test("an unknown item cannot be sold, and refusals are sorted", () => {
    const refused = checkDemand(
      new Map([
        ["z", 1],
        ["a", 1],
      ]),
      new Map(),
    );
    expect(refused.map((refusal) => refusal.stockItemId)).toEqual(["a", "z"]);
  });
});

test("refusals are sorted by item, in any order of demand", () => {
  const asked = ["c", "a", "b"].map((id) => [id, 9] as const);
  const ids = (pairs: readonly (readonly [string, number])[]) =>
    checkDemand(new Map(pairs), new Map()).map(({ stockItemId }) => stockItemId);
  expect(ids(asked)).toEqual(["a", "b", "c"]);
  expect(ids(asked.toReversed())).toEqual(["a", "b", "c"]);
});
