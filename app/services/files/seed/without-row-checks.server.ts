import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/shop-context.server";

/**
 * Writes generated rows that refer to rows of the same batch without PostgreSQL looking up each of them, and each sum
 * of the ledger, on its own, which takes most of the time of a fill. Triggers are off for this transaction's session
 * alone, and only where the database's user may do that; tables with an audit are never written inside.
 */
export async function withoutRowChecks(ctx: ShopContext, write: () => Promise<void>): Promise<void> {
  await setRole(ctx, "replica");
  await write();
  await setRole(ctx, "origin");
}

const setRole = ({ db }: ShopContext, role: "replica" | "origin") =>
  db.execute(sql`
    select set_config('session_replication_role', ${role}, true) from pg_roles
    where rolname = current_user and rolsuper`);
