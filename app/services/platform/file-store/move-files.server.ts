// @public

import type { OnProgress } from "~/models/platform/log/on-progress";
import { sharedPrefixes } from "./file-keys";
import type { FileStore, StoredFile } from "./file-store";

/** Files that are moved at a time. */
const atOnce = 8;

/** How many files are in the new place now, were there already, and were removed by a visitor meanwhile. */
export type MovedFiles = { moved: number; bytes: number; alreadyThere: number; gone: number };

/**
 * Moves all files from one store to another while servers read both (rule files-5): each is put, its size
 * compared, and then removed where it was. Broken off, it goes on where it was when it is called again.
 * @throws AppError `unavailable` where a store cannot be reached; Error for a file that arrived with another
 * size
 */
export async function moveFiles(from: FileStore, to: FileStore, onProgress: OnProgress): Promise<MovedFiles> {
  const files: StoredFile[] = [];
  for (const prefix of sharedPrefixes) for await (const file of from.list(prefix)) files.push(file);
  const counts: MovedFiles = { moved: 0, bytes: 0, alreadyThere: 0, gone: 0 };
  for (let at = 0; at < files.length; at += atOnce) {
    onProgress("Files", at, files.length);
    const outcomes = await Promise.all(
      files.slice(at, at + atOnce).map(async (file) => ({ file, how: await moveFile(from, to, file) })),
    );
    for (const { file, how } of outcomes) {
      counts[how]++;
      if (how === "moved") counts.bytes += file.sizeBytes;
    }
  }
  return counts;
}

async function moveFile(
  from: FileStore,
  to: FileStore,
  { key, sizeBytes }: StoredFile,
): Promise<"moved" | "alreadyThere" | "gone"> {
  const isThere = (await to.head(key))?.sizeBytes === sizeBytes;
  if (!isThere) {
    if (!(await from.head(key))) return "gone";
    await to.put(key, { sizeBytes, open: () => openOf(from, key) });
  }
  const arrived = await to.head(key);
  // In this order, as servers remove from the old place first: what was removed meanwhile does not come back.
  if (!(await from.head(key))) {
    await to.remove([key]);
    return "gone";
  }
  if (arrived?.sizeBytes !== sizeBytes)
    throw new Error(`${key} has ${sizeBytes} bytes and arrived with ${arrived?.sizeBytes ?? "none"}`);
  await from.remove([key]);
  return isThere ? "alreadyThere" : "moved";
}

async function openOf(store: FileStore, key: string) {
  const file = await store.get(key);
  if (!file) throw new Error(`${key} was removed meanwhile`);
  return file.content;
}
