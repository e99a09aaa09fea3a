import { describe, expect, test } from "vitest";
import { estimatesAfter, minimumRefusal, plainTerms, sellingTermsSchema } from "./selling-terms";

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

test.each([
  { minimum_order_minor: -1 },
  { minimum_order_minor: 1.5 },
  { processing_days: 61 },
  { shipping_methods: [] },
  { minimum: 5 },
])("%j is refused", (terms) => {
  expect(sellingTermsSchema.safeParse(terms).success).toBe(false);
});
