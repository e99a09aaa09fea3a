import { sql } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import type { Verb } from "~/models/shops/actors/subject";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The seller who may write a product's texts and pictures beside the business: who brought it, while no one
 * else offers it (rule sellers-20); null for none.
 */
async function findProductOwner({ db, tenant }: ShopContext, sku: string): Promise<string | null> {
  const { rows } = await db.execute<{ ownerId: string }>(sql`
    select root.owner_seller_id as "ownerId" from products named
    join products root on root.tenant_id = named.tenant_id and root.id = coalesce(named.parent_id, named.id)
    where named.tenant_id = ${tenant.id} and named.sku = ${sku} and root.owner_seller_id is not null
      and not exists (select 1 from products member
        join offers o on o.tenant_id = member.tenant_id and o.product_id = member.id
        where member.tenant_id = root.tenant_id and (member.id = root.id or member.parent_id = root.id)
          and o.seller_id <> root.owner_seller_id and o.archived_from is null)`);
  return rows[0]?.ownerId ?? null;
}

/**
 * Makes sure that an actor may view or change a product's texts and pictures.
 * @throws AppError `forbidden`
 */
export async function requireProduct(ctx: ShopContext, verb: Verb, sku: string): Promise<void> {
  authorize(await ctx.actor(), verb, catalogueSubject(ctx.tenant.id, await findProductOwner(ctx, sku)));
}

/**
 * The context in which a product is read and written with the business's own offer: what is kept of its
 * former texts names no other seller's prices (rule owners-4).
 */
export async function asBusiness<C extends ShopContext>(ctx: C): Promise<C> {
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select id from sellers where tenant_id = ${ctx.tenant.id} and is_house`,
  );
  const house = rows[0]?.id ?? ctx.shop.sellerId;
  return house === ctx.shop.sellerId ? ctx : { ...ctx, shop: { ...ctx.shop, sellerId: house } };
}
