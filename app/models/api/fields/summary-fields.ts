import { detailedName } from "../../catalogue/variation/variation-detail";
import type { PaymentMethod } from "../../payments/payment-method";
import { toMajor } from "../../platform/money/to-major";
import { isFreeQuote } from "../../selling/cart/cart-state";
import type { CartPrompt, CartSummary, ChangedItem } from "../../selling/cart-summary/cart-summary";
import type { CheckoutDraft } from "../../selling/checkout/checkout-draft";
import { methodDetail, type ShippingOffer } from "../../selling/shipping/available-methods";
import { type CartKnowledge, cartItemFields, type WriteAmount } from "./cart/cart-item-fields";
import type * as Api from "./generated/cart-summary";
import type { Seller } from "./generated/settings";
import { imageUrl } from "./product/image-fields";

/** A cart as the API returns it to one visitor. */
export type SummaryView = {
  summary: CartSummary;
  draft: CheckoutDraft;
  shopId: string;
  known: CartKnowledge;
  /** Who sells what is in it; null without a cart. */
  seller: Seller | null;
  /** The ways to pay it, in the order they are offered. */
  paymentMethods: readonly Pick<PaymentMethod, "code" | "title">[];
  /** Whether this visitor may see prices; if not, every amount is absent, not 0. */
  mayKnowPrices: boolean;
  /** Whether a shipping method was selected with the call. */
  isMethodAsked?: boolean;
};

/** Maps a cart to API fields, amounts in major units. */
export function summaryFields({
  summary,
  draft,
  shopId,
  known,
  seller,
  paymentMethods,
  mayKnowPrices,
  isMethodAsked = false,
}: SummaryView): Api.CartSummary {
  const { currency, totals } = summary;
  const amount: WriteAmount = (minor) => (mayKnowPrices ? toMajor(minor, currency) : null);
  const refused = [...summary.invalidItems, ...summary.items].filter(({ problem }) => problem !== "");
  const messages = [
    ...refused.map((item) => `${detailedName(item)}: ${item.problem}`),
    ...summary.shippingRefusals,
    ...(summary.minimumRefusal === null ? [] : [summary.minimumRefusal]),
  ];
  return {
    _id: summary.id,
    currency,
    count: summary.count,
    items: summary.items.map((item) => cartItemFields(item, amount, shopId, known)),
    invalid_items: summary.invalidItems.map((item) => cartItemFields(item, amount, shopId, known)),
    changed_items: summary.changedItems.map((item) => changedItemFields(item, amount)),
    prompts: summary.prompts.map(promptFields),
    applied_discounts: summary.appliedDiscounts.map(({ ruleId, title, code, amountMinor }) => ({
      _id: ruleId,
      title,
      code,
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
    payment_methods: paymentMethods.map(({ code, title }) => ({
      code,
      title,
      sellerGuid: seller?.guid ?? null,
    })),
    messages,
    message: messages.join(" "),
    itemErrors: refused.map(({ itemId, problem }) => ({ item_id: itemId, message: problem })),
    limit_items: summary.items
      .filter(({ qty, limitQty }) => qty > limitQty)
      .map(({ itemId, name, qty, limitQty, problem }) => ({
        item_id: itemId,
        name,
        qty,
        limit: limitQty,
        message: problem,
      })),
    billing_address: draft.billingAddress ?? draft.shippingAddress ?? null,
    shipping_address: draft.shippingAddress ?? null,
    customer_birthdate: draft.customerBirthdate ?? null,
    paypal_tnx:
      draft.express?.provider === "paypal"
        ? { order_id: draft.express.reference, timestamp: draft.express.approvedAt }
        : null,
    seller,
  };
}

function promptFields({ ruleId, title, qty, options }: CartPrompt): Api.CartPrompt {
  const choices = options.map((option) => ({
    _id: option.productId,
    sku: option.sku,
    name: detailedName(option),
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
  default_info: { title, price: amount(priceMinor) },
});
