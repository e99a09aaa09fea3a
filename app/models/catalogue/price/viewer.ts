// @public

import type { Currency } from "../../platform/money/money";
import type { Shop } from "../../shops/shop";
import type { Visitor } from "../../shops/visitors/visitor";
import { priceNotices } from "./price-notices";
import type { MeasureBase } from "./price-per-measure";

/** The viewer of a catalogue and the shop, as far as prices depend on them. */
export type Viewer = {
  visitor: Visitor;
  /** Customer group code; null for none. */
  group: string | null;
  /** Whether the shop shows prices to verified customers only (rule prices-5). */
  hideForAnonymous: boolean;
  currency: Currency;
  /** Whether the lowest price of thirty days stands beside a reduced one (rule prices-11). */
  tellsPrior?: boolean;
  /** What prices of a measure are told for (rule prices-12); null where none is told, else a hundred. */
  measureBase?: MeasureBase | null;
};

/** The viewer of a shop's pages. */
export function viewerOf(shop: Shop, visitor: Visitor): Viewer {
  return {
    visitor,
    group: visitor.customer?.group || null,
    hideForAnonymous: shop.settings.modules.sociallogins.hide_price_for_anonymous,
    currency: shop.tenant.currency,
    ...priceNotices(shop.settings),
  };
}
