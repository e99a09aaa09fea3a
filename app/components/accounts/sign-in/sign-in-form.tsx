// @public

import type { FetcherWithComponents } from "@remix-run/react";
import { withZod } from "@remix-validated-form/with-zod";
import { useTexts } from "~/components/ui/texts/use-texts";
import { signInFormId, signInSchema } from "~/models/accounts/sign-in/sign-in-form";
import type { SocialProvider } from "~/models/platform/sign-in/social-provider";
import type { PendingAction } from "~/models/shops/records/pending-action";
import { loginPath } from "~/paths";
import { resetPasswordPath } from "~/paths/account";
import { CurrentPasswordField, EmailField } from "../account-fields";
import { AccountForm } from "../account-form";
import { PasskeySignIn } from "../pages/passkey-sign-in";
import { EntryLink } from "./entry-link";
import { SocialLinks } from "./social-links";

const validator = withZod(signInSchema);

/** With a `fetcher` the form is sent without leaving the page, and its errors come back to it. */
type SignInFormProps = {
  redirect: string;
  pendingAction?: PendingAction | undefined;
  providers: readonly SocialProvider[];
  fetcher?: FetcherWithComponents<unknown>;
};

/**
 * The services of the shop, e-mail and password, and passkeys. `redirect` is the page to return to, empty for
 * the account; `pendingAction` is what the visitor wanted (rule lists-5).
 */
export const SignInForm = ({ redirect, pendingAction, providers, fetcher }: SignInFormProps) => {
  const t = useTexts();
  return (
    <div className="space-y-5">
      <SocialLinks providers={providers} redirect={redirect} pendingAction={pendingAction} />
      <AccountForm
        id={signInFormId}
        validator={validator}
        {...(fetcher ? { fetcher } : {})}
        action={loginPath(redirect, pendingAction)}
        label={t("Sign in")}
        busyLabel={t("Signing in...")}
      >
        <EmailField />
        <CurrentPasswordField name="password" label={t("Password")} />
      </AccountForm>
      <PasskeySignIn redirect={redirect} pendingAction={pendingAction} />
      <p className="text-center text-sm">
        <EntryLink to={resetPasswordPath(undefined, redirect, pendingAction)}>
          {t("Forgot your password?")}
        </EntryLink>
      </p>
    </div>
  );
};
