import type { PictureCounts } from "~/models/files/apply-summary";
import { isAppError } from "~/models/platform/error/app-error";
import { isStoredUrl } from "~/models/platform/media/media-address";
import type { RowFiles } from "../rows/find-row-files.server";
import type { PictureFinder } from "./find-pictures.server";

/**
 * How many of the pictures that rows name are kept here, and how many are not to be had. Those at the address
 * of another server are counted once they were fetched (rule imports-10).
 */
export async function countPictures(
  rows: readonly RowFiles[],
  pictures: PictureFinder,
): Promise<PictureCounts> {
  const counts = { kept: 0, missing: 0 };
  for (const source of new Set(rows.flatMap(({ images }) => images))) {
    const found = await pictures.find(source).catch((error: unknown) => {
      if (!isAppError(error)) throw error;
      return null;
    });
    if (found !== null && isStoredUrl(found.url)) counts.kept += 1;
    else if (!/^https?:/i.test(source)) counts.missing += 1;
  }
  return counts;
}
