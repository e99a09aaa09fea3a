import { withZod } from "@remix-validated-form/with-zod";
import { registrationFormId, registrationSchema } from "~/models/account/registration-form";
import { registerPath } from "~/paths/account";
import { EmailField, NameFields, NewPasswordField } from "./account-fields";
import { AccountForm } from "./account-form";

const validator = withZod(registrationSchema);

/** Creates an account. `redirect` is the page to return to, empty for the account. */
export const RegistrationForm = ({ redirect }: { redirect: string }) => (
  <AccountForm
    id={registrationFormId}
    validator={validator}
    action={registerPath(redirect)}
    label="Create account"
    busyLabel="Creating your account..."
  >
    <NameFields />
    <EmailField />
    <NewPasswordField label="Password" />
  </AccountForm>
);
