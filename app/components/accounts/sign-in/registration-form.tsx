// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useTexts } from "~/components/ui/texts/use-texts";
import { registrationFormId, registrationSchema } from "~/models/accounts/sign-in/registration-form";
import type { PendingAction } from "~/models/shops/records/pending-action";
import { registerPath } from "~/paths/account";
import { EmailField, NameFields, NewPasswordField } from "../account-fields";
import { AccountForm } from "../account-form";

const validator = withZod(registrationSchema);

/**
 * Creates an account. `redirect` is the page to return to, empty for the account; `pendingAction` is what the
 * visitor wanted (rule lists-5).
 */
export const RegistrationForm = ({
  redirect,
  pendingAction,
}: {
  redirect: string;
  pendingAction: PendingAction;
}) => {
  const t = useTexts();
  return (
    <AccountForm
      id={registrationFormId}
      validator={validator}
      action={registerPath(redirect, pendingAction)}
      label={t("Create account")}
      busyLabel={t("Creating your account...")}
    >
      <NameFields />
      <EmailField />
      <NewPasswordField label={t("Password")} />
    </AccountForm>
  );
};
