import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { EntryPage } from "~/components/accounts/sign-in/entry-page";
import { NewPasswordForm } from "~/components/accounts/sign-in/new-password-form";
import { ResetLinkPage } from "~/components/accounts/sign-in/reset-link-page";
import { sendForm } from "~/components/ui/form/send-form";
import { emailFormSchema, resetRequestFormId } from "~/models/accounts/email-form";
import { newPasswordFormId, passwordResetSchema } from "~/models/accounts/sign-in/password-reset-form";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import { phrase } from "~/models/platform/texts/phrase";
import { pendingActionOf } from "~/models/shops/records/pending-action";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { loginPath, withQuery } from "~/paths";
import { resetPasswordPath } from "~/paths/account";
import { isResetLinkOpen } from "~/services/accounts/password/is-reset-link-open.server";
import { requestPasswordReset } from "~/services/accounts/password/request-password-reset.server";
import { resetPassword } from "~/services/accounts/password/reset-password.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { readForm } from "~/services/platform/forms/read-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

/** A link that is used up says so at once (404), with the form that asks for another. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const { searchParams } = new URL(request.url);
  const hash = searchParams.get("hash") ?? "";
  const isUsed = hash !== "" && !(await isResetLinkOpen(context, hash));
  return data({ hash, isUsed, isSent: searchParams.has("sent"), ...nextOf(request) }, isUsed ? 404 : 200);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await readForm(request);
  return posted.has("hash") ? savePassword(context, request, posted) : sendLink(context, request, posted);
}

/** Where the visitor was going when they were asked to sign in, and what they wanted (rule lists-5). */
function nextOf(request: Request) {
  const { searchParams } = new URL(request.url);
  return {
    redirect: safeRedirect(searchParams.get("redirect"), ""),
    pendingAction: pendingActionOf(searchParams),
  };
}

/** Shows an error in its form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

function sendLink(context: ActionFunctionArgs["context"], request: Request, posted: FormData) {
  const form = { id: resetRequestFormId, schema: emailFormSchema, keeps: ["email"] };
  return answerForm(posted, form, async ({ email }) => {
    const next = nextOf(request);
    await requestPasswordReset(context, email, {
      returnTo: next.redirect,
      pendingAction: next.pendingAction,
    });
    const query = { sent: "1", redirect: next.redirect, ...next.pendingAction };
    return redirect(withQuery(resetPasswordPath(), query), 303);
  });
}

function savePassword(context: ActionFunctionArgs["context"], request: Request, posted: FormData) {
  const form = { id: newPasswordFormId, schema: passwordResetSchema };
  return answerForm(posted, form, async ({ hash, password }) => {
    const headers = await resetPassword(context, { token: hash, password });
    const { redirect: to, pendingAction } = nextOf(request);
    const query = { password: "changed", redirect: to, ...pendingAction };
    return redirect(withQuery(loginPath(), query), { status: 303, headers });
  });
}

export default function ResetPasswordPage() {
  const { hash, isUsed, isSent, redirect, pendingAction } = useLoaderData<typeof loader>();
  if (hash && !isUsed)
    return (
      <EntryPage
        title={phrase("Choose a new password")}
        lead={phrase("You will be signed out everywhere else.")}
      >
        <NewPasswordForm hash={hash} action={resetPasswordPath(hash, redirect, pendingAction)} />
      </EntryPage>
    );
  return (
    <ResetLinkPage
      isUsed={isUsed}
      isSent={isSent}
      action={resetPasswordPath(undefined, redirect, pendingAction)}
      signInPath={loginPath(redirect, pendingAction)}
    />
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Choose a new password"));
