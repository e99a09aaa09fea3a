import { withZod } from "@remix-validated-form/with-zod";
import { ValidatedForm } from "remix-validated-form";
import { emailChangeFormId, emailChangeSchema } from "~/models/account/email-change-form";
import { accountEmailPath } from "~/paths";
import { AccountTextField } from "./account-text-field";
import { FormFailure } from "./form-failure";
import { SubmitButton } from "./submit-button";

const validator = withZod(emailChangeSchema);
const formId = emailChangeFormId;

/** Asks for another e-mail of a signed-in customer. */
export function EmailChangeForm() {
  return (
    <ValidatedForm
      id={formId}
      validator={validator}
      method="post"
      action={accountEmailPath()}
      noValidate
      className="max-w-lg space-y-5"
    >
      <FormFailure />
      <AccountTextField
        formId={formId}
        name="email"
        label="New email"
        type="email"
        autoComplete="email"
        required
      />
      <AccountTextField
        formId={formId}
        name="current_password"
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
      />
      <SubmitButton label="Change email" busyLabel="Sending..." />
    </ValidatedForm>
  );
}
