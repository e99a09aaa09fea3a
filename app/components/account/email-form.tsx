import { withZod } from "@remix-validated-form/with-zod";
import { ValidatedForm } from "remix-validated-form";
import { emailFormSchema } from "~/models/account/email-form";
import { AccountTextField } from "./account-text-field";
import { FormFailure } from "./form-failure";
import { SubmitButton } from "./submit-button";

const validator = withZod(emailFormSchema);

/** Asks for an e-mail to send something to. `intent` tells it from other forms of the same page. */
export function EmailForm({
  formId,
  action,
  label,
  intent,
}: {
  formId: string;
  action: string;
  label: string;
  intent?: string;
}) {
  return (
    <ValidatedForm
      id={formId}
      validator={validator}
      method="post"
      action={action}
      noValidate
      className="space-y-5"
    >
      <FormFailure />
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      <AccountTextField
        formId={formId}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <SubmitButton label={label} busyLabel="Sending..." />
    </ValidatedForm>
  );
}
