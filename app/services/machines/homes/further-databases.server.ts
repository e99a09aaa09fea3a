import type pg from "pg";
import type { ClusterAddresses } from "../../platform/config/database-addresses.server";
import { createDb, type Db, openPool } from "../../platform/db/pool/open-pool.server";

/** Connections of a command to the further databases, made when they are needed. */
export const openFurther = (clusters: readonly ClusterAddresses[]): Map<string, pg.Pool> =>
  new Map(clusters.map(({ name, directUrl }) => [name, openPool({ connectionString: directUrl })]));

/**
 * Finds the database of a tenant that lives in another one than home.
 * @param name a domain, `code:` with a shop's code, or `tenant:` with a tenant's
 * @returns null for one that lives at home
 */
export async function dbOfName(
  home: pg.Pool,
  further: ReadonlyMap<string, pg.Pool>,
  name: string,
): Promise<Db | null> {
  if (further.size === 0) return null;
  const { rows } = await home.query<{ cluster: string }>(
    "select cluster from tenant_homes where names @> array[$1] and not is_here",
    [name],
  );
  const pool = further.get(rows[0]?.cluster ?? "");
  return pool ? createDb(pool) : null;
}
