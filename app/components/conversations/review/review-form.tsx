import type { FetcherWithComponents } from "@remix-run/react";
import { withZod } from "@remix-validated-form/with-zod";
import { useMemo, useState } from "react";
import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import {
  inDialogField,
  type ReviewFormData,
  reviewFormId,
  reviewFormSchema,
} from "~/models/conversations/review/review-form";
import { chosenPhotoProblem, maxPhotos, photoAccept } from "~/models/platform/upload/photo-limits";
import { reviewPath } from "~/paths";
import { EmailField } from "../../accounts/account-fields";
import { AccountForm } from "../../accounts/account-form";
import { AccountTextField } from "../../accounts/account-text-field";
import { TextField } from "../../ui/form/field";
import { useOffersHeic } from "../../ui/form/use-offers-heic";
import { ReviewTextField } from "./review-text-field";
import { StarChoice } from "./star-choice";

/** With a `fetcher` the form is sent without leaving the page, and its answer comes back to it. */
type ReviewFormProps = Omit<ReviewFormData, "product"> & {
  sku: string;
  fetcher?: FetcherWithComponents<unknown>;
};

/** The form of a review (rule reviews-2). */
export function ReviewForm({ sku, rules, displayName, code, fetcher }: ReviewFormProps) {
  const t = useTexts();
  const validator = useMemo(() => withZod(reviewFormSchema(rules)), [rules]);
  return (
    <AccountForm
      id={reviewFormId}
      validator={validator}
      defaultValues={{ nick_name: displayName }}
      action={reviewPath(sku)}
      encType="multipart/form-data"
      label={t("Submit review")}
      busyLabel={t("Submitting...")}
      {...(fetcher ? { fetcher } : { isOnPage: true })}
    >
      {fetcher ? <input type="hidden" name={inDialogField} value="1" /> : null}
      <input type="hidden" name="protect_code" value={code} />
      <StarChoice />
      <AccountTextField name="nick_name" label={t("Display name")} autoComplete="nickname" required />
      {rules.isGuest ? <EmailField /> : null}
      <AccountTextField name="title" label={t("Review title")} required={rules.isTitleRequired} />
      <ReviewTextField />
      <PhotoField />
    </AccountForm>
  );
}

/** The photos of a review; refused ones are named as soon as they are chosen (rule reviews-4). */
function PhotoField() {
  const t = useTexts();
  const { error } = useField("files");
  const [problem, setProblem] = useState<string | null>(null);
  const offersHeic = useOffersHeic();
  return (
    <TextField
      id={`${reviewFormId}-files`}
      name="files"
      label={t("Photos")}
      type="file"
      accept={photoAccept(offersHeic)}
      multiple
      help={t("Up to {maxPhotos} photos of 10 MB each.", { maxPhotos })}
      error={problem ?? error}
      onChange={(event) => {
        const chosen = chosenPhotoProblem([...(event.target.files ?? [])]);
        setProblem(chosen);
        if (chosen) event.target.value = "";
      }}
    />
  );
}
