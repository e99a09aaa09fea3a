import { Picture } from "~/components/store/picture";
import { asPanel, opensPanel } from "~/components/ui/panel";
import type { ProductReviews } from "~/models/review/product-reviews";
import { cutText } from "~/models/review/review-text";
import type { ReviewView } from "~/models/review/review-view";
import { likeReviewPath, productReviewsPath } from "~/paths";

/** One review with its pictures, the store's reply and the button that likes it. */
export function ReviewItem({ review, shown }: { review: ReviewView; shown: ProductReviews }) {
  const { id, star, title, author, date, day, isBuyer, reply } = review;
  return (
    <li className="review">
      <StarText star={star} />
      {title ? <h3>{title}</h3> : null}
      <p className="review-by">
        <span className="font-medium text-ink">{author}</span>
        {isBuyer ? <span className="text-success">Verified buyer</span> : null}
        <time dateTime={day}>{date}</time>
      </p>
      <ReviewText text={review.content} limit={shown.shownCharacters} />
      {review.images.length > 0 ? <ReviewPictures review={review} /> : null}
      {reply ? (
        <div className="review-reply">
          <p className="font-medium">{`${reply.author} replied`}</p>
          <p className="whitespace-pre-line">{reply.content}</p>
        </div>
      ) : null}
      <form method="post" action={likeReviewPath()}>
        <input type="hidden" name="review_id" value={id} />
        <input
          type="hidden"
          name="back"
          value={productReviewsPath(shown.slug, {
            variationSku: shown.variationSku ?? undefined,
            ...{ scope: shown.scope, page: shown.page },
          })}
        />
        <button type="submit" className="review-like">
          Helpful{review.likes > 0 ? ` (${review.likes})` : ""}
          <span className="sr-only">{`, the review by ${author}`}</span>
        </button>
      </form>
    </li>
  );
}

/** Stars as text: five drawings in each of ten reviews would be a fifth of the page. */
const StarText = ({ star }: { star: number }) => (
  <p className="review-stars">
    <span aria-hidden="true">{"★".repeat(star)}</span>
    <span className="sr-only">{`${star} out of 5 stars`}</span>
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

/** Thumbnails, each of which opens its picture over the page. */
function ReviewPictures({ review: { id, images, author } }: { review: ReviewView }) {
  return (
    <ul className="review-pictures">
      {images.map((image, index) => {
        const panel = `review-${id}-${index}`;
        const alt = `Photo ${index + 1} by ${author}`;
        return (
          <li key={image.url}>
            <button type="button" {...opensPanel(panel)} className="thumbnail">
              <Picture image={image} sizes="72px" upToPx={160} alt={`${alt}, open`} />
            </button>
            <div {...asPanel(panel)} className="review-picture" role="dialog" aria-label={alt}>
              <Picture image={image} sizes="90vw" upToPx={1280} alt={alt} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
