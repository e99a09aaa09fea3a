import { withZod } from "@remix-validated-form/with-zod";
import { newPasswordFormId, passwordResetSchema } from "~/models/accounts/password-reset-form";
import type { Wish } from "~/models/shops/wish";
import { resetPasswordPath } from "~/paths/account";
import { NewPasswordFields } from "./account-fields";
import { AccountForm } from "./account-form";

const validator = withZod(passwordResetSchema);

/**
 * Sets a new password with the token of a mailed link. `redirect` is the page to go to after signing in, empty for the
 * account; `wish` is what the visitor wanted (rule lists-5).
 */
export const NewPasswordForm = ({ hash, redirect, wish }: { hash: string; redirect: string; wish: Wish }) => (
  <AccountForm
    id={newPasswordFormId}
    validator={validator}
    action={resetPasswordPath(hash, redirect, wish)}
    label="Save password"
    busyLabel="Saving..."
  >
    <input type="hidden" name="hash" value={hash} />
    <NewPasswordFields />
  </AccountForm>
);
