import { sellerFields } from "~/models/api/seller-fields";
import type { SummaryView } from "~/models/api/summary-fields";
import { viewerOf } from "~/models/catalogue/viewer";
import { canSeePrices } from "~/models/price/price-visibility";
import type { Visitor } from "~/models/visitor/visitor";
import { readOwnJpins } from "../catalogue/read-own-jpins.server";
import { listFavoriteIds } from "../lists/list-favorite-ids.server";
import { listSellers } from "../shop/list-sellers.server";
import type { ShopContext } from "../shop-context.server";
import type { OpenCart } from "./read-cart-summary.server";

/** Everything the API returns of a visitor's cart. */
export async function summaryView(
  ctx: ShopContext,
  visitor: Visitor,
  { summary, draft, seller }: OpenCart,
): Promise<SummaryView> {
  const sellers = seller === null ? [] : await listSellers(ctx);
  const found = sellers.find(({ id }) => id === seller?.id);
  return {
    ...{ summary, draft, shopId: ctx.shop.id },
    known: {
      favoriteIds: visitor.customer ? await listFavoriteIds(ctx, visitor.customer.id) : [],
      ownJpins: await readOwnJpins(
        ctx,
        [...summary.items, ...summary.invalidItems].flatMap(({ pageId, productId }) => [pageId, productId]),
      ),
    },
    seller: found ? sellerFields(found) : null,
    mayKnowPrices: canSeePrices(viewerOf(ctx.shop, visitor)),
  };
}
