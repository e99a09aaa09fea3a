import { sql } from "drizzle-orm";
import { type TenantRows, tenantTablesText } from "../../machines/machines.server";
import type { Db } from "../../platform/db/pool/open-pool.server";

/**
 * Rows of a moment, which no backup brings back: who is signed in, links that are good once, counts of
 * attempts; and what hosts keep, which is not the business's.
 */
const passing: ReadonlySet<string> = new Set([
  "agent_calls",
  "email_changes",
  "host_works",
  "idempotent_calls",
  "passkey_challenges",
  "password_resets",
  "rate_limits",
  "registrations",
  "sessions",
  "sign_in_failures",
  "staff_challenges",
  "staff_links",
  "staff_sessions",
  "used_logins",
]);

/**
 * What a copy beside the original goes without: keys and secrets, and what would charge shoppers, write to
 * them or tell other systems a second time.
 */
const originalAlone: ReadonlySet<string> = new Set([
  "agent_checkouts",
  "api_keys",
  "cart_items",
  "carts",
  "passkeys",
  "payment_webhooks",
  "shop_secrets",
  "staff_passkeys",
  "stock_notices",
  "stored_methods",
  "subscription_deliveries",
  "subscriptions",
  "webhook_cursors",
  "webhook_deliveries",
  "webhook_events",
  "webhooks",
]);

/** All tables with rows of businesses. */
export const businessTables = async (db: Db): Promise<TenantRows[]> =>
  (await db.execute<TenantRows>(sql.raw(tenantTablesText))).rows;

/** Those that a backup holds. */
export const backedUpTables = async (db: Db): Promise<TenantRows[]> =>
  (await businessTables(db)).filter(({ table }) => !passing.has(table));

/** Whether rows of a table go into a copy of a shop. */
export const isCopied = (table: string): boolean => !originalAlone.has(table);

/** Digests of the migrations that the database has, oldest first. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash }) => hash);
}
