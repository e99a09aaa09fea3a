import { expect, it } from "vitest";
import type { PriceView } from "../price/price-view";
import type { StockView } from "../stock/stock-view";
import { cardAction } from "./card-action";

const stock: StockView = { status: "in-stock", text: "In Stock", message: "", isInStock: true };
const price: PriceView = { kind: "in-cart" };

it.each([
  ["simple", "add"],
  ["variable_product", "options"],
  ["grouped", "options"],
  ["gift_certificate", "options"],
] as const)("a card of class %s offers %s", (classCode, action) => {
  expect(cardAction({ classCode, stock, price })).toBe(action);
});

it.each([
  ["out-of-stock", "sold-out"],
  ["unavailable_for_sale", "unavailable"],
  ["discontinued", "unavailable"],
] as const)("a product that is %s shows %s, whatever its class", (status, action) => {
  const gone = { ...stock, status, isInStock: false };
  expect(cardAction({ classCode: "variable_product", stock: gone, price })).toBe(action);
});

it("backordered goods can be added", () => {
  expect(cardAction({ classCode: "simple", stock: { ...stock, status: "backordered" }, price })).toBe("add");
});

it("a visitor who may not see prices gets a link to the product", () => {
  expect(cardAction({ classCode: "simple", stock, price: { kind: "sign-in" } })).toBe("details");
});

it("what has no price is unavailable, not sold out", () => {
  const unpriced: StockView = {
    status: "out-of-stock",
    text: "Invalid Price",
    message: "",
    isInStock: false,
  };
  expect(cardAction({ classCode: "simple", stock: unpriced, price: { kind: "none" } })).toBe("unavailable");
});
