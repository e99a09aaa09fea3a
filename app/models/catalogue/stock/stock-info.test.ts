import { expect, test } from "vitest";
import { stockInfo } from "./stock-info";

const item = { onHand: 5, reserved: 0, manageStock: true, allowBackorders: false, lowStockThreshold: 0 };
const lamp = stockInfo({
  classCode: "simple",
  unitPriceMinor: 2400,
  item,
  status: "active",
  availableForSale: true,
});

test("a simple product has its own stock", () => {
  expect(lamp.salableQty).toBe(5);
});

test("a variable product without variations is unavailable", () => {
  expect(stockInfo({ classCode: "variable_product", variations: [] }).stockStatusText).toBe("Unavailable");
});

test("a grouped product without children is out of stock", () => {
  expect(stockInfo({ classCode: "grouped", children: [] }).stockStatusText).toBe("Out of Stock");
});

test("a family has its members' stock", () => {
  expect(stockInfo({ classCode: "variable_product", variations: [lamp] }).isInStock).toBe(true);
});
