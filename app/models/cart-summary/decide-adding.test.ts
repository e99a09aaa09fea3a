import { describe, expect, test } from "vitest";
import { mugLine } from "./cart-line-fixture";
import type { CartProduct } from "./cart-line-record";
import { decideAdding } from "./decide-adding";

const { itemId: _item, lineKey: _key, lineData: _data, qty: _qty, seenPriceMinor: _seen, ...mug } = mugLine;

function add(over: Partial<CartProduct>, { held = 0, qty = 1, group = null as string | null } = {}) {
  const product = { ...mug, ...over };
  const lines = held > 0 ? [{ ...mugLine, ...over, qty: held }] : [];
  return decideAdding({ product, lineKey: "", lines, qty, group });
}

describe("adding", () => {
  test("says that it was added", () => {
    expect(add({}, { qty: 2 })).toEqual({
      heldQty: 0,
      qty: 2,
      unitPriceMinor: 1250,
      message: "Harbour mug was added to your cart.",
    });
  });

  test("adds up on the line, up to what is on the shelf", () => {
    expect(add({}, { held: 8, qty: 2 })).toMatchObject({
      qty: 10,
      message: "Harbour mug was added to your cart.",
    });
    expect(add({}, { held: 8, qty: 3 })).toMatchObject({
      qty: 10,
      message: "Harbour mug: Only 10 available. Your cart now has 10.",
    });
  });

  test("is refused when nothing more is allowed", () => {
    expect(add({}, { held: 10 })).toMatchObject({ qty: 10, message: "Harbour mug: Only 10 available" });
    expect(add({ maxCartQty: 3 }, { held: 3 })).toMatchObject({ qty: 3, message: "Harbour mug: Limit of 3" });
  });

  test("never lowers a line that holds more than is allowed by now", () => {
    expect(add({}, { held: 40 })).toMatchObject({ heldQty: 40, qty: 40 });
  });

  test("costs what the quantity reached costs", () => {
    const levels = [{ id: "5", customerGroups: ["trade"], minQty: 5, priceMinor: 900 }];
    expect(add({ levels }, { held: 3, qty: 2, group: "trade" }).unitPriceMinor).toBe(900);
    expect(add({ levels }, { held: 3, qty: 1, group: "trade" }).unitPriceMinor).toBe(1250);
    expect(add({ levels }, { held: 3, qty: 2 }).unitPriceMinor).toBe(1250);
  });

  test.each([
    ["archived", { status: "archived" }, "Harbour mug: Unavailable"],
    ["not for sale", { availableForSale: false }, "Harbour mug: Unavailable"],
    ["not visible", { isListed: false }, "Harbour mug: Unavailable"],
    ["without a price", { finalPriceMinor: 0 }, "Harbour mug: Invalid Price"],
    ["sold out", { item: { ...mug.item, onHand: 0 } }, "Harbour mug: Out of Stock"],
    [
      "discontinued and empty, whatever backorders say",
      { status: "discontinued", item: { ...mug.item, onHand: 0, allowBackorders: true } },
      "Harbour mug: Discontinued",
    ],
    ["a family", { classCode: "variable_product" }, "Please choose one of the options of Harbour mug."],
  ] as [string, Partial<CartProduct>, string][])("refuses what is %s", (_, over, message) => {
    expect(add(over)).toEqual({ heldQty: 0, qty: 0, unitPriceMinor: 0, message });
  });

  test("leaves to other lines what they take of the same stock item", () => {
    const other = { ...mugLine, itemId: 2, productId: 12, qty: 9 };
    expect(decideAdding({ product: mug, lineKey: "", lines: [other], qty: 3, group: null })).toMatchObject({
      qty: 1,
      message: "Harbour mug: Only 1 available. Your cart now has 1.",
    });
  });
});

test("a set is refused too: its pieces are what is sold", () => {
  expect(add({ classCode: "grouped" }).message).toBe("Please choose one of the options of Harbour mug.");
});

test("another line of the same product, by its key, is left alone", () => {
  const engraved = { ...mugLine, itemId: 2, lineKey: "engraved", qty: 4 };
  expect(decideAdding({ product: mug, lineKey: "", lines: [engraved], qty: 2, group: null })).toMatchObject({
    heldQty: 0,
    qty: 2,
  });
});

test("when other lines hold all there is, it is out of stock", () => {
  const other = { ...mugLine, itemId: 2, productId: 12, qty: 10 };
  expect(decideAdding({ product: mug, lineKey: "", lines: [other], qty: 1, group: null })).toEqual({
    heldQty: 0,
    qty: 0,
    unitPriceMinor: 0,
    message: "Harbour mug: Out of Stock",
  });
});
