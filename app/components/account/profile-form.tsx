import { withZod } from "@remix-validated-form/with-zod";
import { type ProfileForm as Profile, profileFormId, profileSchema } from "~/models/account/profile-form";
import { accountSettingsPath } from "~/paths";
import { NameFields } from "./account-fields";
import { AccountForm } from "./account-form";
import { AccountTextField } from "./account-text-field";

const validator = withZod(profileSchema);

/** The customer's names. */
export const ProfileForm = ({ profile }: { profile: Profile }) => (
  <AccountForm
    id={profileFormId}
    validator={validator}
    defaultValues={profile}
    action={accountSettingsPath()}
    label="Save changes"
    busyLabel="Saving..."
    isOnPage
  >
    <NameFields />
    <AccountTextField
      name="nick_name"
      label="Nickname"
      autoComplete="nickname"
      help="Shown with your reviews instead of your name."
    />
  </AccountForm>
);
