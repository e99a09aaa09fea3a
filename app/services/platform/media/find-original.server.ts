// @public

import type { FileStore } from "../file-store/file-store";
import { originalExtensions, originalsOf } from "./media-path.server";

/** The key of a picture's original by its name, in any format. Null if there is none. */
export async function findOriginal(
  fileStore: FileStore,
  shopCode: string,
  name: string,
): Promise<string | null> {
  const keys = originalExtensions.map((extension) => `${originalsOf(shopCode)}${name}.${extension}`);
  const found = await Promise.all(keys.map((key) => fileStore.head(key)));
  return found.find((file) => file !== null)?.key ?? null;
}
