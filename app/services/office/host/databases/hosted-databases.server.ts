import { sql } from "drizzle-orm";
import type { FilesContext } from "../../../files/files-context.server";
import { type ListedShop, listShops } from "../../../files/list-shops.server";
import { openFurther } from "../../../machines/machines.server";
import { type ClusterAddresses, homeCluster } from "../../../platform/config/database-addresses.server";
import type { Config } from "../../../platform/config/read-config.server";
import { createDb } from "../../../platform/db/pool/open-pool.server";

type Asked = Pick<Config, "clusters">;

/** A shop of any database, and the name of that one (rule hosting-2). */
export type HostedShop = ListedShop & { database: string };

/** Does something with a further database; its connections end with that. */
async function withFurther<T, B extends FilesContext>(
  base: B,
  cluster: ClusterAddresses,
  work: (there: B) => Promise<T>,
): Promise<T> {
  const pools = openFurther([cluster]);
  const pool = pools.get(cluster.name);
  if (!pool) throw new Error(`The database '${cluster.name}' was not opened`);
  try {
    return await work({ ...base, db: createDb(pool) });
  } finally {
    await pool.end();
  }
}

/**
 * Every shop of the home database and of those that DATABASE_CLUSTERS names, by code.
 * @param limit how many of each database
 * @returns also the databases that do not answer, whose shops are missing
 */
export async function listHostedShops(
  base: FilesContext,
  { clusters }: Asked,
  asked: { text: string; limit: number },
): Promise<{ shops: HostedShop[]; away: string[] }> {
  const away: string[] = [];
  const named = async (database: string, found: Promise<ListedShop[]>) =>
    (await found).map((shop) => ({ ...shop, database }));
  const lists = await Promise.all([
    named(homeCluster, listShops(base, asked)),
    ...clusters.map((cluster) =>
      named(
        cluster.name,
        withFurther(base, cluster, (there) => listShops(there, asked)),
      ).catch((error: unknown) => {
        base.log.warn("a further database could not be asked for its shops", { error, name: cluster.name });
        away.push(cluster.name);
        return [];
      }),
    ),
  ]);
  return { shops: lists.flat().toSorted((a, b) => (a.code < b.code ? -1 : 1)), away };
}

/**
 * Does something in the database that a shop lives in; one that is nowhere is looked for at home.
 * @param code of the shop
 */
export async function inDatabaseOf<T, B extends FilesContext>(
  base: B,
  { clusters }: Asked,
  code: string,
  work: (there: B, database: string) => Promise<T>,
): Promise<T> {
  if (clusters.length === 0) return work(base, homeCluster);
  const { rows } = await base.db.execute<{ cluster: string }>(
    sql`select cluster from tenant_homes where names @> array[${`code:${code}`}] and not is_here`,
  );
  const cluster = clusters.find(({ name }) => name === rows[0]?.cluster);
  return cluster ? withFurther(base, cluster, (there) => work(there, cluster.name)) : work(base, homeCluster);
}
