// @public

import { Link } from "@remix-run/react";
import { withZod } from "@remix-validated-form/with-zod";
import { useField, ValidatedForm } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import {
  deleteAccountFormId,
  deleteAccountSchema,
  deleteByLinkSchema,
} from "~/models/accounts/sign-in/account-step";
import { accountSettingsPath } from "~/paths";
import { accountDeletionPath } from "~/paths/account";
import { buttonClass } from "../../ui/form/button";
import { CurrentPasswordField } from "../account-fields";
import { FormId } from "../account-form";
import { ValidatedFormFailure } from "../pages/form-failure";
import { ValidatedSubmitButton } from "../pages/submit-button";

const byPassword = withZod(deleteAccountSchema);
const byLink = withZod(deleteByLinkSchema);

/** Deletes the account: with the password, or by the proof of a mailed link. */
export const DeleteAccountForm = ({
  asksPassword,
  proof,
}: {
  asksPassword: boolean;
  proof: string | undefined;
}) => {
  const t = useTexts();
  return (
    <FormId.Provider value={deleteAccountFormId}>
      <ValidatedForm
        id={deleteAccountFormId}
        validator={asksPassword ? byPassword : byLink}
        action={accountDeletionPath(proof)}
        method="post"
        noValidate
        className="max-w-lg space-y-5"
      >
        <ValidatedFormFailure />
        <RemoveReviews />
        {asksPassword ? <CurrentPasswordField /> : null}
        <div className="flex flex-wrap gap-3">
          <ValidatedSubmitButton
            label={t("Delete my account")}
            busyLabel={t("Deleting...")}
            variant="danger"
          />
          <Link to={accountSettingsPath()} className={buttonClass("secondary")}>
            {t("Keep my account")}
          </Link>
        </div>
      </ValidatedForm>
    </FormId.Provider>
  );
};

function RemoveReviews() {
  const t = useTexts();
  const { defaultValue } = useField("remove_reviews");
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name="remove_reviews"
        defaultChecked={defaultValue === "on" || defaultValue === true}
        className="size-5 shrink-0 accent-brand"
      />
      {t("Also remove my published reviews and questions")}
    </label>
  );
}
