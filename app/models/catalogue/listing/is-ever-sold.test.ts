import { describe, expect, it } from "vitest";
import { emptySellable, type Sellable } from "../stock/sellable";
import { countedVariations, isEverSold } from "./is-ever-sold";

const sold: Sellable = { ...emptySellable, finalPriceMinor: 1000, availableForSale: true };
const level = { id: "1", customerGroups: ["trade"], minQty: 1, priceMinor: 900 };

describe("a variation (rule filters-4)", () => {
  it.each<[string, Partial<Sellable>, boolean]>([
    ["that is sold out", {}, true],
    ["that is priced for a group alone", { finalPriceMinor: 0, levels: [level] }, true],
    ["that is archived", { status: "archived" }, false],
    ["that is hidden", { isListed: false }, false],
    ["that is not for sale", { availableForSale: false }, false],
    ["that is sold out and discontinued", { status: "discontinued" }, false],
    ["without a price", { finalPriceMinor: 0 }, false],
  ])("%s", (_name, over, isSold) => {
    expect(isEverSold({ ...sold, ...over })).toBe(isSold);
  });
});

it("only variations that are ever sold count, and all of a product that has none", () => {
  const [blue, red] = [{ self: sold }, { self: { ...sold, isListed: false } }];
  expect(countedVariations([red, blue])).toEqual([blue]);
  expect(countedVariations([red])).toEqual([red]);
});
