// @public

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BackupManifest, backupBytes, parseManifest } from "~/models/platform/backup/manifest";
import { AppError } from "~/models/platform/error/app-error";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { checkBackedUpFile } from "./backed-up-file.server";

/**
 * Reads a backup's manifest and verifies every file before a restore begins.
 * @throws AppError with one sentence if the folder is not a complete, undamaged backup
 */
export async function readBackup(folder: string, onProgress: OnProgress): Promise<BackupManifest> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
    throw new AppError("not_found", `${folder} is not a complete backup: it has no manifest.json.`);
  });
  const manifest = parseManifest(text, folder);
  const total = backupBytes(manifest);
  let done = 0;
  for (const file of [...manifest.tables, ...manifest.files]) {
    onProgress("Checking", done, total);
    await checkBackedUpFile(folder, file);
    done += file.bytes;
  }
  return manifest;
}
