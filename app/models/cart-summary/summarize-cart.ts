import type { CheckoutDraft } from "../checkout/checkout-draft";
import { canSeePrices, priceVisibility } from "../price/price-visibility";
import { type CartTotals, cartTotals } from "../pricing/cart-totals";
import { priceCart } from "../pricing/price-cart";
import type { PricingLine } from "../pricing/pricing-input";
import { optionFees } from "../product-option/option-fees";
import { availableMethods, needsShipping } from "../shipping/available-methods";
import type { ShippingItem } from "../shipping/shipping-method";
import { shippingRefusals } from "../shipping/shipping-refusals";
import type { Shop } from "../shop/shop";
import type { Visitor } from "../visitor/visitor";
import { cartItemView, linePrice, quantityProblem, withdrawnReason } from "./cart-item-view";
import type { CartLineRecord } from "./cart-line-record";
import type { CartSummary, ChangedItem } from "./cart-summary";

/** What a cart's summary is computed from. */
export type CartSummaryInput = {
  cartId: string | null;
  lines: readonly CartLineRecord[];
  draft: CheckoutDraft;
  shop: Pick<Shop, "tenant" | "settings">;
  visitor: Visitor;
  now: Date;
};

/**
 * Computes a cart with current prices, stock, delivery and taxes (rule cart-4). Lines that can no longer be bought
 * are listed separately and cost nothing. A quantity above the limit is kept with a message, because the shopper
 * decides about it. 'See Price In Cart' products show their price here; where the shop hides prices from the visitor,
 * the result contains none.
 */
export function summarizeCart({ cartId, lines, draft, shop, visitor, now }: CartSummaryInput): CartSummary {
  const { settings } = shop;
  const { currency } = shop.tenant;
  const group = visitor.customer?.group || null;
  const hideForAnonymous = settings.modules.sociallogins.hide_price_for_anonymous;
  const mayKnow = canSeePrices({ hideForAnonymous, visitor });
  const hidden = priceVisibility({ hideForAnonymous, hidePrice: false, visitor });
  const priced = lines.map((line) => {
    const priceMinor = mayKnow ? linePrice(line, group) : 0;
    const reason = hidden.kind === "visible" ? withdrawnReason(line, group) : hidden.text;
    return { line, priceMinor, reason };
  });
  const buyable = priced.filter(({ reason }) => reason === "");
  const buyableLines = buyable.map(({ line }) => line);

  const shippingItems = buyableLines.map(shippingItem);
  const isShipped = needsShipping(shippingItems);
  const destination =
    (isShipped ? draft.shippingAddress : (draft.billingAddress ?? draft.shippingAddress)) ?? null;
  const subtotalMinor = buyable.reduce((sum, { line, priceMinor }) => sum + line.qty * priceMinor, 0);
  const shippingOffers = availableMethods(settings.shipping_methods, {
    destination: draft.shippingAddress ?? null,
    items: shippingItems,
    subtotalMinor,
  });
  const shippingMethod = shippingOffers.find(({ code }) => code === draft.shippingMethodCode) ?? null;
  const price = priceCart({
    lines: buyableLines.map(pricingLine),
    group,
    discounts: { rules: [], context: { now, group, codes: [], uses: {} } },
    shipping: shippingMethod && { ...shippingMethod, isPickup: shippingMethod.type === "pickup" },
    tax: { table: settings.tax.rules, destination, inclusive: settings.tax.pricesInclude },
    redemptions: [],
  });
  const { lines: lineTotals, ...totals }: CartTotals = cartTotals(price);
  const refusals =
    isShipped && draft.shippingAddress
      ? shippingRefusals(shippingItems, draft.shippingAddress, settings.us_restrict_states)
      : [];
  return {
    id: cartId,
    currency,
    count: lines.reduce((sum, line) => sum + line.qty, 0),
    items: buyable.map(({ line, priceMinor }, index) =>
      cartItemView(line, buyableLines, {
        group,
        priceMinor,
        problem: quantityProblem(line, buyableLines),
        totals: lineTotals[index] ?? null,
      }),
    ),
    invalidItems: priced
      .filter(({ reason }) => reason !== "")
      .map(({ line, priceMinor, reason }) =>
        cartItemView(line, lines, { group, priceMinor, problem: reason, totals: null }),
      ),
    changedItems: buyable.flatMap(changeOf),
    needsShipping: isShipped,
    shippingOffers,
    shippingMethod,
    isTaxKnown: destination !== null || settings.tax.rules.length === 0,
    shippingRefusals: refusals.map(({ message }) => message),
    adjustments: [...price.adjustments],
    totals,
  };
}

function pricingLine(line: CartLineRecord): PricingLine {
  const {
    itemId,
    productId,
    qty,
    priceMinor,
    finalPriceMinor,
    levels,
    taxClass,
    shippingFeeMinor,
    nonShippable,
  } = line;
  return {
    ...{
      id: String(itemId),
      productId: String(productId),
      categoryIds: [],
      qty,
      priceMinor,
      finalPriceMinor,
      levels,
    },
    ...{
      optionFees: optionFees(line.optionSet, line.lineData.options),
      freebieOf: null,
      taxClass,
      shippingFeeMinor,
      nonShippable,
    },
  };
}

function changeOf({ line, priceMinor }: { line: CartLineRecord; priceMinor: number }): ChangedItem[] {
  const { itemId, name, seenPriceMinor } = line;
  if (seenPriceMinor === null || seenPriceMinor === priceMinor) return [];
  return [{ itemId, name, fromMinor: seenPriceMinor, toMinor: priceMinor }];
}

function shippingItem({ name, qty, weightG, nonShippable }: CartLineRecord): ShippingItem {
  return { name, qty, weightG, nonShippable, limitShippingOption: [], restriction: null };
}
