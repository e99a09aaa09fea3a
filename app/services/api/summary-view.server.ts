// @public

import { sellerFields } from "~/models/api/fields/seller-fields";
import type { SummaryView } from "~/models/api/fields/summary-fields";
import { canSeePrices } from "~/models/catalogue/price/price-visibility";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { startsSubscription } from "~/models/selling/cart-summary/starts-subscription";
import { billingAddressOf } from "~/models/selling/checkout/checkout-draft";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { readOwnJpins } from "../catalogue/product/read-own-jpins.server";
import { listPaymentMethods } from "../payments/providers/providers.server";
import { isSandboxAllowed } from "../payments/providers/sandbox-allowed.server";
import type { OpenCart } from "../selling/cart-page/read-cart-summary.server";
import { listFavoriteIds } from "../selling/favorites/list-favorite-ids.server";
import type { RequestContext } from "../shops/context/request-context.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { readListedSeller } from "../shops/directory/list-sellers.server";

/** Everything the API returns of a visitor's cart. */
export async function summaryView(
  ctx: ShopContext & Pick<RequestContext, "config">,
  visitor: Visitor,
  { summary, draft, seller }: OpenCart,
): Promise<SummaryView> {
  const ids = [...summary.items, ...summary.invalidItems].flatMap(({ pageId, productId }) => [
    pageId,
    productId,
  ]);
  const [listed, ownJpins, favoriteIds] = await Promise.all([
    seller === null ? null : readListedSeller(ctx, seller.id),
    readOwnJpins(ctx, ids),
    visitor.customer ? listFavoriteIds(ctx, visitor.customer.id) : [],
  ]);
  const mayKnowPrices = canSeePrices(viewerOf(ctx.shop, visitor));
  const listing = {
    shop: ctx.shop,
    sandboxAllowed: isSandboxAllowed(ctx.config),
    totalMinor: summary.totals.totalDueMinor,
    repeats: startsSubscription(summary),
    country: billingAddressOf(draft)?.country,
  };
  return {
    summary,
    draft,
    shopId: ctx.shop.id,
    known: { favoriteIds, ownJpins },
    seller: listed ? sellerFields(listed) : null,
    // Without a known price the list would tell whether anything is due (rule api-18).
    paymentMethods: mayKnowPrices && summary.items.length > 0 ? listPaymentMethods(listing) : [],
    mayKnowPrices,
  };
}
