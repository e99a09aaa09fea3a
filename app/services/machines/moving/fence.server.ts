import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { moveNames, type Side } from "./move";
import { tenantTables } from "./tenant-tables.server";

/** How long a table is taken at most: others wait for it, ms. */
const lockTimeoutMs = 200;
const againAfterMs = 200;
const maxTries = 100;

/** From here on a write of the tenant's rows in this database is refused where it does not live there. */
export async function putFence(side: Side, tenantId: string): Promise<void> {
  const { trigger } = moveNames(tenantId);
  const call = `for each row when (ROW.KEY = '${tenantId}') execute function refuse_elsewhere('${tenantId}')`;
  for (const { table, key } of await tenantTables(side.pool)) {
    const callFor = (row: string) => call.replace("ROW.KEY", `${row}.${key}`);
    await onTable(
      side.pool,
      `create or replace trigger ${trigger}_w before insert or update on public.${table} ${callFor("new")};
       create or replace trigger ${trigger}_d before delete on public.${table} ${callFor("old")}`,
    );
  }
}

/** Takes the fence away. */
export async function removeFence(side: Side, tenantId: string): Promise<void> {
  const { trigger } = moveNames(tenantId);
  const { rows } = await side.pool.query<{ table: string }>(
    `select distinct c.relname as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname in ($1, $2) order by 1`,
    [`${trigger}_w`, `${trigger}_d`],
  );
  for (const { table } of rows)
    await onTable(
      side.pool,
      `drop trigger if exists ${trigger}_w on public.${table}; drop trigger if exists ${trigger}_d on public.${table}`,
    );
}

async function onTable(pool: pg.Pool, statements: string): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await pool.query(`begin; set local lock_timeout = ${lockTimeoutMs}; ${statements}; commit`);
      return;
    } catch (error) {
      const isTaken = error instanceof pg.DatabaseError && ["55P03", "40P01"].includes(error.code ?? "");
      if (!isTaken || tries === maxTries) throw error;
      await delay(againAfterMs);
    }
}
