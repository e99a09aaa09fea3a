import { describe, expect, test } from "vitest";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import { anonymousVisitor } from "../../shops/visitors/visitor";
import { mugLine } from "./cart-line-fixture";
import type { CartSummary } from "./cart-summary";
import { mergeSummaries } from "./merge-summaries";
import { noCodes } from "./summarize-cart";
import { summarizeCarts } from "./summarize-carts";

/** A cart with two mugs, changed as asked. */
function cart(over: Partial<CartSummary> = {}): CartSummary {
  const [summary] = summarizeCarts([
    {
      ...noCodes,
      draft: {},
      shop: {
        tenant: { id: "tenant", code: "harbor", currency: "USD" },
        settings: shopSettingsSchema.parse({}),
      },
      visitor: anonymousVisitor,
      now: new Date("2026-06-01T00:00:00Z"),
      cartId: "cart",
      lines: [mugLine],
    },
  ]);
  if (!summary) throw new Error("A cart has a summary");
  return { ...summary, ...over };
}
const method = (code: string) => ({ code, title: code, type: "flat", priceMinor: 500 }) as const;
const credit = { balanceMinor: 900, isUsed: true };
const merged = (...overs: Partial<CartSummary>[]) => mergeSummaries(overs.map(cart));

describe("carts that are ordered together (rule order-groups-2)", () => {
  test("are a single one as it is, and there is at least one", () => {
    const alone = cart();
    expect(mergeSummaries([alone])).toBe(alone);
    expect(() => mergeSummaries([])).toThrow("There is at least one cart");
  });

  test("have each line, and are known by the first", () => {
    const [item] = cart().items;
    const line = (itemId: number) => (item ? [{ ...item, itemId }] : []);
    const changed = (itemId: number) => [{ itemId, name: "Mug", fromMinor: 1, toMinor: 2 }];
    const prompt = (ruleId: string) => [{ ruleId, title: "Choose", qty: 1, options: [] }];
    const whole = merged(
      {
        id: "a",
        count: 2,
        items: line(1),
        invalidItems: line(2),
        changedItems: changed(1),
        prompts: prompt("p"),
        shippingRefusals: ["Not there."],
        storeCredit: credit,
        taxExemption: "Exempt",
      },
      {
        id: "b",
        count: 3,
        items: line(3),
        invalidItems: line(4),
        changedItems: changed(3),
        prompts: prompt("q"),
        shippingRefusals: ["Nor there."],
        shippingOffers: [],
        taxExemption: null,
      },
    );
    expect(whole).toMatchObject({ id: "a", currency: "USD", count: 5, storeCredit: credit });
    expect(whole).toMatchObject({ taxExemption: "Exempt", shippingOffers: [], adjustments: [] });
    expect(whole.items.map(({ itemId }) => itemId)).toEqual([1, 3]);
    expect(whole.invalidItems.map(({ itemId }) => itemId)).toEqual([2, 4]);
    expect(whole.changedItems.map(({ itemId }) => itemId)).toEqual([1, 3]);
    expect(whole.prompts.map(({ ruleId }) => ruleId)).toEqual(["p", "q"]);
    expect(whole.shippingRefusals).toEqual(["Not there.", "Nor there."]);
  });

  test("are delivered by what each that is delivered chose", () => {
    const sent = { needsShipping: true, isShippingChosen: true };
    const digital = { needsShipping: false, shippingMethod: null, isShippingChosen: false };
    const of = (...overs: Partial<CartSummary>[]) => {
      const { needsShipping, shippingMethod, isShippingChosen } = merged(...overs);
      return [needsShipping, shippingMethod?.code ?? null, isShippingChosen];
    };
    const [post, express] = [
      { ...sent, shippingMethod: method("post") },
      { ...sent, shippingMethod: method("express") },
    ];
    expect(of(digital, post, express)).toEqual([true, "post", true]);
    expect(of(post, { ...sent, shippingMethod: null })).toEqual([true, null, true]);
    expect(of(post, { ...express, isShippingChosen: false })).toEqual([true, "post", false]);
    expect(of(digital, digital)).toEqual([false, null, true]);
  });

  test("know their taxes once each does, and are an estimate while one is", () => {
    const of = (...overs: Partial<CartSummary>[]) => {
      const { isTaxKnown, isEstimate } = merged(...overs);
      return [isTaxKnown, isEstimate];
    };
    const [known, guessed] = [
      { isTaxKnown: true, isEstimate: false },
      { isTaxKnown: false, isEstimate: true },
    ];
    expect(of(known, known)).toEqual([true, false]);
    expect(of(known, guessed)).toEqual([false, true]);
  });

  test("say each refusal of a minimum", () => {
    const [low, lower] = [{ minimumRefusal: "Add $5." }, { minimumRefusal: "Add $9." }];
    expect(merged(low, {}, lower).minimumRefusal).toBe("Add $5. Add $9.");
    expect(merged({}, {}).minimumRefusal).toBeNull();
  });

  test("have each discount once with all it takes off, and a code that one of them takes", () => {
    const off = (ruleId: string, amountMinor: number) => ({
      ruleId,
      title: ruleId,
      code: null,
      seller: null,
      amountMinor,
    });
    const whole = merged(
      {
        appliedDiscounts: [off("ten", 100), off("five", 50)],
        couponCodes: [
          { code: "A", message: "Not here." },
          { code: "B", message: "Too little." },
        ],
      },
      {
        appliedDiscounts: [off("ten", 25)],
        couponCodes: [
          { code: "A", message: "" },
          { code: "B", message: "Too late." },
        ],
      },
    );
    expect(whole.appliedDiscounts.map(({ ruleId, amountMinor }) => [ruleId, amountMinor])).toEqual([
      ["ten", 125],
      ["five", 50],
    ]);
    expect(whole.couponCodes).toEqual([
      { code: "A", message: "" },
      { code: "B", message: "Too little." },
    ]);
  });

  test("cost the sum of each of their amounts", () => {
    const totals = (by: number): CartSummary["totals"] => ({
      subtotalMinor: by,
      discountMinor: by * 2,
      shippingMinor: by * 3,
      shippingDiscountMinor: by * 4,
      shippingFeeMinor: by * 5,
      taxMinor: by * 6,
      otherTax: [{ name: "Levy", amountMinor: by * 7 }],
      addedTaxMinor: by * 8,
      grandTotalMinor: by * 9,
      redemptions: [
        { kind: "gift_certificate", code: "GIFT", title: "Gift card", amountMinor: by * 10 },
        { kind: "store_credit", code: "GIFT", title: "Credit", amountMinor: by * 11 },
      ],
      redeemedMinor: by * 21,
      totalDueMinor: by * 12,
    });
    expect(merged({ totals: totals(1) }, { totals: totals(100) }).totals).toEqual(totals(101));
  });
});
