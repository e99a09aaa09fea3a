// @public

import { sql } from "drizzle-orm";
import { namedStatement } from "../../platform/db/statements/named-statement.server";
import type { ShopContext } from "../context/shop-context.server";

/** Who sells in a shop; `logo` is that of the seller's own shop, empty for none. */
export type DirectorySeller = { id: string; guid: string; code: string; name: string; logo: string };

const tenantId = sql.placeholder("tenantId");

const activeSellers = sql`
  select s.id, s.guid, s.code, s.name, coalesce((
    select own.settings -> 'general' ->> 'logo' from shops own
    where own.tenant_id = ${tenantId} and own.seller_id = s.id order by own.code limit 1), '') as logo
  from sellers s
  where s.tenant_id = ${tenantId} and s.state = 'active'`;

const allSellers = namedStatement<DirectorySeller>(
  "sellers",
  () => sql`${activeSellers} order by s.is_house desc, s.name, s.code`,
);

const oneSeller = namedStatement<DirectorySeller>(
  "seller",
  () => sql`${activeSellers} and s.id = ${sql.placeholder("id")}`,
);

/** The active sellers of a shop, the house first, then by name; of a seller's own shop that seller alone. */
export async function listSellers(ctx: ShopContext): Promise<DirectorySeller[]> {
  const { shop, tenant } = ctx;
  if (shop.type !== "marketplaceseller") return allSellers(ctx.db, { tenantId: tenant.id });
  const seller = await readListedSeller(ctx, shop.sellerId);
  return seller ? [seller] : [];
}

/** One of the active sellers of a shop; null for another. */
export async function readListedSeller(ctx: ShopContext, id: string): Promise<DirectorySeller | null> {
  const [seller] = await oneSeller(ctx.db, { tenantId: ctx.tenant.id, id });
  return seller ?? null;
}
