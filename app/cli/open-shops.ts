import { eq } from "drizzle-orm";
import { areaHandlers } from "~/composition/area-handlers.server";
import { AppError } from "~/models/platform/error/app-error";
import type { FilesContext, ShopFilesContext } from "~/services/files/files-context.server";
import { dbOfName, openFurther } from "~/services/machines/machines.server";
import type { PaymentContext } from "~/services/payments/providers/payment-context.server";
import { notedPort } from "~/services/platform/config/listening-port.server";
import { readConfig } from "~/services/platform/config/read-config.server";
import { sessionSecret } from "~/services/platform/config/session-secret.server";
import { createDb, type Db, openPool } from "~/services/platform/db/pool/open-pool.server";
import { migrate } from "~/services/platform/db/start/migrate.server";
import { openFileStores } from "~/services/platform/file-store/open-file-stores.server";
import { migrateJobs } from "~/services/platform/jobs/migrate-jobs.server";
import { createLog } from "~/services/platform/log/log.server";
import { acting } from "~/services/shops/context/shop-context.server";
import { officeOrigin } from "~/services/shops/directory/office-origin.server";
import { readShop } from "~/services/shops/directory/shop-directory.server";
import { shopOrigins } from "~/services/shops/directory/shop-origins.server";
import { openSecretBox } from "~/services/shops/secrets/secret-box.server";
import { shops } from "~/tables/shops/shops";
import { type DatabaseNeed, migrationsFolder, type OpenDatabase, withDatabase } from "./open-database";

/** What a command works with. */
export type OpenShops = Pick<OpenDatabase, "say" | "onProgress"> & {
  base: FilesContext;
  /** The further databases that tenants may live in. */
  elsewhere: readonly Db[];
};

/**
 * Runs a command, which acts in its name, on the shops of the database, whose tables are brought up to date
 * first.
 */
export function withShops(
  name: string,
  command: (open: OpenShops) => Promise<void>,
  need?: DatabaseNeed,
): Promise<void> {
  return withDatabase(async ({ config, connect, say, onProgress }) => {
    const pool = openPool(await connect());
    const pools = [pool];
    try {
      await migrate(pool, migrationsFolder, say);
      // What a command queues waits for the next server.
      await migrateJobs(pool);
      const log = createLog({ level: config.logLevel });
      const further = openFurther(config.clusters);
      pools.push(...further.values());
      const base: FilesContext = {
        db: createDb(pool),
        now: () => new Date(),
        log,
        box: openSecretBox(config),
        fileStore: openFileStores(config, log).fileStore,
        actor: acting({ kind: "command-line", command: name }),
        handlers: areaHandlers,
        dbOfName: (name) => dbOfName(pool, further, name),
      };
      await command({
        base,
        say,
        onProgress,
        elsewhere: [...further.values()].map((other) => createDb(other)),
      });
    } finally {
      await Promise.all(pools.map((one) => one.end()));
    }
  }, need);
}

/**
 * The context of the shop with this code.
 * @throws AppError `not_found`
 */
export async function findShop(base: FilesContext, code: string): Promise<ShopFilesContext> {
  const db = (await base.dbOfName?.(`code:${code}`)) ?? base.db;
  const shop = await readShop(db, eq(shops.code, code));
  if (!shop) throw new AppError("not_found", `there is no shop '${code}': npm run shop -- list names them`);
  return { ...base, db, tenant: shop.tenant, shop };
}

/**
 * The same with what payments need: the shop's address, and the key of its links.
 * @throws AppError `not_found`
 */
export async function findPaymentShop(
  base: FilesContext,
  code: string,
): Promise<ShopFilesContext & PaymentContext & { officeOrigin: string }> {
  const config = readConfig(process.env);
  const ctx = await findShop(base, code);
  // A server that was started at another port than this command would choose has noted it.
  const port = process.env.PORT ? config.port : (notedPort(config.dataDir) ?? config.port);
  const originOf = shopOrigins(config, () => port);
  const addresses = {
    origin: originOf(ctx.shop),
    officeOrigin: officeOrigin(ctx.shop, { originOf, config }),
  };
  return { ...ctx, ...addresses, originOf, secret: sessionSecret(config), config };
}
