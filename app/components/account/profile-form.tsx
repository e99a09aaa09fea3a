import { withZod } from "@remix-validated-form/with-zod";
import { ValidatedForm } from "remix-validated-form";
import { type ProfileForm as Profile, profileFormId, profileSchema } from "~/models/account/profile-form";
import { accountSettingsPath } from "~/paths";
import { AccountTextField } from "./account-text-field";
import { FormFailure } from "./form-failure";
import { SubmitButton } from "./submit-button";

const validator = withZod(profileSchema);
const formId = profileFormId;

/** The customer's names. */
export function ProfileForm({ profile }: { profile: Profile }) {
  return (
    <ValidatedForm
      id={formId}
      validator={validator}
      defaultValues={profile}
      method="post"
      action={accountSettingsPath()}
      noValidate
      className="max-w-lg space-y-5"
    >
      <FormFailure />
      <div className="grid gap-5 sm:grid-cols-2">
        <AccountTextField
          formId={formId}
          name="first_name"
          label="First name"
          autoComplete="given-name"
          required
        />
        <AccountTextField
          formId={formId}
          name="last_name"
          label="Last name"
          autoComplete="family-name"
          required
        />
      </div>
      <AccountTextField
        formId={formId}
        name="nick_name"
        label="Nick name"
        autoComplete="nickname"
        help="Shown beside your reviews instead of your name."
      />
      <SubmitButton label="Save changes" busyLabel="Saving..." />
    </ValidatedForm>
  );
}
