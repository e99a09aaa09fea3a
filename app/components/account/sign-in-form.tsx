import type { FetcherWithComponents } from "@remix-run/react";
import { withZod } from "@remix-validated-form/with-zod";
import { signInFormId, signInSchema } from "~/models/account/sign-in-form";
import { loginPath, resetPasswordPath } from "~/paths";
import { CurrentPasswordField, EmailField } from "./account-fields";
import { AccountForm } from "./account-form";
import { EntryLink } from "./entry-link";

const validator = withZod(signInSchema);

/** With a `fetcher` the form is sent without leaving the page, and its errors come back to it. */
type SignInFormProps = { redirect: string; fetcher?: FetcherWithComponents<unknown> };

/** E-mail and password. `redirect` is the page to return to, empty for the account. */
export const SignInForm = ({ redirect, fetcher }: SignInFormProps) => (
  <div className="space-y-5">
    <AccountForm
      id={signInFormId}
      validator={validator}
      {...(fetcher ? { fetcher } : {})}
      action={loginPath(redirect)}
      label="Sign in"
      busyLabel="Signing in..."
    >
      <EmailField />
      <CurrentPasswordField name="password" label="Password" />
    </AccountForm>
    <p className="text-center text-sm">
      <EntryLink to={resetPasswordPath()}>Forgot your password?</EntryLink>
    </p>
  </div>
);
