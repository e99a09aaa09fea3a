import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AppliedQty, type CountedStock, type StockCounting, stockAfterApply } from "./count-stock";

const stored = (onHand: number, sourceQty: number, applied: AppliedQty[] = []): CountedStock => ({
  onHand,
  sourceQty,
  applied,
});
const exported = (sourceQty: number, sourceAt = "2026-01-01T00:00:00.000Z") => ({ sourceQty, sourceAt });

describe("a stock item without a count", () => {
  test.each(["anew", "kept", exported(8)] as const)("has what the file names (%j)", (counting) => {
    expect(stockAfterApply({ onHand: 8, counting }, undefined)).toEqual({
      onHand: 8,
      sourceQty: 8,
      applied: null,
    });
  });

  test("remembers a number that differs from the export's, so that it counts once", () => {
    const { applied } = stockAfterApply({ onHand: 13, counting: exported(8) }, undefined);
    expect(applied).toEqual({ ...exported(8), qty: 13 });
  });
});

describe("without an export's number", () => {
  test("the number named last is no count, another one is", () => {
    const item = stored(5, 10);
    expect(stockAfterApply({ onHand: 10, counting: "anew" }, item)).toMatchObject({
      onHand: 5,
      sourceQty: 10,
    });
    expect(stockAfterApply({ onHand: 12, counting: "anew" }, item)).toMatchObject({
      onHand: 12,
      sourceQty: 12,
    });
    expect(stockAfterApply({ onHand: 0, counting: "anew" }, item)).toMatchObject({ onHand: 0, sourceQty: 0 });
  });

  test("a file without the column changes nothing", () => {
    expect(stockAfterApply({ onHand: 99, counting: "kept" }, stored(5, 10))).toMatchObject({
      onHand: 5,
      sourceQty: 10,
    });
  });
});

describe("beside an export's number", () => {
  test.each([
    [8, 5],
    [13, 10],
    [6, 3],
    [0, 0],
  ])("10 counted, 2 sold, exported, 3 sold: a file that names %i leaves %i", (onHand, left) => {
    expect(stockAfterApply({ onHand, counting: exported(8) }, stored(5, 10))).toMatchObject({
      onHand: left,
      sourceQty: 10,
    });
  });

  test("a difference counts once, and a later number of the same export from there", () => {
    const item = stored(10, 10, [{ ...exported(8), qty: 13 }]);
    expect(stockAfterApply({ onHand: 13, counting: exported(8) }, item)).toMatchObject({
      onHand: 10,
      applied: null,
    });
    expect(stockAfterApply({ onHand: 14, counting: exported(8) }, item)).toMatchObject({ onHand: 11 });
    expect(stockAfterApply({ onHand: 8, counting: exported(8) }, item)).toMatchObject({ onHand: 5 });
    const later = exported(8, "2026-01-02T00:00:00.000Z");
    expect(stockAfterApply({ onHand: 13, counting: later }, item)).toMatchObject({ onHand: 15 });
  });

  test("pieces never go below zero", () => {
    expect(stockAfterApply({ onHand: 1, counting: exported(8) }, stored(2, 10)).onHand).toBe(0);
  });
});

test("whatever two owners export, change and apply between sales, stock is what they counted less what was sold", () => {
  const step = fc.record({
    owner: fc.constantFrom(0, 1),
    does: fc.constantFrom("export" as const, "add" as const, "apply" as const, "sell" as const),
    pieces: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let item: CountedStock = stored(1000, 1000);
      let [counted, sold] = [1000, 0];
      const files: ({ onHand: number; counting: StockCounting; added: number } | null)[] = [null, null];
      for (const [at, { owner, does, pieces }] of steps.entries()) {
        const file = files[owner];
        if (does === "sell") {
          sold += pieces;
          item = { ...item, onHand: item.onHand - pieces };
        } else if (does === "export")
          files[owner] = { onHand: item.onHand, counting: exported(item.onHand, `${at}`), added: 0 };
        else if (file && does === "add")
          files[owner] = { ...file, onHand: file.onHand + pieces, added: file.added + pieces };
        else if (file && does === "apply") {
          const { applied, ...after } = stockAfterApply(file, item);
          item = {
            ...after,
            applied: [...item.applied.filter((one) => !isOf(one, applied)), ...(applied ? [applied] : [])],
          };
          counted += file.added;
          files[owner] = { ...file, added: 0 };
        }
        expect(item.onHand).toBe(counted - sold);
      }
    }),
  );
});

const isOf = (one: AppliedQty, applied: AppliedQty | null) =>
  one.sourceAt === applied?.sourceAt && one.sourceQty === applied.sourceQty;
