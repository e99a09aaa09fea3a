import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestDatabase } from "../support/test-database";
import { startLiveServer } from "./harness/live-server";

test("two processes that start together on an empty database make its tables once, and both serve", async () => {
  const database = await createTestDatabase("template0");
  const dataDir = mkdtempSync(join(tmpdir(), "awning-first-"));
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const started = await Promise.allSettled([startLiveServer(env), startLiveServer(env)]);
  const servers = started.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  try {
    expect(started.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    for (const { port } of servers) expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const { rows } = await database.pool.query(
      "select count(*)::int as times from drizzle.__drizzle_migrations group by hash",
    );
    expect(rows.every(({ times }) => times === 1)).toBe(true);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(dataDir, { recursive: true });
    await database.drop();
  }
});
