// @public

import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "../file-store/file-store";
import type { Log } from "../log/log.server";
import { resizedFolder } from "./media-path.server";

/** Where the pictures are, and what they may take. */
export type PictureBound = {
  /** Absolute path of the node's data folder. */
  dataDir: string;
  maxBytes: number;
  log: Log;
};

/**
 * What may be put before the folder is looked at again, and what is left of the bound after it was full:
 * parts of it.
 */
const lookAfter = 0.05;
const leave = 0.9;

type Kept = { path: string; sizeBytes: number; usedMs: number };

/**
 * The disk of a node in front of a bucket. Its resized pictures keep to a size: the least recently used are
 * removed first (rule files-8). The time of a picture's file says when it was last used, so that all
 * processes of a node agree, also after a restart. Each process removes on its own: together they exceed the
 * bound by a twentieth each at most.
 */
export function boundPictures(disk: FileStore, { dataDir, maxBytes, log }: PictureBound): FileStore {
  const folder = join(dataDir, resizedFolder);
  const isPicture = (key: string) => key.startsWith(resizedFolder);
  // The process before may have left it full.
  let putBytes = maxBytes;
  let isTrimming = false;
  const isDue = () => putBytes >= maxBytes * lookAfter;
  /** What is put while it looks may be more than it saw, so it looks again. */
  async function trimWhileDue(): Promise<void> {
    isTrimming = true;
    try {
      while (isDue()) {
        putBytes = 0;
        await trim(folder, maxBytes);
      }
    } catch (error) {
      log.warn("resized pictures could not be removed", { error });
    } finally {
      isTrimming = false;
    }
  }
  return {
    ...disk,
    async get(key, range) {
      // Before it is read, so that it is not removed meanwhile.
      if (isPicture(key)) await use(join(dataDir, key));
      return disk.get(key, range);
    },
    async put(key, content) {
      await disk.put(key, content);
      if (!isPicture(key)) return;
      putBytes += content instanceof Uint8Array ? content.byteLength : content.sizeBytes;
      if (!isTrimming && isDue()) void trimWhileDue();
    },
  };
}

async function use(path: string): Promise<void> {
  const now = new Date();
  // What is not there, or may not be written, is found by who reads it.
  await utimes(path, now, now).catch(() => {});
}

async function trim(folder: string, maxBytes: number): Promise<void> {
  const kept: Kept[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const found = entry.isFile() ? await look(path) : null;
    if (found) kept.push(found);
  }
  let bytes = kept.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (bytes <= maxBytes) return;
  for (const { path, sizeBytes, usedMs } of kept.sort((one, other) => one.usedMs - other.usedMs)) {
    if (bytes <= maxBytes * leave) return;
    // Who used it since may be reading it.
    if ((await look(path))?.usedMs === usedMs) await rm(path, { force: true });
    bytes -= sizeBytes;
  }
}

/** Null for what another process removed. */
async function look(path: string): Promise<Kept | null> {
  const entry = await stat(path).catch(() => null);
  return entry && { path, sizeBytes: entry.size, usedMs: entry.mtimeMs };
}
