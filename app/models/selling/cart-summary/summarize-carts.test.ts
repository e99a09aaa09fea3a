import { describe, expect, it } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { type ShopSettingsInput, shopSettingsSchema } from "../../shops/settings/shop-settings";
import { anonymousVisitor } from "../../shops/visitors/visitor";
import { storeCreditCode } from "../store-credit/store-credit";
import { mugLine } from "./cart-line-fixture";
import { noCodes } from "./summarize-cart";
import { summarizeCarts } from "./summarize-carts";

const tenant = { id: "tenant", code: "bazaar", currency: "USD" };

/** Two carts: goods for 20 and for 10 dollars before discounts. */
function carts(
  discounts: ShopSettingsInput["discounts"],
  over: object = {},
  second: object = {},
  shop?: object,
) {
  const settings = shopSettingsSchema.parse({ discounts });
  const base = {
    ...noCodes,
    draft: { shippingAddress: nazareth },
    shop: { tenant, settings },
    visitor: anonymousVisitor,
    now: new Date("2026-06-01T00:00:00Z"),
    codes: ["SAVE"],
    ...over,
  };
  const plain = { ...mugLine, priceMinor: 1000, finalPriceMinor: 1000, levels: [] };
  return summarizeCarts([
    { ...base, cartId: "first", lines: [{ ...plain, qty: 2 }] },
    {
      ...base,
      shop: Object.assign({}, base.shop, shop),
      cartId: "second",
      lines: [{ ...plain, itemId: 9, qty: 1, ...second }],
    },
  ]);
}

const discountsOf = (of: ReturnType<typeof carts>) => of.map(({ totals }) => totals.discountMinor);
const save = { id: "save", title: "Save", code: "SAVE" };

describe("a discount of the marketplace", () => {
  it("of a fixed amount is split over the carts by their goods", () => {
    const rule = { ...save, action: { type: "fixed" as const, amountMinor: 1000 } };
    expect(discountsOf(carts([rule]))).toEqual([667, 333]);
  });

  it.each([
    [3000, [200, 100]],
    [3001, [0, 0]],
  ])("with a minimum of %i is met by the goods of all carts together", (minimumMinor, amounts) => {
    const action = { type: "percent" as const, rateBasisPoints: 1000 };
    expect(discountsOf(carts([{ ...save, action, conditions: { minimumMinor } }]))).toEqual(amounts);
  });
});

it("a discount of a seller counts in that seller's cart alone, as does its minimum", () => {
  const action = { type: "fixed" as const, amountMinor: 600 };
  const rule = { ...save, seller: "potter", action };
  expect(discountsOf(carts([rule]))).toEqual([600, 600]);
  expect(discountsOf(carts([{ ...rule, conditions: { minimumMinor: 1500 } }]))).toEqual([600, 0]);
});

it("a discount that only one cart's shop has is that cart's", () => {
  const action = { type: "percent" as const, rateBasisPoints: 1000 };
  const one = shopSettingsSchema.parse({ discounts: [{ ...save, action }] });
  const settings = shopSettingsSchema.parse({ discounts: [{ ...save, id: "other", code: "OTHER", action }] });
  expect(discountsOf(carts([{ ...save, action }], {}, {}, { tenant, settings }))).toEqual([200, 0]);
  expect(discountsOf(carts([{ ...save, action }], {}, {}, { tenant, settings: one }))).toEqual([200, 100]);
});

it("one cart alone has a discount as it stands", () => {
  const settings = shopSettingsSchema.parse({
    discounts: [{ ...save, action: { type: "fixed", amountMinor: 500 }, conditions: { minimumMinor: 2500 } }],
  });
  const cart = {
    ...noCodes,
    cartId: "only",
    codes: ["SAVE"],
    lines: [mugLine],
    draft: {},
    shop: { tenant, settings },
    visitor: anonymousVisitor,
    now: new Date("2026-06-01T00:00:00Z"),
  };
  expect(discountsOf(summarizeCarts([cart]))).toEqual([500]);
  expect(summarizeCarts([])).toEqual([]);
});

it.each([
  ["given for free", { autoAddedBy: "gift" }],
  ["not for sale any more", { status: "archived" }],
])("what is %s in one cart counts for no minimum of all (rule shipping-4)", (_what, second) => {
  const action = { type: "percent" as const, rateBasisPoints: 1000 };
  const rules = [{ ...save, action, conditions: { minimumMinor: 3000 } }];
  expect(discountsOf(carts(rules, {}, second))).toEqual([0, 0]);
});

describe("a gift card", () => {
  const card = { kind: "gift_certificate" as const, code: "7", codeEnd: "WXYZ" };
  it.each([
    [500, [500, 0]],
    [2400, [2000, 400]],
    [9000, [2000, 1000]],
  ])("of %i cents pays the first cart first", (balanceMinor, redeemed) => {
    const of = carts([], { redemptions: [{ ...card, balanceMinor }] });
    expect(of.map(({ totals }) => totals.redeemedMinor)).toEqual(redeemed);
  });
});

it("cards and credit of one name are told apart, and each pays the first cart first", () => {
  const card = { kind: "gift_certificate" as const, codeEnd: "WXYZ" };
  const redemptions = [
    { ...card, code: "7", balanceMinor: 1500 },
    { ...card, code: "8", balanceMinor: 600 },
  ];
  const of = carts([], { redemptions, storeCredit: { balanceMinor: 500, isUsed: true } });
  expect(
    of.map(({ totals }) => totals.redemptions.map(({ code, amountMinor }) => [code, amountMinor])),
  ).toEqual([
    [
      ["7", 1500],
      ["8", 500],
    ],
    [
      ["8", 100],
      [storeCreditCode, 500],
    ],
  ]);
});

it("store credit pays the first cart first", () => {
  const of = carts([], { storeCredit: { balanceMinor: 2100, isUsed: true } });
  expect(of.map(({ totals }) => totals.redeemedMinor)).toEqual([2000, 100]);
});
