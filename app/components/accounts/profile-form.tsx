import { withZod } from "@remix-validated-form/with-zod";
import { type ProfileForm as Profile, profileFormId, profileSchema } from "~/models/accounts/profile-form";
import { accountSettingsPath } from "~/paths";
import { NameFields } from "./account-fields";
import { AccountForm } from "./account-form";
import { AccountTextField } from "./account-text-field";

const validator = withZod(profileSchema);

/** Under which names others see the customer; none for messages asks for one with the first. */
type ShownNames = { reviews: string; messages: string | null };

/** The customer's names, and what others see of them (rule accounts-32). */
export const ProfileForm = ({ profile, shownNames }: { profile: Profile; shownNames: ShownNames }) => (
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
      help={`Others see it instead of your name. ${seenAs(shownNames)}`}
    />
  </AccountForm>
);

function seenAs({ reviews, messages }: ShownNames): string {
  if (messages === null) return `Reviews now show “${reviews}”. Messages ask you for a name of two words.`;
  if (reviews === messages) return `Reviews and messages now show “${reviews}”.`;
  return `Reviews now show “${reviews}”. Messages show two words or more, now “${messages}”.`;
}
