import cluster from "node:cluster";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { jobRegistry } from "~/composition/jobs.server";
import { openMetrics, tellFiguresToPrimary } from "~/composition/metrics/open-metrics.server";
import { openPageCaches } from "~/composition/page-cache/page-caches.server";
import { openClusters } from "~/composition/processes/open-clusters.server";
import { openDatabase, prepareTables } from "~/composition/processes/open-database.server";
import { openReplicas } from "~/composition/processes/open-replicas.server";
import { runJobsElsewhere } from "~/composition/processes/run-jobs-elsewhere.server";
import { startPrimary } from "~/composition/processes/start-primary.server";
import { tellOwnerLinks } from "~/composition/processes/tell-owner-links.server";
import { accessLog } from "~/composition/requests/access-log.server";
import { createApp } from "~/composition/requests/create-app.server";
import { followChanges } from "~/composition/requests/follow-changes.server";
import { CatalogueIndexes } from "~/services/catalogue/index/catalogue-indexes.server";
import { removeLeftoverFiles } from "~/services/content/forms/remove-leftover-files.server";
import { AddressCounts } from "~/services/content/tracking/address-counts.server";
import { MessageStreams } from "~/services/conversations/inbox/message-streams.server";
import { PostalPlaces } from "~/services/marketplace/postal-places.server";
import { SearchCounts } from "~/services/numbers/search-counts.server";
import { cacheShares } from "~/services/platform/cache/cache-shares.server";
import { ensureDataFolder } from "~/services/platform/config/ensure-data-folder.server";
import { failureLine } from "~/services/platform/config/failure-line.server";
import { noteListeningPort } from "~/services/platform/config/listening-port.server";
import { type Config, readConfig } from "~/services/platform/config/read-config.server";
import { sessionSecret } from "~/services/platform/config/session-secret.server";
import { createDb, openPool } from "~/services/platform/db/pool/open-pool.server";
import { patientPool } from "~/services/platform/db/pool/patient-pool.server";
import { requestLimits } from "~/services/platform/db/pool/request-limits.server";
import { createTenantDatabases } from "~/services/platform/db/start/tenant-databases.server";
import { openFileStores } from "~/services/platform/file-store/open-file-stores.server";
import { serveAssets } from "~/services/platform/http/answers/serve-assets.server";
import { trustedProxies } from "~/services/platform/http/hosts/client-address.server";
import { hostOfRequest } from "~/services/platform/http/hosts/host-of-request.server";
import { createRequestIds } from "~/services/platform/http/request-ids.server";
import { createLog } from "~/services/platform/log/log.server";
import { createSay } from "~/services/platform/log/say.server";
import { createPictureWorkers, pictureQueue } from "~/services/platform/media/picture-workers.server";
import { serveMetrics } from "~/services/platform/metrics/serve-metrics.server";
import { answerProcessFaults } from "~/services/platform/process/answer-process-faults.server";
import { createDrainableServer } from "~/services/platform/process/drain.server";
import { listen } from "~/services/platform/process/listen.server";
import { Opened } from "~/services/platform/process/opened.server";
import { hearPrimary, tellPrimary } from "~/services/platform/process/server-messages";
import { stopOnSignal } from "~/services/platform/process/stop-on-signal.server";
import { watchThreads } from "~/services/platform/process/watch-threads.server";
import { DataCache } from "~/services/shops/changes/data-cache.server";
import { createShopDirectory } from "~/services/shops/directory/shop-directory.server";
import { shopOrigins } from "~/services/shops/directory/shop-origins.server";
import { tellAddresses } from "~/services/shops/directory/tell-addresses.server";
import { startWorker } from "~/services/shops/jobs/start-worker.server";
import { openSecretBox } from "~/services/shops/secrets/secret-box.server";

const root = process.cwd();

const { line, failure } = createSay();
/** One of several processes leaves it to the primary process to speak of the start and the stop. */
const say = cluster.isWorker ? () => {} : line;

/** How long a stop may take beyond the requests under way, ms: jobs, connections, the private PostgreSQL. */
const closeMs = 35_000;

/** How often uploads are removed that a process left when it ended, ms. */
const tidyEveryMs = 3_600_000;

const opened = new Opened();

async function start() {
  const config = readConfig(process.env);
  // With keys from the environment, another PostgreSQL and files in a bucket nothing else makes it.
  ensureDataFolder(config.dataDir);
  const limitMs = config.drainNoticeMs + config.requestDeadlineMs + closeMs;
  if (config.processes > 1 && cluster.isPrimary) await startPrimary(config, { opened, say, limitMs });
  else await serve(config, limitMs);
}

/** Serves the port: alone, or as one of the processes that do so together (rule operations-18). */
async function serve(config: Config, limitMs: number) {
  const log = createLog({ level: config.logLevel });
  const now = () => new Date();
  const isProduction = config.nodeEnv === "production";

  // From here on there is something to let go of, so a stop during the start is a stop, too.
  const { drainNoticeMs: noticeMs, requestDeadlineMs } = config;
  const close = () => opened.close();
  const { stop } = stopOnSignal({ say, close, limitMs, isOneOfMany: cluster.isWorker });
  answerProcessFaults(process, log, stop);
  cluster.worker?.once("disconnect", () => {
    // Without the primary process no request comes any more; node would end at once and cut off answers.
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
    if (!opened.isClosing) void stop("the primary process ended", 1);
  });
  const secret = sessionSecret(config);
  const box = openSecretBox(config);
  const parts = { config, box, log, opened, say };
  const database = await openDatabase(parts);
  const { connection, requests, backPool, backDb } = database;
  // The primary process has done so for all.
  if (cluster.isPrimary) await prepareTables(database, parts);
  const { patienceMs } = config.database;
  const ownPool = openPool({ ...requests, ...requestLimits(config, requests) }, database.onIdleError);
  opened.push(() => ownPool.end());
  const pool = patientPool(ownPool, patienceMs);
  const db = createDb(pool);
  const share = { connections: config.database.tenantConnections, waitMs: config.database.lockTimeoutMs };
  const replicas = openReplicas(config.replicas.urls, database, parts);
  const homes = { homePool: pool, homeDb: db, homeReplicas: replicas };
  const clusters = openClusters(database, { ...parts, ...homes });
  const dbOf = clusters?.backDbOf;
  const databaseOf = createTenantDatabases(pool, share, replicas, clusters?.places);

  let port = config.port;
  const originOf = shopOrigins(config, () => port);
  const shops = createShopDirectory(db, config, clusters?.places);
  const shares = cacheShares(config.cacheBytes);
  const pages = isProduction ? openPageCaches(Date.now, shares) : undefined;
  const data = new DataCache(Date.now, shares.data);
  const catalogue = new CatalogueIndexes({
    db: backDb,
    dbOf,
    log,
    processes: config.processes,
    onChange: (shopId, tags) => pages?.purge(shopId, tags),
  });
  const places = new PostalPlaces();
  const messageStreams = new MessageStreams(Date.now);
  const addressCounts = new AddressCounts({ db: backDb, dbOf, log });
  const searchCounts = new SearchCounts({ db: backDb, dbOf, log, now });
  opened.push(
    () => addressCounts.flush(),
    () => searchCounts.flush(),
  );
  const memories = { shops, data, catalogue, pages, messageStreams, replicas };
  const following = await followChanges(connection, memories, { log, patienceMs, elsewhere: clusters });
  opened.push(() => following.stop());
  const { isAway } = following;
  const caches = { data, ...(pages ? { pages: pages.pages, segmented: pages.segmented } : {}) };
  const pools = { requests: pool, background: backPool };
  const metrics = config.metrics && openMetrics({ connection, shops, pools, caches, isAway });
  if (metrics) opened.push(() => metrics.close());
  const { dataDir, smtpUrl, analyticsUrl, emailMarketingUrl } = config;
  const services = { analyticsUrl, emailMarketingUrl };
  const { fileStore, diskStore } = openFileStores(config, log);
  const jobs = { db: backDb, now, log, originOf, secret, box, config, fileStore, dataDir, smtpUrl, services };
  let worker: ReturnType<typeof startWorker> | undefined;
  const runJobs = () => {
    if (!worker) for (const one of clusters?.all ?? []) opened.push(runJobsElsewhere(one, jobs, jobRegistry));
    worker ??= startWorker(backPool, jobs, jobRegistry, metrics?.jobEvents);
    return worker;
  };
  opened.push(async () => (await worker?.catch(() => undefined))?.stop());
  if (metrics && cluster.isWorker) tellFiguresToPrimary(metrics.register);
  if (cluster.isPrimary) {
    await runJobs();
    if (config.metrics && metrics) {
      const server = await serveMetrics(metrics.register, config.metrics, log);
      opened.push(async () => void server.close());
    }
  }

  await removeLeftoverFiles(dataDir, now());
  // Not by a job: each node has files of its own (rule files-2).
  const tidying = setInterval(() => {
    removeLeftoverFiles(dataDir, now()).catch((error: unknown) =>
      log.warn("leftover files could not be removed", { error }),
    );
  }, tidyEveryMs).unref();
  opened.push(async () => clearInterval(tidying));
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
    fileStore,
    db,
    databaseOf,
    log,
    now,
    secret,
    box,
    places,
    originOf,
    addressCounts,
    searchCounts,
    ...memories,
    diskStore,
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
  const appParts = {
    ...shared,
    isTrustedProxy,
    requestIdOf,
    observers,
    build,
    assets,
    isAway,
    isReady: isServing,
  };
  const { server, drain, isDraining } = createDrainableServer(createApp(appParts));
  await listen(server, config.port);
  port = (server.address() as AddressInfo).port;
  opened.push(() => drain({ noticeMs, requestDeadlineMs }));
  opened.push(async () => messageStreams.close());
  if (cluster.isWorker) {
    hearPrimary(({ kind }) => {
      if (kind === "all serve") isReady = true;
      else if (!opened.isClosing)
        runJobs().catch((error: unknown) => {
          log.error("jobs could not be started", { error });
          return stop("jobs could not be started", 1);
        });
    });
    return tellPrimary({ kind: "serves", port });
  }
  isReady = true;
  await noteListeningPort(config.dataDir, port);
  await tellAddresses(db, config, port, say);
  await tellOwnerLinks(backDb, { config, log, port, say });
}

async function loadBuild() {
  const file = join(root, "build", "pages.js");
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

// What read our output may be gone; that must not fail the request that wanted to log.
process.stdout.on("error", () => {});

start().catch(async (error: unknown) => {
  // A stop takes away what the start was still using.
  if (opened.isClosing) return;
  if (cluster.isWorker) {
    const words = failureLine(error);
    tellPrimary({ kind: "failed", words: words instanceof Error ? String(words.stack) : String(words) });
  } else failure(error);
  await opened.close().catch(failure);
  process.exit(1);
});
