import { eq } from "drizzle-orm";
import type { OfferRecord, RowMessage } from "~/models/catalogue/product/product-record";
import { type ApplyCounts, addCounts, noCounts } from "~/models/files/apply-summary";
import type { SellerOfferRow } from "~/models/files/folders/offer-rows";
import { products } from "~/tables/catalogue/catalogue";
import type { ShopFilesContext } from "../../files-context.server";
import { offerName } from "../merge/merge-offers.server";
import { applyOffers } from "./apply-offers.server";

/** Offers by the codes of their sellers and the SKUs of their products. */
export type OffersBySeller = ReadonlyMap<string, ReadonlyMap<string, OfferRecord>>;

/**
 * Makes the offers of sellers equal to these, seller by seller. Call it after the products; one whose product
 * is not there is refused when a row says it.
 * @param written the rows of offers.csv
 */
export async function applyOffersOfSellers(
  ctx: ShopFilesContext,
  offers: OffersBySeller,
  { sellerIds, written }: { sellerIds: ReadonlyMap<string, string>; written: readonly SellerOfferRow[] },
): Promise<{ counts: ApplyCounts; tags: string[]; refused: RowMessage[] }> {
  const rows = await ctx.db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(eq(products.tenantId, ctx.tenant.id));
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  const skus = new Map(rows.map(({ id, sku }) => [id, sku]));
  const refused = written.flatMap(({ line, seller, sku }) =>
    offers.has(seller) && !ids.has(sku) ? [{ line, reason: `its product '${sku}' was refused` }] : [],
  );
  const tags: string[] = [];
  let counts = noCounts;
  for (const [seller, ofSeller] of offers) {
    const sellerId = sellerIds.get(seller);
    if (sellerId === undefined) continue;
    const wanted = new Map(
      [...ofSeller].flatMap(([sku, offer]) => {
        const id = ids.get(sku);
        return id === undefined ? [] : [[id, offer] as const];
      }),
    );
    const nameOf = (productId: number) => offerName({ sku: skus.get(productId) ?? "", seller });
    const applied = await applyOffers(ctx, sellerId, wanted, nameOf);
    counts = addCounts(counts, applied.counts);
    tags.push(...applied.tags);
  }
  return { counts, tags, refused };
}
