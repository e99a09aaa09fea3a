import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { openPool } from "~/services/platform/db/pool/open-pool.server";
import { dropDatabase } from "./drop-database";
import { createTestDatabase, type TestDatabase } from "./test-database";
import { aimedAt, startTestServer } from "./test-server";

const checkout = fileURLToPath(new URL("../../..", import.meta.url));
const demoLockKey = 7_263_005;
/** Whatever decides what a filled demo database holds. */
const sources = ["shops", "app/services/platform/db/migrations", "app/services/files", "app/models/files"];

/** A database with the demo shops, and a data folder with their pictures. */
export interface DemoDatabase extends TestDatabase {
  /** A folder of this test alone; mail lands here. */
  dataDir: string;
}

/**
 * Makes a database that holds the demo shops. They are applied once for each state of their files and then
 * copied.
 * @param log told one line about each step that takes time
 * @param dataDir the data folder to make; by default a new one among the temporary files
 */
export async function createDemoDatabase(
  log: (line: string) => void = () => {},
  dataDir = mkdtempSync(join(tmpdir(), "awning-shop-")),
): Promise<DemoDatabase> {
  const server = await startTestServer(log);
  try {
    const fingerprint = demoFingerprint();
    const template = `demo_${fingerprint}`;
    const pictures = join(tmpdir(), `awning-demo-${process.getuid?.() ?? "user"}-${fingerprint}`);
    await fillOnce(server.connection, server.template, template, pictures, log);
    const database = await createTestDatabase(template);
    for (const part of ["media", "downloads"]) linkShops(join(pictures, part), join(dataDir, part));
    return {
      ...database,
      dataDir,
      async drop() {
        await database.drop();
        rmSync(dataDir, { recursive: true, force: true });
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function fillOnce(
  connection: pg.PoolConfig,
  empty: string,
  template: string,
  pictures: string,
  log: (line: string) => void,
): Promise<void> {
  const pool = openPool({ ...connection, max: 1, idleTimeoutMillis: 0 });
  try {
    await pool.query("select pg_advisory_lock($1)", [demoLockKey]);
    const { rows } = await pool.query<{ datname: string }>(
      "select datname from pg_database where datname like 'demo\\_%'",
    );
    // Temporary files are cleared away now and then: a database without its pictures is filled anew.
    if (rows.some(({ datname }) => datname === template) && existsSync(pictures)) return;

    log("Filling the tests' demo shops ...");
    for (const { datname } of rows) await dropDatabase(pool, datname);
    const draft = `demo_draft_${process.pid}`;
    await pool.query(`create database ${draft} template ${empty}`);
    mkdirSync(join(pictures, "media"), { recursive: true });
    const draftPool = openPool(aimedAt(connection, draft));
    try {
      const { fillDemoDatabase } = await import("./fill-demo-database");
      await fillDemoDatabase(draftPool, { dataDir: pictures, folder: join(checkout, "shops"), say: log });
    } finally {
      await draftPool.end();
    }
    await pool.query(`alter database ${draft} rename to ${template}`);
  } finally {
    await pool.end();
  }
}

/** Changes with whatever decides what a filled demo database holds. */
export const demoFingerprint = (): string => hashOf(sources);

function hashOf(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const files = readdirSync(join(checkout, folder), { recursive: true, encoding: "utf8" })
      .map((name) => join(checkout, folder, name))
      .filter((path) => statSync(path).isFile())
      .sort();
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 12);
}

/**
 * Links the shops of a folder into another. One by one: what a test adds to its folder must not land among
 * what all share.
 */
function linkShops(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const shop of readdirSync(from)) symlinkSync(join(from, shop), join(to, shop));
}
