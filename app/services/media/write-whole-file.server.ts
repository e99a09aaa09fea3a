import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file so that readers see all of it or nothing, and makes its folder. */
export async function writeWholeFile(file: string, content: Uint8Array | string): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString("hex")}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
