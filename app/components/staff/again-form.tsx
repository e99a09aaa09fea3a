// @public

import { withZod } from "@remix-validated-form/with-zod";
import { againFormId, againSchema } from "~/models/staff/factor-forms";
import { CurrentPasswordField } from "../accounts/account-fields";
import { AccountForm } from "../accounts/account-form";

const validator = withZod(againSchema);

/** Asks for the password again, of a member of staff who has no second factor. */
export const AgainForm = ({ action }: { action: string }) => (
  <AccountForm
    id={againFormId}
    validator={validator}
    action={action}
    label="Continue"
    busyLabel="Checking..."
  >
    <CurrentPasswordField label="Password" />
  </AccountForm>
);
