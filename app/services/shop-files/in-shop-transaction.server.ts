import { sql } from "drizzle-orm";
import { actAs } from "../db/act-as.server";
import type { FilesContext } from "./files-context.server";

/**
 * Runs a change of a shop's files whole or not at all, in the name of the context's actor. Two applies of one shop take turns, so that neither sees half of
 * the other.
 */
export async function inShopTransaction<T>(
  base: FilesContext,
  shopCode: string,
  change: (base: FilesContext) => Promise<T>,
): Promise<T> {
  const actor = await base.actor();
  return base.db.transaction(async (tx) => {
    await actAs(tx, actor);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`shop files ${shopCode}`}))`);
    return change({ ...base, db: tx });
  });
}
