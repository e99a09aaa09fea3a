import { codesOfFolder } from "~/models/platform/media/media-address";
import { readBytes } from "../file-store/file-content.server";
import { findOriginal } from "./find-original.server";
import type { LoadedPicture, PictureParts } from "./load-picture.server";
import { contentTypeOf } from "./media-path.server";

/** The document of an address; null where there is none (rule library-9). @throws AppError `unavailable` */
export async function loadDocument(
  { fileStore, clusterSuffix }: Pick<PictureParts, "fileStore" | "clusterSuffix">,
  { folder, name }: { folder: string; name: string },
): Promise<LoadedPicture | null> {
  for (const shopCode of codesOfFolder(folder, clusterSuffix)) {
    const key = await findOriginal(fileStore, shopCode, name);
    const bytes = key && (await readBytes(fileStore, key));
    if (bytes) return { type: contentTypeOf.pdf ?? "", bytes, isMeanwhile: false, isChosen: false };
  }
  return null;
}
