import { describe, expect, test } from "vitest";
import { salableQty, stockQty, unlimitedQty } from "./salable-qty";

const shelf = { onHand: 5, reserved: 2, manageStock: true, allowBackorders: false, lowStockThreshold: 0 };

describe("stockQty", () => {
  test("leaves out what was promised", () => {
    expect(stockQty(shelf)).toBe(3);
  });

  test("never falls below zero, however many backorders wait", () => {
    expect(stockQty({ ...shelf, reserved: 9 })).toBe(0);
  });

  test("has no limit where stock is not managed", () => {
    expect(stockQty({ ...shelf, onHand: 0, manageStock: false })).toBe(unlimitedQty);
  });
});

describe("salableQty", () => {
  test("is what is free on the shelf", () => {
    expect(salableQty(shelf)).toBe(3);
  });

  test("has no limit where backorders are taken", () => {
    expect(salableQty({ ...shelf, reserved: 5, allowBackorders: true })).toBe(unlimitedQty);
  });
});
