// @public

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { IncomingFile, incomingFolder } from "./incoming-files.server";

/** Works on bytes as on a file that a form brought; it is gone afterwards, whatever comes of it. */
export async function withSentFile<T>(
  dataDir: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
  work: (file: IncomingFile) => Promise<T>,
): Promise<T> {
  await mkdir(incomingFolder(dataDir), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(incomingFolder(dataDir), "sent-"));
  try {
    const path = join(folder, "file");
    await writeFile(path, bytes, { mode: 0o600 });
    return await work(new IncomingFile(path, name, "", bytes.byteLength));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
