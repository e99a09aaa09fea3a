import { describe, expect, test } from "vitest";
import { salableQty, stockQty, unlimitedQty } from "./salable-qty";

const stocked = { onHand: 5, reserved: 2, manageStock: true, allowBackorders: false, lowStockThreshold: 0 };

describe("stockQty", () => {
  test("excludes reserved pieces", () => {
    expect(stockQty(stocked)).toBe(3);
  });

  test("is never below zero, whatever the backorders", () => {
    expect(stockQty({ ...stocked, reserved: 9 })).toBe(0);
  });

  test("is unlimited if stock is not managed", () => {
    expect(stockQty({ ...stocked, onHand: 0, manageStock: false })).toBe(unlimitedQty);
  });
});

describe("salableQty", () => {
  test("is the free stock", () => {
    expect(salableQty(stocked)).toBe(3);
  });

  test("is unlimited with backorders", () => {
    expect(salableQty({ ...stocked, reserved: 5, allowBackorders: true })).toBe(unlimitedQty);
  });
});
