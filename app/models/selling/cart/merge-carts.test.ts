import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StockItem } from "../../catalogue/stock/stock-item";
import { type MergeLine, mergedCarts } from "./merge-carts";

function stocked(onHand: number): StockItem {
  return { onHand, reserved: 0, manageStock: true, allowBackorders: false, lowStockThreshold: 0 };
}

function line(key: string, qty: number, over: Partial<MergeLine> = {}): MergeLine {
  return { key, name: `The ${key}`, stockItemId: key, qty, maxCartQty: null, ...over };
}

const stock = new Map([
  ["lamp", stocked(5)],
  ["mug", stocked(500)],
  ["sold", stocked(0)],
]);

function quantities(guest: MergeLine[], customer: MergeLine[]) {
  return mergedCarts(guest, customer, stock).lines.map(({ key, qty }) => [key, qty]);
}

function changes(guest: MergeLine[], customer: MergeLine[]) {
  return mergedCarts(guest, customer, stock).changes.map(({ kind, message }) => [kind, message]);
}

describe("mergeCarts", () => {
  test("keeps the customer's cart if the guest's is empty, and lists no change", () => {
    expect(mergedCarts([], [line("lamp", 2)], stock)).toEqual({ lines: [line("lamp", 2)], changes: [] });
  });

  test("adds lines that only the guest's cart has", () => {
    expect(quantities([line("mug", 1)], [line("lamp", 2)])).toEqual([
      ["lamp", 2],
      ["mug", 1],
    ]);
    expect(changes([line("mug", 1)], [line("lamp", 2)])).toEqual([
      ["added", "The mug was added to your cart"],
    ]);
  });

  test("sums lines that both carts have", () => {
    expect(changes([line("lamp", 3)], [line("lamp", 2)])).toEqual([
      ["summed", "The lamp: quantity is now 5"],
    ]);
  });

  test("lowers the sum to the available quantity", () => {
    expect(quantities([line("lamp", 4)], [line("lamp", 2)])).toEqual([["lamp", 5]]);
    expect(changes([line("lamp", 4)], [line("lamp", 2)])).toEqual([
      ["lowered", "The lamp: Only 5 available"],
    ]);
  });

  test("lowers the sum to the product's limit", () => {
    const [guest, own] = [line("mug", 2, { maxCartQty: 3 }), line("mug", 2, { maxCartQty: 3 })];
    expect(changes([guest], [own])).toEqual([["lowered", "The mug: Limit of 3"]]);
  });

  test("lowers the sum to the general limit", () => {
    expect(quantities([line("mug", 60)], [line("mug", 60)])).toEqual([["mug", 100]]);
  });

  test("removes sold-out lines and lists them", () => {
    expect(quantities([line("sold", 1)], [])).toEqual([]);
    expect(changes([line("sold", 1)], [])).toEqual([["removed", "The sold: Out of Stock"]]);
  });

  test("lines of one stock item share its stock, the customer's first", () => {
    const shared = line("bulb", 4, { stockItemId: "lamp" });
    expect(quantities([shared], [line("lamp", 3)])).toEqual([
      ["lamp", 3],
      ["bulb", 2],
    ]);
  });

  test("keeps the other properties of a line", () => {
    const engraved = { ...line("mug", 1), engraving: "Ada" };
    expect(mergedCarts([engraved], [], stock).lines[0]?.engraving).toBe("Ada");
  });

  test("never takes more of a stock item than there is", () => {
    const anyLine = fc
      .tuple(
        fc.constantFrom("a", "b", "c"),
        fc.constantFrom("lamp", "mug", "sold"),
        fc.integer({ min: 1, max: 200 }),
      )
      .map(([choice, stockItemId, qty]) => line(`${stockItemId}-${choice}`, qty, { stockItemId }));
    fc.assert(
      fc.property(fc.array(anyLine), fc.array(anyLine), (guest, customer) => {
        const taken = new Map<string, number>();
        for (const { stockItemId, qty } of mergedCarts(guest, customer, stock).lines) {
          taken.set(stockItemId, (taken.get(stockItemId) ?? 0) + qty);
        }
        for (const [stockItemId, qty] of taken)
          expect(qty).toBeLessThanOrEqual(stock.get(stockItemId)?.onHand ?? 0);
      }),
    );
  });
});
