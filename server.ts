import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { areaHandlers } from "~/composition/area-handlers.server";
import { jobRegistry } from "~/composition/jobs.server";
import { openMetrics } from "~/composition/metrics/open-metrics.server";
import { openPageCaches } from "~/composition/page-cache/page-caches.server";
import { accessLog } from "~/composition/requests/access-log.server";
import { createApp } from "~/composition/requests/create-app.server";
import { followChanges } from "~/composition/requests/follow-changes.server";
import { CatalogueIndexes } from "~/services/catalogue/catalogue-indexes.server";
import { removeLeftoverFiles } from "~/services/content/remove-leftover-files.server";
import { MessageStreams } from "~/services/conversations/message-streams.server";
import { applyDemoShops } from "~/services/files/apply-demo-shops.server";
import { PostalPlaces } from "~/services/marketplace/postal-places.server";
import { cacheShares } from "~/services/platform/cache/cache-shares.server";
import { readConfig } from "~/services/platform/config/read-config.server";
import { sessionSecret } from "~/services/platform/config/session-secret.server";
import { cancelStatements } from "~/services/platform/db/cancel-statements.server";
import { migrate } from "~/services/platform/db/migrate.server";
import { createDb, openPool } from "~/services/platform/db/open-pool.server";
import { requestLimits } from "~/services/platform/db/request-limits.server";
import { startDatabase } from "~/services/platform/db/start-database.server";
import { createTenantDatabases } from "~/services/platform/db/tenant-databases.server";
import { trustedProxies } from "~/services/platform/http/client-address.server";
import { hostOfRequest } from "~/services/platform/http/host-of-request.server";
import { createRequestIds } from "~/services/platform/http/request-ids.server";
import { serveAssets } from "~/services/platform/http/serve-assets.server";
import { createLog } from "~/services/platform/log/log.server";
import { createSay } from "~/services/platform/log/say.server";
import { createPictureWorkers, pictureQueue } from "~/services/platform/media/picture-workers.server";
import { serveMetrics } from "~/services/platform/metrics/serve-metrics.server";
import { answerProcessFaults } from "~/services/platform/process/answer-process-faults.server";
import { createDrainableServer } from "~/services/platform/process/drain.server";
import { listen } from "~/services/platform/process/listen.server";
import { stopOnSignal } from "~/services/platform/process/stop-on-signal.server";
import { watchThreads } from "~/services/platform/process/watch-threads.server";
import { DataCache } from "~/services/shops/data-cache.server";
import { openSecretBox } from "~/services/shops/secret-box.server";
import { acting } from "~/services/shops/shop-context.server";
import { createShopDirectory } from "~/services/shops/shop-directory.server";
import { shopOrigins } from "~/services/shops/shop-origins.server";
import { startWorker } from "~/services/shops/start-worker.server";
import { tellAddresses } from "~/services/shops/tell-addresses.server";
import { noteListeningPort } from "./app/services/platform/config/listening-port.server";

const root = process.cwd();

const { line: say, failure } = createSay();

/** How long a stop may take beyond the requests under way, ms: jobs, connections, the private PostgreSQL. */
const closeMs = 35_000;

/** What a stop, or a start that fails, lets go of: the last thing first. */
const opened: (() => Promise<void>)[] = [];
let isClosing = false;
async function closeAll() {
  isClosing = true;
  for (const close of opened.splice(0).reverse()) await close();
}

async function start() {
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel });
  const now = () => new Date();
  const isProduction = config.nodeEnv === "production";

  // From here on there is something to let go of, so a stop during the start is a stop, too.
  const { drainNoticeMs: noticeMs, requestDeadlineMs } = config;
  const { stop } = stopOnSignal(say, closeAll, noticeMs + requestDeadlineMs + closeMs);
  answerProcessFaults(process, log, stop);
  const secret = sessionSecret(config);
  const box = openSecretBox(config);
  const database = await startDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    log: say,
  });
  opened.push(() => database.stop());
  const onIdleError = (error: Error) => log.warn("database connection lost", { error });
  // What takes its time (migrations, jobs, catalogue indexes) has connections of its own, without the limits
  // of requests.
  const backPool = openPool({ ...database.connection, max: 8 }, onIdleError);
  opened.push(() => backPool.end());
  await migrate(backPool, join(root, "app", "services", "platform", "db", "migrations"));
  const backDb = createDb(backPool);
  const pool = openPool({ ...database.connection, ...requestLimits(config) }, onIdleError);
  opened.push(() => pool.end());
  const db = createDb(pool);
  const share = { connections: config.database.tenantConnections, waitMs: config.database.lockTimeoutMs };
  const databaseOf = createTenantDatabases(pool, share);
  if (config.isDemo)
    await applyDemoShops({
      db: backDb,
      now,
      log,
      box,
      dataDir: config.dataDir,
      folder: join(root, "shops"),
      say,
      actor: acting({ kind: "command-line", command: "first start" }),
      handlers: areaHandlers,
    });

  let port = config.port;
  const originOf = shopOrigins(config, () => port);
  const shops = createShopDirectory(db, config);
  const shares = cacheShares(config.cacheBytes);
  const pages = isProduction ? openPageCaches(Date.now, shares) : undefined;
  const data = new DataCache(Date.now, shares.data);
  const catalogue = new CatalogueIndexes({
    db: backDb,
    log,
    onChange: (shopId, tags) => pages?.purge(shopId, tags),
  });
  const places = new PostalPlaces();
  const messageStreams = new MessageStreams(Date.now);
  const memories = { shops, data, catalogue, pages, messageStreams };
  const following = await followChanges(database.connection, memories, log);
  opened.push(() => following.stop());
  const { isAway } = following;
  const caches = { data, ...(pages ? { pages: pages.pages, segmented: pages.segmented } : {}) };
  const pools = { requests: pool, background: backPool };
  const { connection } = database;
  const metrics = config.metrics && openMetrics({ connection, shops, pools, caches, isAway });
  if (metrics) opened.push(() => metrics.close());
  const { dataDir, smtpUrl, analyticsUrl, emailMarketingUrl } = config;
  const services = { analyticsUrl, emailMarketingUrl };
  const jobs = { db: backDb, now, log, originOf, secret, box, config, dataDir, smtpUrl, services };
  const worker = await startWorker(backPool, jobs, jobRegistry, metrics?.jobEvents);
  opened.push(() => worker.stop());
  if (config.metrics && metrics) {
    const server = await serveMetrics(metrics.register, config.metrics, log);
    opened.push(async () => void server.close());
  }

  await removeLeftoverFiles(config.dataDir, now());
  let isReady = false;
  const { build, assets } = isProduction ? await loadBuild() : await startVite();
  // Two sets, so that what strangers upload never delays the pictures of pages.
  const photoWorkers = createPictureWorkers();
  const pictureWorkers = createPictureWorkers(pictureQueue);
  opened.push(
    () => photoWorkers.close(),
    () => pictureWorkers.close(),
  );
  const shared = {
    photoWorkers,
    pictureWorkers,
    config,
    db,
    databaseOf,
    log,
    now,
    secret,
    box,
    places,
    originOf,
    ...memories,
  };
  const isTrustedProxy = trustedProxies(config.trustedProxies);
  const threads = watchThreads({ log, onHopeless: () => void stop("threads are starved", 1) });
  opened.push(async () => threads.stop());
  const isServing = () => isReady && !isDraining() && !threads.isStarved();
  const requestIdOf = createRequestIds();
  const shopCodeOf = async (req: IncomingMessage) => (await shops.find(hostOfRequest(req)))?.code ?? null;
  const observers = [
    ...(config.hasAccessLog ? [accessLog({ log, requestIdOf, isTrustedProxy, shopCodeOf })] : []),
    ...(metrics ? [metrics.observe] : []),
  ];
  const parts = {
    ...shared,
    isTrustedProxy,
    requestIdOf,
    observers,
    build,
    assets,
    isAway,
    isReady: isServing,
    cancelStatements: cancelStatements(backPool),
  };
  const { server, drain, isDraining } = createDrainableServer(createApp(parts));
  await listen(server, config.port);
  port = (server.address() as AddressInfo).port;
  await noteListeningPort(config.dataDir, port);
  opened.push(() => drain({ noticeMs, requestDeadlineMs }));
  opened.push(async () => messageStreams.close());
  isReady = true;
  await tellAddresses(db, config, server, say);
}

async function loadBuild() {
  const file = join(root, "build", "server", "index.js");
  return { build: (await import(file)) as ServerBuild, assets: serveAssets(root) };
}

/** Development: Vite compiles what is asked for and reloads what changes. */
async function startVite() {
  const { createServer: createVite } = await import("vite");
  const ours = process.listeners("SIGTERM");
  const vite = await createVite({ server: { middlewareMode: true } });
  // Vite, and the second Vite inside Remix's plugin, end the process on SIGTERM before the database is let go
  // of.
  process.removeAllListeners("SIGTERM");
  for (const listener of ours) process.on("SIGTERM", listener);
  process.stdin.removeAllListeners("end");
  const build = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  return { build, assets: [vite.middlewares] };
}

// Whoever read our output may be gone; that must not fail the request that wanted to log.
process.stdout.on("error", () => {});

start().catch(async (error: unknown) => {
  // A stop takes away what the start was still using.
  if (isClosing) return;
  failure(error);
  await closeAll().catch(failure);
  process.exit(1);
});
