import { problemOf } from "./check-sides.server";
import { readHome } from "./home-rows.server";
import type { Mover } from "./mover.server";
import { tenantTables } from "./tenant-tables.server";

/** What a move would do; see {@link planMove}. */
export type MovePlan = {
  /** The database the tenant lives in. */
  from: string;
  /** How many rows each table has of it; without empty ones. */
  rows: ReadonlyMap<string, number>;
  /** What is missing to move it, each as `the database 'two' needs ...`. */
  problems: string[];
  /** Whether an earlier move was neither confirmed nor undone. */
  isUnended: boolean;
};

/** Looks what a move to another cluster would do; nothing is changed in either. */
export async function planMove(
  { tenantId, home, sideOf }: Pick<Mover, "tenantId" | "home" | "sideOf">,
  cluster: string,
): Promise<MovePlan> {
  const row = await readHome(home.pool, tenantId);
  const from = sideOf(row?.cluster ?? home.cluster);
  const to = sideOf(cluster);
  const rows = new Map<string, number>();
  for (const { table, key } of await tenantTables(from.pool)) {
    const counted = await from.pool.query<{ rows: number }>(
      `select count(*) as rows from public.${table} where ${key} = $1`,
      [tenantId],
    );
    const count = counted.rows[0]?.rows ?? 0;
    if (count > 0) rows.set(table, count);
  }
  const problems: string[] = [];
  for (const side of [from, to]) {
    const problem = await problemOf(side);
    if (problem) problems.push(`the database '${side.cluster}' ${problem}`);
  }
  const isUnended = row?.state === "moved" || row?.state === "undone";
  return { from: from.cluster, rows, problems, isUnended };
}
