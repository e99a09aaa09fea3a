import { withZod } from "@remix-validated-form/with-zod";
import { registrationFormId, registrationSchema } from "~/models/accounts/registration-form";
import type { Wish } from "~/models/shops/wish";
import { registerPath } from "~/paths/account";
import { EmailField, NameFields, NewPasswordField } from "./account-fields";
import { AccountForm } from "./account-form";

const validator = withZod(registrationSchema);

/**
 * Creates an account. `redirect` is the page to return to, empty for the account; `wish` is what the visitor wanted (rule
 * lists-5).
 */
export const RegistrationForm = ({ redirect, wish }: { redirect: string; wish: Wish }) => (
  <AccountForm
    id={registrationFormId}
    validator={validator}
    action={registerPath(redirect, wish)}
    label="Create account"
    busyLabel="Creating your account..."
  >
    <NameFields />
    <EmailField />
    <NewPasswordField label="Password" />
  </AccountForm>
);
