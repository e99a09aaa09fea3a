// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useTexts } from "~/components/ui/texts/use-texts";
import {
  sellerReviewFormId,
  sellerReviewFormSchema,
} from "~/models/conversations/seller-review/seller-review-form";
import { orderPath, orderReviewPath } from "~/paths";
import { AccountForm } from "../accounts/account-form";
import { AccountTextField } from "../accounts/account-text-field";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/form/button";
import { ReviewTextField } from "./review/review-text-field";
import { StarChoice } from "./review/star-choice";

const validator = withZod(sellerReviewFormSchema);

type SellerReviewPageProps = {
  order: { id: string; incrementId: string };
  sellerName: string;
  /** Whether there is a review already, which this form changes. */
  isWritten: boolean;
  star: string;
  displayName: string;
  content: string;
  /** Whether the review was sent just now and waits for approval. */
  isSent: boolean;
  /** The key of the order's mail. */
  orderKey?: string | undefined;
};

/** The form that reviews the seller of an order, or the thanks for it (rule seller-reviews-2). */
export function SellerReviewPage({
  order,
  sellerName,
  isWritten,
  isSent,
  orderKey,
  ...typed
}: SellerReviewPageProps) {
  const t = useTexts();
  const { star, displayName, content } = typed;
  return (
    <div className="page-width py-10 lg:py-14">
      <h1 className="text-3xl font-medium wrap-anywhere md:text-4xl">
        {t("Review {sellerName}", { sellerName })}
      </h1>
      <p className="mt-2 mb-8 text-muted">
        {isWritten
          ? t("You can change your review of order {incrementId}. It then waits for approval again.", {
              incrementId: order.incrementId,
            })
          : t(
              "How did it go of order {incrementId}? Packing, delivery and service count as much as the goods.",
              { incrementId: order.incrementId },
            )}
      </p>
      {isSent ? (
        <div className="max-w-lg space-y-5">
          <Alert tone="success">
            {t("Thank you. Your review shows at {sellerName} once it is approved.", { sellerName })}
          </Alert>
          <ButtonLink to={orderPath(order.id, orderKey)} variant="secondary">
            {t("Back to the order")}
          </ButtonLink>
        </div>
      ) : (
        <AccountForm
          id={sellerReviewFormId}
          validator={validator}
          defaultValues={{ star: star as unknown as number, nick_name: displayName, content }}
          action={orderReviewPath(order.id, { key: orderKey })}
          label={isWritten ? t("Change review") : t("Submit review")}
          busyLabel={t("Submitting...")}
          isOnPage
        >
          <StarChoice />
          <AccountTextField name="nick_name" label={t("Display name")} autoComplete="nickname" required />
          <ReviewTextField />
        </AccountForm>
      )}
    </div>
  );
}
