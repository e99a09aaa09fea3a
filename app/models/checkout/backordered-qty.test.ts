import { describe, expect, it } from "vitest";
import { backorderedQty } from "./backordered-qty";

const line = (stockItemId: number, qty: number, stockQty: number) => ({
  stockItemId,
  qty,
  stock: { stockQty },
});

describe("backorderedQty", () => {
  it("is nothing while the shelf has enough", () => {
    expect(backorderedQty([line(1, 3, 3)])).toEqual([0]);
  });

  it("is what goes beyond the shelf", () => {
    expect(backorderedQty([line(1, 5, 3), line(2, 2, 0)])).toEqual([2, 2]);
  });

  it("serves the earlier of two lines that share a shelf first", () => {
    expect(backorderedQty([line(1, 2, 3), line(1, 2, 3)])).toEqual([0, 1]);
    expect(backorderedQty([line(1, 4, 3), line(1, 2, 3)])).toEqual([1, 2]);
  });
});
