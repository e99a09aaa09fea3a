import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canRound,
  exchanged,
  exchangedBack,
  exchangedParts,
  isRate,
  priceRoundings,
  roundedPrice,
} from "./exchange";

const of = (from: string, to: string, rate: string) => ({ from, to, rate });

describe("an amount in another currency (rule markets-2)", () => {
  test.each([
    [2400, of("USD", "EUR", "0.92"), 2208],
    [1, of("USD", "EUR", "0.5"), 1],
    [-1, of("USD", "EUR", "0.5"), -1],
    [1, of("USD", "EUR", "0.49"), 0],
    [2400, of("USD", "JPY", "149.25"), 3582],
    [2401, of("USD", "JPY", "149.25"), 3583],
    [3582, of("JPY", "USD", "0.0067"), 2400],
    [2400, of("USD", "KWD", "0.3067"), 7361],
    [7361, of("KWD", "JPY", "486.5"), 3581],
    [0, of("USD", "EUR", "0.92"), 0],
    [1_000_000_000_000, of("USD", "VND", "25431.0000000001"), 254_310_000_000_001],
  ])("%i by %j is %i", (minor, exchange, there) => {
    expect(exchanged(minor, exchange)).toBe(there);
  });

  test("what numbers cannot hold exactly is refused", () => {
    expect(() => exchanged(1_000_000_000_000, of("JPY", "KWD", "1000000"))).toThrow("too large");
  });

  test("an amount comes back but for its rounding", () => {
    const exchange = of("USD", "EUR", "0.9217");
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (minor) => {
        expect(Math.abs(exchangedBack(exchanged(minor, exchange), exchange) - minor)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test.each(["", "0", "0.000", "-1", "1,5", "1e3", "1000001", "0.12345678901", "."])(
    "'%s' is no rate",
    (text) => {
      expect(isRate(text)).toBe(false);
      expect(() => exchanged(1, of("USD", "EUR", text))).toThrow(new RangeError(`${text} is no rate`));
    },
  );
});

describe("amounts as parts of their sum", () => {
  test.each([
    [[7176, 897, -718], 4920, of("USD", "JPY", "149.5"), [4800, 600, -480]],
    [[333, 333, 334], 1087, of("USD", "EUR", "0.92"), [362, 362, 363]],
    [[1, 1, 1], 0, of("KWD", "USD", "0.5"), [0, 0, 0]],
    [[1, -1], 0, of("USD", "KWD", "0.3067"), [0, 0]],
    [[100], 110, of("USD", "EUR", "0.92"), [110]],
    [[100, 100], 216, of("USD", "EUR", "0.92"), [108, 108]],
    [[], 0, of("USD", "EUR", "0.92"), []],
  ])("%j as %i by %j are %j", (minors, sumMinor, exchange, parts) => {
    expect(exchangedParts(minors, sumMinor, exchange)).toEqual(parts);
  });

  test("add up to it, and none is a whole minor unit off", () => {
    const minors = fc.array(fc.integer({ min: -1e8, max: 1e8 }), { minLength: 1, maxLength: 7 });
    const rate = fc.constantFrom(
      of("USD", "EUR", "0.9217"),
      of("USD", "JPY", "149.5"),
      of("KWD", "JPY", "486.5"),
    );
    fc.assert(
      fc.property(minors, rate, (all, exchange) => {
        const sum = (list: number[]) => list.reduce((total, minor) => total + minor, 0);
        const whole = exchangedBack(sum(all), exchange);
        const parts = exchangedParts(all, whole, exchange);
        expect(sum(parts)).toBe(whole);
        for (const [at, minor] of all.entries())
          expect(Math.abs((parts[at] ?? 0) - exchangedBack(minor, exchange))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("a price (rule markets-3)", () => {
  test.each([
    [2208, "none", "EUR", 2208],
    [2208, "0.99", "EUR", 2299],
    [2199, "0.99", "EUR", 2199],
    [2200, "0.99", "EUR", 2299],
    [1, "0.99", "EUR", 99],
    [2208, "0.95", "EUR", 2295],
    [2296, "0.95", "EUR", 2395],
    [2208, "0.50", "EUR", 2250],
    [2249, "1", "EUR", 2200],
    [2250, "1", "EUR", 2300],
    [40, "1", "EUR", 100],
    [2208, "5", "EUR", 2000],
    [3582, "10", "JPY", 3580],
    [3585, "10", "JPY", 3590],
    [3582, "100", "JPY", 3600],
    [3582, "0.99", "JPY", 3582],
    [7361, "0.99", "KWD", 7990],
    [7991, "0.99", "KWD", 8990],
    [7361, "1", "KWD", 7000],
    [0, "0.99", "EUR", 0],
  ] as const)("%i rounded to %s in %s is %i", (minor, rounding, currency, rounded) => {
    expect(roundedPrice(minor, rounding, currency)).toBe(rounded);
  });

  test("keeps the order of prices, and stays where it is", () => {
    const price = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(
        price,
        price,
        fc.constantFrom(...priceRoundings),
        fc.constantFrom("EUR", "JPY", "KWD"),
        (a, b, to, currency) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)].map((minor) =>
            roundedPrice(minor, to, currency),
          );
          expect(less).toBeLessThanOrEqual(more ?? 0);
          expect(roundedPrice(less ?? 0, to, currency)).toBe(less);
        },
      ),
    );
  });

  test("yen have no decimals to end in", () => {
    expect(canRound("0.99", "JPY")).toBe(false);
    expect(canRound("0.99", "KWD")).toBe(true);
    expect(canRound("100", "JPY")).toBe(true);
  });
});
