import { withZod } from "@remix-validated-form/with-zod";
import { ValidatedForm } from "remix-validated-form";
import { passwordHelp } from "~/models/account/new-password";
import { passwordChangeFormId, passwordChangeSchema } from "~/models/account/password-change-form";
import { accountPasswordPath } from "~/paths";
import { AccountTextField } from "./account-text-field";
import { FormFailure } from "./form-failure";
import { SubmitButton } from "./submit-button";

const validator = withZod(passwordChangeSchema);
const formId = passwordChangeFormId;

/** Changes the password of a signed-in customer. */
export function PasswordChangeForm() {
  return (
    <ValidatedForm
      id={formId}
      validator={validator}
      method="post"
      action={accountPasswordPath()}
      noValidate
      className="max-w-lg space-y-5"
    >
      <FormFailure />
      <AccountTextField
        formId={formId}
        name="current_password"
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
      />
      <AccountTextField
        formId={formId}
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        help={passwordHelp}
        required
      />
      <AccountTextField
        formId={formId}
        name="password_again"
        label="New password again"
        type="password"
        autoComplete="new-password"
        required
      />
      <SubmitButton label="Save password" busyLabel="Saving..." />
    </ValidatedForm>
  );
}
