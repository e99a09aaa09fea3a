import { afterAll, beforeAll } from "vitest";
import { createDemoDatabase, type DemoDatabase } from "../../support/databases/demo-database";
import { makeFolder, smallShop, writeFiles } from "../../support/shop-folder";
import { type ServerWithFigures, startWithFigures } from "../harness/figures";
import { patience } from "../harness/patience";
import { runShopCommand } from "../harness/run-shop-command";

/** One process behind a proxy with TLS, with the demo shops and the small shop at https://corner.example. */
export type OneProcess = Readonly<ServerWithFigures> & { readonly database: DemoDatabase };

/** The process of a test file, started before its tests and stopped after them; usable in tests. */
export function withOneProcess(): OneProcess {
  let database: DemoDatabase;
  let started: ServerWithFigures;
  beforeAll(async () => {
    database = await createDemoDatabase();
    const folder = await makeFolder();
    const shop = { code: "corner", name: "Corner", domains: ["corner.example", "www.corner.example"] };
    await writeFiles(folder.path, await smallShop({ "shop.json": { ...shop, settings: {} } }));
    const env = { DATABASE_URL: database.url, DATA_DIR: database.dataDir };
    await runShopCommand(env, "apply", "--yes", folder.path);
    await folder.remove();
    started = await startWithFigures({
      ...patience,
      ...env,
      PUBLIC_SCHEME: "https",
      // A private network, but not the one the tests come from.
      TRUSTED_PROXIES: "10.0.0.0/8",
    });
  });
  afterAll(async () => {
    await started?.server.stop();
    await database?.drop();
  });
  return {
    get server() {
      return started.server;
    },
    get database() {
      return database;
    },
    get metricsPort() {
      return started.metricsPort;
    },
    get figure() {
      return started.figure;
    },
  };
}
