import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { StartError } from "../../config/start-error";
import { canReach } from "./can-reach.server";
import type { PackagedBinaries } from "./find-binaries.server";
import { findSharedPlace } from "./shared-place.server";
import type { SystemUser } from "./system-user.server";

/**
 * Makes the packaged PostgreSQL runnable by the given user: links and modes an install without scripts left
 * out are made up for, and a checkout the user cannot enter (or we cannot write) is copied to a place that
 * serves.
 * @returns absolute path of a folder with bin, lib and share
 * @throws StartError when there is no such place
 */
export function prepareBinaries(packaged: PackagedBinaries, user: SystemUser | undefined): string {
  if (isRunnable(packaged.folder, user)) return packaged.folder;
  try {
    repair(packaged.folder);
    if (isRunnable(packaged.folder, user)) return packaged.folder;
  } catch {
    // A read-only checkout cannot be repaired in place: the copy can.
  }
  return copyOut(packaged, user);
}

function executables(folder: string): string[] {
  return readdirSync(join(folder, "bin")).map((name) => join(folder, "bin", name));
}

function isRunnable(folder: string, user: SystemUser | undefined): boolean {
  if (process.platform === "win32") return true;
  const modes = executables(folder).every((file) => (lstatSync(file).mode & 0o100) !== 0);
  return (
    modes &&
    links(folder).every(({ target }) => existsSync(target)) &&
    canReach(user, join(folder, "bin", "postgres"))
  );
}

/** The libraries' short names, which the registry cannot carry. */
function links(folder: string): { source: string; target: string }[] {
  const file = join(folder, "pg-symlinks.json");
  if (!existsSync(file)) return [];
  const listed = JSON.parse(readFileSync(file, "utf8")) as { source: string; target: string }[];
  return listed.map(({ source, target }) => ({ source, target: join(folder, "..", target) }));
}

function repair(folder: string): void {
  for (const file of executables(folder)) chmodSync(file, 0o755);
  for (const { source, target } of links(folder)) {
    try {
      symlinkSync(basename(source), target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

function copyOut(packaged: PackagedBinaries, user: SystemUser | undefined): string {
  const place = findSharedPlace("passing", user);
  if (!place) {
    throw new StartError(
      `PostgreSQL in ${dirname(packaged.folder)} can’t be run by an ordinary user: move the checkout to where others can enter, or set DATABASE_URL.`,
    );
  }
  const copy = join(place, `postgres-${packaged.version}-${process.platform}-${process.arch}`);
  if (!existsSync(copy)) {
    const draft = mkdtempSync(`${copy}.draft-`);
    const native = join(draft, "native");
    cpSync(packaged.folder, native, { recursive: true, verbatimSymlinks: true });
    repair(native);
    openToAll(draft);
    try {
      renameSync(draft, copy);
    } catch (error) {
      // Another process was quicker; its copy is as good.
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return join(copy, "native");
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
