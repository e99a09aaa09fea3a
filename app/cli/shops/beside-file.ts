import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Works in a folder beside the file that is made, which goes whatever happens. */
export async function besideFile(file: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(dirname(file), "shop-backup-"));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
