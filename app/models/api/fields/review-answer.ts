import { DateTime } from "luxon";
import { replyAuthor } from "../../accounts/display-name";
import type { ReviewRecord } from "../../conversations/review-view";
import { formatDate } from "../../platform/date/format-date";
import type { ReviewSummary } from "../../shops/pages/review-summary";
import type { ProcessedReviews, Review } from "./generated/review";

/**
 * A review in the API; `now` and the shop's IANA `zone` are for its dates.
 * @param isLiked whether the signed-in customer called it helpful
 */
export function reviewAnswer(review: ReviewRecord, now: Date, zone: string, isLiked = false): Review {
  const { displayName, isGuest, reply, writtenAt } = review;
  return {
    _id: String(review.id),
    star: review.star,
    title: review.title,
    content: review.content,
    images: review.images.map(({ url }) => url),
    display_date: formatDate(writtenAt, zone),
    time_from_now:
      DateTime.fromJSDate(writtenAt).toRelative({ base: DateTime.fromJSDate(now), locale: "en-US" }) ?? "",
    customer: isGuest ? null : { nick_name: displayName },
    is_guest: isGuest,
    guest_info: isGuest ? { display_name: displayName } : null,
    product: { _id: String(review.productId) },
    reply: reply
      ? {
          content: reply,
          first_name: review.replyFirstName || replyAuthor({ firstName: "", lastName: "" }),
          last_name: review.replyFirstName ? review.replyLastName : "",
        }
      : null,
    status: review.status,
    reason_rejected: review.reasonRejected,
    likes: review.likes,
    is_liked: isLiked,
    buy_already: review.isBuyer,
  };
}

/** The answer of processedReviews, before `review_submitted` is known. */
export const reviewsAnswer = (
  summary: ReviewSummary,
  reviews: Review[],
): Omit<ProcessedReviews, "review_submitted"> => ({
  success: true,
  reviews,
  stars: [...summary.stars],
  count: summary.count,
  avg_rating: summary.average,
  page_count: summary.pageCount,
});
