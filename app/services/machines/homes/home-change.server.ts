import type pg from "pg";
import { CHANGE_CHANNEL, type ChangeMessage } from "../../shops/changes/announce-change.server";

/**
 * The tag of a tenant whose row in the directory changed: it lives in another database now, or has other
 * names.
 */
export const HOME_TAG = "home";

/** Tells every process, at commit, that the directory's row of a tenant changed. */
export async function sendHomeChange(db: pg.Pool | pg.PoolClient, tenantId: string): Promise<void> {
  const message: ChangeMessage = { tenantId, ownerId: tenantId, tags: [HOME_TAG] };
  await db.query("select pg_notify($1, $2)", [CHANGE_CHANNEL, JSON.stringify(message)]);
}
