import { describe, expect, test } from "vitest";
import { autoSelectVariation } from "./auto-select-variation";
import { variation } from "./variation-fixture";

const navyM = variation({ Color: "Navy", Size: "M" });
const navyL = variation({ Color: "Navy", Size: "L" });
const sandM = variation({ Color: "Sand", Size: "M" });
const gone = { stockStatus: "unavailable_for_sale" } as const;

describe("autoSelectVariation", () => {
  test("takes the chosen combination as it is", () => {
    const chosen = autoSelectVariation([navyM, navyL], { Color: "Navy", Size: "L" }, "Size");
    expect(chosen).toEqual({ variation: navyL, updatedLabels: [] });
  });

  test("takes it even when it is sold out", () => {
    const soldOut = variation({ Color: "Navy", Size: "L" }, { stockStatus: "out-of-stock" });
    expect(autoSelectVariation([navyM, soldOut], soldOut.values, "Size")?.variation).toBe(soldOut);
  });

  test("moves the other options when the combination is missing, and says which", () => {
    const chosen = autoSelectVariation([navyM, navyL, sandM], { Color: "Sand", Size: "L" }, "Color");
    expect(chosen).toEqual({ variation: sandM, updatedLabels: ["Size"] });
  });

  test("never gives up the value just chosen", () => {
    const chosen = autoSelectVariation([navyM, navyL], { Color: "Sand", Size: "M" }, "Color");
    expect(chosen).toBeNull();
  });

  test("leaves out what is unavailable", () => {
    const withdrawn = variation({ Color: "Sand", Size: "M" }, gone);
    expect(autoSelectVariation([withdrawn, navyM], { Color: "Sand", Size: "M" })?.variation).toBe(navyM);
  });

  test("prefers stock to backorders among equals", () => {
    const late = variation({ Color: "Sand", Size: "S" }, { stockStatus: "backordered" });
    const chosen = autoSelectVariation([late, sandM], { Color: "Sand", Size: "L" }, "Color");
    expect(chosen?.variation).toBe(sandM);
  });

  test("prefers the earlier of equals", () => {
    expect(autoSelectVariation([navyM, navyL], { Color: "Navy" })?.variation).toBe(navyM);
  });

  test("finds nothing among nothing", () => {
    expect(autoSelectVariation([], { Color: "Navy" })).toBeNull();
  });
});
