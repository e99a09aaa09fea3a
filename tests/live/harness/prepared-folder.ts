import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPool } from "~/services/platform/db/pool/open-pool.server";
import { demoFingerprint } from "../../support/databases/demo-database";
import { checkoutKey, startTestServer } from "../../support/databases/test-server";
import { startLiveServer } from "./live-server";

const preparedLockKey = 7_263_006;

/**
 * A data folder with the demo shops that the first start of a server made, private PostgreSQL included, and
 * that nobody uses: to be copied. It is made once for each state of the demo shops' files; test processes
 * take turns.
 */
export async function prepareDemoFolder(): Promise<string> {
  const family = `awning-first-start-${process.getuid?.() ?? "user"}-${checkoutKey}`;
  const prepared = join(tmpdir(), `${family}-${demoFingerprint()}`);
  const tests = await startTestServer();
  const pool = openPool({ ...tests.connection, max: 1, idleTimeoutMillis: 0 });
  try {
    await pool.query("select pg_advisory_lock($1)", [preparedLockKey]);
    if (existsSync(prepared)) return prepared;
    for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(family)))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    const draft = mkdtempSync(`${prepared}-draft-`);
    // As root PostgreSQL runs as another user, who must be able to enter.
    chmodSync(draft, 0o755);
    const server = await startLiveServer({ DATA_DIR: draft, DEMO: "on" });
    await server.stop();
    renameSync(draft, prepared);
    return prepared;
  } finally {
    await pool.end();
    await tests.stop();
  }
}
