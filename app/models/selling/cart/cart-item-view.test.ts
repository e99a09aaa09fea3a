import { describe, expect, test } from "vitest";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import { mugLine } from "../cart-summary/cart-line-fixture";
import { cartItemView, lineDelivery, linePrice, quantityProblem, withdrawnReason } from "./cart-item-view";
import type { CartLineRecord } from "./cart-line-record";

const mug = (over: Partial<CartLineRecord> = {}): CartLineRecord => ({ ...mugLine, ...over });
const tiers = [{ id: "1", customerGroups: ["wholesale"], minQty: 2, priceMinor: 900 }];

test("a line has its group's price at its quantity", () => {
  expect(linePrice(mug({ levels: tiers }), "wholesale")).toBe(900);
  expect(linePrice(mug({ levels: tiers, qty: 1 }), "wholesale")).toBe(1250);
  expect(linePrice(mug({ levels: tiers }), null)).toBe(1250);
});

describe("a line that cannot be bought at all", () => {
  test.each([
    ["a product whose variations are bought", mug({ classCode: "variable_product" }), "Unavailable"],
    ["a set whose pieces are bought", mug({ classCode: "grouped" }), "Unavailable"],
    ["what is not for sale", mug({ availableForSale: false }), "Unavailable"],
    ["what is sold out", mug({ item: { ...mugLine.item, onHand: 0 } }), "Out of Stock"],
    ["what can be bought, if not as many", mug({ qty: 11 }), ""],
  ])("%s says '%s'", (_, line, reason) => {
    expect(withdrawnReason(line, null)).toBe(reason);
  });

  test("depends on the price of the shopper's group", () => {
    const free = [{ id: "1", customerGroups: ["wholesale"], minQty: 2, priceMinor: 0 }];
    expect(withdrawnReason(mug({ levels: free }), "wholesale")).toBe("Invalid Price");
    expect(withdrawnReason(mug({ levels: free }), null)).toBe("");
  });
});

describe("a line that cannot be bought in its quantity", () => {
  const others = mug({ itemId: 2, qty: 10 });

  test.each([
    ["the last piece can", mug({ qty: 10 }), [], ""],
    ["one beyond the shelf", mug({ qty: 11 }), [], "Only 10 available"],
    ["one beyond its own limit", mug({ qty: 4, maxCartQty: 3 }), [], "Limit of 3"],
    ["what other lines have taken whole", mug({ qty: 1 }), [others], "Out of Stock"],
  ])("%s: '%s'", (_, line, more, problem) => {
    expect(quantityProblem(line, [line, ...more])).toBe(problem);
  });
});

describe("what a line says of its delivery", () => {
  const now = new Date("2026-03-02T12:00:00Z");
  const settings = shopSettingsSchema.parse({
    delivery_estimates: [
      { id: "quick", text: "Arrives tomorrow" },
      { id: "slow", text: "Arrives in May" },
    ],
    shipping_methods: [{ type: "pickup", code: "pickup", title: "Store pickup" }],
  });
  const plain = { method: null, backorderedQty: 0 };
  const limited = { methods: ["pickup"], methodsText: "", excluded: [] };

  test.each([
    ["the shop’s first estimate", mug(), "", "Arrives tomorrow"],
    ["its own estimate", mug({ deliveryEstimateId: "slow" }), "", "Arrives in May"],
    [
      "the methods it is limited to",
      mug({ shippingTerms: limited }),
      "Only: Store pickup",
      "Arrives tomorrow",
    ],
    ["nothing where it is not delivered", mug({ nonShippable: true, shippingTerms: limited }), "", ""],
  ])("is %s", (_, line, methodLimitText, deliveryText) => {
    expect(lineDelivery(line, settings, plain, now)).toEqual({ methodLimitText, deliveryText });
  });

  test.each([
    [mug({ backorderShipsOn: null }), ""],
    [mug({ backorderShipsOn: "2026-03-10" }), "Arrives Wed, Mar 11"],
  ])("is counted from the day that backordered pieces ship (rule dates-3)", (line, deliveryText) => {
    const way = { method: null, backorderedQty: 1 };
    const delivery_estimates = [{ id: "next-day", days: [1, 1] as [number, number] }];
    expect(lineDelivery(line, { ...settings, delivery_estimates }, way, now).deliveryText).toBe(deliveryText);
  });

  test("is nothing in a shop without estimates", () => {
    expect(lineDelivery(mug(), shopSettingsSchema.parse({}), plain, now).deliveryText).toBe("");
  });
});

describe("a line as shown", () => {
  const totals = {
    rowTotalMinor: 2000,
    discountMinor: 500,
    shippingFeeMinor: 300,
    taxMinor: 178,
  } as NonNullable<Parameters<typeof cartItemView>[2]["totals"]>;
  const view = (line: CartLineRecord, priceMinor: number, over = {}) =>
    cartItemView(line, [line], {
      group: null,
      priceMinor,
      problem: "",
      totals,
      delivery: { methodLimitText: "", deliveryText: "" },
      ...over,
    });

  test("has its share of the totals", () => {
    expect(view(mug(), 1000)).toMatchObject({ ...totals, qty: 2, priceMinor: 1000, limitQty: 10 });
  });

  test("has no share without an entry in the totals", () => {
    expect(view(mug(), 1000, { totals: null })).toMatchObject({
      rowTotalMinor: 0,
      discountMinor: 0,
      shippingFeeMinor: 0,
      taxMinor: 0,
    });
  });

  test.each([
    ["below", 1249, 1250],
    ["at", 1250, null],
    ["above", 1251, null],
    ["without a price beside", 0, null],
  ])("has the list price when it is sold %s it", (_, priceMinor, listPriceMinor) => {
    expect(view(mug(), priceMinor).listPriceMinor).toBe(listPriceMinor);
  });

  test("has the stock at its quantity, for the shopper's group", () => {
    const low = mug({ qty: 11, item: { ...mugLine.item, allowBackorders: true } });
    expect(view(low, 1250).stock).toMatchObject({ requestedQty: 11 });
    const free = [{ id: "1", customerGroups: ["wholesale"], minQty: 2, priceMinor: 0 }];
    expect(view(mug({ levels: free }), 0, { group: "wholesale" }).stock.stockStatusText).toBe(
      "Invalid Price",
    );
  });
});
