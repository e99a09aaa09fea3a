// @public

import { useTextLanguage, useTexts } from "~/components/ui/texts/use-texts";
import { isFamilyNameFirst } from "~/models/accounts/person-name";
import { passwordHelp } from "~/models/accounts/sign-in/new-password";
import { AccountTextField } from "./account-text-field";

/** The customer's e-mail. */
export const EmailField = ({ label }: { label?: string }) => {
  const t = useTexts();
  return (
    <AccountTextField
      name="email"
      label={label ?? t("Email")}
      type="email"
      autoComplete="email"
      inputMode="email"
      required
    />
  );
};

/** First and last name in the order of the language, side by side if there is room. */
export const NameFields = () => {
  const t = useTexts();
  const first = (
    <AccountTextField name="first_name" label={t("First name")} autoComplete="given-name" required />
  );
  const last = (
    <AccountTextField name="last_name" label={t("Last name")} autoComplete="family-name" required />
  );
  const [one, other] = isFamilyNameFirst(useTextLanguage()) ? [last, first] : [first, last];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {one}
      {other}
    </div>
  );
};

/** The customer's present password. */
export const CurrentPasswordField = ({
  name = "current_password",
  label,
}: {
  name?: string;
  label?: string;
}) => {
  const t = useTexts();
  return (
    <AccountTextField
      name={name}
      label={label ?? t("Current password")}
      type="password"
      autoComplete="current-password"
      required
    />
  );
};

/** A new password, with what it must be. */
export const NewPasswordField = ({ label }: { label?: string }) => {
  const t = useTexts();
  return (
    <AccountTextField
      name="password"
      label={label ?? t("New password")}
      type="password"
      autoComplete="new-password"
      help={t(passwordHelp)}
      required
    />
  );
};

/** A new password, entered twice. */
export const NewPasswordFields = () => {
  const t = useTexts();
  return (
    <>
      <NewPasswordField />
      <AccountTextField
        name="password_again"
        label={t("Repeat new password")}
        type="password"
        autoComplete="new-password"
        required
      />
    </>
  );
};
