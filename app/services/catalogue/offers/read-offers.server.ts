// @public

import { sql } from "drizzle-orm";
import type { OfferRecord, ProductRecord } from "~/models/catalogue/product/product-record";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { joinOfferParts, offerJson } from "../save/offer-json.server";

/**
 * An offer as it is stored. One that the files no longer name is archived; `offer` says what it was before.
 */
export type StoredOffer = Pick<ProductRecord, "sku" | "classCode"> & {
  sellerId: string;
  productId: number;
  offer: OfferRecord;
  isArchived: boolean;
  /** Whether the files no longer name its product. */
  isOfArchived: boolean;
};

/** Reads every offer of the tenant's sellers: seller by seller, in the order of the catalogue. */
export async function readOffers(ctx: ShopContext): Promise<StoredOffer[]> {
  const { rows } = await ctx.db.execute<StoredOffer>(sql`
    select o.seller_id as "sellerId", p.id as "productId", p.sku, p.class_code as "classCode", ${offerJson} as offer,
      o.archived_from is not null as "isArchived",
      p.archived_from is not null as "isOfArchived"
    from offers o
    join products p on p.tenant_id = o.tenant_id and p.id = o.product_id
    join sellers se on se.tenant_id = o.tenant_id and se.id = o.seller_id
    ${joinOfferParts(ctx.tenant.id)}
    where o.tenant_id = ${ctx.tenant.id}
    order by se.is_house desc, se.code, coalesce(p.parent_id, p.id), p.parent_id nulls first, p.position, p.id`);
  return rows;
}
