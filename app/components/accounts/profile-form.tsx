// @public

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
      help={`Others see this instead of your name. ${seenAs(shownNames)}`}
    />
  </AccountForm>
);

function seenAs({ reviews, messages }: ShownNames): string {
  const [inReviews, inMessages] = [`Reviews now show ${quoted(reviews)}`, quoted(messages ?? "")];
  if (messages === null) return `${inReviews} Messages ask you for a name of two words.`;
  if (reviews === messages) return `Reviews and messages now show ${inMessages}`;
  return `${inReviews} Messages show two words or more, now ${inMessages}`;
}

/** A name at the end of a sentence, on one line: “Grace H.” has its point already. */
const quoted = (name: string) => `“${name.replaceAll(" ", "\u00a0")}”${name.endsWith(".") ? "" : "."}`;
