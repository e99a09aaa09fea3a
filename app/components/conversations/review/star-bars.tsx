import { PlainLink } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ProductReviews } from "~/models/conversations/product-reviews";
import { decimalText } from "~/models/platform/texts/number-text";
import { StarRow } from "../../catalogue/stars";
import { reviewsPath } from "./reviews-path";
import { StarBar } from "./star-bar";

/** The average, and how many reviews gave each number of stars, each of which lists them alone. */
export function StarBars({ shown }: { shown: ProductReviews }) {
  const t = useTexts();
  const { stars, count, average } = shown.summary;
  return (
    <div className="star-bars">
      <p>
        <strong>{decimalText(average)}</strong>
        <span>
          <StarRow average={average} />
          <span>
            <span className="sr-only">{t("out of 5 from")} </span>
            {t("{count, plural, one {# review} other {# reviews}}", { count })}
          </span>
        </span>
      </p>
      <ul aria-label={t("Show reviews by stars")}>
        {([5, 4, 3, 2, 1] as const).map((star) => (
          <li key={star}>
            <StarLink shown={shown} star={star} given={stars[star - 1] ?? 0} count={count} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type BarProps = { shown: ProductReviews; star: number; given: number; count: number };

/** A second press of the chosen bar lists all again. */
function StarLink({ shown, star, given, count }: BarProps) {
  const isChosen = shown.star === star;
  const parts = <StarBar star={star} given={given} count={count} />;
  if (given === 0) return <span className="star-bar">{parts}</span>;
  return (
    <PlainLink
      href={reviewsPath(shown, { star: isChosen ? null : star })}
      rel="nofollow"
      aria-current={isChosen ? "true" : undefined}
      className="star-bar"
      data-keeps-scroll
    >
      {parts}
    </PlainLink>
  );
}
