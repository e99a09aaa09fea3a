import { describe, expect, test } from "vitest";
import type { CartProduct } from "../cart/cart-line-record";
import { mugLine } from "./cart-line-fixture";
import { openPrompts } from "./open-prompts";

const pen: CartProduct = Object.assign({}, mugLine, { productId: 21, sku: "PEN", name: "Pen" });
const pencil: CartProduct = Object.assign({}, pen, { productId: 22, sku: "PENCIL", name: "Pencil" });
const prompt = (qty: number) => ({ ruleId: "gift", title: "A gift", skus: ["PEN", "PENCIL"], qty });
const skus = (products: readonly CartProduct[], qty = 1) =>
  openPrompts([prompt(qty)], products, null).map(({ options }) => options.map(({ sku }) => sku));
const changed = (change: Partial<CartProduct>): CartProduct => Object.assign({}, pen, change);

describe("the open choices of free products (rule discounts-4)", () => {
  test("are those that a discount names, with what a page shows of them", () =>
    expect(openPrompts([prompt(2)], [pencil, pen], null)).toEqual([
      {
        ruleId: "gift",
        title: "A gift",
        qty: 2,
        options: [
          { productId: 21, sku: "PEN", name: "Pen", variationText: "", image: null },
          { productId: 22, sku: "PENCIL", name: "Pencil", variationText: "", image: null },
        ],
      },
    ]));

  test.each([
    ["of which there are too few pieces", { item: { ...pen.item, onHand: 1 } }, 2],
    ["that are sold out", { item: { ...pen.item, onHand: 0 } }, 1],
    ["that are not for sale", { availableForSale: false }, 1],
    ["with variations to choose from", { classCode: "variable_product" as const }, 1],
    ["without a stock item", { stockItemId: null }, 1],
  ])("leave out products %s", (_what, change, qty) =>
    expect(skus([changed(change), pencil], qty)).toEqual([["PENCIL"]]),
  );

  test("have the last pieces, too", () =>
    expect(skus([changed({ item: { ...pen.item, onHand: 2 } })], 2)).toEqual([["PEN"]]));

  test("are none where no product can be given", () => expect(skus([])).toEqual([]));
});
