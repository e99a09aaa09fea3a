import { chmod, copyFile } from "node:fs/promises";
import { privateMode } from "../../platform/media/write-whole-file.server";

/** Copies a file into an export, for its user alone. */
export async function copyOwn(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await chmod(to, privateMode);
}
