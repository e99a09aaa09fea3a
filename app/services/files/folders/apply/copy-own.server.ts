import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "../../../platform/file-store/file-store";
import { privateMode } from "../../../platform/file-store/write-whole-file.server";

/**
 * Copies a stored file into an export, for its user alone.
 * @param to absolute path; its folder is there
 */
export async function copyOwn(fileStore: FileStore, key: string, to: string): Promise<void> {
  const file = await fileStore.get(key);
  if (!file) throw new Error(`the file ${key} is missing`);
  await pipeline(file.content, createWriteStream(to, { mode: privateMode }));
}
