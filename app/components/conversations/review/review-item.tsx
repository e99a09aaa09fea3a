import { useTexts } from "~/components/ui/texts/use-texts";
import type { ReviewView } from "~/models/conversations/review-view";
import { likesFormId } from "./review-ids";
import { ReviewPictures } from "./review-pictures";
import { ReviewBy, ReviewReply, ReviewText, StarText } from "./review-words";

/**
 * One review with its pictures, the store's reply and the button that likes it.
 * @param limit characters that show before 'Read more'; 0 for all
 */
export function ReviewItem({ review, limit }: { review: ReviewView; limit: number }) {
  const t = useTexts();
  const { id, star, title, author, reply } = review;
  return (
    <li className="review">
      <StarText star={star} />
      {title ? <h3>{title}</h3> : null}
      <ReviewBy review={review} />
      <ReviewText text={review.content} limit={limit} />
      {review.images.length > 0 ? <ReviewPictures review={review} /> : null}
      {reply ? <ReviewReply {...reply} /> : null}
      <button
        type="submit"
        form={likesFormId}
        name="review_id"
        value={id}
        aria-pressed={review.isLiked || undefined}
        className="review-like"
      >
        {t("Helpful")}
        {review.likes > 0 ? ` (${review.likes})` : ""}
        <span className="sr-only">, {t("the review by {author}", { author })}</span>
      </button>
    </li>
  );
}
