import type pg from "pg";
import type { Config } from "../config/read-config.server";

/** How the connections that serve requests are limited (rule resilience-6). */
export const requestLimits = ({ database }: Pick<Config, "database">): pg.PoolConfig => ({
  max: database.poolSize,
  statement_timeout: database.statementTimeoutMs,
  lock_timeout: database.lockTimeoutMs,
  idle_in_transaction_session_timeout: database.idleTransactionTimeoutMs,
});
