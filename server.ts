import cluster from "node:cluster";
import { openTelemetry } from "~/composition/metrics/open-telemetry.server";
import { endFailedStart, endProcessWhenAsked, stopLimitMs } from "~/composition/processes/end-process.server";
import { loadPages } from "~/composition/processes/load-pages.server";
import { obeyPrimary } from "~/composition/processes/obey-primary.server";
import { openConnections } from "~/composition/processes/open-connections.server";
import { openDatabase, prepareTables } from "~/composition/processes/open-database.server";
import { openJobs } from "~/composition/processes/open-jobs.server";
import { openMemories } from "~/composition/processes/open-memories.server";
import { openPictureWorkers } from "~/composition/processes/open-picture-workers.server";
import { openPort } from "~/composition/processes/open-port.server";
import { startPrimary } from "~/composition/processes/start-primary.server";
import { tellStart } from "~/composition/processes/tell-start.server";
import { tidyFiles } from "~/composition/processes/tidy-files.server";
import { createApp } from "~/composition/requests/create-app.server";
import { PostalPlaces } from "~/services/marketplace/postal-places.server";
import { ensureDataFolder } from "~/services/platform/config/ensure-data-folder.server";
import { type Config, readConfig } from "~/services/platform/config/read-config.server";
import { sessionSecret } from "~/services/platform/config/session-secret.server";
import { openFileStores } from "~/services/platform/file-store/open-file-stores.server";
import { trustedProxies } from "~/services/platform/http/hosts/client-address.server";
import { createRequestIds } from "~/services/platform/http/request-ids.server";
import { createLog } from "~/services/platform/log/log.server";
import { createSay } from "~/services/platform/log/say.server";

import { Opened } from "~/services/platform/process/opened.server";
import { shopOrigins } from "~/services/shops/directory/shop-origins.server";
import { openSecretBox } from "~/services/shops/secrets/secret-box.server";

const { line, failure } = createSay();
/** One of several processes leaves it to the primary process to speak of the start and the stop. */
const say = cluster.isWorker ? () => {} : line;
const opened = new Opened();

async function start() {
  const config = readConfig(process.env);
  // With keys from the environment, another PostgreSQL and files in a bucket nothing else makes it.
  ensureDataFolder(config.dataDir);
  const limitMs = stopLimitMs(config);
  if (config.processes > 1 && cluster.isPrimary) await startPrimary(config, { opened, say, limitMs });
  else await serve(config);
}

/** Serves the port: alone, or as one of the processes that do so together (rule operations-18). */
async function serve(config: Config) {
  const log = createLog({ level: config.logLevel });
  const now = () => new Date();
  // From here on there is something to let go of, so a stop during the start is a stop, too.
  const stop = endProcessWhenAsked(config, { log, opened, say });
  const secret = sessionSecret(config);
  const box = openSecretBox(config);
  const parts = { config, box, log, opened, say, now };

  const database = await openDatabase(parts);
  // The primary process has done so for all.
  if (cluster.isPrimary) await prepareTables(database, parts);
  const connections = await openConnections(database, parts);
  const { memories, counts, isAway } = await openMemories(database, connections, parts);
  const { connection, backPool, backDb } = database;
  const { pool, db, databaseOf, machines } = connections;
  const pools = { requests: pool, background: backPool };
  const telemetry = openTelemetry({ connection, memories, pools, isAway }, parts);

  let port = config.port;
  const originOf = shopOrigins(config, () => port);
  const stores = openFileStores(config, log);
  const known = { config, log, now, secret, box, originOf, fileStore: stores.fileStore };
  const workers = { events: telemetry.jobEvents, machines, opened };
  const runJobs = openJobs(backPool, { ...known, db: backDb }, workers);
  if (cluster.isPrimary) {
    await runJobs();
    await telemetry.serveFigures();
  }
  await tidyFiles(config.dataDir, parts);

  const pages = await loadPages(config.nodeEnv);
  const isTrustedProxy = trustedProxies(config.trustedProxies);
  const requestIdOf = createRequestIds();
  const observers = telemetry.observers({ requestIdOf, isTrustedProxy });
  const sight = { isTrustedProxy, requestIdOf, observers, isAway };
  const shared = { ...known, ...counts, db, databaseOf, places: new PostalPlaces() };
  const { diskStore } = stores;
  const app = { ...shared, ...memories, ...openPictureWorkers(opened), ...pages, ...sight, diskStore };
  const open = await openPort((isReady) => createApp({ ...app, isReady }), { ...parts, stop });
  port = open.port;
  opened.push(async () => memories.messageStreams.close());
  const { serve } = open;
  if (cluster.isWorker)
    return obeyPrimary(port, { log, isEnding: () => opened.isClosing, serve, runJobs, stop });
  serve();
  await tellStart(backDb, { config, log, port, say });
}

// What read our output may be gone; that must not fail the request that wanted to log.
process.stdout.on("error", () => {});

start().catch((error: unknown) => endFailedStart(error, { opened, failure }));
