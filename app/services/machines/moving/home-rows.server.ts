import type pg from "pg";
import type { Side } from "./move";

/** What a database says of a tenant: see `tenantHomes`. */
export type HomeRow = {
  cluster: string;
  isHere: boolean;
  other: string | null;
  state: "copying" | "moved" | "undone" | null;
};

/** The row of a tenant; null where there is none. */
export async function readHome(db: pg.Pool | pg.PoolClient, tenantId: string): Promise<HomeRow | null> {
  const { rows } = await db.query<HomeRow>(
    `select cluster, is_here as "isHere", other, state from tenant_homes where tenant_id = $1`,
    [tenantId],
  );
  return rows[0] ?? null;
}

/**
 * Writes it.
 * @param names what finds the tenant; null leaves those that are there
 */
export async function writeHome(
  db: pg.Pool | pg.PoolClient,
  tenantId: string,
  { cluster, isHere, other, state }: HomeRow,
  names: readonly string[] | null = null,
): Promise<void> {
  await db.query(
    `insert into tenant_homes as h (tenant_id, cluster, is_here, other, state, names)
     values ($1, $2, $3, $4, $5, coalesce($6::text[], '{}'))
     on conflict (tenant_id) do update set cluster = excluded.cluster, is_here = excluded.is_here,
       other = excluded.other, state = excluded.state, names = coalesce($6::text[], h.names)`,
    [tenantId, cluster, isHere, other, state, names],
  );
}

export async function removeHome(db: pg.Pool | pg.PoolClient, tenantId: string): Promise<void> {
  await db.query("delete from tenant_homes where tenant_id = $1", [tenantId]);
}

/**
 * What finds a tenant in the directory: its domains, the codes of its shops and its own.
 * @param at where it lives
 */
export async function namesOf({ pool }: Pick<Side, "pool">, tenantId: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select domain as name from shop_domains where tenant_id = $1
     union all select 'code:' || code from shops where tenant_id = $1
     union all select 'tenant:' || code from tenants where id = $1 order by 1`,
    [tenantId],
  );
  return rows.map(({ name }) => name);
}
