import { readdir, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { sharedPrefixes } from "../file-store/file-keys";

/**
 * Parts of the data folder that are not backed up: the database's own files, and derived or unfinished files.
 */
const leftOut = [
  /^postgres(-location)?$/,
  /^postgres[-.]/,
  /^restoring$/,
  /^media-cache$/,
  /^incoming$/,
  /\.part$/,
  // They have keys, and are backed up from where they are.
  ...sharedPrefixes.map((prefix) => new RegExp(`^${prefix.slice(0, -1)}$`)),
];

/**
 * Lists the files of a data folder to back up besides those with keys (rule files-1): mails stored without a
 * mail server, the shops' keys. Links are followed.
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
  // A link to an enclosing folder would never end.
  if (real === null || above.includes(real)) return;
  for (const name of (await orGone(readdir(folder))) ?? []) {
    const inner = path ? `${path}/${name}` : name;
    if (leftOut.some((pattern) => pattern.test(inner))) continue;
    const entry = await orGone(stat(join(folder, name)));
    if (entry?.isDirectory()) await walk(root, inner, [...above, real], found);
    else if (entry?.isFile()) found.push(inner);
  }
}

/** Null if the file was deleted meanwhile. */
async function orGone<T>(look: Promise<T>): Promise<T | null> {
  return look.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
