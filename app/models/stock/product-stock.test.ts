import { describe, expect, test } from "vitest";
import { productStock } from "./product-stock";
import { unlimitedQty } from "./salable-qty";

const shelf = { onHand: 5, reserved: 0, manageStock: true, allowBackorders: false, lowStockThreshold: 0 };
const lamp = { unitPriceMinor: 2400, item: shelf, status: "active", availableForSale: true } as const;
const empty = { ...shelf, onHand: 0 };

describe("the state of a product", () => {
  test.each([
    ["In Stock", "in-stock", lamp],
    ["Out of Stock", "out-of-stock", { ...lamp, item: empty }],
    ["Backordered", "backordered", { ...lamp, item: { ...empty, allowBackorders: true } }],
    ["Limited Stock", "in-stock", { ...lamp, item: { ...shelf, allowBackorders: true }, requestedQty: 6 }],
    ["Invalid Price", "out-of-stock", { ...lamp, unitPriceMinor: 0 }],
    ["Invalid Price", "out-of-stock", { ...lamp, unitPriceMinor: -1 }],
    ["Unavailable", "unavailable_for_sale", { ...lamp, availableForSale: false }],
    ["Unavailable", "unavailable_for_sale", { ...lamp, status: "archived" as const }],
    ["Discontinued", "discontinued", { ...lamp, status: "discontinued" as const, item: empty }],
    ["In Stock", "in-stock", { ...lamp, status: "discontinued" as const }],
    ["In Stock", "in-stock", { ...lamp, item: { ...empty, manageStock: false } }],
  ])("%s (%s)", (text, status, input) => {
    const info = productStock(input);
    expect([info.stockStatusText, info.stockStatus]).toEqual([text, status]);
  });

  test("a price of one cent is a price", () => {
    expect(productStock({ ...lamp, unitPriceMinor: 1 }).isInStock).toBe(true);
  });

  test("a discontinued product is never backordered", () => {
    const item = { ...empty, allowBackorders: true };
    expect(productStock({ ...lamp, status: "discontinued", item }).stockStatus).toBe("discontinued");
  });

  test("what is withdrawn has nothing to sell", () => {
    expect(productStock({ ...lamp, availableForSale: false })).toMatchObject({
      salableQty: 0,
      isInStock: false,
    });
  });
});

describe("backorders", () => {
  const item = { ...shelf, allowBackorders: true };

  test("begin with the first piece beyond the shelf", () => {
    expect(productStock({ ...lamp, item, requestedQty: 5 }).isBackorders).toBe(false);
  });

  test("count the pieces beyond the shelf, those in the cart included", () => {
    const info = productStock({ ...lamp, item, qtyInCart: 4, requestedQty: 3 });
    expect([info.backordersQty, info.stockMessage, info.backordersMessage]).toEqual([
      2,
      "5 in stock",
      "2 backordered",
    ]);
  });

  test("are announced in the owner's words where there are any", () => {
    const info = productStock({ ...lamp, item: { ...item, onHand: 0 }, backorderMessage: "Ships in June" });
    expect(info.backordersMessage).toBe("Ships in June");
  });
});

describe("the stock message", () => {
  test("says nothing about a well filled shelf", () => {
    expect(productStock(lamp).stockMessage).toBe("");
  });

  test.each([
    [6, ""],
    [5, "Only 5 in Stock"],
    [4, "Only 4 in Stock"],
  ])("with %i pieces and a threshold of 5 is '%s'", (onHand, message) => {
    expect(productStock({ ...lamp, item: { ...shelf, onHand, lowStockThreshold: 5 } }).stockMessage).toBe(
      message,
    );
  });

  test("tells few pieces in the owner's words where there are any, unless a limit has to be told", () => {
    const last = { ...lamp, lowStockAlertMessage: "The last of this batch" };
    const item = { ...shelf, lowStockThreshold: 5 };
    expect(productStock({ ...last, item })).toMatchObject({
      stockMessage: "The last of this batch",
      lowStockMessage: "The last of this batch",
    });
    expect(productStock({ ...last, item, requestedQty: 6 })).toMatchObject({
      stockMessage: "Only 5 available",
      lowStockMessage: "The last of this batch",
    });
    expect(productStock(last)).toMatchObject({ stockMessage: "", lowStockMessage: "" });
    expect(productStock({ ...last, item: { ...item, onHand: 0 } }).lowStockMessage).toBe("");
  });

  test("says how many are available when more are wanted", () => {
    expect(productStock({ ...lamp, requestedQty: 6 }).stockMessage).toBe("Only 5 available");
  });

  test("names the product's limit when that is reached first", () => {
    expect(productStock({ ...lamp, maxCartQty: 2, requestedQty: 3 }).stockMessage).toBe("Limit of 2");
  });

  test("names the general limit where stock is not managed", () => {
    const info = productStock({ ...lamp, item: { ...empty, manageStock: false }, requestedQty: 101 });
    expect(info.stockMessage).toBe("Limit of 100");
  });
});

describe("the most a cart may hold", () => {
  test.each([
    [{ onHand: 5 }, null, 5],
    [{ onHand: 500 }, null, 100],
    [{ onHand: 500 }, 10, 10],
    [{ onHand: unlimitedQty }, 1000, 100],
    [{ onHand: 0 }, null, 0],
  ])("with %o and a limit of %s is %i", (over, maxCartQty, most) => {
    expect(productStock({ ...lamp, item: { ...shelf, ...over }, maxCartQty }).maxCartQty).toBe(most);
  });
});

describe("the edges of a shelf", () => {
  const back = { ...shelf, allowBackorders: true };

  test("one that may not go below zero has no backorders, whatever is asked", () => {
    expect(productStock({ ...lamp, requestedQty: 9 })).toMatchObject({
      backordersQty: 0,
      isBackorders: false,
      backordersMessage: "",
    });
  });

  test("a piece beyond it is a backorder", () => {
    expect(productStock({ ...lamp, item: back, requestedQty: 6 })).toMatchObject({
      backordersQty: 1,
      isBackorders: true,
      stockMessage: "5 in stock",
    });
  });

  test("no words of backorders are said before there are any", () => {
    const info = productStock({ ...lamp, item: back, requestedQty: 5, backorderMessage: "Ships in June" });
    expect([info.backordersMessage, info.stockMessage]).toEqual(["", ""]);
  });

  test("an empty one that takes backorders has none in stock to tell of", () => {
    expect(productStock({ ...lamp, item: { ...back, onHand: 0 }, requestedQty: 2 }).stockMessage).toBe("");
  });

  test("all of it may be wanted without a word, and nothing is said of what is sold out", () => {
    expect(productStock({ ...lamp, requestedQty: 5 }).stockMessage).toBe("");
    expect(productStock({ ...lamp, item: empty, requestedQty: 5 }).stockMessage).toBe("");
  });

  test("a limit may be reached, and is told where it is lower than what is there", () => {
    expect(productStock({ ...lamp, maxCartQty: 2, requestedQty: 2 }).stockMessage).toBe("");
    expect(productStock({ ...lamp, maxCartQty: 2, requestedQty: 9 }).stockMessage).toBe("Limit of 2");
  });

  test("one without an end is never low", () => {
    const endless = { ...shelf, manageStock: false, lowStockThreshold: unlimitedQty };
    expect(productStock({ ...lamp, item: endless }).lowStockMessage).toBe("");
  });
});
