import { describe, expect, test } from "vitest";
import { sellable } from "../product/sellable-fixture";
import { productStock } from "./product-stock";
import { unlimitedQty } from "./salable-qty";
import type { SellableTerms } from "./sellable";

type Asked = Partial<SellableTerms> & Parameters<typeof productStock>[1];

/** The stock of something that can be sold, and what is asked for, in one. */
const stockOf = ({ unitPriceMinor, qtyInCart, requestedQty, ...sold }: Asked) =>
  productStock(sellable(sold), { unitPriceMinor, qtyInCart, requestedQty });

const stocked = { onHand: 5, reserved: 0, manageStock: true, allowBackorders: false, lowStockThreshold: 0 };
const lamp = { unitPriceMinor: 2400, item: stocked, status: "active", availableForSale: true } as const;
const empty = { ...stocked, onHand: 0 };

describe("the state of a product", () => {
  test.each([
    ["In Stock", "in-stock", lamp],
    ["Out of Stock", "out-of-stock", { ...lamp, item: empty }],
    ["Backordered", "backordered", { ...lamp, item: { ...empty, allowBackorders: true } }],
    ["Limited Stock", "in-stock", { ...lamp, item: { ...stocked, allowBackorders: true }, requestedQty: 6 }],
    ["Invalid Price", "out-of-stock", { ...lamp, unitPriceMinor: 0 }],
    ["Invalid Price", "out-of-stock", { ...lamp, unitPriceMinor: -1 }],
    ["Unavailable", "unavailable_for_sale", { ...lamp, availableForSale: false }],
    ["Unavailable", "unavailable_for_sale", { ...lamp, status: "archived" as const }],
    ["Discontinued", "discontinued", { ...lamp, status: "discontinued" as const, item: empty }],
    ["In Stock", "in-stock", { ...lamp, status: "discontinued" as const }],
    ["In Stock", "in-stock", { ...lamp, item: { ...empty, manageStock: false } }],
  ])("%s (%s)", (text, status, input) => {
    const info = stockOf(input);
    expect([info.stockStatusText, info.stockStatus]).toEqual([text, status]);
  });

  test("a price of one cent is valid", () => {
    expect(stockOf({ ...lamp, unitPriceMinor: 1 }).isInStock).toBe(true);
  });

  test("a discontinued product is never backordered", () => {
    const item = { ...empty, allowBackorders: true };
    expect(stockOf({ ...lamp, status: "discontinued", item }).stockStatus).toBe("discontinued");
  });

  test("a withdrawn product has nothing to sell", () => {
    expect(stockOf({ ...lamp, availableForSale: false })).toMatchObject({
      salableQty: 0,
      isInStock: false,
    });
  });
});

describe("backorders", () => {
  const item = { ...stocked, allowBackorders: true };

  test("begin with the first piece above the stock", () => {
    expect(stockOf({ ...lamp, item, requestedQty: 5 }).isBackorders).toBe(false);
  });

  test("count the pieces above the stock, including those in the cart", () => {
    const info = stockOf({ ...lamp, item, qtyInCart: 4, requestedQty: 3 });
    expect([info.backordersQty, info.stockMessage, info.backordersMessage]).toEqual([
      2,
      "5 in stock",
      "2 backordered",
    ]);
  });

  test("use the owner's message if there is one", () => {
    const info = stockOf({ ...lamp, item: { ...item, onHand: 0 }, backorderMessage: "Ships in June" });
    expect(info.backordersMessage).toBe("Ships in June");
  });
});

describe("the stock message", () => {
  test("is empty for a large stock", () => {
    expect(stockOf(lamp).stockMessage).toBe("");
  });

  test.each([
    [6, ""],
    [5, "Only 5 in Stock"],
    [4, "Only 4 in Stock"],
  ])("with %i pieces and a threshold of 5 is '%s'", (onHand, message) => {
    expect(stockOf({ ...lamp, item: { ...stocked, onHand, lowStockThreshold: 5 } }).stockMessage).toBe(
      message,
    );
  });

  test("uses the owner's text for few pieces, unless a limit must be shown", () => {
    const last = { ...lamp, lowStockAlertMessage: "The last of this batch" };
    const item = { ...stocked, lowStockThreshold: 5 };
    expect(stockOf({ ...last, item })).toMatchObject({
      stockMessage: "The last of this batch",
      lowStockMessage: "The last of this batch",
    });
    expect(stockOf({ ...last, item, requestedQty: 6 })).toMatchObject({
      stockMessage: "Only 5 available",
      lowStockMessage: "The last of this batch",
    });
    expect(stockOf(last)).toMatchObject({ stockMessage: "", lowStockMessage: "" });
    expect(stockOf({ ...last, item: { ...item, onHand: 0 } }).lowStockMessage).toBe("");
  });

  test("shows the available quantity if more is wanted", () => {
    expect(stockOf({ ...lamp, requestedQty: 6 }).stockMessage).toBe("Only 5 available");
  });

  test("shows the product's limit if that is lower", () => {
    expect(stockOf({ ...lamp, maxCartQty: 2, requestedQty: 3 }).stockMessage).toBe("Limit of 2");
  });

  test("shows the general limit for unmanaged stock", () => {
    const info = stockOf({ ...lamp, item: { ...empty, manageStock: false }, requestedQty: 101 });
    expect(info.stockMessage).toBe("Limit of 100");
  });
});

describe("the most a cart may hold", () => {
  test.each([
    [{ onHand: 5 }, 100, 5],
    [{ onHand: 500 }, 100, 100],
    [{ onHand: 500 }, 10, 10],
    [{ onHand: unlimitedQty }, 1000, 100],
    [{ onHand: 0 }, 100, 0],
  ])("with %o and a limit of %s is %i", (over, maxCartQty, most) => {
    expect(stockOf({ ...lamp, item: { ...stocked, ...over }, maxCartQty }).maxCartQty).toBe(most);
  });
});

describe("edge cases of stock", () => {
  const back = { ...stocked, allowBackorders: true };

  test("an item without backorders has none, whatever quantity is wanted", () => {
    expect(stockOf({ ...lamp, requestedQty: 9 })).toMatchObject({
      backordersQty: 0,
      isBackorders: false,
      backordersMessage: "",
    });
  });

  test("a piece above the stock is a backorder", () => {
    expect(stockOf({ ...lamp, item: back, requestedQty: 6 })).toMatchObject({
      backordersQty: 1,
      isBackorders: true,
      stockMessage: "5 in stock",
    });
  });

  test("there is no backorder message before a backorder", () => {
    const info = stockOf({ ...lamp, item: back, requestedQty: 5, backorderMessage: "Ships in June" });
    expect([info.backordersMessage, info.stockMessage]).toEqual(["", ""]);
  });

  test("an empty item with backorders shows no stock", () => {
    expect(stockOf({ ...lamp, item: { ...back, onHand: 0 }, requestedQty: 2 }).stockMessage).toBe("");
  });

  test("the whole stock may be wanted without a message, and a sold-out product has none", () => {
    expect(stockOf({ ...lamp, requestedQty: 5 }).stockMessage).toBe("");
    expect(stockOf({ ...lamp, item: empty, requestedQty: 5 }).stockMessage).toBe("");
  });

  test("a limit may be reached, and is shown if it is below the stock", () => {
    expect(stockOf({ ...lamp, maxCartQty: 2, requestedQty: 2 }).stockMessage).toBe("");
    expect(stockOf({ ...lamp, maxCartQty: 2, requestedQty: 9 }).stockMessage).toBe("Limit of 2");
  });

  test("unlimited stock is never low", () => {
    const endless = { ...stocked, manageStock: false, lowStockThreshold: unlimitedQty };
    expect(stockOf({ ...lamp, item: endless }).lowStockMessage).toBe("");
  });
});
