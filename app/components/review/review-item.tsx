import { cutText } from "~/models/review/review-text";
import type { ReviewView } from "~/models/review/review-view";
import { likesFormId } from "./review-ids";
import { ReviewPictures } from "./review-pictures";

/**
 * One review with its pictures, the store's reply and the button that likes it.
 * @param limit characters that show before 'Read more'; 0 for all
 */
export function ReviewItem({ review, limit }: { review: ReviewView; limit: number }) {
  const { id, star, title, author, date, day, isBuyer, reply } = review;
  return (
    <li className="review">
      <StarText star={star} />
      {title ? <h3>{title}</h3> : null}
      <p className="review-by">
        <b>{author}</b>
        {isBuyer ? <span>Verified buyer</span> : null}
        <time dateTime={day}>{date}</time>
      </p>
      <ReviewText text={review.content} limit={limit} />
      {review.images.length > 0 ? <ReviewPictures review={review} /> : null}
      {reply ? (
        <div className="review-reply">
          <p>{`${reply.author} replied`}</p>
          <p>{reply.content}</p>
        </div>
      ) : null}
      <button
        type="submit"
        form={likesFormId}
        name="review_id"
        value={id}
        aria-pressed={review.isLiked || undefined}
        className="review-like"
      >
        Helpful{review.likes > 0 ? ` (${review.likes})` : ""}
        <span className="sr-only">{`, the review by ${author}`}</span>
      </button>
    </li>
  );
}

/** Stars as text: five drawings in each of ten reviews would be a fifth of the page. */
const StarText = ({ star }: { star: number }) => (
  <p className="review-stars" role="img" aria-label={`${star} out of 5 stars`}>
    {"★".repeat(star)}
  </p>
);

function ReviewText({ text, limit }: { text: string; limit: number }) {
  const { shown, rest } = cutText(text, limit);
  return (
    <div className="review-text">
      {/* The rest follows the first part in one text, so it is a line of its own only where the writer made one. */}
      <p>{rest ? `${shown}…` : shown}</p>
      {rest ? (
        <details>
          <summary>
            <span>Read more</span>
            <span>Read less</span>
          </summary>
          <p>{`…${rest}`}</p>
        </details>
      ) : null}
    </div>
  );
}
