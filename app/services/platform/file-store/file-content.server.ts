// @public

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { FileContent, FileStore } from "./file-store";

/** A file of this machine's disk as what a store takes. */
export async function fileOnDisk(path: string): Promise<FileContent> {
  const { size } = await stat(path);
  return { sizeBytes: size, open: () => createReadStream(path) };
}

/** All bytes of a stored file; null if there is none. For pictures: what is large is read as a stream. */
export async function readBytes(store: FileStore, key: string): Promise<Buffer | null> {
  const file = await store.get(key);
  return file && buffer(file.content);
}
