// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { offerAt } from "../../catalogue/offer/offer-at";
import { checkChoices, choiceTexts } from "../../catalogue/options/line-choices";
import { optionFeeMinor } from "../../catalogue/options/option-fees";
import { type ArrivalTerms, arrivalText, backorderOf } from "../../catalogue/stock/arrival";
import { isBoughtSingly } from "../../catalogue/stock/fixed-quantity";
import { methodLimitText } from "../../catalogue/stock/shipping-terms";
import { stockLabels } from "../../catalogue/stock/stock-labels";
import { stockTexts } from "../../catalogue/stock/stock-texts";
import type { Minor } from "../../platform/money/money";
import type { ShopSettings } from "../../shops/settings/shop-settings";
import type { CartItemView } from "../cart-summary/cart-summary";
import { lineLimit, salableForLine } from "../cart-summary/line-limit";
import type { CartLineTotals } from "../pricing/cart-totals";
import type { CartLineRecord } from "./cart-line-record";

/** Unit price of a line for this shopper at the line's quantity with its options' fees, minor units. */
export const linePrice = (line: CartLineRecord, group: string | null): Minor =>
  offerAt(line, { group, qty: line.qty }).unitPriceMinor +
  optionFeeMinor(line.optionSet, line.lineData.options);

/**
 * Why a line cannot be bought at all (rules selling-2 and selling-5); empty when it can, even if not in this
 * quantity.
 */
export function withdrawnReason(line: CartLineRecord, group: string | null): string {
  if (line.classCode === "variable_product" || line.classCode === "grouped") return phrase("Unavailable");
  const { stock } = offerAt(line, { group, qty: line.qty });
  if (!stock.isInStock) return phrase(stockTexts[stock.stockStatusText]);
  return checkChoices(line.optionSet, line.lineData).problems === null ? "" : phrase(choicesGoneText);
}

/** Shown when the owner changed the options of a product that is in a cart (rule options-12). */
const choicesGoneText = message("Its options have changed. Please remove it and choose again.");

/** Why a line cannot be bought in this quantity; empty when it can. */
export function quantityProblem(line: CartLineRecord, lines: readonly CartLineRecord[]): string {
  const limitQty = lineLimit(line, lines);
  if (line.qty <= limitQty) return "";
  const salable = salableForLine(line, lines);
  if (salable === 0) return phrase("Out of Stock");
  return limitQty < salable ? stockLabels.limitOf(limitQty) : stockLabels.onlyAvailable(salable);
}

/** The list price with the options' fees, where it is above the price; otherwise null. */
function listPriceOf(line: CartLineRecord, priceMinor: Minor): Minor | null {
  const listMinor = line.priceMinor + optionFeeMinor(line.optionSet, line.lineData.options);
  return listMinor > priceMinor && priceMinor > 0 ? listMinor : null;
}

/** What a shopper reads about a line's delivery. */
type LineDelivery = Pick<CartItemView, "methodLimitText" | "deliveryText">;

/**
 * What a shopper reads about the delivery of a line; nothing for what is not delivered.
 * @param way how the cart is delivered, and how many pieces of the line are not in stock
 */
export function lineDelivery(
  line: CartLineRecord,
  settings: Pick<ShopSettings, "shipping_methods" | "delivery_estimates" | "general">,
  way: { method: ArrivalTerms["method"]; backorderedQty: number },
  now: Date,
): LineDelivery {
  const { nonShippable, shippingTerms, deliveryEstimateId } = line;
  if (nonShippable) return { methodLimitText: "", deliveryText: "" };
  const { delivery_estimates: estimates, general, shipping_methods } = settings;
  const backorder = backorderOf(line, way.backorderedQty > 0);
  return {
    methodLimitText: methodLimitText(shippingTerms, shipping_methods),
    deliveryText: arrivalText(
      { estimateId: deliveryEstimateId, method: way.method, backorder },
      { estimates, now, zone: general.time_zone },
    ),
  };
}

/** A line as the shopper sees it, with its share of the totals; zero without one. */
export function cartItemView(
  line: CartLineRecord,
  lines: readonly CartLineRecord[],
  offered: {
    group: string | null;
    priceMinor: Minor;
    problem: string;
    totals: CartLineTotals | null;
    delivery: LineDelivery;
  },
): CartItemView {
  const { group, priceMinor, problem, totals, delivery } = offered;
  const { stock } = offerAt(line, { group, qty: line.qty });
  const {
    itemId,
    productId,
    sku,
    name,
    subTitle,
    slug,
    isVariation,
    pageId,
    variationText,
    classCode,
    image,
  } = line;
  return {
    itemId,
    productId,
    sku,
    name,
    subTitle,
    slug,
    isVariation,
    pageId,
    variationText,
    classCode,
    image,
    qty: line.qty,
    lineKey: line.lineKey,
    lineData: line.lineData,
    autoAddedBy: line.autoAddedBy,
    choiceTexts: choiceTexts(line.optionSet, line.lineData),
    priceMinor,
    listPriceMinor: listPriceOf(line, priceMinor),
    rowTotalMinor: totals?.rowTotalMinor ?? 0,
    discountMinor: totals?.discountMinor ?? 0,
    shippingFeeMinor: totals?.shippingFeeMinor ?? 0,
    taxMinor: totals?.taxMinor ?? 0,
    limitQty: lineLimit(line, lines),
    isQtyFixed: isBoughtSingly(line.optionSet),
    stock,
    problem,
    stockItemId: line.stockItemId,
    weightG: line.weightG,
    nonShippable: line.nonShippable,
    ...delivery,
    shippingTerms: line.shippingTerms,
    itemDeliveryInfo: line.itemDeliveryInfo,
    isListed: line.isListed,
  };
}
