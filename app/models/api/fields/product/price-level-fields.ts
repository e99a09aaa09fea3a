import type { OfferedSellable } from "../../../catalogue/offer/offer-at";
import type { OptionSet } from "../../../catalogue/options/product-option";
import { appliedLevels } from "../../../catalogue/price/match-price-level";
import { priceVisibility } from "../../../catalogue/price/price-visibility";
import { savePercent } from "../../../catalogue/price/save-percent";
import type { Viewer } from "../../../catalogue/price/viewer";
import { addableCap } from "../../../catalogue/stock/addable-qty";
import { isBoughtSingly } from "../../../catalogue/stock/fixed-quantity";
import { toMajor } from "../../../platform/money/to-major";
import type { PriceLevel } from "../generated/offer";

/**
 * The price levels that make this viewer's price at some quantity, smallest quantity first (rule prices-2).
 * Empty if the price is hidden from the viewer, since the levels would reveal it. Only the viewer's own group
 * is named.
 */
export function priceLevelFields(
  offered: OfferedSellable,
  viewer: Viewer,
  optionSet: Pick<OptionSet, "personalization">,
): PriceLevel[] {
  const { group, currency } = viewer;
  if (priceVisibility({ ...viewer, hidePrice: offered.sellable.hidePrice }).kind !== "visible") return [];
  const { levels, priceMinor, finalPriceMinor, maxCartQty } = offered.sellable;
  const reach = {
    group,
    plainMinor: finalPriceMinor ?? priceMinor,
    maxQty: isBoughtSingly(optionSet) ? 1 : Math.min(maxCartQty, addableCap),
  };
  return appliedLevels(levels, reach)
    .sort((a, b) => a.minQty - b.minQty || a.priceMinor - b.priceMinor)
    .map((level) => ({
      _id: level.id,
      customer_groups: level.customerGroups.filter((name) => name === group),
      min_qty: level.minQty,
      price: toMajor(level.priceMinor, currency),
      savePercent: savePercent(offered.unitPriceMinor, level.priceMinor),
    }));
}
