// @public

import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

const fileOf = (dataDir: string) => join(dataDir, "port");

/**
 * Notes in the data folder at which port this server listens, so that commands beside it write the right
 * links.
 */
export const noteListeningPort = (dataDir: string, port: number): Promise<void> =>
  writeFile(fileOf(dataDir), `${port}\n`);

/** The port of the server that used this data folder last; null where none did. */
export function notedPort(dataDir: string): number | null {
  try {
    const port = Number(readFileSync(fileOf(dataDir), "utf8"));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
  } catch {
    return null;
  }
}
