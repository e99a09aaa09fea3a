import { withZod } from "@remix-validated-form/with-zod";
import { ValidatedForm } from "remix-validated-form";
import { passwordHelp } from "~/models/account/new-password";
import { newPasswordFormId, passwordResetSchema } from "~/models/account/password-reset-form";
import { resetPasswordPath } from "~/paths";
import { AccountTextField } from "./account-text-field";
import { FormFailure } from "./form-failure";
import { SubmitButton } from "./submit-button";

const validator = withZod(passwordResetSchema);
const formId = newPasswordFormId;

/** Chooses a new password with the token of a mailed link. */
export function NewPasswordForm({ hash }: { hash: string }) {
  return (
    <ValidatedForm
      id={formId}
      validator={validator}
      method="post"
      action={resetPasswordPath(hash)}
      noValidate
      className="space-y-5"
    >
      <FormFailure />
      <input type="hidden" name="hash" value={hash} />
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
