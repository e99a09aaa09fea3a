import { expect, test } from "vitest";
import { createTestDatabase } from "../../../../tests/support/databases/test-database";
import { openPool } from "../db/pool/open-pool.server";
import { migrateJobs } from "./migrate-jobs.server";

test("processes that make the queue at the same time take turns", async () => {
  const database = await createTestDatabase("template0");
  const pools = [1, 2, 3].map(() => openPool({ ...database.connection, max: 2 }));
  try {
    await Promise.all(pools.map((pool) => migrateJobs(pool)));
    const { rows } = await database.pool.query("select count(*)::int as jobs from graphile_worker.jobs");
    expect(rows).toEqual([{ jobs: 0 }]);
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
    await database.drop();
  }
});
