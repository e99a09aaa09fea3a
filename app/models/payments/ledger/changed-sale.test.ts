import { expect, test } from "vitest";
import { balanceOf } from "../movement";
import { begunBy, partAmounts } from "../order-history";
import { type Sale, saleMovements } from "../sale";
import { changedSaleMovements } from "./changed-sale";

const sale: Sale = {
  orderId: "o",
  sellerId: "s",
  parts: { goods: 2000, gift_cards: 0, delivery: 600, tax: 120 },
  redeemedMinor: 0,
  promotionMinor: 0,
  commissionMinor: 300,
  taxRemitter: "marketplace",
};
const cheaper: Sale = {
  ...sale,
  parts: { goods: 1000, gift_cards: 0, delivery: 600, tax: 60 },
  commissionMinor: 150,
};

test("what began an order adds up to what it is after each edit", () => {
  const first = saleMovements(sale);
  const second = changedSaleMovements(cheaper, 2, first);
  expect(second.map(({ key }) => key)).toEqual(["sale:o:2", "commission:o:2"]);
  const third = changedSaleMovements(sale, 3, [...first, ...second]);
  for (const [history, now] of [
    [[...first, ...second], cheaper],
    [[...first, ...second, ...third], sale],
  ] as const) {
    expect(partAmounts(begunBy(history))).toEqual(now.parts);
    expect(balanceOf(history, { account: "marketplace_revenue" })).toBe(0 - now.commissionMinor);
    expect(balanceOf(history, { account: "shopper_receivable" })).toBe(
      now.parts.goods + now.parts.delivery + now.parts.tax,
    );
  }
});

test("nothing moves where nothing is another", () => {
  expect(changedSaleMovements(sale, 2, saleMovements(sale))).toEqual([]);
});
