import { withZod } from "@remix-validated-form/with-zod";
import { passwordChangeFormId, passwordChangeSchema } from "~/models/accounts/password-change-form";
import { accountPasswordPath } from "~/paths/account";
import { CurrentPasswordField, NewPasswordFields } from "./account-fields";
import { AccountForm } from "./account-form";

const validator = withZod(passwordChangeSchema);

/** Changes the password of a signed-in customer. */
export const PasswordChangeForm = () => (
  <AccountForm
    id={passwordChangeFormId}
    validator={validator}
    action={accountPasswordPath()}
    label="Save password"
    busyLabel="Saving..."
    isOnPage
  >
    <CurrentPasswordField />
    <NewPasswordFields />
  </AccountForm>
);
