import { withZod } from "@remix-validated-form/with-zod";
import { ValidatedForm } from "remix-validated-form";
import { resetRequestFormId, resetRequestSchema } from "~/models/account/password-reset-form";
import { resetPasswordPath } from "~/paths";
import { AccountTextField } from "./account-text-field";
import { FormFailure } from "./form-failure";
import { SubmitButton } from "./submit-button";

const validator = withZod(resetRequestSchema);

/** Asks where to send the link that lets a customer choose a new password. */
export function ResetRequestForm() {
  return (
    <ValidatedForm
      id={resetRequestFormId}
      validator={validator}
      method="post"
      action={resetPasswordPath()}
      noValidate
      className="space-y-5"
    >
      <FormFailure />
      <AccountTextField
        formId={resetRequestFormId}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <SubmitButton label="Send link" busyLabel="Sending..." />
    </ValidatedForm>
  );
}
