// @public

import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BackupManifest } from "~/models/platform/backup/manifest";
import { AppError } from "~/models/platform/error/app-error";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { fileOnDisk } from "../file-store/file-content.server";
import { isSharedKey } from "../file-store/file-keys";
import type { FileStore } from "../file-store/file-store";

/** Files of the private PostgreSQL in the data folder, and temporary files. */
const notShops = new Set(["postgres", "postgres-location", "restoring"]);
const prefix = "files/";

/**
 * Refuses a data folder that contains shops' files.
 * @throws AppError `conflict`
 */
export async function refuseFilledFolder(dataDir: string): Promise<void> {
  const entries = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const found = entries.find((name) => !notShops.has(name) && !name.startsWith("postgres.draft-"));
  if (found)
    throw new AppError(
      "conflict",
      `The data folder ${dataDir} already contains ${found}. Set DATA_DIR to an empty folder.`,
    );
}

/** Where files are brought. */
type Target = { dataDir: string; bucket?: FileStore | undefined; onProgress: OnProgress };

/**
 * Copies a backup's files next to the data folder's entries; those with keys (rule files-1) into the bucket,
 * if there is one.
 * @returns moves them into place
 */
export async function bringFiles(
  { dataDir, bucket, onProgress }: Target,
  folder: string,
  { files }: BackupManifest,
): Promise<() => Promise<void>> {
  const draft = join(dataDir, "restoring");
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  for (const [at, { path, bytes }] of files.entries()) {
    if (!path.startsWith(prefix))
      throw new AppError("invalid", `${folder} is damaged: ${path} is not one of its files.`);
    onProgress("Files", at, files.length);
    const key = path.slice(prefix.length);
    if (bucket && isSharedKey(key)) {
      if ((await bucket.head(key))?.sizeBytes !== bytes)
        await bucket.put(key, await fileOnDisk(join(folder, path)));
      continue;
    }
    const file = join(draft, key);
    await mkdir(dirname(file), { recursive: true });
    await copyFile(join(folder, path), file);
  }
  return async () => {
    for (const name of await readdir(draft)) await rename(join(draft, name), join(dataDir, name));
    await rm(draft, { recursive: true });
  };
}
