import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { SessionList } from "~/components/accounts/security/session-list";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/form/button";
import { sendPress } from "~/components/ui/form/send-press";
import { RichText } from "~/components/ui/texts/rich-text";
import { endedBy, sessionFormSchema } from "~/models/accounts/sign-in/session-form";
import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { loginPath, withQuery } from "~/paths";
import { accountEmailPath, accountPasswordPath, accountSecurityPath } from "~/paths/account";
import { endCustomerSessions } from "~/services/accounts/sessions/end-customer-sessions.server";
import { listSessions } from "~/services/accounts/sessions/list-sessions.server";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { expiredSessionCookie } from "~/services/accounts/sessions/session-cookie.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id, email } = await requireCustomer(context, request);
  const { sessionHash } = await context.visitor();
  const done = new URL(request.url).searchParams.get("done");
  return { email, sessions: await listSessions(context, id, sessionHash), done };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const customer = await requireCustomer(context, request);
  const { sessionHash } = await context.visitor();
  return answerForm(request, { schema: sessionFormSchema }, async (asked) => {
    const { which, endsOwn } = endedBy(asked, sessionHash);
    await endCustomerSessions(context, customer.id, which);
    if (!endsOwn) return redirect(withQuery(accountSecurityPath(), { done: "signed-out" }), 303);
    return leadTo(context, loginPath(), { cookies: [expiredSessionCookie(context.origin)] });
  });
}

const doneTexts: Record<string, string> = {
  "signed-out": message("Signed out."),
  email: message("We sent an email to both mailboxes. Open both links to change your email."),
  password: message("Your new password is saved. All other devices are signed out."),
};

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export default function SecurityPage() {
  const { email, sessions, done } = useLoaderData<typeof loader>();
  const text = done === null ? undefined : doneTexts[done];
  return (
    <AccountPage title={phrase("Sign-in and security")}>
      {text ? <Alert tone="success">{phrase(text)}</Alert> : null}
      <section className="rounded-base border border-line p-6">
        <h2 className="text-xl font-medium">{phrase("Email and password")}</h2>
        <p className="mt-2 text-muted">
          <RichText
            text={phrase("You sign in with <b>{email}</b> and your password.", { email })}
            parts={{ b: (words) => <span className="wrap-anywhere text-ink">{words}</span> }}
          />
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={accountPasswordPath()} variant="secondary">
            {phrase("Change password")}
          </ButtonLink>
          <ButtonLink to={accountEmailPath()} variant="secondary">
            {phrase("Change email")}
          </ButtonLink>
        </div>
      </section>
      <section>
        <h2 className="text-xl font-medium">{phrase("Where you are signed in")}</h2>
        <p className="mt-2 mb-5 max-w-prose text-muted">
          {phrase("If you don’t recognize a device, sign it out and change your password.")}
        </p>
        <SessionList sessions={sessions} />
      </section>
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Sign-in and security"));
