import { withZod } from "@remix-validated-form/with-zod";
import { newPasswordFormId, passwordResetSchema } from "~/models/accounts/password-reset-form";
import type { PendingAction } from "~/models/shops/pending-action";
import { resetPasswordPath } from "~/paths/account";
import { NewPasswordFields } from "./account-fields";
import { AccountForm } from "./account-form";

const validator = withZod(passwordResetSchema);

/**
 * Sets a new password with the token of a mailed link. `redirect` is the page to go to after signing in,
 * empty for the account; `pendingAction` is what the visitor wanted (rule lists-5).
 */
export const NewPasswordForm = ({
  hash,
  redirect,
  pendingAction,
}: {
  hash: string;
  redirect: string;
  pendingAction: PendingAction;
}) => (
  <AccountForm
    id={newPasswordFormId}
    validator={validator}
    action={resetPasswordPath(hash, redirect, pendingAction)}
    label="Save password"
    busyLabel="Saving..."
  >
    <input type="hidden" name="hash" value={hash} />
    <NewPasswordFields />
  </AccountForm>
);
