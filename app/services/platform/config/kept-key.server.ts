// @public

import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureDataFolder } from "./ensure-data-folder.server";

/**
 * A key of the data folder: 32 random bytes in hex, made when it is first asked for and readable by this user
 * alone.
 * @param name of its file
 * @throws StartError when the data folder can't be written
 */
export function keptKey(dataDir: string, name: string): string {
  ensureDataFolder(dataDir);
  const file = join(dataDir, name);
  return readKey(file) ?? makeKey(file);
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Links a finished file into place, so that two processes starting at once end up with one key, never with
 * half.
 */
function makeKey(file: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const key = readKey(file);
  if (!key) throw new Error(`${file} is empty`);
  return key;
}
