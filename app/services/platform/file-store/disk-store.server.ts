// @public

import { createReadStream } from "node:fs";
import { readdir, realpath, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { checkKey, type FileStore, isKey, type StoredFile } from "./file-store";
import { privateMode, writeWholeFile } from "./write-whole-file.server";

/**
 * A store in a folder of this machine, such as the data folder: a key is the path of its file in it. Files
 * are for the process's user alone.
 * @param root absolute path; made with the first file
 */
export function createDiskStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    put: (key, content) => writeWholeFile(pathOf(key), content, privateMode),
    async get(key, range) {
      const path = pathOf(key);
      const entry = await orNone(stat(path));
      return entry?.isFile() ? { sizeBytes: entry.size, content: createReadStream(path, range) } : null;
    },
    async head(key) {
      const entry = await orNone(stat(pathOf(key)));
      return entry?.isFile() ? { key, sizeBytes: entry.size } : null;
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })));
    },
    list: (prefix) => walk(root, prefix.slice(0, prefix.lastIndexOf("/") + 1), prefix, []),
    signedUrl: async () => null,
  };
}

/**
 * Names are compared as parts of whole keys: those in `a/` come after `a.webp`. Links are followed, because
 * pictures may be on another disk.
 * @param path of the folder, with a slash at its end, or empty
 * @param above the folders around it
 */
async function* walk(
  root: string,
  path: string,
  prefix: string,
  above: string[],
): AsyncGenerator<StoredFile> {
  const real = await orNone(realpath(join(root, path)));
  // A link to an enclosing folder would never end.
  if (real === null || above.includes(real)) return;
  const names = (await orNone(readdir(join(root, path)))) ?? [];
  const found = await Promise.all(
    names.map(async (name) => {
      const entry =
        name.endsWith(".part") || !isKey(path + name) ? null : await orNone(stat(join(root, path, name)));
      if (entry?.isDirectory()) return { key: `${path}${name}/`, sizeBytes: null };
      return entry?.isFile() ? { key: path + name, sizeBytes: entry.size } : null;
    }),
  );
  const within = found.filter((one) => one !== null).filter(({ key }) => mayHold(key, prefix));
  for (const { key, sizeBytes } of within.sort((one, other) => (one.key < other.key ? -1 : 1))) {
    if (sizeBytes !== null) yield { key, sizeBytes };
    else yield* walk(root, key, prefix, [...above, real]);
  }
}

const mayHold = (key: string, prefix: string): boolean =>
  key.startsWith(prefix) || (key.endsWith("/") && prefix.startsWith(key));

/** Null where there is no such file or folder. */
async function orNone<T>(look: Promise<T>): Promise<T | null> {
  return look.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw error;
  });
}
