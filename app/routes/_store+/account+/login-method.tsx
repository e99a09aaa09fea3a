import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, Form, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { LoginMethodList } from "~/components/accounts/security/login-method-list";
import { PasskeyList } from "~/components/accounts/security/passkey-list";
import { Button, ButtonLink } from "~/components/ui/form/button";
import { sendPress } from "~/components/ui/form/send-press";
import { loginMethodFormSchema } from "~/models/accounts/sign-in/login-method-form";
import { isLastMethod, loginMethodRows } from "~/models/accounts/sign-in/login-methods";
import type { PasskeyRow } from "~/models/accounts/sign-in/passkey";
import { formatDate } from "~/models/platform/date/format-date";
import { isAppError } from "~/models/platform/error/app-error";
import { socialProviderNames } from "~/models/platform/sign-in/social-provider";
import { phrase } from "~/models/platform/texts/phrase";
import type { NoticeTone } from "~/models/shops/pages/page-notice-view";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { accountLoginMethodPath, accountPasswordPath } from "~/paths/account";
import { addPasskeyPath } from "~/paths/passkeys";
import { listLoginMethods } from "~/services/accounts/passkeys/list-login-methods.server";
import { listPasskeys } from "~/services/accounts/passkeys/list-passkeys.server";
import { removeIdentity } from "~/services/accounts/passkeys/remove-identity.server";
import { removePasskey } from "~/services/accounts/passkeys/remove-passkey.server";
import { requestPasswordReset } from "~/services/accounts/password/request-password-reset.server";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id, email } = await requireCustomer(context, request);
  const methods = await listLoginMethods(context, id);
  const zone = publicSettings(context.shop).general.time_zone;
  const isLast = isLastMethod(methods, "passkey");
  return {
    email,
    hasPassword: methods.hasPassword,
    rows: loginMethodRows(methods),
    passkeys: (await listPasskeys(context, id)).map(
      ({ createdAt, lastUsedAt, ...passkey }): PasskeyRow => ({
        ...passkey,
        note: isLast ? phrase("This is your only way to sign in.") : "",
        mayRemove: !isLast,
        addedText: formatDate(createdAt, zone),
        usedText: lastUsedAt && formatDate(lastUsedAt, zone),
      }),
    ),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { id, email } = await requireCustomer(context, request);
  return answerForm(request, { schema: loginMethodFormSchema }, async (asked) => {
    try {
      if (asked.intent === "set-password") {
        await requestPasswordReset(context, email);
        return done(phrase("We sent you an email. Open its link to set your password."));
      }
      if (asked.intent === "remove-passkey") {
        await removePasskey(context, id, asked.passkey);
        return done(phrase("The passkey was removed from your login methods."));
      }
      await removeIdentity(context, id, asked.provider);
      return done(
        phrase("{provider} was removed from your login methods.", {
          provider: socialProviderNames[asked.provider],
        }),
      );
    } catch (error) {
      if (!isAppError(error)) throw error;
      return done(error.message, "danger");
    }
  });
  function done(text: string, tone: NoticeTone = "success") {
    const page = accountLoginMethodPath();
    return leadTo(context, page, { notice: { lines: [text], page, tone } });
  }
}

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export default function LoginMethodPage() {
  const { email, hasPassword, rows, passkeys } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={phrase("Login methods")} intro={phrase("The ways you can sign in to your account.")}>
      <section className="rounded-base border border-line p-6">
        <h2 className="text-xl font-medium">{phrase("Password")}</h2>
        <p className="mt-2 mb-5 text-muted">
          {hasPassword
            ? phrase("You can sign in with your email and password:")
            : phrase("Your account has no password. Your email:")}{" "}
          <span className="wrap-anywhere text-ink">{email}</span>
        </p>
        {hasPassword ? (
          <ButtonLink to={accountPasswordPath()} variant="secondary">
            {phrase("Change password")}
          </ButtonLink>
        ) : (
          <Form method="post">
            <Button name="intent" value="set-password" variant="secondary">
              {phrase("Set a password")}
            </Button>
          </Form>
        )}
      </section>
      <section>
        <h2 className="text-xl font-medium">{phrase("Passkeys")}</h2>
        <p className="mt-2 mb-5 text-muted">
          {phrase(
            "Sign in with your fingerprint, your face or the PIN of your device instead of a password.",
          )}
        </p>
        <PasskeyList rows={passkeys} action={accountLoginMethodPath()} addPath={addPasskeyPath()} />
      </section>
      {rows.length > 0 ? (
        <section>
          <h2 className="mb-4 text-xl font-medium">{phrase("Other services")}</h2>
          <LoginMethodList rows={rows} />
        </section>
      ) : null}
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Login methods"));
