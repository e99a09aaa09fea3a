// @public

import { replyAuthor } from "../accounts/display-name";
import { formatDate } from "../platform/date/format-date";
import type { ProductImage } from "../platform/media/product-record";
import type { ReviewState } from "./review-state";

/** A stored review. `productId` is that of the variation for a review of a variation. */
export type ReviewRecord = {
  id: number;
  productId: number;
  star: number;
  title: string;
  content: string;
  images: ProductImage[];
  displayName: string;
  isGuest: boolean;
  status: ReviewState;
  reasonRejected: string;
  reply: string;
  replyFirstName: string;
  replyLastName: string;
  likes: number;
  /** Whether its customer has an order with the product that was not canceled. */
  isBuyer: boolean;
  writtenAt: Date;
};

/** A review as pages show it. `date` is 'Mar 01 2026' in the shop's zone, `day` the UTC day in ISO form. */
export type ReviewView = Pick<
  ReviewRecord,
  "id" | "star" | "title" | "content" | "images" | "likes" | "isBuyer"
> & {
  author: string;
  date: string;
  day: string;
  reply: { author: string; content: string } | null;
  /** Whether the signed-in customer called it helpful. */
  isLiked: boolean;
};

/**
 * What a page shows of a review (rule reviews-5).
 * @param zone IANA name of the shop's time zone
 * @param isLiked whether the signed-in customer called it helpful
 */
export function reviewView(review: ReviewRecord, zone: string, isLiked = false): ReviewView {
  const { id, star, title, content, images, likes, isBuyer, displayName, reply, writtenAt } = review;
  const author = replyAuthor({ firstName: review.replyFirstName, lastName: review.replyLastName });
  return {
    id,
    star,
    title,
    content,
    images,
    likes,
    isBuyer,
    isLiked,
    author: displayName,
    date: formatDate(writtenAt, zone),
    day: writtenAt.toISOString().slice(0, 10),
    reply: reply ? { author, content: reply } : null,
  };
}
