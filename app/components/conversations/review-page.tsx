// @public

import { useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ReviewFormData } from "~/models/conversations/review/review-form";
import type { ProductImage } from "~/models/platform/media/product-record";
import { message } from "~/models/platform/texts/message";
import { productReviewsPath } from "~/paths";
import { Picture } from "../catalogue/picture";
import { Alert } from "../ui/alert";
import { Button, ButtonLink } from "../ui/form/button";
import { useIsHydrated } from "../ui/page/use-is-hydrated";
import { ModalDialog } from "../ui/panel/modal-dialog";
import { ReviewForm } from "./review/review-form";

type ReviewPageProps = ReviewFormData & {
  product: { slug: string; variationSku: string | null; image: ProductImage | null };
  /** Whether the review was sent and waits for approval. */
  isSent: boolean;
};

/** What a sent review is answered with. */
export const reviewThanks = message("Thank you. Your review shows here once we have approved it.");

/** The form of a review with its product, or the thanks for one. */
export function ReviewPage({ product, isSent, ...form }: ReviewPageProps) {
  const t = useTexts();
  const { sku, name, slug, variationSku, image } = product;
  const back = productReviewsPath(slug, { variationSku: variationSku ?? undefined });
  return (
    <div className="page-width py-10">
      <h1 className="text-3xl font-medium">{t("Review")}</h1>
      <div className="mt-6 mb-8 flex items-center gap-4">
        <Picture
          image={image}
          sizes="80px"
          upToPx={160}
          alt=""
          className="size-20 rounded-base object-cover"
        />
        <p className="wrap-anywhere">{name}</p>
      </div>
      {isSent ? (
        <div className="max-w-lg space-y-5">
          <Alert tone="success">{t(reviewThanks)}</Alert>
          <Button disabled className="w-full">
            {t("Review Submitted")}
          </Button>
          <ButtonLink to={back} variant="secondary" className="w-full">
            {t("Back to the product")}
          </ButtonLink>
          <SentDialog back={back} />
        </div>
      ) : (
        <ReviewForm sku={sku} {...form} />
      )}
    </div>
  );
}

/** Says with a script once that the review arrived; the page below says the same. */
function SentDialog({ back }: { back: string }) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(true);
  if (!isHydrated || !isOpen) return null;
  return (
    <ModalDialog label={t("Review submitted")} onClose={() => setOpen(false)}>
      <div className="max-w-md space-y-5 p-8 pe-14">
        <h2 className="text-2xl font-medium">{t("Review submitted")}</h2>
        <p>{t(reviewThanks)}</p>
        <ButtonLink to={back}>{t("Back to the product")}</ButtonLink>
      </div>
    </ModalDialog>
  );
}
