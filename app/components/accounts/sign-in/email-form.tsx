// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useTexts } from "~/components/ui/texts/use-texts";
import { emailFormSchema } from "~/models/accounts/email-form";
import { EmailField } from "../account-fields";
import { AccountForm } from "../account-form";

const validator = withZod(emailFormSchema);

/** Asks for an e-mail to send a link to. `intent` distinguishes it from other forms of the same page. */
export const EmailForm = ({
  formId,
  action,
  label,
  intent,
}: {
  formId: string;
  action: string;
  label: string;
  intent?: string;
}) => {
  const t = useTexts();
  return (
    <AccountForm id={formId} validator={validator} action={action} label={label} busyLabel={t("Sending...")}>
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      <EmailField />
    </AccountForm>
  );
};
