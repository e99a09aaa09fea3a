import { useTexts } from "~/components/ui/texts/use-texts";
import { cutReview } from "~/models/conversations/review-text";
import { phrase } from "~/models/platform/texts/phrase";

/** Stars as text: five drawings in each of ten reviews would be a fifth of the page. */
export const StarText = ({ star }: { star: number }) => {
  const t = useTexts();
  return (
    <p className="review-stars" role="img" aria-label={t("{star} out of 5 stars", { star })}>
      {"★".repeat(star)}
    </p>
  );
};

/** Who wrote a review and when, and whether they bought. */
export const ReviewBy = ({
  review: { author, date, day, isBuyer },
}: {
  review: { author: string; date: string; day: string; isBuyer: boolean };
}) => {
  const t = useTexts();
  return (
    <p className="review-by">
      <b>{author}</b>
      {isBuyer ? <span>{t("Verified buyer")}</span> : null}
      <time dateTime={day}>{date}</time>
    </p>
  );
};

/** The text of a review. @param limit characters that show before 'Read more'; 0 for all */
export function ReviewText({ text, limit }: { text: string; limit: number }) {
  const t = useTexts();
  const { shown, rest } = cutReview(text, limit);
  return (
    <div className="review-text">
      {/* The rest follows the first part in one text, so it is a line of its own only where the writer made
          one. */}
      <p>{rest ? `${shown}…` : shown}</p>
      {rest ? (
        <details>
          <summary>
            <span>{t("Read more")}</span>
            <span>{t("Read less")}</span>
          </summary>
          <p>{`…${rest}`}</p>
        </details>
      ) : null}
    </div>
  );
}

/** What was replied to a review. */
export const ReviewReply = ({ author, content }: { author: string; content: string }) => (
  <div className="review-reply">
    <p>{phrase("{author} replied", { author })}</p>
    <p>{content}</p>
  </div>
);
