// @public

import { withZod } from "@remix-validated-form/with-zod";
import { emailChangeFormId, emailChangeSchema } from "~/models/accounts/sign-in/email-change-form";
import { accountEmailPath } from "~/paths/account";
import { CurrentPasswordField, EmailField } from "../account-fields";
import { AccountForm } from "../account-form";

const validator = withZod(emailChangeSchema);

/** Requests a change of a signed-in customer's e-mail. */
export const EmailChangeForm = () => (
  <AccountForm
    id={emailChangeFormId}
    validator={validator}
    action={accountEmailPath()}
    label="Change email"
    busyLabel="Sending..."
    isOnPage
  >
    <EmailField label="New email" />
    <CurrentPasswordField />
  </AccountForm>
);
