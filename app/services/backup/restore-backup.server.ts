import type pg from "pg";
import type { BackupManifest } from "~/models/backup/manifest";
import type { OnProgress } from "../shop-files/files-context.server";
import { refuseFilledDatabase, restoreDatabase } from "./restore-database.server";
import { bringFiles } from "./restore-files.server";

/** Where a backup goes. */
export type RestoreTarget = {
  connection: pg.PoolConfig;
  dataDir: string;
  migrationsFolder: string;
  onProgress: OnProgress;
};

/**
 * Restores a backup that `readBackup` found whole, into an empty database and data folder (rule operations-10). What
 * fails leaves both as good as empty, so that it can be tried again.
 * @throws AppError when the database is not empty, or the backup is of other tables than this release has
 */
export async function restoreBackup(
  target: RestoreTarget,
  folder: string,
  manifest: BackupManifest,
): Promise<void> {
  await refuseFilledDatabase(target.connection);
  const putInPlace = await bringFiles(target.dataDir, folder, manifest, target.onProgress);
  await restoreDatabase(target, folder, manifest);
  await putInPlace();
}
