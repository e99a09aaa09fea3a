import { viewerOf } from "~/models/catalogue/viewer";
import { type KeptItemView, type KeptRecord, keptItem } from "~/models/lists/kept-item";
import type { Visitor } from "~/models/visitor/visitor";
import { readCartProducts } from "../cart/read-cart-lines.server";
import type { ShopContext } from "../shop-context.server";

/** Kept items as a visitor sees them, in their order; products this shop does not sell are left out. */
export async function readKeptItems(
  ctx: ShopContext,
  visitor: Visitor,
  records: readonly KeptRecord[],
): Promise<KeptItemView[]> {
  const ids = [...new Set(records.map(({ productId }) => productId))];
  const products = await readCartProducts(ctx, ids, ctx.shop.sellerId);
  const byId = new Map(products.map((product) => [product.productId, product]));
  const viewer = viewerOf(ctx.shop, visitor);
  return records.flatMap((record) => {
    const product = byId.get(record.productId);
    return product ? [keptItem(record, product, viewer)] : [];
  });
}
