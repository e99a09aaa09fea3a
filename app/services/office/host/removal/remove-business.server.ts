import { eq, sql } from "drizzle-orm";
import { tenantHomes } from "~/tables/machines/tenant-homes";
import { shops } from "~/tables/shops/shops";
import { type TenantRows, tenantTablesText } from "../../../machines/machines.server";
import type { Db } from "../../../platform/db/pool/open-pool.server";
import { sharedPrefixes } from "../../../platform/file-store/file-keys";
import type { FileStore } from "../../../platform/file-store/file-store";
import { announceChange, WHOLE_SHOP } from "../../../shops/changes/announce-change.server";
import { readShop } from "../../../shops/directory/shop-directory.server";

/** Files that are removed at a time. */
const atATime = 500;
/** What a move needs of the database, too (decision 0036). */
const withoutTriggers = sql`set local session_replication_role = replica`;

/**
 * Removes everything of a business: files, rows and queued jobs (rule hosting-9). Triggers are for changes of
 * a shop, such as the ledger's, which keeps every row: none of them runs here. May be done again after it was
 * interrupted.
 */
export async function removeBusiness(
  { db, fileStore }: { db: Db; fileStore: FileStore },
  tenantId: string,
): Promise<void> {
  // Where the database refuses this, no file goes either.
  await db.transaction((tx) => tx.execute(withoutTriggers));
  const codes = await db.select({ code: shops.code }).from(shops).where(eq(shops.tenantId, tenantId));
  for (const { code } of codes)
    for (const prefix of sharedPrefixes) await removeFiles(fileStore, `${prefix}${code}/`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // What processes remember of its shops goes when they hear of it.
    const shop = await readShop(tx, eq(shops.tenantId, tenantId));
    if (shop) await announceChange({ db: tx, tenant: shop.tenant, shop }, "tenant", [WHOLE_SHOP]);
    await tx.execute(sql`delete from graphile_worker._private_jobs j where j.locked_at is null
      and j.payload ->> 'shopId' in (select id::text from shops where tenant_id = ${tenantId})`);
    const { rows } = await tx.execute<TenantRows>(sql.raw(tenantTablesText));
    await tx.execute(withoutTriggers);
    for (const { table, key } of rows)
      await tx.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(key)} = ${tenantId}`);
    await tx.delete(tenantHomes).where(eq(tenantHomes.tenantId, tenantId));
  });
}

async function removeFiles(fileStore: FileStore, prefix: string): Promise<void> {
  let keys: string[] = [];
  for await (const { key } of fileStore.list(prefix)) {
    keys.push(key);
    if (keys.length < atATime) continue;
    await fileStore.remove(keys);
    keys = [];
  }
  await fileStore.remove(keys);
}
