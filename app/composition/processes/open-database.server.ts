import { join } from "node:path";
import { areaHandlers } from "~/composition/area-handlers.server";
import { applyDemoShops } from "~/services/files/apply/apply-demo-shops.server";
import type { Config } from "~/services/platform/config/read-config.server";
import { createDb, openPool } from "~/services/platform/db/pool/open-pool.server";
import { missingLimits } from "~/services/platform/db/pool/request-limits.server";
import { checkDatabaseUrl } from "~/services/platform/db/start/check-database-url.server";
import { migrate } from "~/services/platform/db/start/migrate.server";
import { startDatabase } from "~/services/platform/db/start/start-database.server";
import type { DatabaseConnection } from "~/services/platform/db/start/started-database";
import { openFileStores } from "~/services/platform/file-store/open-file-stores.server";
import type { Log } from "~/services/platform/log/log.server";
import type { Opened } from "~/services/platform/process/opened.server";
import { acting } from "~/services/shops/context/shop-context.server";
import type { SecretBox } from "~/services/shops/secrets/secret-box.server";

/** What opening the database takes. */
type Parts = { config: Config; box: SecretBox; log: Log; opened: Opened; say: (line: string) => void };

/**
 * Makes sure a PostgreSQL answers and opens the connections of what takes its time (migrations, jobs,
 * catalogue indexes), which have none of the limits of requests.
 * @throws StartError naming what is wrong and how to mend it
 */
export async function openDatabase({ config, log, opened, say }: Parts) {
  const database = await startDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    log: say,
  });
  opened.push(() => database.stop());
  const onIdleError = (error: Error) => log.warn("database connection lost", { error });
  const backPool = openPool({ ...database.connection, max: 8 }, onIdleError);
  opened.push(() => backPool.end());
  const requests = await requestsConnection(database.connection, config, say);
  return { connection: database.connection, requests, backPool, backDb: createDb(backPool), onIdleError };
}

/** How requests reach the database: through a pooler, where DATABASE_URL leads to one. */
async function requestsConnection(
  direct: DatabaseConnection,
  config: Config,
  say: Parts["say"],
): Promise<DatabaseConnection> {
  if (!config.databaseUrl || !config.databaseDirectUrl) return direct;
  const requests = await checkDatabaseUrl(config.databaseUrl, "DATABASE_URL");
  if (!requests.isPooled) return requests;
  const pool = openPool({ ...requests, max: 1 });
  try {
    const missing = await missingLimits(pool, config);
    if (missing) say(missing);
  } finally {
    await pool.end();
  }
  return requests;
}

/** Brings the tables up to date and makes the demo shops that are not there, where they are wanted. */
export async function prepareTables(
  { backPool, backDb }: Awaited<ReturnType<typeof openDatabase>>,
  { config, box, log, say }: Parts,
): Promise<void> {
  const root = process.cwd();
  await migrate(backPool, join(root, "app", "services", "platform", "db", "migrations"), say);
  if (config.isDemo)
    await applyDemoShops({
      db: backDb,
      now: () => new Date(),
      log,
      box,
      fileStore: openFileStores(config, log).fileStore,
      folder: join(root, "shops"),
      say,
      actor: acting({ kind: "command-line", command: "first start" }),
      handlers: areaHandlers,
    });
}
