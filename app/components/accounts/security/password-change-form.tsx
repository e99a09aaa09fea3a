// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useTexts } from "~/components/ui/texts/use-texts";
import { passwordChangeFormId, passwordChangeSchema } from "~/models/accounts/sign-in/password-change-form";
import { accountPasswordPath } from "~/paths/account";
import { CurrentPasswordField, NewPasswordFields } from "../account-fields";
import { AccountForm } from "../account-form";

const validator = withZod(passwordChangeSchema);

/** Changes the password of who is signed in. @param action the page that does so */
export const PasswordChangeForm = ({ action = accountPasswordPath() }: { action?: string }) => {
  const t = useTexts();
  return (
    <AccountForm
      id={passwordChangeFormId}
      validator={validator}
      action={action}
      label={t("Save password")}
      busyLabel={t("Saving...")}
      isOnPage
    >
      <CurrentPasswordField />
      <NewPasswordFields />
    </AccountForm>
  );
};
