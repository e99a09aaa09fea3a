import { announceChange } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { asBusiness, requireProduct } from "../sellers-offers/own-product.server";
import { type NamedFiles, noFiles, type ProductChange, type RefusedProduct } from "./product-change.server";
import { writeProducts } from "./write-products.server";

/**
 * Changes what is said and shown of a product, and no offer: for the business, and for the seller who brought
 * it while they alone sell it (rule sellers-20).
 * @throws AppError `forbidden`
 */
export async function writeProductTexts(
  ctx: ShopContext,
  change: ProductChange,
  files: NamedFiles = noFiles,
): Promise<{ refused: readonly RefusedProduct[] }> {
  return inTransaction(ctx, async (inner) => {
    await requireProduct(inner, "change", change.sku);
    const { tags, refused } = await writeProducts(await asBusiness(inner), [change], files);
    await announceChange(inner, "tenant", tags);
    return { refused };
  });
}
