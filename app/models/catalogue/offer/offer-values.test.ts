import { expect, test } from "vitest";
import { emptySellable, missingItem } from "../stock/sellable";
import { offerFields } from "./offer-fields";
import { cellsOf, emptyOffer, emptyStock } from "./offer-values";

test("a new offer asks nothing, hides nothing and may be sold a hundred times in a cart", () => {
  expect(emptyOffer).toMatchObject({ priceMinor: 0, msrpMinor: null, hidePrice: false, maxCartQty: 100 });
  expect(emptyOffer).not.toHaveProperty("onHand");
});

test("a new stock item is counted and empty", () => {
  expect(emptyStock).toMatchObject({ onHand: 0, manageStock: true, allowBackorders: false });
});

test("what can be sold has a fee of 0 where its offer has none", () => {
  expect([emptyOffer.shippingFeeMinor, emptySellable.shippingFeeMinor]).toEqual([null, 0]);
});

test("nothing can be sold without a stock item", () => {
  expect(missingItem).toEqual({
    onHand: 0,
    reserved: 0,
    manageStock: true,
    allowBackorders: false,
    lowStockThreshold: 0,
  });
});

test("each field has a column of its own in files and in its table", () => {
  const fields = Object.values(offerFields);
  expect(new Set(fields.map(({ cell }) => cell)).size).toBe(fields.length);
  expect(new Set(fields.map(({ of, column }) => `${of}.${column}`)).size).toBe(fields.length);
});

test("the columns of a group are in order", () => {
  expect(cellsOf("price")).toEqual(["price", "final_price", "msrp", "market_prices", "hide_price"]);
});
