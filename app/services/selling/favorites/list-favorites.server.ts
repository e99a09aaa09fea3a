// @public

import { sql } from "drizzle-orm";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { isListed, joinOffer, sellerOf } from "../../catalogue/listing/listed-product.server";
import { selectCards } from "../../catalogue/listing/select-cards.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The cards of a customer's favorites, latest first; none for a visitor who is not signed in. */
export async function listFavorites(ctx: ShopContext, visitor: Visitor): Promise<ProductCardView[]> {
  if (!visitor.customer) return [];
  const { products } = await selectCards(
    ctx,
    visitor,
    sql`select p.id, row_number() over (order by f.created_at desc, p.id desc)::int as position,
          0 as item_total, null::bigint as variation_id
        from favorites f join products p on p.tenant_id = f.tenant_id and p.id = f.product_id ${joinOffer(sellerOf(ctx.shop))}
        where f.tenant_id = ${ctx.tenant.id} and f.customer_id = ${visitor.customer.id} and ${isListed}`,
  );
  return products;
}
