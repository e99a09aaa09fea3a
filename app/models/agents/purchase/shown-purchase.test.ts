import { expect, test } from "vitest";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import { atPaidDelivery, deliveryOffers, toldDiscounts } from "./shown-purchase";
import { cartsOf } from "./shown-purchase-fixture";

const discounts = [{ id: "free", title: "Free shipping", action: { type: "free_shipping" as const } }];
const rules = shopSettingsSchema.parse({ discounts }).discounts;
const pricesOf = (more: Parameters<typeof cartsOf>[1]) =>
  cartsOf(undefined, more).map(({ summary }) =>
    deliveryOffers(atPaidDelivery(summary, rules)).map(({ priceMinor }) => priceMinor),
  );

test("ways of delivery cost what the buyer pays: nothing where a discount ships for free", () => {
  expect(pricesOf({ more: { discounts } })).toEqual([[0, 0]]);
  expect(pricesOf({})).toEqual([[500, 1500]]);
});

test("free delivery is told as a discount where a code gives it", () => {
  const codesOf = (code: string | null) =>
    cartsOf(undefined, { more: { discounts: discounts.map((one) => ({ ...one, code })) } }).map(
      ({ summary }) => toldDiscounts(summary).map((told) => told.code),
    );
  expect(codesOf("SAVE")).toEqual([["SAVE"]]);
  expect(codesOf(null)).toEqual([[]]);
});
