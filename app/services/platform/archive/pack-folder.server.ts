// @public

import { createReadStream, createWriteStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** Packing these again saves nothing. */
const packedAlready = /\.(?:webp|jpe?g|png|gif|avif|zip|gz)$/i;

/** Writes all files of a folder into a ZIP archive, piece by piece. */
export async function packFolder(folder: string, path: string): Promise<void> {
  await pipeline(Readable.from(pieces(folder)), createWriteStream(path, { mode: 0o600 }));
}

async function* pieces(folder: string): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll("\\", "/");
    const file = packedAlready.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of createReadStream(path)) {
      file.push(piece);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
