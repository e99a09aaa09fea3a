// @public

import { sql } from "drizzle-orm";
import { namedStatement } from "../../platform/db/statements/named-statement.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

const ownJpins = namedStatement<{ id: number; jpin: string }>(
  "own_jpins",
  () => sql`
    select id, jpin from products
    where tenant_id = ${sql.placeholder("tenantId")} and id = any(${sql.placeholder("ids")}::bigint[])
      and jpin is not null`,
);

/**
 * The JPINs that products and variations have themselves, by id; those known by their id alone are missing.
 */
export async function readOwnJpins(
  { db, tenant }: ShopContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ownJpins(db, { tenantId: tenant.id, ids: [...new Set(ids)] });
  return new Map(rows.map(({ id, jpin }) => [id, jpin]));
}
