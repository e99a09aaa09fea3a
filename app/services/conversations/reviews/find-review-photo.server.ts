// @public

import { sizedUrl } from "~/models/platform/media/image-sources";
import { pictureWidthsPx } from "~/models/platform/media/media-address";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findReview } from "./read-reviews.server";

/**
 * The address of a picture of an approved review, at the largest width it is offered at, by the name of its
 * file: the last part of its address, with or without an ending (rule reviews-5).
 * @returns null where there is none
 */
export async function findReviewPhoto(
  ctx: ShopContext,
  reviewId: number,
  file: string,
): Promise<string | null> {
  const review = await findReview(ctx, reviewId);
  if (review?.status !== "approved") return null;
  const name = file.replace(/\.[a-z]{3,4}$/, "");
  const photo = review.images.find(({ url }) => nameOf(url) === file || nameOf(url) === name);
  if (!photo) return null;
  const largestPx = pictureWidthsPx.findLast((widthPx) => widthPx <= photo.width) ?? pictureWidthsPx[0];
  return sizedUrl(photo, largestPx);
}

const nameOf = (url: string): string => url.slice(url.lastIndexOf("/") + 1);
