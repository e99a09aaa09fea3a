import type { FetcherWithComponents } from "@remix-run/react";
import { withZod } from "@remix-validated-form/with-zod";
import { ValidatedForm } from "remix-validated-form";
import { signInFormId, signInSchema } from "~/models/account/sign-in-form";
import { loginPath, resetPasswordPath } from "~/paths";
import { AccountTextField } from "./account-text-field";
import { EntryLink } from "./entry-link";
import { FormFailure } from "./form-failure";
import { SubmitButton } from "./submit-button";

const validator = withZod(signInSchema);

/** With a `fetcher` the form is sent beside the page, and what is wrong comes back to it. */
type SignInFormProps = { redirect: string; fetcher?: FetcherWithComponents<unknown> };

/** E-mail and password. `redirect` is the page to come back to, empty for the account. */
export function SignInForm({ redirect, fetcher }: SignInFormProps) {
  return (
    <ValidatedForm
      id={signInFormId}
      validator={validator}
      method="post"
      {...(fetcher ? { fetcher } : {})}
      action={loginPath(redirect)}
      noValidate
      className="space-y-5"
    >
      <FormFailure />
      <AccountTextField
        formId={signInFormId}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <AccountTextField
        formId={signInFormId}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
      />
      <SubmitButton label="Sign in" busyLabel="Signing in..." />
      <p className="text-center text-sm">
        <EntryLink to={resetPasswordPath()}>Forgot your password?</EntryLink>
      </p>
    </ValidatedForm>
  );
}
