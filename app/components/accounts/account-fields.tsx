// @public

import { passwordHelp } from "~/models/accounts/sign-in/new-password";
import { AccountTextField } from "./account-text-field";

/** The customer's e-mail. */
export const EmailField = ({ label = "Email" }: { label?: string }) => (
  <AccountTextField name="email" label={label} type="email" autoComplete="email" inputMode="email" required />
);

/** First and last name, side by side if there is room. */
export const NameFields = () => (
  <div className="grid gap-5 sm:grid-cols-2">
    <AccountTextField name="first_name" label="First name" autoComplete="given-name" required />
    <AccountTextField name="last_name" label="Last name" autoComplete="family-name" required />
  </div>
);

/** The customer's present password. */
export const CurrentPasswordField = ({
  name = "current_password",
  label = "Current password",
}: {
  name?: string;
  label?: string;
}) => <AccountTextField name={name} label={label} type="password" autoComplete="current-password" required />;

/** A new password, with what it must be. */
export const NewPasswordField = ({ label = "New password" }: { label?: string }) => (
  <AccountTextField
    name="password"
    label={label}
    type="password"
    autoComplete="new-password"
    help={passwordHelp}
    required
  />
);

/** A new password, entered twice. */
export const NewPasswordFields = () => (
  <>
    <NewPasswordField />
    <AccountTextField
      name="password_again"
      label="Repeat new password"
      type="password"
      autoComplete="new-password"
      required
    />
  </>
);
