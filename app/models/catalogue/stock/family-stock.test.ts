import { describe, expect, test } from "vitest";
import { sellable } from "../product/sellable-fixture";
import { groupedStock, variableStock } from "./family-stock";
import { productStock } from "./product-stock";

function member(over: { onHand?: number; allowBackorders?: boolean; availableForSale?: boolean }) {
  const { onHand = 0, allowBackorders = false, availableForSale = true } = over;
  const item = { onHand, reserved: 0, manageStock: true, allowBackorders, lowStockThreshold: 0 };
  return productStock(sellable({ item, availableForSale }), { unitPriceMinor: 2400 });
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
  ])("is %s like its best variation", (text, variations) => {
    expect(variableStock(variations).stockStatusText).toBe(text);
  });

  test("can sell as many as its best-stocked variation", () => {
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

describe("the figures of a family", () => {
  const info = (over: Partial<ReturnType<typeof member>>) => ({ ...full, ...over });

  test("are the largest of its members', the cart's pieces added up, without messages of a single member", () => {
    const small = info({ stockQty: 3, maxCartQty: 2, requestedQty: 1, qtyInCart: 1, manageStock: false });
    const large = info({ stockQty: 7, maxCartQty: 5, requestedQty: 4, qtyInCart: 2, manageStock: true });
    expect(variableStock([small, large, empty])).toEqual({
      salableQty: 3,
      stockQty: 7,
      stockStatus: "in-stock",
      stockStatusText: "In Stock",
      stockMessage: "",
      lowStockMessage: "",
      isInStock: true,
      isBackorders: false,
      backordersQty: 0,
      backordersMessage: "",
      maxCartQty: 5,
      qtyInCart: 3,
      requestedQty: 4,
      manageStock: true,
    });
  });

  test("count stock only if a member does", () => {
    expect(variableStock([info({ manageStock: false })]).manageStock).toBe(false);
  });

  test("have a reason only if all members share it, else sold out", () => {
    expect(variableStock([withdrawn, empty])).toMatchObject({
      stockStatus: "out-of-stock",
      stockStatusText: "Out of Stock",
      isInStock: false,
    });
    expect(groupedStock([withdrawn, empty]).stockStatus).toBe("out-of-stock");
  });
});
