import { and, asc, eq } from "drizzle-orm";
import type { SellerFile } from "~/models/files/folders/tenant-file";
import { shops } from "~/tables/shops/shops";
import { readShop } from "../../../shops/directory/shop-directory.server";
import type { ShopFilesContext } from "../../files-context.server";
import { sellerReviewMerge } from "../apply/apply-seller-reviews.server";
import { businessMerge, markingShop } from "../merge/merge-business.server";
import { businessMerges } from "../merge/merge-kinds.server";
import { type MarketOffer, offerMarks, offerMerge } from "../merge/merge-offers.server";
import { wareMerge } from "../merge/merge-products.server";
import type { MergeKind } from "../merge/merge-records.server";
import { sellerMarks, sellerMerge } from "../merge/merge-sellers.server";
import { saveMarks } from "../rows/folder-marks.server";
import { type ExportedProducts, markShopExport, marksOf, productMarks } from "./mark-export.server";

/** What the files of an exported marketplace were made of. */
type ExportedMarketplace = {
  products: ExportedProducts;
  /** Rows of offers.csv, header first, and the offers they say. */
  offers: { cells: readonly string[][]; offers: readonly MarketOffer[] };
  sellers: readonly SellerFile[];
};

/**
 * Keeps what a marketplace's folder holds now that it was exported into it (rule shop-folders-6). Call it in
 * the transaction that read what was exported.
 */
export async function markMarketplaceExport(
  ctx: ShopFilesContext,
  folder: string,
  { products, offers, sellers }: ExportedMarketplace,
): Promise<void> {
  const rows = await ctx.db
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.tenantId, ctx.tenant.id))
    .orderBy(asc(shops.code));
  for (const { id } of rows) {
    const shop = await readShop(ctx.db, and(eq(shops.tenantId, ctx.tenant.id), eq(shops.id, id)));
    if (shop) await markShopExport({ ...ctx, shop }, folder);
  }
  const business = await markingShop(ctx, ctx.tenant.code);
  if (!business) return;
  const kinds = [...businessMerges, sellerReviewMerge, businessMerge] as unknown as MergeKind<object>[];
  const marks = {
    ...(await marksOf(business, kinds)),
    [wareMerge.kind]: productMarks(products),
    [offerMerge.kind]: offerMarks(offers.cells, offers.offers),
    [sellerMerge.kind]: sellerMarks(sellers),
  };
  await saveMarks(business, { folder, marks, by: "export" });
}
