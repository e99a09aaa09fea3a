import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PriceKeys } from "./price-keys.server";

const biggest = Number.MAX_SAFE_INTEGER;
const anyAmount = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 2 ** 31 - 3, max: 2 ** 31 + 3 }),
  fc.integer({ min: 2 ** 32 - 3, max: 2 ** 32 + 3 }),
  fc.integer({ min: 1, max: biggest }),
);

/** The final keys of amounts that were added one by one. */
function keysOf(amounts: readonly number[]) {
  const held = new Map<number, number>();
  const keys = new PriceKeys((keyOf) => {
    for (const [amount, key] of held) if (key >= 2 ** 31) held.set(amount, keyOf(key));
  });
  for (const amount of amounts) held.set(amount, keys.keyOf(amount));
  return { keys, held };
}

describe("keys of prices", () => {
  it("equal the prices up to 21,474,836.47", () => {
    const { keys } = keysOf([]);
    expect([1, 100, 2 ** 31 - 1].map((minor) => keys.keyOf(minor))).toEqual([1, 100, 2 ** 31 - 1]);
  });

  it("fit 32 bits, keep the order and represent every price exactly", () => {
    fc.assert(
      fc.property(fc.array(anyAmount, { maxLength: 60 }), (amounts) => {
        const { keys, held } = keysOf(amounts);
        const sorted = [...held].sort(([a], [b]) => a - b);
        for (const [at, [amount, key]] of sorted.entries()) {
          expect(keys.amountOf(key)).toBe(amount);
          expect(key).toBeLessThan(2 ** 32 - 1);
          expect(key).toBeGreaterThan(sorted[at - 1]?.[1] ?? 0);
        }
      }),
    );
  });

  it("select the prices of a range", () => {
    fc.assert(
      fc.property(fc.array(anyAmount, { maxLength: 30 }), anyAmount, anyAmount, (amounts, from, to) => {
        const { keys, held } = keysOf(amounts);
        const [least, most] = [keys.firstFrom(from), keys.lastUpTo(to)];
        const found = [...held].filter(([, key]) => key >= least && key <= most).map(([amount]) => amount);
        expect(found).toEqual([...held.keys()].filter((amount) => amount >= from && amount <= to));
      }),
    );
  });

  it.each([
    ["dearer and dearer", (at: number) => 2 ** 31 + at],
    ["cheaper and cheaper", (at: number) => biggest - at],
    ["between the last two", (at: number) => biggest - Math.floor(2 ** 52 / (at + 1))],
  ])("are reassigned when there is no gap between two: prices %s", (_, amountOf) => {
    const amounts = Array.from({ length: 3000 }, (__, at) => amountOf(at));
    const { keys, held } = keysOf(amounts);
    expect(amounts.map((amount) => keys.amountOf(held.get(amount) ?? 0))).toEqual(amounts);
  });
});
