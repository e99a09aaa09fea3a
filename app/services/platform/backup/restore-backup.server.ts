// @public

import type pg from "pg";
import type { BackupManifest } from "~/models/platform/backup/manifest";
import type { OnProgress } from "~/models/platform/log/on-progress";
import type { FileStore } from "../file-store/file-store";
import { refuseFilledDatabase, restoreDatabase } from "./restore-database.server";
import { bringFiles } from "./restore-files.server";

export type RestoreTarget = {
  connection: pg.PoolConfig;
  dataDir: string;
  /** Where the files of shops are put; absent means the data folder. */
  bucket?: FileStore | undefined;
  migrationsFolder: string;
  onProgress: OnProgress;
};

/**
 * Restores a verified backup into an empty database and data folder (rule operations-10). A failure leaves
 * both effectively empty, so that it can be repeated; in a bucket files stay, as no key ever has other bytes.
 * @throws AppError if the database is not empty, or the backup's tables differ from this release's
 */
export async function restoreBackup(
  target: RestoreTarget,
  folder: string,
  manifest: BackupManifest,
): Promise<void> {
  await refuseFilledDatabase(target.connection);
  const putInPlace = await bringFiles(target, folder, manifest);
  await restoreDatabase(target, folder, manifest);
  await putInPlace();
}
