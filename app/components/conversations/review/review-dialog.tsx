import { PrefetchPageLinks, useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ReviewFormData } from "~/models/conversations/review/review-form";
import { reviewPath } from "~/paths";
import { setReviewed } from "../../ui/browser-state";
import { Button } from "../../ui/form/button";
import { ModalDialog } from "../../ui/panel/modal-dialog";
import { reviewThanks } from "../review-page";
import { ReviewForm } from "./review-form";

/** What the post of the form answers; without `isSent` it was refused. */
type Answer = { isSent?: boolean };

/** The form of a review over the page, and the thanks for one (rule reviews-8). */
export default function ReviewDialog({ sku, onClose }: { sku: string; onClose: () => void }) {
  const t = useTexts();
  const { data, load, state } = useFetcher<ReviewFormData>();
  const post = useFetcher<Answer>();
  const isSent = post.data?.isSent === true;
  useEffect(() => load(reviewPath(sku)), [load, sku]);
  useEffect(() => {
    if (isSent) setReviewed(sku);
  }, [isSent, sku]);
  return (
    <ModalDialog
      key={isSent ? "sent" : "form"}
      label={isSent ? t("Review submitted") : t("Review")}
      onClose={onClose}
      className="w-[34rem]"
    >
      <PrefetchPageLinks page={reviewPath(sku)} />
      <div className="space-y-5 p-6 sm:p-9">
        <h2 className="pe-10 text-3xl font-medium">{isSent ? t("Review submitted") : t("REVIEW")}</h2>
        {isSent ? (
          <>
            <p>{t(reviewThanks)}</p>
            <Button type="button" onClick={onClose}>
              {t("Back to the product")}
            </Button>
          </>
        ) : data ? (
          <>
            <p className="text-muted wrap-anywhere">{data.product.name}</p>
            <ReviewForm {...data} sku={sku} fetcher={post} />
          </>
        ) : (
          <p role="status">{state === "idle" ? "" : t("Loading...")}</p>
        )}
      </div>
    </ModalDialog>
  );
}
