import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { SentFile } from "~/models/office/host/works/work-input";
import { AppError } from "~/models/platform/error/app-error";
import { type ArchiveLimits, unpackArchive } from "../../../platform/archive/unpack-archive.server";
import { uploadKey } from "../../../platform/file-store/file-keys";
import type { FileStore } from "../../../platform/file-store/file-store";
import type { IncomingFile } from "../../../platform/forms/incoming-files.server";

/** What the archives that hosts send may hold (rule hosting-8). */
const sentLimits: ArchiveLimits = { files: 20_000, bytes: 2_000_000_000 };
/** What backups may hold, which a machine of ours has made. */
export const backupLimits: ArchiveLimits = { files: 1_000_000, bytes: 40_000_000_000 };

/** What the keys of a work's files begin with. */
export const workFilesPrefix = (hostCode: string, workId: string): string =>
  uploadKey(`${hostCode}/host-works/${workId}/`);

/** What the keys of files that work made begin with. */
export const madeFilesPrefix = (hostCode: string): string => uploadKey(`${hostCode}/host-exports/`);

/** The key of a file that work made; it stays when the work has ended. */
export const madeFileKey = (hostCode: string, workId: string): string =>
  uploadKey(`${hostCode}/host-exports/${workId}.zip`);

/** Keeps a file on disk under a key. */
export async function keepFileAt(fileStore: FileStore, key: string, path: string): Promise<number> {
  const { size } = await stat(path);
  await fileStore.put(key, { sizeBytes: size, open: () => createReadStream(path) });
  return size;
}

/** Keeps what a host sent until the work has ended. @param part of the key, such as `pictures` */
export async function keepSentFile(fileStore: FileStore, file: IncomingFile, key: string): Promise<SentFile> {
  await keepFileAt(fileStore, key, file.path);
  return { key, name: file.name.slice(0, 200) };
}

/** Brings a kept file to this machine. @throws AppError `not_found` */
export async function fetchFile(fileStore: FileStore, key: string, path: string): Promise<string> {
  const kept = await fileStore.get(key);
  if (!kept) throw new AppError("not_found", "The file is not kept any more. Send it again.");
  await pipeline(kept.content, createWriteStream(path, { mode: 0o600 }));
  return path;
}

/**
 * Brings an archive that a host sent to this machine, unpacked.
 * @param name of the new folder below `folder`
 * @throws AppError `not_found`, `invalid`, `too_large`
 */
export async function fetchArchive(
  fileStore: FileStore,
  key: string,
  { folder, name, limits = sentLimits }: { folder: string; name: string; limits?: ArchiveLimits },
): Promise<string> {
  const path = await fetchFile(fileStore, key, join(folder, `${name}.zip`));
  return unpackArchive(path, join(folder, name), limits);
}
