// @public

import { withZod } from "@remix-validated-form/with-zod";
import { invitationFormId, invitationSchema } from "~/models/staff/invitation-form";
import { adminInvitationPath } from "~/paths/staff";
import { NewPasswordFields } from "../accounts/account-fields";
import { AccountForm } from "../accounts/account-form";
import { AccountTextField } from "../accounts/account-text-field";

const validator = withZod(invitationSchema);

/** Accepts an invitation by the token of its link: name and password. */
export const InvitationForm = ({ hash, name }: { hash: string; name: string }) => (
  <AccountForm
    id={invitationFormId}
    validator={validator}
    defaultValues={{ name }}
    action={adminInvitationPath(hash)}
    label="Accept invitation"
    busyLabel="Saving..."
  >
    <input type="hidden" name="hash" value={hash} />
    <AccountTextField name="name" label="Your name" autoComplete="name" required />
    <NewPasswordFields />
  </AccountForm>
);
