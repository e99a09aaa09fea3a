import { describe, expect, it } from "vitest";
import { sellable, stranger } from "../product/sellable-fixture";
import type { Sellable } from "../stock/sellable";
import { priceView } from "./price-view";

/** A price of $24.00 for what has a list price of $30.00, unless `terms` say otherwise. */
const known = (terms: Partial<Sellable> = {}) => ({
  unitPriceMinor: 2400,
  sellable: sellable({ priceMinor: 3000, ...terms }),
});

describe("a visible price", () => {
  it("strikes the list price through if it is sold for less", () => {
    expect(priceView(known(), stranger)).toMatchObject({ priceMinor: 2400, wasMinor: 3000, savePercent: 20 });
  });
  it("strikes the manufacturer's price through if that is higher", () => {
    expect(priceView(known({ msrpMinor: 4800 }), stranger)).toMatchObject({
      wasMinor: 4800,
      savePercent: 50,
    });
  });
  it.each([2400, 2399, 0])("strikes nothing through at a list price of %i", (priceMinor) => {
    expect(priceView(known({ priceMinor }), stranger)).toMatchObject({ wasMinor: null, savePercent: 0 });
  });
  it("includes the shipping fee of a piece, if any", () => {
    expect(priceView(known({ shippingFeeMinor: 800 }), stranger)).toMatchObject({ shippingFeeMinor: 800 });
    expect(priceView(known({ shippingFeeMinor: 0 }), stranger)).not.toHaveProperty("shippingFeeMinor");
  });
  it("includes the unit price", () => {
    expect(priceView(known({ unitPriceMeasure: "750 ml / 100 ml" }), stranger)).toMatchObject({
      perMeasure: { amountMinor: 320, base: { value: 100, unit: "ml" } },
    });
    expect(priceView(known({ unitPriceMeasure: "" }), stranger)).not.toHaveProperty("perMeasure");
  });
  it("has no unit price if it is a starting price", () => {
    const family = { ...known({ unitPriceMeasure: "750 ml" }), isStartingAt: true };
    expect(priceView(family, stranger)).not.toHaveProperty("perMeasure");
  });
  it("is told for the litre where the shop tells it so, and not at all where it tells none", () => {
    const bottle = known({ unitPriceMeasure: "750 ml" });
    expect(priceView(bottle, { ...stranger, measureBase: "whole" })).toMatchObject({
      perMeasure: { amountMinor: 3200, base: { value: 1, unit: "l" } },
    });
    expect(priceView(bottle, { ...stranger, measureBase: null })).not.toHaveProperty("perMeasure");
  });
  it("tells the lowest price of thirty days beside a reduced one, where the shop does", () => {
    const telling = { ...stranger, tellsPrior: true };
    expect(priceView(known({ priorMinor: 2500 }), telling)).toMatchObject({ priorMinor: 2500 });
    expect(priceView(known({ priorMinor: 2500 }), stranger)).not.toHaveProperty("priorMinor");
    expect(priceView(known({ priorMinor: 2500, priceMinor: 2400 }), telling)).not.toHaveProperty(
      "priorMinor",
    );
    expect(priceView(known(), telling)).not.toHaveProperty("priorMinor");
  });
  it("is null without a price", () => {
    expect(priceView({ ...known(), unitPriceMinor: 0 }, stranger)).toEqual({ kind: "none" });
  });
});

describe("a hidden price contains no amount", () => {
  it("of a product shown in the cart only", () => {
    expect(
      priceView(known({ hidePrice: true, shippingFeeMinor: 800, unitPriceMeasure: "1 l" }), stranger),
    ).toEqual({
      kind: "in-cart",
    });
  });
  it("of a shop with prices for customers only", () => {
    expect(priceView(known(), { ...stranger, hideForAnonymous: true })).toEqual({ kind: "sign-in" });
  });
});
