// @public

import { createReadStream } from "node:fs";
import { appendFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Unzip, UnzipInflate, UnzipPassThrough } from "fflate";
import { archiveName, commonFolder } from "~/models/platform/archive/archive-name";
import { AppError } from "~/models/platform/error/app-error";

/** Most files of an archive, and most bytes they may have together (rule hosting-8). */
export type ArchiveLimits = { files: number; bytes: number };

const notZip = () => new AppError("invalid", "The file is no ZIP archive, or it is damaged.");

/**
 * Unpacks a ZIP archive piece by piece, so that neither a large nor a hostile one fills the memory.
 * @param folder an empty one
 * @returns the folder of the files: one below `folder` where the archive holds a single folder
 * @throws AppError `invalid` for what is no archive, `too_large`
 */
export async function unpackArchive(path: string, folder: string, limits: ArchiveLimits): Promise<string> {
  const names: string[] = [];
  const made: { name: string; bytes: Uint8Array }[] = [];
  let sizeBytes = 0;
  let fault: Error | null = null;
  const unzip = new Unzip((file) => {
    const name = archiveName(file.name);
    if (name === null || fault) return;
    names.push(name);
    if (names.length > limits.files) {
      fault = new AppError("too_large", `The archive holds more than ${limits.files} files.`);
      return;
    }
    file.ondata = (error, bytes) => {
      if (error) fault ??= notZip();
      sizeBytes += bytes?.byteLength ?? 0;
      if (sizeBytes > limits.bytes)
        fault ??= new AppError(
          "too_large",
          `The archive’s files have more than ${Math.floor(limits.bytes / 1e6)} MB.`,
        );
      if (!fault) made.push({ name, bytes });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  const write = async () => {
    if (fault) throw fault;
    for (const { name, bytes } of made.splice(0)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await appendFile(join(folder, name), bytes);
    }
  };
  for await (const piece of createReadStream(path, { highWaterMark: 16 * 1024 })) {
    push(unzip, piece, false);
    await write();
  }
  push(unzip, new Uint8Array(), true);
  await write();
  if (names.length === 0) throw notZip();
  return join(folder, commonFolder(names));
}

function push(unzip: Unzip, bytes: Uint8Array, isLast: boolean): void {
  try {
    unzip.push(bytes, isLast);
  } catch {
    throw notZip();
  }
}
