// @public

import type { Currency } from "../../platform/money/money";
import type { Shop } from "../../shops/shop";
import type { Visitor } from "../../shops/visitors/visitor";

/** The viewer of a catalogue and the shop, as far as prices depend on them. */
export type Viewer = {
  visitor: Visitor;
  /** Customer group code; null for none. */
  group: string | null;
  /** Whether the shop shows prices to verified customers only (rule prices-5). */
  hideForAnonymous: boolean;
  currency: Currency;
};

/** The viewer of a shop's pages. */
export function viewerOf(shop: Shop, visitor: Visitor): Viewer {
  return {
    visitor,
    group: visitor.customer?.group || null,
    hideForAnonymous: shop.settings.modules.sociallogins.hide_price_for_anonymous,
    currency: shop.tenant.currency,
  };
}
