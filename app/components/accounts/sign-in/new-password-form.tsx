// @public

import { withZod } from "@remix-validated-form/with-zod";
import { newPasswordFormId, passwordResetSchema } from "~/models/accounts/sign-in/password-reset-form";
import { NewPasswordFields } from "../account-fields";
import { AccountForm } from "../account-form";

const validator = withZod(passwordResetSchema);

/**
 * Sets a new password with the token of a mailed link. `action` is the page that does so, for customers with
 * the page to go to after signing in and what the visitor wanted (rule lists-5).
 */
export const NewPasswordForm = ({ hash, action }: { hash: string; action: string }) => (
  <AccountForm
    id={newPasswordFormId}
    validator={validator}
    action={action}
    label="Save password"
    busyLabel="Saving..."
  >
    <input type="hidden" name="hash" value={hash} />
    <NewPasswordFields />
  </AccountForm>
);
