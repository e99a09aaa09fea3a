// @public

import type pg from "pg";
import type { Config } from "../../config/read-config.server";
import type { DatabaseConnection } from "../start/started-database";

type Limits = Pick<Config, "database">;

/** PostgreSQL's names of the limits, with what the operator configured, ms. */
const timeLimits = ({ database }: Limits) => ({
  statement_timeout: database.statementTimeoutMs,
  lock_timeout: database.lockTimeoutMs,
  idle_in_transaction_session_timeout: database.idleTransactionTimeoutMs,
});

/**
 * How the connections that serve requests are limited (rule resilience-6). A pooler refuses connections that
 * bring limits of their own: its own connections have them (decision 0031).
 */
export const requestLimits = (config: Limits, { isPooled }: DatabaseConnection): pg.PoolConfig => ({
  max: config.database.poolSize,
  ...(isPooled ? {} : timeLimits(config)),
});

/**
 * Whether the connections of a pooler limit what requests do.
 * @param variable the environment variable that has its address
 * @returns a line for the operator with what the pooler lacks; null where nothing does
 */
export async function missingLimits(
  pool: pg.Pool,
  config: Limits,
  variable = "DATABASE_URL",
): Promise<string | null> {
  const limits = Object.entries(timeLimits(config));
  const { rows } = await pool.query<{ name: string }>(
    "select name from pg_settings where name = any($1::text[]) and setting = '0'",
    [limits.map(([name]) => name)],
  );
  if (rows.length === 0) return null;
  const settings = limits.map(([name, ms]) => `set ${name} = ${ms}`).join("; ");
  return `The pooler at ${variable} has no ${rows.map(({ name }) => name).join(", ")}: add connect_query='${settings}' to its database.`;
}
