import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { beforeAll, expect, it } from "vitest";
import { seedShops } from "~/services/files/seed/seed-shops.server";
import { readConfig } from "~/services/platform/config/read-config.server";
import type { Db } from "~/services/platform/db/pool/open-pool.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import { migrateJobs } from "~/services/platform/jobs/migrate-jobs.server";
import { createLog } from "~/services/platform/log/log.server";
import { testActing } from "~/services/shops/audit/actor-fixture.server";
import { shopOrigins } from "~/services/shops/directory/shop-origins.server";
import { tellAddresses } from "~/services/shops/directory/tell-addresses.server";
import { testBox } from "~/services/shops/secrets/secrets-fixture.server";
import * as schema from "~/tables";
import { withTestDatabase } from "../../tests/support/databases/with-test-database";
import { areaHandlers } from "./area-handlers.server";
import { jobRegistry, runJob } from "./jobs.server";
import { tellOwnerLinks } from "./processes/tell-owner-links.server";

const starter = fileURLToPath(new URL("../cli/starter-shop", import.meta.url));
const database = withTestDatabase();
const config = readConfig({ NODE_ENV: "test", DEMO: "on", DATA_DIR: "/tmp/awning-no-such-folder" });
const log = createLog({ write: () => {} });
const now = () => new Date();
const fileStore = createDiskStore(config.dataDir);

const seed = (count: number) => {
  const base = { db: database.db, now, log, box: testBox, actor: testActing, handlers: areaHandlers };
  return seedShops({ ...base, fileStore }, starter, { count, products: 1 }, () => {});
};

/** How many statements something runs. */
async function statementsOf(work: (db: Db) => Promise<unknown>): Promise<number> {
  let statements = 0;
  const logger = {
    logQuery() {
      statements += 1;
    },
  };
  await work(drizzle(database.pool, { schema, logger }));
  return statements;
}

/** The statements of a start and of each job that comes back by the clock. */
async function countAll(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  counts.start = await statementsOf(async (db) => {
    await tellAddresses(db, config, 3000, () => {});
    await tellOwnerLinks(db, { config, log, port: 3000, say: () => {} });
  });
  const others = {
    secret: "secret",
    box: testBox,
    config,
    dataDir: config.dataDir,
    fileStore,
    smtpUrl: undefined,
  };
  const originOf = shopOrigins(config, () => 3000);
  for (const { task } of jobRegistry.scheduled)
    counts[task] = await statementsOf((db) => runJob({ ...others, db, now, log, originOf }, task, {}));
  return counts;
}

let few: Record<string, number>;
beforeAll(async () => {
  await migrateJobs(database.pool);
  await seed(3);
  few = await countAll();
  await seed(300);
});

it("starts and does its jobs with as many statements for 300 tenants as for 3 (rule tenants-1)", async () => {
  expect(await countAll()).toEqual(few);
});
