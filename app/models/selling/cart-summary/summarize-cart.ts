import type { Destination } from "../../accounts/address/address";
import { offerAt } from "../../catalogue/offer/offer-at";
import { canSeePrices, priceVisibility } from "../../catalogue/price/price-visibility";
import type { ShippingItem } from "../../catalogue/stock/shipping-method";
import { detailedName } from "../../catalogue/variation/variation-detail";
import { minimumRefusal } from "../../marketplace/selling-terms";
import type { Minor } from "../../platform/money/money";
import type { Shop } from "../../shops/shop";
import type { Visitor } from "../../shops/visitors/visitor";
import { backorderedQty } from "../cart/backordered-qty";
import {
  cartItemView,
  lineDelivery,
  linePrice,
  quantityProblem,
  withdrawnReason,
} from "../cart/cart-item-view";
import type { CartLineRecord, CartProduct } from "../cart/cart-line-record";
import type { CheckoutDraft } from "../checkout/checkout-draft";
import { couponMessage } from "../discount/coupon-message";
import type { DiscountContext } from "../discount/discount-rule";
import type { Redemption } from "../gift-card/redeem";
import { type CartTotals, cartTotals } from "../pricing/cart-totals";
import { priceCart } from "../pricing/price-cart";
import { availableMethods, needsShipping } from "../shipping/available-methods";
import { freeShipping } from "../shipping/free-shipping";
import { shippingRefusals } from "../shipping/shipping-refusals";
import { type CartCredit, creditRedemptions } from "../store-credit/store-credit";
import { taxExemption } from "../tax/tax-exemption";
import { taxTableOf } from "../tax/tax-table";
import type { CartSummary, ChangedItem, EnteredCode } from "./cart-summary";
import { openPrompts } from "./open-prompts";
import { pricingLine } from "./pricing-line";

/** What a cart's summary is computed from. */
export type CartSummaryInput = {
  cartId: string | null;
  lines: readonly CartLineRecord[];
  draft: CheckoutDraft;
  /** Whether only the draft's shipping method will do: another is not taken in its place. */
  isMethodAsked?: boolean;
  /** Coupon codes in the order they were entered. */
  codes: readonly string[];
  /** How often discounts were used. */
  uses: DiscountContext["uses"];
  /** The products that discounts give away. */
  freebies: readonly CartProduct[];
  /** Gift cards. */
  redemptions: readonly Redemption[];
  storeCredit: CartCredit | null;
  /**
   * The least the goods of its seller must cost, minor units, and the seller's name; missing for no minimum.
   */
  minimum?: { minimumMinor: Minor; sellerName: string };
  shop: Pick<Shop, "tenant" | "settings">;
  visitor: Visitor;
  now: Date;
};

/** A cart without codes, in a shop without discounts. */
export const noCodes: Pick<CartSummaryInput, "codes" | "uses" | "freebies" | "redemptions" | "storeCredit"> =
  {
    codes: [],
    uses: {},
    freebies: [],
    redemptions: [],
    storeCredit: null,
  };

/**
 * Computes a cart with current prices, stock, discounts, delivery and taxes (rule cart-4). Lines that can no
 * longer be bought are listed separately and cost nothing. A quantity above the limit is kept with a message,
 * because the shopper decides about it. Free products whose discount or stock is gone are left out. 'See
 * Price In Cart' products show their price here; where the shop hides prices from the visitor, the result
 * contains none.
 */
export function summarizeCart(input: CartSummaryInput): CartSummary {
  const { cartId, draft, shop, visitor, now } = input;
  const { settings } = shop;
  const { currency } = shop.tenant;
  const group = visitor.customer?.group || null;
  const hideForAnonymous = settings.modules.sociallogins.hide_price_for_anonymous;
  const mayKnow = canSeePrices({ hideForAnonymous, visitor });
  const hidden = priceVisibility({ hideForAnonymous, hidePrice: false, visitor });
  const lines = input.lines.filter((line) => canStay(line, input.lines, group));
  const priced = lines.map((line) => {
    const priceMinor = mayKnow ? linePrice(line, group) : 0;
    const reason = hidden.kind === "visible" ? withdrawnReason(line, group) : hidden.text;
    return { line, priceMinor, reason };
  });
  const buyable = priced.filter(({ reason }) => reason === "");
  const buyableLines = buyable.map(({ line }) => line);

  const shippingItems = buyableLines.map(shippingItem);
  const isShipped = needsShipping(shippingItems);
  const place = placeOf(draft, isShipped);
  const exemption = taxExemption(settings, visitor.customer, { destination: place, isShipped });
  const isExempt = exemption !== null;
  const table = taxTableOf(settings);
  const destination = draft.shippingAddress ?? draft.estimatedFor ?? null;
  const goodsMinor = thresholdGoods(buyable);
  const shippingOffers = availableMethods(settings.shipping_methods, {
    destination,
    items: shippingItems,
    goodsMinor,
  });
  const chosen = shippingOffers.find(({ code }) => code === draft.shippingMethodCode);
  const shippingMethod = chosen ?? (input.isMethodAsked ? null : (shippingOffers[0] ?? null));
  const price = priceCart({
    lines: buyableLines.map(pricingLine),
    group,
    discounts: {
      rules: settings.discounts,
      context: { now, zone: settings.general.time_zone, group, codes: input.codes, uses: input.uses },
    },
    shipping: shippingMethod && { ...shippingMethod, isPickup: shippingMethod.type === "pickup" },
    tax: {
      table,
      destination: place,
      inclusive: settings.tax.pricesInclude,
      rounding: settings.tax.rounding,
      isExempt,
    },
    redemptions: [...input.redemptions, ...creditRedemptions(input.storeCredit)],
  });
  const { applied, lapsedFreebies, prompts, refusals: couponRefusals } = price.discounts;
  if (lapsedFreebies.length > 0)
    return summarizeCart({
      ...input,
      lines: lines.filter(({ itemId }) => !lapsedFreebies.includes(String(itemId))),
    });
  const { lines: lineTotals, ...totals }: CartTotals = cartTotals(price);
  const refusals =
    isShipped && destination && shippingMethod?.type !== "pickup"
      ? shippingRefusals(shippingItems, destination, settings.us_restrict_states)
      : [];
  const method = settings.shipping_methods.find(({ code }) => code === shippingMethod?.code) ?? null;
  const backordered = backorderedQty(
    buyableLines.map((line) => ({ ...line, stock: offerAt(line, { group, qty: line.qty }).stock })),
  );
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
        delivery: lineDelivery(line, settings, { method, backorderedQty: backordered[index] ?? 0 }, now),
      }),
    ),
    invalidItems: priced
      .filter(({ reason }) => reason !== "")
      .map(({ line, priceMinor, reason }) =>
        cartItemView(line, lines, {
          group,
          priceMinor,
          problem: reason,
          totals: null,
          delivery: { methodLimitText: "", deliveryText: "" },
        }),
      ),
    changedItems: buyable.flatMap(changeOf),
    needsShipping: isShipped,
    shippingOffers,
    shippingMethod,
    storeCredit: input.storeCredit,
    isShippingChosen: chosen !== undefined || (shippingMethod !== null && takesFirstMethod(draft)),
    isTaxKnown: place !== null || table.length === 0 || (isExempt && !settings.tax.pricesInclude),
    taxExemption: exemption,
    isEstimate: place !== null && place === draft.estimatedFor,
    freeShipping: mayKnow ? freeShipping(shippingOffers, settings.shipping_methods, goodsMinor) : null,
    shippingRefusals: refusals.map(({ message }) => message),
    minimumRefusal: mayKnow && buyable.length > 0 ? belowMinimum(input, buyableLines, goodsMinor) : null,
    appliedDiscounts: applied.map(({ shares: _shares, isOrderDiscount: _for, ...discount }) => discount),
    couponCodes: input.codes.map((code): EnteredCode => {
      const refusal = couponRefusals.find((one) => one.code === code);
      return { code, message: refusal ? couponMessage(refusal, currency) : "" };
    }),
    prompts: openPrompts(prompts, input.freebies, group),
    adjustments: [...price.adjustments],
    totals,
  };
}

/** Whether the shop's first method stands for the address until another is chosen (rule checkout-13). */
const takesFirstMethod = ({ shippingAddress, shippingMethodCode }: CheckoutDraft): boolean =>
  shippingAddress !== undefined && shippingMethodCode === undefined;

/**
 * Where taxes are worked out for: the address, else the place of the estimate; null while neither is known.
 */
const placeOf = (draft: CheckoutDraft, isShipped: boolean): Destination | null =>
  (isShipped ? draft.shippingAddress : (draft.billingAddress ?? draft.shippingAddress)) ??
  draft.estimatedFor ??
  null;

/**
 * What counts for thresholds: goods before discounts, without those that are given for free (rule
 * shipping-4).
 */
const thresholdGoods = (priced: readonly { line: CartLineRecord; priceMinor: Minor }[]): Minor =>
  priced.reduce(
    (sum, { line, priceMinor }) => (line.autoAddedBy === null ? sum + line.qty * priceMinor : sum),
    0,
  );

/**
 * What hinders a cart of goods that cost too little; a price that was agreed on is not asked to be more (rule
 * sellers-14).
 */
function belowMinimum(
  { minimum, shop }: CartSummaryInput,
  lines: readonly CartLineRecord[],
  goodsMinor: Minor,
): string | null {
  if (!minimum || lines.some(({ isQuoted }) => isQuoted)) return null;
  return minimumRefusal(goodsMinor, { ...minimum, currency: shop.tenant.currency });
}

/** A free product that cannot be given leaves the cart without a word: the shopper did not ask for it. */
const canStay = (line: CartLineRecord, lines: readonly CartLineRecord[], group: string | null): boolean =>
  line.autoAddedBy === null || (withdrawnReason(line, group) === "" && quantityProblem(line, lines) === "");

function changeOf({ line, priceMinor }: { line: CartLineRecord; priceMinor: number }): ChangedItem[] {
  const { itemId, name, seenPriceMinor } = line;
  if (seenPriceMinor === null || seenPriceMinor === priceMinor) return [];
  return [{ itemId, name, fromMinor: seenPriceMinor, toMinor: priceMinor }];
}

/** Messages name a variation with its values. */
const shippingItem = (line: CartLineRecord): ShippingItem => ({ ...line, name: detailedName(line) });
