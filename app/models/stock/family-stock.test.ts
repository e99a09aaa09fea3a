import { describe, expect, test } from "vitest";
import { groupedStock, variableStock } from "./family-stock";
import { productStock } from "./product-stock";

function member(over: { onHand?: number; allowBackorders?: boolean; availableForSale?: boolean }) {
  const { onHand = 0, allowBackorders = false, availableForSale = true } = over;
  const item = { onHand, reserved: 0, manageStock: true, allowBackorders, lowStockThreshold: 0 };
  return productStock({ unitPriceMinor: 2400, item, status: "active", availableForSale });
}

const full = member({ onHand: 3 });
const fuller = member({ onHand: 7 });
const empty = member({});
const backordered = member({ allowBackorders: true });
const withdrawn = member({ availableForSale: false });

describe("a variable product", () => {
  test("without variations is unavailable", () => {
    expect(variableStock([])).toMatchObject({
      stockStatus: "unavailable_for_sale",
      stockStatusText: "Unavailable",
    });
  });

  test.each([
    ["In Stock", [empty, full]],
    ["In Stock", [backordered, full]],
    ["Backordered", [empty, backordered]],
    ["Out of Stock", [empty, empty]],
    ["Out of Stock", [empty, withdrawn]],
    ["Unavailable", [withdrawn, withdrawn]],
  ])("is %s as its best variation is", (text, variations) => {
    expect(variableStock(variations).stockStatusText).toBe(text);
  });

  test("sells as many as its best stocked variation", () => {
    expect(variableStock([full, fuller]).salableQty).toBe(7);
  });
});

describe("a grouped product", () => {
  test.each([
    ["in-stock", [empty, full]],
    ["backordered", [empty, backordered]],
    ["out-of-stock", [empty]],
    ["out-of-stock", [withdrawn]],
    ["out-of-stock", []],
  ])("is %s", (status, children) => {
    expect(groupedStock(children).stockStatus).toBe(status);
  });
});
