// @public

import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "./start-error";

/**
 * Makes a folder of the data folder, with its parents, and proves that it can be written.
 * @param folder absolute path
 * @throws StartError when it cannot be made or written
 */
export function ensureDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown";
    throw new StartError(
      `The data folder ${folder} can’t be written (${code}): set DATA_DIR to a folder this user may write to.`,
    );
  }
}

/**
 * One folder after the other: node's own recursive way never ends where a system folder denies that it
 * exists.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
