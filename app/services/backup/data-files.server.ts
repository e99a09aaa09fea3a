import { readdir, realpath, stat } from "node:fs/promises";
import { join } from "node:path";

/** Of the data folder not backed up: the database's own files, and what is made again or was not finished. */
const leftOut = [
  /^postgres(-location)?$/,
  /^postgres[-.]/,
  /^restoring$/,
  /^media-cache$/,
  /^uploads\/incoming$/,
  /\.part$/,
];

/**
 * Lists what of a data folder belongs in a backup: pictures, files shoppers sent, mails without a mail server, keys.
 * Links are followed, because a host may keep pictures on another disk.
 * @returns paths in the folder, with `/`
 */
export async function listDataFiles(dataDir: string): Promise<string[]> {
  const found: string[] = [];
  await walk(dataDir, "", [], found);
  return found.sort();
}

async function walk(root: string, path: string, above: string[], found: string[]): Promise<void> {
  const folder = join(root, path);
  const real = await orGone(realpath(folder));
  // A link that leads back to a folder around it would never end.
  if (real === null || above.includes(real)) return;
  for (const name of (await orGone(readdir(folder))) ?? []) {
    const inner = path ? `${path}/${name}` : name;
    if (leftOut.some((pattern) => pattern.test(inner))) continue;
    const entry = await orGone(stat(join(folder, name)));
    if (entry?.isDirectory()) await walk(root, inner, [...above, real], found);
    else if (entry?.isFile()) found.push(inner);
  }
}

/** Null for what was removed meanwhile. */
async function orGone<T>(look: Promise<T>): Promise<T | null> {
  return look.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
