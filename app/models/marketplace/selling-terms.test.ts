import { describe, expect, test } from "vitest";
import {
  estimatesAfter,
  minimumRefusal,
  plainTerms,
  sellingInMarket,
  sellingTermsSchema,
  termTexts,
} from "./selling-terms";

describe("the minimum of a seller (rule sellers-14)", () => {
  const refusal = (goodsMinor: number) =>
    minimumRefusal(goodsMinor, { minimumMinor: 2500, sellerName: "The potter", currency: "USD" });

  test("is met from its amount on", () => {
    expect(refusal(2500)).toBeNull();
    expect(refusal(2501)).toBeNull();
  });

  test("names what is missing", () => {
    expect(refusal(2499)).toBe("The potter takes orders of $25.00 or more. Add $0.01 to order.");
    expect(refusal(0)).toBe("The potter takes orders of $25.00 or more. Add $25.00 to order.");
  });

  test("is nothing for a seller that sets none", () => {
    const minimumMinor = plainTerms.minimum_order_minor;
    expect(minimumRefusal(0, { minimumMinor, sellerName: "Any", currency: "USD" })).toBeNull();
  });
});

test("goods that take days to get ready arrive as many working days later, a text of the owner stays (rule sellers-15)", () => {
  const estimates = [
    { id: "standard", days: [3, 5] as [number, number] },
    { id: "made", text: "Made for you" },
  ];
  expect(estimatesAfter(estimates, 2)).toEqual([
    { id: "standard", days: [5, 7] },
    { id: "made", text: "Made for you" },
  ]);
  expect(estimatesAfter(estimates, 0)).toEqual(estimates);
});

describe("the terms of a seller in a market (rule markets-2)", () => {
  const terms = sellingTermsSchema.parse({
    minimum_order_minor: 2500,
    processing_days: 2,
    shipping_methods: [
      { type: "free_above", code: "own", title: "Own van", amountMinor: 499, freeAboveMinor: 5000 },
      {
        type: "table",
        code: "table",
        title: "By price",
        by: "price",
        rows: [{ amountMinor: 700 }, { from: 3000, amountMinor: 0 }],
      },
    ],
  });
  const market = (to: string, rate: string) => ({
    code: "m",
    name: "M",
    exchange: { from: "USD", to, rate },
    rounding: "0.99" as const,
  });

  test("are amounts of its currency, which no ending of prices rounds", () => {
    expect(sellingInMarket(market("EUR", "0.92"), terms)).toEqual({
      minimum_order_minor: 2300,
      processing_days: 2,
      shipping_methods: [
        expect.objectContaining({ code: "own", amountMinor: 459, freeAboveMinor: 4600 }),
        expect.objectContaining({
          code: "table",
          rows: [{ amountMinor: 644 }, { from: 2760, amountMinor: 0 }],
        }),
      ],
    });
    expect(sellingInMarket(market("JPY", "149.5"), terms).minimum_order_minor).toBe(3738);
    expect(sellingInMarket(market("KWD", "0.3067"), terms).minimum_order_minor).toBe(7668);
    expect(termTexts(sellingInMarket(market("JPY", "149.5"), terms), "JPY")[0]).toBe(
      "Orders of ¥3,738 or more.",
    );
  });

  test("are the business's in its first market, and the shop's methods stay its own", () => {
    expect(sellingInMarket(undefined, terms)).toEqual(terms);
    expect(sellingInMarket(market("EUR", "0.92"), plainTerms)).toEqual(plainTerms);
  });
});

test.each([
  { minimum_order_minor: -1 },
  { minimum_order_minor: 1.5 },
  { processing_days: 61 },
  { shipping_methods: [] },
  { minimum: 5 },
])("%j is refused", (terms) => {
  expect(sellingTermsSchema.safeParse(terms).success).toBe(false);
});
