import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { KeepFile } from "../http/read-multipart.server";

/** Folder of everything shoppers upload. No address of the app leads into it. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, "uploads");

/** Folder of files that are still arriving, or that no submission took yet. */
export const incomingFolder = (dataDir: string): string => join(uploadsFolder(dataDir), "incoming");

/** A file of a form that lies on the disk: its name, type and size as a File has them, its content at `path`. */
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
  /** Removes what no submission has taken. */
  discard: () => Promise<void>;
};

/** Opens a folder for the files of one post; it is made with its first file. */
export function openIncomingFiles(dataDir: string): IncomingFiles {
  const folder = join(incomingFolder(dataDir), randomUUID());
  return {
    async keep(content, { name, type }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A pipeline that begins with a stream that is closed already never ends.
      if (content.destroyed) throw new Error("the file was cut off");
      const path = join(folder, randomUUID());
      const written = createWriteStream(path, { flags: "wx", mode: 0o600 });
      await pipeline(content, written);
      return new IncomingFile(path, name, type, written.bytesWritten);
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}
