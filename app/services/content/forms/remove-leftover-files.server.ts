// @public

import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { incomingFolder } from "../../platform/forms/incoming-files.server";

/** Longer than any post may take (rule input-12): older files belong to a process that ended. */
const leftForMs = 60 * 60 * 1000;

/**
 * Deletes files of posts whose process ended before a submission took them (rule input-9). Several processes
 * may do so at once.
 * @returns number of posts with leftover files
 */
export async function removeLeftoverFiles(dataDir: string, now: Date): Promise<number> {
  const folder = incomingFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found || now.getTime() - found.mtimeMs < leftForMs) continue;
    await rm(path, { recursive: true, force: true });
    removed++;
  }
  return removed;
}
