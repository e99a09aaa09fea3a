import type { WrittenReview } from "~/models/conversations/written-review";
import { reviewRecords } from "../../../conversations/reviews/review-records.server";
import type { ShopFilesContext } from "../../files-context.server";
import type { PictureNames } from "../pictures/name-pictures.server";

/** The reviews that came from a folder, as reviews.json has them. */
export async function exportReviews(ctx: ShopFilesContext, pictures: PictureNames): Promise<WrittenReview[]> {
  return [...(await reviewRecords.readAll(ctx)).values()].map((review) => pictures.inContent(review));
}
