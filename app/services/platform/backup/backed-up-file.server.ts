import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { BackedUpFile } from "~/models/platform/backup/manifest";
import { AppError } from "~/models/platform/error/app-error";

/**
 * Writes a file of a backup and syncs it to disk, readable by this user only.
 * @param path in the backup, with `/`
 */
export async function writeBackedUpFile(
  folder: string,
  path: string,
  content: Readable,
): Promise<BackedUpFile> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const meter = createMeter();
  await pipeline(content, meter.stream, createWriteStream(file, { mode: 0o600, flags: "wx", flush: true }));
  return { path, bytes: meter.bytes(), sha256: meter.sha256() };
}

/**
 * Verifies a file of a backup.
 * @throws AppError `invalid` naming the file
 */
export async function checkBackedUpFile(
  folder: string,
  { path, bytes, sha256 }: BackedUpFile,
): Promise<void> {
  const meter = createMeter();
  const damaged = (how: string) => new AppError("invalid", `${folder} is damaged: ${path} ${how}.`);
  try {
    meter.stream.resume();
    await pipeline(createReadStream(join(folder, path)), meter.stream);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown";
    throw damaged(code === "ENOENT" ? "is missing" : `cannot be read (${code})`);
  }
  if (meter.bytes() !== bytes || meter.sha256() !== sha256) throw damaged("has changed since the backup");
}

/** Passes bytes on while counting and hashing them. */
function createMeter() {
  const hash = createHash("sha256");
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, bytes: () => bytes, sha256: () => hash.digest("hex") };
}
