import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ReturnLine, returnLines } from "./return-lines";

const line = (itemId: number, over: Partial<ReturnLine> = {}): ReturnLine => ({
  itemId,
  productId: itemId,
  lineKey: "",
  qty: 1,
  autoAddedBy: null,
  ...over,
});
const noLimit: ReadonlyMap<number, number> = new Map();
const someLines = (firstId: number): fc.Arbitrary<ReturnLine[]> =>
  fc
    .uniqueArray(
      fc.record({
        productId: fc.integer({ min: 1, max: 4 }),
        lineKey: fc.constantFrom("", "engraved"),
        qty: fc.integer({ min: 1, max: 100 }),
        autoAddedBy: fc.constantFrom(null, null, "soap", "choice"),
      }),
      {
        selector: ({ productId, lineKey, autoAddedBy }) => `${productId}/${lineKey}/${autoAddedBy}`,
        maxLength: 6,
      },
    )
    .map((lines) =>
      lines.map((one, at) => ({
        ...one,
        itemId: firstId + at,
        lineKey: one.autoAddedBy ? `free:${one.autoAddedBy}` : one.lineKey,
      })),
    );

describe("the cart of an order that was given up (rule cart-13)", () => {
  test("comes back whole, gifts included, to an empty cart", () => {
    fc.assert(
      fc.property(someLines(1), (kept) => {
        expect(returnLines(kept, [], noLimit)).toEqual({
          movedIds: kept.map(({ itemId }) => itemId),
          summed: [],
        });
      }),
    );
  });

  test("adds the pieces of equal lines, up to 100", () => {
    const open = [line(9, { productId: 1, qty: 2 })];
    expect(returnLines([line(1, { qty: 3 })], open, noLimit).summed).toEqual([{ itemId: 9, qty: 5 }]);
    expect(returnLines([line(1, { qty: 99 })], open, noLimit).summed).toEqual([{ itemId: 9, qty: 100 }]);
  });

  test("takes no piece from an open line whose limit is lower than what it holds", () => {
    const open = [line(9, { productId: 1, qty: 2 })];
    expect(returnLines([line(1)], open, new Map([[9, 1]])).summed).toEqual([{ itemId: 9, qty: 2 }]);
  });

  test("gives no gift of a discount twice", () => {
    const gift = { autoAddedBy: "choice", lineKey: "free:choice" };
    const open = [line(9, gift)];
    expect(returnLines([line(1), line(2, gift)], open, noLimit)).toEqual({ movedIds: [1], summed: [] });
  });

  test("loses no line and never breaks the limits, whatever both carts hold", () => {
    fc.assert(
      fc.property(someLines(1), someLines(100), fc.integer({ min: 1, max: 100 }), (kept, open, limit) => {
        const { movedIds, summed } = returnLines(
          kept,
          open,
          new Map(open.map(({ itemId }) => [itemId, limit])),
        );
        const given = open.flatMap(({ autoAddedBy }) => autoAddedBy ?? []);
        const bought = kept.filter(({ autoAddedBy }) => autoAddedBy === null || !given.includes(autoAddedBy));
        expect(movedIds.length + summed.length).toBe(bought.length);
        for (const { itemId, qty } of summed)
          expect(qty).toBeLessThanOrEqual(
            Math.max(limit, open.find((one) => one.itemId === itemId)?.qty ?? 0),
          );
      }),
    );
  });
});
