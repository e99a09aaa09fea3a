import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startDatabase } from "~/services/platform/db/start/start-database.server";

const run = promisify(execFile);

/**
 * A data folder whose private PostgreSQL the product made, started and stopped: to copy, since making one
 * takes long.
 */
export interface MadeCluster {
  /** Copies it to a path at which nothing is yet, with owners and modes. */
  copyTo(dataDir: string): Promise<void>;
  /** Removes it; copies stay. */
  remove(): void;
}

/** Makes a cluster with the product's own settings. */
export async function makeCluster(): Promise<MadeCluster> {
  const parent = mkdtempSync(join(tmpdir(), "awning-made-"));
  // PostgreSQL, which runs as another user where we are root, must be able to enter it.
  chmodSync(parent, 0o755);
  const dataDir = join(parent, "var");
  await (await startDatabase({ dataDir })).stop();
  return {
    copyTo: async (path) => {
      await run("cp", ["-Rp", dataDir, path]);
    },
    remove: () => rmSync(parent, { recursive: true }),
  };
}
