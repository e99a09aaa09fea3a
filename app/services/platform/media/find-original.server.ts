// @public

import type { FileStore } from "../file-store/file-store";
import { endingsOf, originalsOf } from "./media-path.server";

/** The key of a picture's original or of a document by its name. Null if there is none. */
export async function findOriginal(
  fileStore: FileStore,
  shopCode: string,
  name: string,
): Promise<string | null> {
  const keys = endingsOf(name).map((extension) => `${originalsOf(shopCode)}${name}.${extension}`);
  const found = await Promise.all(keys.map((key) => fileStore.head(key)));
  return found.find((file) => file !== null)?.key ?? null;
}
