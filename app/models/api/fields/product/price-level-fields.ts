import type { OfferedSellable } from "../../../catalogue/offer/offer-at";
import { isOpenTo } from "../../../catalogue/price/match-price-level";
import { priceVisibility } from "../../../catalogue/price/price-visibility";
import { savePercent } from "../../../catalogue/price/save-percent";
import type { Viewer } from "../../../catalogue/price/viewer";
import { toMajor } from "../../../platform/money/to-major";
import type { PriceLevel } from "../generated/offer";

/**
 * The price levels open to this viewer, smallest quantity first. Empty if the price is hidden from the
 * viewer, since the levels would reveal it. Only the viewer's own group is named.
 */
export function priceLevelFields(offered: OfferedSellable, viewer: Viewer): PriceLevel[] {
  const { group, currency } = viewer;
  if (priceVisibility({ ...viewer, hidePrice: offered.sellable.hidePrice }).kind !== "visible") return [];
  return offered.sellable.levels
    .filter((level) => isOpenTo(level, group))
    .sort((a, b) => a.minQty - b.minQty || a.priceMinor - b.priceMinor)
    .map((level) => ({
      _id: level.id,
      customer_groups: level.customerGroups.filter((name) => name === group),
      min_qty: level.minQty,
      price: toMajor(level.priceMinor, currency),
      savePercent: savePercent(offered.unitPriceMinor, level.priceMinor),
    }));
}
