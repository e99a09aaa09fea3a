import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A product or variation that a transaction added and that is still there. */
export type Added = { id: string; sku: string; rootId: string; rootSku: string; isRoot: boolean; at: string };

/** The moments of an audit that a change began at, as far as JavaScript reads them. */
export type Moments = { from: Date; before: Date };

/**
 * The products and variations that changes within some moments added to families, archived ones left out.
 * @param of products or variations of the families: their ids as the audit has them, or their SKUs
 */
export async function addedTogether(
  { db, tenant }: ShopContext,
  of: { ids: readonly string[] } | { sku: string },
  { from, before }: Moments,
): Promise<Added[]> {
  const isNamed =
    "sku" in of ? sql`n.sku = ${of.sku}` : sql`n.id = any(${sql.param(of.ids)}::text[]::bigint[])`;
  const { rows } = await db.execute<Omit<Added, "at"> & { at: Date | string }>(sql`
    with roots as (
      select distinct coalesce(n.parent_id, n.id) as id from products n
      where n.tenant_id = ${tenant.id} and ${isNamed}),
    family as (
      select p.id, p.sku, r.id as root_id, p.id = r.id as is_root from roots r
      join products p on p.tenant_id = ${tenant.id} and (p.id = r.id or p.parent_id = r.id)
      where p.archived_from is null)
    select f.id::text, f.sku, f.root_id::text as "rootId", f.is_root as "isRoot", root.sku as "rootSku", a.at
    from family f
    join products root on root.tenant_id = ${tenant.id} and root.id = f.root_id
    join audit_log a on a.tenant_id = ${tenant.id} and a.subject = 'products' and a.subject_id = f.id::text
    where a.before is null and a.at >= ${from.toISOString()}::timestamptz
      and a.at < ${before.toISOString()}::timestamptz
    order by f.id`);
  return rows.map(({ at, ...one }) => ({ ...one, at: new Date(at).toISOString() }));
}
