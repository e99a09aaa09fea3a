import { withZod } from "@remix-validated-form/with-zod";
import { newPasswordFormId, passwordResetSchema } from "~/models/account/password-reset-form";
import { resetPasswordPath } from "~/paths/account";
import { NewPasswordFields } from "./account-fields";
import { AccountForm } from "./account-form";

const validator = withZod(passwordResetSchema);

/** Sets a new password with the token of a mailed link. */
export const NewPasswordForm = ({ hash }: { hash: string }) => (
  <AccountForm
    id={newPasswordFormId}
    validator={validator}
    action={resetPasswordPath(hash)}
    label="Save password"
    busyLabel="Saving..."
  >
    <input type="hidden" name="hash" value={hash} />
    <NewPasswordFields />
  </AccountForm>
);
