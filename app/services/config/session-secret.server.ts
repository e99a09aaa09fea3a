import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureDataFolder } from "./ensure-data-folder.server";

/**
 * The key that signs sessions and links: the configured one, else 32 random bytes in hex, made at the first start
 * and kept in the data folder where only this user can read them.
 * @throws StartError when the data folder can't be written
 */
export function sessionSecret(config: { dataDir: string; sessionSecret?: string | undefined }): string {
  if (config.sessionSecret) return config.sessionSecret;
  ensureDataFolder(config.dataDir);
  const file = join(config.dataDir, "session-secret");
  return readSecret(file) ?? keepSecret(file);
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Links a finished file into place, so that two processes starting at once end up with one key, never with half. */
function keepSecret(file: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const secret = readSecret(file);
  if (!secret) throw new Error(`${file} is empty`);
  return secret;
}
