import { expect, test } from "vitest";
import { cartTotals } from "../pricing/cart-totals";
import { priceCart } from "../pricing/price-cart";
import { pricingInput, pricingLine } from "../pricing/pricing-fixture";
import { giftCardValue } from "./gift-card-value";

function cardValue(over: Parameters<typeof pricingLine>[1]) {
  const price = priceCart(pricingInput({ lines: [pricingLine("card", { isUndiscounted: true, ...over })] }));
  const [line] = cartTotals(price).lines;
  return line && giftCardValue({ lineId: "card", ...line }, price.adjustments);
}

test("a card is worth what it costs", () => {
  expect(cardValue({ qty: 3, priceMinor: 5000 })).toBe(5000);
});

test("a card sold for less is worth its list price", () => {
  expect(cardValue({ qty: 2, priceMinor: 10_000, finalPriceMinor: 9000 })).toBe(10_000);
});

test("a card of a price tier is worth its list price", () => {
  const levels = [{ id: "two", customerGroups: [], minQty: 2, priceMinor: 8000 }];
  expect(cardValue({ qty: 2, priceMinor: 10_000, levels })).toBe(10_000);
});

test("the fee of an option, such as gift wrapping, adds nothing to it", () => {
  const optionFees = [{ code: "wrap", title: "Gift wrapping", amountMinor: 400 }];
  expect(cardValue({ qty: 2, priceMinor: 5000, optionFees })).toBe(5000);
});
