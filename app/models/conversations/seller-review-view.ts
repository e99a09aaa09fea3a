// @public

import { formatDate } from "../platform/date/format-date";
import type { ReviewSummary } from "../shops/pages/review-summary";
import type { ReviewState } from "./review-state";

/** A stored review of a seller. */
export type SellerReviewRecord = {
  id: number;
  sellerName: string;
  star: number;
  content: string;
  displayName: string;
  status: ReviewState;
  reasonRejected: string;
  reply: string;
  /** Whether it is of an order. */
  isBuyer: boolean;
  writtenAt: Date;
};

/**
 * A review of a seller as its page shows it. `date` is 'Mar 01 2026' in the shop's zone, `day` the UTC day in
 * ISO form.
 */
export type SellerReviewView = Pick<SellerReviewRecord, "id" | "star" | "content" | "isBuyer" | "reply"> & {
  author: string;
  date: string;
  day: string;
};

/** The reviews on a seller's page: those of one page, and the summary of all. */
export type SellerReviews = { summary: ReviewSummary; page: number; reviews: SellerReviewView[] };

/**
 * What a page shows of a review of a seller.
 * @param zone IANA name of the shop's time zone
 */
export const sellerReviewView = (
  { id, star, content, isBuyer, reply, displayName, writtenAt }: SellerReviewRecord,
  zone: string,
): SellerReviewView => ({
  id,
  star,
  content,
  isBuyer,
  reply,
  author: displayName,
  date: formatDate(writtenAt, zone),
  day: writtenAt.toISOString().slice(0, 10),
});
