import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { AppError } from "~/models/error/app-error";
import { readConfig } from "~/services/config/read-config.server";
import { migrate } from "~/services/db/migrate.server";
import { createDb, openPool } from "~/services/db/open-pool.server";
import { shops } from "~/services/db/schema";
import { startDatabase } from "~/services/db/start-database.server";
import { createLog } from "~/services/http/log.server";
import { openSecretBox } from "~/services/secrets/secret-box.server";
import { readShop } from "~/services/shop/shop-directory.server";
import type { FilesContext, OnProgress, ShopFilesContext } from "~/services/shop-files/files-context.server";
import { createProgress } from "./progress";

const migrations = fileURLToPath(new URL("../services/db/migrations", import.meta.url));

/** What a command works with. */
export type OpenShops = { base: FilesContext; onProgress: OnProgress; say: (line: string) => void };

/**
 * Runs a command on the database: beside a running server, or starting the private PostgreSQL for as long as it takes.
 * Before each line that is said, the progress bar is taken away.
 */
export async function withShops(command: (open: OpenShops) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const progress = createProgress(process.stderr, Date.now);
  const say = (line: string) => {
    progress.end();
    console.log(line);
  };
  const database = await startDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    log: say,
  });
  const pool = openPool(database.connection);
  try {
    await migrate(pool, migrations);
    const base = {
      ...{ db: createDb(pool), now: () => new Date(), log: createLog() },
      ...{ box: openSecretBox(config), dataDir: config.dataDir },
    };
    await command({ base, say, onProgress: progress.update });
  } finally {
    progress.end();
    await pool.end();
    await database.stop();
  }
}

/**
 * The context of the shop with this code.
 * @throws AppError `not_found`
 */
export async function findShop(base: FilesContext, code: string): Promise<ShopFilesContext> {
  const shop = await readShop(base.db, eq(shops.code, code));
  if (!shop) throw new AppError("not_found", `there is no shop '${code}': npm run shop -- list names them`);
  return { ...base, tenant: shop.tenant, shop };
}

/** The starter content of a new shop. */
export const starterFolder = join(fileURLToPath(new URL(".", import.meta.url)), "starter-shop");
