// @public

import { withZod } from "@remix-validated-form/with-zod";
import type { ReactNode } from "react";
import { factorCodeSchema } from "~/models/staff/factor-forms";
import { AccountForm } from "../accounts/account-form";
import { AccountTextField } from "../accounts/account-text-field";

const validator = withZod(factorCodeSchema);

/** Asks for a code: six digits of an app, or a recovery code. */
export const SecondFactorForm = ({
  id,
  action,
  label,
  isRecovery = false,
  isOnPage = false,
  children,
}: {
  id: string;
  action: string;
  /** Label of the button. */
  label: string;
  isRecovery?: boolean;
  isOnPage?: boolean;
  children?: ReactNode;
}) => (
  <AccountForm
    id={id}
    validator={validator}
    action={action}
    label={label}
    busyLabel="Checking..."
    isOnPage={isOnPage}
  >
    {children}
    {isRecovery ? (
      <AccountTextField
        name="code"
        label="Recovery code"
        help="Four groups of four letters and digits. Each code works once."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    ) : (
      <AccountTextField
        name="code"
        label="Code from your app"
        help="Six digits. A new code appears every 30 seconds."
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
    )}
  </AccountForm>
);
