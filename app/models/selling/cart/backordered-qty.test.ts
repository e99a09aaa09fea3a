import { describe, expect, it } from "vitest";
import { backorderedQty } from "./backordered-qty";

const line = (stockItemId: number, qty: number, stockQty: number) => ({
  stockItemId,
  qty,
  stock: { stockQty },
});

describe("backorderedQty", () => {
  it("is zero while the stock suffices", () => {
    expect(backorderedQty([line(1, 3, 3)])).toEqual([0]);
  });

  it("is the quantity above the stock", () => {
    expect(backorderedQty([line(1, 5, 3), line(2, 2, 0)])).toEqual([2, 2]);
  });

  it("serves the earlier of two lines of one stock item first", () => {
    expect(backorderedQty([line(1, 2, 3), line(1, 2, 3)])).toEqual([0, 1]);
    expect(backorderedQty([line(1, 4, 3), line(1, 2, 3)])).toEqual([1, 2]);
  });
});
