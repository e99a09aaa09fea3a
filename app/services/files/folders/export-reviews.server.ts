import { type ReviewFileRecord, reviewFileRecord } from "~/models/files/folders/review-file";
import type { ShopFilesContext } from "../files-context.server";
import { readFolderReviews } from "./apply-reviews.server";
import type { PictureNames } from "./name-pictures.server";

/** The reviews that came from a folder, as reviews.json has them. */
export async function exportReviews(
  ctx: ShopFilesContext,
  pictures: PictureNames,
): Promise<ReviewFileRecord[]> {
  const there = (await readFolderReviews(ctx)).filter(({ archivedFrom }) => archivedFrom === null);
  return there.map((row) => pictures.inContent(reviewFileRecord(row)));
}
