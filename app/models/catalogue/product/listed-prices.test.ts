import { describe, expect, it } from "vitest";
import type { Sellable } from "../stock/sellable";
import { groupsWithPrices, listedPrices } from "./listed-prices";
import { sellable } from "./sellable-fixture";

const family = (members: Sellable[], classCode: "variable_product" | "grouped" = "variable_product") => ({
  classCode,
  self: null,
  members,
});
const simple = (over: Parameters<typeof sellable>[0]) => ({
  classCode: "simple" as const,
  self: sellable(over),
  members: [],
});
const level = (group: string, priceMinor: number, minQty = 1) => ({
  id: "1",
  customerGroups: [group],
  minQty,
  priceMinor,
});
const wholesale = [level("wholesale", 560)];

describe("a listing finds a simple product by", () => {
  it("its price, sold out or not", () => {
    expect(listedPrices(simple({ priceMinor: 700 }), null).priceMinor).toBe(700);
    expect(listedPrices(simple({ priceMinor: 700, onHand: 0 }), null).priceMinor).toBe(700);
  });
  it("no price that is hidden or invalid", () => {
    expect(listedPrices(simple({ hidePrice: true }), null).priceMinor).toBe(0);
    expect(listedPrices(simple({ priceMinor: 0 }), null).priceMinor).toBe(0);
  });
  it("the price of the viewer's group", () => {
    const product = simple({ priceMinor: 2100, levels: wholesale });
    expect(["wholesale", "staff", null].map((group) => listedPrices(product, group).priceMinor)).toEqual([
      560, 2100, 2100,
    ]);
  });
  it("no price for two or more pieces", () => {
    const product = simple({ priceMinor: 2100, levels: [level("wholesale", 560, 2)] });
    expect(listedPrices(product, "wholesale").priceMinor).toBe(2100);
    expect(groupsWithPrices(product)).toEqual([]);
  });
});

describe("a listing finds a family by", () => {
  it("the members that can be bought", () => {
    const members = [sellable({ priceMinor: 300, onHand: 0 }), sellable({ priceMinor: 500 })];
    expect(listedPrices(family(members), null)).toEqual({ priceMinor: 500, memberPricesMinor: [0, 500] });
  });
  it("the members that can be backordered", () => {
    const backordered = sellable({ priceMinor: 300 });
    const item = { ...backordered.item, onHand: 0, allowBackorders: true };
    const members = [{ ...backordered, item }, sellable({ priceMinor: 500 })];
    expect(listedPrices(family(members), null).priceMinor).toBe(300);
  });
  it("no hidden price: a group with a hidden 3.00 is not found at 3.00", () => {
    const members = [sellable({ priceMinor: 300, hidePrice: true }), sellable({ priceMinor: 500 })];
    expect(listedPrices(family(members, "grouped"), null)).toEqual({
      priceMinor: 500,
      memberPricesMinor: [0, 500],
    });
  });
  it("all variations if none can be bought, but no child of a group then", () => {
    const members = [sellable({ priceMinor: 300, onHand: 0 }), sellable({ priceMinor: 500, onHand: 0 })];
    expect(listedPrices(family(members), null)).toEqual({ priceMinor: 300, memberPricesMinor: [300, 500] });
    expect(listedPrices(family(members, "grouped"), null)).toEqual({
      priceMinor: 0,
      memberPricesMinor: [0, 0],
    });
  });
  it("no price if its own is hidden or it has no members", () => {
    const hidden = { ...family([sellable()]), self: sellable({ hidePrice: true }) };
    expect(listedPrices(hidden, null)).toEqual({ priceMinor: 0, memberPricesMinor: [0] });
    expect(listedPrices(family([]), null)).toEqual({ priceMinor: 0, memberPricesMinor: [] });
  });
  it("its members' prices for the viewer's group", () => {
    const members = [sellable({ priceMinor: 2100, levels: wholesale }), sellable({ priceMinor: 900 })];
    expect(listedPrices(family(members), "wholesale")).toEqual({
      priceMinor: 560,
      memberPricesMinor: [560, 900],
    });
    expect(groupsWithPrices(family(members))).toEqual(["wholesale"]);
  });
});
