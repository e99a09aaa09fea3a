import { access } from "node:fs/promises";
import { join } from "node:path";
import { originalExtensions, originalsFolder } from "./media-path.server";

/** Finds the stored original of a picture by its name, in any format. Null if there is none. */
export async function findOriginal(dataDir: string, shopCode: string, name: string): Promise<string | null> {
  for (const extension of originalExtensions) {
    const file = join(originalsFolder(dataDir, shopCode), `${name}.${extension}`);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return null;
}
