import { expect, it } from "vitest";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import { withSharedCodes } from "./share-codes";
import { noCodes } from "./summarize-cart";

const action = { type: "percent" as const, rateBasisPoints: 1000 };
const rules = [
  { id: "market", title: "Market", code: "MARKET10", action },
  { id: "potter", title: "Potter", code: "CLAY5", seller: "potter", action },
];
const { discounts } = shopSettingsSchema.parse({ discounts: rules });
const card = { kind: "gift_certificate", code: "7", balanceMinor: 500 } as const;
const potter = { ...noCodes, shop: { settings: { discounts } } };
const house = { ...noCodes, shop: { settings: { discounts: discounts.slice(0, 1) } } };

it("gives every cart what holds for all, and a seller's coupon to that seller's alone", () => {
  const shared = withSharedCodes([{ ...potter, codes: ["MARKET10", "CLAY5"] }, house]);
  expect(shared.map(({ codes }) => codes)).toEqual([["MARKET10", "CLAY5"], ["MARKET10"]]);
});

it("leaves a code that no discount has where it was entered", () => {
  const shared = withSharedCodes([{ ...potter, codes: ["OLD"] }, house]);
  expect(shared.map(({ codes }) => codes)).toEqual([["OLD"], []]);
});

it("leaves a seller's coupon out of other carts that it was entered in, for it is known", () => {
  const shared = withSharedCodes([potter, { ...house, codes: ["CLAY5"] }]);
  expect(shared.map(({ codes }) => codes)).toEqual([["CLAY5"], []]);
});

it("has several gift cards pay, each once and in their order", () => {
  const other = { ...card, code: "8" };
  const shared = withSharedCodes([
    { ...potter, redemptions: [card, other] },
    { ...house, redemptions: [other, card] },
  ]);
  expect(shared.map(({ redemptions }) => redemptions)).toEqual([
    [card, other],
    [card, other],
  ]);
});

it("has gift cards pay in every cart, each once", () => {
  const shared = withSharedCodes([
    { ...potter, redemptions: [card] },
    { ...house, redemptions: [card] },
  ]);
  expect(shared.map(({ redemptions }) => redemptions)).toEqual([[card], [card]]);
});

it("uses store credit in all carts once it is used in one", () => {
  const credit = { balanceMinor: 900, isUsed: false };
  const shared = withSharedCodes([
    { ...potter, storeCredit: { ...credit, isUsed: true } },
    { ...house, storeCredit: credit },
  ]);
  expect(shared.map(({ storeCredit }) => storeCredit?.isUsed)).toEqual([true, true]);
});
