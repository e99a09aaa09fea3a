import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type pg from "pg";
import { openPool } from "~/services/platform/db/pool/open-pool.server";
import { startDatabase } from "~/services/platform/db/start/start-database.server";
import { prepareDemoFolder } from "./prepared-folder";

const run = promisify(execFile);

/** A data folder of one test file, with its own PostgreSQL that writes through to the disk. */
export type DataFolder = {
  path: string;
  /** Runs statements beside whatever server uses the folder. */
  withPool: <T>(work: (pool: pg.Pool) => Promise<T>) => Promise<T>;
  /** Stops the PostgreSQL if nobody else uses it, and removes everything. */
  remove: () => Promise<void>;
};

/** Makes an empty data folder. */
export const makeDataFolder = (): DataFolder => dataFolderAt(mkdtempSync(join(tmpdir(), "awning-live-")));

/**
 * Makes a data folder with the demo shops as the first start of a server leaves it.
 * @param path an empty folder to fill; by default a new one among the temporary files
 */
export async function makeDemoFolder(
  path = mkdtempSync(join(tmpdir(), "awning-live-")),
): Promise<DataFolder> {
  // As root PostgreSQL runs as another user, who must be able to enter.
  chmodSync(path, 0o755);
  // Owners stay: the cluster is that user's.
  await run("cp", ["-a", `${await prepareDemoFolder()}/.`, path]);
  return dataFolderAt(path);
}

function dataFolderAt(path: string): DataFolder {
  return {
    path,
    async withPool(work) {
      const database = await startDatabase({ dataDir: path });
      const pool = openPool(database.connection);
      try {
        return await work(pool);
      } finally {
        await pool.end();
        await database.stop();
      }
    },
    async remove() {
      await (await startDatabase({ dataDir: path })).stop();
      const elsewhere = join(path, "postgres-location");
      if (existsSync(elsewhere))
        rmSync(readFileSync(elsewhere, "utf8").trim(), { recursive: true, force: true });
      rmSync(path, { recursive: true, force: true });
    },
  };
}
