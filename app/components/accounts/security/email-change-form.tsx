// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useTexts } from "~/components/ui/texts/use-texts";
import { emailChangeFormId, emailChangeSchema } from "~/models/accounts/sign-in/email-change-form";
import { accountEmailPath } from "~/paths/account";
import { CurrentPasswordField, EmailField } from "../account-fields";
import { AccountForm } from "../account-form";

const validator = withZod(emailChangeSchema);

/** Requests a change of a signed-in customer's e-mail. */
export const EmailChangeForm = () => {
  const t = useTexts();
  return (
    <AccountForm
      id={emailChangeFormId}
      validator={validator}
      action={accountEmailPath()}
      label={t("Change email")}
      busyLabel={t("Sending...")}
      isOnPage
    >
      <EmailField label={t("New email")} />
      <CurrentPasswordField />
    </AccountForm>
  );
};
