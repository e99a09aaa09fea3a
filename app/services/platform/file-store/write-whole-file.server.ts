// @public

import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { FileContent } from "./file-store";

/** Permissions of a file that its user alone may read and write. */
export const privateMode = 0o600;

/**
 * Writes a file so that readers see all of it or nothing, and makes its folder.
 * @param mode permissions of the file, as chmod takes them
 */
export async function writeWholeFile(
  file: string,
  content: FileContent | string,
  mode = 0o666,
): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString("hex")}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const written = typeof content === "object" && "open" in content ? await content.open() : content;
    await writeFile(draft, written, { mode });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
