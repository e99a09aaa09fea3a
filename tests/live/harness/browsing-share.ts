import type pg from "pg";
import { openPool } from "~/services/platform/db/pool/open-pool.server";
import type { Send } from "../../http/runner/answer";
import { visit } from "./visit";

const harbor = "http://harbor.localhost";
/** Pages that ask for what listings, products and searches ask for. */
const walk = ["/", "/kitchen", "/search?q=mug", "/search?q=lamp", "/harbor-carafe", "/long-morning-mug"];

/** What the statements of browsing took, ms. */
export type BrowsingShare = {
  primaryMs: number;
  replicasMs: number;
  /** Statuses of the pages. */
  statuses: number[];
};

/**
 * Has a visitor without a session look at pages of each server and counts who did the work of it. Pages from
 * memory cost nothing: ask servers that have just begun.
 * @param of superusers' connections to the database at the primary and at every replica; `pg_stat_statements`
 * is loaded there, with its planning
 */
export async function measureBrowsing(
  of: { primary: pg.PoolConfig; replicas: readonly pg.PoolConfig[] },
  sends: readonly Send[],
): Promise<BrowsingShare> {
  const primary = openPool({ ...of.primary, max: 1 });
  const replicas = of.replicas.map((replica) => openPool({ ...replica, max: 1 }));
  try {
    await primary.query("create extension if not exists pg_stat_statements");
    for (const pool of [primary, ...replicas]) await untilExtended(pool);
    const statuses: number[] = [];
    for (const send of sends)
      for (const path of walk) statuses.push((await visit(send, harbor + path)).status);
    const took = await Promise.all(replicas.map(statementMs));
    return {
      primaryMs: await statementMs(primary),
      replicasMs: took.reduce((sum, ms) => sum + ms, 0),
      statuses,
    };
  } finally {
    await Promise.all([primary, ...replicas].map((pool) => pool.end()));
  }
}

/** In words, for who ran the test. */
export const sayBrowsing = ({ primaryMs, replicasMs }: BrowsingShare): string =>
  `Statements of browsing: ${Math.round(primaryMs)} ms at the primary, ${Math.round(replicasMs)} ms at replicas (${((100 * replicasMs) / (primaryMs + replicasMs)).toFixed(1)} %).`;

/** A replica gets the extension a moment after the primary. */
async function untilExtended(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query("select 1 from pg_extension where extname = 'pg_stat_statements'");
    if (rows.length > 0) break;
  }
  await pool.query("select pg_stat_statements_reset()");
}

/**
 * Time that the shop's statements took since the last reset, ms; jobs and looks at the replicas are not the
 * walk's.
 */
async function statementMs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ ms: number }>(
    `select coalesce(sum(total_exec_time + total_plan_time), 0)::float as ms from pg_stat_statements
     where query ~ 'tenant_id|shop_domains' and query !~ 'graphile_worker|pg_stat'`,
  );
  return rows[0]?.ms ?? 0;
}
