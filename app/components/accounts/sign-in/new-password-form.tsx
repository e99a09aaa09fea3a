// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useTexts } from "~/components/ui/texts/use-texts";
import { newPasswordFormId, passwordResetSchema } from "~/models/accounts/sign-in/password-reset-form";
import { NewPasswordFields } from "../account-fields";
import { AccountForm } from "../account-form";

const validator = withZod(passwordResetSchema);

/**
 * Sets a new password with the token of a mailed link. `action` is the page that does so, for customers with
 * the page to go to after signing in and what the visitor wanted (rule lists-5).
 */
export const NewPasswordForm = ({ hash, action }: { hash: string; action: string }) => {
  const t = useTexts();
  return (
    <AccountForm
      id={newPasswordFormId}
      validator={validator}
      action={action}
      label={t("Save password")}
      busyLabel={t("Saving...")}
    >
      <input type="hidden" name="hash" value={hash} />
      <NewPasswordFields />
    </AccountForm>
  );
};
