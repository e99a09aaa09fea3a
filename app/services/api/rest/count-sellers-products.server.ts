import { sql } from "drizzle-orm";
import type { ClientProducts } from "~/models/api/fields/generated/settings";
import { isListed, sellerOf } from "../../catalogue/listing/listed-product.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/**
 * How many products each active seller lists in this shop, by the seller's guid; remembered for some minutes.
 */
export function countSellersProducts(
  ctx: Pick<RequestContext, "db" | "tenant" | "shop" | "remember">,
): Promise<ClientProducts[]> {
  const own = sellerOf(ctx.shop);
  return ctx.remember("sellers' products", async () => {
    const { rows } = await ctx.db.execute<ClientProducts>(sql`
      select s.guid as client_guid, count(p.id)::int as count
      from sellers s
      left join offers o on o.tenant_id = s.tenant_id and o.seller_id = s.id
      left join products p on p.tenant_id = o.tenant_id and p.id = o.product_id and ${isListed}
      where s.tenant_id = ${ctx.tenant.id} and s.state = 'active'
        ${own === null ? sql`` : sql`and s.id = ${own}`}
      group by s.is_house, s.name, s.guid
      order by s.is_house desc, s.name, s.guid`);
    return rows;
  });
}
