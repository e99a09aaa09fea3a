import { createServer } from "node:http";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { CatalogueIndexes } from "~/services/catalogue-index/catalogue-indexes.server";
import { readConfig } from "~/services/config/read-config.server";
import { sessionSecret } from "~/services/config/session-secret.server";
import { StartError } from "~/services/config/start-error";
import { migrate } from "~/services/db/migrate.server";
import { createDb, openPool } from "~/services/db/open-pool.server";
import { requestLimits } from "~/services/db/request-limits.server";
import { createShopDatabases } from "~/services/db/shop-databases.server";
import { startDatabase } from "~/services/db/start-database.server";
import { answerProcessFaults } from "~/services/http/answer-process-faults.server";
import { createApp } from "~/services/http/create-app.server";
import { DataCache } from "~/services/http/data-cache.server";
import { followChanges } from "~/services/http/follow-changes.server";
import { listen } from "~/services/http/listen.server";
import { createLog } from "~/services/http/log.server";
import { openPageCaches } from "~/services/http/page-caches.server";
import { serveAssets } from "~/services/http/serve-assets.server";
import { stopOnSignal } from "~/services/http/stop-on-signal.server";
import { startWorker } from "~/services/jobs/start-worker.server";
import { PostalPlaces } from "~/services/location/postal-places.server";
import { createShopDirectory } from "~/services/shop/shop-directory.server";
import { tellAddresses } from "~/services/shop/tell-addresses.server";
import { applyDemoShops } from "~/services/shop-files/apply-demo-shops.server";

const root = process.cwd();

async function start() {
  const config = readConfig(process.env);
  const log = createLog();
  const say = (line: string) => console.log(line);
  const now = () => new Date();
  const isProduction = config.nodeEnv === "production";

  const secret = sessionSecret(config);
  const database = await startDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    log: say,
  });
  const onIdleError = (error: Error) => log.warn("database connection lost", { error });
  // What takes its time (migrations, jobs, catalogue indexes) has connections of its own, without the limits of requests.
  const backPool = openPool({ ...database.connection, max: 8 }, onIdleError);
  await migrate(backPool, join(root, "app", "services", "db", "migrations"));
  const backDb = createDb(backPool);
  const pool = openPool({ ...database.connection, ...requestLimits(config) }, onIdleError);
  const db = createDb(pool);
  const share = { connections: config.database.shopConnections, waitMs: config.database.lockTimeoutMs };
  const databaseOf = createShopDatabases(pool, share);
  await applyDemoShops({ db: backDb, now, log, dataDir: config.dataDir, folder: join(root, "shops"), say });

  const shops = createShopDirectory(db, config);
  const pages = isProduction ? openPageCaches(Date.now, config.cacheBytes) : undefined;
  const data = new DataCache(Date.now);
  const catalogue = new CatalogueIndexes({
    db: backDb,
    log,
    onChange: (shopId, tags) => pages?.purge(shopId, tags),
  });
  const places = new PostalPlaces();
  const memories = { shops, data, catalogue, pages };
  const following = await followChanges(database.connection, memories, log);
  const worker = await startWorker(backPool, {
    db: backDb,
    now,
    log,
    secret,
    dataDir: config.dataDir,
    smtpUrl: config.smtpUrl,
    services: { analyticsUrl: config.analyticsUrl, emailMarketingUrl: config.emailMarketingUrl },
  });

  let isReady = false;
  const { build, assets } = isProduction ? await loadBuild() : await startVite();
  const shared = { config, db, databaseOf, log, now, secret, places, ...memories };
  const parts = { ...shared, build, assets, isReady: () => isReady, isAway: following.isAway };
  const server = createServer(createApp(parts));
  await listen(server, config.port);
  isReady = true;
  await tellAddresses(db, config, server, say);

  const { stop } = stopOnSignal(server, say, async () => {
    isReady = false;
    await following.stop();
    await worker.stop();
    await Promise.all([pool.end(), backPool.end()]);
    await database.stop();
  });
  answerProcessFaults(process, log, stop);
}

async function loadBuild() {
  const file = join(root, "build", "server", "index.js");
  return { build: (await import(file)) as ServerBuild, assets: serveAssets(root) };
}

/** Development: Vite compiles what is asked for and reloads what changes. */
async function startVite() {
  const { createServer: createVite } = await import("vite");
  const vite = await createVite({ server: { middlewareMode: true } });
  // Vite, and the second Vite inside Remix's plugin, end the process on SIGTERM before the database is let go of.
  process.removeAllListeners("SIGTERM");
  process.stdin.removeAllListeners("end");
  const build = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  return { build, assets: [vite.middlewares] };
}

// Whoever read our output may be gone; that must not fail the request that wanted to log.
process.stdout.on("error", () => {});

start().catch((error: unknown) => {
  // A reason that names its own mend is one line; anything else is a fault of ours and shows where it happened.
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
