// @public

import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { KeepFile } from "./read-multipart.server";

/** Folder of files that are still arriving or belong to no submission yet: this machine's own. */
export const incomingFolder = (dataDir: string): string => join(dataDir, "incoming");

/** An uploaded file on disk: name, type and size like a File, its content at `path`. */
export class IncomingFile extends File {
  constructor(
    readonly path: string,
    name: string,
    type: string,
    sizeBytes: number,
  ) {
    super([], name, { type });
    Object.defineProperty(this, "size", { value: sizeBytes });
  }
}

/** The files of one post. */
export type IncomingFiles = {
  keep: KeepFile;
  /** Deletes files that no submission has taken. */
  discard: () => Promise<void>;
};

/** Creates the folder for a post's files with the first one. */
export function openIncomingFiles(dataDir: string): IncomingFiles {
  const folder = join(incomingFolder(dataDir), randomUUID());
  return {
    async keep(content, { name, type }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A pipeline that starts with an already closed stream never ends.
      if (content.destroyed) throw new Error("the file was cut off");
      const path = join(folder, randomUUID());
      const written = createWriteStream(path, { flags: "wx", mode: 0o600 });
      await pipeline(content, written);
      return new IncomingFile(path, name, type, written.bytesWritten);
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}
