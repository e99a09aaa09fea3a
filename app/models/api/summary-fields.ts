import { isFreeQuote } from "../cart/cart-state";
import type { CartPrompt, CartSummary, ChangedItem } from "../cart-summary/cart-summary";
import { toMajor } from "../money/to-major";
import { methodDetail, type ShippingOffer } from "../shipping/available-methods";
import { detailedName } from "../variation/variation-detail";
import { cartItemFields, type WriteAmount } from "./cart-item-fields";
import type * as Api from "./generated/cart";
import { imageUrl } from "./image-fields";

/**
 * Maps a cart to API fields, amounts in major units.
 * @param mayKnowPrices whether this visitor may see prices; if not, every amount is absent, not 0
 * @param isMethodAsked whether a shipping method was selected with the call
 */
export function summaryFields(
  summary: CartSummary,
  mayKnowPrices: boolean,
  isMethodAsked = false,
): Api.CartSummary {
  const { currency, totals } = summary;
  const amount: WriteAmount = (minor) => (mayKnowPrices ? toMajor(minor, currency) : null);
  return {
    _id: summary.id,
    currency,
    count: summary.count,
    items: summary.items.map((item) => cartItemFields(item, amount)),
    invalid_items: summary.invalidItems.map((item) => cartItemFields(item, amount)),
    changed_items: summary.changedItems.map((item) => changedItemFields(item, amount)),
    prompts: summary.prompts.map(promptFields),
    applied_discounts: summary.appliedDiscounts.map(({ ruleId, title, code, amountMinor }) => ({
      ...{ _id: ruleId, title, code },
      amount: amount(amountMinor),
    })),
    coupon_codes: summary.couponCodes,
    amount: amount(totals.subtotalMinor),
    discount_amount: amount(totals.discountMinor),
    shipping_amount: amount(totals.shippingMinor),
    shipping_level_discount: amount(totals.shippingDiscountMinor),
    shipping_fee: amount(totals.shippingFeeMinor),
    tax_amount: amount(totals.taxMinor),
    other_tax: totals.otherTax.map(({ name, amountMinor }) => ({ name, amount: amount(amountMinor) })),
    grand_total: amount(totals.grandTotalMinor),
    redemptions: totals.redemptions.map(({ title, amountMinor }) => ({ title, amount: amount(amountMinor) })),
    total_due: amount(totals.totalDueMinor),
    // A cart without a computed price does not count as free.
    is_free_quote: mayKnowPrices && summary.items.length > 0 && isFreeQuote(totals),
    is_tax_known: summary.isTaxKnown,
    needs_shipping: summary.needsShipping,
    shipping_method: summary.needsShipping
      ? shippingFields(methodDetail(summary.shippingMethod, isMethodAsked), amount)
      : null,
    shipping_methods: summary.shippingOffers.map((offer) => shippingFields(offer, amount)),
    messages: summary.shippingRefusals,
  };
}

function promptFields({ ruleId, title, qty, options }: CartPrompt): Api.CartPrompt {
  const choices = options.map((option) => ({
    ...{ _id: option.productId, sku: option.sku, name: detailedName(option) },
    image: imageUrl(option.image),
  }));
  const [freebie] = choices;
  if (!freebie) throw new RangeError("A prompt has at least one option");
  return { _id: ruleId, title, qty, freebie, options: choices };
}

const changedItemFields = (
  { itemId, name, fromMinor, toMinor }: ChangedItem,
  amount: WriteAmount,
): Api.ChangedItem => ({
  item_id: itemId,
  name,
  from_price: amount(fromMinor),
  to_price: amount(toMinor),
});

const shippingFields = (
  { code, title, priceMinor }: ShippingOffer,
  amount: WriteAmount,
): Api.ShippingMethod => ({
  _id: code,
  method: code,
  title,
  price: amount(priceMinor),
  shipping_total: amount(priceMinor),
});
