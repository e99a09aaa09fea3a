// @public

import { withZod } from "@remix-validated-form/with-zod";
import { signInFormId, signInSchema } from "~/models/accounts/sign-in/sign-in-form";
import { adminSignInPath } from "~/paths/staff";
import { CurrentPasswordField, EmailField } from "../accounts/account-fields";
import { AccountForm } from "../accounts/account-form";

const validator = withZod(signInSchema);

/** Signs staff in by e-mail and password. `redirect` is the page to return to, empty for `/admin`. */
export const StaffSignInForm = ({ redirect }: { redirect: string }) => (
  <AccountForm
    id={signInFormId}
    validator={validator}
    action={adminSignInPath(redirect)}
    label="Sign in"
    busyLabel="Signing in..."
  >
    <EmailField />
    <CurrentPasswordField name="password" label="Password" />
  </AccountForm>
);
