import { afterAll, beforeAll } from "vitest";
import { createDemoDatabase, type DemoDatabase } from "../../support/demo-database";
import { freePort } from "../../support/free-port";
import { makeFolder, smallShop, writeFiles } from "../../support/shop-folder";
import { type LiveServer, startLiveServer } from "../harness/live-server";
import { patience } from "../harness/patience";
import { runShopCommand } from "../harness/run-shop-command";

/** One process behind a proxy with TLS, with the demo shops and the small shop at https://corner.example. */
export type OneProcess = {
  readonly server: LiveServer;
  readonly database: DemoDatabase;
  readonly metricsPort: number;
};

/** The process of a test file, started before its tests and stopped after them; usable in tests. */
export function withOneProcess(): OneProcess {
  let database: DemoDatabase;
  let server: LiveServer;
  let metricsPort: number;
  beforeAll(async () => {
    database = await createDemoDatabase();
    const folder = await makeFolder();
    const shop = { code: "corner", name: "Corner", domains: ["corner.example", "www.corner.example"] };
    await writeFiles(folder.path, await smallShop({ "shop.json": { ...shop, settings: {} } }));
    const env = { DATABASE_URL: database.url, DATA_DIR: database.dataDir };
    await runShopCommand(env, "apply", "--yes", folder.path);
    await folder.remove();
    ({ server, metricsPort } = await startWithMetrics({
      ...patience,
      ...env,
      PUBLIC_SCHEME: "https",
      // A private network, but not the one the tests come from.
      TRUSTED_PROXIES: "10.0.0.0/8",
    }));
  });
  afterAll(async () => {
    await server?.stop();
    await database?.drop();
  });
  return {
    get server() {
      return server;
    },
    get database() {
      return database;
    },
    get metricsPort() {
      return metricsPort;
    },
  };
}

/**
 * Starts it with a port for its figures. Another process may take that port meanwhile: then it is started
 * with another.
 */
async function startWithMetrics(
  env: Record<string, string>,
): Promise<{ server: LiveServer; metricsPort: number }> {
  for (;;) {
    const metricsPort = await freePort();
    try {
      const server = await startLiveServer({ ...env, METRICS_PORT: String(metricsPort) });
      return { server, metricsPort };
    } catch (error) {
      if (!String(error).includes(`METRICS_PORT: port ${metricsPort}`)) throw error;
    }
  }
}
