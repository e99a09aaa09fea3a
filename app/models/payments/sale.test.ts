import { expect, test } from "vitest";
import { balancesOf, historyOf } from "./ledger/ledger-fixture";

test("the shopper owes the total; the seller gets goods and delivery without the commission", () => {
  expect(balancesOf(historyOf())).toEqual({
    shopper_receivable: 11_880,
    seller_payable: -9500,
    tax_payable: -880,
    marketplace_revenue: -1500,
  });
});

test("a seller that pays the tax to the state gets it", () => {
  expect(balancesOf(historyOf({ taxRemitter: "seller" }))).toEqual({
    shopper_receivable: 11_880,
    seller_payable: -10_380,
    marketplace_revenue: -1500,
  });
});

test("gift cards and store credit pay a part", () => {
  expect(balancesOf(historyOf({ redeemedMinor: 5000 }))).toMatchObject({
    shopper_receivable: 6880,
    stored_value: 5000,
    seller_payable: -9500,
  });
});

test("a coupon of the marketplace costs the marketplace, not the seller", () => {
  const parts = { goods: 8000, gift_cards: 0, delivery: 1000, tax: 700 };
  expect(balancesOf(historyOf({ parts, promotionMinor: 2000 }))).toEqual({
    shopper_receivable: 9700,
    promotions: 2000,
    seller_payable: -9500,
    tax_payable: -700,
    marketplace_revenue: -1500,
  });
});

test("gift cards that are bought are owed to their holders, not to the seller", () => {
  const parts = { goods: 0, gift_cards: 5000, delivery: 0, tax: 0 };
  expect(balancesOf(historyOf({ parts, commissionMinor: 0 }))).toEqual({
    shopper_receivable: 5000,
    stored_value: -5000,
  });
});

test("sale and commission are two movements, each named by its order", () => {
  expect(historyOf().map(({ kind, key }) => [kind, key])).toEqual([
    ["sale", "sale:o1"],
    ["commission", "commission:o1"],
  ]);
});

test("a free order moves nothing", () => {
  const parts = { goods: 0, gift_cards: 0, delivery: 0, tax: 0 };
  expect(historyOf({ parts, commissionMinor: 0 })).toEqual([]);
});
