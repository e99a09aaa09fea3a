import { sql } from "drizzle-orm";
import type { FilesContext } from "./files-context.server";

/**
 * Runs a change of a shop's files whole or not at all. Two applies of one shop take turns, so that neither sees half of
 * the other.
 */
export function inShopTransaction<T>(
  base: FilesContext,
  shopCode: string,
  change: (base: FilesContext) => Promise<T>,
): Promise<T> {
  return base.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`shop files ${shopCode}`}))`);
    return change({ ...base, db: tx });
  });
}
