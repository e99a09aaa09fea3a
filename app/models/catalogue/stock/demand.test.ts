import { describe, expect, test } from "vitest";
import { sumDemand } from "./demand";

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
