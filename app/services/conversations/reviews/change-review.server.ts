// @public

import { reviews } from "~/tables/conversations/reviews";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { type Moderation, moderate, moderatedColumns } from "../moderation/moderate.server";
import { refreshRatings } from "./refresh-ratings.server";

/** What the store does with a review. An empty reply removes the one there was. */
export type ReviewChange =
  | Exclude<Moderation, { kind: "reply" }>
  | { kind: "reply"; content: string; firstName: string; lastName: string };

/**
 * Approves or rejects a review, or replies to it; approving a rejected review and the reverse are possible
 * (rule reviews-1). Ratings follow in the same transaction, pages and listings at its commit.
 * @throws AppError `not_found`, `invalid` for a rejection without a reason, `forbidden`; StaleRecord
 */
export async function changeReview(
  ctx: ShopContext,
  id: number,
  change: ReviewChange,
  expected?: ExpectedVersion,
): Promise<void> {
  const columns =
    change.kind === "reply"
      ? {
          ...moderatedColumns(change),
          replyFirstName: change.firstName.trim(),
          replyLastName: change.lastName.trim(),
        }
      : moderatedColumns(change);
  const kind = {
    table: reviews,
    name: `review ${id}`,
    decidedPart,
    refresh: (inner: ShopContext, { productId }: ReviewRow) => refreshRatings(inner, [productId]),
  };
  await moderate(ctx, kind, id, columns, expected);
}

type ReviewRow = typeof reviews.$inferSelect;

type DecidedReview = Pick<
  ReviewRow,
  "star" | "title" | "content" | "status" | "reasonRejected" | "reply" | "replyFirstName" | "replyLastName"
>;

/** What is read and decided of a review: what its version is made of (rule owners-1). */
const decidedPart = ({ star, title, content, status, ...review }: DecidedReview) => ({
  star,
  title,
  content,
  status,
  reasonRejected: review.reasonRejected,
  reply: review.reply,
  replyFirstName: review.replyFirstName,
  replyLastName: review.replyLastName,
});

/** The version of a review, which a change names (rule owners-2). */
export const reviewVersion = (review: DecidedReview): string => recordVersion(decidedPart(review));
