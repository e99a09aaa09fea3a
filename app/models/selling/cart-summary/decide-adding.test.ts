import { describe, expect, test } from "vitest";
import { noChoices, noOptionSet } from "../../catalogue/options/line-choices";
import { field } from "../../catalogue/options/option-fixture";
import type { CartProduct } from "../cart/cart-line-record";
import { mugLine } from "./cart-line-fixture";
import { decideAdding } from "./decide-adding";

const { itemId: _item, lineKey: _key, lineData: _data, qty: _qty, seenPriceMinor: _seen, ...mug } = mugLine;

function add(over: Partial<CartProduct>, { held = 0, qty = 1, group = null as string | null } = {}) {
  const product = { ...mug, ...over };
  const lines = held > 0 ? [{ ...mugLine, ...over, qty: held }] : [];
  return decideAdding({ product, lineKey: "", choices: noChoices, lines, qty, group });
}

describe("adding", () => {
  test("confirms the addition", () => {
    expect(add({}, { qty: 2 })).toEqual({
      heldQty: 0,
      qty: 2,
      unitPriceMinor: 1250,
      message: "Harbour mug was added to your cart.",
    });
  });

  test("adds to the line, up to the quantity in stock", () => {
    expect(add({}, { held: 8, qty: 2 })).toMatchObject({
      qty: 10,
      message: "Harbour mug was added to your cart.",
    });
    expect(add({}, { held: 8, qty: 3 })).toMatchObject({
      qty: 10,
      message: "Harbour mug: Only 10 available. Your cart now has 10.",
    });
  });

  test("takes one piece of what is personalized (rule options-16)", () => {
    const optionSet = { ...noOptionSet, personalization: [field("text")] };
    expect(add({ optionSet }, { qty: 3 })).toMatchObject({
      qty: 1,
      message: "Harbour mug: Limit of 1. Your cart now has 1.",
    });
    expect(add({ optionSet }, { held: 1 })).toMatchObject({ qty: 1, message: "Harbour mug: Limit of 1" });
  });

  test("is refused when the limit is reached", () => {
    expect(add({}, { held: 10 })).toMatchObject({ qty: 10, message: "Harbour mug: Only 10 available" });
    expect(add({ maxCartQty: 3 }, { held: 3 })).toMatchObject({ qty: 3, message: "Harbour mug: Limit of 3" });
  });

  test("never lowers a line that already holds more than the limit", () => {
    expect(add({}, { held: 40 })).toMatchObject({ heldQty: 40, qty: 40 });
  });

  test("uses the price at the resulting quantity", () => {
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
  ] as [string, Partial<CartProduct>, string][])("refuses %s", (_, over, message) => {
    expect(add(over)).toEqual({ heldQty: 0, qty: 0, unitPriceMinor: 0, message });
  });

  test("subtracts what other lines take of the same stock item", () => {
    const other = { ...mugLine, itemId: 2, productId: 12, qty: 9 };
    expect(
      decideAdding({ product: mug, lineKey: "", choices: noChoices, lines: [other], qty: 3, group: null }),
    ).toMatchObject({
      qty: 1,
      message: "Harbour mug: Only 1 available. Your cart now has 1.",
    });
  });
});

test("a grouped product is refused too: only its members are sold", () => {
  expect(add({ classCode: "grouped" }).message).toBe("Please choose one of the options of Harbour mug.");
});

test("another line of the same product, with its own key, is unchanged", () => {
  const engraved = { ...mugLine, itemId: 2, lineKey: "engraved", qty: 4 };
  expect(
    decideAdding({ product: mug, lineKey: "", choices: noChoices, lines: [engraved], qty: 2, group: null }),
  ).toMatchObject({
    heldQty: 0,
    qty: 2,
  });
});

test("is refused as out of stock when other lines hold all pieces", () => {
  const other = { ...mugLine, itemId: 2, productId: 12, qty: 10 };
  expect(
    decideAdding({ product: mug, lineKey: "", choices: noChoices, lines: [other], qty: 1, group: null }),
  ).toEqual({
    heldQty: 0,
    qty: 0,
    unitPriceMinor: 0,
    message: "Harbour mug: Out of Stock",
  });
});
