// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useTexts } from "~/components/ui/texts/use-texts";
import { type ProfileForm as Profile, profileFormId, profileSchema } from "~/models/accounts/profile-form";
import type { Translate } from "~/models/platform/texts/message";
import { accountSettingsPath } from "~/paths";
import { NameFields } from "./account-fields";
import { AccountForm } from "./account-form";
import { AccountTextField } from "./account-text-field";

const validator = withZod(profileSchema);

/** Under which names others see the customer; none for messages asks for one with the first. */
type ShownNames = { reviews: string; messages: string | null };

/** The customer's names, and what others see of them (rule accounts-32). */
export const ProfileForm = ({ profile, shownNames }: { profile: Profile; shownNames: ShownNames }) => {
  const t = useTexts();
  return (
    <AccountForm
      id={profileFormId}
      validator={validator}
      defaultValues={profile}
      action={accountSettingsPath()}
      label={t("Save changes")}
      busyLabel={t("Saving...")}
      isOnPage
    >
      <NameFields />
      <AccountTextField
        name="nick_name"
        label={t("Nickname")}
        autoComplete="nickname"
        help={t("Others see this instead of your name. {seenAs}", { seenAs: seenAs(t, shownNames) })}
      />
    </AccountForm>
  );
};

function seenAs(t: Translate, { reviews, messages }: ShownNames): string {
  const names = { inReviews: quoted(reviews), inMessages: quoted(messages ?? "") };
  if (messages === null)
    return t("Reviews now show {inReviews} Messages ask you for a name of two words.", {
      inReviews: names.inReviews,
    });
  if (reviews === messages)
    return t("Reviews and messages now show {inMessages}", { inMessages: names.inMessages });
  return t("Reviews now show {inReviews} Messages show two words or more, now {inMessages}", names);
}

/** A name at the end of a sentence, on one line: “Grace H.” has its point already. */
const quoted = (name: string) => `“${name.replaceAll(" ", "\u00a0")}”${name.endsWith(".") ? "" : "."}`;
