import { sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
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
  const { found, away } = await inEachDatabase(base, { clusters }, async (there, database) =>
    (await listShops(there, asked)).map((shop) => ({ ...shop, database })),
  );
  return { shops: found.flat().toSorted((a, b) => (a.code < b.code ? -1 : 1)), away };
}

/**
 * Asks the home database and each that DATABASE_CLUSTERS names.
 * @returns what they answered, home first, and the names of those that do not answer
 */
export async function inEachDatabase<T, B extends FilesContext>(
  base: B,
  { clusters }: Asked,
  ask: (there: B, database: string) => Promise<T>,
): Promise<{ found: T[]; away: string[] }> {
  const away: string[] = [];
  const answers = await Promise.all([
    ask(base, homeCluster),
    ...clusters.map((cluster) =>
      withFurther(base, cluster, (there) => ask(there, cluster.name)).catch((error: unknown) => {
        base.log.warn("a further database could not be asked", { error, name: cluster.name });
        away.push(cluster.name);
        return null;
      }),
    ),
  ]);
  return { found: answers.filter((answer) => answer !== null), away };
}

/** Does something in the database of this name. @throws AppError `not_found` */
export async function inDatabaseNamed<T, B extends FilesContext>(
  base: B,
  { clusters }: Asked,
  name: string,
  work: (there: B) => Promise<T>,
): Promise<T> {
  if (name === homeCluster) return work(base);
  const cluster = clusters.find((one) => one.name === name);
  if (!cluster) throw new AppError("not_found", `DATABASE_CLUSTERS has no '${name}'.`);
  return withFurther(base, cluster, work);
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
