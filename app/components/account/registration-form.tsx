import { withZod } from "@remix-validated-form/with-zod";
import { ValidatedForm } from "remix-validated-form";
import { passwordHelp } from "~/models/account/new-password";
import { registrationFormId, registrationSchema } from "~/models/account/registration-form";
import { registerPath } from "~/paths";
import { AccountTextField } from "./account-text-field";
import { FormFailure } from "./form-failure";
import { SubmitButton } from "./submit-button";

const validator = withZod(registrationSchema);
const formId = registrationFormId;

/** Names, e-mail and a password. `redirect` is the page to come back to, empty for the account. */
export function RegistrationForm({ redirect }: { redirect: string }) {
  return (
    <ValidatedForm
      id={formId}
      validator={validator}
      method="post"
      action={registerPath(redirect)}
      noValidate
      className="space-y-5"
    >
      <FormFailure />
      <div className="grid gap-5 sm:grid-cols-2">
        <AccountTextField
          formId={formId}
          name="first_name"
          label="First name"
          autoComplete="given-name"
          required
        />
        <AccountTextField
          formId={formId}
          name="last_name"
          label="Last name"
          autoComplete="family-name"
          required
        />
      </div>
      <AccountTextField
        formId={formId}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <AccountTextField
        formId={formId}
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        help={passwordHelp}
        required
      />
      <SubmitButton label="Create account" busyLabel="Creating your account..." />
    </ValidatedForm>
  );
}
