// @public

import { viewerOf } from "~/models/catalogue/price/viewer";
import { type KeptItemView, type KeptRecord, keptItem } from "~/models/selling/cart/kept-item";
import { sellsFor } from "~/models/shops/actors/sells-for";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { rememberSellers } from "../../marketplace/remember-sellers.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readCartProducts } from "../cart-page/read-cart-lines.server";

/**
 * Kept items as a visitor sees them, in their order, each at its seller's price and stock (rule lists-14);
 * products this shop does not sell are left out.
 */
export async function readKeptItems(
  ctx: ShopContext,
  visitor: Visitor,
  records: readonly KeptRecord[],
): Promise<KeptItemView[]> {
  const sellerIds = [...new Set(records.map(({ sellerId }) => sellerId))].filter((id) =>
    sellsFor(ctx.shop, id),
  );
  const products = new Map((await Promise.all(sellerIds.map((id) => productsOf(ctx, id, records)))).flat());
  const isMixed = sellerIds.some((id) => id !== ctx.shop.sellerId);
  const sellers = new Map((isMixed ? await rememberSellers(ctx) : []).map((seller) => [seller.id, seller]));
  const viewer = viewerOf(ctx.shop, visitor);
  return records.flatMap((record) => {
    const product = products.get(keyOf(record));
    if (!product) return [];
    const item = keptItem(record, product, viewer);
    if (record.sellerId === ctx.shop.sellerId) return [item];
    const seller = sellers.get(record.sellerId);
    // A seller who takes a break keeps what was kept, and sells nothing.
    return seller
      ? [{ ...item, soldBy: { name: seller.name, code: seller.code } }]
      : [{ ...item, isAddable: false }];
  });
}

const keyOf = ({ sellerId, productId }: Pick<KeptRecord, "sellerId" | "productId">) =>
  `${sellerId}/${productId}`;

async function productsOf(ctx: ShopContext, sellerId: string, records: readonly KeptRecord[]) {
  const ids = records.flatMap((record) => (record.sellerId === sellerId ? [record.productId] : []));
  const products = await readCartProducts(ctx, [...new Set(ids)], sellerId);
  return products.map((product) => [keyOf({ sellerId, productId: product.productId }), product] as const);
}
