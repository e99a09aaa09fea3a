import { describe, expect, test } from "vitest";
import { variation } from "../variation/variation-fixture";
import { autoSelectVariation } from "./auto-select-variation";

const navyM = variation({ Color: "Navy", Size: "M" });
const navyL = variation({ Color: "Navy", Size: "L" });
const sandM = variation({ Color: "Sand", Size: "M" });
const gone = { stockStatus: "unavailable_for_sale" } as const;

describe("autoSelectVariation", () => {
  test("takes the selected combination if it exists", () => {
    const chosen = autoSelectVariation([navyM, navyL], { Color: "Navy", Size: "L" }, "Size");
    expect(chosen).toEqual({ variation: navyL, updatedLabels: [] });
  });

  test("even if it is sold out", () => {
    const soldOut = variation({ Color: "Navy", Size: "L" }, { stockStatus: "out-of-stock" });
    expect(autoSelectVariation([navyM, soldOut], soldOut.values, "Size")?.variation).toBe(soldOut);
  });

  test("changes other options if the combination does not exist, and lists them", () => {
    const chosen = autoSelectVariation([navyM, navyL, sandM], { Color: "Sand", Size: "L" }, "Color");
    expect(chosen).toEqual({ variation: sandM, updatedLabels: ["Size"] });
  });

  test("keeps the value just selected", () => {
    const chosen = autoSelectVariation([navyM, navyL], { Color: "Sand", Size: "M" }, "Color");
    expect(chosen).toBeNull();
  });

  test("skips unavailable variations", () => {
    const withdrawn = variation({ Color: "Sand", Size: "M" }, gone);
    expect(autoSelectVariation([withdrawn, navyM], { Color: "Sand", Size: "M" })?.variation).toBe(navyM);
  });

  test("prefers stock to backorders for equal matches", () => {
    const late = variation({ Color: "Sand", Size: "S" }, { stockStatus: "backordered" });
    const chosen = autoSelectVariation([late, sandM], { Color: "Sand", Size: "L" }, "Color");
    expect(chosen?.variation).toBe(sandM);
  });

  test("prefers the earlier of equal variations", () => {
    expect(autoSelectVariation([navyM, navyL], { Color: "Navy" })?.variation).toBe(navyM);
  });

  test("is null without variations", () => {
    expect(autoSelectVariation([], { Color: "Navy" })).toBeNull();
  });
});
