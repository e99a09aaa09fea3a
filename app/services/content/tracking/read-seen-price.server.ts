import { and, eq, inArray } from "drizzle-orm";
import { offerAt } from "~/models/catalogue/offer/offer-at";
import { type PriceView, priceView } from "~/models/catalogue/price/price-view";
import { canSeePrices } from "~/models/catalogue/price/price-visibility";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { isFamily } from "~/models/catalogue/product/listed-prices";
import type { Minor } from "~/models/platform/money/money";
import { products } from "~/tables/catalogue/catalogue";
import { listViewedProducts } from "../../catalogue/listing/list-viewed-products.server";
import { readSellable } from "../../catalogue/offers/read-sellable.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/**
 * What this shopper sees a piece of a product cost, of so many, without the fees of options; of a family
 * where it starts. Null where they see no price, which then leaves the shop in no event (rule tracking-3).
 */
export async function readSeenPrice(
  context: RequestContext,
  productId: number,
  qty: number,
): Promise<Minor | null> {
  const visitor = await context.visitor();
  const viewer = viewerOf(context.shop, visitor);
  if (!canSeePrices(viewer)) return null;
  const [product] = await context.db
    .select({ sku: products.sku, classCode: products.classCode })
    .from(products)
    .where(and(eq(products.tenantId, context.tenant.id), inArray(products.id, [productId])));
  if (!product) return null;
  const sellable = isFamily(product.classCode) ? null : await readSellable(context, productId);
  if (sellable) {
    const offered = offerAt(sellable, { group: viewer.group, qty });
    return minorOf(priceView({ ...offered, sellable }, viewer));
  }
  const [card] = await listViewedProducts(context, visitor, product.sku);
  return card ? minorOf(card.price) : null;
}

const minorOf = (price: PriceView): Minor | null => (price.kind === "visible" ? price.priceMinor : null);
