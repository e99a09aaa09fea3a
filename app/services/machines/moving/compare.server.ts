import type pg from "pg";
import type { Side } from "./move";
import { type TenantRows, tenantTables } from "./tenant-tables.server";

/** Rows of a tenant in one table: how many, and a sum of the hashes of their texts. */
type Figure = { rows: number; hash: string };

/** One moment of a database, as long as its connection is held. */
type Moment = { client: pg.PoolClient; end: () => Promise<void> };

/** What an earlier comparison found: how long each table takes, ms, and which differed. */
export type Rehearsal = { tookMs: ReadonlyMap<string, number>; differing: readonly string[] };

/** A comparison of the tenant's rows at one moment of each side; `end` it in any case. */
export type Comparison = {
  /**
   * Compares the tables that were not compared yet.
   * @param withinMs how long this may take: a table is left that took longer than what is left of it; absent
   * for all
   * @returns the tables that differ, of all that were compared
   */
  compare: (withinMs?: number) => Promise<string[]>;
  readonly tookMs: ReadonlyMap<string, number>;
  end: () => Promise<void>;
};

/**
 * Holds a moment of both databases to compare what they have of a tenant, even after it was written on.
 * @param rehearsal whose tables that differed are compared first, then those that take less time
 */
export async function openComparison(
  tenantId: string,
  sides: readonly [Side, Side],
  rehearsal: Rehearsal = { tookMs: new Map(), differing: [] },
): Promise<Comparison> {
  const [tables, ...moments] = await Promise.all([
    tenantTables(sides[0].pool),
    ...sides.map((side) => holdMoment(side)),
  ]);
  const expectedMs = (table: string) => rehearsal.tookMs.get(table) ?? 0;
  const rank = ({ table }: TenantRows) => (rehearsal.differing.includes(table) ? -1 : expectedMs(table));
  let left = tables.toSorted((a, b) => rank(a) - rank(b));
  const differing: string[] = [];
  const tookMs = new Map<string, number>();
  const compareOne = async (rows: TenantRows) => {
    const sinceMs = performance.now();
    const [one, other] = await Promise.all(moments.map((moment) => figureOf(moment, rows, tenantId)));
    tookMs.set(rows.table, performance.now() - sinceMs);
    if (one?.rows !== other?.rows || one?.hash !== other?.hash) differing.push(rows.table);
  };
  return {
    tookMs,
    async compare(withinMs = Number.POSITIVE_INFINITY) {
      const untilMs = performance.now() + withinMs;
      const skipped: TenantRows[] = [];
      for (const rows of left)
        if (performance.now() + expectedMs(rows.table) < untilMs) await compareOne(rows);
        else skipped.push(rows);
      left = skipped;
      return differing;
    },
    end: async () => void (await Promise.all(moments.map((moment) => moment.end()))),
  };
}

async function holdMoment({ pool }: Side): Promise<Moment> {
  const client = await pool.connect();
  // What a row's text looks like must not depend on a server's settings.
  await client.query(`begin isolation level repeatable read read only;
    set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; select from tenant_homes limit 1`);
  return {
    client,
    async end() {
      const isOver = await client.query("commit").then(
        () => true,
        () => false,
      );
      client.release(!isOver);
    },
  };
}

async function figureOf({ client }: Moment, { table, key }: TenantRows, tenantId: string): Promise<Figure> {
  const { rows } = await client.query<Figure>(
    `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash
     from public.${table} t where t.${key} = $1`,
    [tenantId],
  );
  return rows[0] ?? { rows: 0, hash: "" };
}
