import { PlainLink } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ProductReviews } from "~/models/conversations/product-reviews";
import { reviewPath } from "~/paths";
import { useBrowserState } from "../../ui/browser-state";
import { Button, buttonClass } from "../../ui/form/button";
import { waitsForScript } from "../../ui/link/press-link";
import { writeReviewId } from "./review-ids";

/** Leads to the form of a review; with a script it opens over the page (`ReviewPress`). */
export function WriteReview({ shown }: { shown: ProductReviews }) {
  const t = useTexts();
  const sku = shown.variationSku ?? shown.sku;
  const isSent = useBrowserState(({ reviewed }) => reviewed.includes(sku));
  if (isSent)
    return (
      <Button variant="secondary" disabled>
        {t("Review Submitted")}
      </Button>
    );
  return (
    <PlainLink
      id={writeReviewId}
      href={reviewPath(sku)}
      rel="nofollow"
      {...waitsForScript}
      data-review={sku}
      data-for={shown.allowsGuests ? "everyone" : "customers"}
      className={buttonClass("secondary")}
    >
      {t("Write a review")}
    </PlainLink>
  );
}
