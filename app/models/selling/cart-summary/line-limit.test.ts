import { describe, expect, it } from "vitest";
import { missingItem } from "../../catalogue/stock/sellable";
import { mugLine } from "./cart-line-fixture";
import { lineLimit, salableForLine } from "./line-limit";

const stock = { onHand: 10, reserved: 4, manageStock: true, allowBackorders: false, lowStockThreshold: 0 };
const line = { ...mugLine, item: stock };

describe("lineLimit", () => {
  it("is the free quantity of the stock item", () => {
    expect(lineLimit(line, [line])).toBe(6);
  });

  it("subtracts what another line takes of the same stock item", () => {
    const other = { ...line, itemId: 2, productId: 12, qty: 4 };
    expect(lineLimit(line, [line, other])).toBe(2);
  });

  it("ignores lines of other stock items", () => {
    const other = { ...line, itemId: 2, stockItemId: 6, qty: 4 };
    expect(lineLimit(line, [line, other])).toBe(6);
  });

  it("never falls below zero", () => {
    const other = { ...line, itemId: 2, qty: 40 };
    expect(lineLimit(line, [line, other])).toBe(0);
  });

  it("respects the product's own limit and the general one", () => {
    const plenty = { ...stock, onHand: 5000 };
    expect(lineLimit({ ...line, item: plenty, maxCartQty: 3 }, [])).toBe(3);
    expect(lineLimit({ ...line, item: plenty, maxCartQty: 500 }, [])).toBe(100);
  });

  it("is zero without a stock item", () => {
    expect(lineLimit({ ...line, item: missingItem, stockItemId: null }, [])).toBe(0);
    expect(lineLimit({ ...line, stockItemId: null }, [])).toBe(0);
  });
});

describe("salableForLine", () => {
  it("with backorders exceeds the stock, except for a discontinued product", () => {
    const backordered = { ...line, item: { ...stock, allowBackorders: true } };
    expect(salableForLine(backordered, [])).toBeGreaterThan(1000);
    expect(salableForLine({ ...backordered, status: "discontinued" }, [])).toBe(6);
  });
});
